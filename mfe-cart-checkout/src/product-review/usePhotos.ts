import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { fieldErrorMessage, REVIEW_LIMITS, REVIEW_PHOTO_PATH } from '@feszek/contract';
import type { Locale, ReviewItem, ReviewPhoto, ReviewPhotos } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useRef, useState } from 'react';

/** A file of 10 MB takes longer on a slow connection than other requests. In milliseconds. */
const UPLOAD_MS = 180_000;

/** The types that the browser offers. The API reads the bytes. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export interface Photos {
  readonly photos: readonly ReviewPhoto[];
  /** Number of photographs that are being uploaded. */
  readonly uploading: number;
  /** One message for each file that was refused. */
  readonly faults: readonly string[];
  add(files: readonly File[]): void;
  remove(id: string): void;
}

/** What is wrong with a file before it is sent. */
function fileFault({ size, type }: File, locale: Locale): string | undefined {
  if (size > REVIEW_LIMITS.photoBytes) return fieldErrorMessage('file_too_large', locale, { max: REVIEW_LIMITS.photoMegabytes });
  return type === '' || PHOTO_TYPES.includes(type) ? undefined : fieldErrorMessage('photo_type', locale);
}

/** The message of a refused photograph: of its field if there is one. */
function faultText(error: unknown, locale: Locale): string {
  const ofField = isApiError(error) ? error.fields.find(({ path }) => path === 'photo')?.message : undefined;
  return ofField ?? apiErrorMessage(error, locale);
}

/** The photographs of an item. Each is sent as soon as it is chosen, one after another. */
export function usePhotos(token: string, item: ReviewItem): Photos {
  const { locale } = useShop();
  const browser = useBrowser();
  const [photos, setPhotos] = useState<readonly ReviewPhoto[]>(item.photos);
  const [uploading, setUploading] = useState(0);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const queue = useRef(Promise.resolve());

  function formOf(file: File): FormData {
    const form = new FormData();
    form.append('key', token);
    form.append('item', String(item.id));
    form.append('photo', file);
    return form;
  }

  async function upload(file: File): Promise<void> {
    try {
      const wrong = fileFault(file, locale);
      if (wrong === undefined) setPhotos((await browser().api.post<ReviewPhotos>(REVIEW_PHOTO_PATH, formOf(file), { timeoutMs: UPLOAD_MS })).photos);
      else setFaults((known) => [...known, `${file.name}: ${wrong}`]);
    } catch (error) {
      setFaults((known) => [...known, `${file.name}: ${faultText(error, locale)}`]);
    } finally {
      setUploading((count) => count - 1);
    }
  }

  async function removeNow(id: string): Promise<void> {
    try {
      setPhotos((await browser().api.post<ReviewPhotos>(`${REVIEW_PHOTO_PATH}/remove`, { key: token, item: item.id, photo: id })).photos);
    } catch (error) {
      setFaults([faultText(error, locale)]);
    }
  }

  return {
    photos,
    uploading,
    faults,
    add(files) {
      setFaults([]);
      setUploading((count) => count + files.length);
      for (const file of files) queue.current = queue.current.then(() => upload(file));
    },
    remove(id) {
      setFaults([]);
      queue.current = queue.current.then(() => removeNow(id));
    },
  };
}
