import type { FieldErrorCode } from '@feszek/contract';
import { PictureProcessor } from '../media/processing/PictureProcessor.ts';
import { ApiError } from '../platform/http/errors.ts';
import { pdfActivity } from './pdfActivity.ts';
import type { MessageFile } from './readFile.ts';

/** The time limit of decoding, in milliseconds. A photograph of a phone takes less than one second. */
const DECODING_MS = 15_000;

/** Checks the content of files; closed with the server. */
export interface FileCheck {
  /** @returns why a file is refused; `undefined` for an accepted one */
  readonly check: (file: MessageFile) => Promise<FieldErrorCode | undefined>;
  readonly close: () => void;
}

const PDF_FAULTS = { none: undefined, active: 'file_active', unreadable: 'file_unreadable' } as const;

/**
 * Creates a check that decodes a whole picture or reads the objects of a PDF. It has a separate process: files of
 * visitors do not delay the pictures of the shop.
 */
export function createFileCheck(): FileCheck {
  const processor = new PictureProcessor({ limitMs: DECODING_MS });
  return {
    check: async ({ type, content }) => {
      if (type === 'application/pdf') return PDF_FAULTS[pdfActivity(content)];
      try {
        await processor.run({ bytes: content, needsFacts: false, files: [], frame: null });
        return undefined;
      } catch (error) {
        if (error instanceof ApiError) return 'file_unreadable';
        throw error;
      }
    },
    close: () => processor.close(),
  };
}
