import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { Drawer } from '../overlay/Drawer.tsx';
import type { DrawerProps } from '../overlay/Drawer.tsx';
import { Toast } from '../toast/Toast.tsx';
import type { ToastProps } from '../toast/Toast.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import { everyOne } from './everyOne.ts';
import { Specimen, Specimens } from './Specimen.tsx';
import { useTexts } from './texts.ts';

type Overlay = 'dialog' | NonNullable<DrawerProps['side']>;

const tones = everyOne<NonNullable<ToastProps['tone']>>({ neutral: true, success: true, error: true });
const overlays = everyOne<Overlay>({ dialog: true, end: true, start: true });

/** Dialogs, menus and notices. */
export function OverlaySpecimens() {
  const texts = useTexts();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [toasts, setToasts] = useState<readonly number[]>([]);
  const close = () => setOverlay(null);
  const dismiss = (id: number) => setToasts((all) => all.filter((one) => one !== id));
  const openers = { dialog: texts.openDialog, end: texts.openCart, start: texts.openMenu } as const;
  return (
    <>
      <Specimens title="Dialog, Drawer, Toast, ToastRegion">
        {overlays.map((name) => (
          <Specimen key={name} name={name === 'dialog' ? name : `drawer, ${name}`}>
            <Button variant="secondary" onClick={() => setOverlay(name)} data-opens={name}>
              {openers[name]}
            </Button>
          </Specimen>
        ))}
        <Specimen name="toast">
          <Button variant="secondary" onClick={() => setToasts((all) => [...all, (all.at(-1) ?? 0) + 1])}>
            {texts.openToast}
          </Button>
        </Specimen>
        <Specimen name="toasts, lying" width="wide">
          {tones.map((tone) => (
            <Toast key={tone} tone={tone} dismissLabel={texts.close} onDismiss={close} action={tone === 'success' && <a href="#gallery">{texts.cart}</a>}>
              {tone === 'error' ? texts.changeFailed : texts.added}
            </Toast>
          ))}
        </Specimen>
        <Specimen name="toast, focus; long text" width="field" pseudo="focus">
          <Toast dismissLabel={texts.close} onDismiss={close} action={<a href="#gallery">{texts.cart}</a>}>
            {texts.noticeLong}
          </Toast>
        </Specimen>
      </Specimens>
      <Dialog
        open={overlay === 'dialog'}
        onClose={close}
        title={texts.removeQuestion}
        closeLabel={texts.close}
        footer={
          <Button variant="danger" wide onClick={close}>
            {texts.remove}
          </Button>
        }
      >
        <p>{texts.removeText}</p>
      </Dialog>
      <Drawer
        open={overlay === 'end'}
        onClose={close}
        title={texts.cart}
        closeLabel={texts.close}
        footer={
          <Button wide size="large" onClick={close}>
            {texts.toPayment}
          </Button>
        }
      >
        <EmptyState icon="bag" title={texts.emptyCart} headingLevel={3} />
      </Drawer>
      <Drawer open={overlay === 'start'} onClose={close} title={texts.openMenu} closeLabel={texts.close} side="start">
        <p>{texts.menuText}</p>
      </Drawer>
      <ToastRegion label={texts.notices}>
        {toasts.map((id) => (
          <Toast key={id} tone="success" dismissLabel={texts.close} onDismiss={() => dismiss(id)}>
            {texts.added}
          </Toast>
        ))}
      </ToastRegion>
    </>
  );
}
