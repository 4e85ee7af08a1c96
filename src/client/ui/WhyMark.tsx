import { FormattedMessage } from 'react-intl';

/** The (i) after what opens an explanation, on one line with its last word. */
export function WhyMark() {
  return (
    <>
      {'\u00a0'}
      <span className="figure-why">
        <FormattedMessage id="ui.explain.open" />
      </span>
    </>
  );
}
