/** The hashed class names of a CSS Module, by the names they have in the file. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
