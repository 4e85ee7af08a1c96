import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LEAST_SHARED_WH } from '../../../domain/events/sharedPicture.ts';
import { SharedPicture } from '../../shared/picture/SharedPicture.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';

interface SharePictureProps {
  readonly savedWattHours: number;
  readonly link: string;
}

/** A picture that goes with the link; the member chooses whether it says what they saved. */
export function SharePicture({ savedWattHours, link }: SharePictureProps) {
  const intl = useIntl();
  const [wantsFigure, setWantsFigure] = useState(true);
  const hasFigure = savedWattHours >= LEAST_SHARED_WH;
  const path = '/api/v2/referrals/picture.png';
  return (
    <SharedPicture
      path={hasFigure && wantsFigure ? path : `${path}?figure=none`}
      alt={intl.formatMessage({ id: 'invite.picture.alt' })}
      text={link}
    >
      {hasFigure && (
        <Checkbox
          label={<FormattedMessage id="invite.picture.figure" />}
          checked={wantsFigure}
          onChange={({ currentTarget }) => setWantsFigure(currentTarget.checked)}
        />
      )}
    </SharedPicture>
  );
}
