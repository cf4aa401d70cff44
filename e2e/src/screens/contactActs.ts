import type { Locale } from '@feszek/contract';
import { apiVisitor } from '../buying/apiVisitor.ts';
import { ANNA } from '../buying/checkout.ts';
import { CONTENT_TEXTS } from '../content/contentTexts.ts';
import { PICTURE } from '../harness/standInPictures.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import type { Stage } from './stage.ts';

const FILE = { hu: 'serult-kanapelab.png', en: 'damaged-sofa-leg.png' } as const satisfies Record<Locale, string>;
const MESSAGE = {
  hu: 'Jó napot!\n\nA múlt héten rendelt kanapé lába karcosan érkezett. Tudtok küldeni egy másikat?',
  en: 'Hello,\n\nThe leg of the sofa that I ordered last week arrived scratched. Could you send me another one?',
} as const satisfies Record<Locale, string>;

/** Chooses a file as a person does, without one on the disk. */
async function choose({ page, find }: Visit, locale: Locale, base64: string): Promise<void> {
  await page.$eval('#main input[type="file"]', (input, name, content) => {
    const files = new DataTransfer();
    files.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' }));
    Object.assign(input, { files: files.files });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, FILE[locale], base64);
  await find('button', CONTENT_TEXTS[locale].removeFile(FILE[locale]));
}

async function fillMessage(visit: Visit, locale: Locale): Promise<void> {
  const texts = CONTENT_TEXTS[locale];
  await visit.page.select('#main select[name="topic"]', 'order');
  await visit.fill(texts.name, ANNA.name);
  await visit.fill(texts.email, apiVisitor(new URL(visit.page.url()).origin, locale).email);
  await visit.fill(texts.message, MESSAGE[locale]);
}

export async function chooseFile(visit: Visit, { locale }: Stage): Promise<void> {
  await fillMessage(visit, locale);
  await choose(visit, locale, PICTURE);
  await visit.waitUntilIdle();
}

/** Sends a program that claims to be a picture. */
export async function sendRefusedFile(visit: Visit, { locale }: Stage): Promise<void> {
  await fillMessage(visit, locale);
  await choose(visit, locale, btoa('This program cannot be run.'));
  await visit.press('button', CONTENT_TEXTS[locale].send, '#main');
  await soon(async () => {
    if (!(await visit.text('#main')).includes(CONTENT_TEXTS[locale].refusedFile)) throw new Error('The form does not refuse the file');
  });
  await visit.waitUntilIdle();
}

export async function sendMessage(visit: Visit, stage: Stage): Promise<void> {
  await chooseFile(visit, stage);
  await visit.press('button', CONTENT_TEXTS[stage.locale].send, '#main');
  await visit.find('heading', CONTENT_TEXTS[stage.locale].received);
  await visit.waitUntilIdle();
}
