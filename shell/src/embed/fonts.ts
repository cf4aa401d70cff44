import '@feszek/ui/fonts.css';
