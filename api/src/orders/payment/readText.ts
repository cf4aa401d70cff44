/**
 * Reads another program's answer as text, up to a limit. Beyond it the connection is closed.
 *
 * @param maxBytes - of the text, after decompression
 * @throws Error if the answer is larger
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the body, and closes its connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}
