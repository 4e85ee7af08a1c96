/**
 * @generated SignedSource<<c76d28816dbb3803c97e4f48ba4811d5>>
 * @relayHash 779cc589f376ddb1f2dd87db897f9e24
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e984f8775d223837fd0027d3c3e8500d3a9a8627c4d9206e42c79c80152b3ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpArticleOrderField = "CHANGED_AT" | "HELPFUL" | "STATE" | "SUBJECT" | "TITLE" | "%future added value";
export type HelpArticleState = "OWN" | "RETIRED" | "STANDARD" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type HelpArticleOrder = {
  direction?: SortDirection;
  field: HelpArticleOrderField;
};
export type helpArticlesLoaderQuery$variables = {
  orderBy?: HelpArticleOrder | null | undefined;
  search?: string | null | undefined;
  state?: HelpArticleState | null | undefined;
};
export type helpArticlesLoaderQuery$data = {
  readonly staff: {
    readonly helpArticles: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"HelpArticleTable_articles">;
    }> | null | undefined;
  } | null | undefined;
};
export type helpArticlesLoaderQuery = {
  response: helpArticlesLoaderQuery$data;
  variables: helpArticlesLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v3 = [
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "state",
    "variableName": "state"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "helpArticlesLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "StaffHelpArticle",
            "kind": "LinkedField",
            "name": "helpArticles",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "HelpArticleTable_articles"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "helpArticlesLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "StaffHelpArticle",
            "kind": "LinkedField",
            "name": "helpArticles",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "articleId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
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
                "name": "changedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "helpfulCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unhelpfulCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HelpContent",
                "kind": "LinkedField",
                "name": "content",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subject",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HelpText",
                    "kind": "LinkedField",
                    "name": "texts",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "locale",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8e984f8775d223837fd0027d3c3e8500d3a9a8627c4d9206e42c79c80152b3ef",
    "metadata": {},
    "name": "helpArticlesLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e269497fd90103dfe00f44df481de44";

export default node;
