await import('../../api/src/commands/shop.ts');
