import { Screen } from '../layout/Screen.tsx';
import type { ReviewPageData } from './loadReviewForm.ts';
import { LinkFaultState } from './LinkFaultState.tsx';
import { OrderReviews } from './OrderReviews.tsx';
import { StopInvitations } from './StopInvitations.tsx';

/** The reviews of an order's items; what is wrong with the link; or the end of invitations. */
export function ReviewScreen({ data }: { readonly data: ReviewPageData }) {
  return (
    <Screen width="text">
      {data.kind === 'form' && <OrderReviews key={data.token} token={data.token} loaded={data.form} />}
      {data.kind === 'fault' && <LinkFaultState token={data.token} fault={data.fault} />}
      {data.kind === 'stop' && <StopInvitations token={data.token} />}
    </Screen>
  );
}
