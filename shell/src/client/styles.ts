import '../styles/layers.css';
import '@feszek/ui/fonts.css';
import '@feszek/ui/tokens.css';
import '@feszek/ui/base.css';
import '../styles/shell.css';
import '../styles/message.css';
import '@feszek/ui/favicon.svg';
