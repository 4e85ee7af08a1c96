/**
 * @generated SignedSource<<666d78dc13ec20e2367e2a6fb222dba0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccuracyState = "DONE" | "NEVER" | "RUNNING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Measurement_program$data = {
  readonly carryFactor: number | null | undefined;
  readonly deadBandPercent: number | null | undefined;
  readonly homesDone: number;
  readonly homesTotal: number;
  readonly measuredAt: string | null | undefined;
  readonly pointsPerKwh: number | null | undefined;
  readonly program: {
    readonly name: string;
    readonly timeZone: string;
  };
  readonly renewsAt: string | null | undefined;
  readonly state: AccuracyState;
  readonly window: {
    readonly minutes: number;
    readonly startMinute: number;
  } | null | undefined;
  readonly " $fragmentType": "Measurement_program";
};
export type Measurement_program$key = {
  readonly " $data"?: Measurement_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"Measurement_program">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Measurement_program",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homesDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homesTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measuredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pointsPerKwh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deadBandPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carryFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccuracyWindow",
      "kind": "LinkedField",
      "name": "window",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startMinute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProgramAccuracy",
  "abstractKey": null
};

(node as any).hash = "45d8e5d27fe82ad53ee27c46bbcfec2f";

export default node;
