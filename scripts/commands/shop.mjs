await import(new URL('../../api/src/operator/shop.ts', import.meta.url).href);
