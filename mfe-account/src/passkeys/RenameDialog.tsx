import type { Passkey, Passkeys } from '@feszek/contract';
import { Form, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Dialog } from '@feszek/ui';
import { useId, useLayoutEffect } from 'react';
import { useT } from '../i18n.ts';

const loadRules = () => import(/* webpackChunkName: "rules" */ '../security-rules/securityRules.ts');

interface RenameDialogProps {
  readonly passkey: Passkey;
  readonly onRenamed: (passkeys: Passkeys) => void;
  readonly onClose: () => void;
}

/** A new name for a passkey. */
export function RenameDialog({ passkey: { id, name }, onRenamed, onClose }: RenameDialogProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { name },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).passkeyNameErrors(values, locale),
    async onSubmit(values) {
      const { api, bus } = browser();
      const input = (await loadRules()).toPasskeyName(values);
      onRenamed(await api.put<Passkeys>(`/api/account/passkeys/${id}`, input));
      bus.emit('notice.shown', { kind: 'success', text: t('passkeys.renamed') });
    },
    onSent: onClose,
  });
  const labels = { name: t('passkeys.name') };
  const field = form.controlId('name');
  useLayoutEffect(() => document.getElementById(field)?.focus(), [field]);
  return (
    <Dialog open title={t('passkeys.renameTitle')} closeLabel={t('common.close')} onClose={onClose}>
      <Form form={form} labels={labels} title={t('passkeys.renameFailed')}>
        <FormField form={form} name="name" label={labels.name} autoComplete="off" />
        <Button type="submit" wide loading={form.isSubmitting}>
          {t('common.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
