import type { MessagesLike } from '@feszek/i18n';
import type { AccountMessages } from './hu.ts';

export const messages = {
  login: {
    title: 'Sign in',
    intro: 'Good to see you. You can shop without an account too: to order, all we need is your email address, phone number and billing details.',
    email: 'Email address',
    password: 'Password',
    show: 'Show',
    showPassword: 'Show password',
    hide: 'Hide',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    failed: 'We could not sign you in',
    welcome: 'Welcome back, {{name}}!',
    scriptNeeded: 'Signing in needs JavaScript. Please turn it on in your browser and reload the page.',
  },
  signedIn: {
    greeting: 'Hello, {{name}}',
    as: 'You are signed in as',
    continue: 'Continue shopping',
    signOut: 'Sign out',
    goodbye: 'You are signed out. See you soon!',
    scriptNeeded: 'Signing out needs JavaScript. Please turn it on in your browser and reload the page.',
  },
} satisfies MessagesLike<AccountMessages>;
