import { toNode } from './element.js';
import { FRAGMENTS } from './fragments.js';
import { TEXTS } from './texts.js';

const STYLES = new URL('plain.css', import.meta.url);

/** The page links the styles of its first screen. For a later one they are loaded before it is shown. */
function loadStyles() {
  if ([...document.querySelectorAll('link[rel="stylesheet"]')].some(({ href }) => new URL(href).pathname === STYLES.pathname)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLES.href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${STYLES.href} was not loaded`));
    document.head.append(link);
  });
}

/** Hides the questions that do not contain the text of the field. */
function startSearch(place, locale) {
  const field = place.querySelector('.plain-search');
  field?.addEventListener('input', () => {
    const wanted = field.value.trim().toLocaleLowerCase(locale);
    const questions = [...place.querySelectorAll('details')];
    for (const question of questions) question.hidden = !question.textContent.toLocaleLowerCase(locale).includes(wanted);
    for (const topic of place.querySelectorAll('section')) topic.hidden = !topic.querySelector('details:not([hidden])');
    place.querySelector('.plain-status').textContent = questions.every(({ hidden }) => hidden) ? TEXTS[locale].none : '';
  });
}

/** The life cycle of one place in the page: its slice shows one view after another in it. */
function createLifeCycles() {
  let stop = () => {};
  return {
    bootstrap: async () => {},
    async mount({ domElement: place, views }) {
      const show = () => {
        const { request, view } = views.current;
        if (place.dataset.html !== request.fragment) place.replaceChildren(...(view ? [toNode(view)] : []));
        delete place.dataset.html;
        startSearch(place, request.locale);
      };
      show();
      stop = views.subscribe(show);
      place.setAttribute('data-ready', '');
    },
    async unmount({ domElement: place }) {
      stop();
      place.replaceChildren();
    },
  };
}

export const remote = {
  name: 'content',
  fragments: Object.keys(FRAGMENTS),
  paramsFault: ({ fragment, params }) => (fragment !== 'faq' && Object.keys(params).length > 0 ? `${fragment} has no parameters.` : undefined),
  start() {},
  async prepare(request, host, { inlined, signal } = {}) {
    const { api, head, isEmpty, view } = FRAGMENTS[request.fragment];
    const [data] = await Promise.all([inlined ? inlined.data : host.api.get(api, signal && { signal }), loadStyles()]);
    if (isEmpty(data)) return { status: 404, head: { title: '' }, request, view: null };
    return { status: 200, head: head(request.locale), request, view: view(data, request.locale) };
  },
  createLifeCycles,
};
