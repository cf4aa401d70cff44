/** Limits of articles, apart from their schemas: pages that need only the limits do not load the validation library. */
export const ARTICLE_LIMITS = {
  /** Articles on one page of the blog. */
  pageSize: 12,
  /** Articles of `GET /api/articles/recent`. */
  recent: 3,
  recentMax: 12,
  slug: 200,
  previewToken: 200,
} as const;
