/**
 * @generated SignedSource<<b29790b25afa20e7c92d085fb3ae16a1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeterHint_home$data = {
  readonly meterData: {
    readonly daysBehind: number | null | undefined;
  };
  readonly " $fragmentType": "MeterHint_home";
};
export type MeterHint_home$key = {
  readonly " $data"?: MeterHint_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeterHint_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeterHint_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MeterDataSummary",
      "kind": "LinkedField",
      "name": "meterData",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysBehind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "71d41ddf32a40b0a2bb950b5183af75b";

export default node;
