import { auditSubject } from '../audit/subject.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { featuresSubject } from '../features/subject.ts';
import { programsSubject } from '../programs/subject.ts';
import { sessionSubject } from '../session/subject.ts';
import { settingsSubject } from '../settings/subject.ts';
import { signupSubject } from '../signup/subject.ts';
import { utilitySubject } from '../utility/subject.ts';
import { homeSubject } from '../readmodels/subject.ts';
import { experimentsSubject } from '../experiments/subject.ts';
import { referralsSubject } from '../referrals/subject.ts';
import { clockSubject } from './clockSubject.ts';
import { maintenanceSubject } from './maintenanceSubject.ts';
import type { Core } from './parts.ts';

/** Every subject with what it is built from: the one list of what the server can do. */
export function subjects({ deps, sessions, moveClock }: Core): readonly SubjectModule[] {
  return [
    auditSubject,
    experimentsSubject,
    featuresSubject,
    homeSubject,
    programsSubject,
    referralsSubject,
    sessionSubject(deps, sessions, deps.maintenance),
    settingsSubject,
    signupSubject,
    utilitySubject(sessions),
    clockSubject(moveClock),
    maintenanceSubject,
  ];
}
