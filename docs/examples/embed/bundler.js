import { defineElements } from '@feszek/embed';

const show = () => defineElements('https://feszek.example').catch((error) => {
  document.getElementById('problem').textContent = error.message;
  window.addEventListener('online', show, { once: true });
});
await show();
