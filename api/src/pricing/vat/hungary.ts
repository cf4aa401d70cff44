/** The country whose VAT prices are shown with, and in which goods are collected. */
export const HUNGARY_ID = 1;
