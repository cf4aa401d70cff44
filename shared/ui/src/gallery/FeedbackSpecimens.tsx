import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Notice } from '../feedback/Notice.tsx';
import type { NoticeProps } from '../feedback/Notice.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { SkeletonProps } from '../feedback/Skeleton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { everyOne } from './everyOne.ts';
import { Specimen, Specimens } from './Specimen.tsx';
import { useTexts } from './texts.ts';

const tones = everyOne<NonNullable<NoticeProps['tone']>>({ info: true, success: true, warning: true, error: true });
const shapes = everyOne<Exclude<NonNullable<SkeletonProps['shape']>, 'fill'>>({ line: true, heading: true, block: true, picture: true, circle: true });
const widths = everyOne<NonNullable<SkeletonProps['width']>>({ full: true, long: true, medium: true, short: true });

export function FeedbackSpecimens() {
  const texts = useTexts();
  const notices = { info: texts.noticeInfo, success: texts.noticeSuccess, warning: texts.noticeWarning, error: texts.noticeError } as const;
  const back = (
    <ButtonLink variant="quiet" href="#gallery">
      {texts.backHome}
    </ButtonLink>
  );
  return (
    <>
      <Specimens title="Notice">
        <Specimen name="every tone" width="wide">
          {tones.map((tone) => (
            <Notice key={tone} tone={tone}>
              {notices[tone]}
            </Notice>
          ))}
        </Specimen>
        <Specimen name="long text" width="field">
          <Notice tone="warning">{texts.noticeLong}</Notice>
        </Specimen>
      </Specimens>
      <Specimens title="Skeleton, Spinner">
        {shapes.map((shape) => (
          <Specimen key={shape} name={shape} width="field">
            <Skeleton shape={shape} />
          </Specimen>
        ))}
        <Specimen name={widths.join(', ')} width="field">
          {widths.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Specimen>
        <Specimen name="spinner">
          <Spinner />
        </Specimen>
      </Specimens>
      <Specimens title="EmptyState, ErrorState">
        <Specimen name="empty" width="wide">
          <EmptyState icon="bag" title={texts.emptyCart} headingLevel={3} action={<ButtonLink href="#gallery">{texts.browse}</ButtonLink>}>
            {texts.emptyCartText}
          </EmptyState>
        </Specimen>
        <Specimen name="error" width="wide">
          <ErrorState title={texts.offline} headingLevel={3} retry={{ label: texts.retry, onRetry: () => undefined }} action={back}>
            {texts.offlineText}
          </ErrorState>
        </Specimen>
        <Specimen name="error, trying again" width="wide">
          <ErrorState title={texts.offline} headingLevel={3} retry={{ label: texts.retry, onRetry: () => undefined, loading: true }}>
            {texts.offlineText}
          </ErrorState>
        </Specimen>
      </Specimens>
    </>
  );
}
