await import('../../api/src/operator/shop.ts');
