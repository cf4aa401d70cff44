/** Walks the journeys through the shop at `SHOP_URL`. */
await import('../../e2e/journeys/main.ts');
if (process.connected) process.disconnect();
