import { PictureRenderer } from '@feszek/demo/drawing';
import type { PictureFile, PictureSource, PictureTask } from '@feszek/demo/drawing';

/** A renderer that keeps a record of what it was asked to make. */
export class CountingRenderer extends PictureRenderer {
  readonly jobs: { readonly source: PictureSource; readonly names: readonly string[] }[] = [];

  /** How many scenes were to be drawn. */
  get drawings(): number {
    return this.jobs.filter(({ source }) => 'scene' in source).length;
  }

  override render(source: PictureSource, files: readonly PictureFile[], onFile: (name: string, bytes: Uint8Array) => Promise<void>): PictureTask {
    this.jobs.push({ source, names: files.map(({ name }) => name) });
    return super.render(source, files, onFile);
  }
}
