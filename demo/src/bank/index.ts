export { createBankApp } from './createBankApp.ts';
