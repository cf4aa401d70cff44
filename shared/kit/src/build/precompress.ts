import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Writes `x.br` and `x.gz` beside every text file of a folder, at the highest level, once per build. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map(async (name) => {
      const path = join(folder, name);
      const plain = await readFile(path);
      const br = await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }))]);
    }),
  );
}
