/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { PersonalDataScreen } from './PersonalDataScreen.tsx';

const saved: { name: string; size: number }[] = [];
let blob: Blob | undefined;

beforeEach(() => {
  saved.length = 0;
  jest.useFakeTimers();
  // jsdom has neither addresses of files in memory nor downloads.
  URL.createObjectURL = (file) => {
    blob = file instanceof Blob ? file : undefined;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, size: blob?.size ?? 0 });
  });
});

afterEach(() => {
  cleanup();
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (answering: Answering) => showScreen(<PersonalDataScreen />, { answering, params: { token: 'abc' } });
const download = () => fireEvent.click(screen.getByRole('button', { name: 'Letöltöm az adataimat' }));

describe('the link to a copy of the data', () => {
  it('downloads the file when the user presses the button, and not before', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { file_name: 'feszek-2026-11-22.zip', content: 'UEsDBA==' } }));
    show(answering);
    expect(answering).not.toHaveBeenCalled();
    download();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('A fájl neve: feszek-2026-11-22.zip'));
    expect(answering.mock.calls).toEqual([[{ call: 'POST /api/auth/export', body: { token: 'abc' } }]]);
    expect(saved).toEqual([{ name: 'feszek-2026-11-22.zip', size: 4 }]);
  });

  it.each([['token_invalid', 'Ez a link nem érvényes'], ['token_expired', 'Ez a link már lejárt']] as const)('explains %s', async (code, title) => {
    show(() => fakeError(code));
    download();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('can be tried again if the API is unavailable', async () => {
    show(() => fakeError('service_unavailable'));
    download();
    expect((await screen.findByRole('alert')).textContent).toContain('Nem sikerült letölteni.');
    expect(screen.getByRole('button', { name: 'Letöltöm az adataimat' })).toBeTruthy();
  });
});
