import type { ComponentChildren, JSX } from 'preact';

interface Scrolled {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Holds content that may be wider than a phone: it scrolls by itself, and the page does not. */
export function Scroll({ children, label }: Scrolled): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by a keyboard
    <section class="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
