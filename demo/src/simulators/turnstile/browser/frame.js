// The part of Turnstile that runs in its own frame. The site keys for tests decide the outcome.
const query = new URLSearchParams(window.location.search);
const siteKey = query.get('sitekey') ?? '';
const state = document.getElementById('state');
const notify = (name, value) => window.parent.postMessage({ name, value }, '*');
const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
const INTERACTIVE = '3x00000000000000000000FF';
const isTest = /^[123]x0{20}(AA|AB|BB|FF)$/.test(siteKey);

async function pass() {
  const body = new URLSearchParams({ siteKey, action: query.get('action') ?? '', hostname: query.get('hostname') ?? '' });
  const token = isTest ? DUMMY_TOKEN : (await (await fetch('challenge', { method: 'POST', body })).json()).token;
  state.textContent = 'Success!';
  notify('callback', token);
}

function waitForPerson() {
  const box = document.getElementById('person');
  box.parentElement.hidden = false;
  state.textContent = '';
  notify('before-interactive-callback');
  box.addEventListener('change', () => {
    notify('after-interactive-callback');
    void pass();
  });
}

if (siteKey.startsWith('2x')) {
  state.textContent = 'Verification failed';
  notify('error-callback', '300030');
} else if (siteKey === INTERACTIVE) waitForPerson();
else void pass();
