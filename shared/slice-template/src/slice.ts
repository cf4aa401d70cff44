import { defineSlice } from '@feszek/kit';
import { PATHS } from './paths.ts';

export const slice = defineSlice({
  name: 'example',
  messages: {
    hu: () => import(/* webpackChunkName: "messages-hu" */ './locales/hu.ts'),
    en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
  },
  fragments: {
    'example': {
      kind: 'public',
      mode: 'hydrate',
      route: { name: 'example', paths: PATHS },
      load: () => import(/* webpackChunkName: "fragment-example" */ './example/screen.ts'),
    },
  },
});
