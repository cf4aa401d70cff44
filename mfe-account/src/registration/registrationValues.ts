import type { NewPasswordValues } from '../password/NewPasswordFields.tsx';

export interface RegistrationValues extends NewPasswordValues {
  readonly is_company: boolean;
  readonly company_name: string;
  readonly tax_number: string;
  readonly name: string;
  readonly email: string;
  readonly is_terms_accepted: boolean;
  readonly is_privacy_accepted: boolean;
  readonly is_newsletter_subscription: boolean;
  readonly bot_check_token: string;
}

/** In the order of the fields. */
export const EMPTY_REGISTRATION: RegistrationValues = {
  is_company: false, company_name: '', tax_number: '', name: '', email: '', password: '', password_confirmation: '',
  is_terms_accepted: false, is_privacy_accepted: false, is_newsletter_subscription: false, bot_check_token: '',
};
