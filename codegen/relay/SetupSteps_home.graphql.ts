/**
 * @generated SignedSource<<ca93ef9b4e421c78ee30c568a245e89d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SetupStepKey = "DEVICE" | "FIRST_EVENT" | "HOME_LOCATION" | "METER_DATA" | "UTILITY" | "%future added value";
export type StepStatus = "COMPLETE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetupSteps_home$data = {
  readonly setupSteps: ReadonlyArray<{
    readonly key: SetupStepKey;
    readonly path: string;
    readonly status: StepStatus;
  }>;
  readonly " $fragmentType": "SetupSteps_home";
};
export type SetupSteps_home$key = {
  readonly " $data"?: SetupSteps_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupSteps_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupSteps_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SetupStep",
      "kind": "LinkedField",
      "name": "setupSteps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "fa33e073996a5b4f7ca537c0ef8d933e";

export default node;
