import type { ComponentType } from 'react';
import type { ZoomDialogProps } from './ZoomDialog.tsx';

/** Loads the dialog that shows pictures full-screen. */
export async function loadZoom(): Promise<ComponentType<ZoomDialogProps>> {
  return (await import(/* webpackChunkName: "zoom" */ './ZoomDialog.tsx')).ZoomDialog;
}
