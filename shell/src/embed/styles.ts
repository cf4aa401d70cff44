import '../styles/layers.css';
import '@feszek/ui/tokens.css';
import '@feszek/ui/base.css';
import '../styles/embed.css';
