/**
 * @generated SignedSource<<2b1afe73406a3a52591c4c8ad1815a90>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForecastErrors_programs$data = ReadonlyArray<{
  readonly forecasts: {
    readonly events: number;
    readonly inside: number;
    readonly meanAbsoluteError: number;
    readonly meanError: number;
  } | null | undefined;
  readonly id: string;
  readonly program: {
    readonly name: string;
  };
  readonly " $fragmentType": "ForecastErrors_programs";
}>;
export type ForecastErrors_programs$key = ReadonlyArray<{
  readonly " $data"?: ForecastErrors_programs$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastErrors_programs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ForecastErrors_programs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastAccuracy",
      "kind": "LinkedField",
      "name": "forecasts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "events",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inside",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meanError",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meanAbsoluteError",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProgramAccuracy",
  "abstractKey": null
};

(node as any).hash = "880ebf2eb7b27064691aef1a419cfd55";

export default node;
