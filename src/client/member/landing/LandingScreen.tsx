import { FormattedMessage } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** `/` for somebody who is not logged in: what the product is, in the brand's words, and the way in. */
export default function LandingScreen() {
  const { words } = useApp().brand;
  return (
    <div className="stack stack-loose">
      <header className="stack">
        <h1 className="display">{words.landing.headline}</h1>
        <p className="lead">{words.landing.pitch}</p>
      </header>
      <div className="row">
        <ButtonLink to={paths.signup()}>
          <FormattedMessage id="landing.join" />
        </ButtonLink>
        <ButtonLink to={paths.login()} look="secondary">
          <FormattedMessage id="landing.login" />
        </ButtonLink>
      </div>
      <ul className="stack">
        {words.landing.points.map(({ title, text }) => (
          <li key={title} className="card">
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
