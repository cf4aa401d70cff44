import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { ProgressLine, Spinner } from '../feedback/Spinner.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { Drawer } from '../overlay/Drawer.tsx';
import { Toast } from '../toast/Toast.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

type Overlay = 'dialog' | 'drawer-end' | 'drawer-start';

export function FeedbackSpecimens() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [toasts, setToasts] = useState<readonly number[]>([]);
  const close = () => setOverlay(null);
  const dismiss = (id: number) => setToasts((all) => all.filter((one) => one !== id));
  return (
    <>
      <Specimens title="Notice">
        <Specimen name="all tones" width="wide">
          <Notice>A kosarát 10 percig félretesszük.</Notice>
          <Notice tone="success">Köszönjük! A levelet elküldtük.</Notice>
          <Notice tone="warning">Már csak 2 darab van raktáron.</Notice>
          <Notice tone="error">Ez a kupon lejárt.</Notice>
        </Specimen>
      </Specimens>
      <Specimens title="Skeleton, Spinner, ProgressLine">
        <Specimen name="skeleton" width="field">
          <Skeleton shape="heading" width="medium" />
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton width="short" />
          <Skeleton shape="block" />
          <Skeleton shape="circle" />
        </Specimen>
        <Specimen name="spinner">
          <Spinner />
        </Specimen>
        <Specimen name="progress line" width="field">
          <ProgressLine label="Betöltés" />
        </Specimen>
      </Specimens>
      <Specimens title="EmptyState, ErrorState">
        <Specimen name="empty" width="wide">
          <EmptyState icon="bag" title="A kosara még üres" headingLevel={3} action={<ButtonLink href="#gallery">Körülnézek</ButtonLink>}>
            Nézzen szét nálunk: biztosan talál valamit, ami hazatalál.
          </EmptyState>
        </Specimen>
        <Specimen name="error" width="wide">
          <ErrorState
            title="Nem értük el a boltot"
            headingLevel={3}
            retry={{ label: 'Újra próbálom', onRetry: close }}
            action={
              <ButtonLink variant="quiet" href="#gallery">
                Vissza a főoldalra
              </ButtonLink>
            }
          >
            Ellenőrizze az internetkapcsolatot, aztán próbálja újra.
          </ErrorState>
        </Specimen>
      </Specimens>
      <Specimens title="Dialog, Drawer, Toast">
        <Specimen name="dialog">
          <Button variant="secondary" onClick={() => setOverlay('dialog')}>
            Párbeszéd
          </Button>
        </Specimen>
        <Specimen name="drawer, end">
          <Button variant="secondary" onClick={() => setOverlay('drawer-end')}>
            Kosárpanel
          </Button>
        </Specimen>
        <Specimen name="drawer, start">
          <Button variant="secondary" onClick={() => setOverlay('drawer-start')}>
            Menü
          </Button>
        </Specimen>
        <Specimen name="toast">
          <Button variant="secondary" onClick={() => setToasts((all) => [...all, (all.at(-1) ?? 0) + 1])}>
            Értesítés
          </Button>
        </Specimen>
        <Specimen name="toasts, lying" width="wide">
          {(['neutral', 'success', 'error'] as const).map((tone) => (
            <Toast key={tone} tone={tone} dismissLabel="Bezárom" onDismiss={close} action={tone === 'success' && <a href="#gallery">Kosár</a>}>
              {tone === 'error' ? 'Nem sikerült módosítani a mennyiséget.' : 'A Liget karosszék a kosárban van.'}
            </Toast>
          ))}
        </Specimen>
      </Specimens>
      <Dialog
        open={overlay === 'dialog'}
        onClose={close}
        title="Kiveszi a kosárból?"
        closeLabel="Bezárom"
        footer={
          <Button variant="danger" wide onClick={close}>
            Kiveszem
          </Button>
        }
      >
        <p>A Liget karosszéket kivesszük a kosárból. A kedvencei között megmarad.</p>
      </Dialog>
      <Drawer
        open={overlay === 'drawer-end'}
        onClose={close}
        title="Kosár"
        closeLabel="Bezárom"
        footer={
          <Button wide size="large" onClick={close}>
            Tovább a fizetéshez
          </Button>
        }
      >
        <EmptyState icon="bag" title="A kosara még üres" headingLevel={3} />
      </Drawer>
      <Drawer open={overlay === 'drawer-start'} onClose={close} title="Menü" closeLabel="Bezárom" side="start">
        <p>Bútor, világítás, textil, konyha.</p>
      </Drawer>
      <ToastRegion label="Értesítések">
        {toasts.map((id) => (
          <Toast key={id} tone="success" dismissLabel="Bezárom" onDismiss={() => dismiss(id)}>
            A Liget karosszék a kosárban van.
          </Toast>
        ))}
      </ToastRegion>
    </>
  );
}
