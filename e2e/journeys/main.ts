import { after, before, describe, it } from 'node:test';
import { launch } from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';
import { JOURNEYS } from './journeys.ts';
import { walk } from './walk.ts';
import type { Language } from './words.ts';

const { SHOP_URL = 'http://localhost:3000', ORDER = 'on', QUESTION_SEARCH = 'off', PUPPETEER_EXECUTABLE_PATH: executablePath } = process.env;
const has = { 'order': ORDER !== 'off', 'question search': QUESTION_SEARCH === 'on' };
const LANGUAGES: readonly Language[] = ['hu', 'en'];

describe(`the shop at ${SHOP_URL}`, () => {
  let browser: Browser;
  before(async () => {
    browser = await launch({ ...(executablePath ? { executablePath } : { channel: 'chrome' }), args: ['--no-sandbox'], pipe: true });
  });
  after(() => browser.close());
  for (const language of LANGUAGES) {
    for (const journey of JOURNEYS) {
      if (!journey.needs || has[journey.needs]) it(`a visitor who reads ${language} ${journey.title}`, () => walk(journey, browser, SHOP_URL, language));
    }
  }
});
