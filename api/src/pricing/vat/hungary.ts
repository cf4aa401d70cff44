/** The country whose VAT displayed prices include, and in which goods are collected. */
export const HUNGARY_ID = 1;
