/** What a tab of the panel shows. */
export interface View {
  readonly element: HTMLElement;
  /** Ends its updates, when another tab is shown or the panel is closed. */
  readonly stop?: () => void;
}
