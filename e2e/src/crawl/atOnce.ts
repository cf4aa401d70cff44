/** Runs a task for each item, a few concurrently, so that the shop still answers other visitors. */
export async function atOnce<Item>(items: Iterable<Item>, most: number, task: (item: Item) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
