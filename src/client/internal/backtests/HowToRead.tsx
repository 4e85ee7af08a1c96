import { FormattedMessage } from 'react-intl';
import { Disclosure } from '../../ui/Disclosure.tsx';

const parts = ['idle', 'saving', 'evenings', 'bias', 'phantom', 'paid', 'spread', 'told', 'daily'] as const;

/** What the figures mean, in words. */
export function HowToRead() {
  return (
    <Disclosure summary={<FormattedMessage id="internalBacktests.how.title" />} open>
      <ul className="stack stack-tight">
        {parts.map((part) => (
          <li key={part}>
            <FormattedMessage
              id={`internalBacktests.how.${part}`}
              values={{ b: (text) => <strong>{text}</strong> }}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
