export { PasswordInput } from './PasswordInput.tsx';
export type { PasswordInputTexts } from './PasswordInput.tsx';
export { StrengthMeter } from './StrengthMeter.tsx';
export type { StrengthTexts } from './StrengthMeter.tsx';
export { usePasswordStrength } from './usePasswordStrength.ts';
