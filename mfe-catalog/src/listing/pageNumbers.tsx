import { Pagination } from '@feszek/ui';
import type { PaginationProps } from '@feszek/ui';
import type { ReactNode } from 'react';
import type { T } from '../i18n.ts';

/** The links to the pages of a list, for visitors without scripts. */
export function pageNumbers(t: T, pages: Omit<PaginationProps, 'labels'>): ReactNode {
  const labels = { navigation: t('paging.label'), previous: t('paging.previous'), next: t('paging.next'), page: (page: number) => t('paging.page', { page }) };
  return <Pagination {...pages} labels={labels} />;
}
