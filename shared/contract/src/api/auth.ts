import { boolean, number, object, ref, string } from 'yup';
import type { InferType } from 'yup';
import { contactFields } from './contact.ts';
import { LIMITS } from './limits.ts';

const { email } = contactFields;

/** The maximum length of a one-time token and of a token of the bot check, in characters. */
const TOKEN_LENGTH = 200;
const BOT_CHECK_LENGTH = 2048;

/** The token of the bot check's widget; empty if the form has none. */
export const botCheckToken = string().max(BOT_CHECK_LENGTH, 'too_long').default('');

export const newPassword = string().required('required').min(LIMITS.passwordMin, 'too_short').max(LIMITS.passwordMax, 'too_long');

/**
 * Body of `POST /api/auth/activation`, `POST /api/auth/email/confirm`, `POST /api/auth/email/undo` and
 * `POST /api/auth/deletion/cancel`: the token of a mail's link.
 */
export const tokenInputSchema = object({ token: string().required('required').max(TOKEN_LENGTH, 'too_long') });

/** Response of the same: the address that is confirmed. */
export const confirmedEmailSchema = object({ email: string().required() });
export type ConfirmedEmail = InferType<typeof confirmedEmailSchema>;

/** Body of `POST /api/auth/activation/resend`. */
export const activationResendInputSchema = object({ email, bot_check_token: botCheckToken });
export type ActivationResendInput = InferType<typeof activationResendInputSchema>;

/**
 * Body of `POST /api/auth/login`. A remembered session lasts 30 days, any other one as long as the browser runs. An account
 * that will be deleted can be signed in to only by cancelling its deletion.
 */
export const loginInputSchema = object({
  email: string().trim().required('required').max(LIMITS.email, 'too_long').email('email'),
  password: string().required('required').max(LIMITS.passwordMax, 'too_long'),
  is_remembered: boolean().default(false),
  cancels_deletion: boolean().default(false),
  bot_check_token: botCheckToken,
});
export type LoginInput = InferType<typeof loginInputSchema>;

/** Response of `POST /api/auth/login` and `GET /api/auth/user` (there `null` for a visitor). */
export const userSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
});
export type User = InferType<typeof userSchema>;

/** Body of `POST /api/auth/password/reset`. `result_url` must be the shop's own page for a new password. */
export const passwordReminderInputSchema = object({
  email,
  result_url: string().required('required').max(LIMITS.url, 'too_long'),
  bot_check_token: botCheckToken,
});
export type PasswordReminderInput = InferType<typeof passwordReminderInputSchema>;

/** Response of `GET /api/auth/password/reset/{token}`: with the account’s address, for password managers; empty for a link that cannot be used. */
export const resetTokenSchema = object({ is_valid: boolean().required(), email: string().defined() });
export type ResetToken = InferType<typeof resetTokenSchema>;

/** Body of `POST /api/auth/password/reset/{token}`, and of `POST /api/account/password`, which gives a user without a password one. */
export const passwordResetInputSchema = object({
  password: newPassword,
  password_confirmation: string().oneOf([ref('password')], 'password_mismatch'),
});
export type PasswordResetInput = InferType<typeof passwordResetInputSchema>;

export const currentPassword = string().required('required').max(LIMITS.passwordMax, 'too_long');

/** Body of `PUT /api/account/password`. */
export const passwordChangeInputSchema = object({
  current_password: currentPassword,
  password: newPassword,
  password_confirmation: string().required('required').oneOf([ref('password')], 'password_mismatch'),
});
export type PasswordChangeInput = InferType<typeof passwordChangeInputSchema>;

/** The current password, which a user without one leaves empty. */
export const optionalPassword = string().max(LIMITS.passwordMax, 'too_long').default('');

/** Body of `PUT /api/account/email`. The password is required from a user who has one. */
export const emailChangeInputSchema = object({ email, current_password: optionalPassword });
export type EmailChangeInput = InferType<typeof emailChangeInputSchema>;

/** The same of a user with a password. */
export const emailChangeWithPasswordSchema = emailChangeInputSchema.shape({ current_password: currentPassword });

/** Body of `POST /api/account/reauthentication`. */
export const reauthenticationInputSchema = object({ current_password: currentPassword });
export type ReauthenticationInput = InferType<typeof reauthenticationInputSchema>;
