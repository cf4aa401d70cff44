/** The user of a form that has only passwords, for password managers. It is not shown. */
export function UsernameInput({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
