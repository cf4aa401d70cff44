const COMPLAINT = /^error: Failed to load resource: the server responded with a status of 404 .*\((https?:\/\/[^/]+\/images\/[^)]+)\/[^/)]+\)$/;
const SMALLEST = '320.webp';

/**
 * Leaves out the browser's complaints about pictures that are not drawn yet: those of which the shop has not even the
 * smallest size. Once every picture is drawn, this file goes, and nothing is left out any more.
 */
export async function withoutMissingPictures(problems: readonly string[]): Promise<string[]> {
  const isMissing = await Promise.all(problems.map(async (problem) => {
    const picture = COMPLAINT.exec(problem)?.[1];
    return picture !== undefined && (await fetch(`${picture}/${SMALLEST}`)).status === 404;
  }));
  return problems.filter((_, index) => !isMissing[index]);
}
