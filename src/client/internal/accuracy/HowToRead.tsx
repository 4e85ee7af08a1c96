import { FormattedMessage } from 'react-intl';
import { Disclosure } from '../../ui/Disclosure.tsx';

const parts = [
  'days',
  'bias',
  'error',
  'phantom',
  'paid',
  'perKwh',
  'preUse',
  'cost',
  'net',
  'rule',
] as const;

/** What the columns mean, in words. */
export function HowToRead() {
  return (
    <Disclosure summary={<FormattedMessage id="internalAccuracy.how.title" />} open>
      <ul className="stack stack-tight">
        {parts.map((part) => (
          <li key={part}>
            <FormattedMessage
              id={`internalAccuracy.how.${part}`}
              values={{ b: (text) => <strong>{text}</strong> }}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
