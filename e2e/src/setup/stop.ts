/** Ends the shop that the journeys went through. */
export default async function stop(): Promise<void> {
  if (!process.env.E2E_CONTROL_URL) return;
  const response = await fetch(`${process.env.E2E_CONTROL_URL}/stop`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}
