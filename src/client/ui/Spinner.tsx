/** NAV-48. 24 in a button, 50 in a card, 100 for a page. */
export type SpinnerSize = 24 | 50 | 100;

/** Hidden from screen readers: the component that shows it marks the region `aria-busy`. Appears after 300 ms. */
export function Spinner({ size = 50 }: { readonly size?: SpinnerSize }) {
  return <span className={`spinner spinner-${size}`} aria-hidden="true" />;
}

/** A spinner alone in a region, with a text for screen readers. */
export function SpinnerRegion({ size = 50, label }: { readonly size?: SpinnerSize; readonly label: string }) {
  return (
    <div className="spinner-center" role="status">
      <Spinner size={size} />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
