/**
 * Tags of cached pages that show content. Articles and pages link to each other by addresses that an import may change, so
 * an import invalidates all of them.
 */
export const CONTENT_TAGS = ['articles', 'pages', 'social-posts', 'home', 'faq', 'showrooms', 'menus', 'route-rules'] as const;
