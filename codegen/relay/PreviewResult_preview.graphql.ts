/**
 * @generated SignedSource<<473f53784f048515aad212c976665022>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewResult_preview$data = {
  readonly eventsThatDay: number;
  readonly eventsThatWeek: number;
  readonly faults: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly forecast: {
    readonly " $fragmentSpreads": FragmentRefs<"ForecastFacts_forecast">;
  } | null | undefined;
  readonly homesElsewhere: number;
  readonly isTest: boolean;
  readonly localEnd: string;
  readonly localStart: string;
  readonly membersAsked: number;
  readonly mostThatDay: number;
  readonly mostThatWeek: number;
  readonly " $fragmentType": "PreviewResult_preview";
};
export type PreviewResult_preview$key = {
  readonly " $data"?: PreviewResult_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewResult_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewResult_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membersAsked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homesElsewhere",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventsThatDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mostThatDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventsThatWeek",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mostThatWeek",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "localStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "localEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Forecast",
      "kind": "LinkedField",
      "name": "forecast",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ForecastFacts_forecast"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldFault",
      "kind": "LinkedField",
      "name": "faults",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventPreview",
  "abstractKey": null
};

(node as any).hash = "a6cdb1a68f1fd3ce9d21ad81f6eddc59";

export default node;
