// Scripts/attention/export.py made this file.

#include "weights.h"

_Static_assert(CPX_SALIENCY_NETWORKS == 2, "");
_Static_assert(CPX_SALIENCY_WEIGHTS == 129280, "");
_Static_assert(CPX_SALIENCY_NETWORKS * CPX_SALIENCY_OUTPUTS == 6320, "");

const char *const cpx_packed_weights[] = {
    "YD}IM\\\\D\\sRAqM~nQuXfo\\lpbOXLoulCBzLhOcVsL`~nI?KdO^|gA~Xz@^gar{GPA]p~sjOvEmONxLXEnB~h}d?^AV@X{DI[QyDQlMouUN]PmESP"
    "{^`h\\QTUxKSUiPasCChow[@qW?oQmMVuEAkSmT\\RLnfi`SqBA@H`@nNeG~K]iQxFS_|]@CKFBl\\SW[UBSll^s?f]GRySH?XLQNp]Fw|nVdGTaKhq"
    "p_SnkQ@v@C~i?XEFSlcwt|~mhFDAyGCjDoQFJbDOstcQi^lunKTEOlhBLURnWmhhgb`EyNT[sOwlWSeaopCWTk~NlbU?@vsxzhySkiOaCR_@KOQ@"
    "JXj|Nl{a|Ana_rXCE_y@pohZr@oPDTDMx|B?CCnL|b[vzpKwrEHwOAknAhuOAKkTxtDcHMsBnFt}?mTuItxgK]^dQRUzKAcoqYk\\M\\L]RmP[rMg@"
    "ClL`QNPWYM}Nvbi?y]|[Q{w^LaKvumTGpqSGp\\ru|TDRD}oCvrcoxhhLE^znJJsaAoCR_{o}`[_fxefn\\ZdtBkvAZJGTA?c}DJLm?Zs`xbeALVl?"
    "rStHB|HFJ]iFJb\\NBms\\v|O|uAsTa@cUs{SflKS\\K]|?qMBUiRMPJnINNfiKUDaFzIoqpBM?Csx]x@C_zRTIz~bqYpcovl`mBK?iPJ\\K{tdE?UTP"
    "kRUG\\_hirpISANSVWMmALblU`_dDJm[lFB_\\?Z[lxM\\TKLEFgqrZWjIT{aCuEISfjqFtBGzmVK{jta^}mQV?_~cROkrY`]drW|[mSiy[RrCoBPB_"
    "s|\\h?o[KuZGXap{Mn[tYtKPF{ziAHn@UsQQEhK|?w}xDGBA?zPjfMGiG~~VytPg_pzXptmp{I?yhyNpuA?h_BIXgQ[skEPVluLwdJlRdF?LPJw}A"
    "Dc_iroiSO[T\\Sx_zxoH{@R[iEqfnw@nw@u^{}@p~vE@~@Np@m`CC@@T@U`@H@B`@~pCn@L`@MpCi@@H@L`@U@DFX}XE?PyySnX?NLukJrxG~vOI["
    "MDz~t@m}gAGpwtcd\\[gmM@N]ZsCzm\\RAzEDRJw}lWfHY]Rk[n_TOUCSBo[[cx?zFn^_~^PJ|SS\\DzzxLhNrAl[{dEDcdAfgsyi^UOLgf}yJppElS"
    "E~e`h~cuON~svzm?j`wNt}v?j^sQ~OclRLrdg}@OSTHYzz\\X|\\JzEAwOcJBal_?DgoBsqXGxBCRjvw|SAp{[HHxBO^B}~F[NxO^nl{zjYczAfXGV"
    "OfmbvSGeHnSUKxS@ERjADPkLV^PhUdPfJ{B}wlVy?mrx?rDsyuSsNg~f?hGKp?`VqysMSZbF{~yK_pa?]sft@VmFTrQ?YtE|GllX|w?|g}mm|bQ|"
    "hOzjAxvA_uOOCo?Ue`WDo_{|C]br?ith`Q^yvnrDSqBTuA{yFUSmSCw~sJgJKfu?FqNr?SWdz|LtduYT`ReSkCaVxB\\SK|cbmOOd|QWNh_ufc_s{"
    "CC@RBc^{kZH^FAMmy|o^LNcGqHVEiBiSJbLk|Lpg?V@HSG~e}^k`f{Zo~b^Ak|jmF~|xQNlum[x|vMQ?}`Ks``Ucjx?zta~fvBDWnDWTM}lytEYi"
    "nPldiwNU|L}ExxSdEfdryBCbwqXulRWu?SMBADKtFoJA|CfA}CzxxSa?GK|XwkTRDM~Yb_u??XFqCSeswehg?md{CMu?sroi~rjM~pl{Eg~ARmRA"
    "lxOmsdT?vrDyP]XnttbAkovf^[?QMXFomnxd_~RgvZZg@Qk`UJjwM|j_BCPBMI\\MktxpkhFFOFONZe~xpjtfv~UWEOTPxtuOCua]pngpbgokXbLr"
    "RU]UnwSNC\\zNBO_B@pk@?xFjxw}Gmi[zuQN\\_xGDQ][]yHI}qcpOYjhx_|WfVw|@XQrAD`fsP\\LCR]aWx?mAQ~F|xMbP{G~iHLP|HQUi@HDd`TXm"
    "bw?k?hFAAQ`IrnhjHczbNg?crgzi\\QY\\IhGiS~sS_j]giJi?Ct`w?BVq`\\kb~CDTUaxWvPScwpOM^DsDN]YR|ctsydsO~pbu]w}FOdFATG|F`]yq"
    "vhEnohG|R[pBySue`TI?ITbf|@^oV\\I?xCFf_aGG`S\\bf~DGyLMRxBSrJvgs~q`D@CDWLJgyun@Qxx`@k|z}Gd^}uoSDoXHSmFm[uo[jp`UtN@_W"
    "v?@j{Y@plapGKlpaGN?\\{FtHG?dq~v^ry}TJNIMQrOxHIqXA`[pMBrSnl[VEFw|z@fHGNXqg_}|TF^Ijd|vgH]SLrDHi_zLD`_?aC{qn?TkCI}lr"
    "WMXNPf{xMSPpbJt`G`HavQobKCDAutWaSchc@}\\RAReBsuWEsu|vz}ky}b~VqKVRDsOXu_nj|m_uuCOqSkl[Fcb?h_PxvAaVtvWCRqDDolxuO[q_"
    "rFjFuiqVwNSM@bLdhDJxkSLBY|W]posHMNM?ADM{Y]f}s?~yDMB|p^VAL`Hyc^fux^wsJdXEl|mN@dJkdzeljR|zP?m?wLFp?|Z`y?SgEUhdR]Tv"
    "?SOIZQ`M}Qs@mbK^wp`]r@HIRnKvqdsew]Vno}cjuQhfWAp@Zc\\l?Mjz?a{JFO~zqQCS~nEkPyv^HrewYCBzBVyTwqpOrXGCk?KLhLka~}NrJOOs"
    "pQLFRTqYmqTN`]Wfrysxtjre[{?bO}^tyNg{igLU}OPET@ZCruCAzUNksc\\vsM@FrSTNWLyCkt{Kl}`MUhDeFIfIV?g_~HFPuA?lrsOtE[_u~ko^"
    "U{SNCntf\\J|GL?uBmMaGzzeOvdpO~eiJ{Qzs_v@tHdQYLjGvm^QRLm_u@oaawliAF}WMaoK\\{y\\GpRhNQzskm}a^FnDe?|{uq_{v~ZgGJkQ|~M\\C"
    "n~W{KRMbynxD~t{AhBKfbtCdtu{JG\\tpJsRyF]|Rx[WrCpM??DxnJogbM[qFkLaI@{YTE\\LlQW|KEjiGZhTiXBM@L_[zwI_BttS|GpTzdpgn}}Oe"
    "N?M\\rq_cuoc{KMlttc[fKkRAtBSA@iX@D\\Zfj]dW{teFJPwFvF@AFQ[gScsSBJruviWut~KAIQUKI@`]I[{mGsLrH[gbK_@qacGm_}M?gcLG@lhs"
    "~w~Rvwm?x?lhCLpB{GSjamcoNXDMX|y`EFGA_?a{@~Vu_zs@DrWa?^vTT_\\y_bM?_}MBDplnJ^_ahmcffemT[{pvr^lzwRW]Q_yEssh]eI_yP?Bp"
    "Rr[hAniNphPpkRG}FOojLnkXucHwPlC_pEYvWdBACktUrOSFBVkS~_DQFfI[J}@~U[YaHnE?ncCwZ~DirwWpf\\NAGPblhsdl_|g~v|vXPW?w}pW`"
    "_tG^|g^PRm@Jg]tnKrPFCEgioyvInC@TIOzeM^`CzWIBYVxNGN`WFm[EcgGCq_Agz[e??djOM}?TlaHIb}yDQZtfM|_jHzQFplCt@o?cmBGh[@OW"
    "@G\\B}okQBBU?T?H[}a[?_x}kmMgXSqdOIhGttpxEMR~AItBA_p][V~TV~q|NqJBAscqfECCukqBZ@B?DB\\`xnki_PlYSP\\C|BnA^wLpo~caA?Ep?"
    "w~R~wpfBqxGpIATw{KqGlXsZHp{NS@Y?wL|^|PSRIDg]KRd[fLYZjjz?pue[KABzK[]B|HGJpFKgzaHy?@tgo_Xh|uOPzcwsuHDE~OZdMHF~}OYL"
    "FkwDQaUL`SwEBVICp@i?tq[t^ao_nGMDTulbtbsMgKhnL@`eupOGReDbtGwYnt|s}SlbP[|ha[Q\\EIXCFPJo`Z|SOsiIxODbcwrtGscj_uE?q?t}"
    "{?AHEN`[GmN`zA@Pt?aDvOj\\HkRg|t\\ALReEuKkM~UvypUoXrT_]|TWeswvk]~{TNqNmwN@VP\\~heYwvWqJAFb`nwbTxcb{oDoYaS@BXm{lZC`Eq"
    "|qT_K[YWePR{Az_mRb{@{pgqFkN^[JfbPuT?WzTWlpK]`\\^_urT^SblNW}hwvwt[kITonVilXLp\\^{hg?jw`VrgKx@xf@q\\bCO_FaqMCHsS|g|Qy"
    "WQ|VPnpTi}?RvtYY|naUI@MDo]qMHCa?e}OzmYgW{[Hx_}TMte\\fpQlQ|qyOEp~mDmO]{KwmTr_k_MFt?lTyGDVtjA?y|anv[LnUJ^?ujdpFgAd^"
    "Nqb_vG|?R_jzubN~U`[roRmMGUqR|RwWCf`kC_HvxosEFjp|AzjuDRzAN^L[ynPLNp@l_qsVNzxPCSO^JjXEw\\PwVCJA\\aCeBysQguIRtnXSNJ}C"
    "OVyZnblIMitJvxGOEoKXXXwp`[SrqaeoTqomVBGReKVz_~XeFxGpzk|BJN{zJ`LcNcQezDdXJr~l|_eCo^mRX[jmx{QgF_TfkSvyJGzK}G]AVw]?"
    "tq\\FKRhiaPLLBlnxRvuPx?Ps|`Xp|An^zGanCauTwNffk|bqQRmbA]lRrxDr}u{]tiFqAbfbIj\\XUpwbVuSE{yCz~w_nEeC^`\\f?o{|A|K|lisow"
    "f[kdh]wTM_[KQ~xs`_NAJtU?sWD\\FORxCw\\rASo~HXFA{C~zPP`]jjWbEpIQFn@`I|P|{pPQFsJyJjZ~blVA|@kSvi\\xYbgJML{LCBxt?Ac[L`vA"
    "`TbdO{CyjoENtm_XJA[EuZfji|D[wLvOyowQ|oKKO{lXGY@g[[r}AnVAE^[vtowPVQdkl[TatbF_nZjyzOdNYkVcRHuEJKwnrEOSEcK`AE^x~mOJ"
    "Z~o}x_CB{_KM{pcv|PsnuV{UM^QNALJGILQI`PDg?kZArj^crJfhvzB{E]nA`]oW[M}?q|wukOUM`_J\\YkVJimGK?reLDnNiT[l@ZHGYCblhlPHm"
    "Sk{lkTYRCHGrNwZxk^Vg@LswCnzAhCTjq^PV_uLK`S[aw^][?VCzEORALoa?A{ZAqlpLBgXfa`gUFdrAuXFq_sVbs@KwT\\qr`]^po[ktWQB`Gyxv"
    "EY\\n?IrqC@VlbVcd{A_G@epIz[FyEMvw_pwc?BwmbNT|wKgtsZR]^HEtNn\\ivXxQxXDAzSEenLax[H\\T{jUnyhGY`_}BoRT@QqMY{KWK`RO?Lnrt"
    "icLQpa]?xW}?`[LQ@XlIhVSeO]t@_qBndoK{|QEEuX\\hAUkvyPbWskfAvtkhURRavL_Cx^{|GozPTrq?ARA?XbH{v~XDxQrupg~ca{ydTJlGdxEn"
    "k]lcX]WOF]ag@]{aMG|eSrGUQ?ZVNmLwQcdLEdRQLOrW?tn]`TA?`Zr^eXePQmnIO\\]fzxGA}W\\OLOE}}nbABdP^A~Tt?XFm`YTnv_@o_xE`VW|z"
    "Jn@Dk\\nAuWSoIS\\~smpCydDcUhEaRxFALF[oAb{eJBPVAFb_JbpHLq[oAK\\L|?T`HD|@va^RrPc}KD{n~N@RVJj}Vvlu|AwHDNgQK[sgQ}~wjWao"
    "GzB[kUFALzoaCaspWFtqLkdY^_KR_{PXG\\bzI^dVfW?C~zYIysqC~}[XvrsYFbgaJS`@zRqD]t\\aBcccEAwa?sH}xPg]~SBxJ?os{PSHGztxVW|~"
    "tAzNz\\@d[eI]Rw~n@NH|E\\sIgH_oz_KF?mgqHSmWvWGxxdhn|?wYwU_R@I`RD|@Msp^nl_S_Sxh\\f]UfAOLG^ANc@FOkRfAGzPt@xb?nzmXzGCK`"
    "ukI[Ag_SeYkt~KtHQq|}TQ|BDrtniq?MvP`t_~WrtMgd@?HTCOBoG|oGBRxMvrfdQ\\KSACXNT|tDGAtIIJ_{l{[pyOhVN}sUtcL\\F@@WVrOpzZw}"
    "B^Xxwldw\\}jowQ_My?klC?[IoKPHtqtd]~Cjz\\X{kPpDuCyeK^cgtCcvpM\\pEplIuQOxFRtaIMnjOo@@v`@[YDTWB}ckw[we|aAgMlCYRcouqHDH"
    "zROsCCtNow}MDtkeg\\dILZhjBKl{AhGJ?PloPNxg`cscYPALBEwhtn??@Cw`M]{|sU~QB@PBT?Glo_PHzqZrsVCEz@KIt_TiT`DFIp_GqLHfsDjW"
    "GX?eTdS^QywnA^taNKk~RbDXp]|KPoOaGd\\TQpC[Jw|lP@?LNhDmIVDcks\\vRA`~zqykIKSTJ~\\oV_HOBL?KsMxWDlwYwtG[FrPFvFFQ{cK]~lTN"
    "y?l@@b_dV[Ai_ygeG|h@~?yDB]Li@mw|tNSQA~V^@`HArpLKv?}P~@ZPSocdKzhKEl~{JODSEPWfIAKWrWVaN}?t[sp\\RR^|{\\}Ydlp_ElqhEQG`"
    "M^u?@o_m?cM[wtxVGc{}yMB{N_kMtAiDqmQg}TXJJZFzqmmaF[PFE|PRKr{SI@ovqno?IkqDMdlAAr|SG}OwJohw@xRrsMWBMRCPRKSuC|x}^EfY"
    "t]h_PLIKOQA_DpJxU^\\FrlxOpq_CgMdrxdOFj~c`wRD[yzUKpZldGp?Q?Lkv~TlyyTjfg_j\\?\\yU}@CF_qtv?ABy?~pAJm_fqkT{vPP~CR`FKF{r"
    "D~]Mzb\\A?uDcP|{bRsPJAKG{KVO\\Nn?Ro^SNHrZAtKkFJttlq_g`MmxhACc@waiUUA{dUhGvV]K{[qn}?`Ft}[ksV{WcEOT`~DrevDwQq^NYqots"
    "vrgLrdzAv`Snwka]{[JAIU}Zer^eP[}TG\\BCakTs|[st`QE?yRd[CC_Mr_?qQ^bnWFq?A~|vztKAeu^\\}NR?rN|MEvD~~m|mq_pfu_dr?WTiooz}"
    "{@CNokW?z`TYoR{YoOxks`hI~`loUbcZvqSZD{SPyTxHIZHp@_|]ldSWioNsQsp}qn_^TRM[cCl[C[lA@Ncy|]OuzRLirluaBG?JIO@ZhvwQ`VgW"
    "SG|FJqU[GD~k|Nlh}RPfvYtztcZylR\\qzcfTHjxSfaqB{~\\oW{DE?a{r`^mHF`OSKalc@rfg~AtSrM\\tHmclE??hoFKXOaG^w]`d~LxbwqAH@csZ"
    "UKO]~`viSo?GB@\\^op[NngCOSdP|N||TVdx[zlWdz`uKoosqgXF_DALd?M@^kScJw]Ccv`oCpEh\\lL{{sNCeE~gchbYHrpB{Pq{{sBt[JyTojHGz"
    "i_T{\\|IMEuWT?JTDvnzv~?IAQW|LtLyJwxzus]II?dL~{]{P_tA?{uqkB`gHP]euKNXRvDC`~UpeLAMU|Q}XrhQ@P}FvARG]HjO?p@gcRdA?ORO`"
    "xV@vopM?XsBtCLi[`U`yto[auW|zd\\VAlORi_rlj~]tX@K{x|Y`A~nLt\\\\kDABS~LjY`Fbh?HlhfBuLvS|PGVaFQyVGppbnPxO~rWp\\axK|ZSQDF"
    "`PwxFBoRBLcHuTDCr{dKHcJIXKwPH?Dr@cO@Tj?eJJkqF?Tup|CBMlEG\\QkWO@\\Fuo\\i_DUm|`Iduagd}u`_}losFAnqoLsvsd[@wKvN|BgCW@Hm"
    "HMt}_{`REQOw_?^eD\\^pyP}DGC\\E}NDVzrflnCMnN{]SBqcIKE}{rN`txbNaBKxvFD{jr_loCnWt|xG@OMCATrk}RzxF?AW_EJ`Pr|kkBajgx[lS"
    "|N~gHrwCxaWGF]gp\\m@c~g?Jt]vbK^l]fSFnrRykpqxAehGPx~bz~RkqW\\VW_pweQMH]KW?C]Ywi}OaeLW?x^}GvTs]??r[JP[lP`UgXn`W|vgoZ"
    "o}nJSoU?sWL]DL`n?AU^{||C_skpwmvaJg|MGNkKHG?toI}Z~PPhxDHJ`ZQBnKsWCG|}sORHsYcIyNHPB]WrFRM]NKth~n]AWMXPvT@vQ}hvM|uE"
    "D\\|UHb{B_~qNovqjCT_LvEkjfc\\XRpGthDP|FngJGwzA~xzA@rHCmj`]urkBtw}CiBi?Fo`dSBIwr^Kmm_s~pzlCmmwYt{SvioESf`}QtEsRPZta"
    "X]Ng~xDDP_|d?~crNQC~x]BA~Rx]pSkuGElZe}LPJ_Y?GP_ePO[KLbCBI?l?@OXEF]NglYBdPOnowKdV@KAKNnKkcqnxBbGisPC}HJ]IvmxVKkGw"
    "s@i@}MLgDpOpN`ywgT]JC^rZFNaTJt_P`[wx}POwIKIK_r]SL]Z}QVMj{xF`?~Y?VkOrsnDaGTX`G[{LPk|aiK[R?c_qJsXDkmlwuL\\WWxajWs@o"
    "YZ@ebq]LUR?TmtbAUm\\?AzfTH]l_}QghTf|[hagWIEJ\\LzD|IZSFFJXfCPq`USu?Y}DjNd|@I\\hU{NHdotFAyW}apC{Mv@RjQUzgMuJ[eog\\?sNa"
    "Hs@SwqsQ{UI\\ZpkDqTZATa][mgBEqNmMq\\KMZ?}Gu~hjIJsJ|sISJNsW@PG]?cou@B_^l^TOSuuOUcPGm@GXT^u]KqSx}fRtEsDj?thK{bLjE\\d\\"
    "LLwho|kSP|DhIMu{FNhj|hDGpv]RCtC^zmPcRcJEpXGajFGjWMEJuntEy?Kk`WkwAfwZ|rdgz}`E~tXA~kI`TTG{VIICt@y[kltzzl?SEkn|@cRw"
    "co`R?|tasrlyQ?zYw]Cor^Tci\\^wzih|e_\\rrxt|ZBGIyBJ`A@KU{lhUYS]JyO_RKbQ?Nt[FyDxCrM@]J`cO?zuVD]|Cc`XaObVywMgIJADvBFbL"
    "xOOFNvGrO{V_|Y]HkewLEGFb?Rqm_}DJ_sKu_S]F}\\TJ|gvYQJYAki}[`T[bLpo_]sPRC]cxSteDue^no]s{BNqDJRPzzkOaxOdT\\EBAS|dHTzvP"
    "ia^WFg|abfnX_xE?vg?Uzip}`^^q}e^A_zsk`RVyp~]dgT}xM|ry_qg}]|~\\YxFZ`Sb_unr{ENIWCuf|g^_sWVNAlHGK~lFHAGN{SSNUQgA?Ug?b"
    "O?pgHg?Znp`QA{{{F?M?CSK[RW}V^rb}@nLUs?~|QtPxfg~G\\XGxUg|T_uOmm^pv~Vg`tV{ti]Y?`RBDFmnzRnu?jKfuU?Qo_?DW[IneLv?gT}UM"
    "|@h^GRKOZFBKyjm?HHL[rdc~TEYg|YBAMw~LD^wpKLijNJPIxOuLS^a`DWutdaKNOqci@Ifx}W?Ny]XEA}cUwl\\`CPCNu~_NojsB_ski_R}?OUbp"
    "q^e?_w?\\iLjAQnugy_HU@t{\\YGcn}FrLoxFAiK_r`XFIZjk]p~AtrmtPhrtFRUInUK\\XzoNdWcU__~}bjqA?]dZAW}mHKmVooT_Bo@l|qEjhEGkh"
    "pBQIE?KiHS\\XI[C|FScY?PWGmB`rDNyDMo\\[K@PpLAgfNiLlzCzK@^krAM|Wfb[gK}ZuMPtI{zLK_}BtCRX?Ee{vCmL]Da?RTl[nLOu{D?J\\qPJa"
    "oPHNC^kjA@gWqtl_{H|QbsEMsMdGyqBc@^dQG\\k[w@[b@lhlUmwxzPRoyTwNQM|pJx[^FLyDAr\\{S@ZsAOL?FOG{C\\}N|ddLn|STENkb~bdc?v|O"
    "CP[\\Had~IG`OQrkbH]vuuQc@CbpkQ{ginDZUKAXVB^wI_}m`U\\GnG^EGyhG~E{CuJSKfHlzYGR[sjlBs|~ssgqkC|EU?pOkUE^VA@TDU@}LPRUDE"
    "u|qYFt|\\WUS_uTUCt?^AzD]B~TsKGds`oM|_vlos][{F{aWh~~Vo?QOnDBlrNlSLnq~A@rHivKwYCnK}?OpbKUI?i[ct@]huDLce?owP@lhjybCx"
    "VetxB`eQHPsmpJv?@LfAgT`zOcxEdaZnF[sOXPSx?N^mL@k{Ej_|vmCY?@\\~~KpxBtW^Ga{XGPgpibw`J}aTv?zkBCs@snKQsQ`C|o`BOS{l{zs{"
    "SQPYQs`YC]?xDLigTF[Z}pigIrXRgYWsIr?u?{?RFcGPs@\\[o\\wjw~qixtTOR]weIx[n~bEY~]gyq}JrraPT~NhqoeHD@AGkyBSmTtpbm^@KtmOX"
    "HpABJjPEpzxWv_CuVl\\BfGsBynCYL}@TvCAYuPCCqHDKwLlEhntLn|frxrTkP]xtLoWsHswTuOh|_~oAjoCqxmT`~|IF{NL][g|ynrvb`[HJgL{y"
    "{d\\fBMhGy`Uc~_GynRd~CsHXFXWLQ_t@KTLqY~yIFN\\AN`xKBt\\@B~{EBR_LJ}g^u^LaG{c@_zdo[sBodPO|G[gKgLIHqApVLKofxmEDNw|hJAW?"
    "`[[v}qTCzg|mQpZU}RK_XE\\Rx_cl?rpOrnGnuQ@h|LfvW@vsR}_WtNXUyx]NrRBPQUSsLLr[u]\\FAKuB|tkCj[hd^Kt[@Zc]M`a\\H_\\j?Co~SKoR"
    "Tg?E{P\\XvQFg}|hpvSO_VDIC}SX@@][q?|Tjn`Dz@l_PG]HIW`\\Q|[BplmgtzMD|Dw~yQTAsNjkutasLymJm\\CKZ~DbluOvApEOjt?dQlATUQ_bx"
    "OZHnP^?osA]?zeNoJmgYxRXI@@Cgk}|B[p\\GUkHfpnK]NPoXw?V~C\\jWBpo?|rq{JaSlxm|WjZdHyPHXOQR?N[f~jqW}?{Hmtn{gNU]\\uOTkrrsG"
    "C@[u^pCxDChGR|`}JSM??ssvs]LFtzuCQ`tH`V?TM\\MdNcLf[rQ@IC??uCG?{[|wCee?nrc]WRkpw|[Z}tgMO\\cDNSjf{kl`QaoyFqkNx^@dVaAC"
    "KBZasaSmkCOamb@NGSXdsTTdieHid]t\\D{@ZCRmpMMKd}_]ID_PBvne?Yp^w@~[Nw@kQ~RHzqO|luOKREalQsrYImq`IFl[sXRknwnT[vfKJG_g\\"
    "xO{iJuDgBeu?WcXtx]TFnrsny?`cPBt}HTI@TjWMFxEO?}PfrR[lo|hP}@PJCq\\aX|sI}PDkyN@bpCLAw`noyp?NR^t^URnZOOaUioWiAVREy_cW"
    "N_puFyMRh[`aB|{xMM`jNbwIu`l|FZH\\Kuk|ss|gsaoi|M[HgJI]HyxELmfAINxihr@boqmFy}KVLNtRjfWJwa_Nv\\kh~KclR_`Cz@Tq?b_uAo?P"
    "DPwv{nKmZnhtKstDCTfVA^XX`SqHD_lzG@sLsYKlv{{SuNgOwND{PVKDzcKyzqK?Cw?rW?XmBr{}nsS}Fj|kM_[vlqPsB~pABpqhN[jbnA`Wz?Ue"
    "o{kv^Pg]KuJUiqCpFM`b|_?`RmO}R_hstBpMD|zzgD`YxT_lzPgOor@?HOWaSaTkKB_SFp`NSzSbq_HXDXtQvm_]rms]?BTFJRqaCyMEKx`A}mDS"
    "zHDdGNhvDNk?mMXax\\VzrPGiz\\p]N@TQJEGjHThn@}KpSsCqGMyAqVZ}spk|C`p\\y\\obCR_~Hj`vJCTKsd@K]Zf}yQv{H}P[npaGK|p`~FTLNAex"
    "{g?`ptL`ikTuDl{hChbAVI?DpuQMMBD?Igh|[aS|R_?||`DcD_UM{H{YG[@u?]oyvC|UvDSepbfAqRta`]_[t?@Es}~yKkG~KW}WtOgDtbsiCigk"
    "w\\_S?TD~QAVK\\nhCPRGbrYRqq|HMABg}SVs]}YlWvjsKXC@V?S{tpq`ko_rATkBSA[LhFKP\\RrDoAESIBIW_shGPoqHRLKKI@`_FS`_\\t}}Gn^gh"
    "@m`tFPXDCQTSRbWU`^HiCqCdFQR_\\w|[Dw?}o]{ns[@\\RjYmOsOTLE}R{AkpU`EBtllvq{VYK{F{tr{`[~_fNjrwLymVGMCVy}AoO\\`jN}Kc{?Xs"
    "}lKfD@DCO{i?VHDVt}?nyZmE|ztBpaRAQhwlrnSuTy[uATSztuDj|bGRlAwVF`TCpxG`J`OqCkn?jPc{DbT@Es?yJ\\qYikib~TCPP]Dm`PlsqOWq"
    "zo~}?e_OvEJGHbXNVhgmNQdj{b@s\\J`F?BWQCn}fBauKRN`PyQ_sKrwJzt^?@tX|{n_ROsX\\K_@MDSU@YjKkwLhGslqNGzZev_HTk|eENDvfH@L{"
    "@lgx}aQcUm~ph]sEzrrQm|WAmjdEk{zlo?__qVputw|lA{SRqbK`En{ip}JiRp[RFAxrDMs_XehHoncPiDvAyPSUubkyXHSCr]Noxl[poZxUEo\\m"
    "yb`jZJqBuBmpiAOWAM^zHhEjV{hlkpJmK~Ibpb\\Y\\?w?_|fiIBF?s{pgH`YBDp`[@AIZgDSgJ}WgQUHpQr|Y~~kn_|?VptkhNzIIOaLIGZz{XaLS"
    "g[Tj@?UjNxEAuTTqnrit~dJXwrNA}nlvNKliOlhPUN^g_nSdlU[hwPLyEb`OphD~IR~kIjKOr[oHjUqWPVJlMsgx~e^AXmc\\x\\wuvjZmg|s~E\\LT"
    "E]sH?^Qm}DH@KsCuMm}TXRX]?\\PkF@XKqFTFI`XJJEDqjPR[~plpth_CU\\u^lEE?WfG_rFGX}o\\NBuX~l}P[@Nt\\`_W_IuqdBP{sn}nAr}XJ[nhV"
    "pxEsKP@ZH\\[MCKpwIFGTsVaAPe`LF\\vzF?sQYert|cs{sLs}poD|@BpL{?_jyS^dXl?OHmchzL\\Kz]GQuBX@sLdguVuVJN|?{|CHtoQBAInAC^Kq"
    "uWWUjcm^lcFx|jVg?]YDHZ_Q@w}@Jr`~NcM_Y{cvyMcIct|IT[e\\tn\\oSQozC[ZunaPR|nOnFPKcm@wTDWPUqHHAM]CD?{t[wbp~Pt`cJLrvJSIg"
    "t~syK`c|orVMxlC?rLXVK~G{vkqG}cDVSr`qD[VzFq@jvBV]O@SOqdTLlkpLz?UYDZaJyR_hDCV_hHG`[n{B?yopOLGzi`v?dSRfJW|RMnw\\UmP`"
    "t\\_OQ`Kkn}Wrt@dM~tdMJ}wbem|usWdYLBc[Og~TNMgs{Lt[o^hm`PMOKCQJEEQLM_pPHonmnEyJLG~`HtkzCSmSAL`ajUPh@Arc}{kLAD[eGCH|"
    "FEC[B_ivk`BCeqlmJOgvvIt}BCSw|~PZCilvWPgTL^HoMSKa~_dajTQTzHiLTkvA^WPPDbG~}|?VI[pFz~jApkMdCad?`_HgQrWTiu@EtLEWpjLv"
    "fLNAocdlGb?^lbdcRFa`D`pdL@dQybX`@OKP@OPJtn@_U@`hkD|WBnlUMe@BuMXMALxl@_Hajxv?`^Ttsb[|R\\FAgRFAC^HJJ~AZLLe?yupOLG?r"
    "}@ApH@XeA|BjlxGq}@RuNg?Q~qclmQhG|rD@GD{LpBIuXDlP{Rw~AxFq~MtQy^sQB]T?HuLiEtsb}}[qDG|f|}`SkQggr~p}mmhDLoY`kowdx~g|"
    "RPsHnT\\gJVWusXw[OkSuOS|kWp\\s_~tQU[GcOo?XQLdUwZsduO\\?_t|@g]{EJQAg|CwlxOx|Us[dseKc?|dlzL?IW^WpAao{ZnbpvBFGIFCrApE{"
    "MljzyQ@T|obE`]\\}I}Snps]EmoZcxkGLDbKy{\\Dh`^D\\FrllwLsNEoC[mCS??zRvXO~AvUAT?tCxl[G^DA_hELP[A[qh@af~t@wf`]kFDArLG~OL"
    "mOnqEqO}r@Nprldf}oxXBqO}PSpOQiDrRb\\Ax\\jyIpFopREKMwLiWQoS}rj^vJ@P~k^b~f`qy\\F\\`PIC_bqNOM~^ozki`d\\GtCAkx_oyh]gxMpTW"
    "CCXMmmlxI_SYBLoAUeHlkw~csRw}r{AGhPcsA\\oWQbPz|Lkbx]Dk{CoOlltNQD[WOSDhm~SZtlKxzm{Lt|C[Egp?J]RlnAiE|?{OlKWX?W|svbWO"
    "k|d_@p}Bpn|us{@t{{TbWpy@OXGs`W?DmdFSYKm~NnGYNDnr~pv~yYHk]|wQvQ^~IMpZuiqPzmufqDy[r`o{tZAJKQ`OUQjxsGj~@KIWA?K^B^uK"
    "~MZ^AdZeTKpnibC{`QDALld^jRdA_z@WVyhn|bDhGJRn@|CkUpLnFTtjLNDHEJ@|V@p]inzgR|dMIX_wDqHwRNQXBPheFNdyY^dkKMWtGJX{aHGY"
    "IAS_VjPCmoOuvArykRogzn^ionGFJDDic?uDL_[m@apsDOoOi?kZ?NKf|}{BQacZscHNQRndXPzu?BDnF~gHMNCzyC\\Fsmm?@vo|]{xbNqGlaSTh"
    "@\\{^@fsM}^WyMPfLdQD`BRtz{w?kURhB?t_mEO[g}kSDgjE?xg|Hk@_GcGG`Y{wVRd_bQt\\HCQvbs^fIAbsWJAsLH}VtspfpBPPtxB@|sNHOq?oM"
    "B|C|@l`GklLhC?Ju@QDR`[UO]zlhm[gr{NwoUCPwLZI_}qYjxq~_EvbKUN|K`QpJC{odo\\q@qifAR^c{uRrNMKs|F\\XYCKfGEppqoxGPCeSqV~|H"
    "E^B?N}x@vogO?cm?}RkTJ\\a{@@Fc_uZA`XLzWa^V`^BPc`wh~z}@z`HL}XDRMcxNWZi{mBhKqLD\\?tCztJ_VfvaI~RA?y~vUzAU?pwfAy`uMS^wz"
    "s\\D{Fymt`U@_r[XNkW|x_vpCSmS\\jz{b`W~v}KcVFqL]lnPGcUfAHtI@Ng~k|[fMBlBanv_gAiCgktfuqJI?_qbooV?J\\Q[XcJkFKdHnL[QE^jRA"
    "cHGDHj\\UTk^A^xDcUA}?GKm?CrX]SBIXpU{]uE[xYL[FncRm`tfWSHDQIoBAMC{icEPq`ZHYavcN]Edf\\PjALgcN]Z`FwqPa@}j]`tbAGlm[rdmw"
    "sOV{?KfAG{MEEMl[rvqWvhGp{YaFBu_HMKh`yKNHc[tnPMVAEvLJUHMPUcCaGW?XfANA[bwhwpBA}pXpd{CE{qVAJ|E?Bz?{ixFeBnR}MNPdNgsf"
    "HYavGbneypCc~\\cWAybovXEIQJzfnKAP@^TmME@mfYaAcrL{vq?^CJf|JW~Ap]zvDkjAkpiD`UZA{T\\JDEam@ge?iaLKP[St]AEC@w?@EfE{~zS|"
    "m~{erXEmZa|tqlwnew}SVaWYSw}JZBmqkeU?A|iDHrviyeu?ug}tdqWJ||n|^DsamrRAQOD\\qA`Z`T[dQ@JAy]m?_byaUEIJJYMq_~uLYw~vLR?G"
    "aYpYGLdRhPDxAzU?rxuykDEe}^mpJHE?dlYBD^|SRncbHq[tqasrQ~wfM`Do~isqKao`nOhVY^{@z}{PKN~N|sDY?{Ss~c{RP[t\\[ScgK?BgCBpz"
    "HTKmlp~qBXXHFaj\\uc`C@SV~|sSP@Ac?rbHACn\\gDlyPE|w?}PgaGPi?NL_z?^cX~bXbAR^}EeHGZ|buM^w_NKXVM|BIzlXdBbTCF^T?CR_~wL@_"
    "|T}f{}XmBl|LSlHLP}wWBrKxCq\\B@?tOC`vsM_KvV|cXB?[WUmdCvbKAycHT{}R]|o{\\E]HgJKsKBPPgB^{T|qKtq}GK@N?`DOxQknwFmp{TKoZo"
    "|DTaLPHAy?yOz}OxlDC\\As{f??p{o~lYyoC?IpyfG}{R}{cjG]yh{CooC?TUQa}LOqvqD?hZMQzlIBICz@p||@XsANj[N@KgGNxNBypzsqH|uQDT"
    "F]wXw~OwjlGJle[YLqP]RtOaGKSpCsWqyBU?^ALW{Q[F|EjIDAPNcNklH^oltLdZJptzQO`ju}VkxsdPRmG|E|P{?hDYNq\\aD[HvIRzsEsIKLkhm"
    "w^s[Rd\\{CTLIwlWwU@fLQ_j|R\\CWr_O}InYqMaUGtEKpE[csyAxRELiz`_td?@LqAoWt}RWw`^TQu?u@MLBa@ApmIoee@?XLCcJmFnxf`Zjey}?E"
    "LA?vzN|gwJg|Ko__O{tbnRVPcubl|qL@JF[N?aIA_rhm\\Rr~p}joeaA^rSKjwll@EORsUNDFVK@[|A\\PQmaUuqlSMRCdUDvuMhFqVoKs@oxFiR?}"
    "BDlJMnsQKqszs~kXqccBJ`Olk^kLmAtc{cCEx^{J{~yDzR\\_EZ_sVuS_rHyKzoxHRCoKr?{QY?kgzSS|CsWhioIyHowR@qkj@~lV{nsODeTy|CDM"
    "qLHAUY`GynFbx]\\lDNxAibK?~Ddqibq?B]W}E?GUeNXZiu?BC@DM@To|ZM{_Np]]Ml_iZpLuDnL|CA`ddTyPwDg?rqCRzqChzrxVGE[MvAcnrncQ"
    "YxDKtbLjK^`TtAnkMB?Fv\\yM~XGMi@cZ_{lhJW?aIRgU|QafO\\|nRoKloYIEL@krt^{W_rqOssQBGSHOpP{zvn?hF|lJHe]?U`lf?DDBgrk`oBpd"
    "vhDUqMDp~KpSPL{uLMCApm|vj\\sbV[aFSRW_AaxsIK{pY{vs@]gsuPXYuRKXvo@\\QxinxqxNiM?SrppU{?cJYQtfolXqLBKlXPKmHbt@?ZlxBKUC"
    "H_kYyPhGy`wvK}_kKoPQImCvb_ohFtctsBCaBaKeFDwPBGc}{bdeyeL|zCgh?HF`DPpbFxPtK`|jub?Ysqd|J\\_qG_`irsCm}aHCTCaYn`qK_rdW"
    "DBWC}TD[MQZ|vndmRCM~RpVxx|guNB@C~m@zi?hhIM~YJc@}@p?fzM|l@n|nD`Reon}]A_dcnfLJJUd@fQOqK?dL?}JyKmWbJbGwp_SI_?`durTI"
    "D^WXx@wELMk~B\\suyMg|vl\\U~BrBEo{@vr@}?OwMxp[zQBbxrNW|?[OJ~mkj`PHZuAS]l|v?~[dHnCmkLUPqN@[cS\\`oLM_ZzD\\lPLoOA~LVqq|V"
    "ey@[t@CsMo?`{{lK}DkCQ_r}G@W|?cKh|P\\N{d@kBOlZRZ@qKJolwotEyt@L}SOOFoHgMJXTr?mZBpB}@~gUoLqYG~CuFgHBQ_ctyCS_m`\\{xKC["
    "MQ~vDNlxwDXgtN?IC}`NtFGdzcZhDxZq{Qcct_odzTf{Aj?e@?XGOqpyARQlI~Ocu_K_|oI?LAlNDDia]Pkluv@WIqozNzd_vR^sDmLrPuLhC]aW"
    "v~OEw\\S^n@wAw^[p}KDvBSIVwlQ?|RsWtmzHuG?{`\\fzGA_?qN?s~KCg|fvvtSKXAP`tob~wLbx{{[lJB{tdPaTN_}w]D@|_Qz[rEBtaDPpJuLv]"
    "?rlNQ}mcCqPkxb^kG_Vj|T|Ussoi@Slu|ZKeKN_pq}Uk}qc^XNQRy|?B\\Ttvi]PVK`gJ~acEHQtOy\\d@xO[^EQDsupdZDY^guN~kVncPOw|QTtFQ"
    "\\o[KQ`QJI@lkiN?Oo}??{XGHPLs~|MRd|os?u|^AF@gj|pS_FqMQAphLIQLW}Mg]?a[n@c@PmgCzmaLqzsw|?QK{YcWYlL`jn@{~pk[[pQcFxETX"
    "{|C^o_`KVsTV{zELH?Dlv}{kkdqdGlGu|nsoK^RU~Ro@}PSeEQtuNJ?HFwSj`_Jit`@V}RXK\\p@oCrxewA@A\\^eEkrqHGSDbw^d~QOXg?oaA@`]x"
    "{pSIzQ{]K{fAHoPHIM?vOdwxp|[hrRcdyPLIjqvhlSXREaOx{LPWI_xgXp[vHepoB`ORKoMYys{qQLKRr^TjC~thB}hzq}]AvAkunPeI~kH|Hqcm"
    "AdYMur\\@s}]UG~K{D?g{Fz{[DYhf|RXf]?ORzAnljAT]NoScfqGrHRsDF`WcraNuEBQA~djtB@towjGASNPNYmSzyRXwfN_tz`{ZO]OgmcSeJoVp"
    "SN{LCBtXyY`OTkO]v^txONStqryNEPOjQTtS?_SKxMD|r|SYB~[\\J\\ONz~QM_}lj?CxHuK_P}g?Wr{b{MtKasl?txYghO@]_IPoDPrqFNlleP^Lw"
    "OklXKrYIz}tA}a_qJRNk{sfijrjPGbBoKAoV|aD`o_DKHQdKFP}Eee`Do~ZpMMfnxJ[WGJxHKL@pHelX@rSnEiHXzL[E\\@o`Ab`VMEt]VnEDROxW"
    "E`G?rNgDMac|C^h`~`@tMlpDAkltXNPSuT__Gal`Tztj@[|`LamsE|sl|`kwBarP}Bw?CaSTzLPHoSKpL]v??uAlW]Da@@USGP\\|zjCj`Pcf@G_\\"
    "sAWUzN?Im\\O{VdIXPo]jaG?j_z~}MyEUx^Z}WCMeieH_h]Z{@P_imHHcLtj]~NhEKqgSwekHHPcONa~AI?cnFPEFobMntjox@`zHNPQ[JLdMtt~U"
    "~ZOcIAOy?PO}^{@~UgYEy^T{nrKI`W|k|PkzTTwlfOptK@op|ZdTDnzE{cXUu\\su}_Fat^Wyf}[OZg}wvof?OrDLbomDG~WdGdT_IHD~MMQKP{DQ"
    "QUXH_pZl{mbogDH_CRHDylozBm]^[~p@VA|KH^piQ}IJ~cTLLxDZuniCQbOIaDwewDseO`lD_zroOO_hdSoVhq\\j}pPC{\\Q?IPLM`RLFyKKg[P\\l"
    "s^_VtbKkfGto`_dBlsJmJRGm[J_h}LV~utxKBLl^z~zgXnCln?e@CadsGAZHHjgQo~jLG~|RMo`NrmnkKtdHWI^[[OPBJLb}SOck}qTFwN`tP@KE"
    "qBsbGa@hzQuUF@\\{vEgdslVARNk{_w`PkTrmUbNAmuOX?CLSDsPUJKXRwktTbNmi{eDrOr_LzqSvBT}TK\\`LmCwRBmtfNaEurdFImIXf~R{^v__~"
    "Z]yM_{m?SnNfq`QnBO@}`^}F`?DH~a_AELWKoDWpjaKFNlzglLryRS?~ROphRUK@sBDl{Tx`vbCsBMrdH\\RwYp]PjACguNPF}rt[Gi_E{OOCEShP"
    "qmczo}@@}SSX?ePuxmlE[PAXm?qEw`RXMqXuE~C_FAGHqlIBEw~rznCxEXmv@`wW|Q@RBkgPsgXbyqcyXiTMhg~wp{w?DkSy~G_hy?C{BMdZ{}c["
    "y]PAlm`wFoWK{AVAK?{]EowH{pNSAHX}|uXkhat{dcSd]{c\\}kP[D\\?JDeLcj_KigNZgf`GD~ksCuJ_PmJ?uxOo[F^OpK~@Opd`\\Qchts]CVJ]gY"
    "skWiOCXaM}PqGgL_coKuJBkWFRRA\\Q@|ySdKPLGtzZ?CtM|dtTGzVeXQl[Nz@SE?Md}I|P[rxp[lE}lsC_@ZkyCyAaC]N]ogSNTKF~uh@Pl@bN`k"
    "CTlPJN_mmYwghkkb|^?u@q`KAYjkDrjcLW|Z{qmCSCG`rJtWxYjvdk^u@~W?zOxJds]N}QxK@aVhInGxMCgMC[XhLCWNTSXvJFf~iyCExnyQzAX]"
    "BhG|omtaMLmTGbHZS`mU~xDeRTVALewxDDIgs_hG`[HNq~dxJo^ZeNqa]P_zx`T?j[{MDPg~gnp@}`vlQCeaplhzvn\\RE|UUBb`awN[[AhD_@aDm"
    "E~LSG`HRxqE?@@Xp@}T]ZipC`\\h@s\\J}Px|K~R?eoJt_gNlw{zSHMrNxda}EjXDgCRxwy`Pyz]hscrMPG``UklBSyoaNEl`E?OZDU\\XL|AWB}NW{"
    "MEGhE|UT|Tr`DSlOAnGtKQILW\\i@zUOV{cdaROlXVy@aCk[JxKX]Ru_tLdkw~A_PIcbZwb[`K[SgFaABmCSXtmf{{\\jMqQ{_a_iGKkdCvIXCGCBq"
    "DL~pDj@Gyanud`^{kdllJ`GgAo?`{Ov}}NxUlL|K{~uowVIaBsd^S]h?u~`[vcdCY[LEE\\inu~cyEtVtwoX?Nr}AbXDmY}}Ez_N|h`kDCnMYJ[]O"
    "wj~vlSY`TLP?ovX^yLh?N_XVdaTrQH|\\BNsZ|wfoPPtQn|d[r~\\yD{sUxAsf{gPKRcpnA]THtMhYrpmmP^QxB`Xvx@BPHNPuMpwoOaAdOOMEEqWb"
    "HmdX~wTJlbmIBW?VqTlvCw?BATh`}NQ?ClRKsnPDhSfoHf\\axN`[{ksqN~V{SWpGD~Kprfx@U]xOPBkoRcZuDAFAvRgVk}zhGl@aClJ]}ajwduj^"
    "GRCsIplInCxShpxlwkCeH@HNHKTUW[TCxsSzz^wPKqO@`prtw`i]UlCwur@vEJjLE@D[qN@uIrRwmbHLI\\sa~cyJ~nl`KZ_dARL{oa@T@p_^zKoa"
    "~@HBB?rnyc?VokhmB?WQ~JV}z{\\|s]h\\RS`bwALjBpO?VRy@xvpJyS{by_{Nl\\eNgswt`Q|Nx|d~]O[`JxGgdIoanIlMx[S}I@PKNPYmTZ\\GODqq"
    "B}yMyK}HTm{bvaIDGxGmEAcSD}O]Far}ueiYluEE{pO_l`|KA}pHSp[^Iai?BQt@IM[fQMQcvfULt}hjF\\XX}?zfNR{bVBJtT_WzFnyOB]jxD`jQ"
    "prGewjPOcqL~}LSbH]???~{}BUk~EadM_zLIo??{SbuKEayEqU_d|lrUr\\_Lf[XxF?xE@Ri?KVWR?mKX~XD]S[p^_~\\IOOTWHBFp\\ATf`[lKLBXw"
    "S^P^DcCHol?@RA{yAzcL}KE[nXE@H}JovJryDMIhGmQ~JB|DCXdK_spHxbfAnoA?DACePd`CBmLppoUFO@P_bCgXCjd}BcT@G_ehs}^cGzlvKkFA"
    "@dqLwqeqB}`Nt|gHyddgj[X@srG@t?S{z]rTF~tYq`PjDDED`QfgH^bfAl\\~CS?CP`?cTO|w`^{|VW|k|BayrNEQE`Xs}^xvQc@UKLSsy~?rAmPf"
    "yOouDBMWLUK|_por_|HwOJ|D{RQIDPdKw|]W?xk}RaHFNA?wUwLRmMla\\{KkwkgyzR~I@D_\\NTKt}en}tDO[?M`z?@DqBftz`WWmxgOUIuENIL_Y"
    "r\\zCc`ZuLq@IFM@t_|rczRI\\Tx_PM`G\\AAaWy@gtv]zkkQE@_}kBHA^U?Z?iN[DZQQFRBQHA_y^zz}IDHtToxrgedfTF|w~RhsMFiP?[_|WLKc`Y"
    "CohJvoQ~CNqArMljZ\\?zpJ?CAp_Qg~{Yxa~ckHFACqdZTYLSXfy?JMUPVQs?ACqI`YpKEaufI^MhvJwVAdtGTnnAI]PGT{qWH{y_Dg~M^HD^AaO{"
    "`_?Myw~_?G?jgLwdvTpFNcS?zPAE`\\}iXbozrRHOBaU^BcI?ls`pW\\]dPNgN}bWSqg|DujjGcHGAkPrLrE`GXbN]WwhOIBsZix?}Emu?Ma|EfZxn"
    "rPC^tMBb?Ag|TNgn_ra?iXcmqW~AR]vY_tB}LquUDdYVN@GQqjLGHUJt`laPzpcAzYQU|NXdxMqgdpoOi_}PrhE|XZPf_|rAxG?E`QqSdyMZEw|h"
    "Nuy?`\\D`KXE?SjvAUiHuLolP_q}dof|?QxHHh@~VtN{?|ZGGQ@qU`Y^KgNWfBs]qHW`a@~JdESR^_|ISoP_]Q`U|jiQgbofedDkviw?i{qCyIgBh"
    "_rbhjk}?_wGS_rR\\vQcXuMAI`PfA@xa?Qwmg?w||LkTKA@ALS]cGZXE?g?SzM[@Ir~I?EIBCJF^zVL}pmdOXFWCyNqzhW}cMnZgkDuK|wnq?rpwD"
    "rtyqGphi_tpdpz[AmN^ASqQBDLmeGlczzuiBzjjM{{Emqqz{KxFAuJElKPAo`WvAQZyMO^u^_rzlAXFAHk?X?LbAuRTKRMM?WUe?sTU[kH`mEaVj"
    "sSXeFuI?{xo[hzYU|K]?L{GD_D_m_rw?ZLY?no|kVxFUVYbbr_SVrmWFfXv]tfrgCGxeadOUsYKFgXtGvc?FLHY`{tYuySWdKtzcIB[LG?D~Afd_"
    "}w?{tUTE_p{q_?doKOGRGA{gwD\\ugjUdpktZEj|yuQl[E_OvsS[ynBJAVhDkJCEp{\\[[yPSjrxFm?raK}{PZF|tEkEoK}HL[l^pEMqdoAPy\\wB{~"
    "Vq\\gHPN~}NTX{jgeAFLMVAgdJ?LBRnTsG^|xjolMBm?hxP{OwVYAyCkzWqyXzolR}r[OHB?h@}HSH^|QG^K[@}LfDCLhr\\G|F?@M}_`rJ@eAw|~V"
    "~Nr|Jmt@B@g\\Jq\\yxnWrqaQALtdpuAkPQVX[APs^fvDhRsDuuMSW?bWPRSsKEoJ`jLPpEb@zD`OnnbgVyOoDBobRqExaCQtVHOKg|m|gFb|i@e@H"
    "DoK`vVEPN}gp}|LpNqoFyplKIM[ZC~XhmMLJeD@I@PI[@RSq}?dLzqYHI`xEvMKwBqXCFqy]IaqMzrtgYMpOLa\\]hNV}zMcPNrH]~KP`y_lgKxEZ"
    "NoGlDFWsAQLjG_@YFkctFtHyIN[BEqNvEM{PxPRsKrR^HmoHtoQ@IjGpJ^yHkDGcCaXS|?O`|aWM??tXCPjqOc]V[]`[{`hotbhry^Dko|dmsAcM"
    "|TK`KQ?wxllIx`y@pDjfz]LCG][BwG?SSK@Z~eWqJrGZTayuQQ_iHmKaGNWzlthEvkh|GOhUOBLWLdTjFLwXA}{SCbB]GMW@I`\\mvEXdYog|FqDT"
    "EB__~_hppAor@lU@xRdzMQk|PrWx|]kq_?jh|PgW{D?yhNgft?S?sR_k_tMgDG?bMA`hsHDCAVXb|}Q?@DHatBHuDUQ?JA[_{ZG`ARTXA_{Le[vn"
    "?Kzdguc}N\\}HBdmKobGAKQ\\egHPxEFyhTY]TutLk~nkvJsEEjoZ{nn^T}KZZtKslVoe[Apxa_qLVt?vi}^R\\`_Y?N`c@Ab[KQlzDYnntO~`WNZ[d"
    "TG|nLqTYMMhRsnebC`vuJePYIT_L_uQWSCvj?OplM~gGCP`[ybdwwnmZODlV?|DLdxpWGSAG`kSkpaX\\@]LYI]Zz@^fAB{oBC_HqDsPHo_[|OaL_"
    "sb?vsmTVPAD^@QkH?O{fPZdDHOK[xpkDw^TnIkJctolrpMk[OPGPS`dLy}|EyoKIEJwfBbMBC{WL{LmQQcOxxbT[yQ_{Bzl@{ZPJDak~z|tmE{SS"
    "nQjhCp{K{]gcqL\\WB_YIuCol{OHQFN`NLn[eBEaRszgBCHkkG]yvAfoMw``rBQs@sU@duEB{pOd]|}wT|cR?s}kE|@d@AQw}u\\`aHQxhlxDIz_Gn"
    "F|AI|ssHxD{}UApWJ?ooK@zrreAJw^St@nTePjwBrSkCyN@AumhGrPGwDfC@t?D|?nFphR@J_rU?Qcso@QXfLL_fan_?pP_ZFachlRlaKcNxN]xP"
    "}a?ID?_c@@hL|W|LHSd\\{~{?@dCKTMgEq?ICub[hy}XeLFo}N]aByKKwko`crjlbM_|h]B|[C?HEwLQNHPE?L[hnAU{vAqLesD`_ZTV{Aot\\h`cF"
    "D__NTmhEtnlYIBdp@eyWF}GAu^GVx^_H_}KGEbwi{cKxItyWs`{jwDN?AUTFzsS^AQ@Ww]GOL|Q`xr]Mv}gb@MHfuUJ~CblYBsGW]bbnKE@Pzqb}"
    "GqxgHSLok\\|arqsEGQ{XooGdynsuOnO`at\\]u\\[fH^{{J}DJS?Kl`R}BBq\\`DmpMocHtfP{|EOPrA`lO\\~N}lhDCq_sOD{i?y_PztnWUTquFxDWj"
    "wn]dEKc?jPLTCNw``^DQoRkc@^aL@aw^APtFeOV}LLSr~\\ZxgZxxSzA[JDpqIaPgwrH`mBH`xSGrVLWU?MX\\~bgg|rkyYfKZ{\\rd\\tKeFWcH@|LN"
    "@]|yI}TRty@hENJXHfd~u\\K^wbcos{kt@]\\Eq]OS@_cUP|[dqPH|E}_{\\MsbB{tZEEGQ@uUG|T|i|RiIUcO|IOuID}L}f]t]psGDF`GpIkHlomkv"
    "@thxF~HXx@gCqmnpJSWTH^eQH^\\Rt^TEy?L^Ed?Slr`Jseh`WT`ZO`Fwt}_iCTpLEnOnD_BuOQKwB|NuwReJXq}tuN?sy}r`Db[cDS[s|SB^w`Pt"
    "~blnJnwTzf]?z_W`J^pY__fxAf?lK@csqDKvETBHHmhgHqhgy?MdIOwBH?J{BUZMfaD[T@~|AdEyHF|^wnRzf|_kQb`XJaK|Hb@jQB?B|khl@Kgo"
    "|mGqPSG{w\\tNj@`\\LNAQ@bHHz`CVGnxHSRxAGaiG}?|BzbdcqShxFaGeu`gRT@Kk{nTZx_GBt}SdG?[zscLXhF^YE`TH@_vs?rCAEQT]FAhWDc\\A"
    "~c|Exnjt{NTu{]?yOOh`WptO|@T??kXrARRbD{hhpNQ]eNlF}uKPNs[QuAJc@pGn}?|Q}F^AG^xQ~}p_J_TCrO}WqMCqhoyC}s[I_q|SLkHYKO`R"
    "itK\\HLTTPlDm~DdBEZlBACDdIP\\y@RlHym[OI~x`K@kP@@t^t]z|RpPEFaoxcmlHlgOre\\?hvRXeuOg@[JdbrKXdD~lwK\\hAx`MM~rDjMkL`i@Dg"
    "toplCksSzSH_MO?xpS~{zrxG_rLHlRpVrLuD{T|DA`XYP`XOE{L]Vtvz@}H{~nzyt@Fqyt@WpBC~|w~~vOdxx`|HiQy[rNLr|?PKGTLo@nUPABiV"
    "G??iP@lHkdggAWHQG]|Ktn[X~?Ktxp\\tFbGbBQOtKBXDvRgVob}`|oDFLBdTdfCcuT_VB@iUDA|eEN[YzqHAJrhAq_XqEltVSqs[HQPJ~rlWO@tB"
    "vRkuIVtBlOcXIn{h}e]`PSHRLqGu|bxS{@mjLU_ZlVTWvh\\BRNFd|jfjj`ks@bCBEb?^PW~ynLXInsbuKcg^uGfvNaLrEgqj}?dVwap^opt`D~bb"
    "`]hJbPwyS_CbFlNmuOwPlCLbxPICEldVAuNZKypQruT~O^pEHSTCDg~`RpccNq|`?l{L}exT{Uk`ArqRxsSoBaSqB}\\Iq?Xkj}wNGVo{rQDNpNhw"
    "LNcbp\\CwGp\\LiMASl@q~uY??ArH_g]^qreHB@OLjoS@PxsHcojKgGru^@kTS@pPGcl_@{MgV|@QFAl?ZdKET[qV\\hOvVyC\\Q~ecuE`hP}hEMucTp"
    "BDc}h]D[waPfoXRAS~PE@?w~PRPNwb@Axq|AAtDTKppz{_kexFG[JqW`W]s`exFQMQGVxk_rMAUd~Gop@oguj@C`oD]?RbdaOBPt~rO}{?]jNKW`"
    "oe^OvnoQGClhKPlNqPDLArfA~?@kDaDjuM}?n~xyhJwdEyWvIsOFvmx\\r?]UoPDGyQ@vKelc`^@PySb?DOIRlZbj@BHBKpxN~__}`XGwBOJetmS^"
    "_zpWJtfzL}GXBHiKOoDLxrHBrNFricOyKr~JwpoQsKPOK]HCFaF~P@_mxa^kW_psCQ_dg^pzpB^mwN\\V[TPtbpcUNu\\[z_OiCRA|{^NQN~wuzjhC"
    "yS{HETxcFi?cT_plvff?kmrkGqHGy~qCoshQHnfp}cG\\S^TC|Z]tWtaO_K\\Ss`gjGxDdH`gr[l?ypalSLN`\\nEpXINRy`__D@kWUNelm@wLx@F_`"
    "vqVgwOodTMgno[VarnljNCln|tt]lONAANseGc@^xj_zDn?nPOnV|L|BjpKUD~KPMmNAuCpYEO[NgnK`tZ|ABNWY@lXlkO[F@?Ck|~Df@ATm~`b?"
    "w_wIP_ksEpsMrp?TCSsT?Lns{ScfVdwpFcGJIK~k`S_XC]PkGQWRRhDRCFwR@g?L{jDZ{RDYu~tYyCXe~acnG^@\\QrsW]ovAvmoRBoEj_?smNu__"
    "BqcHM`[HZOjo?gSmvBNuO]s@Pt\\MEKhm~ONfxoMaOaJwNNDa?PogNuXSfrSVpdCTeRRQL_Df@i[}?fFtWhDfUudxkzTM@S`Ruoyk}Sp@Dbk`@{|Y"
    "iA\\cwKXz|QlTF??s~kdXqWD|JAbx~R@Qzi{HsBD`hlgdvOpRhRWQ~jp[WptcEbFr|s{mr}Sxvd_[Vi[FKBCcF}t\\m@lBE^|_LhG``SHqS_gjwpT?"
    "JLklzhG?JmGyCg|`k}XRwopESpLsjat_E}s^p~hSSOW_}cVjtCxwz{{jFpHnNC}nuUD{J]eVRQTLoxGfPE@?ROKQ`P|@Cnkl`\\CwC}cQL`TSkptD"
    "Fz`El_\\gAfFAxLGo?SU@vLZeQswQOcmH@oL~~?m@vRxDy\\xbApxCxL_jF]_Rsfh@zW]KZCGo}W`nMf[YBw|KoNV_Da``v}II?^vb?Oka}nWUpP[v"
    "|[ffiPdLBjsNqZn_vucwpO|nKCKSnKiQ~q|H{AwmnBDJMLRxK?FvbcAuz\\@vZCpJDQtZ{asXQBFOf_jCRg}?T{NeVkrPB@oYn|[g{vWQFlPvD^Jy"
    "BTto]bw|TZPl|X\\xzWCgCqnFwe}GBdLEuqRA{uCuSDGCz_suSepEt`SdC^NaqBKJN?hMzqj|rLPpr~KwAB]{fSpZA{`cMqBrQM]s[?[iwPlR]bCw"
    "oKgLDZTDn{u?FA}LsqSlHsgSHO@EAMXcFMm@AT[yvRhmqXGnE_sgINBo_saCny`KulVRilXoWLgeiCvMKb\\m@_?czBNo|]ejz{EIQfHQ_zF{?jWF"
    "GCgF`[MWzmvkjO^t}hGzDYCa@qEUpZhUs|}EHG|tzg[G{aCZxAs]ImXXljC?]sk}^L|jooXaP^xyORy}@|gdk@AWzq~[IyfXLOJ?H||IwOtlzLXh"
    "~pnnq~DRU`psAbWx}RJtAp_fHn|p?zE]rBRg?~dZO~cx{XG`Q\\c}DZxZs_LHnWH]OY`}UFq@N?L\\IRkUGrKNLo\\\\l_mwv`GnDPGDv^\\Xw}Bc{_Sc"
    "lb@IogCpw^XeSE@XA]Zxsj~q@xqaBf~Nso]hPLgHPZ`{^]O}D]Sy|mqY?q_?QnS}qUxC}@T^Ir`lxndeDtOzllzdsrW?wKvazFC_yOAKT[NADPBr"
    "\\R?f|]UKo~lNqKy?~Umry]b}AlIMXG~qw@uS]QYVh^Kg?~w}PQC}e]O[y_Uh~UOyCW||uHDLOQLOXm{zV[p^n}x@RDsRFkYI_pw~^cu?CR`PStW|"
    "KWK~|}KXSM?K`]DQwM@Q{@wCt[MSF~wBIBw|@[LiCv|A]SgKSsthg~S`@M`mtuD|QIjtC@\\hGmEPt~za@MohJRjcGjzpPblg{NnXn]?tHuaPRmQX"
    "mKAS{oouxOuGb@OevpzAJOR?ISp`jXGsKpl_Nq`fWM?lbFPG~xu?EsK\\Nna`Qb@suoLFEt`fqPKhAG}P|BowxLhNDNGL}M]OqOtH{PgzDoLLhOL?"
    "qL~?uFY_woxgp`]Ft\\s|QBL`plUGTPgYROHo?]?Iwthj`]?^vmsFHBkiMo`tL~Gm{bqwMD[TNK_^{P?}_KO^CBk_J~kSCb\\tEuK^oSb}IHiAK_pT"
    "_?o\\orlVv?WlAbCKD?|_sJpUHIgFDNa?[`h[TJ\\rJDwCWXFgE_WUwRbr}]GdUpy@LnkKm^h?@nA^`_oAnrNAGwOtJoM{_z?{GPSJf\\\\xaW|hNMX["
    "UYuHv}BpViM?sIO`wDtyLOAM~?LcqpSxqqPtOokj@{?evbi@s[YEwnxZUOhKlnxDSN`WD{i?OJRdw{dvP@K^ufWidrw}CJtWdpFX`[|HNrDySrY?"
    "Hf]?DaJbfPFTANLK{}gAwkxVuke?NJTPkrsLotDcCjgtVr@|eW~~@JNn}_iLREzs~DZXL~jfIKEJDSsq{W?SNaPAlJtytYe?`]SMy\\I@}y[dq]}?"
    "OgaBUNH@HxDGTuvZ?B_J_SWzs}iJOqEKADk|v~XljHDqrmbf_~sVy]DzOAyO`_VAsxDYUNtm[tnwkRVAFCccaFfSIhDd`W|f_w|g`QnE@g}TplD{"
    "FW?RNaesKOjAeZ@Aq]^]oO|oLdyw^|DHoQ@uilVr|[KKMC`A`Yohi\\RqHQ[bzInQokD[CEHMSpOpImI@_?eTGGb]_tHN_{uTaNcuWEzA_p?NEFgf"
    "zvwHKk~Z~L[YsdnXw~urBlJLLIB~DAMeAhDeN~?bvie{Jw?Jaw~\\Xpb[^XF^KB\\_xBu[O]TxwhyYss[ONyy?NXELtnJAODhned?pHDwX_poUqxFh"
    "`W|`eoCHarYwKTX~|tOxH??YdWVQUiAj?sw__xEfTHD@RW}ezmj{npK]SG|lYxFfJn^]DG~|_zxQI@hUmytaoRorSSSslmU?`[HAQ_OYAlTVKCk["
    "JYy?J?@BXQ[OwHFuEXG|OfflJ?~h`RlDMALf@gmBbdthEqnqO\\IcGcrAex}CSD|Cc[Z[dlvXz][ysThZ`T[sA}pQ{zKFv_E`zfpvF_\\bA]JA}{{N"
    "DI_Iz[NrdAhLAj\\TibqafwJACXDEoH?rQfY??[im`_Yk]zmHlLmFVc|b`Tof~ITe_qABVufA~rWiBAS[totZ{Lze{CwhD?[{y@TYAuN\\zsD?pphW"
    "Mmfx}M_HG~Wex]D^~RgjyAcgvBnT?zL`_v}[V@kxSm`Et@owP[pNwP`[[nSWvM?vlOV~HNiVWS]CBQ}LH\\c?Irt}u\\g}?_`~GsohTf{AocSdAlHV"
    "G\\X?z?PYD?TDz^WCqrS^FQxwBRzdlQxjCBzk|oDZMbeACuCmiMRUxPgrqtQ?L^Td_rT`AzvR~oXNu|PEo`guoZwnvb`dCO`szaxZ~rvvI@_IPOHi"
    "A?g{Ishqs^MDzqwQesK^NstfwAL_GROFt_`g}qDPxK\\Zq\\`UsRIN`P@Rxr]Cz?\\^u?wtQruNzq@WAeKdG_smxB\\LJBKvFnReWnJaLBGx}^[]vb~L"
    "CR`G@Bscm`XZx^{wUmqTFctC{m{owr\\JHeiTKtTXKpAfES[jMchKs@xMk}li`Qs[qOGu@_@|MqejA`Cfq~xI}]VmR\\tIlqke@nIbso`APmKrALGt"
    "E^b|}psMts~{q_j\\@OOtx^WQAlxJorjS}hpgPN\\CuoDUC\\snvg|cCp{OmRCkyPPeJhtGypJAMDPGxBWfwh_Utp@WAq{?NNJAHnXZz{FVGHt\\yB_d"
    "C~kh~r~{JnpL}xGtnd{}PsCpEA_{JAKXGfbizm`_Cs?wE?lPwp]bkAiPsrXBu|x^S[x|B~d[wRLW?_oPNsK~uQHv|mf_CRfrn^@XBR^|JO|^WM|Q"
    "A_{qp}iInUXZ}TWOA|`ywaHJV_L`wlT}[_YLG@?qrmP]yRIDBNoIWL|CIqXE?|HC[s~|GRdwR_PI{icbvqt[LAyJFkWdw?`LT[{psAHXno^Q~mR}"
    "x`Lkt@GsJoTUB^PnFHP[COqlyApN}K@rxn~[Allyn{{R{I~}ENSa?R_`ht{lAlhVE`w~H^WgbpFMwP\\a{QT{?cHclR]\\s}oyqOY?@bSJK@_pmBLQ"
    "jE`_|ODLLu@T|mXVmqwUza\\_YThpz}D\\H@TnB]@LtTYRlpCc}a?PA]_jhKDEKNTHhXDczMw`OTbguMSo@Awe|a|aIw}LhOGxtfoI?PhtJ?OM]yf~"
    "L|tSocu{^UnwumcFJpWoo]|uJfrrWhEgfRgG|RotM~s_K@LU}mSgENgUqbH@W?HFWtW}|dmXHI\\f_{WTp}xLE@njFG|@SixC{SCzU@u@COKK}~tP"
    "}rdlK?rSBqDkESKWIBWQzR{VVqgdQB\\EDQxCjmXt}MWlPPHV{}X]zoos?\\HS}JYDA}\\|JQ\\lKdoFW@h}t~?BMMP}w}WnM|C|J_lpi{tqB?~YG_?z"
    "B^XnSV\\isOkdGpGb~TI?C~`kEPTDz^LDusdqC^_yzM?osP`SC|_tEAHj{Q|wD]`@~CG^p~TCxmx}~IoYyqlLGtwqN]hfumGwSblAVEdOxcGY}ctr"
    "~~`QxASO?^[hBQgVNoCw|CCyCSC]LLcgAK@PMlDkEP`]}aB{~rKn?`u}?]_yz~@e_rpH{q[}QPTKG`dRINdAoqlSG_F~GBAGF_dWe]\\XIAHOQOlr"
    "?o?{FPheFN?oE?klLj_B|CgQIBcZQ`?l{qHnvO_oEFwlApG[{\\GiqWDgt^hIF]?WwR`XJQXFA@Lr}}t_~jw?mnX[F?^aS{D\\?]?E?OksK[N?F_ws"
    "H}qKfo|nxOD\\GLHyJlH^zQ?Rw`TqG|S~PMdJznPu@|oMLmdOuCG`}Mog?nRAyDgYi|@RwzOaw?C?rDyEqQC|U@oZ~J`mW^KfV@p@IZler\\DAzrSp"
    "CmSCh`{lB~Zxs}~ooBPo|^O~B`?rXOF~DMGkBZSe?W?NDjtanPhRzb[ttZW[stSpx^|zoC{Ir~Ru?qC|d_o`CQt{@BH`CcPrK@yUCROyv^BAm^py"
    "iph`gu@w~bEIu}Jv~^N|{_|dgR|eABL@MNJO}oL[I\\}[@RHQSNDYqDpQn}tjS}r~mqc~~_|@LqLg@RKYTEOL|~\\eB_xEpPlYO[P{IHD^LBcrv`LF"
    "pb_jEJH_Do{vL@\\PlCTGAz|LIRpBC}geIA\\mm\\TMOObAz}Kb|aYZzR_{{|TMFBCTrtgECkupva?zD~pJLoCrDcZaCoHbNGKfuPg~?qEqCA|AOcXF"
    "MWK\\CP|DP_dRyoMOh\\ObvnP[~mj?U?wDICHUqPXCB|hsXtXV_tMR?~Ft`^p`Aqrq@PXet_MO\\elhH^|mgM`IEZcTI{[a|vAWPsJt~@heLLXvlW|V"
    "`ZY?Io~Z~VpHk_@WvIW^xageuw?}zqd}nAL]ftHPvB?{?nWm?L`ZraRX~PGzs\\EZqRKhO?G?ERgZb|DXMastAQFK|S[TalkHQNTV`\\\\g?s{ZrBAB"
    "xtpZWBq{wmvrS{AzBxxF[rdH?qlGPSMkxK[]wpqG|pXoyb\\Gi~?d}aTy@\\^yr__MO~pG|dHQi]P]G^EORktcmOHkzlKR~}@y?`KfqQwLL~QVIch}"
    "RVtvy\\}?G^zuQ{jwzo[un~lGyd@LQn|IvE[}t]WIk]QDr^@LSSs{AH|ZH}HxEOKne?Oo{^CfESMPU@Cyy`{Rx?svdPAVno_?T^E@?~oqzq_UHql["
    "wMOWBts|}lPQyMnhQdshAzhGAoj~rQs~N||{EuwYJ{ldESf|sBtCvqWIz?KzBroiWY@WxRhFtM]Z|{?[i}`s~AY@LqITybSa@n_|EE\\yxnxLQEd|"
    "UoCyrP|FknSzMbOhNOZyzsXvr~|IE^hhBS_g{teOoo?v@zyTqaF}oQpAz`qM_~sY\\QOM}@HyM?zvl|FwFa`T[XtoKM^l@owxSnovGMpK?`a@M}|d"
    "QcsZ}mS@|Q?iAqs_Bnsaw_xOIq`VkMX?@c`ox|SgR?~f?MkOomLJ}}g\\SL{sOoGzHL\\X~UwZIOLA~Ck]CbclDptt|rCeISaH}_lVAfhkAQ|lu}wO"
    "L}GrKQp`JssWJ`sbcKxkH}XlHpsvAticx{~sBatHN\\\\HTLsju{KVpoOrqQCZ?b]d?~tSBB{mgpAP~}[mn^S|ocbABOg}wmWdMA_\\?R_bCMPvtqGg"
    "AKObm[htC?_KCOwpO]gtIXDWHMs?Dmkfl{@fxQJkBN[oyCK`{_CgvNDv}@t\\wb?ty~s_NQWW}@pNEMceNFokzPCrv@?a}pGdIzpPG~^zqRS~EaD^"
    "KQGmz]t[C_W[A_eWwsYMA\\UBvotmLa[sGXD[RKZ[nM?^_|{E@PcQ}quQGPcSz|DXCC_hI_CusbChASj_?R|JT?U{`SK}PWBiCvPIn^[jBbtZIYBX"
    "pdH[qoyS\\MaKK_|r?Mr|z^geFI_[Jao\\IYQTr_H^oNLzJmUMO@}WEft^lpEFdw\\YyNQ?@LtxA|QvRbh@on[~?w?`knHx}}|]t^qW`P?vC`\\SId}?"
    "m|u`|aSOMaxf|CzwqN?JDjhQ|?CHQnxqK_rfxAph{{C?WqLO~KsfE_om|JSkzowMTr`ZOMfnD]OMEooErRhDIPXizXV~|\\oPF}TlkRPH}`[BQncx"
    "CAvl{\\pu|L[bi_KzuSwzonO]DPOmCOjMyoogGmaNBNKunbJu~u?s@QcKxHleIJY?LBs`RY@hHn\\Iu^sRSlH\\Kyg_IrXK?xDh{_O{|Kls`QVjOnh}"
    "slYGzlOyTCD]TklwF{|cZBQ?v`TTRzhh?bWd}nBlT^vcL`{xoN}?jc~_F{G[n~lQu@ue@DlAy^sFTqO?Qq[wPSIVz]`[{pww@nhVBPp@yQS\\TrwV"
    "LPXZs?dRTZXq?lhtv}W@mNTUNaKbnlkaO@WbINDXBaYLAkSRX~POET}Pr]Kp~Osz}bt@Bz^}@OoLB~oRx?oe~qp~E[[MoaS|s}{U?a{g?MSj}Mpq"
    "OdDB??GU_?vp{`XIFcJ|zbo}KAg?tjpiJ^hVwoLT{VARnoxUk`HEuoc_z?@[n`kKEaD@x|u^~Ps~w\\VyAn[gBc@`x@XI{|wBDbHhrrKVEN_O|M`v"
    "ug?gPpGisQHDAQ?c{j^~J`zqHrxLu_HgDcov~Q`JonO]g]lA|nckE?lM~fly@SvlnpdtQmSus^SOlSwrBJ`_qFJ{Ichc@n[psqtkwpCXU^O?uMSo"
    "z~ctCQCPP?bhZb]lM[[m@zqV}OWO`W|SCiwX\\MR^j|Op}oC^AAgdHpDEzZt^loSWOs|ynNS`KdbVDKgLquMVQ^|?MR[jJyPm}vS}clx`r@WN|^Zs"
    "o_@ftaeJM]Xcr]|IICeF|NlWbhE?oMzOxRpcE{cej^SkBmcpBa|~KY_yu^knsSSWrIzhy~CZnopsn\\LM|~cufRSpLBeMQvSwmnJA^akk?NJAzCK`"
    "|SS[JpAZC@fx]_s^zC}X{^|UuqPeLULVEkcuFUx~DAs[{ps]KppTtuoW~NGGKtCQvpUlOqwtoatLp^Hea\\hlzbDVMoS?zriX^`okj|pMvlllAo?S"
    "[NPDmL|wtWHgD]pftaWzfLKVE?KGzUEICeCZ@}w}DbwryMXRE}ocRQTCopRt_QgWKODnTSTenbSFQQu[y^`Qza?|X~hhG@lhGmCks^HZG[]fVM|G"
    "GW|~ts|ImAKOA]TvUB??caLSYPs`I^weC\\T[P~tRA`FrnoQEBe`iW@Fv[}S|?~nzmnXnD_QPpcgI?@{xopmJo@DeKyQdpLxRqj@IJ}gwrvVA}qOQ"
    "I[P{Jq\\~Nf^l?^dLoEtzI@hDuTWaWto\\il?w~~ZUu}oJE@SyPb|XqQp`EC`dhrJt~R|]Ib\\xmCCobWy{M~HoKqGrtPdcw\\hjD\\dsAjtgoCXF@^cv"
    "JrkGonl}Ajhc~xGVKSZACimLqL`F{]?Kyrc|_qRuw?[qqgWpSn`TtoM\\MmM@pTG^oZ_mC~tN}QoQxadkTtbsyV?OZR_xvW?Wn|f}o{aZArG{{dOp"
    "oZpGQUPYvP]?zKdXNOds@k@sz^@@[\\kzon_vNTMkBAi[UOtiYUFAAJDER~i?[iStLtlF{o[`X^X@WuKMFndn\\NSm[~PN_[BgR`XYDqRvLOea}bT~"
    "oPo`C]OU]`pNwmjmKM@IPA?YyI_Nu@rPG]Wdz]`NOQ{xAubot_dNzNdeubscBoTRKAELCnL[vaMSfA@yfU[m__nlPSCeJ~rzzqDuDQKiHt`jjacL"
    "H}DVjRDe{ZlW|PdqP\\gQ|a\\JPOdWJOgmhNcPmtzn@G|CG\\?C}nKe{m{NplQRd[APNg|CzfpCH_GUOpop~bXxAbKqx?xMcoLIW{eGfOMMJ?LAyXEh"
    "IUdfxSofJSXgFppXCsSbFUpFRlgXSqwc{S\\nLB?tE~|bmPLOXk}?vlSb{MXbFM[JMz_f?cLnd|wup`Sy@d\\R~w@aBNnLHh}BqOsVx_t|Fq@ID`X^"
    "JL^ylPhUAqp_TWfbh~PBuG?U_JQyxUJmk_{mECSWKHOcDUSNds\\Zv]IAA~suSfxdMThXeR\\Kd@{l@HEGSMcDANWyd~y^Iqw\\m}?Pkrbn?ZooqbS@"
    "XSGK|rxNGBDb|igH~JlfGRcPXkyb?_hBU}\\fKj_iPKxWl[ZuRr_{NMceN}CvlP_c{?J\\sW}MvA_NxPorv^?y}r@_DvwPGD`WRP}g|O[ZI~kn@il["
    "}KEiwB`XMlsQ|FwPqT`ZYM~hFLxQwOTGbKrg@PdO`RKDe{mjQxF?G|TYlcDCulyPnoK_UYTdqG|Tuso\\sgCMyTMCLtHFNKKI\\XEA}BTgV_vvcc\\K"
    "_{MHAptlL{lDPBo~kCTwL~Hn`^S?JO[]?bATQebP`RSxDt}ujckc_v[sIKd@D?GxaPAIA?tV{Ou?]Rsgl|WgJDeStM`YrKX@JmE?@`C}v~O^V}cI"
    "BT]IC~wvyaae?UvjAnl{_xGTCdwY~JRvlTClGbFlr|VAlqKwE]l_NQCx~rhmxEp{gW^SPpxXDRs]xcOdJWX_EcajDp@hMCktJ\\Kn{|o{zSxGpM}T"
    "tMDAtRRWvOt?{BPvJd{pPctQA_BxL|jvGq`D~RtLiCdBA{HjDFRRBs`WvtoyHAhXOoLhjQG{knUDTw}duulGyE}duW}YRiS||?QbuRKW??eA}w?e"
    "B?Rh|~UKDsPS\\tKE~R_\\oLl]|aHjm\\wzxzXXKKNSxf\\IAC@R?CziVpWD|KXYG|VZV^zl~nYVN`xks`whIoTQXqc[pR_MxPLgK~cd|rPa?m?cRDpS"
    "B`lN`_|Im~v`EaoH_seVGarAFQ?_~r?BQ~d_lMwKC{HmCM`\\ywW}KK``}_SS?SkiCtdVPSU?zA_\\{zcYzTWhGAt?@_Dg}]cZKLJqt\\\\ysQIVzKHL"
    "QvPKL}XQtNnhKp{l@_PjFpalH?cwwaro}_k`C]c\\IipWK]QHGhECAZ\\EryelE{ium~H]cdChdfXDNRX@wtH@{lFsSpcspVxclzbfyKXzqP{~NMSH"
    "A_deD`MH~AWB_qrxn^DcL_|Cu@[mD?D^uBiY~zHX|l^noSjeCb?ATsp`qqHI`^cVqPd}wZQQ`]ox_pvmpr@\\||@by~JryCL_sCP?T]ubI{@vPrta"
    "OaKZ{}gU|D\\toNsu_pCwx_I@@]DQgq[bqmOI_@LLja[GM@lTErGPOoU?A_kLQ_CqBOf{LMHR@?\\J?rqVL^dammwuxpH^Hc{QZ`lHtFnahMh]Bm`X"
    "tr|^\\_{cAOdav^R\\hKvs@EwmpKsuwZDbZZSqL@@Sog|RTl``qpWph^u@K|GzCbdswP}DgVDo\\bvoA^SaW{tJtd`EOmyQCU|~tRdttfdZGv|cKs`n"
    "vvtaww}Ms?kV}@PYHCgJW?XEgGomGlMFQAqZJaTh@EDn}\\HlH]?tqn]OFpCmIAg{Kawam]XdM|hy_{Kiy?dFE|@LI\\zlMotX|e^x|qSNQvWIqPS^"
    "ALS~CtHYHKdfHSSasNd^~?~u@}|nVqgaUcTFL}oYlo\\a{[[Asn[jIE}ouncMor\\ZBUKnvSTVployGf\\v~fbr?SwrtoOLw`fwvsqAL``}S{?kt?tL"
    "LCW\\g|lkp{tXztQMq`{RE?D`yCLTDt?zrpC_us|`zj`wRrGhC~\\mWVhnmptdC]PTqlKQCu||Nd~AHt]VSE|yGN|Crccs_dW`Pm}U??k]yAYWUQk{"
    "@o\\HrSW[RuSHpsB}PTPkIHsA_tG]{aPflQ@ENnT{z\\[~zj@ZBrx_IsOPb{tdy~dKv\\NvECCgBtPU}AgFveGyC^CtDgCg}r|CzrNh?`eB~uGs|QPS"
    "EbLkJL|LU_DtN_GoyvEQprPwHU`jm~R|C}r?MRaXvl`yAn{~rOmqPBgiDOTPwf`ZHbBAyaTr{c`L\\}cJA?cg{]^kqchxzc{}BDO_@KZm@bGnXM{X"
    "qqsxqnH]XlFsE_?c{~vbvOxXvA`fmA?}_pvRs]hCInjppNkpNRWw@|GVC{wJ\\CjmAo\\BoAZvT|KSLsTZ}mPbw]WuS?`izuNmK[uNRlLLkFK_zn_}"
    "osKjLFFA{mCLP`uc?\\ItAxSANdtDxlWKvNfBtCLd}aXtUtkA?PL_CdBLwrlk|s\\Wr_?zA_ECDGjmmLPZyP{~`RcPMOoqt|NzCKPbDaOkl]L]y~@s"
    "C\\tt`UB]Oas^TKpKsFABPa_exQeQRtkL}[{MjtOQorldi|\\~uftruOK^t|\\y?[PUrPGb}tWl@`USxEfBu}sZ}OeKD{f}LaWrNll\\{rkSn^|Rz_PQ"
    "NfDqADGiG}EiQ?lyUoZ?AN?PEc[sHMwuBzsGN_PJxNpim}{rzaMLN?`KtL@SvV`YKDHzpTd\\?zZL|oN`HQddKoxvWPOyTPDkGoY[t[mY~ohIJ`Ut"
    "u~xnDOv?Qsky|QuFJULjOB[TlL`iOmcqGF^xkqwKqL_vblwsOa{mCrW^NLljnUKz}~uNBr}Ot_LitTww^bQiJs_wYMEYlpoi|bhysOcv{~ccbqy["
    "K|sSzu[X}OdjMrhPJ?oaT~@W?SGVQ~~_yKOuT|hKhYtYCNSUxOOiFKi_DMCzrvCXRuO{vN~LNNxTwm?r~oh\\W_?gJ}`koYS{r_yPB}GaDMcz~`oN"
    "plDN~[Va@oUNFCiHzgHHsU{aCFxRd{^uP{pEOvjUrCS?slhF}JZO|`glN}WFnBHSp?dYSuDeKDzAHtIHstskyKxnBpmNMXDGGraCinxOCCRrR|Nb"
    "x}gz}J?nd]oRHbs|Kp`H{aPtApMLAAOISnt|_rkDuz_\\@STGw]XPx_oLkltC_PvPW]AHzGgeyxDasA~?CpKjBdOj{@A?zL|WYCkAr\\xhCayDDxGm"
    "XtotB_d]e}C[q_{sXqKVZOPNFAg@sLpQdQdMvmtm_qcoy@YRKC}hvQ{lNlwr~@pDJN?fn~xayLWryt`Zb@HVrFDJK|\\IE\\HQmO`rNNciaJBgsa_Z"
    "[[wQeClVWCG|i||VKGOo|JCHo{i[ZPt`Las?MLgsFxp[s@SeVTNtx~wgxg?Fe~WqCuHT|Rbv@tgp{s\\YkBo|sOpdtJyVzMp|O@IfLmwvFSowOUA?"
    "{p?WxnHnExtV~JkxIy{uG_\\evO@YDQsYCa?IHOHf@^aPWbIH?}h]EaKzt\\?npqOMgTK[CCcwKUF[IcP_zqG~}oDJpOlbLmtML^sQOC{wK@DD@FLy"
    "poDuQc\\PBAODz_WT?bliMSCz{hDVskXlk~k]{FYRNNjaxSuHXu{y[l\\w}LMlqfMJ|\\UbxQWNP`c]CP{\\mm??BbDmI`GXBtEMLnsttBHkM@cUyQ@e"
    "mm\\a@m]IW~C?zap{_|HAC|p^n`OK|}H~xw~VD~ckuTl}}s\\[|R[soJTj|bDGpjLgRK?xu}i\\G]\\zW[u?lJ[tjpPhN{[qjPX^j~MrdQMEwlZNxaKS"
    "MReIGs_\\Q]@MJn\\O_pT_t_IFVLDeU_|N~SG[]qtWm\\tOpu@Xxe@`^Pm_B{_rLMwRhjdmurCdFbCUm?DXDVe\\qPA?|J}jMou\\ScH]rolZh\\qXHqPJ"
    "ElLNPphAvQ^AUTADFLkOF~FI{|cCs`{_Ap`NMALQAYjtq\\SfF]]JDg?{l?xKu_TpQ|plv\\DpjrHY|zdNy|PIzQpF~fgdAKkPBNK\\wM@Q|{aE~oCU"
    "om^`Gs?wHmOjHg?zOeS}jaF?xLsRvPcqBQjdCPG?vr@`s^_\\Hp]BLeKnM^PAFjKmXXyEKrhkHBCPrnwor]hWDa{{I?dE@lSzs\\\\}CqzAz`gpPcCZ"
    "[vOqE_t~@KoLJrEYw{DqHQ{jrKX``Z_}~\\xDB`|n}[KDCQyGt}C|{`OcF~PUD~TnDTPwOPwmF?`\\jl\\azx`WEqSOH|M?IAj~Gr}B|abXnBKnuQf}"
    "zW?zIT]G`U[O}IOi~otnr?IvoLp^CP`lj@RJQSGtyE_GrS~bvdC?zBxk~A_Qw@zAGor`MqASWJ|TEcUYB\\B~lQLRW?xKR`cuNuoKs@@Nxwd]ZAPY"
    "Hp{UKqh[vlxuf^S?IlP_`SRyLA@arBGkR{HAa`@Yz]sfKOOuQXGaBaDUJ}aNB^AH~{tZ{bQ@vpHF^_\\ONuOAS?~AUY~WLBrAuPeqq@\\vd^WVqj?O"
    "@KxcnqhHu`lcI^bWomTcBETHzC|CB~Hh?vcZSNPYEuYMuj}TrkdFjqdFFBcXHCsk_~Y^KnWrAs|@FpZmZUDTA|CFk|cW^\\BlP|xYIfyFJZLo}ALu"
    "jQCwIb~A@lEEn^|EqMH@~\\PgMTmMKO`eEcZckBWewrqCHkdU~BL`t?KUx{xLsKwmJ]gPEUlkMplrMr\\sOY`ahr|`?ss^@_xIKN`DLDWC{MqIRPFj"
    "Rr@W|agN?Nmz|{blI?yOO_oOAaWBFmd{}ZWIDUlTfr{HIP_I{bwyMr|lmXDPrN`CF{hHOqwS??T|o}LiIq|KJB[HxTZFV?x|Jo\\[nnTSL_qZJ?Sy"
    "F?`_kqWazEh\\HP_rrIoOcQPWFnslFaor{CT`P^aPmoJj}P}paW`Nvy|JDRGl?aShEaGyLMJyrKxIE}y?DmdGtp\\on\\pFzO}nondnybMEDrPDCpKH"
    "rYNt|^XuvS_E[R[tZTcCyNklMQ[u}}mLYp{aUEnm~Su?p??Y{RS_y_@cT\\@dwbGsS?XhFCKY@SGtpOCmK`jijShysZk`yL[vzPigzc]sKbSoPs\\h"
    "|CCkocU@ucCIpkiEzgSuAxGzuR@KHEVxDr\\CkR_~RoA?DDHLA{VARptID^uHGo?ow~D`E_QSVbOW@c]NOLvqi[lNHRyM^l{[EpClDqGfPzVd@`YJ"
    "JiCwv^lQ}?[[{OX`JTX}JtShDUdVUvo}s[F{xngVXcCqt?U@NAnAz{laEcVDbGTuSw?dQkNbU`ts|}kl}BgqyRoNV|HTZBjAAnSAT^pSDJILLCnK"
    "E}f~B^c_sqH]|unmFatIKfTSk?@VpqsgNn}^ihDQxPIMc[mXauKA]RcSJgSZMEWtdbPSVc{wIRZqB`sAEKtTpY]K[^ctARDrOK`_oEfJHdKHf`]?"
    "KzaXvrf^wTK}M_t`DoczqSRTGM?qGlmdB@EDgaGcLR_VqNkhv_SsqsOSs\\`A[StABmxAvO]?JWSB@xHFNn_ghoR\\~~qrs?yBwQta{}@FXpL_TqZG"
    "xRQAHdKA[Ggoe~J|ohFeReUEYHFabST}udkzOmCGTuUzEKZAvSCfXMNhnSHfzsQm_?bA{bwN`W|fWju?@KdpXl?DJKl^uol?@|~w_|dR_w}IoHZ]"
    "VwVRkOzAAWWb`\\Bk?c[kiVml_~b\\qw}?\\aJzSO?MRuSA`Y_i~HEaourc]jX\\Uxw[gkn[FI@DcK_GzMf}jpjvMqozQPzoxpn~C@|HP\\K[L_surhFl"
    "KxDXsrYptzm?urQuVb[VIY|cxqiGp?XGRXGM~HyWMXFnhaM^E?Y]u@\\~GfUdxXFW]ZbAjDuKBPVLeHGkfAfimE|bhqj?Kw~Tlakc@UIpqYbAdtT_"
    "J^gRoQ[gIfGzmfU\\`T?yHN}GL_EtGo\\\\lhEIfC^P`Qthcg~nYAbY_z?dAd^Af@wpLbDpzbnSqYVbxrPEq}D~`YkfSrZGIctDbW~Ah~[]`XE?`UPi"
    "UW|NN\\gFO^UE_q__ZhDrPXEcANQGpmgs`\\jA}ZERe~`FhROXK`EieGWUevQ?Sy[m[nFAmAzNlbSl}fCrBsXqIXgbsNTvzcG}x~HWF?YNFD\\WDqlC"
    "QpcD_sXgE?xuOxvug_IGTBi\\{}BEBaiYOrpyt^l`C^_]jjBAGrWoK|^\\{j|kk?XN`TXoLK{C}T}XBLiELqMOehDUpHrqELdjdubXL_e?G|IGJ?vm"
    "LcjTPcg`pHEMdU\\TktzySW}?VGjfUKljpH\\s`\\cI@QqWAcHCm~E?cCJ?MkpX`Qm~SfYYBHFAmv?Sy?K]kJEUWYh^ZpXnVU_O|mLp[@kau}cB_qz?"
    "MNm?oCBh_ua?q`vAKVh[sQfKaMcu|TiIEoKEM^cFflRUpQD\\^`cMew~ACOYtiXGU{yK|Eno`ig~Na`~mVY\\zsIrswCxCKhtlMaZA_w|oLcc\\QL~A"
    "WEETE^Y?Km^EP[{w`]DL^hG`T~GPjBLg|f_DChDxsQFM_~qMJcbFJOSCDKO_EhYQgHsVLDgYU\\WT~Y~i`ZCf^fBAd~y?N{^olT?MGJkXMGUD_vjA"
    "Tlj?OavMEePcLhWK`SA~DTbTC_TxvwwkHTNF`ULh[\\?inanW`^yDJCU?`Q}?~re[`RwrEjfzKBRl?sBAtEhtw}dvI~`UBk\\]ChGx_uNX`_bLzqla"
    "Q|oMKnM^|ZdeYg}Dcb^BDZzkSHFUnsZua@\\S@bxYDNol}?sf?`TR|oomJ@l`DP|PNtS|FOctyrSvjAEDQQbwy@|\\|mgV{@WR}@CfJrlBQA{|w~vh"
    "GSkN}akEBn^|p_C}QN^{CfDAAQ[ns]hDw^{uJb@]~qDmGzt@F^cgu@OP{RgaGYKXGA_ZInLfGPiYvXFp{sTtHC@|xR_D@}|xFQwYsPSRnsAIwq]L"
    "|B@Lr?\\Gva?D?yv_@tdre`SWQNlNr[sJWmMLx|kQUK\\DMsWGprO_@~sZzASfN@AGvqHeLXGgF]Lms\\wmulQDwz|h@AWDvaqKKJhNwQk}|OCuNrNk"
    "@o`a}LPCz^wwIngsGiPKqBscAv@B@Vp|sRpQ_twxBNXUVbA?oLhwEpC|oaCt{D\\X@^f?Gqd\\paP^@RpGqs`E}p`sGLdQnOW@vOTLJQWxA_SAq_m`"
    "@bW|C}oeNCXq|qk{@zZfyA?uBmoxym\\dM^dChKgMA`|Q~OHB@__rEP|~GZ`dypstN^kpyn[]@UxUuo{jF}gzNc]?waw}x~\\F@CggmpOlIbu]G^OI"
    "@p~mEn_w}iHi}RKrDjGbNAwj}}OY{@eE@DV|wr_eJ~|kp^tdzFGML]_?L@OsN\\tQE@hP|O\\bB]dC{kvbI]sKLB[UHOl\\ueHGD|yAKaKrzmyZG_gy"
    "jC{DoNH@Y@m?qS?nK^wq|{h@s^fcGpgW`Rz}No?oVRFAX]kI|^bZuE{~OOca{^hMiQ{^qzDPLqgM?okC~B@\\jzcvA]dgxrt[]}zKFCXSGQ\\e@Q|?"
    "w^C\\X~DP@PkaKhGJBM|irdsWG~sjkEdw{@kyuF`nwN_jLS[Jw[td|]L@G`hcim^hl~BoyCY?IT?YvSbo|^bA|olE{DTU{^?W{tGlC^mKQngXqr`S"
    "DSNU@bDlpkPf_?kdDiGlv?td@`DZwZNoG\\DS@AS^??g~~]dtvLLU?^co~a||oPxAmNOi{?sxM`AoAqWez}LPtqL{htpOF?s}EM{ruqCkpsTZr|[k"
    "?nhgDkdkyc|wHAgwl^XJejkxpnTSFCH}BrooCPk~~~@SockG@Ap`CLO[u}Ok{j{T?ui[?`Fx?\\HBHJpLrNP^K?\\A_^tN~CLL_pc?UntSgpn~K`hd"
    "JrWqR_LHF?WsHYGHARgCE`C^y_SHmzdWI~SUu]~AFaLvxrXuF?@a{F\\G|xEAq{XNr~CtLnW|wt_tzpf~x|^?isKrJ~HoGMIoJA`rvv\\PAJNbm~t^"
    "ZaSq@PsbzqHoVNo]EOhm^at`CNGzUBMeB\\gw~RgWL@?^~TQXWkHtDrx]tDP]oPLYypCcAoXVB}I@H\\{Jxb@SwkpSpB?LFd\\}OSW|@NCvIQzr?mLC"
    "{OikJPQM~Sgp?p|KNpb~e]C]@qoq`]px]@|kxa|YG^j|ISHw|~LMncIX_~[UFNOGHU?LQ?phNdhtFOKeq}fgzeHI@achIOL\\ESAuzK@sHbHZ}F[w"
    "MOc^J?ParVSdvnc|sL\\b}oGyMP]@rKknOa\\YoblL@b{Qw~LTBcCwRNXVX\\kV?LFxHLpimL?laWLYCLFuOeD^v^QetLqEJOhigQqkvMTcEPsir[?Q"
    "|?LIyBR~i@gktV`i@}gARBXFjRDME^Tj~p}txb[uWBpvt?oq}}Tbnwk\\M[V}~cqOwMofIQoML}TSz?|b}dRc|PcTo]Oyn\\VjzA_^{r@AHoiVM{ST"
    "`PM`}RIYM?_fH]|Pwm|`N?P@tMWpLkiI|a@B}mG@G@dowQS|@OR?K}whKB`gJ_w_|ANDpc@P~aTpBW?{UocBMmDnJRLApHGJI?WSGzobwqbY}oDg"
    "wDXSbNXa@MWeGakC|^XFDcPvSmQ?y_se}[_xHrDUGC\\[vVDb@`\\AmTWhLqsGo_xyxUTUwqOCKgP{H~XEpeNX@Q?@ONs\\j`ctzibWpoB^J@KWE}{n"
    "XOjq~^fhp\\wQELDxSB?OQ?GMsLE]C_`Vs@QP}NKe{_|sl|_rNCDF~SBwu~v\\o~WW@}[H?ow?obIkTMlVw@DspulDr~j?Atls@?[Q|AxMu^_wF}kl"
    "zjKbE]WcxQpSH]gWoT`OES[lp^CHvPyeG{v~@AkE@RXHq~UTkpOsWQ{jw^|Evkg?ypiiE_COT@{zm]n\\SN@IA|we{Jz{Eo?d~\\s}~Qh_oPrPIOgR"
    "C@aLGPDMsBKqMOHGQnMJLDHcy~xh}o@eto|`C~G{LLc|yN[]zPyZm~wjBKfz~AdnHOtDSCUIy?oEICj}?b{[In^xDok?KM{FAL_Juoh`}pte|`wT"
    "yK|t~d[TcrBYO[sYGlHcBsh]BpY\\vQHLKnqNL`vzBaCdFCS_vALcM\\O|K_CzLbXJDBKhkaXR?aOUKchhrA@]AaL_t_[iOBHrvRShNCUNB}\\JrNhB"
    "r|}MHa\\[xoTNQtc?OPLVFbgzoLH_Ig}bABdRt[Frv|PMrrtf@}?lDJV?rLgrBXWQGo\\c{XFy|MC}zrK`DULEKNgyzRmFH@OnDaaaMjWh@aewR~UA"
    "VnXV{\\`t@_oR?Lj?QrwGFmkpHQGPd@cCAa[mOr\\MITGH?~MSBrD`zcFJylgYjr\\l}tIDKmWBBnLexBdIGnGVyj{Kw}bA?MRdzqTqBMsxK{{S@RFw"
    "xE`Ot}mLyqGP@o]@BQW}|ihtzzwPHLHtwdkgR@`\\{R?\\v[kMUzg\\Wjhb_ptqsrLctp@SE}tCNaGNz@_mBSlxJ@ciMQgqNOqEEXF~FBe^iP~Zuo\\u"
    "n~[TxNxN|lkSr[cqVX\\F[fwxGNWWwespvDpGr_kr{^~MCMpnEowo?QoeE|q[zlmGA`}qAqHAPRfyTtZoy`ZxBoC`OM^f}q`Y}n\\Kt\\|cnc[yDOOu"
    "}@GdC@Zrv?OTJAg^H[WjpBc]@nhpE^PmIo`RGl`\\CRO[~~cDDRH\\FaPGTQSQTAA?MS?r|asUwPOJtMXUBoshB?|IQDcco]dEAoovbC}CLMS\\Dz?x"
    "Nbpb}pO_@qgx@mlWvM{tFqhJE~rmzSoQVscXuoiGD{@sIPXEpaKW@PC{@p?ZK\\{aBoTAFoPZvrDAh~pAjRDDpPxC~bX~Jk?~B_HtydTn}dtKPw_T"
    "N?WeyoFvtb`T@l[q@oIKs\\Ka`QArBAOjoAolzM[ja^gaK~|BAnp_kaKoDDscphDNDO[dSQ`l@rwSAFtZJbgdDMGwG@Op|oK_HHF?KMBeLtSgzCgb"
    "QSos?`rtrbcvs`DNJCHJEqNeC_XtF~WpyOLZHO_GH??mAa_ZJpP^ukR]NO[cA@`Cr{pRxQSR@NsvybhvtpHUOBHZym\\Ey{}mw@GVAn|aBaOkfNh@"
    "BltQ~oa?@BL]FKnCwq}bHdq??]Y[KRXrI^xD|]ahqoAR|AfxSNtv@AsCE?TK`_s\\s^{kOrmOEe[ev]GsIVG}M]EcCCLPQrW]w]YUBbcgwox}u^{M"
    "q][|_tPwSp_~i`TBGU|@?dCqwi?eL`Kf{_\\HMFCvLPghP~[}{pxsmQHEFlLCAMo[~N?A@pUPyqNiFc|@oCLPyozAJ_KM|BFkM~XM{NWhlXy`SODA"
    "?LXZT?|fGsLYD\\g_uOl^Prphy~CzL~h_qP|mz?S~IBaGznOgA`tLSKKZH^gkAp{W~bXKksomnq`L~~WlIM\\Lhmdcvndo@}|G?CtABpMuqoHt?|Gn"
    "?A`U~bXtCnWO}a?lB@CFN?|AGq\\Pru?sIt_m}KwsGPOVXrXSAaTFtqCvRa_aLPOqLewyaQOs?rp_Ynlf~MRWWBPoFw|s]O{ovf`HLND|?ScJ}?hN"
    "LM\\OEOOVG^KeGATn}~X^CTrz?`@iw|aNPrOiji@GFphM?\\p[F}owH_oX|d_in^tB??wt~Q[fxk`i?l^dHPdnvtC??np{E@CvACAC}OlHMMeMP}PE"
    "LpqSW`WnBq?`pzobA@WfC_s_|ObynLd`B]Cb?{ort_LO~`hg|kWxK]QH@OX}Mofv~M[pKVH`{]oAtc_u@dOfNQsgqp[]KSuEwPxEMbljtntI\\Ntt"
    "TbCb|C`\\{}@RHpc~DPL|D_eNw~L[~j?gp]{~yrGyqRKyqQ\\yX[GhNdoUppPKCN|l{pq?C]GH{m@sI|`mVaJUx?piA]rIL?UV}NtqQZXNF}uOj`w\\"
    "~N[{V`d@OoJv{@~esNsOJPLL@^l`zm[dBCJ~vp\\_y?cSIzKjCR\\Qtp\\pwBCSC?_bD?KAl}}^B~kBQRN{}EY]oP@}IcOtKdP@BP\\i@~[xGN_\\Zsda"
    "J`w]V?LA}Qw[vrpnP?Gqsl|nCih?x^xk@ZDrLN`[xooaS@D}Ab^[Er?DK|\\IqOgA}@lKw_DU{qKRs|T|vMcpW\\ofMTgxmQG?@c\\Gg]TiJOX[BOXL"
    "UkSd@TTVQ`THvkxN}LCpGpgUOfFjyPctFe@UQk?lEps^Lc`DE`lT@hgRI}or{`pLrMS@?lgGi|DP|_wsxMLBz\\LBxjkHv_FdP?{yk^\\Z{pSXPncH"
    "BO\\tEpUUIozn@GXFIcSdxnHRoK?TzW[gPlWhAP|@GRseyfHGu^@kDb\\wO\\b]L[QWC^d\\u_Wa@OKe{_pRzPBwxnDVvn?ysbOaBp_RCPn?yPH@lLld"
    "Xg?U|bL~F[`BU`Tj~[OFT@[}FQV{EyccAPrgt||{Lb_yHQg~?bJh?ZocH_@AbdUB?lS~`Y{gCT[f~sNcuL@xliPyC`WjEBLPodgA~\\oADBPwF?|g"
    "Dn?FsMsKqaI@x@kOI~bAJlG{J^{]F\\mBv_AvGmxmEB@nODC]ErJ?}]eez]}PA{Drk|xZnMLoURSnTpcy|]~~H{@[yR`J@ctHdZo]KMpc}S]IOOtE"
    "CoIHnZWShnPdnP?awo@_EApjQa@[B@taqdhcgm@_S]Z^WQD]QqKcv_?j?rDeHvkqF@PJ|AuNx@pGEl_wwokmC@TFEnxCznhD{aY_BqlqGbwgy@g_"
    "HOpTubD_|PpaHb`hwRYDDJCWzq?m@z_yDPPhKrZiJDy[FaKjLRodj`@RG{dCE^@]~LGdD?w_@@W\\M_KU{s|\\?@yEDk`@m[sN|`TqCZh`ooxgI\\O|"
    "?LaBF~IQ|@@NsmWuMaDTs}lQxO|QRqDKJaH[BScUy{dWDMCY}~XiC}dwTn@O}A?[IE[[A{\\u}@[itRXXzsl@YpflyRGoDnDABDOezQ`\\VRKGUGlN"
    "O{CglBSN{C[fFsTgLndFOswzL?mR}NLF~NyBak?ZHqOfT~wt|?XhBD??A[k]u^wyv@HCF_O]ztRXVas_FtS]drymx~kwC{xIqAkWxmCu~pw[YM`N"
    "MnPCh_PJKT{x@kuKF`KL}\\T]dCcqCqDLFeOi~dD`yAwvSpK@~RDFjNkpDuI@mrFywhG^omcjAQ^nP`C^Iqoju^KGvnhXC?du_DyLrMGbIHDUEatH"
    "t}\\XNR~cMQhvzpgUkT{^nCDJ@N[Vjo?UDbsSmA_?voPZM~{XMAprO]p\\}}^hl`tvF^bNvscYtp[}JAGm|QlZFlxpvRlNIQC?ROfxEbD[zN{kGSOW"
    "pQsIrdLgEScH{?TL?KpmQ`{aG^LX?dgHythQGJ?YBshG|BALQ^wPJ|xBrO{}poHhoqxL~anwz\\tP?\\dXQBUVPQp[raodJP{^l\\vzCG?SY?wFR~a]"
    "L^`V?No?Ab@MwnDzTbPG}n_uBMMR@`XHznlBkMgPubCs@ypAqQ{XwUpnnw?\\AK^}F?Rh?QAFqq{uwQczBB\\bdrknFBnnBPS^I\\gb{BDdQE~|Il`I"
    "HqWMHAoBHbpatMWFDaWUBA?HupTOo\\?xRPo_gTTjF_w_H]hRjotBvlWW|PC]HNVzLOskvKwNw}S^{@h{pRowOqBy_tGwl?ETJ]^}p@wxwQXeECCM"
    "WABAs}dJI?XXu]Oqx~X@vxoW}A_\\?Q_UDnXYpouGIae@HC~~AqIg}DTWPax\\Ha@CWOcdF|DHEoX^DDP@|ALSA_GVp|g\\{W?o?`i?DSgPI^Sny}Dg"
    "cUD]OPzk?nfDQ@XF|LS[UO_x@Sfmyz@KDmCgA~iBAs_wW]dtE`pgHEdh??Nx?}\\fVPRvB?Jh}NEbfblitCzz|PdSBmGAznH{`R\\br]~u{Akk|S`v"
    "t~L[ABNpDzKdqO\\jN?{aI`S?J@|q\\gfzs_W^nkXGK_`CRRkmE_Df@\\DwA_\\Nv@W`Aoxa|_lbrtLKO`FsDoxjnSPNpKktB{qOQPD]Rz{_NmpOH_gj"
    "q@OaENTJ~cGaCAU^FcWIvdSQrAKk`_mL~zk~PbdjMA[lkd?tzVBt@AtQU[ryvl?z~q?ks?s~{ohpEnbqCB_GJa[Ct_~rGQ_rDckuEPPFsL\\|HR|B"
    "~~ICOP[uy_Xr|N{AEFHbmp\\\\Ezbs_vuCwmwMl?|TtLrv?B_e}Ldg_?lL@ad]V`b|~GC{s\\klk|no@sO]Co@[Cc`sC[h[Ha?ARCpHk`Xi@mhUmAPv"
    "keK|s`_xE]d~yuADB[hzw]zyrbk[J?fQFqmESc[J@ZbtuCABVWkvjqD~j~I^w`vuBB?WkPwpAtV{zQ\\@|pdESv`AOAp~|tz~~CSMz~lix`@QhsJb"
    "MmSTGsHRhTtRu]tTv^lQ__@Z|lW?Daj]uE?BOp@|{vE?Rsxpy[wXj@}D}A`YI_s{Dk~AysEcPxGHrMdABoSaASx]IAsW|QINvP_}K@FyElVytpSU"
    "@UQErgeuxloaqZOcA`IXB^hMkzVuP}VypdvOHafR}CL[kOO^y~YUoUH|MLks`XPEDYPEGqPECFcuvoH^KhwNwlg]GltApnlAVAoZmNo\\N^\\sBHEB"
    "~`|~{WDm_q[izNKzipeRBLOae_W~UcUVAEx\\I[uDQC_}}OopyG?zwa@BBrh{TM`JGtC\\sn@TB_hU}?@^Nw}^W`Gy_pyW}Nge\\dbrCrWP|@Wiu@wV"
    "H?xdN|hjPlLcs?g}WB@XyTdSrK@D?@?dXe|d@CLSsEvdlLLPKDgjCVJy|blbrsRyz|M@Lbz{CojkU~nAQNpWAqIAp]KF?IGd}]?@oC[jV\\eBBchq"
    "A[z?NBCntBHWnAXPOmQH?ScXEonnwe[vI^?eum?ktbkHiTynK_h@o^HGDZ}bPPTM~c|dFPdAkq]W?\\ZfooK?tRWRBZHkBSA?OR?oA^JACoHG{A_{"
    "t\\HbNa?qADkP@CHi{?|swa_x~SjuEcqiA@EBmlO^s~XhEQ[YnAi?BrCbLp{~AakhrSBxvg?Hk?LfAPTbMTN~WRJayOeLyrDVC\\DceHDiLE?fsmOO"
    "JX{Qs{kk|a?dFOnqKsu?|P{DLljAz_l}M?q|SChn~@xCDugTB}WYBoRs}^oKw^`\\M^hdUug~vRv?DBHW}^MC}]o^b?Csk`HELNO@qFoCjaPG~@Xt"
    "]CxsM\\[e{wLp?lwrgRSRRIwdzFp^RcIYrbD_BNblVzDQzLwZl_YE}[lQGELGOOwcgbP?{XDjSpxzh@?v?rv_w}bQS`|gDTgf@K~iAPnjAlQnxCRi"
    "uQpEu?JmJNGJvEkvscmaDoq@o`xQw_@OXKSZOxG?yt\\hCAF~?^DVFp`ZF|kBRHlHudclfvKbvmU?Hw?KgQ}OrbptK}zzLcG?DPWlWnJqBb}OI_qQ"
    "T]``jR|CuTB?~Ob}OiCVBVgiIBpAu\\YoZAK_|ChwsFtNsTDAkT|]Mik{cm{]HrD\\bT?}DJhgOUDV{|Rwwd~hTd`m?]|OqETIOrNExgKbSOypwZLQ"
    "BmX]O_AG~qGW|XuL`^Q]uHoKQlXM~wweJHD?NSTPx?luStkd?ROn]OfWj_AMwQbuSQ[rwllmJ@c{k^Hps\\tnl^tA~dL`DuFjEJweYzx`@lG_E\\mM"
    "mSO`JsHlrLthnSoitzTpjOTPlo`Txo_aOf^xOdLREq^ME}`JrMR\\uolfH?PXvpVvRTczarnfnXFsFOaHyL`QibgX^]?jFW?oqt[_QreVHpT|{Ovk"
    "}J`up?Hiw^ECMl`@xolcAKsoI_A?ySmJ_pM^fCsZUPdA[^|AwBkqvFKsPaQEABWCHCNgSAD[B_OmFrXb?l|ACNbnARBoRBJ?Ok?J@CWcFI^Z|rd_"
    "OpP[FBWHH`WzH}]gEp@ilOoHxaimib@NNaTy?KxbDALFJ?g~MTRoHRnu|LXgt{@BE?fvKanmEM{HRNX_mpLBtwKCGh?fT`SHPCweA_n^pSctMCPY"
    "rSNAyoABnNPYT}dYvo{Mo|CDItlV~NaVxWB`MxF?Ppz_E@g@CPHrV|?`F|\\MJtflc}OOL~g?dEwd{ylEprS@EoGTEw?zGXutprf~[`~owpdZxPG]"
    "O`RAYnPYn~Sw[~Bf|u{[Ea[id|pdwdLJOp?HAhG|OpWkz_VzlwHC_|`PvbRkoOT?A[C`AeKdz@WVQ[dv|NOb{`kP|@bS~_a?XvTy|]ASo_?cjLp}"
    "{`TajMi|uChWxY{OTcGe{~R?VKkMcnDbyBK[lpSkFnXS~\\`EGZ\\gKCX@sMDMEd@EVqHBFRLTh_YJ}aBm|S}GBKuAzSTdDAWzPqw}}`aoJq_pL^UG"
    "KpKzG`g?S@KEB\\]lM]cE@]gvvmsiqorw}fpmpPZn~\\SX~QAItST\\LpGagr@HJFdMvsnbIRCoXnOsAqwCJ]LrJO|^Kk|^htsH@`lr}[tDF^Hj|PZM"
    "j}~}d`V{qm`Ywex{iAsSxEC~_?`JCmsf||qJH_@AJmhjwOG^nKs\\Bpr|j^[yH~OsigHUDBpS{^]ooLvrUztF^G|M[upGOtzxsnDO@WanC?v}HKtm"
    "~|}cSmWEeRXiJ``C@]woC]NAH|W~@W|nI{CwF`qZM|iZPO{}IcDh|BM?m|pmPSTBEPS|~aheE~?PxO[_BLtNu[?R~]K{C]XBThU@[m_RQlcls?Oi"
    "BfgMBcSr}AjfpdkpImHu@NRlDqxZv`snLOprOThdD~D_~ZrkzsdVnHGZ}k@g}A|{ONxO`QXn{ycStogJHdszxpiOB@]{?UcUfATJ?KO`nesA}AQ\\"
    "w}TixAsr^mPwotGFqp}RkYvNB}oCWLWUt^MFD}Vh|NumuSGhD_k@ib[SzR\\VJ~cN}]_bFDOV{M|OEG?|nZo\\{[^?trC]cDpTQD}Npg`CtKOCpDO|"
    "RNhWFP|EG}YwObZKHtlQ}||D}pfhz_uZbmGx{\\Pn]dilp[srBna\\xt[y_piHyPfT~eOuPNa[F}]?{\\PyAdJArCPr~K[AC_[|hdPB|{_uHxvvpGXa"
    "|cvvEgBCs}jvol@jv{H[zM_WD?oSk]O]ApDEOAsWI?fmL~}QLb_uMjc}VoB?KEXmA}XMQMO_BklTP\\jhPVgvQ_@}{@@YX@vRLN}yDptcVb?LKr}p"
    "?upCOO[?Nn_HFBV~t_mImpqL_t`~poRnk`aZQDpUE?pzzqN|Fnz{sqoR?]GyraPlQ_thJ^xVvUoXxOsgo@\\VBP\\iMtYnRK}R|pJAeB~xM@Nexuhi"
    "z^rXg?A\\TedmvPLhppm@NPWEAuKps}tUHl`|I@qByJ@NnOSf`^{bA[?}DqM^ONNHi?qNWK``HRtsGIjk?A?FCRUCpRofR~_|@eg\\wuC{]AqnCNuw"
    "F^q^}ftpG\\pQLQ@sJ@tKDNGER^gjmt\\QEOFUonh{XMAPZnChHcduRBL^tZd[VswB_tSlCPyA|`XF@ULw|zbfn`uxqSLQQYzkwhFe@q_GePQFd?C}"
    "FMkMBbuh?nc\\pOSlp^^kn}\\Kq\\W{o|ZdMSG@IY[m}}{}Y}[j|SaYMpRAGZpH_~HXlKSbxqlVhkklCTlPHzovS\\\\R`]g`rCTcB\\h^yogbrsZBpLP|"
    "~JTYxOiJv|h@QQetKBiYMeuKLrnT|AS?aD[LNCkBOS|d?a|DzkeBF`oWD]X^P\\X^OsoF|_OCtXGcM_Di~nCE}jAQlOW\\oNGbotGlz_p@SUcv{cRO"
    "xKp{|msc~\\PIq@swOIHktCU?|[xRnbsqJ\\RA@IgOe|Gc_??t|_LhGBdy{A{_sT_NKKUj}@Crr_xg@a_rYlXNwC@mOaVnx~LNC@OMup]?DqoWMq_j"
    "XsIVvSpHn{D~?QoLIBaaT~dVS@o?~L\\PzfCfEqo[BRpbp{jh{`h@ASPSCc|bAuW~lTcJS`o]CHwhBrsvBc\\PbsD`?Mnukj?RdBssA~Lv}jFqCNof"
    "VncDC_pBnAdXKBmNE]Ho|NXwwZo[N|HRMPg|tOKyOshT}KFSE|GVEPcBJ`j]mbKA}bkbUPDG}pw`C?TeuM`r}SVAneXNvpVA?s\\m{PEvFnt_IREB"
    "L|ciHhJ]McwxFoLWyKLhANt@U^WTSqO`@Ac}Fms^Iovwlez]t}N`~fThDSFwGP\\f?MHH~qCS?}nA{]tA{RcynPghF^{xSmgIt|pm]Mwiy\\~_HBcX"
    "~cpTAslF?Xm@srYFqtE`INR_jyQLEqplgHG}LC[vRGJfd{]ZznwhAayP}nW@QaFbqUlAt?bIG_WU{cuIqAmcNFX_\\Q~~TAFNLp}fM?NmtchGFmPI"
    "|O?nosVrIbokEZ[jGrDhum}XGGE?{Ty?m_gawvnPzNGnoquMY`DIOCaHXs`HPRNMkpBzIICd|l_V@N`AIsEr~DdWEzb|QQKlDztFLNtIxBBmpDEK"
    "sth|z@@oQKBHSdxaqzCKAROIAr_OGTDZobrA`b\\Ok|}D_{TPHebelaTldcVSr}Ljk~fqIrHLwsOoAR`utA{t~N[MA`diM_bADBoxK}nENmbxchGd"
    "Ah{rTQ@Cy{X~C}HAPPWqy`VW~Qo~RKh?y_c~SPkg~RCrIpGFHw|kelzZtbd?x]tvC_^Lw_VyB@gf?`y?FDrzxsCV~sTBuhOJCsd?FsDA|[srh^Th"
    "W?mKKfcJ~hc|xRaLLEuZebOkh`kjyasiqoWbIKTsv}PVS^WH[QftwaGJLg~?vDcWEQWZ?dJX?]pmzZhyMRoXybPnm?\\]udK?|Pwg|M@tI_[ZEPTl"
    "EsVdJsu\\}PVYBPcIwNxTzTlFZ\\wWq?`oHc@NHcT^@eMlzqlGTlLXMU[I~^_AELJp?OSRJY[stt|[{zdaJu\\fwCw~{vPxpdPmJjTqqUHEwu|mK`W["
    "~AwCB|@pBAXprltYeT~sASOUFlKs{PtdTXvyPOS^GHT~}L[Iiw|Hvo[sruOsvP?]`RaBmmLgpqD`?hDDGoThCLoy@NsaEfswx~s}}}OJx{YAzSoe"
    "uJsI_?t[e^pzsaCHJ`MdrPMZAo?Yr?HsIRbuCP\\?LAWvNLc]gg?xym`o~J_lFdWcqgxkz}DDDw}]wDTVGk\\KK?vzF]hSAuO@?xDr?uSoylEVJL@S"
    "MnlQuyPhfS@lbasdHYNtlEJvF|SAC}XBJKtK@\\`~Gq]MCn\\`gCwWLS_QymyKMdl\\LmjjQCkuQAxSMs\\`skC?lbj?ANOQt?^Bpu@dePLriOHj~@YI"
    "@rlLyTV|zJ`tG]psp|ssFnWzRnwQw_@XAEnx{`wbAAIO`RsRM]spy{PvE]g]`^hfLcvpK~s|`^jSAcNizvYPz{gD_|dXEODApaxII}fWDscuMaW`"
    "~_xHRB{jUSSdHKgiWa`IYpLPsqkEBOWKRbp}mAhJgT]K{`hg_|@oC?cHyW?lK[d^Hp|Ox`\\ytWiDGCDBpSFbHO`Zs^Lqvc~^HzNyx^^geY_UOT@]"
    "t@r[Eq[Q{rlyKFjAxRBmZtzpgK`Ay|UgxQKl?a|rx]oyD[Gd|Pwr{EWnDV`TKpSDAL{fBL@tDc?ID[l\\hPGAr~MVPK|OKPf{kRpYu]KMK`dvvYiU"
    "EnSiE_Aawt\\r~eWb}]@@r}w\\UaN}M_[[x~WFpaQ?ILLdio?hIBCtDaZzDhOpYUvwjmW]BkT`ml_u@pxYErj}VLkVKsWXDpXeCopXDOs?zQ?pwzDM"
    "O`iFynXtC\\``J]^KHpqShrXRq_[N}loXy?WvD_LQFQOoJ^hY@mo[FAKusug[vC{tFlC`HSovsnyIC\\sRP~yLxlfqvobTS^THdLhNfJ|oDS\\pqNu?"
    "tmvC@pLdD_slV]pRrnU?j_TnMliLsQ_?FhWEL?^kKq\\CwBL]h|xWFsQ^B@gbv`XJ}hDazBEFyBqVMOKiypzlmm?P|owxGOWOrQHnvO_oRNhSyaZy"
    "holhQZHOA]cq~POO|\\LgM[W{a_hQtT`}}N|E|Ogx?@@CUOLzD@O^`Rcrcyk|kQH@E_@ZrIckNA|CqmHUrq@_FJ[b`^hspno{NqGj@JBlD`HF~P_K"
    "{OpYEutQS?MPsNM^ga~jCKfT?bV^mfcP}zwOgo\\~ktgx@oG}zp[AJ^cBQRGSZqgllVK~|[hXILCzw_OCJ{oczQpNzC`ukqpToL@PEtNM[@d`Yk[X"
    "DLOyDuS|H^hPz`UAL}Caix|qiVBs}[Hy_OgVy`t~mQfUxoCj[puBBE\\xvt~AonwZzDkyJTUML^?o~aGew?_a~NpZJtVZ~ay?H`k`ojoqqAPcKr__"
    "I@yEF{lVGK_EO~gvvqThqowuD^KJ_pscEbsbEPdwu^kpTlPHpQHSf_WGmiWNRcgtJXYPC}[ClfFtzPOVpMWAy|CG~MoUK_gZjaA@Eo[ezDcwG@@y"
    "DLXgmaAUhrdji^dDK[b`E]nvpQ~]vdL@?@`kRsONuCQKfN{oz?M]F[iGBat}tMot@tH[HL~tml^t}@@ZAA_A_}XBErOvR^\\YGM{mBSS@t^Ha|KcA"
    "C]wes]mM@PNi?kgogRJs_}k\\~lJYk@}?QPN\\SzBEvKvTPoLftt@^yLE?Wm@B}qEcXQGThCIUs`}@OcU?e_VYxyM[vT_u{pu{nUUTMspp`ZtyGUzA"
    "DiZliRq?_ub}}~UYqibzNzeH`Ya_oXFUYKP}{c\\C`SFsVPPv_{Qo_|k\\~QBfE]VAvBJtzl`GBbkr_}FnXLxDbXGniHGsIuOsWPBtiX|uXhDJe_DW"
    "D?rAHWJAGTLLADLmekjv?psOYvg{LOaNjqkCxqCQH[rAx{py`XDn?tnGyLUBiPInx?LlCW~A_saSkdAC_xDFlm_UKeBAqHEzH\\d[LLrA`YRAWtMl"
    "jdDgL~wl_|rJ}w|ghjGlS}DjenZCa}~UCKq?x[k{KaQ?^hE?ml@@RJGmUTQS}BlQjrL]eqMeHhFAVFN\\P\\W^jjWiWHDuSrRSXrNNSwQ\\nZFFYndD"
    "_xF|g?lQHIIGh|u|zcjA`_DqGurM`PtIHzGBImyx?hDop|{{IoAEkxGg|YNexkrIsHOoQgNfBc|Gl}x@?\\y?iaZCKRlGbbWewcXjFdlyV}vfoHGc"
    "A~I@k`p`IdbBCvTSYKHc_pK]F@{eqoM\\`W|lp`e@uzKpByweHLsuAhGH}F_JRrceoocMuqXPd_P_`UtPD{T[_xFAD~zaRcXIEvqLv{iCbZPXwlVT"
    "}]VuJ}F{Ws|}JcVOJ^rAWg?anqaVa\\cRHP{}e]f?~ACBPwL[YFNlZ@i?eOM`J\\HSHW}Q_uR{cq~hJfL]}Bop`Ysr|h[tvrfowIkgX`sbOG}OUq^g"
    "yjcBKdjAXTcee[WJxW~AKUIWBC@?`Zup{Ayx~iClkogLXLj]QVu?}Ks\\PvpT`S[HIr\\^Hyht{ooaNt|@e|RlX~_molNd~HDQJafEeY@`wxG@nyVA"
    "_sJbRtpdNmRbYffOHCCFzhE^??hB{hFjNMOCcLS@QMV\\?AuRipEg`Y?k`QwZc]u?QDysorfeXCiYdp_sK?|TfXEgNU@YPHNENL?WUMGHipHx`YbN"
    "`XEOTpfoqaVpXCXHBPRAXtEVZHQU_r^AU`E@ay}\\CckI_zGbpM}Kc{L@G}i??Vxrb^JcVWDEwg?Y~xJZ~rEZaw_XzC[GUHFcAnSuxouHiyrAckVA"
    "`U_NF?hmqo~ALiyoRzKDId\\~@y?MSK[hFHFOVjlVGMoa}]{l{MwMzk~~M@{SKqLl?KvW?mOw@nKdBOWeK@OaToOoK^`[p[dCrP]Fj\\LXIfpqpq`\\"
    "T^XmVaolNRldW^rnmR~tI}WtKQheyopnQqKqpoCt?`gY|WVeo]{|EkgnNl}\\W@yE]nBdB~d@pmt{RCtaEl?^zUC`ABKX@}RAi{d\\spOdQ^n}~]IR"
    "uoD_sdDtSs@uWVKUr`gUVQKQF~XdL^TeJaxEwN?[{v@ODSLlm}k}DDKNqp_B@[{UmaDp|PmFGkCrGqz\\Macdge\\SIPsqXbxHF[P^|BLBzqO~IRGB"
    "L@snHBoE|A_WH~KkwCGqUrTQy~OKAPUWm~SGGMHKM]pTG^mAU~`cQC[fDOTw?@L{wb`Cz|KfKS|fSnkWxrFiINb|Ju@p{G?XLLrzRkhE?r?HAX|Q"
    "v_@AHMVvRqGJs@s?BBSqUA@\\G?_v|@lCqDWXvRLb]|kHGpK`|p|[yrNdv[k|x]@TZrEOen_PHPTIDcwQnm|PBOOnDPp^~YxQOnWaw\\d_RQDaCCLU"
    "mp[fHqsmA^J}O_rXvnTZNfxs~_O`FSlPu^nQ{kTfRQwEHR[qy|{aN_[hQaD@@l?IOZog?M\\K~mpZ~qgyPRktMbCjPnTnL_{dz}tCI_@ADcOJJ]{f"
    "C@xE}LwFTmKnABTQuAPRSRoTFmhMLqOKtmlO|[ggAnGFvOZot?HPPP[NUATUG@_evPKcMMSars\\THbI^G?tVC`x_hKCL@\\{mxd~Z|lfr@ol\\CmTF"
    "oN`bCBHMDRSLw`GV~]]QUcUTDkcctc~gUlv~uNxX~AlEN^Pwu}uAyR@aDPGoBmHmRRGj@P[M`\\r\\ROXSFA|`LPH^pPJwGKIiL]XBw^@g~?sqAQCn"
    "}RhUDC|TzqPElBHrP?`cKJTyPOHnJ?xLCKWEsnOUvReWQbw~Frjhx~?nxQ\\rEOOimqfiKPW\\U\\?Tq{G~FQ|{IocYF`n}A}?NnrBh{AdK[AVoyBqP"
    "|r[r}?PVmAuSKMdOJShbJ|SSBPHoKpmK}bxMyqLGJ?NnzODaHP@sG~td~{]_NOyNVWguQ_e]pa__@ppCpOqHzbe?x}OeB[xUyQqAF^cD~bl^D`k`"
    "DOxD@A{rz}xTx}pYuO_oy?CbA_hDIa`^Ra]H@kqS{CBsVasxvmrejmGk@r[POOGJ{\\\\JsRuUr[[wFn_d{LchXnWEAmFtDrE?uaCTr`S_~rXPz`Wn"
    "Bys[HOp@JPCb}^uIPspp~mXNLSssIpBrJbd^P_LLLPwInQor~}?yKQFhFbIBrodhP@whN?HxGbEoIscC?RDJHN\\TqocL{ag}j}?inDKJWB`to`kR"
    "EAbsq}bpzehIG^D^t^BvcA^^FPP\\LOok{_eIMYOGwu\\AA_NqMfkwH?bAs`o`P_kA{I}btRgEw{xr}o`cRr@VE~LTFpAeIe\\f|usBBMhdKKsSx_WX"
    "Gc|XyzldL@yCJNS}v``q[tmRsp{jva{ODc\\ZB\\k~IpADLBGhIaSFw^leN^LqArp|{~LEE?_SGNIIYSXIRA|TJPMSN~H|Goe]w_BF}mg?xw}RRcSP"
    "@rhTn_rzQ}StMoxXBoO]F}_mRFkWHbxFPN@WuRpkxoklIpkh?RSMJmpjEvGOBP`Awkc[LNLFEsDL?nWtw`OOG}QUubwsFBOPSqosGQtNCQSkmNHF"
    "k~uQARt`EKtslcP@qi{NA]YHBPgzLPw|QAjwIPg{PKSrJsXY|]ksJ?ToENdFApfiuusqG[`qTpTWxM?qEmG{|~@rJr{~yL_s?}|qA|omo_{o@ot^"
    "otCNM?DGLNw[z?lSE?IEYRkp@rdJ@r[eMadDu|_`}bPI?BOuLbBzD]G{q@`z?aiE{~o^yEWkGT@FG}hkA_CsLopLBDZ~DO?}{bdXo]O~FDhI?U}B"
    "|tCzD@XEuFdcOzkTyQK|t]|w@q\\f@{pqsDqmAr{BCo?iC~cW~pQbBnTCV^PyD~{XHUXbE}rlzNtgQ`GfmNw}n_?rGPvqGLCA{psZAmgXG^slyx|y"
    "qCWFMQXTK?PLrw\\QCnInAq?YcK@QQd_RWnTLI~W||APPOooYsCX@tAGpM@Bep`[oIPHDN^`]JO~bGQgkV@q?GqsdplMjRqxsCKpNFguAvpw}~ygO"
    "AohNWb[bso^wI}@RBosW@TtgISS@vfpqykEVKLTj?LXiV}g|BQDvCB@O@?dXpaLE~@_uzKP^Dbl_w[PFvO|`z~dJ{MPXFUc]YTGCp_`OP^O_|]?q"
    "IojdwKMIK@WhKOpg?ORq~mgnG@oPGBhONag~MnNzIrg~qbFuR?B{NLrUK[MQ@mvGFAn}r|?VAMl`QMsVZQCNFaxq|RorvOK}Mdgh{Rk]~?wx_rqK"
    "FGxi@nf~R~rnnn^ypAPoTPSS?dXBt}wfmaR`_ldjAMYWMNoz_pDwjQ`xGvRt{nPhSoWsEm{WPdCw_}CtAE~nL[P{PrBQDOpg_}TUbS[m}M{ipO?C"
    "ErA@RndFD_`QA?@H{_DJp{vwPPd@T@Xcz`dNG^LF?AhA~Pcj??WfLP@eG~W{|dGcMCx@KAhzsLobRdPGJm|YrsTQPBYJCRKw{}g?T?K\\U}_QHS`U"
    "SR_u~@XH{LUA}OCHtaC}JN`bPQcod_pJo^^mvPQNLTb|DnXZAM`oI||kFO?Q@qcd}aSG~QL]OA}C`]H?mkxbr?[OtLxeG^JiHA?krpGuC[`kLQpK"
    "HFgJE`txwb_eWrPwA?OiuMvA}BTBCuKt@~oEl\\?yVpH]KnPH~@oJzKQLv^WSv]TdHnkJIKtaCQ{Pxo?mCsDTo|Sf~blUIPTjzpxVpaICANxTErBA"
    "zXGqAplDbahqN`CyMg@IMNq]AAwS_?Hi~\\`Xj~hWHATCveslIBWlBB_}AxG\\En\\NxQllzACyG?Kb_pOIOP_hwlWz{KtRwMhfg|ksf]CEw~`pFnOJ"
    "}^]^G|lxq||XA~Wuxr}]?p@k~RXP]Z`EvSWeMAxmCW|U|nCuTCOyzqFwPDHf_ptYkapIKt~egoUPH@J{n~CwFnJyme{ouQlBAbwRsvhGAG|?Fmmd"
    "BMbnunGw?UYcFztOxBpj|?cRQBs`H{H`NCyvps^bIFPSPjCkulhpcp_l}SZ??@CGHUGXiblmvzPMopYNqIMhz\\vuDc|H|pozo`O}~DzyDt@WgOqG"
    "vw?eprRpoFcxTAL}{oKmO_WaCtVy~?dshAtPQOGuiABySUvU~tTAjA\\{t}EFsSOIKHlX~soXJ|`M{}o\\LvsxDbHuRMG]D?TsiQOzBMlpG^dYOFiW"
    "MmZWZ[q@E|s]r@Pr?kgA?Ap\\AKLoI`OZy@cI|]xjzDWW}ntW@]tImoDH[aog`YSAU|G^I^JCNS[cNHG|zwcm@{LgEEpYZtGzWNwnmpxPupOktP_h"
    "@[TAm@pe??`RvrsTu{\\sObGpsqsuy@~tG|EUFaTF{noNxnTJ_sGWHRPY|kL@DpL|w?DTCBTwzRmUB?_UlY\\PJ?GYh]O?CRgPQrXuTB@W{pceAt`A"
    "C][fk]\\[DR{wo@DFFOFAxAPfCLSri|g{}sqMF^KmGG}_qEHKLQWGBSRb}^DPs^b~ClgqmhDOyPrwN~tB}BswNr@FhSXOyM{kyV{{I\\hF{ePU[^GQ"
    "Jo|Vy|xwJRz~B`?oyeDOws{mBoggX`AeyslmwOTMFLxCz_~HAaDXo}?V@p`]JBgnEr`@nd?^Ds|Ko_GN{_goD\\Nkw`\\KLQ[uDC`ISlK|kmcqylxi"
    "CMDkV|hroLwmvPxVnlCeLrCZp^\\OlACeJ@\\KWPl_CbUY|QO}VFkNG~LULQg[bQ`]r^lTEqMPO}VuZDv`I_DR_qaMw]OEoQlIvq[iq]mAC?`e|}dG"
    "|F`sl?dJ@_lHE}uCZLkPnnHYJj\\G?~TG|D^pw^SqE@lVAO|mBkOSUbCPC^WXFA`ZgQ|Toc[YHQ\\YS^|~ta|UQSSAEqg|r@PcHasuu}{Hsb?L_r[g"
    "|hoFD@[pTrtjv`CF@b|m{owfsOUDOSWsn`rmySP`K`[wGrfrBNaQ`Qwx{p\\eGQskFpkxk]d`w\\|MxPLru]_jE`SxrE[FDqHPqBgg}GwnVzKUqS@?"
    "P?@cDB_nrpDOqB\\Pxmo{SpuR|Sg\\u?\\zdtlRBLQ[su{}s\\yz|~WCuMW[{lgWGPwqyP}VJRObrDIG{ltX?Kb~GMLlBnTZ{bR?y}Ks{McMHm\\JJntb"
    "mrtvDmlUFC[`mrHfQP_zEaPT@MeIEDxLskcjx@Hn|_XA|]`rxbtjBy\\M{nY[GNxMLPz}rARmATjwFS[pqOk@hQ@^ySqZznC{GrCwwQon{}_]JUKy"
    "|Q|^r^btKoG\\BQ`hGc\\ZEPCsxqg}pMKVEQS\\LoX@@_Wr|ClKm@?Q|^mDync`tpPbulpYB~hgNmHCx`@x~`SOEK_^jofML?OLWaw~KlDsrdOQ~Ptp"
    "wn@VlROn|p^`t@@\\znKxA~ISGCltvNlFJ`|wMQkxI_LkwTXhANlXIRTopYWiyRo?}^lpxbkQy^t{Nd]OTEhBtalDqDhgn|M}x_|rG\\~EtSgqpsKg"
    "KFHLzPxrGSFaOqtx?eKwZ?OhDQlXv|GEz@_D?}{BEnsByonjbkYG?BqI?ajeIRW{VaiUqAc_oAlFyu@dA\\?jLbFjJq\\Qqs[mucUbSzhQzIKuA}HC"
    "GoGIHCqCFa{R~A}G}Nhf~AHG~[Fr}LcySOSYKU{aH^lb}qP\\ku\\P{|OpyeXXAQTdj|puqAXEF`T@CBXlElWWY`LxpSlWy^bvRSuBFnp`t^oah_a?"
    "?]S[`QLMI`k}Hpj]y`Gj}M~iABD]Mq_rAsyRwbHkEqN_PSPz}]w{GptQ{^PYF@oljG?}FPoH?okaEr^n?EO@Kw~w\\qVHPDC\\_QZ??{y\\M?Hxnv}A"
    "d@~Az~[sDRp[~enyGoiCHHG^o?IRMz`yN?Vus[JmwjNezRGm`]^JPaffn`{?DJxiD}LrGT{v}[eHyG?r{^Wf@ZkgMrwbro}DxxGdwM|??a^ur]sb"
    "OA|FH@gQ]Q`j{^`GtN__ubKvBa_NDqd@GMSsF?wZMZtfoooqHsOY@QSE}~TE~jci}LcoyhDHsplLG?r}L\\R~`QG^|aLWQOqyu|c{}RiVp?GTHZOs"
    "@|UgEyU\\o`HQvQO^FNXRmQmrjrk{SLxJC?OfKJPKcBde~_w[?VHdr`LDO_xHP_sG@se?ttKZvw?wsM\\ICoqO|PLTE|^ytCY?MCwk~O{ZRBLRsp^{"
    "nDeOw\\bGAGiG@@[xLKbeQpERv~LouQgj|~o~CPh_@~WTz@dnCPuCHrkQHA_iy?PH~at{ybdjKqSWtbKiwct}~PF`|^x`joPbSOEho]wgAAc[Eckz"
    "tpt[SBDuv@z{}MGTz^LLyPgWxCg~NBC}tPKspVwoZNNnHQT_CQqZ}DPqOPdJ|A]@EoL|k]DMv]?~nvDNC`?y|Q@ynszkGmGe@AGJxYWPto\\wt@@C"
    "CKpD~P~u{Cd^lnLKyBlQLoHPBjk{|mPl|tOBI@hvDpl]n?`SXPWoJ`F~h?@gDqFoE]gLMRfuwUoc{}LFF^^~|lLB}LdFCY\\qI@[ytbLT]CDjm_wH"
    "u?HvBs`?}Mh[C?JBQDPSlL{T}\\`VKtWf@lLZV]khraWYLpwp{p@qF^Cp}?lsp`oUG|_}VrznAplDj^sizAADHPZjz_pKEpaPNJALXQOYubGJA?Hs"
    "EE`NGVG{_pJKAzwS|D@tGacwvAT?I[LXHYh~gbbgRb|n|pw`FF?TQOlKE_{UQjmae_l[EnGAKV]SM`xJv_Kdpkz\\@[hJCOBogB|Iz~ljSR_HJNdA"
    "}^xYtAcq@~_R~^?PxaSvPsbw}tsrAtQ|Hq?dv^t|qn`YINNnDk|_p}ByKr{rurKJpOWH|rLX~_OO|}hxLrlUO_OsN]ha{MSC}`[Yo_SqP`W[GP[o"
    "HO\\?BAwn}s_\\IpxdARjsH_DbBmsP\\czlu_weE|lhUzdS~MT?CO{`U]yn{QxbZoDbKpgO}ls~ObWjGltM@Pxm{rp@{cWgBsCibq@DTa{kl]XTYd{|"
    "A\\lYHsvx}rWn?_frA`[uvBZ{pOp@J_XL{~?ym^dTItww^u_W?qhPOpKYvYtDD{lI}cL\\tJww}D]|E@[sKmls{ewYDchdkltohEONtQdxK@lvJ]`?"
    "{~J?yXGeCeo\\GM[w~lzwlPSiGCFr{QHIPDTCuaBnRRUY}Qxibk\\R}mo@OqyapNgRxoilLMsku~E\\Qn?KMp{Fp`POM@Gjn^W[ao[Nm`Zn@~WMwnXR"
    "NnTXwb[~sL`|IvtZuiQCSLW}IfmIna\\XFCGpsw|DV|hUrM?xzRNhqlxSHsv|F`@HHa{qLqVpHL|h@EH^I|\\vuudCDzw^i\\LWSOyTL@LPyKSVzoo\\"
    "?ujAV]@c{PLEB??zmU[\\EpKrur`dtBPF}dljrc{}q`lsC|WnP||RkLWwAW?uJZADspAozO|Y_}}fqPtp|N{G@paaxlg}~RLCssuRwrtOwARAMO[m"
    "~qEWX_GruAAFwx`~EmDYo~s?_~g^@Nom_qw[jmOoH~pE|?xEwL_?G}W?@Qw~trgnBP`Rw_KIDc@Z@@s^p]]@Mhk?iMSfyPsz~O{thNHVAqtA@@\\B"
    "d?Ei?ox[`[[juthkS`GHjQg{C@xGBAhGD_?RQtUCij{uroi_BsQ?Cc|Qhj?w|JGOXTTOE?iJNdCypU`Dqmp[rUE?KTiEIIsP@[[Y{rlv~kSvlosd"
    "P@[ZFpq[LP}FR_l\\MtlKXRXq}^\\jxG?mUMrT?DEsqU\\Sv`eKTpd|tA_uA`|B?MXqwJ{bC?SFxQD_y|HmJrdV?kuJ|\\kyhPdGMbtnD`w}|cZgtMcm"
    "MBVHPAxbFCLDwq_]|s[GBO`gK|wJFrcprbxmuqTznrxcDRoQY_h_gRg?|^h~uBu?E`xkCP`ob@h|p?G}F_dws``z`\\pp~~|u{PoyNBZA?sOwZtjU"
    "oVtY}]DfFzCEA}bNEfxOKndIEBc`[~XF{WHaQ]HELhKqKEGQFrSrLA_nN~tG}C@NBVvgHEKv{PrUI[dvRKby@xuCHb{}?ppUA~@qwK?TBSoYBs|N"
    "vRchJQnmFOXnt\\gWGXK]Cc\\iwc{ok[yhAkclcRhUibBW~vw\\xZLHGQ^AI]ZpEp}A{Ncwsaz}FaSsf]GuRkxHH``?Lm?dLnjxIiWOEeFsGSh{svmP"
    "K_B|iLDt[S\\BzoDJ}_oza\\PC{PYZEYvAL]w|aOu_k?BeAM}T`QxKpp?Juo[l`^DQ|cdYQDgj{DIX^NVc?w?]GfEQOV`@?{PHlhGLQreBBdOaGMQ?"
    "`[{_IDDmy`lfovJ?N}D@X_qF?K\\JyaTxhw|w|g|dFsygaSruHZxGF~dxAojyDQ`}VmBjMrcApudby\\Nix`kbSeKQH`vAZuWn?AQClsd[[^@dD}Sv"
    "Gw?f{kxOMJLr{|k}qTtM}ZXF?^hxw?pss`[_s`|LCSor@^kTeTTwlJpmENNoxqLeECX?ihRtj^J}~oU\\o}\\[s?JwzeEa_EEpzqnsFZHeRmpBT`O@"
    "?DgJK_l_iSpOGJSiMjLAsKSBJBK@N^g@FJtdz]NPRJ^mJ_coOSScqnTkqedoIUhKlacWCaka|otN_rXJvSkVsBcqs_suJdrxGg_L^sg_usOZijiG"
    "Nmu?EMq[ol`inc\\bLRQAun}a}@smPk}Cds`VIOWgxakVzqXfFpDO?~ipCoRoyd|FH^Zn{hWhJb?jMvp^h_wgR|Onuf{w~D^zLecd\\ylJCp@`z`gQ"
    "@As`NbSHPABmoMzEsNTmA_K]`_kChOPHKLxEKrGSKntMsOcjkumeYOruPbd`dR[zzAK}A?QH}QEXKqu?FcTZK?JAWMYRqMoQFYDFApCmSsdqu@lr"
    "JOHOwrTE|\\fg?ys{Y\\Ldy_DRKN?KL~m`R@kXsUzvNafyAExv?`H\\NQZdQ?``m`O{_P{NRbX[HbXOu?gWSy{cT_J~g@gEBB{_NnHSA\\FE?BxTi`Gl"
    "t`lOA[W]~L\\~mUZ?IySt{~Pqxvv`MpUTy?MCymq^uQEVs^@?o??gDL_[?CuEq|jANo?mGTOfno_hB{xdZ~KtwYE?FP{mnABoJqDUB_?lPjWZQQf["
    "K?G[|LW[K{tU|VHViAkk{qNkDZhI]c|BwaXmjE_HwOJ~]R\\CrCG{BxDAt_s?L}kI|UDJV?Pft[lFBnPJvbGp@cChH_ggFM\\wvIvAXcg_wbS_qp|i"
    "LapDA^[Ss}tDvRUH}_xnlxcIhq{T~`p_iqDE{@futDcID\\}LtUL_xm[lINhL}~@PsRrx{No@Bm[yIR\\fBpt}zPCnu?XlrBy~vALJGqION`toL}cd"
    "E`cJFM^AyC]GCY[sZ@DnHao]?EolQldRoP_p|r@SCbeW\\y[WWa`BQHolvBES|]jd?mt\\RS{_smC`NNGzLaY\\vqTHzSkbbaodBd[xHvHNv@vXLM\\q"
    "?~hKL}?}@~SvLrtQdcySz~nu?aTT~qLcsChgGDYVDma`oqCqBppUSMPV{Nt@NbgpocKRED|fJEpqzQ@N@ODm}Qwvp|?~ICSCs~[~WC{vDNpST{fB"
    "l?n?u_T@?[CrHkP\\xzGGi}C[C`jjGotcEDm^qk[byn^xoPzLyvdMHPXGFNlJPsXQ]nKz}hPZ}P\\F~[bABkdAIKH]BVb|tncLzMdJzTCRC}oqI]Df"
    "BcLzu`@]oYrvrdL{BRfm~rG_F`_V{q`Mu_iY?w|wltcpzAsRwbgpS?dbOPs?F]cRD`c[AVWRisOkurwf@D@]IqOjp~hBp|?aJfSf~BfrTsGoublE"
    "ma|RIDLn{CL_xMOXJnTX@g|~DlxG?q]?~`hIM`h[NMGfKfGUi~krC^prWA|KZ|RmJmzzg~`vCSDJKkqX^YAYpdFA@n[Z{wc}~ASvRA@hA_g|B}]u"
    "A@tuIn?_vgkl}AtFw^pEAALXOpZmzBG~MaNgYJdtcuPJt_o^bQ{ZFk{JEnyMAa}UoOEfyEtUzR\\bC]gnsqPgx`uMN\\o}x^W_~`vSHMlitNRWO~pr"
    "A\\HqCtTuoeMfL]Ou{PiAIr@HqvOrIQS^taY@uMz|@oDcN}MezqXmM]D?JqIrqNqLIqpTGHDK~[p?x~T}KCDPOOeJrQpQwY^uX?Oh?loD\\Dh[_pDL"
    "qCi]OLWiJSrAOJSVGNPR}d`]?qpkm^tU@`a@~nL|?{TsG`p}tmoiBPxDI_[{s\\pFBn?[t[tSYPsXsaWsH^kKzcsEA?UUGw?]F\\vrW@?hDod~t]dL"
    "R@PWyFKzr@sE{BS_VpKijN?CoBW]DAyJEk\\nyrLDktpFMQhO{qDMr|h`szcnik@|A]\\WuPP_B[cUrkhEUA\\Ls?cjFM_[A@OryodbHJ^|~lgduU\\n"
    "IbXm|^og@QokPSPkCsZOHQoXEmniFo\\ek?P[xnNy@u`Wk@j{qnLr@Asy~q[L~nDF{npjHpCGA`Sic{OfFnwkOKCYGo\\M|hDDYai{TOhAPuFY{Qld"
    "K`lo@diJOS{qQpkVCR|fqSO}A~ueOatB||txr]cmDm@PLOH|Nd@IZeHZFOTO?qVASE_kUMKkrJLLu}SBvAiOK\\?][Ng~HahzIjuyN]DQOfGZG|II"
    "yPMBSt|muO_^BZD_C~NkC^ojqmo\\KRo?EhsStL{ku}sasBPZZ]F?ko]I?}NbBKIG@Dwyi\\SF|JHZRuX_OlJzAnn?N@w{CSZcrDlasHDPmqSIuIoq"
    "A@VrI??ak|hFTQHM}oPugkxn`\\CxS}ELSrDXuszpGtJqRggjImMMm`{j}_CwCqTtyPiMFnLSxqZuD~HFM`Zo|tpys^N~RPWQjRj`Z_h{Hm`\\MExP"
    "\\`GXynXk@NXPyOYExpxyN`_lq_`T}AB}KRheNb`GS^kQFFw`DotGx`Pvkr?FlnqABsWKA|{e?PalI`pSV?w}DMhA_@YNs_UIm~_C~N?CNs\\GslXN"
    "FNwzPtP]HkUYOq@crnUlK}i?Mcc|kS?ipNWiCOXKXb?rBBw{ko``~LCTK_`s|S_]qL{kiiCq~]ddOHZSB@YVqqtjEcjn@mCp`btVtuKf@bGMP~Sq"
    "|Qt||\\dPZpXY}Njm_~[kmb@S|L[hAa_eB?fzNMPdt@Rw|tS]xPk]L~@RzlWsuw|x}~R[yTVmzQnKQltBW~QkvaSiKC\\ON~RmLoo||aviK{?ixRKd"
    "nrWPR_poDOhxCFJdXmIa|B[DtNLO|OWKa_E?oC[n~MqLpihGU^cJtNScqOKuzr\\HC}LNz_mV|G}cdo|Ty_gF~pVaoD[Hx_oLbM{hQASb{@gnSeCj"
    "CJChO[Qyz`gs@sPlEOoOKc]?_?\\BKNWfla~fv@?pA}`s`Pl@zbOI}o}]jKorO~keEK[?naCqvd^k{owWDjt@meAGp~QVANH|}m?f~aw{ymKMxnGh"
    "KTxJK||nR`FA~CEJe`uCNhDCFuwyGVAervv~`Uhr`]pTS{g]Klwa_sDeH??ZiOcr}LxQJuWd}qXkAas\\QdXwMTW}H@G}WSfRDqhP}PCMLMRy[CL["
    "Ichs[po||hLPUnRkkNCDJCgeqN\\N{@}Oo]DKue@cH?{kPrEA}AwWTU_P[R]`plOepCwVnbkXMAccF?q@z`ULll}Bu?lFCoPWlg|DAU[vCb{HVOWy"
    "rrOVLRbv~JC[DNVvHATh}?TSK@GyIBKEro{ev_}C]oxtta@hSAPFuOd@~@X\\BDcIPa{stRsXPU_WXMPXPISptNobJ~OW~MtJCCPeJBo}`Q[L?bpx"
    "[@V}Mak~XHDRq]kgJ]\\u?b`cGq_blMh]YE|X@Plkn^OwHW?LIAkZ?eH}E@z^~C@{x}bu}b`J?\\DfMbXSJ\\CnoohGTqIZABEBxVtexqOp@Ox^@}l~"
    "ROtj?RnyGRG[ChGq{\\\\zFq`jZcYwQnQDWLGbmF{WU\\C]m{D@vl\\hV~dPEpdV^to|y@^mw@RmLKp[u]lzu]D@fpCva]R~zP@ED_qBPn?I{mRlKM[W"
    "tqoL~?WcMvWz}MX]YD{bD\\ky~FnA~n}FulSZ{eyCNKkXE@dY?l~qBD_WFDsqj^gvKRLZD_oSy}_XAcg`ooGWFlg{@OPSCLOxkSS]sDtDP_Jo{PtS"
    "HR|as^Mp^G\\M_}SW{QVo~QYOvbKcVDh@VQrk@[m?P@wF?O?nm]DMDbTsJCQSo}tZRM\\do\\@ogqkOt`TUAT`\\QsLbIqWaEQ[s|D\\GOR{ZDtQ\\FHh@"
    "MO\\cOUXP?gomBqTFAZH[}sXh_dn\\LyQCfLXEObstH~sL{theX`hjJtxnum~gzFw]p?W?xPfrRm|un\\w|DmT[ECA{}TxDe\\k{~@gJh]SUBLwbHt^{"
    "RaNVD\\LtCp[\\?Mt]n?~o~tLkK}dt@AwatZ_}?PTNEJ]BEq?`pG|jzPs|`Pl_d^`cK~`@Qi}P?o^yG`j`z\\LHx[PlFg?`E_eR~I\\YiB{ksrzC{z__"
    "@q`L\\@ge{AwkJb{|iS~f{f{\\B~\\AKKTht}_R`S{ZxnWwD\\PCFTxWvOiNLBB{}|AAGA^{Nb{AEKLdzAkS~aLIw@zpvOgryAHOc@tA?^cz|uT]LN|]"
    "`_CmpqKZN`ZfKROs`RHS`\\IUFFq?@KtM`[hxDLKKtsXlD|MMqg}L`]SmvqVAG?s^{rs]WdkUt{c~bqh\\F@GoQzCa~vH`UshCEK`gzruCI_cmur`I"
    "k}r}?^@Ky~c|ZltsGBkE@k~p?oczIvAWB`o\\s`OJE@BqMPHgQJyOs^zxHsqBNSpsMCPIBok~W]DOq`OMwS[~QDfspPEX@eLJxM@r}k}qHhlTD}tI"
    "yBdYzqny{?QA~O_\\R{WgvD]i~}tRLcuAB?yXEMqW{q\\AmPDO}rlGkRMUumgMXD@S@NtrgK[`A}mZM]FbG_gR{JtGxS|^knnAOC[FFuT~tSkav?gf"
    "sktECAvbAP^aYhPNq}YLMPlFLdK|`]oktkwf|lkpx@jNYuzEFvDeCgCZFoi?sNgrMBDSNb}EAee\\OqOdBP@~BMxSzDcUvmZCFt`^{@LCv[PIzDPU"
    "ryXES[N|?_A^j?lazoq_k^w}r?tUynuCo~[LRoUoL~L~mHTRJ[[w`PoXIa\\VBAmOw]vArogWUaZRr@aS{H|hI~OkEOdYTMJfl|GwGOzq?HD\\BeOk"
    "j@GYMAgOO_oIaIGTikr|~RLLGNb}vN{]BlgK}I_hwdljJD|Ns^sJw_OjvBGGJgEBgbCE`]kahM@YpAr|M~w`wzTZ~}KmB}Wh@RSb`_NoQ`xJruhM"
    "wRxGTo{]r^Z~q?WMZTUdUc@@yVSsMN\\A~LGnWkhhTRs}TLPan\\T]uAW`EuwJo`kGA^txAEYpsLfgupWiEW[FG}Gy[}EWEzU?@qc]L\\g}}o]?mltP"
    "ExxndBOhIMOcu_\\FD_D_P|V_I@khFBJjGAD{JrH_KplFz~HpITAKw`]PDnoAY~xJS^_qEOVAw_Ty~}~xwaG@U\\Oirzw[E|{lHKTAHPWazHqc`\\pU"
    "HHE?~QeBn\\w^V|akK\\mWqSZoJ^bw|QCo`RZATMWjDTXEk]OUG_lhFOBp`SsmDRSzN\\w\\iCACO}JgPnaUArs@TCXMvaaE@mcGPhOXrMLfJ|[CIbgm"
    "psPIyR_X`\\BaPHFiJnqJsXE`L`FOLcfAk|XAkZLg@z[VOJAcAnoww}x^WWQ?Y~CA}vt@ONwNWvwGxNWcC`pYSIr}{faEUNKBIjZAWtNXr]XP?TnN"
    "HS`ax~FAsmqfFxp{LcUFIzFApA~AklBspuIXYm}z{@BX{Gr}wOLbG}{orhGuv\\lB_uDNYAK\\_PIq`RToj~HeN\\aJEoMUHC{GGtl?_uZpoTtQC\\zu"
    "gNTdKUcWSKp?K|mjLA@hFD@LnCK{kHThJR^?Y^riBuOl`PzAWPwY@~D?FPzAK_xyomDY~zjp^\\jAp\\FAY~~GyEVsS\\@PAkDNPaLhfzm?AaNAyeD`"
    "m\\^kRPrAhp^ApmSY`_NwOtgOIPAZSlWnSntMf|lj_rps`_a_~kxKK?^q}HFPlYnhVnUZmpIHRj_JCPaeAypU`YTQrnxkdcTBfrVAU@st@TYpNCIB"
    "KQ_cKhEtyg|P{bVVKCuxWIbI_sAV_}XzUDnTqQg^MDON?Jxcj[iQzw?}KCY?DG~eFOt~xiWOQA}]l|CLV^L[f~HU_~xIcfiHR]PvL}FAUSdOy}Dz"
    "Fs}s_B`uF@{SFG}?voQq@CafyOgkl~}LiW}h}MwXN|dStkGcW\\SC?w|z_p@xoHE?zw~jDiyYu~a\\T\\?mAJr\\OlfONGJiC_tK_w~vY]kXI~_fgW||"
    "?GAC{^kU_~_w_xFrY~viLw~k_w~_vpP{kitn`RKZ\\Swv`W}K`QLS@g|DDHwH`jgV?}g?QBxbzxM?_z@OQpRA`T}]v\\LrKNDkexOlVy_aw@DrHOG?"
    "vke?BK^cAQ_fsxsZ_rm?E]zmAs@yLDOGgiPSSb_~pjgWU~ciueRAWCHbJWffgTnQYtduHaf}[t\\ESHEv]}pjx`kyyxDqsQUMbh}_HethiPxqzEZA"
    "`W?kFxGgWBE@O~g_N^i\\`YrwMxEKpyAAO|d}l^ReWT@`@P}QvXRM_?zAwRwas]Dj`PX[u~eDSC\\[|TsOGcqsK]LJNXDPL]]?fxFhhfGo\\NqKkE\\k"
    "XCWmzBMVa[HgLQtPnQz{_rZnFdLIARlbFSL|Soi?lo]I`ULSDw?lXxFCYuG~{czksHFHXbCfyT_[qnqGzHEarmd^_?|zCu]?FtA?zEwMD`~TaL\\~"
    "wS{u_{a?EEU[Lfn|_qgOb{IfghFpPPxDDijAU_ch~QAk}@|t?DoHGRK?JjW~Drcv@p\\QJMXJAzS]ErnodObAyRh[QByCMQXg}HFwk^Pix^KmTRxT"
    "SMX]@PLTTLXvvY_Zpb{HTQXV}{nuSAdQNTKaz_g}|aJodRWU~@DFNS|?A@uUJjXL@NO]}bTfEC|C}NXBC`KsoQolJB\\bzD`y~\\[UFrKk??NIUo[S"
    "N^wis~ctm@kjIbgTD~{[mMEAilHVPEWA@mHDD{XmlaHkj}Fa}M_|t`LvD_{n|m\\S~OOu@lMbycHbIurrgP``kmPIvR_ZXoOpI@[kE?lGm`xls?H@"
    "xnTkzOEMN|xh}pouFaBjw||E|r?Hwzi[~|p[l~L~Br`IENXDJNLR|mp]ABKmEOH]Ad`^}@F~?fGgON|LNo`HpODLU?XASN\\CrLWRVSTBKRdooNF{"
    "E^kD?{witnk{zaOLkl|n@QcRi_PEv`_c|poo}@GYs^aC}MX?IQdLFs|[OQR~{AciDcp`~TKaAn?sRN`XiKGo?LcesLlS?r\\TyK@SEUXSUocowNB]"
    "N^cgmB|yD~^{~aCa?Odn\\CRnoLwxTBoi~KmET^oE}L[l|o@dKb?}xcZ~xBC]q^\\uuP\\@EB`S@~LB?^oKql]aI{?^x_bXzSDcz^dH?v]lKCw]r{WG"
    "IBXsSpHWz`LJyOCV}T|dA`wn`\\@D|~FoEmlcDagUyLTo{n{iDBppPk?slBwn?bSGFn{xAa`L|}\\LKCLt{?@\\xe`kKk~oLiISgt[eV~_rvNTWn^XI"
    "pcK`p]Kvz?`EoMaNvAK]AD@oR`GlDNJSuNpZl_p]CbKu_?HUCuLTnpHmzIGz~Owf}kzzRMMf|}dZLAt`nA@^u?TD@\\TM}p_Ft?|q@L`x}DQXA~[_"
    "pOwdJ\\hR{~}B|A`iJMDICEXXz@w}APh\\wNVsD`lEpmvR@@VwqAwnx`|jA_Pmn?h{U__ZOMtNFRChyctRGuXq@CHn|qoeyaXFIO?y~RwQ|O{ly\\pC"
    "S~NW}NO[x^[bPNd`gPWk~t@aCBxcCcHqFclgE\\{]DORy{M\\rAOCzKHDVi}|QIA[cYTD~v]K`H@@[P]k\\QL|nvzDXAOx\\@TPT|Ac~}qoRGAc~GR|v"
    "{U_drQPYv[lN~?|]G~Wmylk|AMpTCK\\fQlOoLPHQAeP]}bH^LS?s~phwNNNi@ECKB~xXs~MlpLCyMnCav}{nEb[F\\}X[?NSTM@{c~aTYjPdXBdGy"
    "v}SOk?}Wr@stAa`Tz_T[BAkSupPTIrLcD_L^{vX\\jFGA~qUiwTOaPMKFwq^Dwc?pjeTRqqlQT_p`n?ss|AXXzuOepkOb~zDG~?PSr@wKJ~PF|~lQ"
    "ATdPQ@cnktLdX[sw@@t{^C[X`^YGqNdPJAxlzq_Mk[PROMBtfC[RwQks}^dMzq\\e}[`PyA[jotwbDSxXFo?hGrOly~wC{J|_D^w~FS?SGhcRBckm"
    "{]B|~QdM|qydbsHyLM{[~i{no_gzl]l_cCu@NeT}t}JAq|p[N\\hOA\\KY`PmGvrKGH_x{GTwei?@B|OkuVyu^x?XdA~@U|yqLgmTSKXGljaC}wSS|"
    "?^eKQ?PcOR@^yAokq@Hh{v\\}qDBkyAX?HaWf|Zk}N``Q{p`~wUdduOs\\}PZ~mOlw}AhvH@tJ{Bl_APgVw^hh@_HYEqAPEr\\OA~dFfLz]}n[xK}cm"
    "DOSo?JGjArRpIi{awpc_ym[f~AQQv}d}CM\\sNNSjVQx`y^`wB\\?xM~@XJ`WzwPpDiaFA@`HGuMIQHFLalDKi|PR~dp{a|`ltX}\\XK_H^x_{{guWg"
    "K_opIjjeP\\KcNoH@m^kxL@vlBBGwBQdEKnT\\JOXSNP?{tKTxz?OuB?{lA]RdsSKyrJlexoHOGPp_ApCTEOGWQSYS?PGEA`djD?kqsbSXo_`R}bX_"
    "CqKNsm?oiJLUI_ky@b[{IpTfK\\Kr{OHeENfAEl`JH_I]Jx?d?a`y?UPB|asr}^|Uq[XfPF[JyKXB@lp\\pSGSFSTDFaxQIpOLaOd^AxFi}asUzNkw"
    "I@ldFjLjTMwGxsHVd_rk@R{wFBYFAO\\Zj`opsPt^J|we@ZL_x\\KeIf@VRc@^HcGL}AJnE`GwMBGVBbXpVekzq~LN{L\\HO^\\eyc|\\lBxZlN@tBjLU"
    "Kk]lgBuA}TYMY^pNBPhaod\\htnCIzspPwAgbD@?reblG_{jctQ@m?MgKqO|\\|tSnSDd_vfTjKBguplp@I|oszqHdTk`oMAgmB\\TApqotbdgiE@Ow"
    "|^GrTMcTqoSxF}MBTADTrOOdyCRpS^LxOOlXGLLW|cLD?_oZ|{g{kRH|S^Z|KkGOq??_Z\\xRFxpi~PcevFc|MQl`y@b~f]kxz~TnDo_t@ACnLRDF"
    "k{w}Ipt`qNkawK_Jvpwl{BTRm@_rK?P_NV[UEQ@LBcKixRqLw{pGlOWBJ]kZnQtX{?LIQ|sj{BYB@qpiImpiJrseLPKbIMlCNnkYRLyGSO@T~}h}"
    "uQrcDn{FM\\LB~Rdsi?br~}PH@m@f}_@c}@WH}mxeFoS|BLWjEvHl~mL]~n^S|lG{v]|uC}HKGl]vRB[|F?v]wPlPTA_WA_wqe}pZN`iVVoDys_lX"
    "{sFjG}SsBeKunr\\wKQ?a|[uFq~@Gp^|A@{q?F`PHCL~rO}xRyN@BuarAI@?mwATD~ppMH}KR?SSTzbViBNWyM{H|TugaOlOwrM|]{p@ALQaZScsl"
    "OUChvmoz~B^fAQ\\ayN@\\}p]WElsLCqbTA^I?FpZAy}n|ybTcBpDpPotJIsUBHo|kBZlCF@w}?PGnQNwZSAt@MpLL?PKgPDK`pMhWK|_~{}a?RJGf"
    "pM{||_t[HKt_NC`uD}S}ZpLFvK?cA]mMupHfED{k?qhNkASkC_XbPMGIS_MfIL|IIpblBVCLza_qDJxAt_Vq?Sgb@m{BOiSeCJgyE\\PxtP{eo\\[p"
    "A\\C]|Dj[U~?m~N_wDRoxC]@iBm_mOsabApDB?CEgy^cU@MwXFecYMpj?No}WFZcN?r_EODPGL}x^zRwJLUWy`^}WAv\\C]^UA@?tFAcONJn|ywndF"
    "xpJyArWE~lSsBncjssK|_q_]BBd]_rhDYElFxrP@|~hHId|OD_tk~QPZ{g|IBxjB~e{C?sChqdkllnsp}b{wbo|H|NCWIrwpyKPbHTpU}^VtqQ|y"
    "TPoN|~~K}eD~{Tt{wIVpdlsrw?PiFbPTyO@qu~~`|bEEwPWzlo_pupVuOEa?z``n?`ovu}teyR{\\fmy@tKzyxkkN{c[owBT[D}csoR{Dvmhj|QwO"
    "}Edh{MGdOPXIxoiEvAeQ@z|y_QZyHPslHNkZo}pdtKGDD?WwG\\CFQmg}wo\\YLGH]G[tDHmtFDDlbvvjyhW?uuzWoBpPguRZz|[oXAOcx@SPxs\\GP"
    "znHFPl?@JP}ttQkS{q?}Gr@j|SG`pCGgRkP]xMskfPpc~O?LNMgmJmDICNxRKRtLsno`{NLno^{uO~OXFNhOAm`~mqcoJlGHwOZrEwV^uqk???tm"
    "JcsqRAPjQQ{Y|OsXKk`Wvq[ybPCtpDxTJQ`_L?HLFw~\\qQ|xAOozkcOl@Bgozo{dMTGaL?OokAYR|btV{^hTrbH[xpks@}J{}t_^v|sNQ@{OCQer"
    "AqcnudD\\{N|L|\\xQLM@j?pD^J?owGIh^@qcHG]pguoePlsBeB^eOn~oePAk|q{tcF{kYN`gQB\\{aL{onM_eKxRP}J\\W?ulsn{rSTFbWgH?l{hreW"
    "BQPHC]yHDrbj~RXoOJSjw_DTFQGyzaTGNLc~KR{r{^laOD^OG`dI?uTN}dOQ~qh~w?@LCCdYyxoXJ?KOvQZX@AkU@\\Khu]GlI]pW|{lEE?{OtmSR"
    "x`wr{``KP^{[HPHTGp\\IpR]Kk_SyH]kzjQdHwqLsDMld@fXqwlDuMht~DAxbI@OkQ]oZC?tfTnWUDkShvO@@q|SvD~?ZsqcRzlwp{r{diR[JGsKu"
    "t]du?{aHHpaBB@o@mMhj?^HquqSv~oShnnDH?}?wzoHKN~`dAtchxRsLz__pE}dLu@ToAl_gPM_[xRXiJlteIj[cxlF`r~A`E?s]r?dBFF@vOjiZ"
    "@MTAkq`GrbGCKQE^KT?lKpwYQIKhDNOlsRHnzOXemo@bIto\\fo[p`PSXXjwtcaP[@LD[sMsdNtWuRPxO{U?X@]XaZg|k@bVxIg?Fo\\tLL`{T{__]"
    "yQKl{_L`@Qhq}nSkttLWzLS~hPxf?_Xow^^~fjlhzLpT~bwdDNpAM^w_yD`cWN\\TA[_XHo[\\pApTE_S\\FPHirmc?yToHsBpM?^sNsO[iQldRGPxD"
    "LN|F`saQ}pK`~@?_~Bkt}_[xow?xDSDYtlokI?oz|O\\[J?p|wdqErKShv`r|s\\RvSB@HEal}{rKfuMd?u_C}hqw?T]pYzZ{azOFzzm[kK?|}RE[u"
    "dE\\I@[\\eC_D]yodexnXMuu\\dBL@{uPKBBPY_zRODyO?dH^hDnPpcxp@wFjgfuNQFSLWXHNkErktl~o@v|o[vTAcZCQSPq]pXrhEDtQXMCRstf_sk"
    "|?KSoQY_o@pafDdGablL|o`tuqF}kzgLK?aj{?PcBtDmULKy}pWlzbJDz@tQNDGT~ODK@RCLx~lCLT_yvoja`cCqNo?_A]c^AacKF]kgzogOpm|^"
    "QO_kX@|@D||j|_ofHu_mDpcqHKxLMk{m}}@xFm|[FY@PLHFaZEcQHAwcPDt@Ft\\E~t?s{i_mRMXkOPLXSN@]l^f?`^puJCWtOEwHiV@IM{mNZhks"
    "vQ?_\\u`dEr[zK^{{}NkZm^Zf}PxGMZ|KQCeFFOOWv]SdxFL`sOkVrnhdJnxQMtxZKBSB{GKiv^s?BoUYGmLWJ{n]e~d^wqLuxpk?T~OxVIoFZqhq"
    "xN{?ydK]IoOb_w~|D?tWD{YqEq@gsptiGcska_i?rz{jTn|XME\\\\BNsNrUSVkBDQx_pmitLWDRdMEpLODbaWI?JoUYW^mzS|zQK{C?DbzrGnBrHr"
    "}NKZF?lp@pGYFQxTIlxLs}iGH^S{nmPPz~}LGO~nBNTvCl~[NlxYOlzZGOkHs{Sy@qcxHq_DwCtXQ`GvpoSa{C\\h{|uUKDXx?A@RTNV~Jocsk@gY"
    "vMhMDl@htscRm?@fEAlTIaFpxA]LHo`RBaHOM?|f}Lll?}|jFl{xrPxKyMshdE?E~^?uq_{xv|xg}PoVWL{apnt`InIC?RpHvlrWCMKdYQL\\ui\\I"
    "?AK~H?yOz~GF~Ng~JSHYgTKs~POZGbT|wLOAYQCuwYtc@plJ[?C[R]w[|kmWOjlc~`T|MCi?Q]{|CcCJ?zxJt?\\GNm|d{agP}~Sj?]|Cv@@f}PDy"
    "{OpXr?qYqUL^HBSJ~P_dF\\XU{mWtAowEwRK|N?oyTz|y{c`D}[tTC?SKV\\uRKP|]LMsG@`pgF{rWmdX\\Eogu~~pAxiMERDWoA[kWvyhJ`QC?FwGy"
    "ta[ob\\]OveXHvtsrxN[vCuXycLLc?BWj?oKm_qWLU@LLvzXyg`Fu}?k|?qKwu@`NFMt[Evkbe^cyIQ{kH\\``qiWlE~YfSP_UExEDyIH{B_vePQtG"
    "{PUOB`A@vaKpxRhyFCGUA_DLjLHtPAlu~IufSLQI@]g?yOBbNSVaMMqK{mx[UQOglCKrcQtKUUk?|cY?mn||KsyBzboFxbxtWqz?x}_TeJwrK?v?"
    "pZSQq?bmG@Kh@sW^?u\\pEBdR}zo`AQPKN@`LUO_{ultPukN|ww|SZ@[UHrG?LNd@}{s]APl~|oYBDNtDwcLbEOHojC\\S~o{h@@LyFO[VUbk_IoVY"
    "hmUNR]F}_vcRzbs_up^`I?xzqsSsFMK{ny`N?_wsm^Cs@P{vAvT{epxHi\\d]FR|D[RwOiV\\iSNhD[lW`Wg?ZMNcHFSaRKLpQqP\\Ax_}Ix\\CJu|R?"
    "DObr@_Shm_|v}AtyM`[EC?KR{KxQBoxWJM\\KDo@KI@Os@TOyAA_EJ@PJp]tTNK{RFRGjw\\pLA]IBvoPUyatnEBwO|qHO@`KvOoTv@NHJOB|Rz|fg"
    "Cm\\}Cps]|@gNw|HvyOTk{~eXK_{cE@GIGn|\\PIGTGcwuJ~lZ}nXDbaZav}_UFcDi?ZlLGMTGDAXuuALVAOuCu{Tw}tM?vQWvDBM\\unlgvA|MnBD@"
    "zD\\H~hDXGof?CqCuAgcPlDSsv`CcOP`RDCOj~\\cY@?O\\~BwyZMAL{bxS_?o?G_w~GbPB|SCbEO?x@qhDrSC^t^lAGQu?x}L^?qh\\?qLM|bwhzovp"
    "A}u@}L|}ARKy~bT_Aala@RDPPNCgSxDjBjNyd}@|DM[Op]s?r~TpL{m^~Q_KoBXqQo{lIws{eQPMi_a\\Dsss}Jhp@i?oSR^u_~cX_sQ?[RVQ{km?"
    "qMnmMBgpz`s@_?T@qrTBBJK}}bekNPCLrmC{FI`\\~dSW~_PS~iwgPMEFuT@xz^gz[?dyKO{gHQllO?uGCVTKJ\\ktwADd}xw\\Nowq@g?]Fn{oBFC}"
    "H~wk~r@Cz`[f@TSz~OxFA}KHNRSmBpCTzBV}@MglTnpx}OG{PQWlxSWf{}?wnRGtP{{XITKeI@llBQHBGMIp|bwzCpT]xLou?PPRtW?]iJ{|JLxO"
    "uqsxF|WGi_WcPNh~laBLp\\x`I`PtGOpe~Ngv|otpy]ICSbLwoocZNdjuHcw\\NbswC~pmYMC_zQceOO_dcM@~nclMG^|PB@`y@XDkWktpANhWR^Lb"
    "zcOYt_{d}RShHG|myRv~wbD\\nDn|oSKuwmT]zPPoiOXWFn@vV?RyKPZAASd`AdLPumHlt{\\c}@^wt@SfyHLfq@|[R~|MABFcldxez}?@uSL@~{_l"
    "~aKQuKnADpS`@~wlETKhA?LsJN[bGkH`}Pk{DP~HBaXMqylIyD|CCqXC}VktqE_}M]xjxoo^JPQ@dBPTE?kCr_c?Cq{fC?l@DNh`CuR}x[helqK?"
    "}poyGB{GB[CdSQh_yt_x?pKCWq_v[AXLQbdE|olAEaxw?h_jMPC^AU[wD@gzxe[R|_vpwad\\qxxqoSqMNOgtIOkm{oGmxMQTCSvsDUG^oPgHnA`K"
    "LMkowJrvv~ce}bvqJa\\FsRl}DUHxM`xf~a\\ZDQ\\Q~}wgF@Titj@TKDyVkpLKHcl~}^@EhpOX|K[P?}{DBC@a~@[H@`ctBOI`KHDy~^EBFROFBEY?"
    "EQpnWCOdFAMY|prybuCnj^[lXahx|akFzq]Bsqm[NV@mr`UMnKsKLB[qQNs]|M\\`HfmBvYT]j{XEF~b~r|WayTF`RO`rCPl]Qbnx?QHGN@RpRG??"
    "IJbnTOLaLPLTzblZAbc~??\\Iz}h_TNtFplPWpns}{ksm~P?\\DRllx~qMRCdS@^VmRaxfR@`ws`ORwfLKEaTqOr|PBS[v`]{ICNnm@_kB|zC^IQCF"
    "KNg|}OC|E`s`maPVobG`Eq[iLs\\RgtoGApPI}n~E?ad\\Fb\\FzagNbup[nRtJAaob~k?o{@dP||l_ilTo}mgzhtMFPLV?Qr|SpmrspT`zy~weWWTT"
    "}|XfZphAhmMRx_hczPdptNdqDo{]{@VWJc@s~`w{OUb?y_?esP`lsSClFn[m{^[{lOT}OUCpTZYHlCkVHn{]sRkq~R`XO~XsdQKZD~[uL`|StpSX"
    "DlkOwa`Y}?F?{|Koq]dHY@KSCoyKOM@V}uUPkQGnEN{xurs}}PsVp{LX}taVjmdRIqK^bah\\v]|HJQPD}QkvaptM?lv{dOCT~NiO^pkaQFsCtDDH"
    "N`Te_poVG]hVRCo^Ka@^~sDvp]OfFVAJGSSWTBWt{NzL{o|@C_wiDnCvi}tDA[XcMWpZz@CxrOGjqVPEmPWslQH~yB{FtRSAFchvpHV_fKvzK{EU"
    "SaiNP{lPs?tcJi@dF}gjt\\wTEqWsCndVHaCt~rPqxRGJF@pTvRTL}^s\\Tt_n@cshN]Kq}`SpOoWlyQ\\FLN_mUPDVH}WWvOcquN@tR]de?_sygaxO"
    "QpsqSnx@p}kpurx\\rm`zB^W`wuWvINgRts@\\EDEA?F{fBHFt?`Xdt[\\LHQIWbDkuo?TpA]w^xbW}S]gjp~lXFakyF}^|hLXUP?YIy]dXKLkuDsLm"
    "mC`YU]YCP|oZz_[huaryx~{ZA`|RHalaHrIK{MYNF`ghKqCftbOZn~K|~AWkCADNblSbBA\\\\oOl|xKcmA^X^fQs^@akxj[`fN?\\@@`S]D}Ch@sWk"
    "r?k|qjWkxzxQERJ|meYWsaXKvw~_yRoNOw\\?HmKPGaX`|Astynw\\AbkC?i?iBv?_r?LPHSxJ?N[XzaVcJOdrnt?gDCpEB}WUomw^Sn|sx^N|{Pa?"
    "oxDJ~Pin{QDP{]BnK?_`rAiS{?BjCqJsU}is`^c}~Tpyr_jrv[_ox_iTD|dNDmwXv^PNGMTJlnKT_|tJF}Suy_gLjpHGrodTuDvzpaiwJ~HVBtcH"
    "Fbxa{~@eqicaCnW{QU]KIogZxng?@]dHuiU_\\@laO@PMJO\\Wzbtr@Pj_JPsUi|{YN@S_F`IJ{csx|ssFBSwj?|PDtk{iHN@R|bkxDo`e@tnNu\\BA"
    "Ek_W?EhlEAk]rbCt~?hFDz~{DBV_}fD_}^^vxTeXOp`UzNoqL{|XPPD{oYT[ESCoCs@@RXGi@ntxK`YO@KqK|_TvR~[MDdGfhymBsp|sj@E]L\\D?"
    "Vs[irmrlE@UH{cICDQSjZ@HbIQ_{A~xaRNpuO@XaINH|?cDEw}Ro@QLDKAcY@T}?F]sE`PoSxqlKzC_xvL\\^}MtS_}}nBnTAvpHGpBhN{[iDJ?Du"
    "PlXmTJO}B\\Q{Ktsky]{`|n|zzEw\\Ark|n]|Hr{oVEMkMPGp_RW|Ai}s?BdsH|`lEO^W~Uq@XR@g_f_O\\|m\\TMrsZuBxBLNKSGnQd_|lXhQ[gnNCu"
    "O_XO~W}k@ClOG_D[KNcVkMhW}`Wtx@FAArKA~W|_Q_sLFQS?GpDFO_Su}eXD\\oFHq?|YFMHJOSYVF@@}ol_m[_{qJNpFFUUJt^N?|tHNSAlIz}|\\"
    "@^wLmMozRDyRPELmEAc{@AoK}dv~xpeE^T?ITOpGzOXt`_|^Ts_qBINuOdpgNsPkspZyLs\\g~QliJNXo|BlDINLSDtd^_sWFyfH@OBgBC|FtoUT`"
    "I{cNWhRjxQYBx\\\\~?`Sbs}hUFMdR}SLUSnuLqXsHyuqHmkOUBL?mu_gxI~~y?}?_BvH~IOCpI@OKv^hPlOOb@mchOmgkusSwIsXKaPQ]vLouGqMQ"
    "Cq|Oubxj[\\hpPMlJrOzrUU~mzKeL@AwdGp`^pPDA]}CnRA\\RA|VpA{hq`_?j?cCwLpd^vPCIlQ\\pzM]_?btLDOziYqTTTHGaIsNm@NMHqd_nXoXl"
    "|oP]?NGXDA|R|^yIydDtg@cKmOTFHcWAC?cyw]qD@ExEy_oCFlWvGqgun@lHFsX@{rOobbO\\k@Sok@|mstlQ@M{rl_XxYKCfqB[kM^HWcL|h@`tR"
    "A_[BG]`_A\\tb_}gxucyJUqbkv^Xf}~T_INTdtAVby\\o{|Dr`zAoTD[mED{XSvA~ALyykFRkl}QcPWQdNTrS@CW?XQ^gVRP_`ImkX{CDVIR@lnLxy"
    "~[v|{pCmCl[uxExWAkgWGqwu~?{otdMUrOtMA}ClvbB}Q_ePC]K@lNhJSQO}pa`hOThiibTqaRQPzr[bPcUk@`spJo@UN\\{L|qdHsYdKLbXr`|r?"
    "rLHU|^F]AQ@V?QXin@hLsJPhzidfqq]MxR{ZIbz?GbNVG\\qB@CmXR~LzEOkq}FfpGOkIu?lep_[aU?DlstS`?lKLENHHz@cASfHSqNzBrQhTpodn"
    "JEOFmjpECy{MM`Dom?K`IEd^bR^A}?wHFew^@?DWRaXjurXSn}TpEnZgv^TuI~pLxD`m{SIXQUkq@_lGA?ohFmpBvZOOL_\\jvctdC}odLQKyQcdZ"
    "Cz?W[PaS|t?HB[xtEcHq?NHE{ScnBig]t?vyENuNpBlLy?wwAmxNMMkuMLXoSLCVzQGovy?\\NWWj~nKc@[lypAT{{?NfD{]ySseHP?oD|oC_`_h?"
    "sC{bxn~MNBheQ}uCLtsSWNeefAiM|AWdRmW\\Q}?HMShIHbtsE\\g|HCUCnA\\KrmhbTVFpFpXXU{{ELa|bxoxwl|GmxS`kwBWNDmXU|\\gICn]qzQcQ"
    "AL?OPQeuG\\yC~o_o{bEIx`^qRolfTBVnP]`cE@?g|b{]J[TA{bKC|B\\gy|Cxz^@gBQ~wKN[RjPcksQjhF@dmFOTuP@dSKW?}w{klmLth}qxMmpxJ"
    "NORq]CfgG@ooMZs~O`WmA[THvGpwi@nA@NYrwY|WMOBBJn`fuZwm_aXj|Ccbyb?aj`}MporwOlt~wLYGz_OdEqxtX\\kLA}gZB?VAAZpVFYDgCUZ?"
    "NL_szzN~GMgFb~xeyM{uxpKQnKjb?SlVPBSCHBCr{hG|~}b_ptGBXP`_L~Ck?|{CBop@o]hmjKWpAdKdQnL\\N[douU[xuPALNv[l?~Gdsdsh@|Dj"
    "pD_kyupv{ROFxmQYkraLEs[sACCBDvb[IiOgB`uOybkCXRxh|LQWq~rb~m{}nIH@p_Vx~O^qAqLqCCW]EuZpv@uAwS`K{_PfC|lHJjhin~GMpNTQ"
    "}BDWuOYEpl{wBuXOukORv^KemMP]TDn_sAcER_O@mR@BCMPl?NOloDy\\kRDABaRAPR]TCbSPzb{NDoQLnOTo{Mlbm_~dkHDg~nxH_~ppK?qNkeRn"
    "FAaGJM?{@}OVE{SsBDCcr[SzQn@KL`DLvpLWUsFuOqHCpo@`@Lw{KPB}\\KpPw{HEKNSME^AD{?HGxQ\\FAKQQtpy[T]@M^MLEN_[zCSGaspHA}m\\G"
    "IM@ai@aH?njAGogYJ]\\\\IfOrU{gQsmkOuAO`zRYF~OgJU~}T@TRs|_\\kR]}}G_dFnawWfsVyqBTa|{HlCQ|UfE@uKTbV}[dL~R{|{]@X}adPpt}t"
    "qrTN}aLsG}@I{Rvqzqbi|p`YM``O}duCLpqGo^C`BAsltkkwCP{oY^d`OQgYs`?yB`}EwztOBHlQxOHLrozcIOA@x?X\\A?_@QELJ?Xk]ygLTGlDf"
    "|SAaBz|bh~pRmOWhVU_qNlLHEJ{h@RklT`o]D`lE}b\\O`^oRD@@\\wjx\\ABSlomNwmQ?_z_Sy@EhOK?|~{\\`MFqlAC~^oSsn_}[fzArHazqN~Yw`z"
    "O|tEDmJQ{qX[fcp?Jdy[m_LR?C_l``uawUHAq^Sj]qI?JPxWn~CT{LoMH?LXuC@Ki@DnyJoDrNC}HLSmIc[kGIHBz_XUCycPBAeO?DHux~lO??Oc"
    "K`d\\mVSevrH`jpUpnpOiJzzawtgSypF~MBOqeKq_vuGOLRc_Gp|G}dMqraGrGc_Cuqc{{}PFGmDKOG|f|Q@UyBw~t]W|J@{}JB`uJ_NvqPjl@M_Y"
    "CBHdGJ{wCOdauNDN^_[uTLnlJ}xDxogh@lwm{PcrE~pOA?dFQ~xfBD@LClaGK}vK~{``yR\\BIEWsx_KPISXgo`pU{K\\oyw}ck_|T~mDG}GgStkom"
    "ybKIy@?UO^r|rS|Qm~|bv@s~Gm[z@BS_NhG_}OX|yBeR{`sDOBHZr_pgxp`j|aKj~]LFJ?]S_{TDizWpI?|A`QM?u`lPIjs~j_vQSnlZPrHvyp`c"
    "xosa|mzGyM@NDp@`E|trv_smLZk_K]yUqqSuqQ[yIIIayQk|C@KquOhY|l@jOprAJaI?h{KkY_ISGuCmEsOfHP@]j~cRy~wu|Kk_}Byu~ROV{oXj"
    "Kdf{EqpPN@lmGsDgTQSmF^y]AOgxp^H^CqByZntTNNO^QPRuS[g}F^eV|]r\\VMSuI|tqMRZlTqprEbDfrE[|FSBq?RcLQxG}yJAO~Qs?q_gW}vbp"
    "^pJM|ZDRw}]?AADyFZxn?MMMI]c[FB|tW}kAASlspPadu~s\\wPpMNb?NjbhnwSPeN]~AI`g{CpCyzBUMD|wVuOeiKoXOpao}Y[hFEalrurb^]\\sh"
    "zBTlOOxEEoG@|C]rI}XT?BG{FpwGF?pTtmSxsN?bTySpnbKun@{rMT\\SEod[jqObiD[YqNWp}ZgdHzsQX}Dgx\\Kl}p?nv}O`~cxBA}kkK}\\{l@Kw"
    "uO@Q@kVAqOh_DAPV?^QA@ktLB^skJQ_cxB|g`ZEDCkuLtroKBOY[ppza~??|wSKa?KPby|of_r_NMoIhQ`MVu_Oxp}OsGG?WRJLeIBGJIQ{J_sce"
    "@BWiop`z@MgOCaW`xl|F@ulhg`haz{C[EmGbzPo|}BTUIJ`nq[|PHCCzzds~~N]U{j@OpR}ZBMPfB?kqmOclyAksDbfaK?izFNuDDQWo@q@QrTsh"
    "KaHiO?\\{BjDn[~DN[dgQGEHVFmcyL?}@JRdRHKSr{?tK?~g[zP`\\C[smhicwBNlY{AyCs~fr@eAD~BXP@C`UsKwTGA`Fv_LuDEKg?~Lmxa`eC``N"
    "kNdWO`?c{llAQSw}yPdlnoCTvO{i|P[KpN|F|ryRFPW_ypP^ubGwx~|CJRCnG|{Mh~DuFChBOeLK@o{MMB@JH^v`ASlsK_xFE@UZ@B@`YqYAB]`D"
    "|~[KFlHRN`d\\pmAPkR`]{~pDwO~uBKpNuo|e|R?vpIcxN|hQr`wwAcjsBo@ZVfHOFlOVF`Gu{|SgRNC?ONm?vPv|IMSPpL|UsJwIMgDPKNEJqt{a"
    "D_uDDPSOm~oEN@dbnrDcEmAiwmwkJU_utByG|[|ak|sh\\w\\JImxwHmPP}r?dFQnI|qPo@Q`HG^HvFmDsVQHGFMCzs}pgJudR?_\\Vt~wWBr@JYNsg"
    "tEehERc}gRDZ~M`VIeKu}ODoAoT}GUswkqGnMa^gJ|lAUplL}]}CWsPi?C|I~{LZPapT~O_f[\\i?}mAT?@KVDne@uk[dBTktR}hV|^we@DmMyBGU"
    "y?Pb|@[lTJsLsqfYt@jlXhh~_|K}}}g~A`hbKMo^FdTs`\\suAJ_yBrxXAW?lsC_Xt^uYipsezCH^v`k_oBJx?NzD{]eT@OP`C@|e?rqVwcXU~qn}"
    "?}QaJQOFyPhbDNkWuQLZ{{x@\\^zoUCLCt}ghwpXnDdgZQlxVC`grwIspHALk~sHUqFwnUV_ZDMm?jR\\|C^sfDK@mbSkjKMXtjG|@Qoo_XQvtAG~W"
    "PaxFEQhKIKcfyoKjT{eEFNYEf?wPD\\k@it@@QOXq[@hPMfsykTH\\A|kzHKlXx^ifTr^VEKaL{n|cDNs\\WzK\\t]tF{AZkOT^~MhDT~}BX~ZCHBpXy"
    "FN?vMS@gGB`KJLlWMMX@ASNZEM{h`ZdcL{tSwUwC@oDD{p{Xwwa?waheu~wv|QhIoP{uFaxzsts`GR@vL_wEqaG\\ya?ZM~Dxq}Pp{eWnpO\\H@CT\\"
    "n_hPTj|a~_dAKmWtsc|P}REVvMxY_IpYK]wRHTwcv~}ED}R|A?da}pLfDPc\\F@NA[U[ioZRvwQfaCncu{aPR~?LRMpWzkSf~oLicdnz?qo?yQbDA"
    "?_oXDr@RqSLMyj{}fI]IfXGRmbXGK~K^TN}CJdX]rpdrFbuTz\\zglqdRFrL`H}]x}LMmj~]YRAQL?MmmAPGyVzCVy`L?{`y`_p`bPbdC`]?gIpKh"
    "ZIXdvMwnRQpFs_|Y{AO\\Zl}ns\\_OCQ|sH^Gt?}TLKCV?^NT`INtCK`lcK}xNjr@geTyRuaSF{_nc_RC^TDo`F@oivjpV_?XMxOmCyM_GJc\\QC~dC"
    "_G|v?TJ~FoXHntvQsMOpHAXWzbc}T`?jJb\\JPJuJysweQ`bpKeP_h|LZ~AsyIqDHuQ?RvRU?qaxQsC_hznSdAodUsCI?~PIH?ipWJu{eSddoCbXH"
    "Cr{{{M`oxCPVFs^|huLrr}oj|Ff|zBSyJA{cn[HGK_iRxlGbHbQXDq[WBJUoRopwNBkW{]Gw@?\\oi?pPC~DckOWsP`dUE^}@?dttNO|kY@lcGMky"
    "xPpPS]HICDXG}L\\kwatCIL_CDLLFFNlFKo@G{JgPpES~zxGj_usA|]ILm~?IJmc}|pGsABbtGmpq}@A?wZnsWjB~sOHtJQnvKRJwJCHN{}Sca]fv"
    "B|DnO[rnFScjD|DqDM^hADTdU`I?uQ\\DvQ`tAWTL?`pPHOeOxqvvwPN}|mIIFPnk]`oMGcW?@tKc?\\PAQ\\sXhpXrE~xONq?o`cUXK?bAi\\WjyzW~"
    "H@ptspYNpS}RJ?ErCQTRIllv|@OofNlC~sXjDQkDuCP_{PclIRLKr?IAuvn}J~K`Pc``FnD`{E@LyQWwHZhmNq{DtCOgpP_~xb@sQxDPOn?xEoKN"
    "gADiyeAVCbVuhsLxAAhjVoPPeMLC?asJLAhgW{T_~nlyLr_KC?v|xOs`AAh{VIksF`Lcu\\TVLoF?zCFavKhIzlVkCZlXDBOpBwXPPMw^}KKOG\\oX"
    "Jg~_DCYwThG[dlflE`?dHmeOGNLDyrPRLM_uvJ[AAbGrntszLqN~yQFP}@wsxqm`@k[D~CjTwNRqyb}U|Y@UQpDvzq\\lK@CqNAU?C?dU?]^lN[H{"
    "HqwRGbDJkoOg~m~Pd\\e_{gcyJrQOwpO\\ToWtrS{jMLlBep}^vrSfLmybsw|aja`Zt|}A_pZ{OOl?Bqf]MNtH{aF[GdBAyc{mxigYKbdWE?SzF_\\R"
    "ii?SJ^dUY|rMGtV}JbHLE|oCI_TMv~wZ|@zc~]ln}oPAsPyMMcW}}o{PKP]GPbXA|C`^naKrOJe_{@yPiQxGAP~Y@bDq?qgJKBG{Kp?_|@qA?Mxp"
    "uNcauNKS[qtAUKtLMcHNE~w^GPGWredXDCW_E_A{HdyItbk{vCc}A]lsf^XOEoCw@m\\n}E@D@kOFFmkM|_Kkjqs]xN?|tuS\\AnQMGMN~zuDAx}ET"
    "|@dNvnWuz^USw^G[w^X\\y]WQwPdD~ppaj_{Qep\\MLDGCLGHeP?ccUbGe~qMEL_cuCFKFwoctumKlxL@jAbKtBL{ID~iozTPgC^]BhcTL}_{}A^h?"
    "?PA^DQLtHLlKB{sjR@J|srPqCnTJx~hvzn_txCEEFoJzsQKC`RxMGPdtYnszH?pQl^hKAR_v~QEKi{pQOt_JpjklQBxIJNSxuJE_WsqSlXGn?\\h`"
    "Kkwft_k?Ie??y}lGtLwl}saS@\\h`KuhJCoKcQRR~uaovh[oJnBgu?PoL}?WUhATJ`\\Q@E@_K{BxwxPOxHDCqK?ljI_kRAmLmPQP_CRo?GbY]}^DR"
    "L_r[@O?kq?D~?_Sw~aDbU_\\ALA`JERhFI^cYi@\\V[uOjBa`rCbK^G|x]?nFWwMV{x?aOXpHQFaqWNph[AotjA_}NTbdAO}XZMb`OvMhL\\NRp}V\\`"
    "LtDX{``dE`WWvq`?MDXjA}HAtNrkzAxD~QorCmPZI@HNvdE[r{kixn{PrNOUF?SnzNkQMsT~}qKIz]mWrdCfIbt`s]B\\pAkn]?szy{Gs~_SzR\\so"
    "J}lME@d{~MoKJ?|DI]H`G]smE?PtBIog?]lYwpwj?pTzG|rAENwY@L?oDkTzNsoN}dt[bi?^WMdV@o{t}OsbJ\\p@R_[fQytHqPVOs^okECDxjOsa"
    "y}C\\GoMuph?NLzTj?^Znu`k~rSw|JPPk{B[XxpC~@lgGd@`iM~^NxrrBzZTRU?HfwsCrTMUyDSGCCQSfWKXrcjNdgQPkD~Kr@^nAPdCMhr`eQd_|"
    "F`\\oVpWsylsGBfECsdE?NbK|FK\\Z\\EB?q@D_gCGfrtVAH~m@G]\\gEML[@piCJ}PUIdHs|^|YEQeHn`Swkd|yHBSy~agk?hDOuoCoDC@D@kjBAqLm"
    "?m[GeR\\oQs@PfjTeBOYMWPuk~Dna{f{{HrvgFuXEI~QUJPHBkZPWC\\kzOZDL@PTk{NsgGqJtcOpqDG|_u^E\\uJl`yQhWge_\\IbXz}mSsp@DCVmtp"
    "K|SXvPkuHmTRFYkTEAj_B_ps?ADLO`sLD?dRNclvAOOBp}KzvlI?p@GpvPdZ@|RxOqb\\M[h`I~DoJ~_U`ZxX|Cb}^Cfy}?C]M@M?fw|BESYLCJoh"
    "IKPAI@wHM^tjE@g@rsHQjLt|QtG\\LTseGkl{lPi\\|Ky?wcPNHQdIvmCf_qs|?[UWw@[l~BLvX@whWOtkH?wxHnX~RQG\\N^}fHHlCHOk?Tm?lrPW~"
    "SoMZtpXdN`GMOhDSoKpmF`kX~mwCCB]alla@gq\\C{Jh|HnKMmdSWK@xqkJ|]oeSWUcbAHRRAICm^baz?SLL@BoTnCQNmzSGiFZ`I@]wWxqLXs_I]"
    "h}G{|QWFx`iQAmdxEOliLq@kuelGvqpcEde_y~WhILWnouoS~NkcBQlB]][IL_P?{nc^DcRioc?bUpthzBcBNqqs~LCrxQTO?~tck_T]S~[mvQPF"
    "KLGcRDKekCT@W]{MN\\xQAqEMwpSw}|TE|@mAHezQYKP@NQ`SZZEIipYHPBKQNqVKzapO|lOn~kiM{ALOCRWiGZHJGQDTomgL~OcmBXUBDHL^pTge"
    "FMOACQZ??l\\WAa_UA`MGsOsyG~^vNET\\K?S[ylBnAbRr@Y|\\KnxHEpt^Ro~}rOLojP?Xv^@MCSbs@TN?GeCelMsROBfoov`EDopm_p_vpVPLCR\\G"
    "p`_DmD?[GE@KH]|YDn@XkTQ`@zx?EOwt|sDizBtM}A\\]DcP\\AUccbXD@@O`bypif_?kw?O?_m}pDmPORJsGjYssrLNFkiyS~|?drLiOAfJa@BB\\K"
    "~pDxPn\\hzaJv~sHwTnFwCRDG{M|E~H{m~`jN|M_pNBFYGlcmC}OixpU[bmXPJD\\SoP{QGQRTsrcMxpTzyspLGQ?[u~|o@Zs}Jhgv]`wlvLrG_p`P"
    "@acQHjMdTOli{Qm?scB|FAsLwnr^C\\UIJMWvq?Rg}_@frKjo{`GN~q\\MIrH}zpcMZOxoqvRoxPWLOCpOEseQILgXIxtRM]`n?^@qSTXDxC`lu^Dc"
    "Dbq?p\\k^CAV}C?{yMoGg}`ksKXwPfQWKUE`XFrPimpLXIA]uFASPqLy?G~o[wSTh@`kwEB`AhB|~o}v]wwmEn|lqAR}sFPd^F|t_{iPnIZ?kvQtE"
    "JPhrU_HYKmZMNoLIiqST|^@JxBoW}ahW@kCOA_?[HtLFzsDRoQsUnOGTP{^q^c`XM~\\_HPcJhsOM?P?rvc[VyDaQ|bSVJq[s{^tZB[`eFt~u}Bad"
    "FZYDvdTwKoe^l{]GLQTbsr??@dYQxOWVx{sYrlHRG^A_rBTOtY{FXdwJo?Tb[A\\V~nxtiQ|{@oNvym{d}oseC}VoH~BK_[rsffD^~a@RHPl|wT[y"
    "BQLvplT\\mun|@B?|_puwiM\\v@PgxC^lVxUcwF\\kr{VyGBQxURrmEXnt_@{teyM\\IBkgfn{MJ~OqDU^xX~~_KpK?pHctYLlEKDdHpt{dK|HqD}ro}"
    "}TSF@\\dfxPpRD~iGM{_RS]HWCnG{~rwyuAb?LP\\nwohMzQfVmLxOG]nABncxvCdHKo{PxjINPq\\[mScKxa[]B\\wzAN_iuLhHA{cRy~xgL|oiq{YJ"
    "n`HOztQo}@YRGkSt|qYC~^~m?Rt@G~^ylNrso_|VF|dH_|yGul~O~w|JL^kj|CcMrONsAmkKctGVgsTmPnIKIl?L?[oWNP\\WJriH|oA@FA_s|N@O"
    "t}tIJw}Y@CWf_rhgL^`VjymimpgfCsC[F`qLMYeg{@fsvlqG`TG|{nNhquOEAbHh}RlI?SoJzLmEH~QTuKDhtPpTBZG{B\\}T?mWNN|PlrNo]nS|K"
    "IZwJSro[xsNAHViqNbXTn@}IFOd^P[|kH]@JWMqxA\\|@v@kUDmkNKrcT}`DiU{doMKHUIRdBQ@xV}A{QLm`?Wx`bHrlVk@[CE?DI}OLH{as|EoHJ"
    "{UgvETp{tOAhI_cgERUWLqKVw}sTlm?kEaxPIqPFVpSdAvJq|OT~~}{^}qkaF}yDuQdb~`gDD]cxDgdiwg?GBq]Y?mhYpPXd?pkrpjiLtachuD[A"
    "zsv{vQlY?[QJEESl{O~lu|oPbpIfPcKtLACtFotSGmHvkpUTX{Wgo~XGFz?{{ABaFq`gHpn{CMxK\\rdG}?|v|qSl~HGg@^udIstVM}?}RQ`GJ[Xe"
    "NT]JTb?ZSKwTzOXSF_eMl?_XFlqXF[pWHNl|NcKAM_dqqL[u@L_RFn[STrH]{a@ZGr?mxNC~|MpttASoq{tRBaq_G_\\yrAkx]dkXgoCCs_tBJUSo"
    "FACq}}LkNO\\o{R[_{KlfMWMcxjPFzPtpMrsqpVzr|bibL^kcUnWTxtL}tmNllRTE^rzoso^HBPoS~qW]|]dhICxix~[PMW|U_q|dJTSx}OpSrbE`"
    "FqCQpw|guXDK?MfxB[sRGo|NKSQMIg}Sn{_tk~@LGd@~QN|Ntqx@Lm_bzszd|^LX}\\`Z{PwYv`LZx~mgBRCD~QEGJ[CIuAhzrryqD`cql^_{JUL^"
    "C?{|Cr`\\OchCKLPc_~HgLAOOtMSeNQofraQ?IEKqM\\lZ{PLGqaTSK~c~SslPmqcwHphGrBMNhCPDvgeN?LwqHbH`JohCBRsQNr[?yqleH}Hgkkdr"
    "GpeRvmCMRHGv[UR}Toyotb|rA@PcApFfHK[gzs`jIDibtoot}R|FBcXw|~_qTA@tw~qUqm\\AxSWw|fcbcNTNJ@CyAn_G{|IZo]wbxPW]Aoc{Ca_V"
    "XPcp_qlSK@DlJ^_S{^DTojhntPOrPmHOEqxNE@hEK^{[BCLsmAoKNrT|g\\t{|NdDCbyZqqrvt~|c{o\\}LRNy~PdKkOZA|[yJB[LL@H|NtNlK}`gC"
    "O_df?R_??LUMv?xSN_NqwRlqmc[osL@PmQlDO{tCWq}A|`_z}jwPzyhrrRLtksm}G`W[{DwriLgl?MAOFaZoK}w~BQsWGN[CI\\?\\HKm?Ypalw\\Vr"
    "Y\\h@Bq_m]ngmJ`h]PbPztVXcxQDesopH}BCw{ato?`|}D^l@qf@dBs_kB{peNCrA}RSB|Q@qyoPVAl|FsjofOAtuGsPCUJ~RzDFVVLwZBNhesA`M"
    "zrKcEAYibqp~OT{HyaDF~OD@CN[~KRK{AskpU`WtGSLstMCjzAceMMLhPTx?zN@tGqUNwoSLAP\\]vbObQbgbt\\lGwrlcw_|xyofmkdt}L~~EG}oJ"
    "zJaTVqoz|P@cInUAGcFbDQb}I^cHL`Xj|cKq}]cjL\\~AspcqvLDiHp{^uK?fB`U\\Qa_?UAC~{{``QK|rL~xcCCjyvdLc~at]tuHzHsPUrMPKFAYW"
    "|mc|j?sWVrxvLTcPnl@SH`oWO\\KMExxxD|CfynTdm]Q]_pO|Leta?jxkq`ULEfQRTLhDHDP]~akkNQ_hBm`qEv?`|@JlKW?RrclL{NmSwqOxYDov"
    "}|bkH^T@KCLoyTIMpqIPtPObpa^A{{S{wJuMx^jSu\\pHuntbs^c]IQ\\]GmhoHM|mrj@]O}jwtjTTnaTBj`\\m?P[dNLWtiTTB?bj~[VKuHb{vStDC"
    "Ed|e^Q~}ec[my_WG`\\fANd}_Nr}^R|PPuZx?oc[MSndpEL?_SopMzNPA`UBv}G}MSNPiz?g_UscnrstkFBcpUUGS_?iDm|[rLQHgp||Ayo{OMuTc"
    "idSPEUhNVYvAwe`DG`a^oBVaFXE``[k[FP`wUL`}dzgOD{DQ@~bAuxvAk~Oxuw}Cu{_YGyWqKHDNVKwk{QFAb}y`_Nn~SrpC`W?CoorakEy?XDHr"
    "SHGw\\XT}PDKwy|qHq_GZTNAyrapL_|_\\kIPrBE]?`PlWGgN~I\\]?sMmfG@wEGW}OnNzfydTERBk^tY_QfPeLIxGCB|FZhP?jZ|FzgXElsHFAzZOD"
    "_{{??n]]AtYBk^dKkFbsGy\\yKkK\\Qmq}ltvj_sfp`S[VlPt}t}]o`WNZ?i_yFYMKIovClAofq[XaCLK@GJdfYW|jMi\\]zxYQ^CKPRcIfxmjWFRAe"
    "_~sQlxvdLLgmtgC[PW?vAsLG_ENXKz\\lVSzZ_~AC_xEnIXDYGl\\|rFgjWcHcaxFAR`nhlw~O`_jAbw|_qowDwtjpBOm?_rARvHDw?NF~jb_nxw?R"
    "Tw~MaxD[uG~p{Mxlcm`EQBxL`\\czgG?fWUDp|AJaFtjaVapVRhDFNIU?mpn`_wVxlN_s_xFF}oPB?_`vg@UMzxFAnh{?_q[_nuBNtNO\\jQXtZxGj"
    "AmFrlS_MItK\\_??e^UVt[~VAzqtmH_loqDG}az?Bzovv?eI_GagR`SjiASQdAhFLjXkBRzps@UocJ]DizCvh`UQmqNkGGp^AJ\\giuLAF}QpddW?N"
    "`Tcn|OoiN@kIVqfKyHFAEZCpKZF}Yt~Izs]HQreW{BxaCnTmrO{i?CRwGqtsFUi{Ub?l}obec~{d}@CxDdsxmXG[goFA|v[v}DARRr|]pZuT|T[z"
    "y|DppNOneTj]rHFp^qXTHDIW|N?k_rPWIxGLxnZ\\`S`I[nk_gJFgqB@]jAyYviOVIvWkG`zaaLmkvSQET[pXpJXvJW?d[cKsDm{lWDDyqx?QeQBA"
    "yJhsykKKnVLcCaVam~kR`RPsJxGb`Ul@[XFAzky?lw@iXhE\\mITY@p|n`TK|epZauQC?yWfXdobO^w|RvRbVvJtLQCA?tAzP|dYAPPiI_ZjHJQ?a"
    "`T{Q}Ul`hSjA{DPHLGfkpiPfjHGwdJRz@hDeJ{Oxve^nNOCf`PPYzhFezmBnSRZ|w@uj_}XWW@i~iaGRWGyVMCmglvVg^Xfr[dV`kZdGifdqzN]?"
    "IXLnlTjf_L`RbN?qg}U_}lRAUK|^`XDCXslQI`{fEXGcNaekKPO[[cIHahFexCvtuOVsOR@qiq}?DBkEPaxSAO\\h`XEz|XLIq\\^A|nNkq`LI}nOW"
    "m[nSW^^ARoWz_{y~|duDrqfCT{QCch\\_JOnfu`L|lRiK@{O[YvbGAw?CKmUzrrLM_w|^w|eU[HDexncl_xRmFg|i~ag_N[vcG^n}A]uDACZVsxDD"
    "`_\\LPPlIF|TZK`qa~swF`^VAA?c]ovMJuf_sDxGL`_rCNS]BO_VAovbAGu{h`^I`NUcCO\\N~?lds{FGa`YtmJSvAX\\U[}bCcARqj_}`[WG?sK^[["
    "H_G~lvb}Fc]lnmhNsTEFFRdITYgFTUbAEjXO`XF]KdSVCCS@Db{cFhE?IW~]NWAkEo{y`^Vv[G?ZWHFNLpTBR|pgrcolWb?pzAICFMDMyQOkr^WT"
    "x}w\\rMq?MI[iD_G`Em\\CMlhKo`LCI_[o@aCwsb[@Cs{pAoPeoZ?pGzl?oZyH_qoQrdLFkNK^rdgBCow?UqjN|BLmE?xHzmOyu?tQdQbh}RGPp?lr"
    "IKsAEaUaE}lTQKdzLUXCwsDS~kdpFB[mLNtd~Rtv@BcUC?|ev\\L\\BCl\\yPmLsCwBpow_CM|L~HGLNaxnJ_WBlR@a{nLM}_GiA@P_RDs|uOPCE^tN"
    "FoT@JCwwxoTOLS[\\Ulk`RnNpxe@wW^_AG|Wgx^dQF@gt~`{|H_B~KNkE@@XnF@gBz^YXyO?kNAL`BAPPBL\\\\|PsTyM]BCTD]GA?_ClotOKwpCmHt"
    "C_{KG|WysadQHm`Lzrb~??kyu?I`A}gxAoszs?HJEKGTCQPTkMELtbnPHA{w}Lkoe}pTFnH~|pOYsRUOA~`GDBpNGRTUz]yFw@GKGOlCKLtQmjJk"
    "J?@fHNTpz^cxCsopK|~_V~[tRn\\gPBxOJ}kSHPssqRpW@UFwt@XvE@NfDoC]CMkp~sY?}kcgZNPcI\\dWCCHfDE_GyohW@EWTHFCjtUpartH@xPLg"
    "wuKRwmvpMOCes?yLpnEmSo{KQIkREq{gOTC^xH_rI\\SzC\\DCH~D?FmEN`]_pJBqBN~dJqAnOIA|]mS^rPOwl?teR`VhQ_qcm@[\\pCSl~~@DUqbCn"
    "MPHS[ZgNG^\\KE\\WVBLoz}cCvpm[yNOlh@~cqFpj?zNTXK{?JFfpLFAFrB_WGxakbB\\[QqAkb{qdYD~lhHidfjpfzwoWIIng[?t`b|^TZ~Q?gwokd"
    "wpOLxlGYyN`IIb_aHoPZZpHjCZsqJmwxJ~P\\DNTjB}sm{sSR@NOY}^hNwBdLzZHHLR|NRdKmpssQG]tmA}dvA`GJv@CTs`jj{}??F][z@l`Me`hB"
    "qoMwIPwxD@hx?SpVBBLQ}}gH@RtXDMtwl^LA}{teC@Pg@rSVG^cnAl@T@}hxL^_bMC`T}aG~EBBm?}kw}`Wc{o{|F}{dyRKZJpGl}NWrw@OvynpH"
    "EAOR~A~gFlhKATPUCqpK}a_nGarr?Qxs}AtpD\\`ASqPsP~|cvnSqLr@]~?KVnvmWKQD[?__yLCGzCi|I}NvX|C|uFlwn{mnr~sIBq`W`@lGpJiR`"
    "r@S{C?edrnHG|ppo@n|}}OTCinxuqB`ECj_Z|tlVNBTzzoPkDa@siMw}DDWqY~|]zcLM@qSMRQtD?^os}pKi?cWd}]CCvL\\x~\\{vb^PMJMdOkN@D"
    "LKvZSc`YuP@w~`A?KaDBu`ti|akWw_z_oaWMV_tNvtGrL~DGCCs`CAxL?lf|w}dAG?{RQO~lB~HbIQC]AMTwmQkT{]gUFN?g~kd|wQ|JrbDNuBLH"
    "pqczAnd\\tofvjn?^xoPA{`H`DkxO@@nfxMqGa~D^}]_cHtgvZ^|FzEcwAS]W{ZPxwLG}@~DE|Qco@ULL{kL?I~k|yOddn\\kbFDkN{MxW@mLDxACG"
    "Ho{sCtDR@^Da~m^{D?S}zLJACnpi@Rod?OhgG_RoLA_X`QDSw||MEh[s|`kB|^sJxRpbK{|GlCHzJl_tob|ErQ_?C@{]uUYbCq`c~RTCbCGUs]wd"
    "{`I]K\\o?Z`S]@P|s}T\\]xOpq@Z\\k{S_`wN?KlaYQicDK@|@@Ib[iBqd]DPhOvQ@Fh|OSLAXK}A`gAOfU@QHEyT[Zt_|WC[GM|C[hspDBQr~?B@XW"
    "EA@j?OCB?^u?BCK|{RG}c_[{~?ppsqCvz]zy@\\hOEBPDn]lL|nOfwrTMsdZzG[gQnm{|@rKjomx\\CD_FHspFrwbtzG}BhXDyJ_dDERHXt`HIHruV"
    "GBwwi\\\\s?M{LBsStqQlx~q]EAE\\c~`OOJ~be{oaYD[wbrrdBrAHG|MFjEs_[BCdZyddn{_mdJboRIoDIA|SGER`fCltXuQGXo~Pny~Wf@QWy~@SO"
    "GrHNu^klL]@SsatQ~otxyp@nCwdIIATINmXjEROI}ZWjK_`_rsO\\FA?eqtCXxrGKH]AGP@diWCS\\Eo`wIN|lHP[j@BUFy\\rNH\\tovVkgwop\\w|Ph"
    "}_DHMr|M}?`CHOKzMPX{}A_q?sLoBPHO|ag|DLlS@r@VM^XlL~KN~QTavpEBv`K{GcKVp{WNJTg^L_{XB`d?{JHguNlUDtw`xbd\\s{dwlbgpLSGW"
    "K@{UATpMp?dA@kLK}bdUmPm?ZckWzT_OvbnJK~`O}bxa~{xPGotdwmTM|mgXBo|pF~aoTRgmC?PK~PSZOLlQFLdPGpXHz~CAAB\\QjBCG{?[lLRoo"
    "BNj^GOs@@SD`EnHz{sdYM\\gSWSX]I@oVErluycgv~NLFEAfyI@LFOn?eD]XC@qWWyrDM{MCFpKwHFNogS`XzuP`Uw`tGA_xgKA|b~qKYx_W[Qnwt"
    "DP_kTbcyy?IOxYdEFAe?@?LA}T\\VKzgs}UuDGm[qXsCkF_lDGXGjK_tWHvGo|NI^vHDhm`OveUGzsLXLwCVX~Xh\\@nWdQF\\|Ra}E|rWjFKNtDtX}"
    "iN@KysT[OaPH|PudLN}jYKsvw?XVWbgNQspl@]`a}UmTENsoO`LiFs]jp[D|NiXeAmw[vie\\DUc@G[[Em?@kq`@~xPdd}{`DH?w[b]{kwxGS~qTQ"
    "{py?Tp_cIFlAIDGUrG}Rk]MN@Zw`aW@K~]gXDq?aKLlNfEDgwRH~{]`^c}{dNDDRH\\xHWPpn{J_cBOJkvrH~IPiABALlFAia|~sdsyfYNP?{n~r|"
    "}[TWuPhfJBwd|SeICdTgOLfoE@lrxBwaCalGpOhg~NCaK^LQMMTNC?_^zU{i@ejjo`O|~_aJv_pGE`@{zpHUscoqKBx{J`SwHAc~{sOiyf@LwOxk"
    "TuyhD@@Jv@W?CpWjwP\\K@R\\FLmdztqXz@thr|nTjCa\\VK^PEBbAED\\|a{a|zI`XLsSdsBPDRFoiHtbF|O\\P_CPX}FTKmhAqnq~pMJ?KjLqSZAL\\h"
    "G}OhAngwpQ_{vQkowoTapNHKB_{[|`{Y{UgQzlXxPsWzvtcoz_xJw`LAw^KjyR_XB[SvAl@K?P@Txq@qBOlCF_X?BS_bB~[_GapbsKUPA~hTDaOz"
    "v}\\Vz^\\\\C\\W^|cTZz_C^ybxzaNHQu]SxhtexvX[Y~TMIpkGUuQ{Rxp?OARZP}mIAG^hSCScBOdSXD@tHEBUe{`UTwpSpz^t~?ScoUt|QQ|W|tJTV"
    "IpRlS~uuY`O`Cm?ZJPTos{[tSONAv?bOOBhEvn`ErbX]skLfAAxq?c_pQPi?~WpF_qSt|NwS@@XD|mHO~Q{aI\\SpBAN|?QwwgOSx{RKovaDKwyLo"
    "Hk[WxjOuo`Lh|qXLI_\\PzBOjw?adpblz]_wYwLpKPPML{POz}pGuCOC]sqk@{MHnF_hCwPdbBPtmvQKyP~|iD~`HpNW|Jc?dCQru~@lGx]|rvPGx"
    "t`_`MOkzJbKa@QpE|N\\YuoOtCoWI@dZAI\\~{VM`rAR`YrNzg|_w`EC^kzDObzmYp|?w`u_suGcPHiN@M?SLUCO[vv^\\bLBgNu~dteT^cDTTRpNKw"
    "BFlJAm{nHcPp?pcaEmp`AQTfy[XY?@Sirrwqz]s{F`pb~_UA{LOh~bhA@xoe?^Hh|@{^@AKjvRO`rcbqOOKcoqPCrAozElsvwNlDmQ_XI\\{{Hp{V"
    "Jn|W?keNFkoWARdEyMqQ?~@iypbzS?pZFphGKLYf{A`[xM@aFNrYAnt{|Acx|eDlhPC`NNsuB^l`H`VdF[wLAqSK?`w~?BxAr@Gc|uKt}rVqy\\lc"
    "EAHqC~yVTaO}EIm_SZkI_pDQ?o}AqR\\kr}~_IRDTH_hPBcdvA}o}{R`RxnHbBcdS|Pw?upKlOBOkDA\\a~@KEBOhw?@Gwk`DVjOQ?GEf?OQMSwalJ"
    "vctkQtt]ON|UDCG_qpC@ANs_Mh?xnk@ozoKZCl\\T@~g~DoGpDEHz~AXQAQTH@N`Thq{_ARXh}B`@@@keEp{fErd@Dr?hwB`t|t_eFYW~qNCPN?Vq"
    "zPT@xEOzxMh@AMtM{^wiIoO}ymtZK?VW{}WwNEckAQe?xk?bqlWvQP{[Dp`AUAHmH`UJu|POEnASyO`quKcN|m[Az`g[DtSqI}|[}~sRy_\\d~pcA"
    "vD[?A_hfUP|iJN\\Dt\\{iBc`e}]`RMCKQwatFqMHRGATTs{OWGOhHisct~Xxju}SdGQODHLk]{psj?uoctksQDAknts@uMQGxvOhDILaRzHk{|asT"
    "T|LIjCk`@o?a~R]A}nT]V~\\TI{YOMtBj}OpfC_C~z~sgMaszHVWdEBGbv`\\eFpwbF^tWFkDKor{|Gm|_AIT[OaKd{aXo}c|sbpwTM_d`?^XBXQcL"
    "D_pg~o[P@a[FwSCFvrxT{@PWFXx]tM[Nq_K`uMdNFpCoCoWsqO|nCtUXDMhtr`xi~UGOuaKhFitIGmwJqjDSM|Uy@`lktns`~?}FnpdRNM`s}oOV"
    "@_dQ|`cLG_xI?]|cyrgKt_@FE^LIx?CyxY_o?B|mNS@S|ZcmvOhQzNa@LP|HCCHW?~F?y{[PfrLtks^Y{PkRH~?sQR{_ak{i}~sQDY`yI~sXxBtq"
    "GBwrF|xH}dhA@KLZHTp]w{DKBM?p?aj^n\\d}}dXHs_xj?eCrzbG?oArqG@lTMbtml@gqJn|L}atGBU[e}mSr{Eufv~\\lM|Ty@LTurz^mC\\lBO@[?"
    "Ebd]IbG{|}G}z^Cj?N~RCcPQp`DVRqtPDrPxS_\\[yQWbxMtLql?~DQ?\\_AOgAClGNi{}oS_czAHVOB|ap@~uqN~yMo|ZKQ`|B`wxLNjiD^r~@mh\\"
    "A@DD~RFkCA{hzL{qxpPEpHFxp\\[PkPfpz]@SC^O^O_?{PCowuagROXDCqNklD@RZvB\\bymW^B?_dENKrxp[{z}P\\ABz}xPCn{?slsQoX@aH_F]@x"
    "G_[K~TKX{P}Dyqcc?RTJx^@huC?[BQ]GNPXJ{Kln@l`OEnxIJnwPr^T^wn|MzdWnvpWLzotD|BxoDA_}xMTVI\\?OCNMD@@xOHADSD^{KmeUHb?xN"
    "{@hWOA\\K?ow?InziAOhs}~sYNMGgBABtJ_YPHM{VG\\TEFAnVxp|VQfeIhAhpyQPxPOR}_qXs?TSKzbXWFDhKvcPYLLL\\q]PNICVxuRFADB[oEa`H"
    "}al|L^sys^mcE}hyKsOz~`[QJLllBOHB|_s{woBlCqddDoKRT_Y?~kuXH{LrC`wsFnCbB_YBvAh_JboAC`LIDMkFzcXVlupT@@j{v}pcp?Ol{aw~"
    "AzxsQ^f|UN_p|R}BGJ]o~Zth{]AECRco@]HLNpWhJUaSs_DiE]VwHpAsz@SuI_pF?`_tp^?pK}S{~Rgrzawiq_SDkJXQE\\w`DO\\XwaH\\DRGbOA\\~"
    "}^|`|SL_KSwQw`[{ylMBHkbwuoTMFN?Hm^cS}bXlqh_zKcJ}xc`[qa_M@u|QC[DqDNpTOqVe{PR}yRGbsSxu~BKGPqoMuuHwezfysAckF}pT|l[W"
    "DwtKz?hTH\\QCmbOZ|NHle`pj~`Cnz^DvE}k}_r{_BZk~sqkxD}V[~QVtH`ja~oYa~C@Im`O?\\r`RJF@M?a?Yx?xsxo\\eyOSGyoKjGcdeCQ`BJMoe"
    "@jo{B|SgLAVh@twz|?]YGs@]C@DWOl`El}WmFLsTma@wG_dNwpM?xQctueWzC`Pyn]_X{b|ZVp|uC|[W|ozX~nHn@TJfA`THTPP[rttNzOWM|CUG"
    "{LKn{BlX{NPfHcOm{_cjFcoiMoG^|`?Yz`l^AN\\QmR{gwDHxvn\\Iwo|A@lXD@^wXlmx\\AngDiAadwNERz~gYwbDxS]`{nK@H|_[~EhtXEqci?CuE"
    "v_U?PJlAXOHLGA\\yMrOuy]Xmxleo|csS~b@krCSMsM[[vSkYFNtDuT?u|Ap]GScwIRDlQOgfMpd_{m^ArLtnvM`RDTb|Gp|zu}~yzbYAO?H`jSKT"
    "`PkST?dcBA]]ZJ_WS@?vim`Bx?hvRedDsqMP]rgpkn@PHnX}CNclx@PuzZKnlpAHALHBy^x[qrpiHKpVkb\\gx_|mz`|fCpxyKQ{_uI{\\sc`bta`h"
    "B_k\\@@GuJqTI~}Vk{`_~zOOkPsW`z`@RCceOw\\L`zm??z{{ezr?XH@tWz`tM@QXZ?{|EynJz}@{]l`YiGCg_PeHw}OCen^KSI~gw|aDKfqcx@kgF"
    "z`Wz_s`i{ZVwNXFou|MPm^P^D]nVsSAjL^[dzmdtqz~vpzrNoSWVxqcwE`WYtcl@?Abx?v{gHBwUxTKT|PhQNnNAJXGu^RGVC@PWj?|KxmgNhRS|"
    "Ee{Zx}tt|_X[w_?lI]SIuVOmdqHRD_tnwb@ky_PS]]LBkmHP?RCp`rUEyzLVucCyDB`qt[PS{J|Z?nGhGAHDZQXM|Bcy@]orE`|opvDfp@`f~CX{"
    "DAtVBAcU}az~xAdd_q]kAaqC}QwJyTTEoOKPLqJPBopLGlScB^_Gs`PPN\\sW?Ck_A`tLvpDk~cUF?pLTB}GFR_b}F?TZBqGyFCPRJ@uGA^cz?j|b"
    "NxgU}Bcqrllz~clswFpB~axdGbwHo_LQNYDtpNLEMp[auqwo]bCHBUWi}P\\~nnW|C^xF{PS}s`{~MuaVws@N|cXEB~n[K]DoR[ie?@HZtOOiHkk\\"
    "jNCxIb[eLqR`FFP_Gm?Yz@gok~IfVocXxIIaE}\\RtSCssp`Kn~?jBjwuxaY^|NmK|_MDwpLrDd[MxZh~H@SZQlcz_|tbBNKq@o@tI@xdNSGcpyty"
    "uLStEaL}@}|DLdcvCQ{zP^cBFn|fApwhTZjlC@lYKq@FICK?A@T|L`sOGlT[B~Cqt|K{jAh|yM?Ry~qaNaKxFXcxKmPqD\\puCvgboogzJB[wx_kX"
    "D~LMF`bAFOehG^\\LFN\\NS\\cZyoQB{QLSVa[ox@n|tytCWAxrLCS?QC\\As@WQyaPjt~Cx~~ad?`_hP_PA{Oxnoopbz}?ExmYAE_RsRnxN{A@uEQgD"
    "npkr}}?~CK`iIa_\\E_xMBQFCILcz}qCrT~W\\O[lKHoQGZstFE~@@sjzvxbbQu]\\_F^{ctyg[F]op}s@gDBpOLRKKzrgXLb@MH}o`sCHo|BDbNrXa"
    "lHK@}NoL~q_IB{@PB~XBGeW?GlWG{OC^fC\\J?OCS?nXCDmrhQMlNB]oh|rxAx`ChJaqB~Q^oDnSaEqXDvN[~Id@CIKxqA^Ssyqcl{C?T}RO^A^Lb"
    "JRhrGl[kQbhysRt]nps_G`?fpU\\M||HEMBtUF][]@O`P}\\ldA@@\\IeKMsMbhwajdsp[GOR{uirAfAaowD|Kew?Ddf_|Xy?xiDnHKr`\\HznX]~}Hk"
    "HPgSDsH@DCISHnomoxFjNPLAfNxAzpCrOcDh~e{lvpkoHak_th?Y}]w^}oyFDUmMCc@\\E^s`N?fxC{cW~qWXKddCwO`o?QHe{Pje?{kTwrLKKTHl"
    "y}D\\?B@gM`kwD~Tcum@_}~xWCMGyt`uEm}aW@[xEAQObpm`bRSVM|dJzN?KqACLCDNK|mCskDP_mNSXBB?XQsOKKDoEAoK`d??gFs?ZpFBlIDKyH"
    "lc_ZEWbz^nTV`TcchP_ryUWOu_{|zJPiC_S|@wWdK^Teo|`g{A\\rmQ\\lAmGmK\\@{dlLu?Pkq`_Vw|aF?LL~?GDOGRodIzSsjxNKpGMHaFo_xyq{o"
    "|mg}~blf{m|LwsOL@Lt||^DND~hUv@CSyDPLtsB^Cp|vO\\aWy@GsErT?xuxTHkx?F}pBDo_Q@i`oNAgt@o^hCCcRwKAEvAdTUz{ayKULiA|U@OKd"
    "pOhTsq?ht`\\yfLkC|@PZx]MMla|GwPg~t__aLKSRssHBvOI@PP\\zGbGgPMX|PZpDx^OU|~XOGmKI@H\\~H]|FH``f}~SghPpWfZtU^NpvRL@ErCS{"
    "kR`s{sYHpp`zDmTEB[NdnphlUnpPsW{ixCRms`nRF]NRCZ|bt}tE{PTf}ncZBlxG?OK`MnBKpL_tA~nzJCkerACVJC_KhCaXB\\\\f}__GEA\\[z\\{d"
    "{LP{fn\\yyrgoD?M[AASEM`K[}UwFjsct}JPtBmS?ApxT{jXY{zcd?ddXxC|tOQTZ~@xKSMqMrPYEuobwUgk]qc[wyNOjG]pfJ`ciIRSf?MPXFItZ"
    "}SHYDn}\\@t?VoOKzGv@Lwm|`DakA{`K`uADUsbShwb@zkKgXvpxIzrvp|?CPB`\\iOpHUrhDxGqTlnSRSONP@H}Kpw_kcxUWcxM|C|^tNtU[]KOs?"
    "YMHHAjmMAOByV^|UxOtl?GJ\\}oN}CcgPDope?Adqz@gKzQ@SH}hO~urllOwM{`TBEnWsxQ\\oxQqJo_MCAn@_v^ehAPTY?mlz{`XaH}XZLeMIxo?b"
    "@RoZmRtiJnc|~@QJy{?NHokkAMdeDkgvvq|~w`?FntdS@c`MyQtC~{{M?``zJ|Gby?[R?bYOoQp|GmOZDNwvt[?cCl|l^^l[mhwM}NCc[o_P{Uol"
    "Ev@UuiaDK_wLJKdJt[SmH_DrB~iDG~T]O[x`w~?Er~[]?@ks}}VsBLWPAaP?xtH]k}gzIKKSHAkywrwXtAso[nr|kDw`wncxy@UKwbGVx_\\OM^x\\"
    "BdtlpdTawapjXrcmt?_\\m]Pb|Sgly?g_AB|lG^K`Ml|WImoxqqkiKMm_JR\\vGwlC}nGaxpSuy~IKJlDaNB[jxpSO~_TnN}xAqQ{Szb`mM_CYG{XL"
    "lnqWyaSexMGAt?{uJ_OuK^xFZpcy?AWZ?qxr~_[qqKoFK}HFw[G^B?UZ~D\\spcfPOo`JyWPiLxXYyG?Y\\lweU}cuG?SJ|\\WO|u~\\{Kao|_{f?Lvn"
    "{b_TPC{}DtYYoQRzHW?q_~huIQkrvlofyxTYx|so?cdgCqm[A?@Ots[wZQ\\WEP{mll}@|lLsB}PDPxDHCUlMN_S|Ko?bAqmAL~pR}Pxh}_CoBgwI"
    "v`dcOO\\Fo^BAPC[zl`jxBg|@HAHrP]q`BQVzopDP[qgL{xv|trldtnOq?b_`E?DrlPXEC]EFs[?dw?\\otRYHK^[kHSTKL^|gSeKow`Pk}q_|DqO~"
    "{kQeQr`OD}CnCP{YCpGyC[QOKlDhKrO\\@K?ZHoGOrRClE\\SVAtWoI{|KCa]pk@xQt@P~G@wtnTLQzDK~NttJEaW{?|{r?N_[smOgGp\\@tqO{tQlJ"
    "@ayL~mOBS@{[T?Kjmqc]xscx~?|Y~S@GB|@@vlsbu?lc{^tIA^`jOndnBrLRBPW]O~`BtpdP@p\\wqc?_@ROsF_pF}BKbt^CoIP[Hz~xQLRdHy~_t"
    "vmpPqPXPvno]ASiJE_lGANxZJS@syOcvzolBBmZpDLCLX]kyyNmh|]lhzqLFELs{xLo^~|NtXR{}IPQKD]|LFNOjQov||ogqGo^{~OLB?qOtrblm"
    "{zeOG`W`i\\gs~BHp}NH~JO[lAnCZyqVY@AT]{D@nUSs}ERXXETKmK_po@}PVwa@pdji@Ip\\XRO_Ip`iTKVeL@?{vH@S~EQoWumX@xQtFY]JXEBPW"
    "I^hZ{\\eE}?TLAA~s~[tHzQcu|QlDmpK@p}{?ywxiiaCa~msQDQoAz~cps`\\U~QeA?nGWM`\\NBn[pAFGd~cW}|~AEy}kURid]QL}YLQGKMtp}GmxA"
    "HqNzsbOG_}jtnQDzI?by}~x[EuTKU[LEsTO@zOxPBQkw?KOTJax\\PHGhDMIKu]hxEUoCJ_WVsaBqJAFzeDL}?_P[rZ`R}LxRH|gY{__mrL]bN}\\]"
    "|OgFI_\\^@?TLzlxw{n{wo@J]}_WFA@Sk_A~dxET|HOLAkqG_AoyVNBH~p^`MNXGmpiwb~qwbQckeWtCtFPIWENQgQ]|iJ]XSv|tqA^ggC@miG^sS"
    "G}Kf|Dk_|T@wNOTrw?gJEbDM@@ItN~ciKrGq~QD_uT_LtAS]NPhjzR\\f{~kxubIRv@teC_L`A~@kJOTjWQD[oSDEKFF{`SWSkTwarNOYwDSiSx?d"
    "@?y`q?Ki@pGiC?LBDqJwrzDNqPDko\\GWJNt\\MqhEt@_qwp|MDn{lMnkmSREFKn?it|LfvM]?B`C`?soW_}dK|\\gNprCqu~pVDLw~AovrCP_Jo\\bX"
    "{[cRD~pOsNa@QohI}^ZuGB_f{B_n@dSjEALUvPX^kLHOG_o^xcD]x_|Aw@S}}E|}HNSTa]xlwr@DJoi?@etQr?Z\\DsdMr`?[C@g^@m}iYu]D|agB"
    "w_tDyo?YHJDl@iw`HaSYRnOwphDgmo^TKAoQyKcUMQ?rwODLIr@UQr|?|^KQLMdHxnJcBc`SH?XsCELVqOs^DZdV{O_j?N[s{|kiHnkwvBH@B?GX"
    "xAdh|_WfA`X_yqL]xRsrHUp`KNEgzyH[yd[~~T|dfrChEL\\|s~y{gLgVynLkqmoTO~O^RRrzI_xLGL\\JCPOlxOt`??OdIO`WR@QVy~Dc?o[`IqKd"
    "ycKIJMcUJ~lPou?@HLcbNpGrAO[lJ`Gg?_aP~OkYAsXPXKKE{CZUtPtrL]Kz?~TiIBxt?N`BvnpUnO?IALDwStpY{UW_{m]yhjLX?nyAujsVz]{}"
    "wMk@EN^x@bNWJ`dSwALKQTEZ{B?}rms|pR[q~oGlDjkr~NrqCAZA|@B_JNgQ}}CsF??}yakgCSHTv@DounLFv`XL?}\\N}[{jF@syHAHUXNDXJTKl"
    "|@ZrDaRzZfsr|JFtG`_|Ehhj{B@onSDTvjzuomlr}tmM_?PZAtTCB^kiMbOFsf{wvrHK_qpyrcDe}?\\AETSDyNpVHqJnK_PE@o?m@T|LIlLyKTgw"
    "xB[Qz|Km}OwuH_KUDQeI}?dh|ME~~M\\EwCSkLjxO@]GFFmYmIL[xyD\\FR^iJ~DPgB`tua}xC|~h_EnSRhQb~Irouw^@\\J]TDL_OTfMxAR`cE{o@E"
    "HnPHAatXKSELi}[dKc_vKb_CpKonRqPfHnktEzdppbM\\iaDYsL@rxagkD?E?wax|Sr\\dArCnyRWYt~kOxMpdt|tUD\\pKFbCmuP}D|b\\ii?KNBBHx"
    "||Pf|``@zp_l~qDT}}TEO@WbvApAxosyeoct~k\\MGpTq\\\\pYR@DCvOhvsLtPMqpTgBxJ@^kDCQoe|cLUFm[eCNcQ@asl{TDEuAdFCsdHv}@wF\\\\X"
    "xQ|tvhWJzLp@AZXULMctLlozFs@qsqjjIcXfBn?EXlqF}iu@u|oa`PTH}t@Aw{hS[nhqD?DI\\J{jwn@hAADLKb`JUyn{}i`PM_bSTBPsU`g[G~?f"
    "GR|fm~|VJCGonseA~~AWM`[`shDAq@k|VAsfH?XlWS`KMo|E@pXksqSooDTfS~GlwNTSRO?zQr@J}]JNSphukMDmq~v`d?jvw`~{}BsiVqlO{HNu"
    "vfPc|Olqy}gu|UKhQ}tzEb]Bkq`J@tp`|_poyqTTl\\R~poANNqLe}ZmH@RszWo_r?ePDXM?y}rno~[By}aKiO~hZBPDl_pO{^B?``Rp@}b_WxPMs"
    "O~[XkqXTBLhEE\\~~okXiDpOSNp[`{oSMonXexm`Pv|hKOMx@t]NqDL`qXQlNGopV[C\\vAMZ\\~_x|_rLoznv|y`\\^xDG~pQsCM?gzQrCz{TGd|~`|"
    "u|XEWNpFD|HXOm{ZFmw^GVdlydro}d`QNPTRJdNhmq`Iz~_\\F\\h[VOm\\|}Pvvy]K}u}KBo|@flkpE~sBNsDi`RIZWoSC?NsvX@`ONShEvyWwwRvO"
    "DyOsAK@HL}ZfSA_oDqaB}CkdwAxCMvUL}~LJyNkgxoXcIac]N?[AAEI?xTBygPxJm[KpzOTiwapgs`SawCtpwqJYgbsABSyBxnkoralaLOgrCaLs"
    "J?otv_OJJoGszuXDSswHGu\\\\C`LPI~su@~HUIrnjB|dSgb`tBk{KPlLJC|G}Ca@XLs@}G_P[Er?GKqHSJLSUDm@BMrcxA|v`xqxaOOdXCDlVtvA["
    "p]XRLTTGwrHc@}YmZm[lyqTmA~e\\npV|Gg?bE}XAAA\\LtQz~L{KDIRXCJg|CzBYADeHxDEPCAw@E|`kn{acfw_{wzT@QEpl`_nceTDiE@VtfiNSX"
    "t?PS~BVxFw}F~aceLUAZI^\\CsdCJF~`FL`PQHkdpkc?rNJtrPp@dHrC\\BvgmpA^`D@TjA^d^|QspA@ClyA?u~E@^FD~|ss@Znog}}P`ODot??{kT"
    "?CNg}N[]FAwu|~{I|]qyBstSs^X__}wAtpXZw^wH?AOF@y{RCn{^QnzJaQ`yYUhbIk?kAovavOdSyRdUL`@HyL[RjtxwhsM?zoyNzlkhs~GkqJGZ"
    "}]QU~AHQtO@|R_HCnPXBoz@UqnMpIyyZB[jqBIOovAPLO{sdCtSC~rPcsABgzorh|OZDJHGQEa{yxvAW?PPxF@KusCps||wF~QdFq_?z\\c\\quS_b"
    "NOG}NP|OF`|@GP|kGqcXt~`EtNDjrVWsFPpV}s\\CzLXdIPT[xSSQGTpegBgAwNV|{mXslA`V]pLcD?v~?C|k{b@yGnKKNJl@BR[~B@YPorGfH\\Dg"
    "m^Xrv`WmnZ_WuUEIHqdVpm@yu|`r?bCM{_OuNou[n|nDwPOk\\ToR?scn@PGeS@{Z`PH@~Ag\\FfeZQBcY?mlTFjplSqMafqd[|\\xxCB[{C]CbMciS"
    "|`iqt?dqMAv~DBXnLakkzCGXA]MZN?{~FSlvMp|hD_P[@PCTr`xdA`NgZ]ceDyTRNqkluPDSEcsuoe[STbjipQ]?}qSB{j|VsAG[o`~af^HI|_Gc"
    "EQ`YBaxNdT}C|qtbMA`zwMUNj_l@]mWi}QkOPP\\J}s]?E[CRtKc_vBcH?@XP?|\\wv@afJ^Hd_cNRmMhTTva_A[|V?qcVFAh|?@hOgBPhB@F|C|dE"
    "E?Cq~~YL{OpeiOSQ|`kW_qL?zmom?d?}JehHF?c[Bc\\t@}tM?bET|k@]xNGNw_KUlBg?C@GsmXwLB^\\O`UiR{n`Dpdx}O_QH|cSuD?@doqlMy_T@"
    "ECKaB`sw|P`Xtnw]ALgGF_W]IJkmpnGuh]Sn{}pOI_cdGzPb~__wD_SgG}OIOrCQz?gNMPoHkPCc{Rvvoj|Oh~koCSSByRS_w~dBtPk_}URft^To"
    "dNtkpLhy?w[mGzPn~PkvwokREPB`B^cCiZCLvaT^je_?spK`oBcYyaxT{BLp{ovxQ[d`H}}FqX{dq?\\JL``VxQzb?tDJlakmvNTV`Qvx@rWae_c~"
    "NydCmc_s|a~JFoAGOO@sko{?~@MZrmH[tpKmIMP^K]|r}B^oPnzADLdYvGIjJm@PIkC|zaBRylLL|NojMN_Ogc[[Dk[K@@Wmobv}gbLYsoGTFmc?"
    "F~[u@}}BwOwfyS\\a@rkuBbSpBwG?yoxG~Qk|P?kUZnSgD~{eLbhkccqyJe_[q@li@nMOvAPNcn~fJU}ST@zx[u{LF|lAB^|XtM\\Xz@J?}L\\ivQ}F"
    "[K}LFqFHyDhNR~giD]Nk~?}hC}GkH~[oBO`lES\\CJnTEUJ`cDmS~{pW]EOjzLLBl?a`L|oOCsn|VxECtC^@ctkdFD?L~_?MJODPnDkLOzMp_SCx?"
    "vipdxd@RTrLNDnHT{qbqI_X~IbPswHpAFbk^}?W}}NT@kpaI@]?en`|lQ]xxXsPh~`Zs?qx`AcY`m}scDNX[OalvJbCI?S?GIiIKnatRGMwszZhn"
    "UZ[Ul_{lrndG~?PqNCRts@Co|mwKCOLCTV[X~mclAAVgh\\_|Ab[ApDP|my^fpnHDUrGP@\\_fj??npr}P~cvYt~SJ{Qoo}o|R??XLIskvx?crKsLM"
    "vA\\fMkUnG]KGpaAILpufpBWfA@^xEqlc?A{L@NLC{oLwEr@OC_LDLkDdBdGgvbFby~pMD?AGut~pmFyXIzdR~`{H@otsOXGS`PcYH\\l^BP`^_r{x"
    "mPsyG@ufnaHq_uLtI`Wq?Q{wDSdnB[suJqyL[RtjJKlzHsDOE|?[_pGijcj`moSOySlOnAkp@LHBLaWoGAL\\V_Xej^iRnOGHHFwszaHGA{J{Ie_L"
    "Ivbkkq}?F}dlP]tfxk`[xmWz}^pe?cK|ORyhqPNF~`{A}blX_|[j@jjcyeGerAi`CxOJFMXApBd]DMDMpQDgy^XBOcSFfqKlLM\\HPBPWBZXoCnhA"
    "m}k~qp{OAocsvT\\LMJ`Qx``YNlt^z|OOEpaLfTlFp\\PXpA_juhEtENh_wPGmClpB{}zfmQKO{~H{Un[ry\\DgAwKADRCc?JWbteThCJWy|sjAun@B"
    "CB_mC^|uzGkTxLtsmt|DG~UqLpmqn`m@Ge[qs~SSoIvMwouvR\\AJ`SZ`}~h`vz?l`[h`H|?yG^Ctq`OXC_y[CnxFDsgvCPnT@^\\sJDHIB?_JWkOC"
    "sBXYJqAV|tlXK_MJD@}ne\\sbC`LjFkHhz~z{EA`]BNTYpuyD}~bbG_PgjqwvMs^yoOJLBB@m@pXyNcCFFpeB{b_Qyc`K|c@Kx\\KkxR?C{m_p@|[}"
    "FBhTsoGwBXDb}|O`c@bApMzj~oKTE`XvrBhuT]][@}heBtYp{@\\CzFoTz^{kGKXcE|KLn]tO_p`I}pM`|oZAB^p_]OePu|?YiAzdxpjAKytUx^yZ"
    "?h{U`RYV?Otk?_kgCBMh`QzDMn?YECCuwNdZNNH`sLHE}SALyyq?GqJoK_\\QFecI[Qhk{aKfH||VpbTl|WP?J|\\RG{csU_GHn@H?wuc?~bKUtez`"
    "yVkrxmSZ}]LD}rx|dEvwy~_z@^]bzEPgO^ilHrN?Bj{L?U_ILp@JvRYNnPP`CAvygPdjBNYb?^HMRolM@_Tfy{?kIprtBpSmXLsQ|q`[~oIkMsrA"
    "KkOD@dxiyM{iNO`YHpCD^TGS{pLbll_XBPrBKCwlBbbeHFBs}rkhMNZ|GbMFns_Dwg?BJY[`u^[VE?@s}nwGnntTAM_Xyt|P~Qetda?SXtOUP]?y"
    "LLKpyQ^\\M`g`GdLIH`siC[JAG}H}sw?mMzl_}U[[wQTJdbIPCW~esd{?vODXyC|TC]k|IP@Y|}SiD?LKE}PEQO]ONOD[sahJQYjoAspLO?}dBrkp"
    "ALpHzAgsvij{KpxEipOKL^{lzZSinPKRoacJGq[yy]xuCDgm_sWw]qtCGpXEZBC?DsCp_tnA@d`fynmHFvDAw?wFpcYWokgK|MKvCPD[AZtMx|Lo"
    "GqwgYYdDOr`Pw@OlMJKdN`TS~kYWQddM}ssQLbNR?~GloqGds@q[K?SBymXx?~pTstK`RmVtB?YMLDEo|`TEF`W}XqS|OTmH{`~u}~@JQGokGT?Y"
    "F}\\LHMKc~XEK~RHhB\\P`KNorlsdJCK|j|T[mjlvxy~`PPpsHxNPqvrznBnSK@MNvxB@@Hc\\P}USO@EkGp@ClBXjl`ZXOCS{wMNkvHaGIMu_xDxlH"
    "Oa@Ltv?SHrxkI@cDx@SvIUGRJRXYB[?bFM[E~m|SLJMWtTco|~K^E}_vIeC@H_XsoBtjAuokFqGHz?aSM|U?N}GXzopz{oH~q_N{KIwo{cOlIBfd"
    "~NKv|@Xf{UWyH}gCF_O]LMders|H|m^zMLYEC@o[lb\\agPNmKL`[?OXZHa_Lx]k^~ahFE}qt}OdstuHD|}X\\N^Wku^O~Cr_i?sC|Pnt}xl`Y}ltg"
    "^Q`GPLXz|[nwZcFvzDOKP~cbzEBoJ_POxdhhEk}N}Q^pE`[mOppjmSH_BSsx|IPBvbLTlQCBBbD{e|\\dB]gz_kmhImq]yOZwBBUA`^DHDpQVzuBA"
    "F@[HJfXIY]Ofu]M^^Jc}KYPCzpXm|AG@Ba?MCcclF@oGCpsYInkNl_s{epGuEqg]yS|}C[d[J{STp^[x@P^{z@XaWyaLFroF~^]NqKyzvq[_GNFJ"
    "}atitA\\SFBmMnosgIQ@@Hm_RtUc?}mhDF^SUBBJZN[kpUoWtrbt{HYdt`SLDvohnirPhLHETRK{qOqW}OntFwC{QHk_^@CdA}}GpJcgWp]Y?HJwU"
    "sDcX}rZ{qaC_V~|dbuhlFiP|lpsgGIlzxNXy{}\\GwtJ`z|LY~S@EGU{tTnkp?RzAVL[bJN?nTPZVYcgsG_wpOC_yKBc?x?|MxOxmRpADLaCwKqDQ"
    "sBBgGMS~CbFIQNwXBqSvJLGTU~XFCbG|c_dMvPHcU}odyPQWKhEBi^WYYbZv|E?xAscv|}`SbtKeDn?[G]wcG_zoM@[vtn|RxshE{KSSoqYYAnXS"
    "EDpuv@WGlA{HGcwqvNw^M[lLGm\\^|@XWoAXUHhEEQLFwD~bxFag{vROj@nxYwezuEoGoyG?WxaqTkndBeELdzoX^u?NvK[?FF_zlAngbAOCkuCCq"
    "sEpJCpKzpP^lHmSyG~EeynMlQPDW}RtBA~wbNsH^IMk\\}CsISA[yLb`]}OWf?pGX|aGaQ_ckq~K?IPck_}PFrOW^}Af|@PUDGcjrt]k^s~_uOPxW"
    "LQsY|oN|x{[nQdU]BjWfAEwWER[oGOi{rHGr@@LUw}ebnsimF`KpVI{M{NnM|RCmhaNfEOlB{MzxOOhkzq~kxRG{Jm{_HA_Aj\\?ogmc\\@nktzM\\u"
    "KG|XBCxStLRfDEwfVqFxnBkZpOUB{KirsOhiOn[m@?[rIaCxCKXIAR@ccQ~vS@S~~d`JEaG\\BAoe@JL?~G\\Xgk[lF?Wh||Ztw?sf`TqEmSkyw|Go"
    "pl@MvZhqCOPqI~OwkN?q}wkyAuTkBthVIw|AF]gh|sGhOd\\JEa`|MvIq}_X`Lp|zIXweHKKNJ|dNyiTwBmepQsPxm_dN_~OZuPcRH^oqN~TShAP`"
    "Lp@Q}^CYkMtNf@rKy^x?yM[dyLjfAdZ}zePgfBfqo^byso`VHTVmyZrt{AsXyI|R`Q?jCNdCG}CKJpECH}?|HB}Mjg?^yRLk{Mp[~`|Z|n[q[PDo"
    "t{igO]wqNpuDAQheBPFlTr\\emmNyTvXEMOLXU{OYzQlMvoOqAPrgZmQDhgtGwr}Lv_BgGSbzvbKb}PfnyLOvyp{c{aEmxNcuzACer]{qH?tuIo]a"
    "qC^gclGi{GdzM\\g\\x?ah_~SUGKlAQ`w~IEs[yr@KN]w`iapAGClo^qjPR[}DCOTMPqba@k_QnPoQvQCvrkxNGASdi]VY?pbi?]|tA?YDJo|\\RJc{"
    "?XGY}XFkvbKWx?kt`T?SGPxWr|TU\\^FusfL?|qGF@_ynBbocMSPcr@c{KOdrZInACtZY?K`Q}tDtwVC{~phDt@Jl~@dH`VkIj]CYJ?{d@LlbB`qe"
    "E]whEc]ZxmrKehxp{MU@sUG?prrmJqaVqPQWzM`MorLk|~XmfDBlD@DsrE_qNScqdpTr?aEHA^tIy~zzPE[koQDWKLa[~\\U?zOGYoPdT|VS_{P\\@"
    "BlD^JaDICALiUa?wPzpOwhDGKpO{M|@`{Pkq~F}P^TlH@\\~lDdgRtQcNQmOlCl|ezNrOX`H`wMs_FOXZ\\W?HSmI\\Tb`EHoc{s?CxqKFvy_@A?mL?"
    "om_[HJMnvT|m\\aeEJ\\`YAuLibN_G{Lg\\~BXbmR|O?xH\\JtB?sosv{awMrz`vl\\je?A^{G_YSEt\\XeoDMzqyGeNhTyV|@?~Lxq@xOOR[ggbgLBm{X"
    "FevzzoEkyrdf}^[{zCoQwlBzv_\\oxbQftLh@\\\\h|B|?BQn[nQ]vxEk|JksWkMaInydlnDAd@m^qp`T_TSJAB|}YcFru@RpSWDpXT]]lFOB|NKPX?"
    "ldPKqQcPnkDY}]odHapTLlo}OA{qDnOax`tgH_TZCSp\\ZbS^t\\lN}n{nMlMFlrCys\\sT~oXpN`SWxa[q?W}JC_PUjCHfL^B}HOdI{RyPP_dYItTA"
    "EMOFBYDNHqTW_dGwnPkVqN]x}qKT?]K~Bm\\xYQWUFeDC}PHKFKILS\\`Mt@eCT\\DpY~_lD`G\\E}^xvk@p{`hJFQo`?cpzjY|vqtIEjMBu~spS?A?s"
    "I^Ja?^Y[JqB^aRxPFsxb|tSO?Zcyp?B|xupVqKSM@NqGC`K~?qSD|NtAtngfp~_WA~HNFFKKwNbO}PN}}@pyRTL^q?wrxMAV}ooNB`sIDL[DIco_"
    "B{O{?}cyAQIrR[VmJ^yEGP`By_`Gt`hkx`GY?t[NSdPcrRwqX^H[C`OkMaGvK`\\}rOuW@PSkx]tv?DK`JcWRv[XSy~\\X@dcPRMNpM@LTW_FRek\\N"
    "L_^tgR`DW_^stqtVuOp\\M?_utMxoNlD|OnC|D_|PIOPwq^Sp@SXRBbKG~Bs]q@LI@Nc?dckWyeppun_WqRdB_?svwvPHmBIEnQ[^q`UKwMfnEQRs"
    "Eso]}Ly`?qTNrrK{qAGzFN{UhM{v^zeET\\fflQOpFNhoHjpv{}DJyRH@s\\OvJom?zRKrCagVEB|^ws`s}W?bpEDS]CX?O|l\\@Po\\CA`xof{KK_Vk"
    "|_da@CSYw\\CDEmjpEqhulmkL`mWCCN|hqr_ZIuhKk?eQsDdfA|ggGSLjI_GtF_[fxp?[M{pqnogS~q_u{LCtD[wRyPDgyASoA^OPzAo`l?[\\zO|?"
    "CoLc~qPzFQo}JLSQjSTGwrcAMrsvIokhDsPw`PoxXNpVs]xcFmp}KAuPv]SBD_P[OzxByRXcPzpWJPXO||^nKQN|~\\umO`[[TlKaFb[It~LMt^@K"
    "~q|M{}POImPV?QlV}cQtVXbyDULZs{HnBKvp_?QHQ\\OgxzOa~dwsw~kzyO\\Y@|Y`JQlPl~LQuNgs}@qbFIl[uQ_o~qPnIASz|D\\Kprg[G|?|hz[s"
    "J\\lh?\\@mL}gxJbfMuL`LK\\X[pEEA`WNRShECgL`OHllJB|DMQn?E_qYjmlYfcaczB{DJ~RSeAN{FAmx]Enh\\toXIHKHRD@c\\[Lf?RQB?Hb[?sztz"
    "HM`A?yr]v_OW~Ljgyn[CGMMBG]uDLcd_VAsdy\\?rGqgsqtJpB{T@EBJtDrxCF`lYgO?zz?SpISEBCbtyc_LCHdL]F\\kN}_dfy^rXIV{cpaDQ`mtG"
    "Mp?qE}TwzsTo~qzcDP]?C\\hPQKHDIzXQ@CoPIpvmpACnuOdaySguux{d{g}FDVHdy`R~Intxy{oZADwJIn^nD|vAtmG}m\\wqbcFKG@XfBB[LRR?a"
    "MOsbX~Hw@KtvWAsqk@fFuw~|@]{uzBq@G|HftnxAH|\\YDLAP~^ketBObrA^Nj~vuRyWmOTCPGms\\I@_bCW?JHF\\AJoMhq\\ZzLOdxCtOxccP^L?OQ"
    "zn_hToWo?pUOEQHmDPx\\B_tW?r`\\@_tDEcri?`LGwPhNCbGItS}wy\\Oe`]|yWnD\\GUwGr|SrpCtWXqt@HnCoVDPPuNDvD|KIxR\\bCgHN~W|qq]uE"
    "vmOs{Il@t|N~LbG?sPxPsA_os@pZBQL{q]sbREkvs{Weg~XnolL}LOWzsJKKKpHMt}WrvLhi}po}Slobvo?^G~SLYsxWxuO{|pCS~bqS}Cgpu`?u"
    "CPw?CN{|o}PhK@hAvFDJnP?hDw~whTXmAOEMAP[vNLUCB^|CiLX_Tb{T{@gT|MP\\McKI}hfoFaSPA\\pQ}Ojcx\\DYvax^qP\\uuRHFzxKG~P|k}aOY"
    "SbHHw?piw?vA?sKSAk\\Qv@Zg}KOtnZJ_eq{{Ic\\f~^dGyMCxt^cnNqcrkdxU?RXLooT@GFDGAnhceBLpwpWs}[Nygszs|jlx~kkBwkhc]ApSA?WL"
    "`]amu|qE`PtQpR@A?np\\AMXGyPSdC?HTIhGb}MPlyBgeEZ?lHOTCyPsP?{W^jPqdJvcGA^L[t_[^{nWg@Ks~HWPHO``C~vPTNc_oKBD_}}P{AATh"
    "B\\s?Oqo[vIwjCnxECtO}vRpSw}tN~ndZt`s{o`PE?iRiQA|A{LOvHa_FxL[}HOGfzOhPv@WGC|]cwRH@AlSuCsdryNL_qb[uC{saNCWWA?]JqhDs"
    "o{TZB_kBAo?]{ckdL\\kgLKowh}DO@bWD~QY?wOhFuB|dCZtnOHzc}~`K@n[p~AGe~`?QJMXo?d^zMP_Nq@g`T\\porG|bJi`DQJGRGQPSJ^S`C?cx"
    "VF|`?Ce@CeRk\\NcL`T`cCK[_GBwFL_[YpS_U@@?uqQCFzC{MNnkVpsusI_g{tMQu}^HLEoSI}oo^{aK`DhGbHiDH}Oxhv{C^|mkBSjaIn@CJINxt"
    "TCHZAC|jjv[wGxDuyasnRp}dJlWG@lh`A_VZ?K~?gl|T@pdivAGBIRD_qf~YG}XqKTGNM]Pd@\\GVq]txmAhkFqD~{@k|}n|XLvDiD~hWI}cCzsSk"
    "~\\@XyjftP_PQS@w?@^~r~lnzNC@R@p_Px`sYIrLHC}gbu@JnyNQZacDwBBkwJ|pJoQh@VmwgGInp{]GTAu@d?qmO`^{^|]hArrHWO_TAwjj{rDFS"
    "I~{o|X[yGtsfKO[dydLyMlzzNMX{tN_fhETWNLXRXO?NQBx~FqLS}LOsQngyQVwt?Jkru~OCbRdxX?KUDddV{PLFIajtqqOl}]Gz}oswpcgYMCSw"
    "NpKXoosbnmFA?aWhz^wO}{CbkHGMEN{uQIZcC@l`I^l@zcDz}_DY~@HAz@OmvAd\\@sTQo~dVH_`hYoh[IQoQxBJgnSHAKBg}rMwk@nzNs`KA@VdA"
    "CCTiOCcnE`GmUa_`tAH|J|wbF@hPmpPduKKG{yHY{XNktBtmY~XPGTPrjr|dLdQCMltfhrWwH_DZq?opsmpHwU?}wb^^_tMKLN_yw@Srwbzquq|o"
    "AnIHxN\\EMN\\Eftpxym{~B|cAQdKy?oHazE`jqM{Xsrdk}oHtqcPNAP][PfHV`Se?Ln`N@]@qLBn{{TxBFG|g@JtLpCt[JHEYM^?s@[}L~ohxJncx"
    "lCtrjorvoc^yB~Do{?LPnscWB\\@GvR@^HmgFB?d@FJ`GJCls@~cSOA``@?tFsCnACNKuo@qKWNw]wmYEyA_TFLvi}BCWyDT[w}_xIoSGq~WpJq\\d"
    "KLLuMR`Ip?ljz~Kv{]`}I}tHsROaJ{HYKeh@xNsbuQ_hHbCbgogBCMlw~oHICQQy}NINKbNR|bscG}Xa}~lKuqXexuKH|\\Gk@OMJa`MJGp^?}\\m?"
    "?zfDl{`pyktE}`Zz?~lf~C]YFNO^}aIRP^bXEtPE{R@UK[gUv}krFAwTACWMHrhDF`og?}S@k\\cjtw|tR@rg}}VVSb`JH_\\h{Cdezt?rj|B{z\\pe"
    "wC`B}SytOQPny{ksJyxP`_O]I]JATSS?DPcArcr|EG[CDaOYwn|AK|ePIbhDm~fxEthTxA{~DP|KGbsxw[PAxcdqc^jv`Q{Et`O{kRosFq\\DLr|G"
    "Ls[raox\\@lC_lUg?yQthyR`x?Rpv@~yQGDwjD~xqr~ThL`Pk@BC}~lpFCBzJy^wow`L@m`AHCG@nHCK?~PgxnO@\\GBTioNxYq~PiyqDf?_`HCq@R"
    "p]tG@~gZyyTB`_}T~\\I{DBGR@m}PzPHm|NSj~rtxj|}CJ|UiJaDE||dExNzoZ\\Vky~XhKogLxpmyHlGWunN{TG}C{{VzK_kMCC_KkhZ^yFK\\z`gt"
    "ySKYD{ScWcPUE^iTOP_xI_H^LIqPvBADumdNMDSh@]HJrpkaAG|HCndoINkBnZXM|SRsxOLC~N?UlRCqzSiLC`{ADPrsBkk_s^suyaXc?^Th|qdv"
    "IzabRrXM_sSJ|MFepa|AK`HELMOwzqd}x?x^EsDg`\\pHQpnbXNqNVO[STKuGtp|bApKIpAOxCoGZnoGtnHECFy{k@]LYvcLr`R]FKEsSuBHFJarl"
    "U@goLCvx]{R?|TKZJAbzyd?h~AlVLbrw{?xhE_tzxxO_|NIu{~cSDaMAxmlaBqllx}DCEBpHLOkpyeB`xwHXwkT`BPT{z}WdsAHn~^liFsHJkcqq"
    "RpXlI~datCRp?]EArwPcDOtg@sySrBp^wKlZuwL`jRDA|PGgK\\G^E{Q@mbS~Mu[bDNOry}bz|f|aLE@ELM[jLqHK_}WRRbWr?scA?NWkLfX@Drc{"
    "DbLLOesQFNqpuawe@m\\oMs`I|sCps`chhcLp~?XYwCxIsbGyJ?xQ}i|dp]SXU}mP~AtfNp`rz_wmE\\PPWCUz{Cv~wm{HBspQ@^c[APPMyAIjjhE\\"
    "lQfGs^bo{[uJOwDfB@S?OOdeMgojD@RggQ}ppdDedhG[yU?vx`Km_vgXC\\|`|Ot`~ldXC@ocx\\X@u~WSxDloEC|AqBjl_pkDP`OqH?x`ZqAbN~ls"
    "PCOAyRci|QJAO}y[DRkuu^~?LLJmgXDDxANZBJHGBqDxH~VI~MxAI{rKQB^Ly[ZAFbOk@QhtJ@oXsLh~@pybxbw@s^ECQrtR{A@Lc@iHsqLJWYDh"
    "EsxOpQ\\nFrLSyqvvn^`Trm{mBPeB|^LJKqhuMDBuG_PQ{@ly~nVx|^D^wRLpyMKyrP^tQooYCqF~S``LCulZU@OiNOaAgHFA?HGNWH~^uD]@z[?b"
    "OlnAD_~kEG`DC?veSsOfIPoa_D?nuw~Ac{X^rB[IjtyZ^Qdh`[krw{eAzcI]UQJfKkZpTlOqpQ|QO{?y`PHVunlUNJoY_?UTVYZhPfFAOXDTRbzo"
    "f[FURFqo|cozUS\\``UH?i{dNgazzTCg}GMbG[hDAk[Gk|Ygc?bxcidmTnm~A]rVkn}~Zd|qZDLllKXt`@L~gACerVCDb_uERYxFuManAHB_OtbTj"
    "i{LZCkF|wJymfeTb}MYX?sUJRSzZXdzAKC][ov?}PJO_DG|~@Tk]jtIkng?]lYq?_{[@GSdG`]EuzHFMAv_iYHENiuJi}UXb}S}fiBzzRG}?EHDd"
    "KhkLDlB^nfDs@ezalXWijXGWblW]t_Nskp`hVDOueHE[lzj{`YioN\\u?_qdpN]WX_t`O]HDi`S~A}^o?Ow~yAetCk_Ki]ARXKB?{kHEBoOxzNC^_"
    "GANAeXfPgBZ~rYwDQZjj]GRAxM?}jNLrrHQFw?Qt`W?{_yDgzM~vxRRMlN^g_ROnIxD@`Skh_sg_LeQ?oBoIQuFAd`^yQBDhRpzAm[Ff_xF\\NMwV"
    "h}BylxHY`QBZ`XGQeQ?sS^lZow|[^{zoczKnBWMQdAPKhZHwtA@ppbaFUpVej?N?Y{GsSHVAtd_n|k@\\]bDQZNSKCAj?rQWjt^?GdocaABGvKQmZ"
    "DXxlzHE?QLBuMN?u`_Chh}bknrWko@Cvk~A?FqvmzQYLfrK^`PgCvKjtC`rnqJ|]AxGWv]xzj`E]lNDulI[FIsVt{}FULoAH`[]?yHEU}K^uJNtA"
    "`PFAI[ZaDStgprbXGCwN~ek]CXDe{_LC?Dgr`_WF[{?vUdo~xJuSFbhZjUK`D\\K@p?fA_}miyvzo{KrAvdUGXMmNiOQ?uoJA`_tsnf|\\V\\Tyny?d"
    "DzKN{MIXD\\j~NzgRo^XN_|ccOVB}_yOJxeERyQoHDRdD`^cKl{^XqhkWespKEP\\B_uJvrW?Zy@G@uUKw`RPR^ifrpc{cm\\Opr`Ks~APtTqLXKDDf"
    "q~nA`_bl@HEArVb[\\rponwNpcDkcnm?yNp@BNnpzlZiQYCAGJtFuEcpey_nBIG|vnFWK`W?oQ_LpTJohX[Xi\\n[FdSlQ~YOLYhGoA]llrdT[uhE?"
    "qjV}fzfpBVOfkou`Hg}sNOTW`RkD_s\\~DoKMo^]?junx`XFA}HDbHSo@|qxuVlIBuI`DzR[h~Smmp]k]Dz@ZlTnA`YOP`W}Ipt?]vZEmkMEJjQwa"
    "vTckyugmkMHdalX@aExT`QSg{o{~`SkvRobxvbIU`XDJ~W?eWbcCFVWTQYTvPFfAQ]{]LsRAiJ{dRCgZTOKO`QD}SsLdd|VAUna?nSXqIRrAUMhr"
    "Hceh~XF?bGpd`Uk}NNlmHGhIn|vZ`QXC_?C{@ici?hETg\\lIkW}ZnxGDVall~nxsirkm_t]tduX^xQQ\\Lc|XOPt`Fw}M|W?W_t@YAa|@vKTDT^A?"
    "vGKiwrzAB|lLgs\\_y_eMgRUU_xKLP]WFxYwI?MVzPPBAoZ?`do}svN|UDmLtjphXDsLE}ptgzODJyP[VuCX@xOtZAooin^{bN{TRqN}LuQ`qxm\\b"
    "pkpOrOv{q`k^CqcwGLoAR|h`rQH}E`YA}LQB|QGQCMfoKSpsAOHqDqx`U}t@~qY@~OTt}|QAGQRrGrsOT~TfFQ\\Yz?h^{PO?tmCr?`HBFD\\TzBLh"
    "D@\\GG?KlFMDPw~GfR\\DS_~OCynRpAb^|FPXcX^?BYUXcpocZ}DTRRO@k~_{C~njZLnNx[nTPmBg{?|gkotl{uNgGN]^pQPw\\B~XWvLtb?ylCw\\ro"
    "uFDCDM@y?F@bubKWAbGqCMdKQboaGpDDr`wSDafaGtHxCotBEoxxCKSgvqEBzA~Lpngq{dTPuApfBLs`Et`Akb]QEnsv@p``IJdUw`hRzN_ii~Kr"
    "}Q_iJ@wdD^H^Bp^sz_sxC}hMvLzxFe?i}NldDQG[EBTWA?uRi}tDF~\\nlAOU@Al}@oCMDlcqHDxtPjGwCplOmQe^LvC@A^g}B{lfw@oJAokdfDA@"
    "{CKn|]pGLUAJCpGmEOlVM]btmOTWvnhfxEQPI|_nArPZkpWkx?@]vmXIz_k\\o?gyDNdGz^cTAuxdNpLsFAP{XN}JzOKcNr@MxBlJfooDKN]I{bg]"
    "FO@[t_PW?pGKxp@dC|P\\~?\\Wn_dJM~[M~m{gkQTTGUDbn@yKlutQFJdcK`cwTlhQ{?G[IAGFIpdsHawUwB`VL]_X?nLrFnwfto@SzCWXwmwI|]pD"
    "Ir\\uvaTKOtT`S@GRs]EAHBkV|O{jsA\\Zl?P_B@tpxqyNEMaBNl^]EnTZCno^z@t{O]zXL{gsKMSSvoC^uuWjB^gRR?KeB?W[tn_bBPWvK_AJANDI"
    "Lm|LHaHcARBe|NgT^ceECbk?ECPHCerxBpVp|OoEGR[B?^dbdnn_BD|vyAAIsr?uDRDVzaCZLoTh^O?elOPtoB`qm]O^tKo@xmnAG^s~BoDcL@H{"
    "y]Pt?D|bT?aeB~@dwoSw|nx]OC_?FrlB{[?@z?ocJ^tYyZSnlsh|xuJ?`Rp^|N`LOLgd}^GT??_TI]wWF@TUITkkGO``FBBto|WzG@kcyNXUtP@M"
    "KssTJO?Fpj}DClxB`}XzAqwp}{^}slXPzc?CqmSCD}P?lmWev?MTPnK|QCJe|B\\lvaPc@?tQQPTJ|A|TArlHUSpDGp@FzODePQPQIA|FnNCpFR^g"
    "k`hWt~T@sA_X}kb{\\}tCJmuHzqtgy{Tg~zpqDLS?Da?Du]wzF`cyyPwwF_HaG~_mL`OCEPtTrphkt\\tpDSc\\GlsupA{SPaKhqTgghOO`CKEEDbo}"
    "BQqCrAGfy{{GUlINYChmvA{apsXQD@\\SrOk^Nl[{Odwjp@{VTkwe~sZf@sdpORTHDQ|}k?jxI?h]?ilF|]~TsrSvGAspI~{]|]ppvAg]~c`^wA|V"
    "MQP@EO`K{OOxr@pIx[StFJSrn]tV@qb~B@XXE~u`q@_k{UPOQOXKDqKHsQ|u~_sikQ_PDMci`VK_C^XG~^lhy~Ox@PHTA{DFQ`Wh@_TD{]`R~qTc"
    "xA}UlR`i|_LsqRGl}}A`y^fpZLgg?nEG{G|cy@oQGOwNVaJyEb`ODL_zCmFe|K{JEokkDP@U@SvcBAc^GoEYi\\PUDLK]sCLf?ai@IM@LUI@dx_pP"
    "mOGgX{`_Fa^O{]G}zF_dO]]LFP[ci~wJxrGdPN]zwrScw`wpDS\\ZM]n?DD`W?BxO~mHPyN@HG`[QFNljLooY{KEDCOlbGMHyQ}kdBQxrjM\\GB_lj"
    "Hlxb|sOuLHx{KALMvM_V?Rk{~~hG{^QKAP[CPh|MAq{I{{Jou?G~H\\kyqOouDB\\Q~NvewL~u?Nso~_zJENutAa{K{B?r{sxiQoJ{v{luH`QNLtXP"
    "Dn[[s`sA|TjvTmWLraHuH_Xzsps{{~pMCgq@zPkc}`p_RmXVGNtp{}WKLB@BCMmqH^Dj}Wwy|bWl~O\\\\@{orJ^cAG^dU?XwstocntcoutOCrxmad"
    "`^wFG^fsZ^hBvPDiyMTMG_THKTOorfHVCp[`JB@pA^PYjq{tcS`Ws^dXR~xnL@[L?~@HL?\\?z`LJzqCe|_[VC@[y}FdVKqhbENGZ~]N[~phQWt_f"
    "BOQ]Gp?hvo|[apok?Cs\\J?[\\M]`JT[n~}}xLFAsxqpsbf@sxJFv?uj\\bjRZkmnwfJTThEahKBvWeg}HgQn{@Mo`[tB}FA?db~?XAP?dQGMoXEQtt"
    "|tk~y`cf|O|Cx_tgzqg~y?LE?Lj~@@OY}JObt^mz~BW~B@iC@bLgkqPSxLHYy_Q^zNLgJ{p[|nOG~KD[uox_Ew~EDgVLKPXlKowBx^@CD_kZxPlH"
    "|@f?GplN}_N~BoTev_Jx|oLKzQQHO_pLAnd]}Arr}?TDFaKsWKuuG_m[uOPCuA_wmATGqmG|KrWoz~wjyM?i~Nl~J{{iD`ARqedpv`shttiUGhcN"
    "BlRAKNjx~b_vFfHorml_CMgjOOXL{OdPK\\Q?yQ_?spwPKKx@`Q{Bp~HeTNxMBR_c}ThAKHDQRPcsEBdqPEgoMa[CV?[CEss|uozA|\\Lb|^TkqNsl"
    "@Mo~@@PLKnsQLQDp{v{A|HcYErfA{dKTrpsvuurAMTPi[Kr{q}Ww_pG~\\AcMQE?l~qj?|]_G?NJz?cgiz@Swz`WYE\\Bi?odbCQhdYYcCYoTDPdIQ"
    "wAHTyQBiC`lZBLdcK?OdMMOv~Blvgn@~v}[gNOl\\zoHvnrXs~rFAH@SiJUhM@tLo@CsQyb\\B?joXA^rpHTlo|QkjEncgTnGDy@p{HAPLMN|ZtMPG"
    "QdFe|b\\VzocA~DdkD?xhCOcvFcL`Fqduy[?f~\\HKDMK|nUaW?~cbg?_cBOWMOM@Bv\\TAC[l|FAPDqssHE@}_LbhRK?`rDP`l{[Dsv^xIq\\xQC_XV"
    "@?WZ{}qDI_WrCACyz~Kr?s?sloKXePACzKH[voN?~Ps?uaGwwL|HBmtrkQX[Tkk}F@xxvokq?AM?H}g^I?hCB@GgIAHXs?hPApLr@ttGekl~B~J["
    "y\\k]yjlkzPuGKtCoMAWg}Ew|Dr|]CR\\T?]xLM@dvdOVuqwhyS?p|{^DgCdWmO[Sh@`lXALP_vOA?Lox`ArS?fm__zPbPp@PkOOLp{kTCyS_kvAWf"
    "I{|G@A{SLqpTjBo|XCD@t^O_tRvu~lH{eKJvDUu@MN?wFQ@gprO{tzRzM@o_JDHWEB`tNrhcxrUqONHVvpX_nMNsxLdDVm_LO}PUgnXF}pcORCPP"
    "xKSSlvCtNQwoC{LGE}?dyOHMAqc^HqPB}tC?LqDeGnw{BoxTE}wvFL@VpNKpEQ|g@bxqu]C|EO`ilh|k|~xvBis_oPCWO}wePKTIs?sgy`Cb@^uU"
    "BByavaH\\|aoSMbS]s`yV{Cw@@o{~pYxJ~~[{FK{v?tDEDkuVN@^kDrSBOlkVUPxRr_DMKqCrGB@BNp?Sv?Sb@MP_WkpwyO?|NOs{pN?sILkqC}tK"
    "sNhlwPofvuc~q}DoKNxcV@DcE|ckyMTSB][_fcKnAm\\FH^TvA^@?ydwOpudkX^Ip?s?jA_`RDm|B@[{a?PWfKoGtOj`l?_~l|oDxxAOgxNcPDWKO"
    "o[DOsB?l?^`\\u}}Yno@lwohVDOs|zNiU~Ow^FqSoBBcANshbxo@QJbzmDMnXBXGqr|hJ?^[kv\\ld_?Vj@aXQ|aGr_sF{rtwz@CLLEaKBvrEKLPki"
    "fpdDDn|ZskPMundD?QgWk`XNp_PA@b\\Jp}cQyADP{o`Jw@dQRFgYs`HG~os?yBD\\K?HaSOE|`smKIOs[|VW|zBcMGkCrlQMAx|`Jai~q~?Vzz}W?"
    "y~Cr~`wjBTPdA@xbwaNtGCEN?MlGF`{Mr}l~z~kg}|ph{_LAuaWd~rYKySs^x^SrHmSKO[xPs_[M?PhU|`[LGOtnK]xE|_xYO]paxk?{CoEBKppI"
    "D}m@Hlg@prLeGCdAySJ?CNwr|{hCUodQq]PspRKJuDz~}`oFpOhI?QStI_CNNmldP_oeHa{jGKC^N{pfQ~@FFpsKT]c[Q]ys}UwTLqqHKQ_NEp[r"
    "Pz[PzOgtF~tV?\\?c}nkixbc@tmCfD}@OF|tWC?Hv~]ovE_{mpP?gBQDG~K`LCQDjodGqLp[oK^qCo~?UOM@ZLaGSCb?nTpLGtg|UAcKx{PR}HnGd"
    "EcCSz^CAr`?bWoM@HipP~[]eP_GfyB_gEN^mLPhN?qtPw`Deq}Zw}SLnMdkYjMAknW|ZuoGDVnpxzBG\\sKO{H\\tGxL\\l{qjzMkw{AnPFgqPaI]gw"
    "@bo|K~@ojDo[yt@KvO?s~~Wy?ATAnolfj^?^vbMB|@{`JC[HHMLbpwoQGQPqtDtYoppEs]{|{@pQ?eSzBopsF`cNBcorLO{Wp?g_|zQ@wacp{LlG"
    "xqxLFRXExCGRGo`RQxtCKK`qzRTKu|x`@QDStqnl@^CY~cWMHA_YN]iLzoP_~TciIrDW{l{yy}wmISw[DMiW}_SkrC\\zscs}{a_o@@tLto@@wr@i"
    "J@hDA?C??DLauRPBGB[LAQ\\HxBHpSnV`|@syrOWND_Lu~SdfSY|wKCGzARsXpz[KGaKt{Akp?pwgNLORp}[Eq}uJPHwH?bSQ}]@czcndFVLVDTif"
    "DotSA_LT|FXQpS}D|^WFqB|pCFkTZJXHvN]e?`OzBo`E~AC_OBVZbkRFMp[wmupi}}srm~sxrMXJsLTAOPKm|qjs{@drG?iUwN`PoQttNjLcCpLL"
    "KNoUu[PmBC`{Sqb~yltOwetSjSpJJlXHxCZh@z_sCz_GL__c|SqB~q?zlQWgXPsNJOK@CsDLz^_qD^tERlXd~@k[p@CCM}pyHmHxymlFqelM~[y`"
    "u^pfGbDfN}Wq@NER~Kf{w\\PVDP}@|?kX~nFm`SlaHZSrv@}POqOkOthl~T\\V~O|mr}dbECOmxs`qQL[fVsc]rZp]EI@A|zLHECsplLrT}AXroeqx"
    "~eUW[l|jPrxNEnswIOlQOBGbyn\\PODLD|@{lj?kTLrHcMCpSzBWDLRp`|{c|`_w?w]@EHSb}}nPIAPD|{Fxaz_H_w\\o}s`KdRqGVA[FeRTlT}N|B"
    "IopWJcLZGbTQAOPRt?lfWqQT{OHUsOgNwKzzvNL_DcWnIOCH{jTPxp[{C?hZHUL^PoTT|E`KFBDG|RDTAMG|~p|@xO\\MN]_BDahEGb\\{|Lgt@}xC"
    "~~[V{KdHx?WpfN[vx`dVCsCxpQuSxA`hANkq}pTbjRKZ@QPxDpK{FaPAHOMGwTSHB|hytrPu|btszqpWNYwvF~yOvr_|Dmf||[dRD`sNBPLBM`dz"
    "uotcqnWry}Hx@`wynao^?`CZF\\eTA_LUDPOd@OCkzSowuPodG|YAmAsZ|?@S~lXRmM\\YA|pBB?Ki@AhvBn`CMBxZBNhr@{o}tNnf}rHM@Z^}qspF"
    "DOcYV_cHL?U_HPpNy]`LABxG||]UqnOtX@vmr}Jyv}TPPK_w?OvaFMChKCHDuUKzFMloArghCqpJG_SzJ~Q^B^T~um|XN_hvC`[v{OXONQw{N_|k"
    "GPpSrE{VkN~gv`gvrzHRCac`yJsk~bOKAOGx}r|avmqMt]WlI`DCEKlA}qPcF`ZWLRxOxopKBm`EyKkvXPoMuL?c^`X^L|XV~AJYxK_fzDLaE_jw"
    "?\\\\H{oXBBq`L{mxWvRgvxoCmFEOt}?_pQ`Fqsq|Vyo|@AcuSrN?wFDw|FOr{ykx^KPBdv|KmB`DS}pxkxqwKA_`jkS|Rop{~NMcm?atQGb_gKpcN"
    "~b`IlRkvytyEuO|WYOCUFnKMEpAMPowP||ONRUBtnOrytn`A@}Zb|o_dATKkOPtPK\\XA{VGq~SjVsSKaJLwOHCC|RMsw?SHMD`aAI@@@I@SH@Q|G"
    "|TaMHOpDk?Ty~l_Y|nTCLb\\@T]dUu@?iz@`D?BkwwOgY@s?_LlscBQCqET\\Zvo@@?~dryoL?~aS^F@WYmsOeO@KalSGIyFjfDMXrDUSYC^_fI~?F"
    "J`K?uuSeDQLJACp^{rKyGnHNx_`P{nXYAn?y?A?\\UDxpybo`~`hAwbw}pBhzoOJlGbsdL@KhEO_vP|uALAsdLCtA|DO~}?TTCol}BQPu{RY?~PH{"
    "yB_r|md`EmCzx@wZK]d[q|rYH{hYDaXX}LudsqGYM`_kH^`]w?WDBoDPER?gF^crFo[{Akc]KrW[y]WEQ`p^qA@kER{vn_^|{n?{qQW|v~{{D?UM"
    "la_[nADML?\\dq_XnN`nq?|\\JzqKUOB{_FlCPC`@GHUdZyovn?aOlAs\\PqU@c?aXoo?l\\~Cn{vRaX`Q~uN}UTr]`ul~sbxM{\\D}_lMFoEmV[DAny?"
    "x^^rK~|NFvKNK@HHK?UWHsOGHbgRwbo?CK?_Q~k|YoU@z}[?Rk@@|{W~DrWABTKsD}@E?q^kmQq\\z{OonUOWAkLsDAHABZgLu`wexrWHpq|`I~wg"
    "N@vqE@PeB`kpUUWIFpH@?@hK{qTys_G\\hPSnF?D^s\\U@nrGrFj~S}ns^pQKaBMxQiMNy?]}ZDAPl|wAGKQyO`ZfW?AH`?pOoKLx{tnkkmq]cGDpp"
    "wDCZa[C^HPLG[`?qE@cIER_awmCJ{@sqGa|dH`HJs?km|jP^~MplAUWex?gzQliKxmGuJNXbAZKb~lUVZPdDK?gH{LdzEs{WO~|^yP|Ro@Ca{kpb"
    "rQcvDqwIJQOjpKT}vpW~}mXty`@kBmCkA?{{yrgfU]_|z?zwqcGRgqWdB`\\Vz`hov~wTpMG[DBkFzNWvx`kU}O`ZDsGvSQxIu^tJKRSIGb[NKPDA"
    "r?]ENls?~L_g{LdMrItaSnWGNkpS|bS]KAH}y]tThOpbg\\xCzA{W?CQ^@m@lBMwHyaPND`w{R[XroGS}QLh[Mqgk@FLHIUXWxNSOQ_eFD`\\InOR~"
    "Fw|Y~NZwyE|iwDTTG^gk{LCu?aTpYMzfzqA[D]lQ|~@KFMDO|]t??_i|zIg~ElxdMczo@aTxjlrWmviS{_tFOk[hB?xsNqxNaLzOo~kWNnHfzS|J"
    "GBRlBA_]wrPKGowQAnoJQ[ft~PJeGweUup`qVUov@DxfzRqM{oYMHR_qumdUP@KvB_?xPtgjsbpAO_Lfmbgjxq[znhfT@O{qn~?dv~wlqlLND?qP"
    "~`gPv}xRtbHZko`\\y\\mq|^dB|QQDpBDaFb}O|?o~EqffyL[xHN~A}mdUNmL`DO?tFA~tT}[nl}xFxQS?}LXLsRTFDaDfMpOJlPO~HpkXiO`_Ko\\B"
    "LpOlECd?CPLi?}]Jn^PoNqLJym\\Vn`tGU???~_yCOoX\\GtDg|_hKy~|VPoSL}?vgz]l]ncgp]boaBkXHQoWPL~\\EzqcMBnaCE`ru}DxGNRP^AnPC"
    "v\\lU`_XLOnkhzT]Lw`}QwqtU_~y\\j_VaAbNwFI@^o?\\SuqnAwcDHC]P[sPDuQNHbiNH\\EOQ[LR@ZG^G]AB`b?oCA}BwMpuDxL~K|?cpFuPw~y_[}"
    "HqLT@_OVyAgICrck}}dUnnpm|@H]xPXcFMw@}s@HJNo[|^eCCnc}q~YOX}GsE?[opm@NBvjWN?SwHb[S\\AtjvPSsuq|CuNxS?|?gRamX{CXQBbQg"
    "uAfs[M{VIo_rG{dg?Qnu@ELjr?hK{\\{iLb[?@\\c~LOe\\j}pu|mXKDooh~?OaDL|[xQMPHBV?xrlKGmxBO?^svAULU|`CB}iE|~jeEB[dyat^BsdX"
    "CA]JwN[EKrzENRCxEWPyxCVixndXE}Wk@o@\\wOcBb_PR?nBtDBZzLVLbC_^yEQ?nds|@BKXI{Nl]~QDBM?OrBaHyw}?qGBpA@_Xq~rfl?p{kFLoq"
    "Ak?jEnoZnr`uG@aJTq[yxSE@{{TXJPwTDlx^CatMy~s|G_AaGP`sRJjcvog{@rlTxTg|QAdP@YplnQCHpd|Gea?EB\\ACo]ObQlthSOYI~f@qGRHz"
    "SbS^GoO?RG|ZyQGbIpx^E`Q?y_EFxQeJPBSdFB[nq}CwIlnbx}SdIaBu~ruJrmg[B^`DC@@Mz\\}LCpxu@[WOHpkrtb_MxPCgL?l{Fpoe{sYIHBKl"
    "lnODEP@sGLruo?h[_pvvN]XP}~Wb??cm~Mgft{GZDbkmJR|bIcYiY?_nL`t{sooLSg}[|O\\]pCmHFCDJw?XbJBWWsVPM}VoOoSCQBtlko}_@ANpf"
    "ArgrA~Kqv`?kuRuFH@f~tM_|JUOru\\{LEqW@y`_^?ADTsrHfI]DV}EmWy^?~o^F|K|?|vmkTHSLeC`Wkx]PEwr`vupKnpRHOBIpEIb\\WLpovGmln"
    "vxDeHMhP|nDrOPXSJ@O{ynam|`S{tQWI}ptBMS`?HqTU@MoW@c@rrbtGsnsTF~?Js]_[u\\HOKO?wIqcvB\\q@E]@IRMW{DN_B|L@BKnxcwBjfOnyR"
    "|QsDGAshwyf??@`\\~KxkS_cO]AyCNV_[Br}?A?OnGrEpr?Tp?bkj~XDF~u\\FOOAKwzlqC}W`y_?^~]{yxCO^AaVZ\\YDJKMt{z??^{LhYI`srXc?M"
    "@zkcE_`JwmXAH}|MP]GsMl`N}?Rz}}LnElDfE{__[D@]DK?dANN~~_K|K][W?[cSBTEHR}|iv_KVtNXME@lnCQT_F^|A@Rpj@RTGMqP}ws\\iAkzr"
    "~oJf|?dPf\\KmAqSWv^g`wAsX@sSyo\\`X{`AWI}yQQMgarM_aCNXeD`PByr`BJRkvGbd^}_lZM`cgynP]qRPZFrG~@@`h}VpcR^zyNS_gy{R}znOK"
    "BZgXvm{UznLkRP}SI]hKJRHJNps?@dx?utP~OmWJOTLKSq[QF~g^Bm]bUlLNz}GIzq_wqOUG^NgnKLSHk]GxF^_qApAWB?SVCr_eL@{x@mH@PLSj"
    "ijXZZA`nl?dTOrk\\@T[fG@[XDDDmD?StAagiFUYF|b`IOO_N@_iaM]{`~_k~z~sPNRPJxn{Zsn{B?]u@HctwSncWn@oLw[lJ@pNdx]sZyn_iK\\{I"
    "Jl[xKUkt~@~?oQ|k@qsEYbOsKo_yy[|R@rCtG}[[}`{I{UWtOD@UMNk_`ZPEBYc]k`keoYsiY@c|~[?Ez}kUEapjICq~JnpBwnpNJfDbl|uDI^Li"
    "q]cAG?WUj^sop}GvFsy`HRMHJns?tco`l@u@H|KuU?DnOoTC~CXMPQMFpa_fuB_DJOsHpYs]qN\\jEV`qDAlZ|YgENtB|vq_uP^|HQ_P{FPM?Jq`e"
    "jKzwwZ[FFeYdONDVuN\\kCR{xs@[kwbOf?PLFAQl]IPKA@PXQzs@RE|\\bF\\wQDrs`GaFwt\\_auNPlAcxEP_LO?q{}{qxKFa@Pz`PSJB`AVscuHP_z"
    "EoxWA`Hez}CZzakcF@?v@]hWOrgeDPoXt^DtH?CM@Mfw?RLdE_sF}p_Z|??UCqSL|?HlST`SJo``IoKvBr[dLltxvhM?co`O|Ru\\qo{m|tXyAnQT"
    "yruWdN@RCj_cT^Gb}Cwk`Su^GS\\WIBWw~NeBFc|AKqcp|PCnDoh@w]QG~YKeo]g|sRtXm_dXwLSjhagYX@Twuncf~nbz~Q_Q}]PNsQIsIN_~mjuB"
    "ACOlHkUPrP_fnCxfD\\SZ~RXWvE{k~MekzaogT`sNF|LAv`k]wMhLu[|`y^kupbx\\lRceBQk`}w?{AmxmM?qbxolgO?LXtsLhwYtVoACnLmWX{aOT"
    "I]Cktt_ivqKUq]wT{^gyPDxRA@g~|RHAGOGDELMCHOwv?N|Py??rkr`_hdcEK^kmx}[}@bTDPp@~k\\|gGJKr~A^AE?\\MFL{rz~kADMqV{z{hGPkh"
    "wrHVCs|mvodHCMzcVF{PFbTqwlT\\|`LyCEXZr]@Nu?PpCAClF{|\\MO`]vjHw~AR]znc|Ba`vxrTnE}DXw}Wg~_S{HATjw]cW{]`v{_KZ@b@RE{C^"
    "{{TAQ`\\OC_`f?P`esatMwDCjB_IA|~hYJ\\xRDPxj}NtPfLpJ[AaYz^?W{W_yvaovIW?vmlorELkvDock@|JpB?x[Hc_gVig^y\\Sy@ODB?rsNvpQg"
    "zsgvTHFq@NbyKogGN@\\jCU[?zJfMjaJqydCsGwOyF\\gy|nKdyODouqXfsAJStCXDTZtVE?oSvq?a|Nvsx_O?BqQeRG|Jw_`Q~@X~{`xxyaG~}D`n"
    "rLSz?thR~Nso}_[[t^{KI]^~rn\\SV~{hE~_|C`@bsMwLk`IKKoggs]hED~d[OJ?`?oS[@lJlyLkjpP_p?O{GApJVIrl|HBM`HV_cHot`S]l\\PBpY"
    "KNtVFqWO@pgx[o\\Wv]CDmOS{L@@N?k{{B}OPyMg[rmxqFl\\qwq@WD`?IsolWooo?CK@x?~?~~CG{B_GTQl_@{POBx?xyUnU\\CLd_YOLDn`WGCo`z"
    "{a`OHM]CCUs|Qprfys_hxBZczhDjqmvf~u{P~R`nCAhZBbwix\\`LV}cWoY{KUN|Vrb\\Yq_kRxix_pkmOz[Wy_qQAB}\\skQCKAl\\PHp@@{nPUUptv"
    "MR_AGRx]m^iQFnoIB|h|KSOakmTqUsoY{BluAmDm|c@b{pdrOqLTQACOx?FxuLgP~BV`A~w@xz\\nx|goN\\AqBC}CIncP|oHgCBSmU|\\TNmyFna[_"
    "?rPV}SW{vAsKCW?]y|gd~ElHn{tDv?OcxBKw}N@C]_pM??TNwKFgGuhZTRDB|_KzLycEG`|aFr[\\Ig?p~L[?uUcuEOGhlpc^Ms@^_{C}]py|{~WU"
    "zzkdPn`HssSv_qdWwCcQlYwHn@CpAAR|M]LpyAhHCLctKPSmSA]O@}~Ztrl}r^b~vRwxuHDiF~o^zQzA@pTCGQjTxRpcHq\\I?r\\gnMdSMF`aJv|_"
    "{R{`rhdtA}vwyvS]lQ@iSNvrlLko~vwV{`h}QHE]BP]VbLCIwCSfoQ_iQ?_IBG?wL}TSB]LgJCKizEXFQzcTsC|xjCkUL\\mbMmgW|HGHj`@sQ]dA"
    "_|xe{\\tanqrq{BBA{m[fLLLDm`@WAcGtPAXnoOlnIAxczbDzBQlpumPQTHE}@lSzDPMKwcpN@~G{~oHIy@A@|pLsOl|IO\\tx?t_qI_RA@Y\\Avct["
    "I~qNDK^u@PwpM^g_I]x@u_b|EaugMtsxwvhV~?wjCQ\\NG_@]zLaUa]FyMCW{KMkx|T{oIm^rG_Lz?nq\\|}sH{@hM{o\\ct?K\\~\\laAp|NxFwiHXDf"
    "gM{T~BSrqP]Qp@smMRGcHLH_MRl^MQLjJP}K{~g{PC|exn@`Ao\\Hs~sTLqAJso{xNaLDnCI?GbKAlZr|Iq_pp?~pBBPc\\\\dM}W[oHatHv?h_OsTw"
    "Tr|\\Zb`zyR@^GoV_GAHesRzGHE`lO^eCH?csoOtaq^g|v@`X}UDQtPCgPcx^lpoYyQWHgmz?yk`Kw|v?DQxgG_g_vBXUymhEIMsFGQdXHb\\E}SG@"
    "DOTtx}WK|quN^Dl[Kn@XBFvBie@M|Kosd[XKMOCDzA|hT_bfROLxs]op|\\lfB@cAMTTnCuDEq?_T{NHaD{Pdps[zMUXKnWSujlSmFQsn@c`Ol@wV"
    "y_{R}CqBGoGqbrEFI[TjuQlY}ELmkruoBN\\^J\\NpjoPpB]?c}^wUC@~zx`tN_}GQRAXEsjjwN?YwmrCUC_iDnoXRBmeROB}Qhy]\\w^RAG]vjJo|P"
    "NQ_@m`?lJrsfz?Xkr]voLo_Mg}[zFRB|malK?^siCAKRN`bMDkwgyZ?Q}`DVuCDMrE|I~\\mAoA`rG[Ihy|JzMspyuLD[wZKwIm[]GUgXMAGD{fd_"
    "xnHl@OwZujAL?sUT|^cZPA[KLrnYSa}YGPtjxU`ZGP|E|r?\\A^XTNflgTC@UQnOlHtCaQ?GtrC{?v\\UlybH]|[jtvCG~q^kYFl~Br@QXERuECAxC"
    "{NHKFePYENwYL_wMh@gKEM[M?~VgDNL\\xC_WTTCkcCeGw~?top?uDSTtIYvaLD_d@Oz?Hrckq?{vG|\\HM{SDvqtDPQCB{p\\v|sT?upgsPckPKn_x"
    "KYCpu^W?L}FAFp_o?@OAW|HOxLZtyaNzMi?TLNbx@]_ylMXY~Mo\\JN\\iuAFZoVkhuxD`z@bC}{q[YohCH~tp}N?{IhDg~Mcv|Cc\\~}Hq@TcU~RvE"
    "dPKqyLrAvZNAGOY@mmceBRkdkK^NQAPQe\\OLHPWRzni?Zp[e{RCgR_AJGXFbwL?QWoD]k_OmoP?_F?Swlq]R`RzuENWNB^Sn@lX@DOGDstB{TBwn"
    "W@GLER`Vz?XxHQlCsVTVop\\D~kwWHCduFcb{SAPx}KFxyPXw|e[oChaGpP{xBG?j~tDyrVgmCOEBReu_{sOZBD{u{NrPkFKv?QLGya?^EBt}MplA"
    "Fs[X@b^ZKaHJ?aUUmtG@EKlRBzTjFcKbwpc_Vw~vKqIp~Ou?GIgj{sGwtaScNo[zGrtWcQOG{Od{pdFW?~`qK?bat?cqqavjikdfXg?xAoz~zBts"
    "D|\\Q[Rg?t@YFC{`oCqsIVDN?_tP}FjlyECdEjnPXDRrjr|[CrdJqypHEmjveJpJimP|hlurrCr_ynPwwBf?s{AD}}bK\\I@Th{|HnB`jZwnYK|oPd"
    "sLf~y`g`~[c{vohvGA?l|{Sk?|ZAFR@_ArODOHDG@m@TSqtxZNr|vR]\\mA[vF^XVq`hW~}M?J_uNP^H\\h_?kKPSqc|taP^LCLxGd~hGu@LpeOR^p"
    "HBpQCSdqwRpJPkHXJV@kZJxYEYRTH^|CvEtqyq|YLWlnx~xhEptQPQPB_{K?qAhG@PGV{i]XTr{TzzkAz]{]~n|jip?XiQ`sS`xS?MXdmpOmOpr~"
    "?mgbg?i?mRkiDp]]DmwQYihW{?d\\YpEoJSLHuK}`KOsEX{\\UJ^xMAeS^toXgq@~`Qd\\MB]?ev~_FXlY[BT?fK||p}QfZNSsoR_dC?OZi{`Vu@RTg"
    "ootGpmJh?ol`wnLZCMW@J}DsVi_\\t~PvCMR|zcjQ}_pRApgwz]cQ[Ohe\\oxdra|L~RoYkoS|FOTx}pHtoPD\\Bq_cU_Po@qSm~^cjB]@ssotAJcr]"
    "sqpX~|uKuuVzMCL\\qu|~n{tnDbK]HcwR?OgburbSlOXaB]gsFaOmEdtCHYW]ImG|U|tRVQ{[zkpEEZksrcpLN?{ioc[|NNgiC_U@nR?E?TfpBohb"
    "}Q?mFg|IANOaG~@XK}crHS{u|Qou}dxgAQSt@OlTVYtGo?tdZ@btDOsZBS\\IhpaC}~OJGPh@psmWmOp@wbTWwL\\tT{JzvywPLlglpPcBApEhwo`B"
    "}FWyzHtNu?kx~~colscXvUd^E\\gLKSG|oRdZBoqZ?^OhHN{zAqNAg@p|iqCsAZ\\huY|jJM_O@dHbmAC[QqN?`PLO}qWjUOc|FpHh|Otp?vXc?Bcq"
    "yrYLz}W|_qxtmqmCx`d`IW|A?qChBn`X~PGo~MSov?qECC|jK?qFOuD@mStzGpFQQOnlBFCmGAxY_w}PXrphhBDa]CUVF_\\h?}wpK]]`IxGPPBLt"
    "Q~WqL?gy}PTI@]OFO|z]mbtt~cCuuTcgGQocE?WyhoDAnAsMDE{HvCBAA|htlQ\\wBTXvEbuDDds[HE_`xbuKHgBTK|]?nP~k|jGtp\\TSMYXaucIC"
    "mCS^|pXSLmfr|{kiFuL\\bMUWBtWTBoP@|\\EXnOWO?C_gVn?Xwp|AKTAHEl?JznJWoZ{ZA_HD?q]ITJLzqsKhC\\i[QaksvDCqRSXYPBxiLQtuR}DN"
    "QAwc}ro~~W?SlaKaMOThzkGx}UH{GR\\NWb[P|ryXGepGFp}W{bppVkp{j?hE|[`@NDsG{tQts@?M@SeICDWbCrM^OcuuIo_hIR{yATwSoSG~|e_W"
    "nPE{Z@o?ubUGGcLKv_CA@MoOPOHO|MKxKS?qIQw|F`\\U}StdxRl~K|Xj}MDI}YRy}OKzUKgkPnotKfodx]QlROLRyw}qn_~~RNtEz~kb|c{zNRXS"
    "D^T[X~oiIfHw_udkVuLr}{\\\\LhDavNXTqQhvy|?_?cpDHDi@~\\xl?_Nc{]\\UL@iU}[SjMBHw`PnzwB[E}RSf|\\{hsqOJn~?}@bKT@CDav`Ce|tM^"
    "SnUDOvPA{FChHNgm}]iIQ^lYwLkz}^qZNVOU?a[tozxkRclApn{PFiNvMB|Hz?CBAbsdMcIhuKX`{_np`][fBR\\XtQvlNDv]Iec@HmaZItWIu{pm"
    "?o@Ks@CE{r`NK^wN|OHQ{qh|C@MgzpxKpP}V{\\wRDPG]|sELAAVNoo?wMC~|}BpP?\\W]IF|dDB|ajBDiM@pyYor[BTSZPrT@Ma@[yP]AFJ\\V{I{T"
    "t_XdwL|CFBOv~Bh{~tDiJ_Ly^SxF]CTtKK?iA}lSrQSTkFgeDc{vv_{ZyqkhIocGR^yFQBpoAG~tunsxzpPBtp|P?Ag{FNSvqNxK}NXMIAL`AOFM"
    "wQlIulnfu{q[x`K?QqWgER@Z\\?ssFOMP~RPcm?wQ}MDfKsGtO~[y|bTHuMtm|sPXpdUBNO`JF{JRVA\\j}k|gAqGDq_P^k@^gD{FCA`skL`GzF|sD"
    "prX^^_XiOSgzGaHZTOOuQ]cF{z@I?~@`{}IqMBR]?gCn@mXbLMD@z}sJBP[bAT`WGQOQwC`APdGIsn{[MTWWDHtMRO|GHrWDDPNrCNlnY@_EJpL?"
    "T@qFH`HSKd`VD]sFAM?D}nkQsykO?hzNCn@SDbn?Q]TZSp_EGOke{w_cBsLOJksmC~Cl~}DVL]`M{ZWzuZADDSEOHlw|JQgedOXDxzbXp\\\\hVXGe"
    "JQJiCnKb}_lov~ssGT^BM|SnOOkiF~DqDIxUEMWXs`^]E[LNm_sdt`PKVyLTydXkt@XURBF{|nH_EyaQsAXU}r[AM`qpEcoa~Opd~^P_LiGY?@St"
    "|w@KIO?o{U@IZC^s@A_cWnGoqmoNGrCQom\\aL}k^[oSWAsFh[_ko?j|h{DlPL~_nwjiJn}\\Mzo?w?hEHLMtPJ~nb~[XVOa|`_{PmF_DYLActxS`F"
    "?bO]AnCgBmksCcV~Mc_z}VG_KTWEK}ntqLBDxadPgAWxTrpd{RzAH?PU}l@^X`[?hL[VI~_S}oDq?SFu{rxjC_Q?yIllLoOU~Q_Ft`LVAowP}_\\Q"
    "DqOyQS@eLmsbosOnEmix~@Nrx?L_DnsA|~XQ}sTEX?tA?`KQGBtJ@M`R`PTXSp~?~AEwF}oTQ_brPzch?}@fN}fMD`{i}{tBmLgVon`GvoR`Dl|Y"
    "PM?oCG?dHY~?GntJ}hDigL]BQ\\ld}CD[Lc?j\\J[SC?st]MHNICNsuSDEyapPDPWO}aPSK^@cMn[JHuLf{\\XxM\\TJwzbR_SL{EnoFm[|R\\NkNrPSe"
    "CMgS{nSjBptRWoBAEP_qrRtlsagisF[^PN@ESE{qC`[tsRhByEF?{_nYQpCkx~hD}`TWlqTo}M@jH]Hf|rwfDRLnOaxbCCLIAcmPsyXl@POXQ]KM"
    "BLzz}ohPFB^w?kOisdxgBBLiyATkwR^^@@npKCSrI?m?lVKBwqRgBpdRn@XcCqWgxQK|tL]F@UgfOaOEvQDNJOWHv[aV}zQw|^{v}[IMAqO`|OUB"
    "`ReLlakaGCkNuPfxAcGYDC_U@rt`FmcFNo[GDm|U@b\\Z{[_NJrHst|pmP~PdIe|kwrE?vPdB|qLPDRTzwT`Q|t[?xrYEAbGZWQkA}rGKFoWj?`cR"
    "y^LArCWS@om@xrTLYULCxnDMH?z?_}?{HShEtnZuG?@\\x^mh|ADGy}W`|l^es]TnJqS[J|[q{_P\\x^siT`TF{sSXX}LeM]WHSO\\mq~xX~qw^zMWF"
    "SufuIuI[DBjwHugvpoosO}UFNRndNl{oHohT{aGyXOAUvlXh}qJAw|TcE{cenbWvo_TFE`{cqp[nz]NHNs[CeQpW|[Wdz^_V@m_r@NfqDzoyvbw^"
    "kCxYGAHmh_gE|SDmsKDKC|wqG^CwAo{}LBndgqdGFBdjEZ[^BOczEubdhw}XvdaXp_|mGtknUquPrm\\PqP?vtuc|Ikc{LEJxCaX}@RSCqMHvtjwm"
    "v@lPm?_Z~Yt}goICxme?|}psFPUJF_sjAsZ?Fdj|t{[he@cRsNxDEcseIOcMz?cy@@yFGO@\\qDDjFPSC~QPUCAHwwolM}O`Dssh[uSAUENTnT}s^"
    "R||OIaPb{@dgOQSrF`VNSSsYwc?lBn@gR`o}umO[~l@EAO\\kFZ?N~NHdH^Hr~C_~y?chCA{HD~dn|PhbHpVq|~AIyaXx{?oJuLeCrlw~ts|aFbSN"
    "zt@buV|`oAll]SncEn|M@]soEbpWDkY?zC??vRXlxPsRT`kyBQyW~^SBXQ\\JwGGXgUSrOKgoYIg]I^fXxNLMFdmXEnFozmxGHnw@NAg^yooaKC?b"
    "Gy\\Mwqh]waKTEnkPnew^?SjiA~hC?[`\\tlw~L_`XCNSg?_hWvPC^vdBmEB\\aS|{p?hDQAm?suBxGCMTF{?hhC_UNHLsbE_SqObSc|@xBqNdVdm`F"
    "taHmLzfoBeszENO_hec\\G|?~AusIHaY?WOD~D~DTstCNxHD\\~AtV}j_\\VGDgU{CmFBHLJRXurpCxFoGyCmFbO[_Xb@c{QlW?EM]TnmxLCG~xsbgv"
    "vJcKxAaO~qP`DGQE}cbntRTK^N_qzPFw`]cb|doE?zEs{oBdS]c}wLq[C]|mkOWu}lJ{osq?R~WSJRnwDBub^EBqupuUtSxruDGdDQnrASett]?d"
    "`sPXvPLJHBTYE``Ku~FWCow[ALy@CrzK?rFg~_H{PlXg{MXD}pp@~ltjowc}GclLLLyWx|GeBa_Gr]Lx|__gFOxA|a\\WF^lJYl?Rx@wawN\\DNOTE"
    "{n`TFG?`eEGAkeLd}Cp]BdKdL`LxwsxlzckvEAzp?awxy?P`v@WPOp_yUAZyzMhGHnvx{ntHLp[yCrPZIst]BNC\\Hp@FEgdWO]?EM?wWusdW|Nsz"
    "EqPa|morCRxrtnvh}rPdLbo}LdK~zRPzGO\\A@bt@SRVx?B\\CAlC]}YMzC_u?yb^}}lhd~SPEPj}BJ]jeM`KfB@q\\~ilEds~yzZ?OfTs^wmCkisUt"
    "l`CM~aET?DcFEiwsRQRRJ~`N}@_bRAF\\}\\@Lup?uQ{TWJ_^aKlOpyB`{nN{BMoTecQ_MP]iXfgV~@DQKwncWFs{dDLcQK?Y[w^sOwWOsHR\\`tSpI"
    "~\\wICedD@^LOz{XAtQH^v?de~nyQ{PXBDQeC}dGJ?@U?DVOUvLiXDwWpqWL_{Qom~NxX@D{tHS\\QtHFl~Ola~cKOqyk{ruWBG_toMqWl~`xUKNBT"
    "?QXUys|h}{SLLIlfudtT|pOMv`[RqIbiA}}@EOxb{QdoK_g\\zdIeU}_oBapwyo|MB_ovtag|fPg_~\\^O?}MD[^cEK`S||FS_@ApUpmhPCoPrxpY?"
    "K[?wArAn_rXuluJ[AtmRyRksCcSD@_crF@XpjddN~_oBp\\}VIkl?@]ocE`mg~LLF{Re[xrodUCBrI~\\r{_vA?cxmSmObHOyQH~cxA|pGHM{m}mXd"
    "@M?P{^~EH\\_JMoC]kNoUDNkoqcSy@?p_uKKBtQHWr`q\\QpP\\BSDrNqmB}UeGOsYDA\\|[QEsvCKhV{TSSl_C{G`?TFOHpM~o}F]cy|~T^?`_Q~Opo"
    "obklxrKZw~CHn{sgPv{Gw\\EOFRtYvk{fmqp{mEYAm^WkCdHo@[^v{q`a|~SXJFPKEqchs}koy}KP?ZNSw_Ofg|PTMp|_hl[Yg`?nCtos|bKRTQ[V"
    "y?xBH|zCh]hkMSGgh\\c^~piTo~GZC`gpIsplVe{tCLeD}?o[gNGt@sK|G{{tsbPlFkczRC\\s}cGJn{ANy@@F@skc?Opbb~[@@Qkgw`Fwx_{gmMxU"
    "tj{lrgPH~m[q}[XIM`@inahxupOclr[gHCkYE]?Jopg?OcTg~_OA{@DNLOtPTywVRQGs|To_N}HCIADhwDwLxzKIDS]]ua_Y|DXezW@^ABisF]C{"
    "EoY?HqNAEhGk{XlFWqMS~pou?Dg~uM{clc}_EALTrW?~DBwmN?\\OjZLQHJXgEa`jHNy{?G?gAO{W?Zwtnkdq~R[vv}ib~^}ExqOzmecbh?Sr?fCA"
    "{sRPmus]{Nwskrl\\G}SnwDdY_sgcJwcNjTMpOrozJ~N}CPoZRFTOumS_]B{WqL{Eu}`NAd[VIOsU@OHrxmWIGG?fCPtCzRLPprEHsSgT|RjvV`??"
    "}lifJovHoNbTvL@?ATyAxPdtG_KY{nWrD^N?B]gwLP_GsNPHzA~~uz_mj]VvuM[_A?BwoVB{zcSVukshHogn?OgjPAokF[SnFmKksJkRILf[AnNA"
    "`QNBm}Fk}PiN{cZnUNVsuFxDrOOdIr@VEqmEhoXLz}FOD`PM{^ALA}|P\\a?TCPxD?^wwsuoHANUXuphXnL_r~q_JGg|U?n\\wsKxbwQ?uuKR^|jZ`"
    "DP_IDQ]Lp?FwjPcOPLS|A?X`Q{~{Z_X`@]_xvsWvfAHgrPGzRytuJ\\OuFmo@H_pQlJmrDP[n?asUh~@Rj}^z`XGo`]skPbw?KSkiBCw]p_[XFB`R"
    "M]kUM\\H\\IP\\RyThqKz{n@tbwLn|wtoZYaKxrD`LGFAgk@?_?AJVHwoeP|__u|oPeENDZrSoZ@C|DLdljKLGEz__vhrTaGS\\Ay|b~O}Qey?[~rasV"
    "TKXMI??tu@{{xmUGE[z|sk|`etegP^PRhoKU}LD[EA@]xqkhen\\`OQq?qn{wF^h|F{[U{qUfLswg~myhY_TAvigMi`PRrOcSBUot?MCU[SObFACS"
    "@[TFMAMwqPWy?MlBByTyHnnxjNOYBQC|exTUz`w`GdXnf|lu~cTKD^tYPNgxQ\\_OtCMU?[OYsAke|Q@WL[GsMOqVtMgw?LWNC~?VTAX]hA`_Jqo\\"
    "EaL|noorAmtxs~Lt@cOv}@c}GDWvG{K[C|gpCZ@JBRtHTaHeACTyyGkl~KoFJd_U?@QE@DDeH_pi~S|jLPZkl?xC?RbXLEsRY`{G}s?GTqOTzA[p"
    "r`p{ZP@\\KS|zHPBzQT{^}SHBOQ|Gwot`z~QDGSVA{RuEBpia}]UtKgA|APmvwW~_FPo]uPHTD^^VFRiPLCCmA^oVA_c_FrsARts{xAPgQepy~xp_"
    "u|TTP_SxWAgAHns[BxeTVVTro?Pbg_`Ow`GQW~K\\RnsmIRB?JQ`}kSGx~aMRrDWBBQwMyrOXxEaN}CpbGA`OAPSjB|w?kUDd?Jb{yHhj~ZbEvNl_"
    "vrxQo}`FDpSeFaE?ymeEHJRx@mxMwN`H~?tOPP?E?Po}@~taHN_RBNp@Hd?X@Bch}dwVhmZ?o`SNCikbxtK\\O`{PO`gjwxKsIfObycHqDuft@lGc"
    "Jo?KgOSjxL{zxPDw{z]Sn\\Of@MwU|oxCqa?aCW~ssmKmx^XQed`bWcXYx{wMGt``MOVeMnDLvmd?EjPPDPlWJPfOF?Cybm_K}OdLOSp\\H]T\\g@pA"
    "{LS?i_kXv?l^qM^rH]TO?AofLMowsO{_sI[uqAkmLSK`@swtJE|HuNwdKoofD__cB^zY?Rd[p~MCu`G\\tjK[|IJyzPRtGBMLPmDPMDTtTDLyZCTA"
    "FJtE@bTsDjCwz]olLQxg{s\\OzNkox_pFmq[OB{HxqbfM@qdoF^}AIAON@^Hkqr?_|sXLwP`Uk?r}h?OI?`Wdr^~Sr^^sO]?{lrxjv}GOEP~YvoXO"
    "z]C{{^JfwOvlkdsf~M`I{?o|@}Nt|LSeyr{ZAC?VkC_m}S\\ezLHqIqWv}Z`D{JfkFlhVvANnsl|hDpjY|~tRGRHG[@u}v~oFzL|]TOOAzPL\\Gt@b"
    "uEGs@J_HzmlrMf`r{AemwCTnGvdYxT\\@`Sx[@dTwzwTO}aglbw^PzpdDsRRrG[`sy^xFjjXJ~QVnCCTk|G|wjp_wQcTsv`oBlqIJw~NGmhSQC}ng"
    "JswlzPSyHBaG`[`KFW|lJr@MMaYCmP[KNpkQMoPktDgeu\\cAv@gluQspB?{]KSK{EAOkGnXeFSTd~AGul\\{iOsOrDDPSO^E?M_D^Q_DjXO[SFPp\\"
    "B@^`DL}CMoSO]@cqyq_rm}ICjlkeD|IWR{FsJeLgHQpFu@E[O~cZ}nTSBliSkr|BGQAUtssHbOV`?cCbqCdtpRCwJA@F~[xaVXFYGb|oBl[v|PWs"
    "DNszIrwnSBh\\w~xIpCXOJrG[@vCNEaCo{nf?NqxcwQnLCaGwN}ddx?[UPSb}NW}MD]vQVAgjw?vAQJ`E~@_YIPT`X{{BF_eODMla}qtrmPbnHKAH"
    "wb|nQ~PHyCgyqbnv|bfwBpjgAMU@FLPerPS`zN_RPaO]{NDOK`li}}hxH@?b}nCo{Xso}Jk`sm~folWa?D`QMCDKG^pSnCpF}bS]BHnnK\\n}tsP@"
    "`]ZBA|pMFdXGuuZ{lbXREnkX@MKNlVZ}umG_{NsYso?Pz[k}ArTz?RPk?mPG}scxPn\\RwEtT@_[~ggEcttKjhMgtKMry@Nf\\RQ[DGU`MpAWNEqxe"
    "m_\\Ttcd[IADW}~[kyOkQtQxb@@Cp~HhhJMn{kb\\nSCjYsaDSo^OODtkzzZPg|kh^Nw~v?MhevrE?Er{vz\\klG}wjL?l@DjpcFhDZEd[h@blLTcHo"
    "saX[AUp|CPwQBbD^KsFsub[VnaFhCGQ?tmprv~w?w_d^]^pT|\\zi|d`[{cCuUiPmBTko}{cq}?\\bzO`hZD^Zw?wVHdPW{CsvE@`LFOgsCnwa{?Zz"
    "~_[fIbOeO\\\\cr`ZaC}TAPrTyDVIH~ayBCpWdRrOmg^`nLAtEpbP\\\\`lQEYHjosO~mEHe?cLs_uOv?WHxCFLjEad`UFx?up[suRLTZbcvVSsO~p|d"
    "l`cIwp\\An{z|qZn\\U{\\bGbhZ_?riePAz{?HVTG?LnB}^IzNmPQ|ZuO\\QGnpMD`PF|\\\\SuP{|K[oGnBZ}T^]IwcoQLQUmKqyBlI|L?rD[UMoT|g?n"
    "nMcqx`DdulHyyb]ZJgObokj?wSdetmxPBbeShopWDrohHpPqyw?sutQKh``BIaHzB^wTRm|tuWKUW^i?mo|PvN@?~__K}Sdo_?sJ}]lGA@eOk@xg"
    "m?{tkB`W?wDPZLWHOKowJ]PeLPPF`PlHPvclRtHF@adnzGo?kQaDt\\t~pGG_BP|OtJ[bKT^mzQ{otM\\mDm_|H[mYG\\T}yc_DB~_yBFu\\EaOM}Q|B"
    "CuY`v?T^C@HILmTuz^GLLNPYUp\\AOnJgE`OI\\@dtSSxG{tyTXXF{UOXSD{?S}uWfujwGCoQd@ahILowgvcXR}r@dJR}G?}xLJLHF@BxPIU|AR@dX"
    "tTenvaAA?qtxkut~MKK^}sBp{XSxLrW\\r?Oy}PH]o^M?Q?s{~w?ajPRuw@YHypXc_~xfymyAz^KgMADMUKhkWjDllN{v?_Owkz_dIthamoWUtRGl"
    "Ldx`CA[Cco`zy~do?NxLfJ^eO?Do~N@]v@TLQBGeupLM}pTazVPtDppT{RGxI|dHu|Ohx_iE|DOKE~SRzACo|QxFqO]AJ`g~xQ{iG?Oc`QRayQs|"
    "x@gLuKpSs_cuEg|[CAks`_J?KnLvCEpCB@D`F|Hj?c\\FEr?nxBwWFB{r_~dMEb{HAssb{dc?APTW|otB@?xhpVPT}u@OCnhmf_?|l}UBn?px|l?y"
    "zAsdorS}|RDMO_HLqu|`Aj\\@{[f_BkwjGFxoZq_xYulDEQ?LL]DT~MS}BHGvBr]?ONtgBqgJzb@BLc]r~@MAJwTP?]D?_pTHMVkM_P_qP`owz`Xc"
    "sak|zOZo@Ctvp]PyHOW}GD_zpNV}|R@P}PCO@]}KHrlB`Pw^Ia[{BALVpw|Ju?Xswa@RuoTirRdcqBHnlR|YxP@eOLHxojot}i^{I{S{wmKcLlMC"
    "[MXzvPg|P`_uw_YCC}tJ{Lp?D@d{umg[BnT]?oBo[IGJS~s~N@J_Oa@QI|?Nvz|nWq[OQCo~RMCdzpcv\\[G~E@YNl^tCp[uFp]GoB@`YG_To?]xb"
    "?LxXrpUrAt[zEc?dDd_z_zDeyN|gvmqVO`SaMMCuoOWWRDPaMmlaG}kVL\\r[L]PvuV|AHRkUyRP`z_l]RBg@QRCD`PBAw?S]k_DXynxi?pXQxbsz"
    "E^tJSF}F_~sW{ukfCEPgv~osr`xLR@RrO[pXfOSm|@kx}pQ?OcRzGHk`xEgHymsLNg?nz]OpjCkaAtWoMDPbWHTXAOLtYp[D|@xNNYD|a_[DJRkj"
    "@Pod@qCSEFHWrQeKmTOf|PPZD~hU{\\wgP]OMjc[at?pLHToBjaRAFohmSLpDFYeU~{pNqOIAQMJwMrSH_~\\hLqWzw{xV|TSctPpwACl\\K?\\KQAu?"
    "@kxJMOfpdYXFXctxtAmRxG}aINcG@?ci]qhomolqKb[^hZrcG@hZTOLt^_~xlzZ{f_dK\\bknZAkVUsCpxz}iChESKmJAI|W{yn{Nx|nAOOz~Jsxt"
    "\\Fq?JjSnYVYL]KuNQyeqo^OsSsY?kdBAnklAUHDY_uVA?UZuo~dtRA~A`RxU`RBAMG?Wuf}?Aw|WqfLBDlKcobLRF@kz\\j}l[]d`wdI`a_S~KAR?"
    "XvhmPtcxtQdcpw|oR\\qXAMnhteu?_tVUDl[w}I|zIUkjo?MCi|]RnEFCF}@_ed{bsBlZfKFAuqpVfOlT`Rpaw@tw`TwIzxF^asPhZDyV`]RAwEVj"
    "_zb^y?EyJEENiaLhHIE?GTe?_pxHjWZTWE|oPLTKrSqnmL|jZW|e}bKUK\\`@Xmwu@O?ErME?PT\\ZaDsxu{OQT[dKeyk[lYaqxj~AJUIfWECaELP}"
    "yF\\E`^m^pczPDo`pWenzanTt_wQEs`ewFhFZlJgeTk`L_aSiK]NT\\^@t?NMyjPlqT~D^elUcP{Eid`wSyR{iB[YsgyndF`QBVhJl_tJA_qu?L{c~"
    "Bj@kleiYi_Us~w~AmTHPbp[J~oiIHQ}a|qQ{bUPUIHGh`\\a?KsXV?TEk`SDn_t?Z`[EjaKwDKQXSjAaXNs@MVkLG`[TU~|WrJ~SE?AjZdU]cZEow"
    "x}dMuComBPrEAaCMSuI?BFE`Yul{J`m[yVnwqd]IaTjs|PKzi}avT?tJxOm??Lw}XRsGpMNAs`owG`?\\InhW`UfAlHG]MnfUhrkfsQw_kSp~EOjA"
    "yJnN\\ReMx`V|`TG\\zkApRxGK?XFA_}c~FQ@h_r[ex`hIi[OwYcz]_pnTyKvq_vjPH\\iS`\\FWse[H~QLft|`kOw?@P@FAUZTF|\\fApA^W`Rovr[AB"
    "{[M?qP~{_uKeLV~ZJhiOMr}yC[e}CiOl`v]?ykonVKXredCYVfo\\sW~AOyWaaEtz}Li?LqJwMucY`VUHwpotBQDkvRwZ_~ElzkzX{AxaGdnpX{?k"
    "RmFNyAYWQxEat@\\DOBOmwHGtXK`HxnMaSIn{_r}l_sncNrznspWdv?CwRTpZTOX}FmLi_{TxpY^AER^mG|BtUsxrxBSwoMxVwBM}ZCc|`WHxNJS^"
    "Z{u??M_c@a?\\fpJ\\KTPU`YYaZvDKVg~ue\\boF]EY{rtVmipmOhEF`SmF?voA`[HO@^M?Wjp}znGxI_^NlBE@YC_CuuLqa}?whQyF_|}?TgXHqzSx"
    "xfQFJ|UPEbGp?nE{_qfj`[DsH@dQM@U?`W?gqia\\llNUyg}?dspznJsGwEJxlBb|`VNUHHEgr\\{Whg_c`\\TS_~R`GbGuk{m?}aP[OwgGqpe?vBOY"
    "ETJ|vUAknhDFGqhl_ErsKXDl]SBUvvQ?_zNoSMxSNt_\\@nasnuUUqW?ko_zAJmaShTKd_sVAjrHFJVm^fc\\fwxGQXTfAAxES`^DpQZFoHRdY`UJP"
    "xiI|SngAk}HXLNi?LEr}KAIutqGmCg|zsTumDVrkc_F?}lEgnYdRTR_XnjNY_t`\\lFOIK_oUSaLxC~PJnmu?dDHZQ[|j?lSRniLskmE?hp^A[jnA"
    "ww|bVk_uTw~M]JX`P@F]vWi?`TCBKRgKGOycu_cgE|XZHqVi|oGUErcywN^W_`?zoqGPA?en{aD|vPoHAQ|h@m{lVUVx|mNUk^\\dm@xHKncqn?ta"
    "@OfvjycLzDo~C@Psy^xFI@XZFK|ru?`B|EkynomHBdOzy@|QkK@SVq_I}RvmUNCy}cGoiaKiH?L}E~`mun@EfldKw`kwUN[OHNwCslDcH~PCpoG?"
    "{lgLIlaCqR@N~m\\]n~~oASGuIlOpx`XEPeWq@pE_OOD]BU@^CEQWkpcls}{|}m_dxMwSX]Tx}r`gKzgvAcLkHRwdATo^HRSht?kPHBPUJBXVxpct"
    "{OSqG}pb|sOBM^~sS|c]{CHR?`AS?og|DO{gP_?mJS[kydENCPtl{}yRNNvgFQSsIBHR_?cHN^@n[AwbF@ofw_hZFa\\wk[h{Lb@iq_~_}|SaEmt@"
    "{ZScT_`aIKy]hCHx?Pki~~vqIS{j}j_w??pQ|r\\fFOLa?OhX}okXEPkYGBsaG[oxQQdUwaPfDOK}xMmI@A?Draf]AmsQOa?^w`u@`_tSiOlAao_m"
    "C}_dQLZ]@_kbRmghxs{eO~hVDpo_xeGbFzpqtD_dhJSXBr^jzddK?RPNPOM]FHGuTLl@PlXMZ\\wdQqxWG`foFewuKqoawaLYp?PbLQQc?oQf~_sE"
    "Jrt]AQr\\x]@NYed\\sTO_|L\\ktgOgHqHBD@A@KlfpJPHYzBsyCDChJaB]zgX}tlwzEdUT|[Vwu][|F[`O@}LojLH^}WCyyald?bHFr~[o{TwVA@Yn"
    "@`o}B^kyyNX`vLS{wAdQxn`OFNg|BO{LQ~XPynemGotH{OYCH^dlwpdM@dHeC``IA?LmC_Gxymoftn\\{@C_xwN@|@^cBY_`GS?HHAncpkPX`I]|T"
    "|lkOJxwZLRCq?lV?uJ\\CwOPXQP{^nNC]LUDa@oxhE_qz|ow^uaCr_rdbIATtyRXeFnKbEqxMzOmX@bg\\{]OWodHOo{Wu~nTH|B{hwOF{{ro?wqsm"
    "L_sSCO`X@lveMnc^smlwDO[PBeoyM?\\FHEHuHqH[}@KMkRpE|CxKMmpGILPD~Mh?rMLK~{tdBa[ww~Jdu\\YMpQJ}ylkx@aaE?_LoIDEDy~Wns_aC"
    "q^GlT`\\^zUtNBNGNlSHKscOnJsXkyNktET@|v`TilALT@AHfMn`HPRsW}M_pVNlUB?mDpplU}M@m@bDgMZCeAADNtICk@`\\]tsss_|s}@op^sPte"
    "DC[Be\\_m{bdTkZS?Lbhuk||J}Z?^?NCLwy|BqPPd}C?xCfhAFBx^CMGbTGtGGSUJ~mQT]VLBl}[fEPOUAtG_I|si{^eHD|RTO`]^POdOKOL[oPSt"
    "s]TD{AH\\IOaYG\\gVwpLlxMDr@rGiwqXCFpvCs]m^@thZWqIQsqyO~rLFH]wjvPOw}NSeuofGqtoi@BDB{``D@P@IGVDGCcDHsaRyBLcGD[LiNopH"
    "E`[zL_L~~?hOKlkOEb[`vI{DDrHXXtWg|oLPMQhi|PDEqPwSGP|dzSooBqp]MPonr}S\\~ndQVTxQmqCw@cpOCSYBvaKv|KqG|tGZO`]BtLfvtq?z"
    "zQDBAB{_KBOTRz[VI_ZvK_VaFQgHY^OswRWD\\oS}ABcynTBA?mX~jrkwi\\scXpVYup\\zrpKwMzXFC^xc{?w}@@LFO`wrE`DdF~GBHRhQV^Cf~qql"
    "sSX]GQ{?GTqHxN?dQ`h@DqSu|d[p]BCmtwOfjqsLq^CGk|YML?Dpg_SQstTSKzyH?lXvLP@d|Zc[ZqgCFoG?TbcBMaT|jqpEPMO_\\@THsLLNs~DT"
    "@oHOfQSe}phV|NgasCk]B}Tt}nOFVO|}J|\\SSo{_xc|BBp|Txp{QHAZACcGxsMuByPsiG~M\\n}`K[oP]BFDmfoGgyetiC}OB?zL~g`zVxipOzKKd"
    "Bl{`z|T`hBslwAw{KbC||~h_{nGj?q`ONNXiGndK\\P`Jy}|~w~shvQS}sP?qFb_ZK\\_uFO{{tp_j?Mkawal@@PCJjD~zyt{qOP?|]pknJq_}HlVQ"
    "zL`PHuDmBClkHpPRAs@YuMhXJcO{VPSDrB|EyB\\hrNg{{Bwjpmtl}LCyBqrvIs[xGq[gzZCmxP\\pI[dQB?_dAJHL??\\XE?CrvCPy{`\\GTqOWFzGq"
    "AAoM|RGXArLT@lWj~SCjxtrh`\\KvubXaA@@@HpxbS]tUxep^F}tKDr?bzmWBJW?PC~diA`otN]x@@?kZF?Dau~tcqOyELb[[P`?lAIcyw_rFxppi"
    "x?_E|[eJAjterK`FfOt}uTMHtdXJ{jISzTCshohdWtcJZoWo|~glnjxVzmkPPcwrexp_Z`pIFMsYur?x~kc\\l^JAJgkDw|Vop_PJAA|l@ZSrlbXY"
    "}J~}u?Q]NLaDw~OOGN`Y|OSS@PXicrGXGpEgRLlLxzt`v_aEt`WTR~hxBcKTuKLC}ispGo_ieQxE|r[`AAob?APHPOGCFCLAOqQ@?AS\\[Nd@GBlQ"
    "qptEEmPJyalWw|DMCPKiODp]A_S~KLwg?NTWC~UASmXqMPhA}NHzCmgpIQC{NHwoB~`oDaLUH`TY?bwnxpsJK_PLI||sAMxUOm|EARLPr^w`BD?c"
    "pNwBCahTwAOPvChXIolnJP@}yPT]zL\\q?]spzpT[H?{fe}O]tnkQ~]?MM@CVMCAQq}}_Ufa?sm@VlQXuCPtyMVU[RDmNF~j~}NK~B~i^MqwP}CCN"
    "KcOVypw`MS_aJcLFomp\\FMoiANpq}A@@PRWc?adGq]_}nbpf?MS[AND}wlcrEooDSTHH|@tD{QeZDOXJg||tBetUhooiDsOysO\\z{FmHJr@lCS}A"
    "WDXeFmOlm_Vgw?OXAQddAG}Nh_|A|mGzvBfGxo[kO^rbrooQ~KXt~W|]JtTACBdJ@poNjnxYKPlAM\\ksLQuUKiHOGcgGzUpkv]Q@GP`Qo_yOFYox"
    "f]G?CmG_yOS\\PHFMPoSVrjOkoqPPFO[hWm[rRn[wLalgTNNw][iInBTZB~h~h`sV{AfdGBDZkr?@QRnov]kf_@\\mvR?xw}Mrv_YZ@NML|AlHFPze"
    "RJ?o}kllCzSM|YoxzclTqBwzsCDir_Jspr[hIkDNCyxFuQnZWPw@Ip_@qRKyESohvBUZFn]UuAU@QmTB|@gi|L\\gSlpr@m|TA|DGOP@[KoLq?GpC"
    "Kr?k}vsm|^lPBk@gJchZy_iFN{dcIYxR~_rA?~gtbPzNqq{_p`GVC^yROpHbAC{vr^q@mPkB{ADQBPosNMwoD@o[CpgKyq[yn{lMz_HGX`lvzOK?"
    "BOkiE_qGJa{pNop]qs{h{PoVIA[lCCouujtiM?`cwzS~X_{S{P`fR]cpEDPbxrGWOsDXP@btCnsstrL?G`l\\GbW~M~ShGpC\\N}kOpo[nuBsZmN@a"
    "?_@aOOHHKVtMup{p?^hRiSDREuscGBOYCrLeI_lHx|`DEt]FJBo|I?dIBqHaDn?O@l|qgnGVq{`^@aB|VNomrkKdvaTxMn?rvKHq|[XrLOdTC{kZ"
    "Elh~}PxOLKRtl~KrIblqUqHRLQIQb~CT}mURHeS?IqcnwuMNGacFG@mIDopws{c[|}v~yo[kv]gZAl\\{BKJstnWK{pWdp`@SxpWt}MHhEK?RXNs~"
    "MZxXB_RHA?XMLSodUaPd@@grDEs\\WOt@FpiNoadJ`_H]AbxKLkhDRrw{@PCXHz\\PoGDMN{dlx}`eBGGPBQGhvVkbpQjnIr{|BOMYrdWoHjxgzYKJ"
    "SbPV@aXzyQFdANoWKOs[K_j{M}_XSrKQlniBx^lbxmM~u}gkNK@EI^o~dqssNUkPxNoiybGkmD_gQaTYIpqDHpTMs~khFA@GM[WVSilt{N_vM}^n"
    "LnwRFKKLktN|}[?W`UPM~eO~RNGTCC[vRoOGAzgZRYO{rdcpHIqKirRvkp]PyCOzyNDREzky|sM@r?PxL}@~xs@}{oGxMB@CmsSuwQK^?[EU{^DC"
    "yuGLNbkRAJGTTUc|NNki?@lHFNdv{dWJqzStCOmPMdI@}}OwzDpVy_A@rn[koOd^o?Kal`JolNdBprLaB\\]_BQTOHp_wL[Kuv]`r@PsbCN|kZtPd"
    "LQnpzBHtF{TRBQeSynGMNP`Wt__uLoLzF]tcLKd^PaKRzMd?OblNA~dR?S@f}n~~zM|nH|k}F]O\\n\\VY||[tCAg~~^kyFnn[wnzn?rUn~KkHzDpV"
    "wpTOAQi?tL`kx{bC{RYGjkbvE@D_OREM?s_voCo^tLl@nsP|DCQ@ZAOSCC]N~M?OpCp@FEWZui`Bz{XUSrc|g~teAthHr~J~{}`RMAC^{mtPP^LX"
    "?E@MiL[R|]h@ArTNC[aECRP|zBxuRphdABx_RKadCkYlsoGanOTCBwcWda]Jz~\\SsB]?vGLIBSCHJsG]MrPdqXpUi?[dRkTjjy\\_FQWwwrgsz|Nh"
    "HxFjx~khLCdj{nCAb@A?AbS|R{gOovSmHngzyxuVWMU?A^?FVpaL@aFUP^XCjr{}~PWtTBW~Ezxz|]cZ`QpG\\xEJ|~vsl{{eBaSfM}oqA\\GrqOYo"
    "{tIJblh_wZDEm^[~p?dLFnZCwtwxUmHFElXMq?^pG~lDBouhErPawp`UDl?MNokG|nTJD^~}q`Glr{iHER[[VN_]@Acy{OZuM|xLSpdZt|PGK`Xg"
    "tBD||}gzBq_t?fsa{QwME]A?~[okf\\w{~LXiENCf?IsOQcxWO_Mlx[O_]@y?MKTEYB_Vujo}[cO{QbDxiNTGE_xGJbvquMGiq?Ct}rJp|vwmymN~"
    "@K~h|TXesZsR{?YRAN[nfoRhXQWwEehU@|@pBBspr}Js|rt}CUpDqp|H_rLpARcdD~taBp\\`vPAAfbGJNAVZ}]b{xdBmnHGc~xGQflPGICc]BqiE"
    "xOknJpgevOX_Gor{nAhlFdCcLNpU@AKGG}dE?mtZBPCjt@LjLQGmsDCSB\\Or|]_]ERs@{m`aGocWPBHpK]AXysGeMRGp@A?ss`S@U@LIIa\\_|q@a"
    "BP[kH`dKAoKrAb_WFrLCz`_NI?@MGlhPvO~x}}CqC}PLGmX\\MogSAm_skA\\GMBcaE\\`MtNP\\DrCb?OXHBmWiqAHEJ_W{p`?}{BGrBoSpvB|hE~om"
    "U[{S]d|]DCKQyNID@?{jp}DYKPXuyqvr@}xo}_h_FOLRunCfQ@[LHbB?|a]J{QseufCX?o@SLjkWG}wRN[TPJrOgAcDHGmwiMogjvP\\rBrX@|rKG"
    "DnL[IRi`H\\?c{ae\\tIXM}n\\S{lBvCLWOJa{@x~GC?lpOBuUHKd[xyceBxnV?|v|YypalCpk?UR\\CsOB|Qr`N?r@OD]voxnZyK`sZqmkzQrqSJ~xP"
    "m\\hFCjv{|OxfI]gNynGXkcorlaro|RSnpl}JHA\\ts\\paF~`DNqLGFqLhAbCY@ddyH|WLwq\\D?Csk?r[yC@dU|?s]|b@YA{DUvBky@QXVKA?|~NYZ"
    "ICSx}mHJz}?uuOOg?qhyP^CTz~`lzmCZx^hn~{TiFM`NDk@bAAX]I__a}NpKsbw^iAH]xrkcxT\\]tM\\d@McmKLgRGp\\P?A`Py_sXKOPuI}|fI]KY"
    "uOO]@CGVF?c[Nj?IKqzdBs|LConVBB\\A\\AGJxnxfNAlBrr`k`PzgJMXhudO^Fn?HJZ?GSpojEbMF{M\\}Rpnnlaxlzp_VyEHHMpYp}rS?Pk]?NqHn"
    "f@Y\\{eOjM`T`qu{P@RE@@~{tE?GZ~]c`X]Tw?u`M`Sfv{lS~l`taIodnta|kmMsirS{bN?vzDcxTPC[MA@pUrP}BrA?lv`tcE}[^}OtKu~d?Ccc\\"
    "|?|OGPWmC@pFv~k@~oPAtAWvIOsnvaPE|AOsu@HP}uGdEmpwEn[oF^`{Jn|[{NLWuOoY?`PnBqOh{C_[wRwXKASyJBDDzoojI@XXLa`UC\\Gk~bKq"
    "z\\|[FIurm[XJGmKWFDtDsotRSbvmx|deP`t@wn}UF\\khPtXqn?ogzQLi@q`lAQs[Cj?L}tHMIt\\L?VOnrOiQDLp]JokA_}lR@m[vuqC}qN`F{~DW"
    "D??hPBwSMnks|OSsu_kA?@kDY_[Zw?{gA}]Myi|@{OCOpcliHqvN\\aXwU^|hBk\\ikqQ@G^yH?Qoruc|kA~cEuv|u`]?}qBXXE{{t}_cNp?o{SB|m"
    "GNltC@ofFnn`Eton{?hpC[spO~`nFP`lBStKzt`KuaziyBT{~o\\`}~tAyra@JOLBr~lIEll\\?A{y{mlj~p`YCroo@BdcDng?yAczBkxGzqP`z`[H"
    "{~gErzHYJPcYFDdMJp[P?OwnA~Sszp_OA~xr~XJ|QdtiI]Wvx?mKJLOxNR^exLPez~k?HbpJ|NpzHegwNNeU{THryO@?J^wlo}\\x|Dsw@~s?BatN"
    "Kb[dwa@[AQW\\~s`Hy^prA@@`A@dW|kpSW`uiO_Olv\\`{HuWy}Sck?OSnploitml_I^tLAldGPrDu{QN?mmTcNB@]g^Av{~~xv]H{HSUVO`uIpuYE"
    "UnyIC{_{amfAz^kgOqloMQxee^?tD`K{NDRXq]LdJQsiitOsE}ICKbHw_qD]BuLgIOJp{\\dGMQttLocW_qX[H_XKp_@~sdYBunWoGd`T}qL_Gi_B"
    "h~KO@]_XzCSXsncpPOOFpTDnG?CK~nAFDod_@QOmFMTUHn|aijGn?s[?pjTYGqcyKN?_??[|CS[{kQWz@n{nKnOXz|sKmMPUzksX?aS]pnOfvcDc"
    "y~hvO^cdBBOoEOghTpsjGQ|`InWaGNt\\z^\\RLPWrx|X_DBASF|_V{OguE?kvw^HZEngaEAKS}bshMB@|DbZht?@cQm@Tu]GtMrg?TqG`FniIPC_s"
    "FqhQE^SDWb~ypmp]}QTuy}L_xlHHC|tf?@lAOUcPv?pSP~PV?m@oJuhsG`cuzr[OFrwhzp\\gsAW_wbdQyqXjNO|RIp_?LHGbSDeK@ROJo\\xpBQDz"
    "MQgm@pp@~_gPC^AUyagtw^bAHbuFGElX?AObOmWFwlYGK^j[EPDzHxGMk[sZy[dQlQPwUmG^_pKUyEm?H@cIe\\wQFRwq|ohoSsTqIe`Uil][AOk~"
    "C|ooJJxZEE@?QidHNuI^QMKlIDzb@W|Vyc@HEFDoqPqQR|peS]ZmANorO@ZzCCXgBOccz@rbuPe\\QrCJ@Skrz|bt@]PgHznbo_XwDlHKObTHFmKv"
    "wCW\\qQ@eHRk@k|\\JJRu\\AT|BI`l_Dnszw?LAYRx\\RqlYBrXrNrKq{Q@hya_~Mo?Ps~?m~RTBo{[fCq[iI]HIu^?EKbk[~_KxJqIQxNcuqlG^i]cO"
    "pAkw}Mw?JspaDrLqMQA@SQkhAQNyHcKcEryWDL[wsBSyEkKn[A?Frp`HGr`Ir}|_xmjAxmGmN@LT}pPV~PTuBcKVEaSH~SkrGlXED@_k|aD]BnaA"
    "M~XiAOO]~QoV|D\\OM?O~?rW?ycru}qtMx`PW@n_u@`xdBm@aSOkroG}]ur[zvcw[r|dk}MPGz@WN~yDDNoT[?pcYJOOsDOway`IHyqIJx|{tDR{B"
    "m^qGUTMGFOdtBc|^Lp`?Fmsffzsj{POxw_cY\\alInILfqn~lBbdZk~PYN|xJuSkHXklNMcABMoLJ{ryimbFXC@[{AB@\\XQc`OCX[J^{hro?vyw}K"
    "I}wfHVXHL^QuQnJyCM`@wOOewnGpmI?_wNxkxqwQw?kWOTcEDqswKzcGIaSEztKnA_@u~@ozHnH{q^wI~R_bLmO\\}TAHFowVU}GOIbo{}rX]D\\|o"
    "yMXv@JCqEN`rpCc{Fo|IuC@X?pwc??EPwRiI~dwCt?gvvs@J{OKd@_OJFokMlP_iQdGrDQoy|_C~L}dSrrKoJNc|ucvu~dDQ|sAQ{shOt@Gfw]T~"
    "FH^pX\\tAL@fJIZ[bkC[iY^OVANWLxEP}ymI@@t]HkmS@FVQiBt}ECFxSOc`cFl~o@~xBG`meCOCG}``eFEZk}?c`U?XLIQdkl}hiApkiEoE?ApF~"
    "OQWCBBb_f]KiJt|juSG}AApWxR^UIaL@PcTxIRWMpRv{[PTs_|[QJYeCFKPTUAO]K]|^]LPXq?|Ms?cYiaOzMsOQYn\\Zmbh[DArxyjp^TYxmsDw`"
    "LcMQ|a[ejp|}FBdax}fETAXUDrK?xPIVIeyoRaZl~efSzCl]tQ?bJrpXAlmYP^tBuUgOA`Ig}AkC}?g{AiyPJakAv|wi{dkuGO?gK~DP{AHb}]`@"
    "|oDQu^[{NrSW}O]CBAGO|pHLDM^mMo@}A}lapac|zn@_@\\XuB@eNwQLSG\\tJFDCHHAG?@BO{}uLzAJkk{NgYBPtapTSE{@wpHl_n|oLRDog|N]Sf"
    "tpWdn?HNDrJltoKjRtLiHAqALM\\\\yC_SLmdCnAHgCkS[FaszHAdq}lxdLITcy{C}ENwDTLhmE@caFqwFupMFysokO_c[BmAUv}o}tN]GFyouCI`E"
    "}sWlN`lZk`KJCbV\\APKeO`PbPM@AvaDh{E\\irPOixocu@OkePl[TRB[nKlkn|aOH}?HX{L|@@JwhQphxH_wPJ[TNFNcDXn@\\ut[?I?Xb@_|fCtVy"
    "PCWUG]~m}NhgxAej|Ogm@JqCgmK]DJlqj[LdJTCBHmOqu~oRKB?UbzX\\Ja{w_sgsFrTq~SxBqna^zQA?uW?po}@AGcTq~`@a{@pj`_pHznvnIApl"
    "wsWZG`dE}JTaA}|VApFArAa?MqCJLPHh{pYLOeMAtO|oOcg}|@\\{AsDkGcKMAe`K|SpOkO@~Jmcpt\\|nB{|Uypgz|mlVF\\dH}^xKAQhFEpgDw@DJ"
    "A|wsGo[Wu?{QE_sct~{qGoShFOokyntZy`P_PNPZIqwvR^pmTp_tYA?StqPWL@iNnqctFMla|`lfHAPgw|[QCqs~~ntR|sZfAIk_pNtHN_]Bizpf"
    "}q?@Dtov}|k]TWwhgvxp@DcH@r?iO_TKK_K_AN|sus\\ulAhZIL?gAags~PglKbwl|]XT~oMPCPwu~aKZDBP[rCGKidpJA]|~yMw{OLHmRSiCx\\h\\"
    "{@PJIPPc~WCvF?Dtq?cnBac_|?sUCLLPtuPXdrbkFmI\\j?g^zO}hArXF}mXSBKdLystYftN|vnx^@aiDl^\\czexLHliRD__oK|T|GOxD?UC]E`so"
    "r?Goo~wFBrWYI?@jwO[cL^@kG}lSVA|OL?trn\\dRRrs[Ha[A{SGqTL_J~`@GnPP?~A\\W?`dbpAWkNPJ]K|Cy{ptMBpXesLQHx`X\\_}SxAmHFynmX"
    "|VOjo@OVnMMISKKVHmPqT?{`G@[y[@Sszn{glrQXAPkpsL[~}do?Lo`SuCTQzQjAqo@nC_`aEcPomBLwBS?iAbh}Hrtf~nRtuPChudXoE[tQCSD]"
    "vbsNm__M@RtT{PsaAaoVHRHbGNSQipofQP\\x|pRRFgLTFoXcMq@YH`GqEd@DU`wOOYPFf{P}V@H]?hE`_kWtQL\\QG{h]@eKt~BS{IAKjY]b{B{O}"
    "BaLix\\TKAphwEYHjyEJtDPRe{Qsoyp?sr@OiR^xlIlyLFBzyyA|g}cV|s|xGIqn|A?{zuB_|B^{\\Dm[vD]tmxqkbHBHK@nctN]b|F}xq{rNwIA@O"
    "{pZwG[Dm_zU?wCg~xCdkhoxaqrhEv|\\}~DLb|PLWG?jTO_wurNy?yNMDsDznJqwxP}O@EP[\\QNXx}qk_U[UA~g^kgaovLoLDsq{?BncnJq]DAPpG"
    "O@s|EIHUF}d`zCgw@myHFBsWG|mgAcSWnoRCtshp_?@mz~yArPzkRiiMo?pXosx~K^GyH[yUHPpuuoqiBogQrbQ?vHhv}qheoBF~JB_qiMxADAXg"
    "C@yArR?WTROoo?OkuQMHi?vu@Msu?RDIQ^\\OOtUCHm?~yM@nwr[sK~_wErMNDDLMxnOXB\\p_Om_RD^}CHQcswasxwDxpUOsxl{sLGzC}A}@R?aSV"
    "{|[LtoV{@mkrpr@mFcGpLe?~f`g[?^SKBPxZB@G|~Po~pYg\\AlMV?Ks?uP?f|TTjD]G{@sDkyp`@sUPAxaUcAEYG@?dg~o_M?aBxx]xeA]kx~\\pG"
    "PqRAzBxJ]CWB~^tykO|iFAKH{BMUK~P~DbXPtL{FiikDwc]Bw~LRIsG{gP{IxrWCDoonL[aADPXM~ROzlQu\\xQWhxVYxkL@gkpMPqTL[FuG{}rtf"
    "Noe@tZH}sO_cLAg?h_aQRC\\\\A]cQBywYU{DRtmZ?EoPwmo{e?RlnAQx\\N}ShzUkjPKPDrJxpW`\\oCQVxLBaS}@sqC?dAqSLBA_`jCnlyCNPwxyOf"
    "q`taEJ]IcqwoBhhhF@fQkL?H}AihDJXeAQuBXN[BISaEJj^oF^GXAbp_zno^wNnpVSQ[Mue]{@s@y~m@zmakEbglJ~fWjqGUwI\\nVe_XIkSy|{bs"
    "npwDomnAlpk`qRrdIu{SwMD`FqKCkM[ZG~PDDpvAo}XoLnuNzQS{l|?JMWDqIuAASEpdG^C}GriS|o@fqCwjPQ[Z@QlhLp{^kclf@Qolw^ltIbLM"
    "LnKksbeNuadhv@WI@l~yFoiLFaHaNLhRE_[OuNXVwMZR{c[xFQ{bAbWO}Pds@PqNkNlZE[h[g\\Tu~^hqIo[vCNdR@?bR{`[gl^\\bA^|URCDDzztQ"
    "CB\\kt@~?VJl|wNXC?O[_Aq|YymPPe^O?~RLE}o{r~GL\\uoXt~QTTr@sk?pSb?[HHslL_r@hlOD@hFBGXEbTg}y?]VtcbNsT{xoXUUdtRxR|PMOXK"
    "}cCe{ZG`vn|Z@MNuw^|BDodu~~g|{Bo?i|cu{bcmuCLRwA_G}OBR??dRC^W_yt\\zAcgG@`}mxR\\BDt`YuLheT^xMFwcCvDYXUnoBwdx?yJhH?Aa@"
    "QXaYpnrAtzpSBqltsaBH?rflIEVmYrkAE^?So_{x{`s{X}oq{Wtn{??Ty@kFus`{{?UWH]XkIp@]J@deuBOsKoGipopJxbd}BEPK|p@m{NMgEBba"
    "n_HCF^@NhA{pyl{Oy\\kJkOTdkP|ZsthQFoxaENodLbLjNL?{EQ{xBKscT]DlJqtB{@H@yvDOEag]y[_YuAPe?NHUUq}@JM_pzaFiDeKzg\\_r}sk]"
    "p~{KKl{hVaTr}D\\hr_LlJPhMy@ggI`{YF_rxwP`hQqGjzQDly}imHpWwCbdkC~?dSp~?pk?~GeCd}KtClRvtx~\\JB@?dy?AW|rHSv`lPDN{BJSGn"
    "fD@_MmgrnMcBj`KG|@\\LLd_l{TGuH}WcLpOjIl`aN]_`uotRr|_aGDkb|^`OKPgauLxW~P{lmpXh|oG`vdOtED]@NdAVMsPZ~Ac`|sPZ|ksqvBco"
    "ydhKA_WPp@DNvP{JG^_uQqoczrYG|_HK~mlACslRqg?ECb[yHrproa?Zuo`XL@CbCRhXuSX`JN_aDQ@IOK[}o}TYH?LvpneEwNgzJ?|A`S{N|pK_"
    "wCTOGpOUHkwL}?GgJ@c?F\\OpBl?bSaKdKO\\eH|W~E`hGBAG?Fo_~tOcwyQpdw~XevsgqESlMDPw|EoDhLnnoJbwky]tpCp\\^vn\\]t}h?GM|Dvwhm"
    "tqK}RBN}wO@WKKsBumGdCVhSDto\\I`xu~Lxvy\\deuAgtcQSjv\\CTgR~alSQDOuPQGAB{LBf~~Bs?|cD]Hq_}@\\?Z?`^yRld\\{APjItDIAmdHC]?K"
    "{]K~I?lCC?tOtoDZ@QPA@O_xMo\\Lznckg`PrB|^zNPhBn^lzE`XB{Ro~Q?pDESotInFmd`zvEMdV|QOsKAHQCTZhI}w?v`canLKgK[x]D_?XN~UN"
    "FpWbp_MPu}X@x\\PvuPCdxAtl|{\\b?p\\[pJkbQD[Ou`eHFPW~Lqg|F|FCCB`oHbuCGqo?}OpI?QZU?_Dl|^s@Amk^}qtkGO^q~rDt?LkEN}l[I}`@"
    "E`d\\oPVz|PTbFDWR|A`YvLKZ@||\\zpCzx_?_uQl~w`GKmlhBmqPbrq[?H]wyBMgYH`KOJq`Sp{lQGPwSrNtbF}kXr?\\rM@SxBrdtB}|hAO}B}A\\B"
    "C^ntuBgt??kxu~`eQbxDOaIHFpGr?MdPuOdtDRNkFB`W@~wNFqsj~{cV}^TaBEbxxALo@`G{}OTYLmcyMbsbDrgQ@nO~{PD^uSLR}bE@C}k~O]xq"
    "~sWYQc_xyp\\@Gq[dx~CnE?XQ?Dtt}lX[rPB^?U\\OqA`FFrEMS@DF~A@n}^?iQBXG}Od\\CA\\U}PT[rD{\\HQNz{ALM}bZzwtjhLUJuA^i\\E{JtPo_f"
    "KAKHMB|VqTDPGb{MI}S?@~ovEQWZMpCv@QonHmC}PMlGqQ@M~a@N{]o`H_g}wAgoBP`hGd[P~Ox^AcfvDawmxaDes^guHah]~tG^pLhjJLsIsmhY"
    "SA[xEQtIBP|s|?XlD\\OvDo}NP@\\RA~pAqohY|?@WRR\\evahjwRwZsO{w}^XFGrMFBOiJxln}~^SDzspg|RLLENtk@AHO~qSvHQPwuOtOCQCzP}]A"
    "@pcR~}saCQCEvbXyGySd?e\\W@UOsEmTZ}bP?GluG|]H\\qM?owab{KDWeGn[w?||NFqxDIrza~Lsq|O?iIodcJRgiBa|QDnK~yR?}}yxGxaUI@~|w"
    "@AK}|~HHJNhMBVPPvbGgckldvKtEuo|M{}lGnB[S@Tp~L@j|w_hSvqWGuewfJaCKv@O~sMFyBQb|?spzHOC_MqOrCa@sE|wdxq{EGM}Cu~dcPfSS"
    "Qq[{Ackyqc[wwR|GAbuGv?LcDPW^tCsK@TgTHpp@k`N`DaoEEASiqjks@ELGwnxFAr|Kw__ZFsR~?`tBPSAExodIEq?QC`?mxnOfA@XDJqtO@o[q"
    "qlOeG_yCGp{mr`SHHrOiu`}@yA}D|]De~nCPHRDep_\\L{msa{?FyG[gwIa_[xptvGqswvpxx{|yMNqk^wsHA?r_K?NSht`pn~BlazMXbNr@qYMCd"
    "z`_\\j]YDwNSDoBl?v^c}A[CPG`d~xMQCQ_Le?AL@CQL|J^Sk@_\\YB?wxG@TIE]PfR@HBG]?jw_aM~^CZ|K\\nJ}`]k@XUnagz}BN{B]wl``]gzNp@"
    "CCx`kQ@UC?kxCNxUj|S_~k?l{b\\DB~crG}CJpqh}kbu`A|{zCAX{|STksMCLMfN}l?wxnCWkE}Ta|okcpm[dv`_Ds?\\HJaDgAOK}}ogA?nWx~O?W"
    "Sl{VLNdUBqp{AsfmyQX{tcO}|ehL@JpX|\\`\\R_[AHN|IC}\\RBmpiXNgEFro~DNte~?\\i~kwjH^[[FQXSGNtN?PTVxQof{[{@yBpKEOW?B@tf?]^w"
    "YCcf@~CMulpEz]scCmx_PnktMPgeHk{pnQXFE^~{~PAPQ_][taXCy`wc{^gADQLCG?xKrsL}CQSyx^MHHRxnOplaFOHv}~`VGnwaF~@q@\\kxvBCG"
    "}^bm@cDcAM\\IHA?Z{`wN{_TCFOG]}Q@ondpMBpoOS]]OvM[rz^lF?RCNyoglMC?FRbDWBn~{Mqvp|mTZMB\\ahSSJx_TzY^wj?NdWHN|HrtKf?SCg"
    "uMscH`po}oXEAq\\VIsPTQslf~S]FM?^|~rTHv\\_UHAOo|@KsMrcku|rxGPD|tbStH^E@Fdc]WA[gGN_jraxAFU}CINpQzNtHzb{YHl{JGO{\\ljoh"
    "Dj[xLrXGF`NvNS_UyqtW@DW|~pw\\IpxPF``jsSkNFOxaC`KgyDWyxMDa?@tT{rwxC^wi|KD|C_WvHb[SAA|]v\\sqHsimk\\PpF`VqGCHHA^wlw`XP"
    "|q{fJstYBPgQ}CkwHMTLwcf\\}R{h{^XBvdPDt|o^D]hdvopYp?OjHpsKCmn{lRKgvSwzI@kWtN`ex__gLa{pEA[hv}QWuAtS{kCbupSZE_kOO_|@"
    "PM_EBshO}as@oa`SOcOYq?DEuC\\fGMk~fA{ZYbL`A`Ljv_Sg|dGRwDcRwaT\\@M[xUU_\\t@sgERInAb?x?mKvDJEVxnKmXCWpy`|L@c[zxQDL}]lE"
    "|_s\\r``EQ`|DhlPh_l^]OTLMBK^[BdtkiSP|^NsnoPHdrvXL_}hhmP\\yyW~XP[S{BLCgP?[bseX^tcVm?NKkvOsVQLwvCN`\\dE`il?fyYuKkyNk~"
    "Ep`M}Pq@rklFuPLVz\\vtqq?HBpw\\GqleBTSy}nOBQEKcPDX]qzlrCKJ\\xPGktoPlHc@~C_mN|ND`v_|kkO\\sm^H\\Gouao{L?WucnkT@}G?WUA`Tu"
    "Dnhakt[`Ge^AZ|?\\AifympDU~_kn|ROH_?qIfEJAbg}knoDPNTGzpCQDpQSLvdT{C@AcLnxpDRWvshowQn|TPtnzFno{eHcRvrS\\sAEQ]~@tFOk_"
    "?Og}YKWyuM{kMOgbHSCJ~yAgZXF}R}hKB}lcZpDgFnpOOLxUnr[XTzqlltXgJFOdBjwfi\\lEPmgMTbTCoAKT|kqLnqovBcy]Itp[ytxRxatat\\pc"
    "oPt}q|]V@msdBB]Yr|`xjQhjQlgyvBF\\bcC]II|IIdiC@]h{TYwl~o{NE?sn{poA|?Eix}OosRspI_OLQTJyise[mmoQ}OS|v}S[Lchgg^gynCDt"
    "LD?hDW~yy\\Gc|{tHGSr~r_{^A_asT\\P^|`gS@r@JFNVhjqd_@@h{@dxVgM|}W@HIwPkuGAWyA?OUIQWWzl|{@SdiJ?\\eLj?quj_B|c_[om@A|NHS"
    "Ss`EMRef|@LPGDPe|}o`@Z{YVq?fwnuEPmvuvPaVyIXNRmxGLmRmu{XyI{O{COVeUSOlLvXSnFKZBZeSiiDlEd?MBsghs~Z]LNpEyZrxRRneUrKA"
    "t?cMG^g]?s?X{Ad@H@JxtO?l|SpEW]wq{\\WQ}~{MA?xYjoIUHnsK?ChivMtkhmgus^XYA?xUOztB[}_BvqWNzuk`mu|[sD_evcANicXJFegfjMlV"
    "`Rh|DJyVR\\{?cbTSug~_[jLK@PHp~CHGP{tsNDBH_^Xp|EzeT_WoAAYOF[wPKeN{oqK[v`tZtupW|W{Dj^tfmMrQnm[hhfHhLAxcGUtq?\\cco@OH"
    "SJ\\LRL}[xG?VJAh~uN{EOTws}s\\TwmP\\EpjwKUdKuAkkDN|PHTrzyTvmlwKbOrkMB\\xDJbTUAOHa{ncgJ^[lK~Pt{~T}mOjwrCOAJa@Rz~rY\\@rk"
    "w_XpBcWfvSDNxRmWFb?]AQOzn{kdE`|]UgHpFdw?n\\GBl|dTwOAUKOnotaXD?zGc?KGetMDP@SqbC}nmpCg_B_QENm~ivtgoh[PPBOcrumeRNbsp"
    "ppHyQ^Gzx\\@O}}CnRnECBbXQNbf^uvtaIWPdBjRfI\\Gfrs@S}mZRDpPtGklGOKWspCxpl}uVq?hw{mIBY}SFSqKjAP{qCKCod??FNpx?R^]@DfGf"
    "weESgzxUzn~LTKHbqBc_~_WloqsthM|mMaf]?LgRyM?XK@\\E{tWyv]_\\tPs^GQXONbkpGRLsA?_J~as?zacLSlqcOlUUx@VejBRcBKKvxmch@sRr"
    "[n{dAUm@}N@IF{lu~RXJrqKju@DnDB@^JKO~xckdXj{_yPdIHsKsRkGtA|DdmoHHkN_B_tkIj@hKtoKgUmKZtPd]zQTB@eSzLZXCMtgsyoP]\\AGO"
    "uo[wjuwTq?sLCQWM|]Gu@_iWsntO[plQN`|H@Nwq{QI\\quPq@~{Zw@`GJ}b^HP`[fQT`Ak_]U^NrEMO{Eqzn|U_PM|gKLQ~KK^piAN{m|SLZFtCo"
    "uo[xuLtGX]svhA@`jR[xWi`ctksNHywfM{LILen?u_NAmueuyoXNCeM@|[|_PoTtHnX`|BS`K}FOwIHXQBxvNC|AGRn|{UTgh@\\SA|{QD\\sI{xD^"
    "?MorzNloV^ueRXj~ALGgZcCgC`KSDRoay?jqAF^{pQc{we?ATMxVvKcyspLXGAtJ\\|nSBn?amcosrO{JM_|qtolQv}|^NnpXC?MKfp_juEQnz^P?"
    "Er@Pmqmxuol`e\\mqqs]?~N{?FL}ZxB`CMLzxR|ZizB~L?O{|WKc]kd\\CAqXsDUdHvt\\ijmHmJMo?z_aOP|w^@RHgrbxI{BvyS`cWpnw?}l[NB?|D"
    "NP_}|@X[Eq_pw[H\\h~ShKcO^@Dh}E|S~IowF~K@wJu@N~OWkAOqPJy?lJ~X`MocPLOQRt_DgA@L^v^|npclM\\LsoJnGgLQWan`XI|^drFOz`I^QU"
    "GmH@FL_knnHnz|xwVDXTyJg~Z?Gh}qVk_?vA?uScePjxvbwFKrenJ]Spd_\\nMtoYMT}?sl{sP@jvjlXXoczwKHt{h\\H{z\\jx~y|oKw?B`_tJIMzi"
    "xFK`q[Hc}bdIxW?EnU?fnPzflqdk|LT_h`PZpeS_Fo|FQpWiE^@M|lQMuBoeFsSXmnc\\Ta~{rC`qy`\\fNntWJc^A}b?r~No\\JDgMwPjA~gPtRpR~"
    "BRo}B^fbAbStqnPwA~`E_?PwvQdf`\\n\\EyjvqbO`t}KtWp?nrCDGqcCPs}``pNuEM?X]y^[Vu?`CAKpx~P`CD^X^QcqZao^|}npSrq{sC}g_SaSn"
    "LKWqAchUqplA@^iMga|^n]@BA~tFRoBK|dslPRw|ypEB`^FNxT|Y|AO|NFhAJmy?y?WrqqfSG?TlVB_hJVwahApg~Pd@SA_xJcC_RnoDyQdzC@XN"
    "Y`kopppzNAWZnr\\h{bpEAULeL?hl?P[qYR|d[{\\Rn?v`~lSCKPcVGG|o{qP~C?X}~w|vNO_`Lp`L?lHDp|aSFNkXNptPDRtmFmvfxbTvvmCLCDm?"
    "G`M]KtKMo\\fh?OczJ^\\~{@gARm@uNM[Sm^TN{MXT}`wHKIsgQFHGlUU@E?qzzBtjEn?zF`giXtDyorC}Qjk~RlSHslobxMeeSrGbF_gGlKCTXOLD"
    "Ja|^fBt{_?gjA]\\lAQDucrPhSg?g[DwgzfFCaNztg~PN|kbFO}G^w@P@`[pdhLs\\H{FP```vIA@PqB\\KH]c_@]m`X?_Fz|HVCAioDS]aFfToC|P`"
    "qXSu@rznXJ`vot\\gmlOpj~@eGDHKXT`f~SiNIaF~Ok[OVn^ANb_w_tlOlZCAVg|AMaXt@SC|ifq?{TsNC`wK?PWQd}jhXtcr]huVODUBgbgUr|p|"
    "go?UTiHNT?zU@vG@{KtIvlDBudwtoLoPr\\HryCOEtkPwJGDFsYhDKswQN|ELAmPJ~Slw@[S}?xolLs_MMS_\\BCuT~vP`TUwS~QsnsA@oC?XivLxK"
    "xFomLDnuA\\ubOI{bxqh|{Jw~T^ryz@?Vx[kg~pgcJORQ\\utuC{ZUqk|dDnGa?}G]~[tTLcpaGuXjFasDLEMblP?gF~tty}jJn_|JDZ_QLL_Tp@DA"
    "AasqAd\\x}m^q_zc|y\\BV?elaYt[QNLZoXeHMhnsaipdUERPcXj@FTBTXiTpEc|krPrLXMVb[jDSw?rgA[qmfSkCMLjVALPIKFJTFPJhXMCBn?ddG"
    "tQHIqJhCZS\\Cfr|aMDqDJ\\_oCL|_Icu`rpbvv^zn@m?misH]nSz{pvsiCE{XykppNTwUGoizhsDh_|mlt~cTU@sTpBhkoNECvjWDKrL[JFWDttdJ"
    "R`|OSU]~vr{EsABhSRdIjp^]IpeQv|Sb~BQbrNAhIQQaTnibNbsoB?W]MSLYtDkV~_teuBpkEPZq}OG`Dd_XJrCJGOcyC\\d~{R\\ZA]FmsosudcPu"
    "TNw??Z{ywOh[dkWQ|DQKAL[fDzsGJ@gqp}Vf@kKpwz|yKR~ADCnwj[dzr@V[usGdtpED{ZdCPo`zqlIjOAlyxFKZ{aq@zUXfxCg}NhDVIkorrd~}"
    "n@rMWMwVUbhKyTNrFf@JC{\\kgohoOOOsNxGZoA]?AFtjY{MVIXfwhuAKOnPOvm[~u}SeESAZ?h`@HlR\\UA[~t`TxGJoc}{GNG{gZrrFp~RgHsrDf"
    "HoGmhmGc\\PavfnZ|s~?By?HpD`|kF?K|L`SXWOTA@^Tpz^Su|s[I}jT@?mu?tIkvWJ{n`W|cLEC{yoc\\TmHnkHspDoT_F\\PpG@_^Ttq@DQ}\\@|~`"
    "wl\\CsODa|N}MnTKHn^NAx\\Kb]Zvxtp[`o[]f@@K?IaHEgu@x?Z`h}\\{tR{whv?@_trrEezsvlowzZj?wsrpCBqWsa?hLk\\N}NM\\qopdrKj?xMv|W"
    "B`hXuZygmUTc{~x_h\\QyOj~iA~opGmdjF}GvM{TTnnqRC|`}ikxuwCTBETlFNw?y}?WeCLd@{}JitJTDV\\x~nRH~CoGzsn?]F^@rlpxJ{_EpWA[D"
    "xa]eL\\pJuL|toesUSPISuVHCRJPosltTs[k{EDIP`^@gbSkcW~\\]~PpDvXG^JDvARQOq[MRVnp`UvbO@DAUVfmQ?SmU@_rogyUNvehMAy?]F]LUV"
    "ZrtJ@nLkA}z{kttme@LBQIs`P]n[hfX|Kn?^rN[YLC{NDagiKBnpghFqF{caA~dGOwLYjbo\\TQ_l~|rAwA_dib^ePQK|_vWG@e{DwAO_`tfvHdho"
    "PC?KfDX@]T`\\OnHZxNcKzbxht|k}m?uMC]mj?REWAKcjpB^UED\\sJKM?\\\\XoO@GgpOGxFieUk]qq`]I@}Z|}EkIZNRJtxB?l{NSU_JvrF{Fikqxe"
    "\\QL]GrwxIhlUN`|kCNL[ysvoC_zvMEVIdtCZKQjqi\\`RS[_qIdpQ@]juWp[C@jGGMwxSNBZNbvuC@BBzxzXIztUEnnPVFWmak}sbv?`cSegjo\\\\m"
    "\\Nq_FHGJ}eDEARi@@_``nVl}|]XYl~qH@|IARS_HQ[R{A\\vHY\\`]VFKlOkoKWkVeHn{S_~AXxov?HApTyNTNOsb|O@XqdR\\U|OGYtTwOojg^Jx^f"
    "MNkFMU[b}_`|CTfzQ|ez`P^Az~|^oCAQJ]LdAM\\Iw}ogQol|sC[M?k\\jIdG}vrcKwbDorQ[\\nnKLxpHhMPhdXh|mJS_\\pMPx?~dJWnRtdW}kpD[J"
    "kO`|`W?SQQxrzlmE@Yce{mo}@L[l@?JAFJgzw[D|mF\\Ri[[~pCWISMLosElEVQG}BYXGF[nGPNRAprv{MaXj{JeL~kkm^@CuT{tBNgsO@~ZrCBvA"
    "NjPfzAReu^XymHD\\Ln`UG\\sBWYnkTE~`pr^AISNsB_l@q}KMA[{YHVDNDxFoNNfyQ~`HrcmUV~[qE@?gr`l}tc`mOIEhpTq_ObS~kG~{CFkh`ZSV"
    "BrKDdQBcN`eZBr@iA[}C\\qJp|m?UMTStLKPZy}WnX?Wx|?eDUXGJCODHx@XG@W|c?y}bDg|DR@YzhqIS`PeLGBH~HlLYNMG{ipkUl`tYRRIDO`Rt"
    "vnM@Ip]EyrOHFdhoD?TRKtEEGqGru~}aEMTex~t}JHUtggCzxtNNvQKbTmJBYaC|DqXsHhGTK?OteLjqAa[h@B|{zSIrA_Gfs{qKJTPEW{?nJsxl"
    "GYZp]qOsVLiD\\@GZvrtRONXhKxzWpRGcX[WSGCfTIf^s|gk^wARsdOVQ~B?|`ZpQ~RjnotSW?dkd|mtFphGKurXu~KCLuA\\]~`pUk@FAEpL_|DXc"
    "N]?qkOwpEbF[KAcGvpHBdw~BGUOf\\mcJCmaaqzkjnTTsESPcu{LQ{}T_wDmQHmdqyk|[hET_XoEpxKvk~awyApKmpkPf~DovEvr{SSpFoTtGLcM?"
    "ClB?Krc?BjcI_rTPCzOtJCHlPMtRCOgpyAtCvrCSJtFeTe[{BQzAAr`KuS\\~gTh@`^gNKDGIPlWCQ@oq^Mn~v?t^BOIWrDOvz`lF~mvgzoPOG@Gj"
    "JK|qPKM?z_@Jr@hikai?fEoiIGDfD]L_@v[LPZPczlFo?@{|`[}X\\b[?A]vzA@D[mcsfuNK|mAgAA[~V@dn|DTOisA@Rs]LQva`MBNcpVmZi?aV?"
    "tBif?XZiELSXfp[qloUH`UDPB]gpwkT{u@`lqaxoGQ_NFrCYPbjF@sLeh[XWqc?FWS|F|\\DBqB~usaN{OKqCyyXILCQh|MgfJMhvH[{oQZtVBw?}"
    "CbjVgOnoC`OrtpkIq|mXWsi@vUlyFM{y[_Wq_qtY`R\\h_slbF_[lXIBVrA_JHZ`KnQwGJ_PP_a{?ULy^~@cTukwJEWH?@q@}Qp?V{|x~B\\jAK\\@i"
    "?CvpyccfAQ|dpoLPx?\\eD}~dxSqk|rT^AOKJY}wWpaZABrXSrbssEtxjJI_v?pUpQef}zl[}NP|GR@B^z_QJ{]VpTmSKK]pQKQs]D^BuJEoPRjcc"
    "KNeLR|KJ~O\\bs^bvC^XbmTgWDpOPHkwbBa[evpbtAhGOoW}uOOYNB`_CAQcS`_lGLCKElJLEI?sw{a\\PiFaGGQffu{[y{CRAMdpwRCW`upBEyTMQ"
    "{OXdNdCxa@_s{OOfwSWxtBAFn`SuP]x]tmLQGYzpyl[^w||uKm?rMn^eodPNYOD]qpeNz~kSE}sfqmmERmwxltNpi}oRI^dqIG_s{@uMTzTQ@G|i"
    "OvtCxmDR_u`Qy_WJJB~onl@WISKVsN@AM[IlQt}jjmiGw{semnSGQq{cKjuymMS`_}HXM`pNEalU{?LXH_P^PzCZDpddvE~sM[AnxKYCiRiZE@l["
    "Gvm`z]YAKul|BXti{bzAx\\r[_rmKbyL`s|OYtuD`_~`uVoDW?]KUzW?MxBgYzg|[z?[DAJkF_y\\mv_z^A|XNljWhssHOcZndHab`mnTM_nXvq}gZ"
    "[M|Ul]oxLRc}u?XOzu{|tAcTfWENAlsqqm_tGT{bdtYrhsVYBQsNW`sYpAV{yS^Auot`PntoAcG[G?tY?QlfEM{MAbcn?@NAh_xbA_MKSznXbcTR"
    "|LRWPNCCcJqOCKpXeQigxGFH~BpRy}oJNccX@\\ddWykhQzhPBmb}^^zUqw?UZsu[CbfrdAOPX@G|kKKhVnY}I?OZ]B`nOcxb?@y?OaW\\{@ox{AH["
    "B_u`zF~~McQ\\H}wLQpfsreqe?NJOIQZCYgs}o|_@AqcoyZteM`iPoiwCJ}Hb@bHOI^LjzsXGX\\QO]Z?qN\\XIWEENPpgOkd}F@WNkwe@Ki?hNJLx@"
    "SPcnDTuABI[Gx`F{~rgMl_de{iSSm`FmpBggFLtQRW|CECMIBP}HHs{tKa{}IMyDz@OIDZcuz@[}AeO}A?_unKHjlt\\\\B|YG}{uUD`{BsBwnNAlV"
    "O|WCDdstDzh~cKlrXE^\\FAJyCefHM_TbtlVKthFwr`CZ~\\U[|k@Zzp@jCg|fOTC[M|AWIoSq~N\\FrE_ATi`_LT\\|{^KsOq@c~k`p@W|Nqat_^eE_"
    "@tWion|g}loU`QpA@@rW|nW{K^olXeHECBr}k_]?G`tBBSUF\\{`}r?~gJstVHMUV{VceHFkK?}PU~m_{@}g`Y~{B?p`\\wBdRKR`JlPCO[|jFpBoE"
    "m[A`HPCFWM`E`PhYqBgg`Q@SAqWj@|gVAVny[NwcIRPLmBkdo?SMQBHYkO}?Ct`AA]DFx?L}jMZ~[ETm@Q}?CkHsGCD{ulKXlaa\\plsrMN|bY`D|"
    "rVLI}\\zADNbVC@t[yBdISFLQIBXCS]oiD|SCr`A?pnpvtfP_}@uhAAA?@QT~qQtgDtYeGlloZQciATAIzbgscxGXUpOlF]thR}_vy{e_wM[loLxV"
    "{YLrSCtSi_ki~{_mHS`p|brU@ZcwLO|FyzMKlrzlMMHgtr`~LSlIDgsC[FXDT@km\\a?ZzqlouV|EyBpNHtNnG\\YQ|WCyJmmoorLiDYxb{OjLHrDL"
    "baaAVe@Sq?TZRlPgtxyQntEOQC~][yBa`]A?gtc?Tn{SxsDxBaeH`QehA{uIzml[wDp[Foj}EieQbJCs`^nH[\\On`RzNsVL\\oHF_oc{RGHDsPG?|"
    "ANttaD`Z?HG{{dhQ_?JAKhyUNXodtLjAWLm?OxNx@rZV`UmCE_hC}MuvvwAmGmZA_{IZPQdidarT[]FZSBQu`[bApbnpbH{nrSA?IsYZtmmGKW~T"
    "P~VcTYMRLJZrjW~Z`\\RAEVjATOY]@TODWL|FbeXKSY~t?Adz{HGn|{kBnqoSAk@PTnIsIPWnBy`?ljx]BotXVQ[FPTUmOQcpzdSLk{^hySTV|{{J"
    "uBsa_]?^VVcIEPUG~d\\Sh\\smFRzA}GJMyX|NVq}?{PQm@`L|JHd@`XDJD}RABqoR_zEVoG~UuhGvK\\I?DQpidMKEuvYy_pRhWEwx{g~gtINewtMQ"
    "?egBRchuIo@VHZHS_?ksvn`xlCHYn_yJCUy_pBOhCHEk_{{Mh]~NqggNR^p@sEy?SQUv@XONpG?bFXGU`[gcYVC[}\\leaskAlYaOWNTp{XDB`[Mm"
    "T{PiUR@[Znmaxa_@yMmyMm]Hjcy?kYE?l~cLaR[UYYRx`XELlNqjs}_l^a^ihOAawiTwB_|QgRQV[AockhnwSbrALE@{_?`VdTTFJ\\s\\QdgQLrMZ"
    "UGRAB{}?yMu?@yDmmOKP{qtHKG}C^hfSIXEnNxGp`XF~i~Q~KG?^oPRXic@gffTm@@m?tDq?IjcmmQ]ltaCK~P?vqeztBHDUslvKmYIfxx[SNYY_"
    "gR^AnsDllmq_~^WkCRpDAeSnrx?pI}p[}?kZB@ONO[sgx}tBtQOjvox_oOUCwpTaLoWMLpmG~?Ct@O`M~qGJr}wG[UADB^_SAp}h?_sZNbOHMntj"
    "~q?kBOPF}_lfG~dj{bxju}|Bhz@[r`xHXB?mO?iNDm?r^?toC}Gzs]diulpskpXLrKou|A?CIIXSo{kW~@s`S][TBNl_GQCnuQVrLj|^rMwXXEXu"
    "?@WdGriEs@OZOsNhw}CaInxmvSDIJRHpJ\\`ix^rROErdrZcoXoCsmrPBu?{[BAa?@ZW^oj?P|dKZo{VYwQsi_P\\^Fw~}tAXTuXDKP_kOHbLxiJkP"
    "EEYLTca?L?TlrK`QEaMko\\urY@HnnTv^|rJqUdN^G~Hcc[EJB\\|kDzp}mEdF}[YEPR[r~BvsrSqR?rLM]k|YK^`|DW?jOsGVAr\\wuA_{m{}`JMtf"
    "QDeBVrDBQpgtIodV@?O@zSrZvpU@zotAwSkrK]{_uOfeJsx\\IqdSkQdJB]TXBPGXWNbmI~|oGmvADp\\}{RkFwawavvo{|`woxnXTKkcbRKDaqHGe"
    "s?tT}`O{OkfZFABgy]TODDh@z[n?woOIWNxKyosV]l_T~cLTnSXbdrkzHL|aP]PAyPHUo_mDGNSzJO?vsLs?GpkoQQGwxC`OuUK[z`?[C]B|\\aRG"
    "}A{r@s[y|ELct|ohTR?T?d`WU|tbw_bp|tD`faOcoc?PQCtJDruzPcLMCl`O}kW_DOO`NAKku`MLz\\cLzA{MvuHmuK_Q{@x\\k_WpwJlmHbOJJACk"
    "TzV\\X\\D@noTLr_xxt`gh?`QBTOTRFlg^GOTBq_uFvlgQx^OJ|DORv\\sBzbzzs}cd~REfrn|CmuX_v}pLMNK?rIqc?x`uy^VPG|[tuDkkMN]F{\\wt"
    "yQx\\JXFdtp{\\|?y@]hGLJ^zpwpKKvbfAyMpSInoOxfSqG|spL]ohEvnjViBZLFB{tfI~HoVA{apQC?bAW_qF?@ab|l{vtXGgRDr~OUtJGG|A?Lmz"
    "Sg?rITz}JxGb_?iEvd}BO@hZz_OfJ@mPlKtEC\\CRSAsoD?goFaDZ~TAJF|wCxRPCE|^lEno^ynA|Q^{RO~dWR[e_rn\\@Q}mAs?CVLpB?vu\\x?@ts"
    "HJtlblp?FsDRB~ATz^BxztDSx\\drsLSFs[?ep?{v?AgAEpTgna[TDQkVRRasD|gZC@cFNmckERlBtcDt}?cyJ^kK|swgFb~FpsGM?NwIt?oRCPsb"
    "FngOE^tKI^d\\}nYh{BgYNMx@F_WjwbPxFmHeqLh]~P`eMNDNyCEgq`xSvpdrrw_REUGMxAHDZakbLpOlGrwjBagHQpRr|aTXp{?nAQTLx?w[vN?e"
    "y{XErtGeva`hUP{G{qp}u_DGIBHLEqgbISwXoAgVKpVWHfciMPKw?P{`E@\\`SAyiJSotBCWyrnw\\jbwQs@KOM}pS{Si]dnLqEQK]KaC~PK@K}nLW"
    "E@wi?m{aUMkPKNlHS\\CaVAg^?mTxz`SlBmj|gQN?xnSo~NoiOO_]FrReMA|@@dw}m\\@|BRsNQmGYqjxquahJV]jo}@@ifbG[zep^Kc_YgOg]J^Eu"
    "?tsWDlktOG|vipcl}rxj@~tnOd^uHEk}trS}`_Lkx\\{e@{{S|r@AQpDEALO]rRxP?}|agTts@aDE|[{kE`gWD}h]Dpk_~uF}`T\\XseHV?TqNK~T["
    "aL[oQ@X@CU{_ttDRoMTOBMH`t]_ZLIhM}QDUSpFmGqvs^V^oEXDE|C?Ozd|PJ`W^Nn`aH}LEBzd\\O|TeJMWpKDngxNAkmnqN~rc~|cbAK@GpZLTe"
    "m@]Vi}XcFNl^PZhZBk\\LXZXxWFW_}}DnNdWpD_i@SPcuS]PXqkCx~PReK`vrmQTrAnO\\?td}hM|cNRqC{BdjttCfy~PTFDgg@K{rYogipP{RDqms"
    "DO\\W?oOZFQ~uAS|`yJO{t^COJl{WBsgr}BObqrH{{tOZI][[Im{dDaTcUNLEFodvssuGvz\\gvbhpJ?Q]FT~WLMg~DlaEHpLUAmy\\o_]GwpT|}PXJ"
    "x`P|B\\`FCBO|n_xIVVBdtl|JlsLi?AoU~]|KwcpMy_DPorHcDouWqOwkuzlA@zY@{}s~qEDNlAd\\ELXq}qteNrHyBSNlx__Zz_TuwvpWulaU~|xH"
    "toxPU`SsPM@IHdXKv?x?`VGW|oFrj}{\\wOhi?lOWzoocELxNCIot}^C^Jcca_??iK~jUxXFfy`LCePK?vIGOqcGQGCcyJojADn\\GMPolUD@AQlkz"
    "GSH\\zO?jmpLSA~gbQ}^To]cPw@mDeBd_ORpCy^oZo|Ksrm|mlP_uhcscHpFxM?xl@b[H|n`?FASTGoTXxL@RAGQUIuNwCBSZ_rzvArGvC~xTEO_J"
    "ElW~wrc{COfLwC\\BHaglyO[Vs[xAG^SFM}Glv~DE\\S^A?g|MbNrKpW~z`RgOwxECDRA^}oeBoqbASd@qiKGJuU[GToGxrECddnoe}XdOYN[RSQgR"
    "ctSmJVKlZ?ijJHd_F`C`?NSYXNDGp]pgxqcGJ}smGOyWP~DQCDX?w?_gE[|N?LkPullc~qkLCm_T{CH@yQkSqPS{nBxBu@[}N}~~TMWUAakO@s@X"
    "KlLVBrrlKTOOy`oqS?oXIs@XM[wNsl\\EGz^vzPTTN`sc~s|Us]tOxRZevrHLpmsjzOKvEBHfKYCe|}{D@\\|rM|c|Rdsbo?PouovsyF@[FmsHEEL`"
    "m~_BuOnZvLSPrmwkxa|D@lHx{vGrTOuVV|CfHQK]}yG|pULI^]}H?\\qa~b?[NOv\\woyHH]YXBb_eX~CnN?MGWNPnG|d@^rS|hmHOqV}@NB@KBRpV"
    "|zlABr|S~lPqKNHe@|IAr}IUVtSnucJaqaiSlIsSQShmFoufBxGOzAA`v?{{LeP_tWkqP}nGSMl{BQKggr?nQqvxV~vokOf}z^\\rsyxLH~SX~\\W{"
    "Q{QAk\\cxIbF[~_Wjx\\nmIjcEdVrNL@tp~cbZ~X]Wy~OW}QxSVbtlKMcRN]iCEa{{FTRy[LDYrDBnv]ntKicpLmi~HgOThi[p`?Vi[^?NyDZFSN|B"
    "Gq?}E|m??XF~eg~rjXDLlaA]FCTtz|t@uAotfNtAjc]Q{^cXzp?YxvG`e^rg\\?LNVTDPVdVevBgLu|@WC][pqs]nDMqDFlKjN|TMbN_v~?tHqHDB"
    "nQcKn|@mR?XQljlpInKqNSHQKXEmArctYuyR?_kM~|ipT_j?{gDq`XoZ@}[f~dpfSC@ncx?nmU{WC~|Yy}OqG`ZHpQL_n~jaRZJxDMlBDbY\\K`v?"
    "CoKk~qnvBr_KvMWVM?fVKsrixst`AhEhhJxDjJ{kEzPcwmyLbbgF}z^]L]dL}~x}FzuPl~L[}]^pESklFYxTyRSa@}ndsMX__ra?gvE?jHE_v{Lt"
    "Oa{jLVBAIKgyA}Woup{NdRfp[SOX`\\Nvqd\\_k|[K|\\s\\yY}Cm_\\A~_\\ZPjckG]c~snuLh`GE~D@VpMGR_tWO}{kFTqwI}BwYI__uU@^f^@{RN|]i"
    "YLEamKzA{g?GDcVUk{nrCPiz`_ldVChrAz{l|w|Yz\\|RedYCC_dEx}tRuRok\\Bt`hjm?{rTnpzTJHp|~GDVtpm|jQt_vUQ`dx]X{`Svcz{h~H@Pc"
    "~ngvm`}X_{GFmcDhWR[k}@?KBKl`s^r?_cn]mXTqkYUCsSk@ypKbnDofw]PJJQs?GJTHEhDKDlp@xCDUkpmKvBSy}SUk]pyX@]sqRsyC{rdukEPW"
    "hPSEQTR}q|v]PMKV|~DH}mIaI^?jizJGw`{||\\]rGEG?BeSWS^yHoZ~sJ?h@\\CuPGhoqw`Q_`_YYyVpY}pmtpN[nv~I`C`CRMcueB[y`W[BtxhaR"
    "Fqkl[ilVu}?KNEcsCM}}Jqhz_sgqZmkh`P_Ux`S]?ks@x~\\]HwwYjR@U}WAJwMHQJNxa~d{{Mn|lzANeGxGVw`vgkyNcz~SYCQWZ@aW?|eVAzDZ?"
    "Tekh|mMAab\\FB{?oE@lLA}\\oXbqW@^snVtJxDwTam[ZKuq{spK\\VMnc^iZh~m~kXgswjvqLhQrLhqMFRm?AELccrl\\@QDLwYpG?`MQ{Z}`NjV?HK"
    "i_Kq~IvVybFjASHIhjLFA\\XaJ^p?DnidSbqu`\\ApSpGLkTGtD{YKxOZnBku?{S`t|O`GFzY@wAw]|as[Ipc`qD?N?@h^C]Oa@[swkmY\\pa[DMf[z"
    "hM_\\?qa?MNiJ~NSHP]\\r?}cINlCXv\\EZj}Gi{A~hxBZwG_?Lu{fe@OARy`G`Fuoixnj|JTDyjQHm`_k`krdLJRNvHB\\wl@EJzbzmB|\\mBn`drKtB"
    "_poquw~u~yh[r~O|B}h[GDIKVs}vrR~zPrWN~OSNC~{l{aK}}[fpHnkFtJ?Y@m{amPt]H?w]A\\|m_q_bNdfAX~?_BYpGAmoMUBXOG{g`_pxe@nPC"
    "hb@d@b\\IB|py@}bw?ll`z~|KVJ}]XlkvOskDNUWkZNc}`Q_vV`pBztO_BRk|xD\\_C?vlTdkj|BuJhcSqpas^F|L?pM\\NFqOXEMPSy?XPCQTTAU\\b"
    "??pvf@DMRnpIFoHT}QGtGAT_I]Vv?TH@^r@aBRSOyn{iARM?NEo@@@_[]AqROsM?HrnVU\\|tr[T?vlpn?PTuGYk^VpRrvqzT[OU^hOhjMPteFcW_"
    "AG?NoqZcFaOjDouuPxhOg@IB?Rdm@V`XDRg|_qpfvbGeFq[]u~\\_E~_eIM`txePBaaKNEjQ[MP_xVBHj~FEyf]_{I^EJi`wp}?klvALty?ZioJxR"
    "RdS~OqHHIERr?w|EFcexwRNzxqtSr]DQKbLeB@KfsM`_paKJA}j[kG~wy^hE{]hGHaXfqu@PDdTDMaqG~]|TEkYhINd@I^VQGhDL@lNzSAYOB|cB"
    "y_RwA~Dv~M\\iSoHa`jWE`WOmTQCplBOw}|?gJ^INMa`RypyS_?aBno]BOXsd{TQeRbW~BgO|uC@e{]Q@rOpKS_CnJJr^zTXDNQ[KWH\\uEmEKxvtr"
    "HXykoaTcGesbhCc[W}LP[@LKGDrS?qCbGoqJ?ZojQo`fPEWrzlHwVVnsZ{}OJcRdq_yLn}PdNAhICueOzsaR_?Q|q\\`D}uKj\\n?tsl_Z|BdnQ~Ei"
    "JQocQZknldK]U[xWyLoxFRY?u@P@q]SZONgZFqHc|pPiR]_oBBHmx_cPapHYIdCsw^fbklXoDODJIutSpzWOE}cc|q{_x_OJia@?ae|e\\lwnCbta"
    "Msi?}G|}wp_I_~REKBSrV[OW@D|\\|kbH~`oakBSNPDWx@aRiukdN`TQW@uVKrTclMOwswXD?ybZAw?KUHPMxH`BrxW|BF^{hAALfwqulUfcYasKt"
    "vDRAM?Hc@_?xHRpmwCI__tC^cZ|Mdl@^V_zrOOuL~{QIJrE\\zB|ZuG}LMUE?|qt?B?\\cocdt{w|bxlFrRABkNpQ?ugvz?aU?k~TsGM`JrmBSZ`KQ"
    "Hlsn?ms@FfWzH|kzHXKIMm\\dI_s?DJsoXoC|zOWJLAVk_~l\\@HGiwHG}?]Sh{`HZ}?dvlP|L|RHETzogi@HEEavYima_~F`w}RwGTOo~zqWLxB]J"
    "J@`|EpeC@N[bIn@|S[kZCBfB}?FwuNK`I{Vv~bg@GqSgtk`Z}Op\\CkLcTUbU}M^Nt}dcgOK[Put{TkbkWBw`hn_yGjRA}QbnqkkH~Tg]N]kbsmZA"
    "vms^o_wr_k|mTu@?OitSQTXz`[X|}qF~?U]?E?DD?]zAyEfzP}Lr?pBu~Ark}jx]ppSrqBMMtntLS{KojPUKSOTPoNX@uAPgt]wm{zc^BDdY\\cAZ"
    "@MfRk`yMJMOk~PfD_zx[`~x`hASsH|`YuzwLrZABBBWYFNv]bDYUDM\\U@fQQVc~AF?BqMN?b@pryARxhQLhzlkR?rLBRdduZn~Tl`\\P|o@\\HSVKU"
    "IphG{nKklo?~mmmI|ZlKi@qNwmuY~a?qJuozw}TUMYmABAxx~}QIBZpKC\\BAwQj{{`AYx\\I{ScSPweth~iS|C|gsMrkhpKqTud\\IVrh`to{}ChDA"
    "XnT_HLr~{\\g`cRolzQI@A`lqG|XVzTkcr^JwVNrAwmO`y{VignSdi_g?UO|[Gn?qD@Do`]~wS^z?seFvK@hF~RSfD~fg|cXrAxxDxSy\\rdES}\\TM"
    "BjJTjJuQsQPWGbdEH[enfqFvX}wTNeXXuxh@P^MgwB[v\\rcjN_uEwZ{QE~\\sBfcSee}MsrBPMbt?sXFUMjGnn@ii]^sD{dY`EQ@`s_^w?l`Kz]xp"
    "NG?QNRjsnzYMv^[LEpOolzWGRQoqSOsyMFo{GVMI{mrqB[OrrvoRPMOn|`ZD}G|MrOcondP@INKLo@cMvozpnqPIw`KiKT_u}|}iy?deBEdzt`@G"
    "[|W@}qsTLNm\\ORadRqnNBlQSWat~E\\EWyApSiMXUgg~Um|XEq`wtQnOoM}sz[AwgH]o@r]\\Z[?DxeRSKdli?E]xGujcJSADW@C`Tn_l|CosFAASv"
    "zlSox\\wbms|Tc\\{lp~PF?GSSUqldW~~P[s`Tu]r{FEtKIFGMwqPfMrLRNApLR_w`@uGEP[^D]_d[IxdECRLPj]`HsaCwKU?}zPpLUPhAzotT@~ld"
    "R~NF~p?b}{~yGXGsOBgZETuQl`[AYlqiFprhvNwo?AUGn^Plp@f_xNGqjAjjBGss_x[cTy`ky]iDGRCBqW~zBO`L`PKx|oblzDYb@CDt}GEGLt?k"
    "FBVor^G}Aa_ysuAotx^jBAIF?P~nKeljSJOsFzGqtNwbkNHMmRl\\GRq??ywY?{RAUnbfWckVB~xup__^AP_cVQFVmpgrFsA^EHDR`TKjwr{rvPgO"
    "?UEINcq?{^LZOBviDUGvK{rboQdOkmw\\yTDxQBdKeblfArdij]ou`RFUuIgzQOVApIQAFP?t@{hGK@SxMoydhZjaONbunl^APPdSED@kYkioCCyD"
    "[zI?U]AFew}?lHo]_}XAzfdJVVnkw_SRPJKqaERAjwI?DRs{|ylaPQD|UtzAvzn^jsGgIxeYuXDGMqFAi]yfeZy?KBpFGEC{VsVnwgRBxfUNiucc"
    "irqZOHDf`_~Mjo|f@out~W|F_wE\\`UdUtbdwca`RvDt\\|w~dZ\\vLwDU?hoG^pH[OwsR}\\Wfo}xGm`aFA~HE[eHGl`ore`^o|o|f{nj\\yQW~jIR}?"
    "\\g]sPHlTiak_qNm?@w~r]?nAFntaoOBc@bQ\\`cBi{Px|_GdmRBWtPL]Y_u@PRG?V|?zuipPJvG~yGmz_d_wJIxDSG?aJWnMNY[n{rrlO@fwebj[P"
    "UPDII`yeGYC?`R|f{Le?O^w|sHi?hSEi|KYY\\cs`kleyEHFNXXGkhpI?FuWN?rE?BN_K|EIX~LlusrWd]FEeTXD@k|Af|f{\\LZp]tvu?@c@pH^]@"
    "vF\\IbUV`e``imtUbq\\a_nZwyl{WcH|p_uE^YLaq?`W|]_D[C`[VGeBzZLCVkIsdkuITEZCM^`RbmFlOgzlU?tYRL~bYPu\\\\ghAlecl|o?~SXLDRP"
    "M_fqMhqt`SuTU_kPkW~AKi|^mZ?QhdFKG|^p_xDuExXj{rP~}G@F|AAlSJduJOOpMA_x`PEAdG|gvK@cI^vANoLKxneGk\\{r|ckZixedhCHIvsAY"
    "T^LEBMds^AnvuVq?_s_zzI}yw\\gS`UqUSNOF`Rq?|~LMhrki`RM^iepkidVFn^EkE[g]{^[LbnjAGxuqSuLHyxGi`QPnVHDEEb_gKRWOczCc~B_W"
    "tbd^CRSRQBKDxKnzpzo`@[SYfLtqHP@uxOai?jbSUCDXm_JkIdJm`\\HC@Q_]wQLPt]?Lud`{IR_hACdg@aXfx^CEkM\\@{o|fcSUOF@eOMqo{@@SI"
    "FpkX}pcfHC|vunHSZTEbH\\cupadeF~s[lMxMu_JxQB?lLSOkOAOpG\\viOdCaG}Cmq\\SVo[?n?]DXNqpUDMSfJ~W~BJ[_TS_~u`cxMM@c{IkcCNHe"
    "xcrgI[WpvOX{z\\tkEpLeNn[@j?U^NHFfuDRn~pO_AR@EUmG}`Z{LzTX[tOHEBBpERAaM^ZT\\MoOsCc{gIOCjjg}fxR|sTQopzmw}kTL`|Y_RCEQ?"
    "hzamrt}NTp[rCNoqP~XZzBT\\NA\\VG?FlF^kytS\\EVxE?VOG`wnHt_?XhEddhB[A?~cNi`ZsWQnrAA`i?thF_NRPS{ld@q_dBw]LdJeHjEcMCp@TH"
    "}pkCt\\[a}g~tzQ@hixKp?~^lsDYEyn@X}`kxk|aowVgnHNPzM{qPA}PSn?K]Q}CbmOKlTBgyN@Yb@qtjqqdY}O|nlBxHCbpR}aIYHzSCK@O]x[r]"
    "AoOYAU|NLOsTF_|S~qHIxQG]Bq\\DLQCb{?~Y}_JmH~rfx{L[XcnyDmtdoREJ{B^v{PUJz@OgFZjUTdG~AQKhSak~i[}Lm}UbLrSs}wgO}mtZFb_~"
    "Gtzs?MTto|_O~qKYtBh@AUNAIjC]YptpIM?SBQ\\HLZxU@Q`APnld|KqFvBcwKqyFzO`OP^WaO?QEubkzTL|rV~zmvdZETvGXvm@aae\\dCOdtTDPl"
    "vBsUzZ}WvdplIC@vCbT^}pTEkn]VnBaO?m]B{[OrDZ|GVl|VGPs}xB?khK?YN_o^lsTs~E\\\\x?{UEQEQhM{OzeeJwSTcvQpLynjgunWyBLACuNcX"
    "TpO^yRDqXcDO@oWEPOCtv@Wexarq?qLXG`?VlW[^tNGPiDApvPcfBMhp{qo_xD|\\\\[xE`]xKO\\cS|FCTw]@HOotdqL{qEYVwp]tYCR[vuC{xlK}A"
    "A{C`yOtBzcHn_|RVGNXo{C{p@RuEV|stKqWtmSpRtNHLq\\pZsy[swLMZM]LIcluMCafj}Edbxl}JJd\\x@]}Dw{SALptKJpC|DDTCr@pYO?TWFbcN"
    "FNOnmPPfA~w{Asgmzb{Zw}meYBNrpOsx@Q~p?^dz{{vgfdO[PpK_t?JvAP]E?KHVPA_Axs@x|PADq~TaLNLFJ\\HP}MDNEdcsjLOQv`Kngkdsl\\he"
    "uDdBARKuHpGIx?G[}IZ^RrFwlm\\GzkHtENCh~_p]v~?b|@s@}nsQ~NDPB^aRl\\S^olgKBrI}zR@NMrPXWMd]i`tzCPhSsEw?JMz}TAa@E[p]s~x~"
    "}shvTO`Hx{gOA|OerNHIYMFcCGsbv[wnR[WLvS|fHqOlvms}zBGe@oV~J{{tAjw]@CDOFNLWof[EENcG{KO|kmDeH?OrpRoIRcCMj]n{@MWwFutH"
    "OBn^xh?[{lTeQahc{M?RUADbes@W@sOxzaDUqpnvF@uJEdzyzPAcF`|A?_RDGnTi?jXd{STGBQU_AqZMqNKbOk?]OQ`nvNKSyqXXui\\GokxfBldU"
    "QQHlFesxRK`w{SCD@qc}rQ\\kn[fnN@OFRV[Zx\\T{?SddBKOZGU?JqYBrUd_\\rwHVF^?hCcGr{|_UG|LC|Acy@CtjB{wO@}wm{r_jp_[oAC{nw{vy"
    "{rWrpdpW|b{qObpc}@kjy_MREdC@fytMyosqz^@o}D{Ip~ly]r`f}Q@NWpLD_|\\SwBCsIqlOu|{WDLgO?^ohIsGx@mXEDc@IJ~hETcvnQAGCBgNP"
    "`_ID}W?[zqVy@W?dJpU?tBS}q`YFzO[}WPxS|SVVn}||FWFysOXbtqT]yKvTHPSb`VSbTMBqHkv^RMeNKJFczVOQjtOgJw|P_n^\\MMTslB`IwHwM"
    "`Q}FwLcOyrTDHRH`oAJECg|fwLyo{pR}_}}bz_t`E^HITAm@uN|~|KorLoUOw@@E{Sh?MlTgn?C@wSDIGP[a?AiW{^jww\\\\hxrOmDQaGG^||z@wQ"
    "O_ZlVD@]O{kys[iVaMEaM{kGq^XjR]^qS^RqucHTw^gs~X[bs^XWyW|RGALmDPC?BA||}SO`o_nAtRO_@]{}JwIAkNMj{DlWIUHdE[qDultZG}yX"
    "EooDFDHsOUTr}_dfGLXI@]H]J?wMK^T@JCHhnRTILMWYHqckuLhQIS[Tneffy[hNGspKj]@G}^c}oNCpIO?IR}ybX}~x@FSyGNcEDcpL~PToFNW{"
    "HpKJ{cC@BTn}B{q|rmH}EikSGK@]y`RHNOpwgpXqSqwzPqHc|sce{o\\hozp]CafV~_|A{p|\\rBZ}MccixacjqahbHk{qz_o@G}c{q\\MNKkfhlMta"
    "@__mkQ_MJrDiLNf{U]xjK[C\\N^DF~pX]D^Zax@?AUWpWxOpjCNG|qAlAHqxbqnS|H??]dB|mE}xqy]Hf}q?w~\\TKjUYJaylrKqTNAOs?rKXaIc_i"
    "ylgPxMQmuh[uDDnAJbofv@mF@HsNEcdiI[kFm~??mqK{zmXhHKkKC_nL@lPt?{[Bz@F}JND@GubyM~C}SoHQHPk|@Rpa?fGd~k|NL`[Zl|bHc?CZ"
    "Pv[nJ[|fz~@D}ncqwtk_kMSx`^wl{?ZcXQd`r^llNmSss[HQyQm?Rak@~pcwFSN?lDTgjCc]q~p?B_jghT_A@@G~C~Wo\\K?fIoWEDj_rrSzb{a|K"
    "wrK?vRGS|z\\nuJl^xPWBzZAEOCQV_zXwpdJ}\\`AgMyWS}@ZcC]dZHLvgPYfd`]Yc_tlAIXDwRT`tLnwmG]uSu_`JsTKWKo}TH{Ll^LXIOXpf]FK{"
    "m\\a?w_ptu[@eK~\\Uhq}O{}wg}|x~Ya]XY~kQ|i?}Pmo`~]vAwMNx}BJApaeWhRq?sCgjvlj?vP_ew^Vc{moUEPRi^JY^ey}fGDxAqz`vQg~cs{B`"
    "TVVV@wpDFlSh\\UsE?oGPxBxDAL_IehGJt~N|EBO{Wk`~FSqgW}HvShm@Y^C|DqhXdEFeUcqjTO{jN?HrZM|LLpGjEM\\|lPGdHLKw_}pVNzSj`_OA"
    "iQO]kSJiQBVAxPlLVa|go]d^Os\\qgoDd~Nxkn^RtpDNZcxkyWZ`BdOHrREsR{EfNLAGX|PHBqDEHz}fhU]P_SBVojnYZ`_P{R@XP[kXVqnCDs?GI"
    "[xGNKn\\\\COPSXyt]LNLHoHJxBMSRD]IzJ]I]FrXZ_}uE}oKR|aeCq]zE{De_TqHeGtBh{MMeqr@z_w}F`PaJ_r\\Bn_tjZNqU?nqxshG?@[`oWKy|"
    "ql}GWtKEqw?[aPt}sA}XMK_WOaVozQoqyf@{J\\_tke@agfJoq``uLL?BqdFEaW?hUr]w|Jgs[XHGrlvA~SX~FtChEw|KPq}Gb{o?nl{dpHoqS?on"
    "uB^|Wd`yM\\IhLCeTRrE]`ZXArqoPI{VgXLG_J{EYALyTrw|Vfy\\?Lw|XqSH^~?wUpdOqh}WcqR?NAlWRHvgVDSENrg}SIPzvr^Z|~ZgqO|?dndu_"
    "zQHWKm{HMK\\jDrpXlquPV~Oh?z_NGN]@rOnZwtFgiQ^ZsTB}CPLqpBy]~NXUCvybDYlfFdfouaKoLT~|XAD}GrpfibsnzcYdEcRBUTdLug|{splM"
    "|ajUg?AKr_E?ExYvqf?Sv]UH~@orL\\xkLbAUgECbDaeDkng@JBQSoCsqDlTJ_W{EcQULNbXKky~AzzZUseB^i[_HbECZ_x\\ZjqXyBKW}QKlMRQt`"
    "LPVuQawLEJKXfOrNrfDNslR|NA\\qRU~`ME@EYLOutw^npkhJJs@LyB\\ZPhGCpnWet]HUQqj|EnhzFSPYrefWHLLNv_iWxMdJiaWT|OP?OC_J}S[M"
    "Qd|FwdCnEnknF@HN|~tJQoPGQNHvc@sfy`[mJO[GtbcL@dhEn~mBTIkGH@@]qpbg@Psjc^lbi`f|HXECBlpslwsFw@oKVAk`}q{YKmRE{hFRuShr"
    "BlPDSTDdp\\Si|NdJu`|IXpA?up_fKNxCypO?umgIKpw`onl{yCkrxSXl@ohLrRrn_pPaW_K`ApseGi^cL]|U??uODR}J@[XhOmacDXGsr@g^wC[@"
    "XOUNtRokMw?i?N}?PQWuoPP@^b`dw@^AU~W}o?dlpd_mCz\\J~?xoSgGPbSm?l{|pI@Wv?So`YpKWLQ|hx_[ItbCMSRlke`SZ?GhhQ_LO|DJcybZ~"
    "Q|H^lv{kROR?D@]?FzRA]Yphqyp]JUUDgODBfQXkErclokH{@\\_[Wc[TN]MBZeGUub_Evp^tj^QF`TNe_yaNCtvl\\DC~[RK`T``NqrDZFKokq?ge"
    "z_[]AQPIJCX|@zIUmmvAzlKMy`DRDdK}khUGuWvO@K{hlL|UF`CC{FGsn`xgN\\kuhNp~Mbt?GtSaj@\\ZsOSTGqsNyJkUEs@]I~AKmf\\nCUuLo@tS"
    "?Pg?OdXgQB\\WKN_wD]D|GO_{|rLRPQ]@}MEeTFeB_rLqiCPl]ml}kP]?[SoGN?yQqnuh{r[H~}GR|adCOrY?}RlCmMTaPEcurXozJPWBfG?~jsqn"
    "^xDhG^J|LXFAPBY]}dg`ucXgv}LxEXDyiLeOxA[_QMlDqYh}rODaupHYDU|ydIzNNRoExn[QMtxPFO@I]iWlv|@{PatvNM_t^Soy@XURTDSiu_XY"
    "F]c{gG~yuULLDrGuN`tYMOSIQQLGG{}[JEE?tsILDqLsIpxesl_YGNwpNRReeDm?Wo@S~rmX_yr]I^{p_x|[zKDlukVZL~mBIvDEhlKIBolpOxD}"
    "\\ndEMnXLJInkFKsC|pscYg~zoSk_?rToBPX^~nw]|dRwxQtuLXlWRBoRFp\\zIKTJq}BuFs`dNbYRvbr}EhEiZm|XxVUIx_W{~Va?OfZwO_WA_~ps"
    "SIOWPL?wJ`WO}tQWzfTpnAHdw_sQP`pGFRlPP_FygLTv[B\\O?pFAr[Xgzo?ZNr`rCGmFgRXPjQsuNmktC~|gO?XCS~|dFPv?qcGIOf}~wHDCF[EU"
    "~}|`~K?zOvJyD[~ACRqBrPRjCJt}BZxL}ydAAsLZQkcLqZhOV`{i|\\tzD@Dbw]pPWRIHDt?H~TyPD}kYz?aaI@W}J]JAzOO|RT~qvEjApXEbRlOS"
    "pw?oQscJy}DvzwRyeQxYq`XCR[{f}^VhlKdWzns}bOaaM@~xlHD_GzH_`_KKeAHEhpf^BJ[pEC?htnbVpoPiK@cTN}V]ySUA~s~mlohUYVNROXDA"
    "UnwRBmGRrMEcstIXiE\\qtoYZmEfYRER?Rjd@x@s}Zavtp`AGw]x`md^vvSfNJB@M{TK_KECrDA_mH}DaU]WqQc?ew\\nkHNgNk?dEwRkRhJd}tLke"
    "E}|@zTu}tBd@F\\vyGsh]F~TeD}E@@cDULZDlZ@kAyqDdp~WzqShAjQaSz}hhx\\KVks{}wpK_UPklDRSoPQPCFeTQjzKPr{_~T]SKMhDI~UKdK{NZ"
    "i{CeE|}LP`hsP?@xlOyW`UKgwtYCPqo]A@lm{IHJIdUHEn[~NnXOI[X`pamjx^BaV^MkRthKUb@oy?j`K}TVxBjABuSNrWGMzxD@leofyJKU?F^w"
    "R_tiseMIJlbVog~zGCOWsH\\AsMrsr?CTFpA_wZGiYd[a{GkJUNRAVCHAgNxPQl_|M}dQzksgL~AOFpQ[GKXbQ`aAV|F?yXGkqBP\\^}`TjY|k@z^q"
    "zSRew[GHsUFFurO[xQWry}_f{Pwpt?_Om}XfJiE{pjiPGqxYPaty{hDVSEcmInKe?gDbs~PNEQIWA]DZIk\\sVb]J}BQpmsxYvOHHOu{OSKCg}ZHM"
    "TuF[}V|U}lhCM@gTr?HH}a@DCA{^kRyRNasuOMctbJk?|OnHiJ@KFp@l|bUUxawlwRVrHis\\r[AAPbEH}oxbshr~zalwHs^QUCw]}rDpsBFvFSgZ"
    "vK_aZwVfEAqkFu_P[YcOYlR|qLlVGMcsc|PIHALywOaG`dLoy_\\BsQOPUi@hGeWanCHDCXnguAIUu^{UIQhHgrE?_ttvD@pSDZcMTdg}mxDs?C??"
    "g}ujA_UaKcOYwSUD_{PeVkPhgRHgs`LLi]me~MNjUdOeNM\\Gu?ShJRXaDq?|vY[X?HDpCDDAy`U?vax^k@KGwuMOMl\\jQbHyI^LPNFOP}Ns]CYrM"
    "ISJPEUP`DwHIx}`ALaWbDQzw`[HZUTzguM\\DzLksyB[uxnXMxC`NC?TLK?pQLFVJwuQGmCHsmaqFHuOa}C@O]Bwn``svUqWrqOFAKqXvvwoPHrp@"
    "wL[xKgtnMjDf@oQSRQUCNeTLB]K~~K_V~g|WXTB}]OCCLtKCszwvm~HPRM@svRkaMIOvDg?|XqEXfzCEN?xAsXG]}ORBWYLz`ToVhBloGOoZGJt\\"
    "q\\~bHQU?maRwvd[pEjBQ^EhTX[xwH}KuDjl{MsFWemLlKNGnvRHsbmT[EPxUEouSO^vqC]ckDntB]AZtlLcrO\\ylCimjnbG[WeJ}IRGj|FSa}~Di"
    "?RVKn\\[lgKj?T~Ze@GLWCfQByRsX?aghl]HO??p|fyDB?BCsy^|kcab~Q{OfhzRvPLFnqYvfwPe?QCBXJKe?vFZQU@HNV}OlUesQzaiN`VnJm_Hv"
    "grtaNOHX`W}q}]vom_bj}Fa?dupNF^DyMmZA\\VLxU^AI[Ru?PS{IEJ|_iHDkl[hJ]XqAvcD`Y?|p_yZk`XFkyRKzdrZ\\ALCe_pTmx?_x`Sq[o?iE"
    "DkhQgohTzNaF_\\[^]\\jpJucL~__T`_~uKCBfLPHJCPQbXBEqj]OU@i|jDw}ix`xuIv]ovqO~v\\NjzDM?GLP@Mfq?ufq?Q^\\ZZOzw@q@ClBVOo@Xu"
    "wzlOy{trDOzA`]zAG\\|bGFMdThEhNQJ[Qo_XKMIzlmDepWDEzoazPPtzrA_Sroi@JdzkVHI?M^{W_?plf_dbIUNK}XDMTBrAh\\`G}w~|VCi?O[CA"
    "}`]PNxFAGkhH{VKiqw~~^\\NAGYp{Ov?pAPGrPQzNI^G^|?e\\XTpNF[T~_w?w|hFsHW~EhlbXOMHS|lYbXcqjBeevCnZr?HE?Jvj`wVG?RTWj}xzZ"
    "~\\EU_BF[|YWFxMepDDPslc[nCF~pC\\fygEO~KHG{?^alkmY?{MNAF]hBZPOXWXFWAP{HhXGuhQBwC]cRRfNm]czV_|jp]aFAE@mv}TtOks}?JXib"
    "TkBlITLxC]@r\\wGzWTJA{{Y?VG|sL_ab@[`vR[p[Z_]M`Z\\LuOzAIaFZyC\\OvWh\\`XSGLNiVLw~QnxFAk]hwAw?@PcnAAZ]LlB~AGCkazRUguRY|"
    "JDHjzS~lqXHqLudvqmoilSW~hxE?TQPi_xhL_?pA`YLx_s{r_tRSOMDZ_}_c`[{AGvHRPkRjVAaJ|RLnu|F^guxTKnkoiQ@Mu]fmMzyB`_bHh@_c"
    "A\\y?CP_pqtF^~bs[q]WTMMszo\\ah[TATDCpZHuo_H|z_~BWYqzuSOR`BLJDFx^tWpTpEJpTHrfxGCcgeGZmKnrh@VfHQOonFQ]Zdj}wm~a_\\~d\\?"
    "MecVvgVfVzHq@SR`r^CgMSz?JPxSDxDM]tiOLxcvCbPH}qDg`\\KM{?zxnkv?{fK[HR]{vzbIH}?uKnwJPW|z|cY?hZa_TbU^Wcq[T`p~D`uDlp`P"
    "JUvzd[{[{stty^GS}s}EPtt\\@E]eYPw_IO_svRhm?sc^jnXsTt`\\plhHizYQJZIUKnxMk~WQkOlv{LodMdX]HyE?q^WQL[XCG\\@`@n`_CO}EG?LB"
    "uL_Cu]P`SDt^{k`?Rr@OtlrRmMduwMB\\MRQSbK]azVODP]{\\w}xyTCTcVJ`IudCzMSZdgEDL|pcgV~NJ{V\\ToEknC^EN~Q_xoCQb^EW|\\BS??{Oo"
    "nLkGPLfyMo}qFEU[TSX\\RkHEoQJaWQr?U]OqkMoOxLkbqRsvRPnAq\\ski|WZja[Q?acDUPd@UR}IIVIUB`bzJk[zK{SZhZ]YJa\\`M]XchuFvC{\\w"
    "@q\\CqAfr@m|`S^cqoTW?wmTnt{Tnp^Y`e}_?In{sLoGUzoMEydrgGdGrDCSS|u`LE|OgU~RbqPSGI]hsCzw]^a~HvKzpX~u[}ECF`[Zj|^iKQ|C`"
    "K@WWu`zAqsOxGACDFoMnBYh`DKtXM}|eVSpWPq~zANiJDG?[UTB[SJ`cZ]pAl}CuimZolLV~Ekylf}?zwn`CQVXHn]mcLSx@uBGP}?kYQPDW@Qnv"
    "GQNvw]YUyMw|__bnYFCS{_mGVU[E~}GzzoN^LAK@CDOUwohv@Z?sxosVKB~mtit~AAHMK`WML`tF|u@brsKc{@PZAudEQsAjCb[B[odpqsFiqUxf"
    "nB}]^JsREL}@M`Vs~FRxNf`LwohO|{z[N\\^iIu^qF^PGn?L]FkNf_?pLscqBn]PDwqgpv~IHwlhGL`@h@C\\oQjgnpNltqb|fHp[bC|Kwr}^fP^t_"
    "u~V}}CD[t?njJSGTyqBxFb?VKn?kKBT`K_oth}xIFTOjvq_JEVHHtuDd@uczoByJyBPVL?|Mq|?bDsg^CD_a~\\xHQ^cbt|w{JLPCE~hIAB`GJ~oP"
    "@mLi?D@`GQ^}H@O\\ljs_v}Bp{`LdA\\dRTpwfMI_aDCx}?f_~KSI@sg~}yam@t{`V~pXqCOlxSa\\\\xkTRpbdlDEmDDQJfd?NzvkDSDZRR|MoJTOaB"
    "RLQ^s[p@znh[i{OgH?WaDo_pDJ|nR]lAOp@HpsHgyb[TO}hY@@D`WKHvVqMB~jBaahcv}~_WA?lsvsJVBUTAQmeV}UsBBL@PCfC|ApTW|MIPJ|cg"
    "Mmwo?P_DF|xmUSWO{\\pLEQWaGsddN_NoLrJQQQ?QCR|vuAvoafQNAIcCnKw{RAeyk@\\Fx?csj[LtqSuTIbKNNH{Nv`k[{jxORbvmi?l_@`wT~OgK"
    "`Q|QWPpGujKzt@Sxt_DnLfPKsRCzQ[bt|ZtxkBP{TnZ{lDN|MprRj@Ll?jDwnTKnNsnDJpdnNUUUrTPgxnDyBrwuO@o|x?dvC\\_?B@qF~lZkw{a\\"
    "?LmwuAOtx]WE_u^]`SVuPkpVg[P{FpYiyF[W`P\\QMc}Nw}Y@p@`RP?Gezk[|HzxusEo{_yHq|PzzEQTPMT{bBpz|xKLqxH_tN?K~J]guG^qIbNgR"
    "pcV}zyaa{\\hPh`kn{~]GUmXIvlckz@Go|dKanC|sOATk|M]J}AVkyBnr{eKUuTzHBaAhAZMN}dnyg]TBYoLgrPCWKR~Y[RTp~__\\n~PLJrL?GcCp"
    "?BulJklVMBqA}|Ox`\\fsRqSaH@dzlmgmFuh[vW\\[tFPliqU\\YQQ[yitqT\\SbF[c}DyduBKqBMpEcgPLZHKMy}Qw\\Lwgzu@R|IkpCAo\\_~qV]@@z_"
    "GscjvlS^lVTk_rsrT~DUVWGTzvW@n`_FMo}TAUmv}CgczoCRAAgpARvjtb?s{dwh|aOuGv]kMmKeJ}LoxiszCbnnnd{mznbnu~?BRVKTO?C|zElB"
    "C@pNxKlwl@]eMrGgyLb{DeoWWKP{@g}X~t^hMlsbf~pkJ|tA@]QWq]D^XNRiPLvOuEOrFmOQ~I?Fma[unTWAF@[WnrT@@]vlDtaA@Ptjem\\gsKoo"
    "eNPcFrWPT@?wQAWxm^@On]GBsa{AtSPjKL}KUF\\LH]PhVMsZR@oT_s[EEZKWKTCNEg?YNjljLvSi_?FQayRwIov~K|^o`UIyy}^g}lNAm_TDiLZA"
    "y`hW`SQi~bgkYRo_ORxo_{I[jZVXL}p]WjQ]uvkg~]GNI?h\\k|qSmoe]PpvxXMQIDrBsiP\\OsDXkGRITz_r|lrwfoEHinxD^wSK{FR?cHdbxiC_L"
    "w_GK`USbD^tjQOGTJOLHEs_Wk?jqrQ?Btk@BfqWtpR{zTMY[?~]VnTX^RkkqX]crM^tImRIMMuhF~rgnIsaLGm\\@PMaLn@{ADaPwW`\\SKmDtrls]"
    "wniJSY{GIbrsBGEf?F}Or@levzsOUMSVFsoqRtG_gps]`WgKP|P|UOdF^^Pi?^Ls?Av{vqlges|d?CDK}asr[D^z|olNF_{^xbf}ORWy[YQMRNo?"
    "}rB{@L\\JEQ@CJQDUAM]bLnDgtEnfFt}qCk~iQrOgp_`sMLfu}qLpPOUK{IG|LC|@Rqh@JC[hM?eK@dkpOobejOOap^WsuAKtLjj{u\\QHsndl[Acq"
    "PHD{`P@@@@@@@@@@@@@@@CttUah@@@@@@@@@@@@@@@BrTJqO@@@@@@@@@@@@@@@@{q?iFP@@@@@@@@@@@@@@@A{vFq`@@@@@@@@@@@@@@@CRGNLh"
    "@@@@@@@@@@@@@@@@LRH|D`@@@@@@@@@@@@@@@@\\bC`p@@@@@@@@@@@@@@@@Xk^bl@@@@@@@@@@@@@@@@}llXoP@@@@@@@@@@@@@@@E\\MU^P@@@@@"
    "@@@@@@@@@@A_BgHE@@@@@@@@@@@@@@@@tCGMRp@@@@@@@@@@@@@@@N@ZxS|@@@@@@@@@@@@@@@C[olS@@@@@@@@@@@@@@@@@y@kXEp@@@@@@@@@@"
    "@@@@@@@@",
    "EG|uV^Wl_p{srU{pJbSpb\\}Yn?sL?e|]vOaXE]w^UOvwJPcrW}O|@{ISMmc@umgLHLevzn?e?~`nooTJsO??vBo^HUTE@c]R^?@_I\\w~B}l@mQjy"
    "DIXp[`sc~@OcccMlVpaD?]MWE^ORe_xI?lnhxwd~ItC}xd`VPTXAI_R{?ACvrbD_@oxAEfDGB_[}ElOzHId]s~WkLs@IDqXPB^??Ncq`YSw}qmcp"
    "H?IJxQpN{nGKMHThuohl@{LO}RObwG?gzpMMJs_goqjiyBxbdlXXG~s`ZCwlD\\dz@ntcB~_o@?GrCT@gx^k}XpDBzg|iCQZ}mJT[rn_AEsSQwpE?"
    "EXDJ[BGJGbWL_?g\\L]MPB_CXiRLQP`mQ{OG^wttF}RGQuOhd|bpjOnWr@l}kN\\OnxPlA{\\~AyAxMBoDo}BTdF\\kGBR\\fXAdU|]X@}bt__PdTs]jA"
    "DpoXHXDaYowlGf||jlUWEKsvLqmAs[_smDlSyjcEJAx~|r{o@POVC^caHaVl~owk@^cw_}|Vs|p^SCXnI^WwAXbpGHGviOyO~HDVO\\gL@wAj~UMC"
    "xCwgyLwVLQxco{puPAOmHn\\M~NLOv?HJlLK`?}{iKpC|x}G[zEPuG]pRFQpcBStHympXuOABJbGrz_tAsd`EJ^GaU?AY{rAKCLsFt^\\|Aawi{udn"
    "acueUmwbH@LYEQClOLgvGP\\w~^[FB_[[QP|kCNkisoL|}?@xtOW~E\\`PCACu?}SxzfO\\NRwVD|vcBnrozlSW_~JbIAw@gPEL^K|_TMiVC^_{xC@B"
    "uhGMErhAz_gquBcHAoX^?y{o~PHnD_lcrPXYxPAm}?Kq}``js|g_?R\\iHOBjsr[en|TR~}iPFQpZC~pLWOyHJ~DEJHDaQK?Pkm|bOH?nSOTavFHX"
    "|B`\\{aPE?|DG_?tFdNUX|e_ONrKcx_GmEaOxF_`GGBTa@@`@wPCv@Ch@M@Cj@N|@o@CU@OD@K`C_@Ol@GP@\\@AbA@|hJW{DqvkFAHW[Yd{hPC_gq"
    "yoCvnKyjaRN?umCAMMpA[kQWNmmCnM_Jh`XIxqdEIns\\AmpbHPXKwBCZw^Huy_jx|ipMG@ScGB|dopx]y~JwqBkLPsxpuCG}o[zvSx[d|{fQwNQN"
    "@Mi?urHmJ@J_{MELznW}DKXB~MovPn?qILC^`[pl?c_Duz]X~{CA~FGroHG@opJejAsEwLz~pTSDlVI?MW|eBOWX|`T@EBcI{ojNhOroGw?{BpCM"
    "MVs}pRKl?_ZANlGs}?vKDDcDBa@j]aXe@_[CyYFi@KKCzMxBlg|@Y?bH_zxREJARcNsF^^JAuxDx_?LW_p{KBWQ`DcUvObA@F?\\V_t?|gKaE{@eo"
    "vO_y~MoEWW?jPoCIwegCuRcB?N~fkmdWxshW~`ZRHbWhtswGqCSKCsFzI?^AABX~HmsixSF~E[u?cUL\\hQu?iBQ?ANYNt{SulOH`yeoSkn\\?jmpZ"
    "nFlnsg?Kz`\\IqVKs?LCP{?C@x@zp}g??vB]?tK_w}}XbIgNzHloCmkFAFOjmz?r_SMQFFNIGyMm?gPM?wO_SEnAk{|hAj`WvegEA`R[\\Dkorv`Eh"
    "idYkft@QHlumk_nkLToowbNeqAeSoT[SSSQ@jg~ycKjAzw?OE@OYzBic~plXVtsuWmRxHnM?CHlR}Sx[?bCfV^mgNyTZEsonyBJ?Cop^Iw?RUjNA"
    "yZxccNA?rGa\\|~c~@`N`A]^fI\\{MuhGlr|PWR]JK`[Wl?WHJ}~{aWkFh?]RA|M_~hT{nxmFlGbKLN_Zh{EcNCq?wyWcLHErzNRuEz|xC`\\hK_|Sf"
    "|W|[?w~fuCjbsKBx}rHOtnKfnW}Omh?^{zRn_xnrCoSXyKy?~q_HTxF_HIxC^G?JSd_HLLs_~XzPA~@d{@ox_sN~GONWqpzi]OG`FCXrt]`Upw~r"
    "hW~ADKJAwj|wE|Pi}TS`JvOZ`RBnUC]IhzkO_qOM{hiApku?PmL^WsBH`\\dA~?t|YaWUtsNAJ@VW_pRl_zLMtNletusVl_Dx_t?qSg~{SBsq`Zom"
    "TiYXzhGWvldGvTxI`TUNTvf\\pnLQV]dvukcRL^dLzBpp`_|X?O[zkCWMNBTLygl?{c@EK~}Tw_LytkGrtQlIxUgUxa[Qo}gR{Oe?}PjIKPhj^Mw]"
    "{SxerNdNsbtYrtDYG[_@B?npNN@c?NcgH]GVy[`^}_p[TQ@T`]SszDoDE|K[DpduLArACKpgU^cBBHEAo\\NGzJ[E{`WA@XDzFPSQwKp[DbKZC\\o~"
    "ANDSRSDczctaIMPSJOq@~roA|TkfiRbOQStVQj[sAW|Ct?N]|U\\[u_?k?r_mk[BA{qdWg^fzAk\\_fG?tL]mEN]S\\A^XB@Bp^Fbd@KRPYLKpAA^PA"
    "vO[JJNcgvoKGzKw~y@{LnaPBB~kMs^vbK]kxsAQoDKcdTPgSKKKQi_[Z?\\levjtKrm@dFrHczrlW{Q_xxl@pNplVEBQ{B^soxAWdr`HNLu{vH\\DL"
    "zP_Q?O?Jz`OoE@ghxP|@v?mF@?YI{roH}^H[iM^XRCQvC`dZJCiMpyfu@PkXilOAx`_WI|IQP]SWOdPqSBO]rssz|B\\btkgkvOhPAG?n~?K|IL\\J"
    "|AnpCqk[}BpFuZOv}}VAxJowHOSHLm{_}}@\\zQHQA~PjQ@RhArL`Vbv\\oRqGqlwUCqwyNKU?q]GC|]IhTBXpKKG`H_fiHybgDg?munSwINgTy][r"
    "F\\gZO~q\\FrRb~`ypqNtr||CckvK|wOoC?O|VUG|n{UkARYOt?|@F|XDCLBBxxKs^@NWGelw]yjYFg@hKE@_Vm_]A~_G~{pKov?sswLVsAmOu~`G{"
    "@z[UOPTbE~XN?ALArozcnNNnx`^a?AouBAGaGq|YFk?^Btpq{~qYJa|ez`hhs~xOpMdg{?@CODOFs~tH?a}sB]AtUopA`|jS@`SyyrYlz]l]_sWj"
    "_}K~I{|pjLwN_qXs~Owu_~[``^[@QnDSM_PrGQ|VCTQnHO?Xu@DsC`g{}@[cO\\WHJZo]?AXBGMlQSqmrP\\{wE]dvIKOl_~dhup|E[Z_o~G|~KPUA"
    "Fg?_}ShVAG?\\r_g\\Fm@Cp[vmA{kkJ~lVKBSa?QQIAkok\\nj}{`\\E|__yNPh_U_\\^NPI?AqUa@HdgiMFAwRdeZ@ttpVjO}`fdF~pa~~mZ`^y@P]{_"
    "SqsMBppvuHDdm`{koMlW}n{siD{?~POcffExHQKwD]TOfNHCt?{IA^[sCqu?MAQoQalf|Utr~A|dOL`rBAXCs~\\]Cjwk`_[k_p_DATzeCb?cQ[sV"
    "QBIfRQKBIO@A{tU~sqgf@__Z|xWPqN\\sop^Vr?d\\CF]@XCC}HcO]z~TH`QgGupAFR{yrBBor_?@qv@xoB^xJTHGoRpkp}kxSlhc|yQPO`_WAEHwe"
    "|@|C{_JXHUFQqkYU~^XXQlEew`dPCc[oLPXN~plrWuJAKd[Z[EHWFnyNDf@{@LbgQG}EDtsnzb?{Qs`O@kT]}_dV?ktAB_[`Y\\_VG]gnPcxpttA]"
    "~M[LJdcBtjsIK|xOo}UrpN[^{_QN`\\@WDotEpNcYSOnp_w?hzAa?pY|OuSlNPW?]_}SoA}wxwDOhvky?O~S{Tg?m?rhAFGcQqHGVpA~y{LgLCnQ?"
    "GcFkLRPL~TUGHVDoK^T@hC|CX~PJkbtNAAIR{ocJtpTV{`lNI`B}\\}|RQVtBpEeMzRlPQmG^h]DE?j\\{DvWz`Qp|}ghgIk?dhvjl}FmGH@`E{LA?"
    "?@LOFNdxFlVtuCCbgjxG|sWMK@\\XHSPVQRH?wMd@Rs[{Avsl~ObAGC~LnTYEkMw`D?K@ezDg@@SKu|WbT@b|GoxRzAyKFlw`pOIv^ohGsjcefqQc"
    "b|WuNjDp{@rABLNhFA_H{o_lDj[\\|NWrF@H`N|cnxLSge}fOHTTuP?k[GLxBxd]HA^pyqS}`OQOYb~AT{}L^QCtm~O]rOpgTha[?vAIHGAd]t{eT"
    "HBDUS_xr`ZVAmUDn|]UDXQLP~@\\\\E_Lqc^OYe}cMv]MKZ`M|wf@yFrW]uMw?l@veCmHIvz?mIL{q~PbxBaW}JS^t?G|jsGgmHNLIMQlojqSrymZw"
    "OCbgvEyiQnDObQVnL@xGiq\\oIFPFRSwtFFmFKKHmDnO`L~@}}^ObL^w[HBQWvOEN_p@BDCokQ_P]~^vA_|{_Do}[UARtFbgW}][m`fUUx`H?{~`p"
    "OW}?yovkU?xNt[hXYE_t?xDBfm{P}TeX_aLMRg|LdjjpNJHoF^x^zqC[GQ{zAEHjNnpgzaGQIrOlBTi_?`pDGN`Q}`XLT`gUAegJLW~ZzUOiSnQp"
    "@AxfBQA?z[sJExG}JsUCI_x@zBp_@ALC|^uJvwKjiqKA}\\okQ~luA\\xBuKLwvE^k?xVe~wgBKkc@JATBuUcYz{Gm{FPINf{C?^ZALzCtZHEc`RCJ"
    "k_C_r??FHNjsLmxOnsZmwn}csq_zJOYGAqltJ\\AnRkRtsVBOG`dwsJc?|T@L~bhxX}TLsr_`xD`KHZCMvrNACTCvy?@y[CgpNQNz_w?ept^BFaBK"
    "uPCIGo@@Eo@?r}sBCtSOxSKTg_DLB[hfxmnpurnxy|D]?ytwTQWp|HFdGmw^hdkTSg|YuJxSsSScsAbktzs^Y}waGHy\\t|dO~a_PKD_SwBoy?^Zl"
    "P~?}xsn?}@[KxRKPyN{epRZpMnQEl_fz|YK{`^TTvX{Tm~CFsysBe[_[MpB{j~`UF|Q_v]aGr?@J`Qr^Y]PU`^JwAqIYR?Ki_|[{\\HGxvZtShpQM"
    "XkBpmWmhU}RX[`PW`Pzi}\\qnKMRsiG|zr~y?Wg~w`QpEDk}B~|[\\F?fAWKY?s{Nxn]SpDW|mjOshCvjAxXFA_qs_za`NPAQFeIgvxyglKmVU}Bhv"
    "}YFxwj{iwukN`W?E|p[TKR\\ND|K@znCUOPXXyU]_cMpbz?tmihfqFkY{Cnp\\PliYI]prCeQd`[hnTxyW}]Q]RHtQ?PG}}?~dGuXn|KyN`_?lJOc\\"
    "cQDzxSQZug}?bHD\\JXG}svKTx{MLO]sMIQLzHVE?wnm?IW?FwQZ\\uKzADAHfRarTE?CxQ\\^lSNBj_r`ovOE?XQESo@yBCq^A?w?M`^]m{HDb`^@~"
    "w_EoQbkQI|aaNl\\g_w|XU@zAJ?BeBN?}SCd]InoCA?BwJrTA`WI?GI~{`XYfN~CoQaUxhxFvaB\\C[OQ?{N[KOsGr}RHpy|fA~\\A{kYeGHXDxzvTd"
    "[bdfuqCFtqpW@buK}{@Nmq}\\DhE?TZFKKel]@GkzCaPe_z_OM@CsOBpVBJwuEp_TLTKv~~_o}PkV{`o{TRc||PBz~F\\DiPk`BLw]YI[J@\\^jdaXs"
    "Y]^j{DpUQm~Z{MHlPsxLH[KcG\\kjRxGXv{_gJ|cM`_{hoQte}shrQRoJpBoYUb{U{pHNEqpnK@LI~ew]AnSgsSw]kp\\HlRdTvC\\cxrKyPM`eGp_p"
    "s@PDlacXJBQM@dxJtPT||[Jzn~lSpnVg~O@dOW\\dytGwicSfMaJxtcOH~\\\\DD~C{|@obHnrfON?n}SUTIp|mI@sSFCXd|rmNBNXSscpHwyHlKCcl"
    "si`pNshTH\\s[P^KyMBikSn^ow`wxAmxcqpmtHuKMz`ppsD@^O_pMxAoZzN}Wn`w~x}opPQXwQmW?\\ahQFN?BL_Wfu}^]O`C\\EpC?Aq|fHqxio{IN"
    "G`Gqr]CuGbO^kps?valfGoh{nOh[KAHT[mVyOzepC~GYPG?bHZKyCRibuMaSWNLEtd\\D}ATOFCg]I^?nJr|hx?u@|?cv~}OpJ`EP}HL~J^|ml^yd"
    "GQtToQt@ETEXmSWq{[[fx~hvw\\yCZ@cFr_|[DatT{rtOJ`dXIbS?yl{nzr?jX^cewAgSwbh`BPc`nOStCQkHrAGW~pO]s[d^Hbdq@ntJE_|Uzbwp"
    "w@b}_tWS|]ph}`kE?^WjAMSxJrWjxZTnIr?_AC?@_rkwFMKuO^ZAObUKmnqUOPGkCMSK@IsmQSGjTbTrMPpHv\\[HDaICwCB_|b\\A|@gPrqtL|?wv"
    "osPFwpW}IIpj_~{uBO[dCA}^B{m\\gg^Apo@CoMto{HEu{?~}n_YC|G~Z{LP|NaLUIzB~QcBAVkW}nnm?rBCkNNpWOq@mPTvQI]\\WDnTcHmuCTmoL"
    "TQPUC\\XQ}CMOB@PaGpSR?PssM^o_iPDGu~wo}RvyNokJpsMFTZ_{B[aNO^kSKz_Qx~sxG~t^yQhJHOl\\ypO^C}swp_xYro`^NQGdrl|fRLASpQOW"
    "xnHm?mlt@PY?KrBxOmCiCIxjIbZWt~`JR]g@@rgB@qDpm]Phv[P}IRx\\xoWzzc|cA`]ZsKr|CQhYJAS^_v`l?`gqJ~DU}xTCpnQgrQPmB^uSwnkf"
    "@?`lCrXl`_@T@@plrphx?m|GLBgtW?{yMO?`BsJ?m]O]QFLr`^|yN_X^ICSKrs|VyOG`HQiNG\\\\AMAF^_p^AL\\Gy\\MrRQ}H[{Fo@yBhWspJAw@HG"
    "LrDtDA[a~P[ee?t]{_VPapDOIrjvC~UaO]Wv~\\PNgnK@whD@oM\\`}?PZynswJmkeERwy}\\|Qpb??@@osDk|EiRHhEoXnx]yDmhHbBmTH|APl{_VA"
    "}r^?HNL}CoxFtDOTxMSlzskn|VH||ogr{QrtG[w@Eq@rHMHyO@||zZkqApnaGRE@tMPA?RlbuppB~PHp@B@D{?x?EO|^ylXXGg?kELXUp_|Hp_ln"
    "nbUOBgI?nsHXUowK@s`\\`]k{}SJygqhHzGo|AnKyD~KDzQ[wBx|Y|UbAx`gmM@@{MRo{qQVlNQozwoYF@kGwIKhjvP_yq|?[fDmBt|?iroQipqpI"
    "\\lHDntOf_sOGFaS{zTFW{RlXNB|jQlmazALjcKwI{AmRjm@alNvt?AK\\u_Lus\\m_EO?w@~fcyqlECOgR`]bA}_MNn`{SHmWsAu@Ei^Q?w[OuqyUL"
    "~_HGNamMQB@Fg_Pw~?d_w]Tk?dTH|`pEZxU@KhqX@N_vTqG~@EXx{nM\\\\]CUPoxom]xlHn~jwcCcJdxK~de]`lTANpCkK~hA~BlYARZnCwD_PaKR"
    "zzALyOYxM~gt?~`NzRH|fRGOaRa?n}fed\\RGiruA{~h[I}CjKa_}RbtlKLh\\@UJvCAt@USM]R_pYEemC?qDYR]bq{eP]HLdIkPrsKlHn@@]?HNXK"
    "tEgFKoriU}ssGSxblPkxMCtj~`cBCP\\wsNwMWYwxzog`RPPX~PVR|hEwZehLSatgjrX\\Iae?uaI{GosrKbc[{?g}kqnA]Ak[JK{kv}zA~Qr~X~Kp"
    "C`[yJDfKO?tZVSzBUIg~yP]OQ^dtp?`]uaZu{gPJMkD`raRyG?`epN}IwcSTyHl}~`@_`[HcEmdsDN`EwP^yWQKU_~CcAsKX}AwdAKURI}FnpkY@"
    "moBUBvtBzcc{@AIBQ_HsEdLWqBNrNAM?gFN?CUHKj`cA{kt_D`|LO{a[u?[KFd|n_}Hk_tCjSM{XCNSEGddr?qLnPQyD_rX\\E@HO`^TRA`^{EBwq"
    "|mTpPL|aG|x^APG~hN`o?~k?DRPr~}S{SR]d{z_N?acVsK@edP{cjQTCghGmqxGwyrdBnZZ``\\Nfx]cuN_ox{N]b}u|YkmQiOpPNQeh`T@pEG`@l"
    "YmtnCS`mFPhKit[|sCOU}RocOTldP]@Cnb\\gTmCY?W?TCUWQ}rlqpmXOr^w_sAGwh`t|Fg|Uxp|PyNeODOXXqn?@km|cK}BknRpyrbucDtFTC|eK"
    "P}kLH]XDAbPjj^cu\\v@Y@\\gzDc_~t}lo~ti?d_HYKUMmPp|@OkDKNmcDMsQztmi]K^R?rXF`WowFOPDQJ{dQYKdxzCGPEvuPsLaA\\~hZyphQIxfJ"
    "~r`[P_SK_zueMScpt_HUCqs~~{apRtGluHEXA]|BI?TZRA`}_~PBUAORnzRBnAM?yZZa`]WUU?Lj_|VY_?KgF^vqKu{^H^C[ix?|iLc}q~ooGCX_"
    "]}{uh[xuC]?P`Sw|Y^Ht{ScKThYHMt]ALW?mUEVvUpzg|xY?UmGBR~?^LPU?}dCTAlSOYSrAWz}Vz?_BJlTdbOmipnD@wtniPBVAY`TZ|nHw}@pB"
    "u?`mo@lVJme?voKf`T?~ECSi{B_|nHEaEOjwTjQ?J_CcNnCypQRvG}PFpNPpAbK[{V|br?TTXApuBSVAA__jYrHMzw~l\\TZowg|I@``IGV}[M_QM"
    "CPGEC[Gk_|IdR^abzSdJuK`Pp^`c|FHrAPld_tsIn`Bgtq^WFp}IE_WKt|GlK~oK?PGKRbTixkGzxTKSn\\y]@porMnh|yp]dGMPhEP^ac?bgbTop"
    "l^DF`^QYq{`w~hFEz]oVEMMcWAPUk\\hUqzsxdk|[Gl?apOk_RVSy|Mbp@bctBBHdyQXiQs|pCrhb~PE?QDjv}XEE`[LLp]bqD`jHA{KQKr`cDD[p"
    "i[VLGF{FG|GH}Jd[eg~UBEofCauPW@WPTdcjVgiCH}DmfU~HNJONjodcdCR|RboGUpBotbs?Sw|~IC~Ayq^ywBLIIW}M?[P\\`QKF_wnA^_qGSOV|"
    "p@bTCW}RlmbPJzqECtglw@q?ipOPBOF\\SiKmfRSYDMhb`_qWW{jAPP|]Xxo[_xFA`S~Ap_kRQda?Gsdna{Hs_w|@lY?V{KS^DSZd_qgoQEe?YURc"
    "?RUK?w~NIHW?k_BgI]?gxT~|ZvUq_wnA}IG@wrBpRQqB~w|G_zNnJG?e_qg`|o?gfW?]wE\\khM`|ockKK}s~XVQ?`XFwVpQJ_xF?GPLWLu_v_|EU"
    "DQAK?DfPBJfDp{LKLIFxuEwr]vluThbUVg~{{r[zlqOUN\\qA~~Iq^aq^H_UWho{{L`f~xNDL~WRlK`|^xZch|oGlz^zgcN??jMGK_tgO^R@vPU^s"
    "t}q?TrxF`QJARcMiEQhTYdglV?bm|W~Nc\\oce|XBaxFAZosix~}Qn?p}IoOxRg|][IhekOrAGcH~VMdphoy?VejAGh|N@mVAxE\\F|l\\e{r_p[PW_"
    "}oPOkLOk?rW~L`{`hAow?CSsnBnsALT^M`@GMzEb`pwmK~_@yeKzK?oyQiOt{AJzX^OaCA_|vPL]WMOiFEDLGqRv??|NuRLoy?lAVr}FzNCV{zoW"
    "tBdRt@tDDQ{pmoDFt_dsqAPnukCYJqon~pWq?LzrA`snRN`i{zpn~@cIDDoCARLGx?LCX^[PEpArLPtSR`|ZyS`]MO@aET|?pzFvzkGtuQOKmptQ"
    "~CECBq``ApXYJcKXPzuRxnpBprXXxkkX}A[[pk|sAPG?Pbv~LQ]XARXAw^OGU^l}AMzw{LTeAw|L?LK{eO\\CyR^p{@A?|s_\\Fm{MSPDID_HC@dtC"
    "KQMCENhiBrfzyAH`Jb\\E{VhVASXT|AtEI|?[{kGcINoc@bG~H]vyCpHY@PDdJp|XC`?QDMW|}zcd?MO_MEpMJrDKrr_xz]paQbrqvlSO{OluH@oe"
    "Xd\\r?M?}EPLoA}KXQBonBrDdEt\\^`_[vr^KGBc\\ZGP[REQ`Xw^pAyOo~JoxxGNsOCEOQ~@s~|_xZG@OkJa}cLCoqL`r?tJrpz~PFl@OfN_CcnMsV"
    "CRHiKAGSAc\\U@]uZ|SoixTPUzG?ViJ@QCw|}t]OjIO[SmagJ}NDcx?\\FBBd|IZxuJk\\@DeDT}?_js|`@xphi`QFqic{LRvkmuVG{RK}N@qRvHCTH"
    "IMP}W}KXxllRFrsgSYwmmq_CBQ?wIoHvGS}]IPBbmkOc|YWGwBqGe]sQDOroRT]AXjKMCbsyL_QIOBCu|?[\\|]YCSNYK|M?N|f{Du_Rq|oSne\\wv"
    "GSE^BpWuMsdQn[wtya]IGAHgE]jjxmWf\\~hh\\]AB@~[^NZPaog?{u|OP}ROZR@IN|bK}_BGNBmdwNRFvPOGCQMJvp_DPLS}RwKG{undxKqHkJ`kx"
    "DP\\]LsvOBoxZA~nxDrxPLEJz{ocINOxa{yu?wR`UNxDR_|?vLmR_utwzxhQsEE_}ISocE|JAuJ[g?HDq}QK~dl_vD?h|\\Os]rnqjMo@SGaWTR\\vA"
    "IlCa~RouxaKf{[Gl}BJBHvLciqFP?qCLCKOu{sKDKAk~KHDRV@yvvnR?ksgY|JLpIRxgzRdoxLtY?`{dHkWK?oKiz?Sr|roXHuO{rOTx`_`PJ}wm"
    "_|Pnz]HMAsD\\vpo]|\\S@nhDP|~qRoc[MGJvmEbDkFpjwChEG}_FwAOCqL]FqKCTWP]Xu?b`uu~`lD[wF`T?h?MKxu[_f}nIB`_clYQxWw_W`t_|C"
    "k[h|NtC]Dp|IUApW_?lS}rsvtZtSkmk\\Tl{e{aBVI^YAIDsqCdv^LpLSv?YdNZtHQ\\a?xnwq_rlKmNgUDAsnF^WLVPvOsZtpUu@xG{Ow{oLmDKTW"
    "tCJ\\hbOa{`WOl_S`RbCQDNTzptsgqlsm@LlqGGZ\\JLhFnBh`L}xEnmIOP?NAoOKZE{R\\G|iXr|\\Mt@\\nR]dPzbpNnmtY}p]Arq[LxbMijwh|vb|Z"
    "tq|ACrmH|_]?BbdGBltHEJTxlAYbUS`oFOkIAldVyhyMv@fADRTFrBP`Tamkm]lLR|pfNJXN`dQhDaHfe~lQ~{TAPRXR?W?h}Qx\\Dool~`~tjDCq"
    "XpP]^zhYu}YjAM@cyM|MyGCnJPxeNnToIA|Fletnvo{muIGm?QA]SPDDNz?LH`\\u}GALxeTRIrd^G]tkrakVArN_xQ`BHmyHC}D]zo\\r?qnrwaFW"
    "|}srdnJtJ`I?r_@FCb_SD{hYsMTiJad|TqSvrx_RiiWZz|_W@nIuVaOxoolosspB~bDDVXGjyCDgBuTgF`^h}_HT`^XmI|P@@o_rJAFADaxbOQdX"
    "p}O^FeLiJsCr?BDI||dFA~KtJN|AyLkD?eYGP|JC?}?Q{dWrGDv`j|l]uOorLqDv{pbb|vLmX?rNulANx^\\ct{`HG}gK~G?HLQPdFHin}QP]NOgD"
    "sX`AkqhAGqVzlNV^CMgw?]HB~nqYy^HaGq{uKd@RGLXKo@gkWo@rCSPeA@pMP^ozwA\\C}TPNvkYQDTS~y\\eD[[|JwCGVHb]XqnXcUkV~GrXMHqoo"
    "srYKqpo|uLchtMkw_~FXMxGZgbUERfQGYb\\bK|sRh?tOSOtA~@AcM\\Omy\\[iukLrug?Wymx[`Ub]M_@\\qmpiC~e?NPGCBKK_y@gw|qtRrQ\\IKxJW"
    "D[HG@MkXBW?fJACbROwekpNTjZ]?tw|LRotFC?zsRp}dIC\\K{qvAsvCzuOsLyoOg@le]F[[vE]xe?dxpIn`DLYgVurCtyJ?V?qtq_sGOQs@Q~`Wy"
    "KOLKP`CPudDBCDO}jOlDW_lw]g~~Ca{MiQJAubcpwohj_~om|BtCRndJM]^}t_aW~G[}HlCESzgMvBgNOKSswmg\\r]i?nnSyq|XUOHWUAmOsybip"
    "zZzU}UWjQt|oD{{l{LmBy`hdmm|EY^[hIBEw@\\[[LkI?yWiBQKSHfQCMNSPnVNQZ[po}Qqc^@iSNuqozKRGzKcKf?[pn}rIA{dK[B\\uMautxm`Gx"
    "PSSPut[rhSKlpAhn||DhIaMCOPQ?@kD\\wM@QsqDPEmD_XpYsPRD{KtOv~bOyDREI|@kH~\\tmA}{d}{DAE|{RzlT}AALRY~ckE}^||nP[HBt[~ALZ"
    "znhzx\\h~?pAGMZPbAdLlvodh{ICcjN~jI]m?DDe}uRCnvPXQA?gC^s[`?ZOuTr`v[sdyBnZEDRMCK`TKfRLC{bGe}g|]C^dOwMLTpJXseNXdzkiM"
    "cw\\?GXlauvHO@oJltp[l[@H{HPDu@N?lMt@|`PHZuAx_NNRoA?GEpnsZB~]oMIvzxpLzxBCV?@NcX@?mD@cSs\\pPQpTfzqPEWohKKN?dCQP@{AE?"
    "o}qXsKtCPOXG@G@ITHpSspg`DSgG~c|F~\\OrUo@KMAXw[l?biCOiFDUEKuCbMQCJxu[mV}Do|ZC~r_YG]?SI~SlN~gFzSNNenyt^A]jAias?KAwz"
    "{|oJjohgD?`[RUaHO]HpAqKgqIWxFcTCD?ugsQrk~ytZnUonwahuxo[JAM}ap``jDOb[lBT_CMgJBgAIHMjbu@Dapkve?tPnA}\\@u[RC}oXA]QMP"
    "KhX~|OqR|{o|_xpnJeZTCrM?qETnNxGNXcDDFOkrxA[yGuq?ztdIqrosVaMN}s_hBmObW`hdL?hGH}J?JETDr^g?@G}|_?DqA}{[wmcs|P^]C|Vv"
    "KDZqnui?pcFqw_oZBn[?r~S}FDLS@rXBJbXpC|W_v]OGw@lVK]Pnx@|`OG?SCi?GHBbvh]xnixdDcbsfCPXJsXG~AlPdI~`QdMHeD@TZwm_DMvyB"
    "qRsPF^xU{b?ZHkXaql}_w|TD}?TdD}LKG{|FwcgK~bxGJ\\DL~`YPDQC{ehTQyHSPJo@}Trd[n}vnwpktY_gn@MszmCtKh_[GvU_tw@PzRDGG^?UJ"
    "D|hKIAI?t_G_pOaAI?gi~|c_~at}hvXSHTC@~A{aI|HMO?UK{^cgo^SlBdwqIAHfAMaSH]zqmolx_?KDt_XRFmDNL|_BjMTOl^CZ|NZ`LsBb~?uN"
    "VDq`^_pKVaZz}ls@o]|gwhGT\\r_Qqk[lrxDyPOX[H@Cs~rxyIOSSxcHcvXDuSksHIsC}_rh[@|oXPn|gJs{Vy^{ugMghdrToAcgJfdW?Gju?Dk@M"
    "A~k}BqeI?PvteNWiKvqd`RGXHMlp`SQl~^SoycDwpksMBlCwrV_zDqtNGTWcqYn?o|lDNmW\\zOPPz_[tzM{sDqcnwzDQ?ra\\_p_x}pwioOos|fHH"
    "?dX?JSk`vo\\FOQTUF`{R{d[YFR_g~MPOHN]EJQrC}OY\\UtA?tB_kBlntv__k?PNA?jxRWD]f^W?hxQso@tdCfMPuuNn]B@mXBy`tOnHJvd{hQoHu"
    "mqofgumQJg\\P|Zw`Q?sz@aBRAFCcDVd}_z[EJ~Sb|adWiqXPtPQBSCTcd|?hQNp]rMzsi^D}_RsDtQP}{Mda?qAF_{LGfofAHrLNu_fzFuTpO_ij"
    "m`KWqIPLJZHFw}SuLXhg}_Llk?TZFXtMxRggzZOb?MhX_s@asMviL[V{pdCIT^N]\\~p_C~]FlUlCrXG~~QcbXiuW[o|iuCDW{ozvlPnLud~ToRxU"
    "y}g_tlDD~O?v{IpCmZqY|?{bEEDsC]Yf_qx_~__[jACJHQHcHbw[WK~kv`pUyNHKDqjQFdSjBNgR}KtyI}p{Sj?Nnyd\\oQnAzVPlLSwnt@_~?_kz"
    "_sdxvZ|HEq_TBmvVFrt|dS@NCWhrs@adKPfA|BpCz~]P}^|xI\\iqlGo^nm\\qP_^r[OlkIaOoy[}LP^KOyhGBJSH^VxbxrmAXuMYDtpHbwsLkrC~T"
    "DM|KQ@\\wrP`I|QSQyQaOVvNmClTBjPtAvBbJP[i[CpeZPG?`urGDAye{yNXSgrc^Vbs]FMEEomo]DR`~ppxYnJa?_?ldQ\\wNim?PK]`j_{cs@JtW"
    "?\\g_MLvL}@@wgc`L`VVq\\KSGyMH_QPopEodR`QoW{]bkM{[aBkKlGqGwPPhIPnm\\APIOvrW\\[TG^{NhZ_tk_KOM??@ocH~a?JdULUTp@}llfF^XJ"
    "DQ?sI\\[[hZlvUaGSv@^A||OXacdBHr?toQCZ}|\\Yn~o~LdDgxdTKpOC~aNGN?i{]klLhSOghX@[Kp}t@S]CZDO``}`{dmzDvnOKqBl]nFu[]Aoh_"
    "qo@eGpPW@og??~WWDzy?Ko[uuEDcQqHkF}p@sI@z}^[ogN@~SrTTusvz}SkmIyGPLq\\K{EWrLsbA{zi^yqG\\}bW{J|P]oN`EG?[N}rXJlnDYxASY"
    "{NzAxLXBna`Pz@bu|o\\xe~EeG?lHmhEJva\\CSOht@aGrPb`pxrHJH@tIL^XetZHbCbSzn}\\jchFi]X?vwQr]@pNp?nKVQksHAFX\\lLd@]^FrRl[d"
    "J~V|VNgm?xgfIa}txio@OluUvoRS|?vpfH\\VQ@ndohDxA`K|s|CdMeS{Lx_yStB?TkmAEp\\PK|C`BKWLx|zTv~|`}bEGwLoN}~pSgaBAwO\\[K?{H"
    "lZUTeK}?dTCXkJdB~w}]R_oh_|NZt}LUSSRSqxGDDGlBkqXiqQvtyVTaQG}QuxZAIpSRbw~UJxM?jTVnAXq\\_pFUjG?iRNgsjn_rWTo[Nz`C_|Zo"
    "A}z}DhDDOJr~PXDoGw|Iw{A?_?TWCG}IGcwwmRO{JHGVEUpun@VhLzA~G^[NuDSNvdm[`XDpuENAFG||Abj}_CNL_xGQbbJy|awoxW~qD_SbCL|i"
    "oUcynhNALYdIE}{?sEmO`Zh}wHDZFCFvx|p`m[VcwzWN~?^a@OPnQz]Y\\gwpZPlOkuoUQecy}rfHnTxWonHKvC[}vii?GJdqkXGjrNS@KoixIvOy"
    "RXE?L@Oou_SB?h?mOJCXv\\lCV@rAd@pXC_C~XloPaIDM`\\I?jdFAAo[OHb^?jynMM}oUtMLZwuCv~raI?GQRGw|pg_YSV}xhDr}FIvbAMbh{v|Wy"
    "jTGQnxE?JqWyp~sQeciPUsSSSg?\\~^I?`W}iJlIbMtzADG}hsW}hkaprVz?}K^Hn`W~A^XGD`PP\\gw|BA}RR@lTSUW}rllqkoxE?_pMUMDfl?EPI"
    "`YK@?_lvimXtFHEdJmiblChY`_yk?hEinK??vzYCWYWZC{aH{]_UN]wv|O\\K~Xz[M}wQ@^@ST[xN}xUMF^R_ut\\GD^tCxb_?Bl[jNOHlJN{NscHd"
    "GWhOvoUUG~X^?`Bsus?]\\b_B}lWSY?hZF~QCe\\{vQnsX^~zJBqgoLRp}EqgMI?DGI~?pEtlPqc[}V@FzMlClEzad_x{m{`[@KRcww_B?ZrdHH]WF"
    "^\\Il|HlGb`_kPo@IIJ~Az^sdB\\D@plcmHP~}^ZpTGoplCOxVV^DaGS^]p?}^DZ~ps`?]UaMgxSDctwpxwKw\\~Midf_NAFSsCpaOiyoPhfl_HMmLF"
    "EmcpB`oaq{ldll|H|[cnEd\\@E[tcOrtkFs@AEJP\\`^H@w@WLpNU?wlDJQ~iBS]Gbu`JXhoXbApx`Z?[hPcHJLMl|XB\\@Bj{ttlCi{MdtCap~F|ka"
    "}{~|EP|yI{PHBOGfEEkNwfosXN{x?q{fqaLI~T]QMCgNsBoH}o_Tja[^S_?yoMdqI]@RG^Ua{ncQ|AkmJnw{UjpLM]Em{pLlW@XIABsM@o_JvOVw"
    "|K[kQPyHAL[dO|GoNmTjHB{NE?KNx\\[u}L@d}bDJRORot_hDBp|kwNXBsM[QVpBz?~slWCoe~mhK~QTUyrJpmW?ezcmlAoNhBFbhI]yPxHOCDpg_"
    "HcKzB}T`{AGEDkOG]Me?|]vAwCx@vLndBFJA]qWjLbqe}qRUh`lAlAlOqR~gortBlq?`u~Sd^{Tv?oHSJO|ME?hhBP?t~DhN|q?@yMzizqwOgtPO"
    "wCN~ur?D^@~OS?pCv`VmB?gBm|[tn?GmItcw[~`Fs{tpISIGBov~x~Jap|K|p_WlH@[U|~xF|yXb}_`H@dV|h~d@@PNkP`TKLPhg@AfrULmsyn@C"
    "vMLuBN?ey~VNOL_]vPCqnBs}B}DKHQT\\@QFTLb[jpsQX{uBcFr{n~a?gVsXWHTcR~_wkREGoH\\GrDbJ[SR@trPUDnq?PKUKm~}wqGbWgIq?|?^ku"
    "YNoMzQp?D_S{ES_uFpfi|Zp^voxLwpG~LMLKzg~\\E`kUygxiE`{xQ}XEt^mI}SlUgRGfOOxHhzlAn@[HlmvrmSPYA^|g?rTXA@yBDplxukc`wOMJ"
    "mlaAX`gyhLoNDbg`_}S\\woPkgmG@u[QAEq\\{LRhJCX?`A~ku|[|ctKKwotW^@O\\bEmdLxbLAbzw|rbtHM`wUAtDHe]QOJrgsKMS|Hry_UlGLybHk"
    "SfSV|oQFsC[Gsjz?{A[w?@HgNckB@NjAj\\xHPPoX~dGgBnpH?n]NzsU}?`w{uJj_t^@nzcWzFPlgAtS~yAL@w~GrM}|mA[hVDpDlEoMK`_pPK|Zi"
    "IR?eKg|Z?dhVJOPmRqDvDPkd}nx@FotmKLt]L`AElL_iobCmiUXVI?\\]w@__upO\\x~lMHbx`rCjE^elxlm|mCG?]B~jCosSTFuZAHo[ki~ibkW?M"
    "KLW[KPtCI^X@BU@JfJc[fpezwuJaRC\\XrOA?}_CbEn{[JPY?vlsp}DDyQpvrj~zpy`{k{NVAIntHqPhTsOsYDrt@??knAXGxp^yIoaLB@p\\Tovx_"
    "{?IZssklv_S\\snw|mOcIMOgw@_MbGw|\\wq\\Bza?mDMXh|mhOC@`qA~hUMU\\a|||CG@pgEnsP?AQD?^LX_~OXw^`JC\\XH{s@\\}pXC|mTAvCuM?nWC"
    "GoBpoA{tAPdMNh[K@Aq`JNhD]EHXDkfol?OTw{o^TtG]HhFa@MdX}aGNVCLvHmzJrkOzzbGlzr_ccU]@HbfdqtkRX_cH}q@BtW?nj^ksHCD\\kmAY"
    "`QlqMoJPpcdbujp|xnh[uBeaA@Lim_o`tP{qoaStslJrOMUDr?hACPgdpOxzqbOuScw?un\\`qakSXZxD{oxUIOhjGoK^DQLDGlwnXKaFF`arfZ\\W"
    "IalSL`Xr@^IWyrsHtSDTu_`[BvcN@`xC~lxYCYWc|JTDGncyqqpdF^\\@Lw|@uM|GGB?PxpXEL}`itktJkkLCwDGMDuhOvnBet|OWs?Gt[Sp[JFG`"
    "E_ZcAhwlzIgrFk`BBazkl{rXt|`P?PgVVrf|sxFWxp|EBb\\KN@DCxa`QPCH\\}l?juONVyn|n{RwjkDcc?rbSH?pjUrLWDWxh?AQAwLCamMo\\u_EA"
    "D]lBz}V~V@_ivjXpG@Ddp~c\\GaceHmjdN`~_TZ{gHB_[~oohD|``wnCXC|OI@Jxy}PxOGC{d}]tBsazbBopLPQWrmM|TjPgCEOwxP^gyqidXeOIm"
    "vctmqS{QVPV{~@p}FxDnNrgiEPBJ}[OJAq\\oQM?INrFu}SHyz}lFGn|sO]lGGbPIw@GrO?zkwMLoNPhV}fhFTQP]r]euEl?Y`ROHu{m}A[`qIAWd"
    "pDtJnTpC{owYM|{{OqtTFtc\\[rTu}]xdSAso}BWJ?nL~^cPsn_TBwqkXp`~do?Nbot@IA?PU@cwMr?cJIr\\uOlLfiTTjlBGomdGOK^lMx{Xi}_o}"
    "z^G\\z_xOxQ`GB|[VDU@UGO[bA`Ib~_ljrj{nJToKzAKaAmCgwkGX?HDF|QTT\\_PY~\\Bbs^Hcmsp^}Oo|zsNre]?TqAS[JLEQQ_SSGzD`E]H\\K~xR"
    "s?PmGgO@vaHZ~OS\\wawvz`LiH]ff{]dxDQk}}_e?tBggBPBfJsKt~PMcs}Nwv}wL`\\pZB@K}w}Gdsbkq~btrIZy?sqhfX[h[tT?WgaKS{jwfTAkq"
    "F\\UUH|`avrkqpLgSqb\\cWjW{d}Hb[]s@GO_wL@thGaLwS[yVv}@q|k?iEe\\R{?Wmx~xXWwki{~Xj~`l}k~OA}OllKmHODgY[C]P}ycTb`RTXuBlM"
    "kAfe{S{ht{O`N@wvrV_rCotTMLK~Ij?WfOkBSOt~cw|e?`[YMCPABMMFInhSlJz^MNLpx`gDOPLSYafTMUkK@huQuMxuAjpRH_n{EJtRV~{C@CKc"
    "xYDUz@PEq_gJTmyB_tqDMN@\\H@ohmdeEUqS_Aa_yllyZE~bAaXDND^voBaS_v_DNs}|ilboZo`cFHaM?@^FmwOkmuk|RYNHFwT\\qJ{]LMhDtG}?T"
    "Kp{sTaXEL^rah_{k?ahKpH[BP~PHB`KfJvP||mQrY]hfvMwgBpogtS@IwO{T~EvqqcOiV@wy]p_ZFO_tuB?{@BGDBpL@qLOxAOosu^LQ|b|nCODn"
    "@qgF|aAC{Fd@vCGVAM[GTA^}P|Oup^fmkPFAG?gxBZGm{OS~uqtfBKo~~@BAP{wigLnA^AmtNdBZBrKi\\a_lAZBKJUU[~nkyQOyGxtHBs_UdZM?N"
    "uUCJQsLEea}RBcDPt@lHzM?oB?P^Kcx]HsfzU^?QDw?^CBSwJrKsY\\OjybTR}mdGuw}aB@ce|zh_{PeOD]SUkSOiEpc|TMMGzOZYvSHxtDSdOdkg"
    "H]Q?VOh^AOPYQ{Lonp@M@o\\NemNyHPzpJZWD@o^?LRojsAz^`^Fv]VDiA^lLQW@`sIumD_tL?NlUAIZA|ro]E_PCo|Chepi?sapHCOo|s`PQy~eJ"
    "w?|VvnLOzDkw@sso|^PXDLlO}|xJnKsQ@^`MzB`PE?wrwQdx`PXB~\\xXYJtdA~J[}q[|uKdUzuDV~`pKH?olyrcYq_\\WAKq_{ss?wOSYsnkMx`DW"
    "{nwhz`}hGfh^ysG_KKGyCzkjDNOL|M@E|qmUJDYRso|K{[_\\HAxk_zkfvBYRtPOx`PSDlmooGJhF@hG|`]\\KV??cKQ[Q}Y??nakTPrx\\x\\FuichA"
    "PPNqGml[uxvw{Aoul?o~BrabKbcFK_qoyUnUE_OdpQCj{]v?OsfA@bP]na`aABXhvU\\jfBxA{ykfQ`_]@~EPupX\\yw_ZFVCeAt_\\CLXIE^{yuRlU"
    "~`[d}MojqJwVu\\whok{lG`CmFl_bJM~[qAHuL?|Hw@JAbNc\\|OV]`]P@q]@dN@St|RLP@kO[G?GiHbcHPAhJCMco}?\\aV^|oCD\\Xt?tQ{Lm?L~_p"
    "v}skxAYF@nE@qCpaJ?|S|lt[{bCKydFxEf|JHoH{IrEA@\\tGAn{ttCDDY`hc@?K~VK?p|N_IhJxRN\\XLOroCrMTe?yKiEBDh|R_rynXJvI{?}oKu"
    "|nxnQtQSnp]W{r]Dt|XaKpx^mjDmepRzNowjgE~p?MxboAfcw\\FAHNpUpaSjCjW~DCdfqOKkqCtNE?hgz|rv{XFj[]qQLAlGBO|XT`SE}t{k}\\N{"
    "GDgqE[@CBGVp?ClbF?`~Uohwy|q@zR?Ax^PkFnvZHl`Ux\\NAJ_YTNAXS[Pz]qrP`FTjgyRObsht]Lrh]gOlOF\\?{vmTJJBgYk|P[BP\\PvJpbEp@S"
    "H^WtC]{eGqjfaq?mDG|pRagvVPG_mrkt{?TenXlEy}`Jltlu}aGWP?Y?C][Dlwx@_rM^C^ecD]PevOnAMRhXFrD}?bdy{qhEBrZIEaOpKNTwz[pI"
    "`^kAQSxYQ~LL`VdAE}QEH|C[rMtTCiOkJ[pmPpW[NtlqHOq?cXELYHGlJcbR|eTkTD[rmNTMp?Gho]hRzQQTFEmy`RkIBKtJQntaK~q?n`xU]QVL"
    "YiP[dw|]mrEFlbSoJnD|?cbeYEtq|Le?`^~[x?jn||jAEaTJxOBfu}x_Am{p}`XZGH_ePUD_M\\gfDcnQCvOtGFJADPkSbofAM_tA}xNA\\jWRP@^A"
    "GAkxV]UO~@SbrP\\_v|_HFpYREfx^_~q?`_l}~]SjNOJ|uj[Qvl@r_~TE~O|BtjKyEaiLlk]bDRhY|BlqJpuAO_EWlOxD|oCE|qUCHqGaF|GeF|dB"
    "DPSdSPlDwPz{E}sWFnJc~[wQoMYRAMPcupUZVdtU?O@EEW|QC`{nj`~VlE]Fo~tzmaeCprDJFcrhJt^\\VtS|tn^hnNIw?M|jAbe[R\\t`{|cqLT?{"
    "}~DZE^p[S_[a~\\mE}\\|Foqoz}][qxP|Mp^U[K@`tIogVuf[?~q_[J?kgUq?~|pkqLoyADqdedBoP}?TF`R`l~ilOKcDhL~rmu]L_{|hMA{Cmtb\\x"
    "rWXIlLsA|NWqV}SDJ?DfuSn`FW~}nQw~SO`euOWe_PlMq`\\`vCRPx`O^?OdJ`XEM~]TNWN?yZ_[R|^LCBYPOBP\\dLlhtw?gu~`t@Hsqr`Raj{PlT"
    "_~|U~P{LrPwED?nBMRX]hNAD|IiDzBS^UZfAQjxgscGc_rk|`[m]DTGJFnHJjBMu?FKZA}L^_MppGphEKTozwBC{KhGYvOz`_dpC|rhZJXXOMBS?"
    "~c[ki?X`@K`JAoLCg@hh@PqNtSnPekDdhNsIE{lW|`]@sUL}EcZK}sWo\\nxm}~NNxLzwV_\\Ab{o`SFeklm}oTEYRYC]MwLGu?qGwZ[ah}qKN?mO}"
    "NlcPqaLiQwpaQcWtVjm[CPRk`QMm_zgTvp}AtkJPt`L\\G~jqL@K_crHd_sWku_gcMEvY}v?jYPD\\FFGa?QOrHrLK{PPrBtxl`sl{uSGTH@pdFRLK"
    "B^xKIbf{P^[TPPlrINftNtg?Xq[QGwgnSoyuyrk_tOPUq?x]?AC{BPDXepq}A?hyUbWxQOtFF@@BtPLkD}kmAlgQne|FKsValfKyzmWBs?gf?uXV"
    "@pGtoZPzE]sZD}G{HRC_xMjWyG?g`rorIDzyyYb_CuIQQkSvPSUeR``w_A?p[CP{vlTrDeIAKOI?nHlTvrGY_@^i}LM^QxgK_xG?YFs\\BhEmPc\\z"
    "bQhOvFsIsw?S`StPoDgL_tm?z}XB`ZY?HWHyj_MOHqDWBrh^gw}?_|XIw_gv|LkMKGKmmnK|`YwyskrMKGpKVrLj_uMIUfb]zXqlS[m?_qktphF}"
    "yABZF~{AVn_W_qKvJyiqz\\^Ntc~A_}{TFTKHUnY?GE@`BVrAxpd\\CN~Iu|uxB`{mC[aXxO`~`PA?jKr?`UI[`XEBSLsw_qVAkS~yjDu`mmUWHfLy"
    "JTp[bYyN{HE|wirp[m?LS@h{XrMAw}HaM\\xdam~ArCs~IzG@F_MGvnGKh_B]pO@VKQ|`~\\GyBDns}L\\nhlkx]pwwrpTbh]FphaW^m?Thobt_QWjX"
    "RvSXixE?Ug?ZPRSRwskyoxx`bQofFHi{TVa^YW?J_xdT{SSWZXG\\Roh|f`XJ~HEW`RejUXhCMW?FIA_niw_SEQRyKABvSmWeybF~{g|ehPY{~D|g"
    "sQDhKbg]_qdxrMOJ`^~AKbUF_?E\\D|cf?G\\yGlFzzJD~p}Sb_knZExEBRrU?`QBN@kPCPIYQRA@bK\\BA@L~oFJr~kqtvROlXP`AMuAdOnHEOICS`"
    "hkNuFbYgExGzlnUI`\\i^T[kuJA\\K_w?BVkY?r@CxNJJA{XGfnQouq\\ZX|]Vkt~^VtakW?FvqILs?p\\|T`]ne_yt\\H`qVlScfzg~AnmH__qiUyUs\\"
    "JQ{D|MhzWO`|GCg`|RMBNptHhTppipHZBi\\VvBD]}{SEWXDXGL_npR|WJ~tZ~k@AB@jPBndPqZPCvj`}~QODD}DEo]_u}[Q?eOxIiReCOO`~Wqfh"
    "{]CgEAoMFx|uv}@]xDiDg|weBoMEKQSA@[\\[pqQ^@po|h\\`LG~sqcQopRrg|@nzAMG~^QmuDykYREo{\\Mp`sDpL`P~kWgxtgJ]~o@G|TQB{sDklT"
    "MBCQHo{~T?xBMR@a@Ks[p}sqFR`|vbD`LTdK]QDOuB@kWG?zc~CEtrR~\\aNwHNoi`]`g{Pv?x`kpD}s?lMkh|urhHF][L^KfCPTh?nImdQsWJpGj"
    "EmwRrBdO@Lxkz?DoAl{Krp@@@Pl^GLwsC\\TBzRTL?`LpQ@C\\ZA@Lo?gcC@Wy?TLf~okix@PmC_ws{?tPH~_qz^{vq@k?p]?|Q\\|E~_h}{_lxQZhU"
    "QN^hCaYLD~o~I]hy@ZhML?Ty}ixK}}gh~@BjC~OmJ@?lF}Z|?p|_J\\ocA\\|Ev`r[qOHhABX@tcv\\{NOQKCCyPN\\P_KlWy^tfqqL_Hl{|q}xqzfF_"
    "uB[aCRgc|lDKvbxi@qZ\\zPw{{o?qBs?bG~plw@fAwMLJ{eyiH`sP~@ajE]\\b~mtMx``J~@O@]AdVUPgT?_ZNF^FjJAwIN}kFo?osFBTNGTOcA@TF"
    "GqkSC_ttutD}DO@`N?[yC~pYxcv{qZ[^_~WLJlOv|pkXlK[uHlOO|G_j\\UWWwnRAHBuyxOeCBshoOs_fJfRZjpSW}`TMyUxJB[pfy^ci~[Pko}pf"
    "MpX@C`OHUgPQFn{gtB[}FQwT}|{RuOQtzLWNAAAN?PGeKqYVNpsw`R{duzcgxmIJLQlHHqXo~C@vARDEvurpuVS]{KXDzZ__USoNxSWnR_DJpn}?"
    "DnKvACLBSNJzr@l~mRSPibA]TnwVEcXRVaVt`POA@~`IVnhH@b@Es`tiBMwsh|rAn]xZFPI[q_?dDGaR@lh\\?Yyk?mhFo@kuEA]I^p\\KhjxhLMQH"
    "mmwp{Ash{z_Zumtp{rWEYN@rQ\\GKjpxIt{sx?`n?s}aDvjneLsHbYVdA|[HYzOKY~KqQFtp\\Ng|H}alBy[lh@]dWrUlW_~deBO]JuCLUQa`I~BCh"
    "@C\\Q}oS_Lm|gyjOI{RPx}tGRHpt^@~mBPpFcqSpvD`NGgz[|F`kZ{|CsF@LuFCk}zasSBaoS`Zxs~Ugv~pTIy?PcD_zaGndrelCeBsz?{`dcsTwy"
    "~|HS}tDSCQHIJp[rz^\\tscwjoBowCrG^Gq\\ZEPGUoBsz}|Vty|cuks`eAs~{ulk]GFOctQ`\\CBDHZp|mQ]xQE\\pQv^@\\X?pEJQd[zp`\\WfgEGq{B"
    "zQ`\\RCCVyP`mDECREa|UB_kivu\\~P_wHwOwi}U`kG^PdAAFwC{XVD{WAoJ@nn{[tU\\`Y\\PcSo[\\gv]`O~_mPP`o{MS|C_~XHwQSuKS`W|b\\g{?Oy"
    "G[pN{n^`z[mXJrXL?rl_??xST_@lH@GDUmzlHRHt}rY?~QDncNS\\@?g_BogJCU@XARaGG?dYU}SvG_}frc@fU^l[t|cgBeDYvHiBCNJt_uGSq`xs"
    "s`WmToxTz]LLHOkvCr[o~qwhJAxgW_~rxIQD?_\\Ssq?lxbHpG_Wnx{xLjRoUynHIp@c^ug|J|`]EnpT\\]V{rx_eWusk}FaiV|~@|t@W~N@dYnSpu"
    "hMXvwsTZrk[u~blY~AkmzQsDKnc`AtFwwCGpu}W~{SLhxbGmhQtW@~\\BCEtlA`CMssWxADtT?qKhHo_fyPd|~q[q~AodIrKfAMLuz@soIb@AzP?v"
    "uP@X?QYMqH|vx_FgDSHNyoCpK@Czw^aXgRtQm?Rimp{r\\ctLuGHDECwe\\~PB{NXJ~DNkxA`thG|GzAHHI|\\juPDczaGxxqLqJB[YAetaBrxliNWQ"
    "em@P~L`d~S?Dl~p^NmRyvmxQz^poojhBxNskAPpUh}ClDBMHzt?swo{exy_x~T`XrQ|@EDceEMOD^NWIxr}U~@@KE_Oqk^ZAzk`LKSKntBKRv^_W"
    "@RGqAaGBqc?xEIkyDcXnGnOXB@kcE^KyQPGwAcWwkoMt?rLJlrqMHnGuiqjpzBgqEnI]~iCCFn]qMO|V}_zvxhWyPmwmCXDF_?SsHaw^zO`Dnktc"
    "`QgFHNsbuKcqBr\\R{^XwyeG]@}od?LPQ]aPHARXbM[@?`QxgsPzEs|gc}r[bOoLc@?_Wt@|G~~[TDRg`?RnZn_kkt]Spw^?^vc^\\wg?vVmhULqD|"
    "xQ@]v`Bp~}TTylc}?MLIGZ@Zc}@ZI?|DCP^\\B?LRvSPjz\\c@Go_EE`_]No\\Bt\\{Syr^kBPOrFydPKatRK|ouuOsbn]MByPLE?QgzW|dCQ^WW|RZx"
    "C_XSAKhT~ok~wRVxFPGPx^xQM^lUC_^W|{CnLmPgABhDD`{pnTcdRvvCFmozsqP|v?sW@MgMvQO?t]k|E_eIy`{HB|PxJpeNtUYdrQCcEz\\Hw@k|"
    "B^m\\vBS[yoLOKbepC__xGpOS@PUmyEAIml@`tB|^IG?_Q^@uC`kH@D_^JsuNR|dZnHFokOtLsc|OjRlS?s``U]`ZFGTQAl{uxn?G@qlpuKyt^dtD"
    "EvwsLNsL{boe`_cu~K[y}pjx}mbIg~TnQdpnIBWZvhGS`RiA?qsHy|\\Y|bkrDDUgvcWXrATdNzTFLN{sp@WO@C|MFNW~PoZSEADf{bPMJRDtB}@J"
    "R^wYiDC|{bOEP_siB{L\\sOxn^~tXzcPEBshxsrohwbbd|K{TEaC`Fl_ahn@rJSFlEw?^IEWG?xDa~U|DIvHVvbopMO\\eMfm~t^OqluT@LAKc}~~T"
    "p?dnWXFtBRTMFRKWEhEoKciTuOoWyAPJGrc|R{knOTPk?l?zL`[xk|bJFfATPwMXG]E@Ur|N|o\\VM`IXvOhmX@mAId\\|HNPqp]oJ}sLiK\\gq}q`e"
    "BNWDsNwxHBDNzztUUcmpk@oY@c\\azZCxquPE{pYpZblq~t}XclbA@Ba[Wly?PlZyx\\htgpCUF|Y_ErJewKPhC^RZmCXV|@`E|G|sCmD`AHDdpR|w"
    "MOg]xjC}JMdD@P~ALPWtM[hsGO[ypB@cC]{dsQdyMNpBy~[|yOCxPoKEtMOcvK@bzsr`sygJ|w??Am`Mt]xruJS`~ctlDq@oWa|c}?Wc}K]WQnLe"
    "g^f^Adtb{`rjKoLs{gX}umzK@_A?@Rcxhn]U@?}?sNcu@tuVI|c?z_?iwk_tq?LZA@dqPbqftr?pIUnoBKhmp}c}{M@AIoPhqoJsu^oT{owTpQxF"
    "U_Z}t}wrGBWmKOhnEOrZuCPN|`J|wrmCyb{tQ[WZo~~Ac\\N{FQPHCn{gspScBPpX~NdQNN`ilRzAycgdWC`IwBxNAq`cVP[cene_TRkz|^X?CPtS"
    "GSP]vw|lLrbaOXDQn~WCl}PK}NMVNp[qmrT@HpG`zQtjE^|Y|~ukXw~n[\\XbxdbnH~XDOmWES{OrhDEPWz]Zyb{q}Z|xdMNSDZdJBt?mPbDv`Qvz"
    "iEp@MNB_ObG}qocRC^wbMcMEBaPMmm{KjQSSzul`}M\\RD`VAEirzE_[GxQkUmROdGnJMwlpF{qxgtoDY{L|TDmFyvnYCJppCxOwe?@{rxpxmv|xV"
    "}knQMmW`^NpAEAd@GGs`L|jaLPLRJA\\w@}Z`{M\\@xs_qGKy?A@[_B}hBAE[Dtf?dAKCa}Xcw?VPMz?tw~pzuAMdJzU_cwiZOrL?ds`W?SQTrEGxK"
    "N}W{H|ZVEM{PHRK]lbGYQb_M?D`PH}A\\Eo[GrM]MAsvAT^XBx_[b?oLJua_Xg|jAmmD]rpcMJLh^Ag?KO\\dh}bTLyJhM~`\\YT`hhGRT_I?wWDHoO"
    "Gs|V~pizKShyF\\|LpLno`QVq?{S\\wCMPua\\_}}\\Wn^ovsAqQv~CZzddkTtLjTlWA@QouBm_D}ePiUQHHLEWl}jkmxcCcElOpzjCKknwOINy@KcdI"
    "Aj_m}LuD{KxRPGaHD[|U`]XYWBK{}`|~XNPZt?DAKL{v@D\\pzut_o]ha@[hNKuweB@YGXqa@Qx?WG]L^@MKdGPsTiqDrJC[V{}BAz~\\@JrWt|q|r"
    "TpOBkC}lkRBAK^XLw?|HJw~MI^@mZo[sJkpF{RyLcA?NvaCxhmkxu_WOEkvlJCHO?WWgTD_kY`m?W?xdKE\\NtB{yLb\\ehSydWLGfeVYAEOCl`^lU"
    "P]]XqopP{znbnJjx|ohORjBuZotBQOlx}Ppm?RDrGPRtp~gk|ps@`QPV}\\ofwelFr^@vfBG`Xnv}?JrsAmty{[zvAbO@VaWRs_?o{qxlEQ`~j]Kv"
    "y__oOBSRyK_gD?od|]~zMNgy?aybJEEOv`RsOELmKnBz{_zsBeG^j~xTOqVU{MNO?@HAA`QHu@rjx~ShHuu\\zlLhWLoZx_BT?kM?Jag?|tXnM}Dh"
    "m\\pgep{b?ZXKJtLf|`GvDRhMSLpUp_?q@b|fyoB}|BlhpNGGA}c{pDgVUW?wD^tvHq`C`PtpTKBySCM?IauTuIkQp_g[SqUuqKmPMahxEXGO_qws"
    "t_sG`zISHCnFD_BA|xDdON]?_?@~sxRDPSxTKGUQhvxWELni@{Coy`g[vMeANNOJJl_Cq^Slyos|OamKBI{TAznftPhEI}hAFbnAuz[wyPLQskXt"
    "e\\[Er`DTAPkwvB^FvCBeVj_QXN\\mKOUK@nKA?^LnQ`^tso\\^KMShvo\\SzNkkgqhh_zy@U|ce?|wVrQfsDNOhKOXTzbXQNr[XS^?DpxcNJ@sb|@ln"
    "`VcYpws|?sDONcfxvmJ|vYcjs]V\\Qz[|@y}[ol{qX}peQ}Z`qOksB@a?FN?YGotC?B_qD{DM{Cx\\GN{enG?mANoWwASS{k\\PnDRxtmewKMDCAddN"
    "jc\\t@rWvlnCg@_iT@G}fHZNYwJ?^Q@OpyNPRI_|As[N}vSdWWCWWEqSAGlS~dRTJ~@LJKK@lYpq[ZbgGU]UHG`{_}vrjQMPJ~}RSPKy?HQ]@_r_p"
    "JPNAJ`[Bv_VtCycfIxEE{NXAA~mDy~kRD_gNsadcwRyKH@BHkW|[olwkT`Aoq_g~|`ORP~PH_zhR~]Km}mkfy@W|iy\\BsVMFwoCq|?~_FgwH{q|j"
    "L}XaG|Hv{?d`lBdyHSgJ@jpJPwL|~XD@}By?ErtxB`rkrvsBFxxgKqP__}qGDtwxU_LZHsCmHCHaGpDCMOC]LRyKHJKC{}MgyOlNADtc@nHDyzwg"
    "mhG~tePdtxDUw]iSAPN~~t\\y@@]RYBGDY\\OVRcGtj~g~woLCs~S|?~GfMCCdHo`H{D|v|BoszLEY?ikZ_pC]GBbryYOe[axbuDxG@BGBAqoeG^LJ"
    "OmokvYi[Epl[UatD_~m?U}{rtOK`\\@]FNAQKW^xpOFVAK^Kn~Alc?d~toeOFGrgO~rnZrm?gyOvsp]Kky~PT{GSh??|RMpA_y{MDxOIy`RhfPHDQ"
    "A@X^ysnM{mXiB_?T@?lb|scz`^LwhoF~inGVJnpPKj\\^n}TL`]xdGrAB??u]eP_SLO`uD]TCPMxRvqdZv^H^qg|htFWn@ii?eawtgpoSLOt]KAAP"
    "Aq}?rRgcfA_bqahDp^pOvmpC}A}GAJCXvR_F`Py?J[kwRZpHew?V~lk]AKmx_w|@lAFDFJVR_hEEITrAwg{q_rK_ozlUtkmSt^L_ny`qLhGnB}Y?"
    "Nu\\h_?uPFXqI^vzd{RrPQ}_di\\xKQTlmKSzPD\\k?pIL\\dr^x_pGVsnQEFoKz`]jDzhG`_?ASLuOSwqRzCB@GmTSxzZpXBCpxWtEQg@FAwDeExLtg"
    "?W~dBqhkTOBAjaMut{?Ndm{WSGmj_~aUc`lil{_jKjvwQElz`[LYk|ozLCKAnJF\\}@{uztHqZ\\D]NihPPploxW|f_qsMS`A_w]heZERbY{c}zg?g"
    "|doKSph[mQCiiDnq?Tu?xhDE@k^A]CMexzLGGCA`rHu?VG?pc`rwY~Z?KK{[MrQDsEpWZ~cwVZmQ`W?IGyEbGHE@~NbAE?@HfkDVKg?~OPc@|KSN"
    "dw}FbmG|xSA?_?}lFCllNQJYfg~AN}XSecCX[jXGMhEGEca|I~vWnn^A^VtkVN^|}mSdKRCY_|kjKRE?skkgDo{vSSnxxhEJs_GGxpSjQ~`WL``u"
    "KXIP{`YYPavKFjoRQhESYw~rO^zn`ptMSr_Gxfdncw~|sfFsQ?XdPqrAbNly[W?|`RBffBYJsnAL{EPp`^S}H~dqCxGrN]qstcu@DsFt_?uPpFx^"
    "ty{PxzG_`PwYNlIW`_twsvVAsx{{@HGAIDm\\oXm?arm_[XEiE^Tj_qfo`U{E@HGN[q`n_p[RqoPYBBr[NkOS{Cn]opsxCngZNmqEAQG@vvtCxAwC"
    "BcSW|Tk@wb~GKnePJn{RGB~vJtS_OpAaFu?vVmxfPNSfC@LjNi`EQl?pG^So@PwSpl|H}apSDbtawoTjCM[eIcTh}zXItdwZMR_z?~wbtP?zMzOI"
    "GaQTW@lTy?cxHLO|wRHWPBTeHs_JsO\\S?~Ge~BXG@`HOMM{IB~Kg~~[kLrX@FLHfQqL_B_CV?PsfxPwMmRwwuKZl?Ncy?pkYDsHPF_X^@q@MPaT\\"
    "UCO]ACIC@MlHJ\\bmyo[M[BqGm^T_JT{ys@XnPdIQ@{txEN]AZ|g~h`htqpCf~NcVvnNqAP`]|B\\XG_LALA^wUQlq?bw_BRS_@olJCQ^gGnpwL_zi"
    "PqmSAQ``DrOZn}HaHUGdMo{\\}qmI{]tIrt@uT?|iI^WgL^olVd[DLTPohZyOk^\\In|hBFbw?IPbUHpypue?ow~PXH_[F~QWQOQZ[`Ta\\J^q@PmW|"
    "s@hyycr_DCDqhagYo\\CWuPg]L]cuwBL__~dIM_uck|pxqitIueY~BPOx|B|Py}Z\\r|d{rshHLbldro`ZlpShBqdD{DK\\^@_vKPsk|?F|SK_ys|gp"
    "URcOHRCc@nSvPn`X`^t\\l}wD@AxPv_L_JclAnI`[DbB\\CpDuEia\\_?iHApXFrBMNI}Yzvawym@lvwLGSR[\\]`QPY{okFNs\\Oz\\tI}B@QNzqkXp{g"
    "^~wgknOpujwp|`omS}rjCDy?R^hxIb`}QRSvGk?OFonwCQPR|UFyAPTmFNgZH^{?Y|^|INgCun{sBjwSE]SWsC{dL~dD~rTx_{|gGLST{@oYP@bA"
    "J\\pIH?WctND?iKDy|\\yklmanuTgyw?GUz|lDO}SGi\\_P`XDN|Q?pyQljB]S?@\\dLL|?s_qH[c?gsNdH^KShKzNTRkapfwmWSpCi?]@St@q?muRXU"
    "db@ButaHB\\yg{^dr}BC|xb}F@@?TQaCfEPolMP[O_sHZ||x\\HQcBD_Ty{qK^QA\\amnh@}\\DRGAKpBP{w@??qmEtQBE|]`^@mD]gnEZcDNPW[DlGL"
    "Apd\\vQ\\_SRkfyM_`YRpCsqgwBQWR~_HH}n{?SPXYNpTKq~|~U{hF~Ngj~@wnt}wW?EHddTPnNK\\wN_[TpowyR`g@AuwPy^HG{p_aT`{`GMBuLNGJ"
    "vL{_t^SUH@_VJd_CHN~X|N{uIN\\B?aHP|FO\\xlXjJNTFqbK{\\PhuBY_jrn|Z{nxTGmDKM_SlABPDK~DvyLkPvm_ou@LFASwl}k{Y?bTuUBkjTu{{"
    "A?LU?~lFNlWgM||fFBPc@@Tr{qG}BMcHu_KeKoXQz^OVy?lDHqdI@rLly~sbf]H`WOW~uRG`DO|yO@?xzghcLPtMKKld~?`K@E?_H`hxObwf@Pgw"
    "t`tar`Kzp^pOtqSPOoJjya{`NvoMVOsTF|kaE~PR?~`P}sZj{U@KwOh]CKWgr^DMDAY]pcol]}oAzNiOYQlGv?pyDp_ND~IiGpPcxoLbDMwQR^Tb"
    "QKwIE~pRDrg|HOXX@nOL@QcR~qwP]qKQzQlynKtXqEgWJmEA@\\[r\\Q@duLlc|JFwyNqIVpdp@]DBAqh^?zXClqA{zkJOR@saFnkmxqa?NHggr_^Q"
    "oy\\V`]tMDP`I?oon?ASg@PQQ@N`dE_XW|sHOF@~nCNL]NaoKzesPw{_}wmo\\}BRxpt@orq[L`SXPBsc~zb`LPqX_k}G@T@`IIE@ZHppMyCpGBJl]"
    "QBgL}vOWH]hq@MGhuqdv{_HIualF_rmLvY^HzlGb|wWow|d`yPT\\wS?IgMrrE?cA\\_OkCDwSB^DcDOTBD]Vr?Iw`PCclKQKUHm_^AmWqJmW}@`PH"
    "~osVp]w[CcbonZ_cSOx_}K@@xspNrudeLNBz?n|eSLl?@hG}wpXFvkWgs~?g?QTeu~LBHBopIb?sJa{YVQyXI_aI{|pA~Jh@rEomoxxCWsu@u`lZ"
    "gQXRPndWEAwqEAtEHNOQMkGxMQshDoc]}BlQiZssCb[Q|@Cx?r\\zCdgswa[cM}xStSR{OJaIAAoG{`DR?Mgr{tkc{OTiGRc[usO{xA`TtT@uQQfa"
    "lbW}~`dXxO|PAKpzeN?Bh_g{vaBfORl]~cO]TQnxjrk_\\\\paIq?vyVNxu^JlDMCMbQci?PA^S]\\mEP`AvygmF~gqyb?G|OWTHrXctrdh}my_~o_X"
    "@^h}CCPvNFHDvNpm{\\{}?icZHFK^Ro\\fE]HZY?DhEHDSOaH_q`\\i}n?NNKCp}zq[zQP~@_dAvaBTo~sCJpCBES[dsdGF}Y{lHc[fzM@]@BcApsKj"
    "}FSiQoHTyQGVJNgeCY}[SqIUQDdkN?HuMNGXQ`|x@@|hzZc_uo|]CqUA@Kwat@_\\EAG}oCCfwix^s`QoI@KbpADhs\\k?XJODNSxABpopHJ|VWP\\P"
    "H`Db[^umFanwOP|b?rg{mn_AwT|uJ~[tAVcchiZulO|Q@ydQ@b^~MM|BD?I?|mci~P@pNPkv}Pdu?QpFSKsAJL@XB`XV|OXT}m?QBNp[BoK]OVUR"
    "uQDVBv\\@}jT]sNKpyqK\\a|EHKsBz{AIV|]t\\CAkW}MQr~^pRAaWwa?S@NskXpLKf@PC|mzxX@@@tAy[hpox`DQHS~`ww|`[[SCdUIOxcqPAHzfLD"
    "H`H_}`gmpRW^{~gmAk?tHElttj|h?OL^{rxJoB@QHO{`zrH@{_KAErHP|@ioC~hDEArS|MePDn_VBxGqxbSe|hGyCNxr{\\\\SrmnHxMdXHQDDAOTX"
    "QRofOHENKpmj|PwV@aPlt}O]Do?V{FAiAbpjtBxeELcs@mhRmnHI?KE@GbJuGR|ADLC|@U{?Go\\n}Swr~QpxItA?z}XQnRXmZqwW~bPCBu`ABP[O"
    "uMR]OqdxvVOU_qpB{chlGYWIAQ?FvqGaMkBoHLgPE^{j@an}y|}@KQZqg_weyA_`HwL[Fp[{PkyH@?wTmPw\\k`~AGa?]o`NALO{OVaDJN~Aa}QLg"
    "OBgRm?X~E?PuJzH?L?LlJ@TRslOeI?glDa[jBs`C@mWuH@]Oy@S[ya`tpRGnxo{ilr{Y?R^sKUh{~QstPrshvnPA@g?hDSDdwN\\lILkt~qMsrmdW"
    "GK\\GyOCf_v_Ks^Suy|Xqo|_e@~TcRmZQImIBT_lFwM_JyxGCAcf{D@y`??[ptctqwd|NE@IHuaKi`QSQF[GlDo`]G@PJOnopOdOBeeXwA_wu~o?B"
    "}Mtz_y|d_vTp_?{V?b@NFUKVYAC~KQkYNbL~x}MHsns~FHtmEakutw|F}Qx^IUSgUOEXz}?VkBEJ_qsx~xGv@Cvt`Pl\\thEpoaXY{e[aC@a_sBL["
    "s@AW@Sk`y_LnM|B?F|skKltPySOwTYpZXjOOAmHypRCctqHoIo_|COvz@zczy]w~Dqh^|`kgDSS~hM{_?c_sKrhtCmcA{~_OBQtREpE@Cqdbscwr"
    "@_\\JBl{x~nxAoa{`Fa[ppOpd}R\\jQqnc|}gyA?`hz]?enQk?A`caAcdSyNkzPN{}D`s[BLyg?LXw?^vApmKxuotPxBS}vQo}__TurjqBjSCc@mYh"
    "|AhQ`^WjJoj|Ho`^ri`rQaPOE||kS}Tb}AgTP\\@BF?JpRN||BY@qwePN?P?lT~{lvg}[sQXbA}CKFCdUJAkuBspKEM`KDbzuM]}MKRCluotV|b{r"
    "?mLlCpE[?QSn|m[`qoCF~_DUznO}ekzrDK@DuMlQDsxDD@j|_p_\\wTpqCo{y}@g{MJTE@OKk|PxKE|Ck~T_dHE@as^@[FUJx|ooRwMCGDDLIABEE"
    "AAML|`l@CqxWNSheMRk\\R`gQ|vgmPO@~uOgk}`f[yrIB}}iHpw|XH^PWApw\\?_LNF[{aNpTMEegnr@\\P{SgTkpsnu~{n}Ljrw^[vN}_g~i\\l@phQ"
    "upchOoGYnaLdM^?h{xFuWO?a~SGWC~OL~Ll\\?FTswW?iBIgr{h`CFrgtr_dCyotXw`SowqdgGTLSp}nMxVINq@opH@kpC@dWqNH[qRjFBkhPp]dD"
    "JQ|JSB?HDIB?AUg?M]Shr`IAu`_||[wuKa}ANo{eHohNE~gpDO{tyShaNpzfjhxj~edQs`C\\BDOe[pscwR@TKOvAwmkw?km{LaJzvQ@g@Oxc{@yN"
    "rmL]TIqOIbpMzn`HHA`hB||NCkhexIj?AQIGPMPY|BV^uHGKSPDF{|\\]s}su?w[gnlbX~MkAv@k~cNDX}a@nvA?CNrtO@CjN}oKUC^?pB@DBwo~b"
    "LAs`x[d`gQGqARPbTcHyJi_CwOPs_qs]}C{h|}hEqZWUoPdfHOt\\h|sdN?Vxx`K|axDrNQ{zDqGSKO\\[n]SXII~zTqSZ{n|pOR[e`RTuOOc`vThz"
    "xplzEoC{tF\\IJoxdxMKjBRhAxJN?FpEEtmsjMbEBD~yP}MtkzP|`|p{}Oc{}LASYG`mkKCxsjP{^Fjwe_}WkxeBa_}OREbPwJxFu@OpLKpMQEkc{"
    "@ek}@@O?uN?cOQY@Q`^D|?HNDbhDPORvLD]jFld^yQ@Zn@hLCRjxR{HDD~WcEq_Wn~lTxq@_wCbO}Qgh_suYoPUWJ_cAv^`Jxlw@EdD}x^jjI~PC"
    "EyHguQs_UG?a?BWFiAtD@nyCoA@gL@pyh_UMshF}tPfttrlaMu@Y}tHhyOh~Iacinn?P[KENoNpH|S@ZGPX?QoxX?^zrxo\\J{APQCkdb{|fAGarl"
    "u}RrB\\|KD|HY@`cn{\\g}C}pEs~|Z}mS_Md\\}{qr{oN`fFQwK{?WszLA?BRQ^qRJj]u|]INI\\dD`bjF{JQP`eE_cnCQBsycPRqPsCp}I?Arso{bsY"
    "GNSjrCiNBAP^G^SmB|`U@wX\\xltFDmlBro^AL^GfGEw{^|g{qsCRBLXuC|q?On\\pBtpExOFX}G?Q}@[dvcQZSS`r{LPP_}?GTb[uJbDYK_uMDT@["
    "pSTvl^OYYn@Ph~_QKM|JHPNxmyHHunSS~p?JAMtg?`{pHstjfSyBaA[kAl?]y]SuBR@XOKHsxpM?wd?{CnTa{RKQPOX[@KQMNKu?|_{lLA{TBbov"
    "A_{Uwt[EooC{zpgf{?diuAojEN`JWBcKA|K^ygzSJdK`U}s~Ik|R@cF[`_yPe~{j@aj~@S@nJnpJF\\XTgtHQLtLJ|OhayAG~CQcy}kMtL]~iZNeJ"
    "R|X|DC@YHbQ]r@xyvQ\\ZoB_ozb@CMAO`G}umA}HSnA^nm~pUt@DKePNzMnNFQ~qBMYWHASc|MMwP~?wEZBdV{DCQZ?vA_?TKcaO\\IVwytSRiHza@"
    "satF~KaC`THHCw?a~Lk_@OpHCnygusnhsN\\BJOTWKMsttmsqINOD}ZxuxsoTQwvfCJbfwRDwI}LYE]p`nrSbBk~?{aGd?uWV?QDLm`eJuKwMB?Gi"
    "gdj]Qi|AJ\\G]I{gcqcYPm`HXFMm_IxDwOhmCIIoX@mfiyqvv~g?_MnPpFoWBC]`rH}ghpclVs}HG{`vdLl]^zq`[yQtYHOwMC`@fxzOYwndWvKcW"
    "B\\EC{xDxxADsgBHGVdTb@HDc}IDi@@|HpXo\\KpSwMOCz?{d^Ba_s@\\\\}{Vrgx^|aK~xaCo]Q`QqBCQ_btBTGwS@[JSPcNH[wB`hDsR]]qc{HGnvz"
    "U\\{hGoC`v{`VD^yGw[vl?OggkbGnM[sSQ_XZ|U?MnwIF{ut~J`cbUQc_QboCtb{G`WW}ECsiu`AYIqDU@x`pxrt?solt@PFA}`trC?her@tTJhhr"
    "zaQ?@ahVqAsyz~haGAcx_{Gw~^xIuthKq^ozwl\\Up}fE~a?PD`P^HrWhBrx@vrPiocC\\C\\|ZAnDZrPlO\\osmEo`T~j|nFtPZWllSDoj\\s@lTn~}L"
    "yaHLvncZuOosSECQI?FC[bBQRLCQ@~S^wB`tOf|utu\\rv~J|?Wg@N[Ok|RHI~nhe?S_R|oxzJ@]DEVKF~a\\`zpa`LASuD|Sy?[Tyjcl@|C@nzec_"
    "wpSs|tCm~UdvGpoT|_Dqz}f}rcsF?lgI`[X|X]P^boKZmrl_{dKKBA@JAClMMsUS|ogKt?swyO|kDAOvE{MyQROrxpwpwaAIlbhUt}rj~a\\~Ng\\s"
    "@mYFGocuvhGfTNcHWg|WEcVYu`CJ{blUqnFzzpOE}}Qg|`\\^?cz~K}~SH_Pp?SQZGsa?DpuszQ~im]oIpPgbDoLfjBD]u]@[{rK}z}wCwmmGBQAH"
    "K_Fp|sP}DmD@IoLktnTZtdTkCopNzbxNNCnouR@K\\KyALjmHpHxeMb?d`]a_{\\wzAlTs}lsP|BWynbcpK?RHn\\{oH@OP|Vx~JMXjALWhp@gIY]xE"
    "{@dgTSKwp^B_~Pkyj^hoGM[KksW|_wL`zRXUIhGaOn@sSw~w@gCOSa\\r`aaSpq]_~hDgujsTdmLQLQpDu}KINzsyZ@^kmQYqudIdW?MEHq`WL\\dw"
    "SLcMe]_UdP{yzSCVBrG{~n{t_~HcFCxh@^HptcE@T@{lD{k?}nC?QnmeN@wv@^sl?agnFbaJ{aP_MPQPoKA?~OWqD@|Eu@?~MB_vit~nI^}BHJXm"
    "@|LBS]x]?n[u~~NXgkoz~fhLK^f?PaLrTMS\\HoTa}q\\[~l?r|sDX~_Tr@odeCm\\YQ]hb?a`lXPKDz?rbE|\\ADT[hEeU^i`XiHAKy{@dNBq\\KA?LE"
    "Hoo^Bg?_L@KSE_TBBbCzG_s]xrPbwT`i~BlGG|PoMT@g~l?tuqB~P@eNUN_Otazex~tOn}axS{[GMlaVUHpzF|LR~PTA?PgF`TC\\B_^dEc[T{]WU"
    "_qXe{`xcB[KdAsPGvRgsDqGM~Js^LSWIDq\\|KdWzEPDFznCkw^C[[~`QJ]C?l^WlwbWdypzt?^chE~?vKq[j|Rdl}OFmu^{lBQtLArLUxrtnjsQn"
    "Dogi`^H?~NXK@f`xFASQA}clwLOoyR\\aqc?bBBUP{AlS@cGv@~D\\NcXfJ[j}F[gO{~th{uWuQp[LIDPYEkCvHmiaiClAJBg|v?lFNQr_xRlwvTXk"
    "E@[WDDTOvq@YCaPCUJGrS?~s\\M[e@pdTpBzlR~xPD{pyt}ddL@Gx{LDZHApg}@|y@}JaNaWrC_ybL`?OISU{wp?tvbH{oW|skbPFCL|rPw`Xqw~r"
    "M_xNx}?nR_Pu~_[wclGYr}D|DdHf}MjyA_z~WB\\Uw`}BLnkipdI?uL{x}qod}^r?}zqOv]O^v]kUXsL\\K?CGFqFTEdm`?PlE@BGMPnKXpOgiGVM@"
    "}G|esQlAI}vY}P_n{CoNfdijwPK`Xfwh~jrynJstKnchpmgs@fMI}j`TlROs}ec`A|ltePtB~\\PRw^P{EnHpadNASR@aQmdRH|hhJ^Cuwq?ajl{Y"
    "wAXFVR\\ORAbRPB@SCnc_?NWu}}{{AmTs?lSO@QPRC?heJ}heKL`DLrGSITTKCqxu?[HUramnyC\\uz{xXL[s\\|qLEKRCiVon|K\\ZiLGDNyjTNDntZ"
    "BW@Blrbp}NPl|SPKqG|\\EmigP}l{EBVA@MNgOQCn@`hR~Q_]ADhXvJcm\\]Sb{]PBPNsm}nf~yfIJvSrsfZxB{cNz@Ksh{~\\KOktJHG|SB]`|kpQ?"
    "JrtZzogVf@M{L`]JxlwTT\\KbnTW|?eFq~pslG}?NmaiXGZ{hG`@awYpfz~}Ewt^SFa|OqFlhHNKKuk{cN^hnAqHB[n[gD?hmtlOzzP@@vQgN{DKh"
    "qPUGCCS~XtCy{oKaOqtLBRF~y[[gHZkOICt]hDRFsnLmdhGYEuBMMPh|zKU?zNb~s~}LIEx@}LIK}PwESdLYFaNwXNVvyacYD}TTva\\ACoqQv`\\["
    "OaQrF@Rh~MdXBPLbB`LWCcP_wQO@UAw`@_KY~zV|m`i^?riJiA@Y~No?}L@O`[U`Ic[kEoDoD~mVAMjg]^XOOmcx{Ldsx\\Qhs]p]CssRG}[d}}di"
    "yKg|AbfwFsgsRTIFDOSsrtOWIAdZx^yilLknQtfhGN`c{XT?v`QIVq[Ay^{UlLhOCcGaRNqYxQskP~CCuwNxpbYS~yTn{jHhDmmoROTVxW|qHmNv"
    "R`[K~K|ny~c}?R_}t?lY{tWSAg|vr^wrZJLh[aZdCXDgBqY[r}CeSog\\tmsq@@kuCJpbveDu}u^sxOgRNCHHMw|jY`xezO^TSQgIp|uRDW|qw`|L"
    "?`?a@Qmbzmrizy?]OOJiMlrtt]?WF`\\MDtgxs?LWu}E?A~`nDeXJ@XGdJQV\\D`GAS?gpi?{SlBBLLd{qGedwmYILUXSs?SDfrR@TymwdB`NAwqmF"
    "CJMjx^@\\EUWzl_}W|Fsru|FajoLDBBpCwoDSG^WwBJXqG?oi{c[f~qvZsNsnlER|}bsn`]sR|gcL?@wE}bWPq?xlw?MHDJ@emEaqLakByLsvO_He"
    "MSBZq@@IH^hZuSucQ@|VWmSVn]_d?Q?NqoC|CNGBFrPUMAYKq~S~}|[zwP_w|ADDCQCSRLz?LwG~GQpJAONGb?I`p[tuHL]m~}h|R^kiu_{tKglC"
    "T?_vApXU^c~ysOHcyudX|B\\ry]PD~|Fbpdkbrmu?wjGH@D@Asz_PXnTyE?c?@Sh`qQu?E_CHOQfsoQgyD~hPQRkrDslNTG?~t|tQvKDM?xH^}^Dr"
    "D]]BL}h\\H`vsvmKxK}wWZLHwDIkmuI[UwVkaDyXhr@lE}nujjcW}i@zfHMbAU]v\\V`DNBpSkymD^BNuuk`EIgatPAO`atN|H?P|SQb_TQz_GAao{"
    "EV]IxsjhF~TZy{}PI~W\\?nl[I]Pv}p`_?djAUTsMDNH``P@Vs_`jE]q?zmdnuDJ{sa_V?PwfIs|Ryj{D~pT`~aLuT}?qV^xLApDYHA{Y{N\\Yv~eo"
    "V~@oC?MN|PcFMolCzOSw}B_@{~C_OZpGG`PqABT@zj|G`]oPMqHnBQje{^TNxIOz?~HFl]T_nRPRBNoniA\\QLP?bFeWClNkRRT?Q?n@~@xD{@n[~"
    "t~hKytP`EN[vI?XH_rG]EpWpPbfdJqde|?[_us]CtrMb{MwaK\\tSwqkp{lCis[oqA~[hwsMwHw?tm[wIjMdTjN_Xwilwy_p\\oP@Lu?owHdhmL^rJ"
    "DJO`FdxILmkvBuPVDLYQW|fyX_CewoTAI~`U_tDn{_PMCp@Rgh`[uSWnE_laIMktH@d\\RQtQ?CtfjpXMU^TBzQS@vxDf]NVq~nYHF]Cnq`gRNr_@"
    "jAiE?A\\J@n_TC\\_dOSO_znH[?~pMQ^?K|bOs~Fa]FqOu{}zsWop`DouCzPjBfsz]ukkXp?QO{byJtskgK}ztEO\\wJ@|@B}ZjEtoet@HbEb@EQ|n}"
    "GacrlAfRuzTiiNPBG[gFz||OJp|[IlNHGZTZGW}HFZ|PxPSuNmg{AJggY|wMCr`o|ldjyTIQzN}@N?cLwfDvCnrAuQPL{uJCCRehl_hBsOCj~X|O"
    "s[h~nAonuVxgEnlRN]@AqRwlvpt[|wnAJc^AYYyBoVKymnD?z|QJ`]tgRtcvHBCaAMxI_?[oN^Ok?bOMymxRqagZKokl{ns^ZlXrxRYtwl}BXQ^C"
    "usN}OcVq|~Y?rm`@gKgTkny\\BymbJg|Uy@yhkOFbBbD@TMUOqaxOFRegj}Xhtu_p^^WI|AsemPHqsG|RRlWGswOXR_u?NrryyQ\\^wuBAt_hL?usU"
    "LO{?zfwfM~iH`_PV?`cRG~{lEkxa~qXdwbBvAokvItWk@EfrGO[iNsKLGKwv?}c@\\~k~Yao{M?D|e~l|qA{strkcFRCQGc?SHn?oBM_zC~pP|`~?"
    "b`@]cnWNrayGhnPSv|OVkpTgCO[t^Q^v}D||I|?cw^CKsn|_kpiZ~hozyO{X@cZWKMWnuNbFLlhPNlPWQ_DbweGe`lWgmtTWr~Peo}IoCeKd}Nod"
    "tQsSKqCgar\\qvOxUEPJlsZP@JOcfqmtoN}[T^N[_vnkdwTc?mbs]JLdQDqC~tOybEQiunSWcCARxzNyDTlORCsxc]O[^Em~jOQdqFOLNDPoQXphG"
    "`Q^puTdg}cWWDlsqvg?^|jqNprc[yt^t~mssy|dkL_pT|U\\H?yfI{\\|c~baK~XGtK^tmC}Lj`UJU~w?pWLbZLKxzKlsYWm{khasKpPvpx~gJ@qxE"
    "M_y~D`y^v}oE?p|@eQgRN?p@E^_MAqv~`_uuj{oeEmtM|rDrN_K`y_OmA@wH|WSonwz?HjRo{qGrtldaKASpb`wOOoMwDmcsCLhHCAH]zbL~A~Se"
    "x`{CAnTiv?L^AdCAyrDcobTcoOpC?s``x|C?BlXx}EMDn``VxRopFqWCFpohHo`kEzCt{QO|JMoE?lvZ@_?{E]wW@bGiBnXXR_ugvQc]Cq^W~vhb"
    "SZLE@nvgY@k|R[]A|NtMAgb[?fTd}ODmzbOuAzcdSQo|p]`\\qd_TyTC_@mcUtbcuv~hYoNIvT^NRRnObSJWzynO@A?YSePDZ|BenrlhTBrlAz~wM"
    "RPPsDW?oTw?IBKZ}NHFPUqF_]ljWjshPiL\\T@pcT[THYJYBTs_OpIltBpT\\MpPh}NwbAPOLNrEwt[AdrDYpYpK|HGI?wn_y?p`jCCPDkoBPTGkxR"
    "PQBAk?r]p~ZA`^RHMsOHcA]PB_VJpQusKaoP_~v|KFpiBXcZ{JxVctpZY_S}GYJAw][n?KPc{mFA}hFnsrvlQbi?_yv}wrzA?b_K{ZHQA`XNqKho"
    "VYLImUU?o{M?ODqMBr~MP{fy`VLMdP[fBhGQy}Y?aXRfc|AwMFe??QXAFW|q|xFAP[RA``pOQ?zrfxDW`lvSmr`~`^JVTb^\\jCouNg|`tXFA`Wrp"
    "G[|GcbSA@SLt`W|S`WcAIpttu}po@BLLmHD``SVA`]o_lG~|Su?]QMGz^RB|gW~cGFWoD?Vvr@vAib]}dhD{lhGWAw~]ObLVvaNK~xGDpPHU`VyM"
    "_w?[{}?xXuTpEMhLWpacC[d`MnOyo?dQrNfYzlSAnCGThF{v]KpXhE`[|BioW]{o_LSeyQSVxati~sGMBa{oCxFf`~M^Ju@W?N`Z?n}?@eX{lalX"
    "|md|Iq`eBO_iEk?U{MtKO`x|k}CGEq}czU~AgmH@DhxeASOrHVOi_|~`GZqSxqSussa]WzpY}aUfAAAEUTLOnOyGb|vntfY?CBfy?eC}i|pHIJBH"
    "_u^j]Z_~wOpD`VC\\pO\\N|tE?xU?aQeCw|j_Jk~_i|owjzFlT`?YFbg~s_zd[ne@jSE@P}HGG@n?g`YD{ml@s@iqR\\_HVMecwEL@I_|SXD?vi_tzW"
    "{YiMHbqKIEct`RRYGDW|M`oFo@gYvEXs`W~A?zwVelfrsRA?Q~BC`QGmu?iZthK\\M]k|M]SWqG??v@Z|R^KVwOxMDe?zlhFARQrM@g}APTSWNLjA"
    "_?t_Hk}[RObAXJF}`\\PVUHy?L\\T\\~e}uLact\\Jha`POD@NigweLJRrNAAHGB{xdiwhoDznpO~ppvZI{r`RVG_trTlb}?[lSBcMWgG_Sp_pUgYd^B"
    "Pnkl{~xEQw|H?O{x@C}?ICCz`PLqAovp~A{FkCER_yTql{{Poqed_~CnbP}?qvxVoT]T`\\fzFc_WPu^|i`p]lzKtBapyIhD_WhE\\OvnAombVJlwZ"
    "OxFAIsHqGXDSTG|i`Wo@EYQ@Ip^DEdkmFLpl}EPK~aK_NrCyFPcev}|`GVaFCpXNB`ph|SCZBsH\\JPwuPjC]|Mq`sExup`Oo@qC}?p[PGs?oDOAG"
    "x|}Mv@O|pPzvokG{OBCZSukAJbOswSUmoKl\\Fq@fp_tHSnkt|AR|G@{xI@h|IM`]H~[oEacOMnwgF{jxyNPq[`U?Fl?IALpg|r|BtOkCCRDG_~gi"
    "DOGsDmtY|[Hh?P^vx^XpBkgvDAgnS`L]KctC?`xN}_yWEo[w?Ap]OMbdFAshJ][[KQPv~nf~~eHIB@Gbt@h|vAdcupKwsAOnt?kx`P[trAPRbQjQ"
    "?NsrmNP?tO`Qx_wy|L\\VwCKR{cCKDqy[|OXDDBdN|aaPysEWxoDlB~TUz@?@GPL@~O[~Q^||tSPYEOxJ{tWmuayf@}D[j~wsoedxo?|_Ea\\[E`Pn"
    "{~XjYBPPu^hROb~g?~z~W~R|}s`eUaS{~~gmBN~s@_{m`[j}?|?d|CT[@kiLJNZRGBXTv``YuRXKNqriEQLoBRGDy`H`qMsSMalBr_kdH_PhHnWo"
    "Aoz|yP\\ONoL|y@g]JOspz@k_Hs[jv}xAH@ZzLAKkLc{`l|xd|R_I@}fw{@oXM?DSncdmHbsuwMgnBMgPK_zqBD?}H\\poAdlZK~l_y?HI}oL}zqKw"
    "psFeDp{iN``I}oLGwopEA?s}|nkoCSH^g^_DFARrsAd\\C?~AA`OiB}B?LdUmF?DWkA[c@lkzEbLKudoVRp`|EmkxH?k|~glOT}K{EDwyIbWoxY?F"
    "l~qM?R`GPc@e@YlYHkPk}boK?PTGEQs]ENwcgO|YENCpRkFrEbP^``[TOndwHp?I|a_j~g[rBVcCA|s_m[St|aGdXDLQiai?NaPER^ET\\Rc|BDK]"
    "H\\oc{_wTv?QVka@wrqTT?QIGKL`IT}KwBLMRDmUVLa\\d{|SFJ\\zlar?P@zlrU~C?@\\WqEPXTx?goxOxh@P_mNBo|?W|ZTrgKHTcLnBc?zqPao_\\K"
    "A@PRSSDjrNaCuv|^wBSlzkqSy?pXDbnA|}kyA~TcFruAzpFCAQORSM@OJSaLFq@\\GlXMIo|hEaoRx{qINMg|?plJLXGyMPdn~L_Z@gO`@^fUIlqI"
    "Dpgb@pTLHittHe{YHASM~m_bKoCUPmuYJm{R?`j~E_TgvSwqybLc?[G\\GplSwmDTJ`HA{dEhCCDamqolHAPQFROt?HeVOlTaw]X|Mthu?mgraoWt"
    "BBGXtmWwylEZNNWKm}Wn{uqut}DJIbHiw@kfvmoOC|?\\sP|JXdXwOTqs}o?eS@[Ep|`^D|{cLBqZFLFfyApC?Mx\\AcW\\toxYDdDWtdHqjrCtJkdT"
    "xrlTHnHUH^v^ZPL@~N|bE_tDr?SdvOk?JidTy~XUAQ`JrblK?Ak}pon|@PlVqO_GArLOsACrxP}SJ}SzoN_WDa@`ORH^QO[|V^iW}PpXEoxL@Pc\\"
    "FSSfyAgd[T[ezc`cH^hL{nLLFQ\\z?pCsJQxjBM?_z@WKvA|WyO|SBiWiOUV~rwXeHst]?^cUkPwplh^|DuL^oEHm~NskRR@X|KhLAPDWzw|@qsSg"
    "qmhfG`{gx~tDp?{vvBB?vB`Bwn@GIa`GF_XK?SO`EaCYKq?vvo?ZWt|AFaUJFQtkDl?bO`cT?@xhr}Gdu`KHyeK]{oWQvsSLE@UMESgD~nhd~zrP"
    "Dm@AxCDDt_|TGAG~MA`DAPTFF\\yYUKL??mkqAhDFOp\\hI[|BMATgWoLJO}t^]?`MC?oyFEOOOEILBPlhS}?t~jlMhtSR?|TW?cTFBckLWD[[iOwh"
    "|RcV~^DCAmk`?SLPO{?^P@[ZQPAMn]OnkLcsMDlZKsH?C`PWNRo\\BPTbNb@T|a[qwpDnQBDFr]}z?PCfv`G|vd|nIjgvqNHFtN\\`zSDo}_Zz|a|N"
    "JNsQz\\waKNdLGcL\\LQLeK|tHGaHK?}gxeB@`K_wfB?xLO\\Wq?qxs{oHkj`Jz`_Y@PckcFpKmknT{AOD{F?OxP?xjSOKXrBX`Eacl?STYwzSaxOlO"
    "y]kAB@e?XEplym[lJaLABLztNozAneR~DqjV`S\\|ASQJH_Wusm@C@UPBu@Wan]gjBSp?w~~x?~X@A~wqoYYb@MLIKMkxORg]}RVms^Lcu\\_zN`\\y"
    "zCS~DkCvzBT]GqpMOzygr?gyiN_e?ke@vsGGHqm?D]l_B]kkm_Pmx\\\\F??Vvmpdv_uh@BqDyGo?bWCojmODUA[Xfq]XcG_KtAPnVbs{f}C_oIQbi"
    "D~^s@ldF}`XuX|?m~BUTSJ[DLfW|EOPfo}eUAjv]CSzt@qwbKsc^ZmhI@_CqFKfcxOoe@zO|n`[LsnD]?RWe~@[iCPtN?EwzopL_}`|I?Q{pIcSs"
    "J~ok|rOxrQT|Gt}SFRxOBAxB{?MKW@[}vNXby@c_O`txKOtih?[zx]?fD]|gH_^zzdc]w^?ZBOGsyRko[@?qrp`S?QtIEaLYxaATK?TrpDDDDO@c"
    "JiGgvBKp}npsM`{T~pu?FOwb_rJ?oCM?nrWKmrtV?COcEqhq`SWhErODomdoxALfMPxCw]CfqpP[z`HQd@[QKOSbvNPEALzuD}yA?CmKHPO?}nXD"
    "Ca\\Bsn]??]XKCPHlUnshv|[exa_X@@wnIP`e?qxRxrhKzqfrH~GFBY|h~cQ\\Kmw`@qkc|Kwy~Ml_sr~A|OYqKATRHASBBnUKCkOLGyFqMeby{Z\\Q"
    "nsCjBYyCAaOY@AGpLyGwOROXI|C[mU@H`RTDwKIBHoXPIKX]VojfApCqHpWo|Ohs?NDAL~}GQAgi{phhybSjydtBLm_Y}Ox@U\\CorYXn|}HXGBpK"
    "nDO|~lV?s^oZAQhUAbfT}RTwQ?MYKolZNL[nw}oOqdLKlbgM|Ok|?@DUOA?ptaX{iGMNk\\Q@GIcXNDc@xoSlC_DEJpvAAKGPGoFAnbqHnNoJBokZ"
    "[PTGxCa@USyPncDoq^hMBXGICs?gy|`tKRaNESWp@Pu?z?Xl}Lm@Guk`|?FANox@LOYMAmhe?siEJ_v{kaWyotF^@DzxDnj{M`HC{~xfvFy@tdsx"
    "?AXi@AHvyCw}vnBszRPeubcGq[ujNNHyxspYw_`yqbhb{D`ZoPLq{\\tcDAj~{~eAEowM@nXgrCCJ@SGSEO{`IOKePo_lK|onE|g\\{}wMMsqQKdg_"
    "M`ADjT\\DHC_sJ``]N@oDCRF|uedUqQHBmLoj}nnbDoL[Kn?}uaOpC]SoLs~bmzfXP_Bw}e[MK?xrF_HbslMZDaHDBpxDi~@^H?^bE~xF~AxxDbNy"
    "AAS]yqTo}PLjD]Zy|PMTvAon{fP~Mq?\\zQDHJAd_AgosEtKay?GoH_FJFt_tJUS?CAp]G~fZJe_Rr]{ENQynB^OkDOKdH`|Ul\\@QJNcu@]Xtuoc|"
    "{qxCLLm?LTHkrQH[HrtFuE{AtNWPI?D@E}wWQ]DzNPc`OiOp|rOs}OpTLrKmODW~uOn_L}\\qUnXj{fOlDby@jm?}L@`ePswpzBLIO|sBjPPguQy]"
    "BkkwEPC`wbxUsB[dK?PG@n|FH|hmNOWstnWcq?DZy_q?xO?sIREJAOszpRWuK^lQtrCwuazlD?Am}DUAW@SNlm{hbs@MRiLszg|]DUgguc]JuAKh"
    "@QGNL]sgD\\cNHDQiUNg||aA@O~\\QsbC}u_ZjGnslHa{hBasXH}Ouo`LdG_GpyNPqO~l`bq@V|_`njOA@B?o^md`WBpGYUO@mkW?~{^_iA?VFUSwb"
    "J|w]w?pn@PkXFM`_MMWTOO[YxSdjxqLUoFGyoP}VPJuADOTrC``g{{|_jbtKGO?C}MRxro{~mbt`sob|D}Ha??lWYQh?uQOZAsD|A]dH^qWyBnwm"
    "AnhLBLrUMpGUC}@gzQ}Hy_OsmT?[sns]}sCs{Z}jsQHGD]{vDL_dN`wv|S@b?BvA{qWhWS[p`^H`Ag|REKsbwr|a{n{gxcLflohLzCDot{XWx}Pa"
    "GNo|i~\\duNjoFBhJxRN?hn{]Rp[fVX}AznY?BPic`]MAxOqfM?G[GaD[sQDqBASt~s`gHL{|qzcNCrLHNCnAy~HuD`L_COc}CpCMt~d}Ar\\TCsM\\"
    "_}Ik@Ce^E^\\[Lewl~STd~dkHUmhq}~hcWJ^[m]LCs`sUBPXDH@\\nySNuzo|b|cbNEejJBRmuPdHrOlg`HZxN~VGpwMXMsbtBC@R}w~GI@]Gr\\rkv"
    "P^lf|b@Ys^C~ESDo|RVqgYHCzpDlLzT@BzUWvhDp@UxCG_{wsAXExpr[zPhPJtalL@`Yrq\\ApP}Gj{|^p]IJO]Bsy`jX?BO~APf|DJhNIEHZ}AOg"
    "|[pXAOt?\\jwvIL\\YOl_DKP?_MQgiwn{YCRKz[@@TC_?cUoXn}}xQOO?fJrko@a?~Ho[NKzkLn]\\}}`p\\~qh`EoQWt^TD|?sRF`TFLO`o@Ntr|_EE"
    "@nTf{rsYMPxWGDgqH@S?F`waprF`yPS^E`sYzaC~~Bh_}tdHzaLR?TGp~o_F|q|FG~dHwog?vTWysB\\jx^Nm{nOfOpxBDdw~TbR{wM{lM~Zz{KO|"
    "UrohCw?uCo@nEaXDglxWLrTr|`rNJ\\dZJA\\dBpoxPpgpP~kgwpxcv~cx{?XjJp{BH\\PGwPLR~sGmJNs|~oZmIo[|ERLf|`pWvA@jCQ[}}NtFUPsT"
    "h?FBCpczG]Ny}kTAIPT[OpKbIo_w?`cxDLyQ?@CvCc@mG@W\\AQ?k?Yh|A_s|ykzm~rxcakwo@ppYDsdqAPBWIkXXIA_ZrS\\@@QUJN^\\_ESLs]BGN"
    "KU\\qG_CiimhlhC^n{Z@ELEaBC\\|ntalW`cDApH\\|EdBSUAb|USJotBO?v}texQkxxokZvChJEQCdPOK~p{w`qacXNAgHAncdl|kj|P@W{abf}ZGy"
    "w@HCD?|jRWKDLRdZBPciyXNVMdRvCK`ttdtaVDpA~c\\uC|OoRCxKGBs}@OLfD^[kAyHDF\\Cu?touzPNgZr{YOMkru^lmv~GFpQCfkn@[ENTXyQO|"
    "Dp[xrN?pCqW?tAokFPH_MjlCNcWRECo|AEgeCL[jI_hj?AXAB|P{N~M]GngxC_CrB^csDkOrsrD`zplYzD[sy`pc@LNrE@dxDPlLupQKx}LJCpCs"
    "G]W_mPojDbHrDoysHkXxFoqaALu[O`@AKsDmGNRhY@CxFSiImrTsw@fz|_Chy@r}TrLAVP{w~LsgL_~A@DshwNaxspwuDNHOvo|Nt}pCNBtPra@L"
    "?]]Nd_YJBBdG?rppH_~sBPGKA@gjAdeFxB__HAtUzOX^TM`\\?oOmC~hj@^[w?BCzb~b|?ls{G?pcuF{zTTcus[w|}~ohFANwLo{mKaCFBCDQEpUN"
    "m{h]G}lpUR?@uBlBtMtXBllSE|\\`nqXCBAb}rCwuj?HNFpGRSoxJAm\\sso|k}?tB~`Go}SZytaKFERC|AooqwR^{IUSsIAo}Le`J?JgmF?{{tVJE"
    "|B?As|HtN{lHIpwvmMHlIv?[KaTvmu?voco[OPbhEmiIx_g{xn~nIlxB}KkwJ|D[s^DcpQKe}Ncwk@CyPQXqHAo{SqPtK?Pfpa{^ro{VFUxoL@ML"
    "Z\\aDRAp|U]{_IrerNodsGr{bDnXLfK|KubYFu?|VP?{{MYwvve`{rCL[prDYyAsBD_G\\EDPjlpheCdGED^?u@?S{BPRbnM[j@n[S|~{d{CKeBsx_"
    "D@fADSzvUscl?|[d@oKzAAX_v`s?}QkYHrKbHA|E}[mEGkp@CASVG}pPzQWWMaKlPtcUDM|N|~UAr\\`c}dNdtqc\\MPKbF]XlxqZxLOLXGdJsrQ|K"
    "HBtB~o`jx\\cq|?XNGoC}u\\l[?s`K|bjW?A|gza[uIqmbCqC^yPX`aoURIo[kYnOpKbcXLPqTv}d^rqGgItS~?D_w}}WoqRGAna}T~~G~?kWdy}St"
    "yosWzW[Y|rx^{OwZE_kOHmGJyrRyMl`@y@pSQ]tCCngNHpSDD\\_LrocTMP?FEh_p_}dCy@jW~PpSlCxJct`@z|HaENfYG?twwPogxNDCwpTjos\\o"
    "`_]L?`dFsNDltas}L]hbPppclml?GDtCwP@D|Ll{NomgGsSv}}Lcxml_H|PsBSG`Rp}PzDoqwR{IGsX_OCTk}rPRl`kJXm[FG]q?EpSKVOdZuNg{"
    "xDUx{pXfAK_Z|nAAD|[IuqooxM@Bunl|{l`dMA`fJ_cjxppP?QGu{zksC?UE~@Xd}oO\\kOG?wg}WTrGaZFgsPpG@F^j{sBo?McINCsD\\`^MZWafo"
    "}zxrYsL[La|ai]o}Nui~HdLK}{\\CMBY?z??TlcnTryRmzmwf@]otRJxL?}`Ew[tMnTG?vS_IgLbXwRg_La@XHR`fCMPABAtxJNMvYTtZH@FXAPm@"
    "FxS[rr|PHyo\\{qvU|c[nmAkptp\\D~a[b{aD[xgWPN_n?J_L~~G}W~Lugtp_wm|ry{QJ[yqhj~`{zO`tWB\\WRG?K[AQMKtw|Oqb\\?V\\??wCTeBS|C"
    "`Zb|M`XVdnqXEj_B|qHLP~KWhMsfzO[vmTv|B_hoGt\\yDtwGxD`SAkpljpXpGndtH^BAyp]nLXGPAq^^vRz|?hDSFqt{JQd[}C~xOoPjA\\kXgTCO"
    "jg}KvbxRzs`Drm[kws|RAaLEOP{^i]WtyBGtM}Xa?DTtF_\\pUjKq{^piD^XY`YPLKBNAO_df?CkJ{u|`NkTBLJOTM`LfINtUARj|mO@KLh_]EOHr"
    "{QqIrdtYSRdnRAhD`]AqA@sXv`CN@PQ{DmhvFqdEOm{KClo^~Bsnq}fU~^dy~bLGqNkjzhG~CnfcKr}lAQtIFo?OFrT\\OnHq|^PQL|KH}ZGS~rrA"
    "_qW@?Dh^Am\\WEblENa]C{EpoljjTKesQJUDo?]XR~`G[qzmTOdr]JckuQo`WED_[Dhd^WVbuF~sAGQC\\{kcX?OyJfd@amNrA@MwoxKhpG~Ww~m]]"
    "{n?[ynpouBEtyW{__|~RCpqFSX_WJAmRGlHHt}_p`WH[pq_~?PDFK}|O{COzjBY?jTxPIO@OB~yuE?lHH]HLCTbf?_PeLNLHSAXQ?O[oM?WJw~km"
    "~ULIMNWy@|J\\nPXKlpL@RLpDyslOqatuYpgV?^bsFaEBzdJnJk\\R}tGnvQxOyaga{oXerqg_}nwJA{iE~AbILQg`}Ax\\?QGHH}|EuNKMX`}QlAw~"
    "I[Ho}lP[}l?TMBjXIPS{cPNyHn`Vf?_z?BP{oAonI`Ma`_z?I[{HCnzunOZp|^ow_yXj}t[jGbDd{@`nt?\\RJQ_`p_sMeo|XS^dds@h?BOAv?nhY"
    "T\\LfGIhu}Po^lD[wlasEM_WpyBrdNEGjN_Gq@?`KXaLVn`KqrUhZw~pF~uHX~`Gyurf|S@Hq?CXO@RjiC}@A~lcGHTkeWW~ZxJ^T~_sbo}YLxJtG"
    "`PxLpNRACq_IFQGCBalrCT_bsSpCuoAEWKxKGZHCLt[eD|@xlAuOM@y?@?g{}Ygt|]{@BsCaUPIFsasrQMTCRsog{RTD|qpXHPkZ?]|EfRo_Hq[p"
    "rRCDx?Cx@Ck\\HK~gb_G]g?CqRNReghDzOnBAsREXAS|Vn_}s~^MbC]dtMN@SJQHHt?H_GieEic|IPpWool|JH~eMui~^xuKWDTvgsQGacj`ZHNpN"
    "_r@@MihYsXDv}z\\imqDwv?[qC?lPHcKwTPN^AA\\jA}U_iLw~|bZ?KllqAopSAKR|YRXIh]HRC_[yv}GfSMKt@LuQYDdCJbsb?nwI?losBQ^~GKOh"
    "Fa~|t`pRCm_a}r|No^?]qof~zN@\\BIHaF^ov}~s@|[dCDvlfJy}\\D}kdXmkp}EfiCBO^tbZmDzbvFbhWD\\RJu`WeJq__G]xfHaPLHDdmRYLJyp{d"
    "{pPdspgpmQ\\NtYXTuAO[C\\{pD~\\p|BtSNRHzptGIwbw^T?|nP\\S{{S@DLc|Gx?pMCAQ`P_@Q?oRAIQAKLov}|qpBLodLwo_QM`vS|?xmD\\sRKAd|"
    "EoDiCtfm_~t~`^s]D?]ChKOz}lPx}nm_ContxBKywSLSGRWsOmgWLRBA|}WjUp?~sa@c?}?fn]S]AOtKhLHH}Ec\\DAc`D\\TLCOoWB\\dPpaKiLQcE"
    "kD^~{qTJE~tK{acg?Ok{oO{wvTPw?P@nqsyVVQgvMnj?gnv\\vjg~~~OYyIE?W{vrxmIGVpYAyRSq|?o~vNzAx@TnIqO?KKhBKVnhA??MA\\tighGR"
    "]Q{[D^@I@GNo[Q@WzmXq?A_RsQh[ukch?pCBHkgyWC?\\JM`quqWADJcXKMJguOHu@`ObvPUr~OkiWMiNxOF`rcdYwbV\\x?Pt~BKJWmdDsJNAEbx@"
    "?qpGLBlHHaKga[`T|N_XwqDfNN~}zm`r}Js{z~z?J`M\\nQ_fpid_Jp@vB^bhVpWiLc`rTcX_BQc]G`w~eLpfA?`SJ]zfG`_]D{`w@muDYdfA|RGU"
    "EOFevW|C^qW~J]LHuQ}Ezn@NE}Rgup_SKU^t}w?or]D_r@uDI~QRYNXHe}PMNSpSxPm]D[SaMBceGn@F?Kp`yLVqHLglyExHt?KpBM?~uqX?IoSm"
    "v~DLEoLIk[@nv_X}qms?}PHTFYqg~PPd|qZ\\trDGX\\?WBq_?s|bYOTObA@c@I_vA?DsbBN[JFAPfDpK_vHF|Gr@oS@tDNCWJoOsVr@X?oQ?WPPeV"
    "OnHKIaRytahMCcGySmKRo@rAi`\\nVPTNHkT}IkxJ@mdyRbSf{M@vBcMJxloaSuO\\AAhY?QvoLNogaXD@IRzA|~pJF|hFUqDaRNgLw_pS~|spfTrV"
    "NoXZna[exqHF~SCtM_CA}`S]KfPHlBBACKkzI]TrCYUs~LwlrQaAl\\TRo|H\\ynOXp^Efl]F|s]qPg?bgNO\\jUnHgnSMnR@^LkT{bDaCjBPzc}ro`"
    "C|PgxQxLGnUt`RG|FQDOB\\wRE}ge_pkbrDTF}Nk\\ccIVk`H_bqOZzocZAA]MEr@CG?@eQPPa`P`Pjnom}y_|?ngly`PM}_?@LG|TrqLSzoRsU~if"
    "YG?TJnKh[^E\\?QWjnBLWOEK??Etq\\a{]E]\\HNklD_w|BwhFzB|SpTDgoMZ{{}CodAcp?CcCvtpRyFp\\bDpKmrSL]M??hGHLqvL_ytOPL?^n^i`\\w"
    "HAStvqzU?aSbrMYWtHD}tn?`SpKGk`@I{o|~{O?OPYosSNl{Vr~a[LHfOrSF~D[}cLcvWmL_MKJiAObA|Nk_Kl@NAdycGyBto_euv^|Hq_PW}o}C"
    "tVS[?~XNyNSUGrkaK}ku~oDTB[hxdKCsymf?TpQIJpEi{vORG{|LCrGm@]aqtNg??Olql~lxbQC\\nz{|r^GtZ}\\j_rMDZCcoC|fttPvsV@Goc^`i"
    "NC]]srX?IWqj~M`TwSaCVM|Ok@HBKay^EnX~{CLow]?nxP{OqD_MAOXgJAGAUHnhs@uFJ^C~PlxQpdC\\x\\otC?l]gdzzPzU@}RNoSEDkzFpivPDI"
    "PDQG~EO{usw\\EQsx]?XGyACeBb[c?pwPJ}gGgOCuKnS]ItC{jCtf}ut_Baa~B]hEythVHOX`K~jrxaPb@qLIFSgp{|avoTJdELpqAsXIzMm`{ry\\"
    "QMGRIsNgo}`ivTF}H}{eI~DSGoXWZpoLBdhh`^XAP^XMSsgTzpAl{mgFGQPzBnT[A@fft~iYeakyFchvEpdKA}?t~HD_{SdbToHjkrX`pxjys@dW"
    "?nc]?{HS{C]UILuM?nk~Vot?T^|QAc?gDsB}|QoRqfmg~_TTz]m[uOcsTOFlH]omjKoQd@XZsMwyV_k~@xraGi`\\[|]?vmCzHECmEAH]E@sJwRou"
    "F?DIzNJFR}hrfC_iNQW{i~DrMp[h@PDeuPSQ@^{[zM_fo_cz@zDI_r||L`adIlRe}_`ClDHhnR\\B}d[mKCcjw~J?_sb|B~x@pnaREAHCGw|JMdHd"
    "zFR?y@HgxLZvwqOgB?Grzc|KxNCL|^W|zACm|t|}xfIGGkpf}[i[NBCaCVxCrntdMnCkJofpCbO\\B|{ECOgF|@L|Kbgo@lvAyAgMLmpOCKWkEmxI"
    "KPo@`SL]CPDaUeLxSQwyPr@JuhGhO}`mFA`eKqCSG?xYwqJAHk{^I^^AGor[LS\\^|}xOCZoAv^jAR{[iw``bJqdEpP]SJLDdB^fmxqtl}^aC]tDM"
    "?~ZAo[`FSPbk{RhWwbX_w\\|IO`_oHBtE?SgZyqvM~^Kl{bgbhIZkkng`KKD]K_?aD~KS[`@@A`hjfbwm}_J`Cno{xzkeKq\\ubPWFGz]GG^{UN_HG"
    "yBH`na_tg@I?~qh^raQ?n`pIwAxMvQqF}ODjJaCyelwMyOc`ClpQJ~`PzqT[s_f||L`nfQKUvn{z~F@vxRtln?Lb|PGqyjMQEQ?r@b\\a@MYB}QG_"
    "?AATHTVMz^bwIm|ppa@XCPO}An`Mhnlo@bzv\\Cr~zbOXsmUR}`@c{`DsI_B}_{B`kDhaDkHVMqGAC]`mv`]b}MJnUCDzD`T_A|^bypoTEQK~VO\\B"
    "xON|s]pS[A~mMRqAoCLF|b`WEL~Y^~Soyb__F^Gik[Wy|}^Q{qdYroOp|{Rw@NPP|M|LwctB`Uot[N~Zx_yBDZRbHbT\\F|SiOdksmpff?niFR?xm"
    "ETmrXnWPsoGwM}X_Ac[|M@OJybxXC@XIBss^Aa}RDbsJxp~b@TAg}qteTaPBWPSbKP[oVSBSrcH^}|]K}G?zLPA@}Ajit}@epmWkpj_VLl{ijL]R"
    "DqAG}g?r?yGr{p\\ywOpSgSfngqtX?PoGI|kiPM{i?O`UPAGnNL@D`ThesDoU{RdXN^Oh|@wUIo@]s__`CMlezRaGzNvxEAclApGu@pc]I?W^|@H]"
    "K`~EGAd||`oT|Qsgz^kynvSOHnkiy[|t?BtCCr@bHTP^w?KOF}GCIa|Ar}kYz@CI@MkRQ\\L{teXJ]_}S{@?eT~a?sTdmprQRqTTHvOkxwvHaDl{T"
    "IN[]IIVkzB|c~]Ccu^{c|eGTBM[dhCMCBog]LTkKRnhCvaNxyo_?zNzAaB{ioo]G}p_xEmcv}pob~`\\DDbkvB@PNeoDIQA`sRNDc?_{`~Z?tErgp"
    "oXxcB`C`rq{D@a?RDrwy|AObGuARD^J{Pq~Y`QC}AQ@MJ@~MybXHkeqPDmXW}RP`CE@sLNzxHShryOTY@aGEwonLyCgeutDXE]`kA^HayN]UAncC"
    "x^\\eJLBspLUOjqzC}nflwqgmzn`cJlriB?@||HQmwl|^EBU\\uQGDBC_M?`chuCLlH__UGe|EI]VpAbWE}HFwjqnusMXP{p@TJc{{{Oc_GpoL}B\\O"
    "EUdNnq~|gOiFI|dn@}ITL~GJQikc~AOY@lAJmn`z|G|OPRbr?NjrLABTNdlmrLwmUEFTe?gtu@Cn~VVl|cdqlR`dI~@\\r~O`@^xxA`@MLsdgBNkg"
    "zOsx{NvwMMk^uOdEF^CoHL}hxDQ??^nE?_tgwQWCftUIerTMv_lAr@XQtWxH@~NsD?c??lpJrcHtzEDs{~nATCHe}R[qkSC\\JcNb~h\\KCpsWFRXp"
    "Ioonunh{p~lUIe|F@`nkRrozmN?bC~tflV_v|ixYz@Dd~lCqAswWzRS{qPswBcspK|S}?ygt~oLJ{~dYCNo}ElANB@@OK~jQeTeenKKHQQ]Xolh`"
    "CQkx|dCmDOQGSV`dzAsk|O}KIEB_DIvfyN_qEQ}IN{lkvq_uF_gi@}_jSpbyFPOCHAXY~PKaDr[}Sm?[U\\{PVb{gENSNsbCZ~tLIFVG~x]FT}LTd"
    "Fq@kyP@oH~[eLXGdBSe?}^@nzmFBvBD}UI[|wjYt~OvwZqzhz}m?QSDLyo?EpBRqJRKn~^c]D_UhV|j~cA`^uCfZtML@LnS}p{Vv}\\LN}RULs?g]"
    "G\\_lj@tj@oDYCMciGDaCgixcHqQE?E[`I{LJLkr?|SDLMQkAJThWRSL`nShNoNjq|}QaC`WcARXbnaWZAmTRgLgKB^XIjk_eFOaJj?`fKRa_MMdO"
    "uyPTxNGVYlZAvGnlH`G]GaBAwR[zoDiNCP?pj@\\IvrVB_{sz~_[MpmRhvzdplCNrpSCMxzWqLr_d|oxrSuWXSaLVtbW~|AhIF@SoG_J|{SfbEgwT"
    "~\\dfKqk\\dOACmMPUk`_tkboV?B{bY@?`}^\\rCSOzeNcbA?d\\X?GSGHG^M@`@D|Wa~gGK{YxX@oPmCRKHT|t`ysxSFPxk~m\\[S^{z_w?OC@DqFaOs"
    "ClhSyAGw@`rjjQ?u|STpr~DbFG?W{IkgFCLwI@IAB`@B@[PjWrXQ~@iN}drblpx\\?QhyFl|YNnZJD}n|JPlw~B|r_p{_Aa][FSBoo}@jrOLyBnvy"
    "MLScT}\\mLxGkBUsJB^oewR\\lutwqyP@ZSqXwjbHS|`[wIQp\\kOAbcBtBolVuzD@ZCMXrNopQDQPDvOOlyy~zN}\\_y_sU~Em@xHG?PqO@|^MI?OdQ"
    "{PXx`Qa_wMQSmmCt~n?AFrS}pN?^sQWYInKxKQoO~OHbJQOHrsAI~@tpuddpJr@Uz@xhI^zAsmx]k}}ls~xsPZgF{QPfK]c@rQ~typ`\\~NWZ{N{g"
    "F\\omyxE\\`SNs|nDupkzM_{WV_{XSiBPxD_Z[?LFS~XrARxG}bA@f?kiQU|KeCoXL_|oDECEjmZHdxaPf`VcQOHe?HU~]B]id~dUT}ppRo\\]?SF~X"
    "yHWiisK]TPRypndrdiO[Lhq?j{EkBOcs_|`gS^SWurSH}Qw}{YUk}HgjzqZvDIC|nOHFG?smMXd@_MVq]ZBmtLHSqYJxwDKWECObz[][_xGJq{iL"
    "za{v@cZMTEImWb`NwJZSI{WQBT[LE@LhubhRs[PTO]_C~piDl[Eo[qcpmb{m`Pqm{a_rxpRxXc`ucWT?_zWY@?NA~O?LwL@KM\\OoF_{_`YZKSf|q"
    "pW}?Ol{D_}K^MSiCakOnJKM_thGAp_Z[H]a?DyU?yT`s^ly?v~CuNZH_AG}Y|aXRtjKPu_dDPKj[FQrlHmj_`YxTMjLQHSbFvA@VPAeq`XFFQA@J"
    "KlB}vo[oC}^x{`DlwT[OonppptO^pqxy_|DD?\\}rz[PvaN_XN^mHu]fSEXFQfxfw`YB_}Sn{v^Sm{QTE?kx[|pZUC\\CAtC_LCO`hEq\\MGq@G`ZBt"
    "snDH@?dXMOwWBrcGWnoTNlzy@ScZntxMrcxSl]ILv}`WulqK?M\\orXFiKVSqM~Gk`_neqlC}lOpci}cTz|tFCJvS~\\RAKW|NKNa??KMXf{?^@_ZA"
    "EX|lvHFxIF]IUv^gJmrn_vBn{\\l{`_WIjJOpeUvA||w}_w?uTERZNVT]mKI?DjMhQu`xKGrAdxKcRg|JP\\uGl|txH{LhAW?M~XGQ_rNeLvPjMbzA"
    "AhF`sg~ANSkbiHrIGwVADgI?OEGLal]?ffy?NxDCwDRqM\\uCJw}?iXoHDa@zlsrXBcLtD?dUzoCa_?I\\ACFA]LpeljrelzD{R?Z|BhGz@lfAC|?n"
    "@CwxJUCSE[FE[tnHnFwYm~X`}qzi~HFT_xGoeaWf_?kU@}\\?kG|WB]cFiFnAgJhfXDl`x\\fCKW}wnfsJBRNJ`XEuSc|NIXE?GXFh_~|Tlaci`YbA"
    "bMPG_{Zf`^{jZrlJCCsIYe@~WYQG_pzFK{LOk~hrnG~AMZgQyhYLn|rGJHEgIgtPlcjxTVKAsFcStHFAhdtY`W?lLby?LBbAWBVYkER]l[jgf[yQ"
    "rpfvPvC^`\\gKP|PvFhD@TJuOqkDQ_sOY?KVAAPPdBR_HsjOYTcs}RMCDCqHvHtc}D\\^AENiMts_~I`hlSOCiG|`gtkxVz]zo~`LjGSpV}]{]uM\\W"
    "b}SGwRssCW||lOVAnb?MvLX_J?^wz@CaQB@L?Qz~iBY_|tSAwPzUH^DuUn@cEnT[W`_k@r_rE_[wLNda@|OuBCEJGQ\\~D^sLqbTZ?P@YI|z`Cw?G"
    "~POku]lYIb`G@vLYpjdBD`GRLah`}N{UTexq|_GruphiR??XeK[wQmKOHpdL|}VA}AwmCbuey_OVC\\_|N~CVNDCcE`[ZMqspm`LeL@TLFNPRMQ\\{"
    "OOpdIRDI{_WkyLPRBopCGMtb}Zg[}NPTfd@Fxn\\H}t|`E{TDJ}?M}DCsV~Hm@OteybkIB]si|@tCA_Sc}@FnSiR_sR|{wQfwB\\pPFAoj@QDIyNPg"
    "MpgjB|[coO@sf}\\PjNWWtKLGMjxc~BxpuDXAvL|iN~dQKTtYWpHTBnLe{mo]wdiH}AtAE}{eq_fQ|eGnCQpst}b|GO}Z{apppAXduPc{P?oi{[@\\"
    "}m?|H^j`R@@LGRPRgqPW}Utoh_kkLdOyCoW^xnw`qaPBXTcmD]oqQB}Js`oA{MgQB]SgpbLTSpHwxphT?@[fET?B[|GdmP_qUqgVJNgcBQSu|?{q"
    "|]RwDlg|M}E]}bXCDs_Z|`|zIzKjLR?cHrCGN{Cuzx}puMtHfOA?@nZ}_~LRGAdE`SgXrJ`h}EDI~PadNup`RM`EqKoVDMD|~To{CN\\bANK}INO@"
    "lODQ~?lFEs~uX_s@AbH[AFG~z?PEKrAiIMpKKN}MCDiCL`@w~{xRkB]J|ldULoPKLkk^x_\\Kx^}QEP|mOPXIq^lZ}`Wau|DT@XDU{PdIp]THV]Su"
    "Ha{zBtA?Iw?ixRu^A_`XNAh^Mm`uNO?uyO[SdCO@~JcxEECKUpClpATjF?PzCclMdM`\\yWwSvR\\Xna{u?o`MHBsiuSCj}[S^xcNwoS\\I|GC@Ava@"
    "m^DWPnP{Kj]tMKAcRCr?_sGeQNQVDo@konhjsKAJJoKBH{|NGdc}AnWl@\\TkDK{njul[BRW{zBcguK\\to[Hdq]o}rb[zHN|@uO_sK\\ODFaySQVbo"
    "wOACO_[brqGrwlO|Qn{z{p?YBA_c@cO_r}lt~{LJpS^R{Q?yG?lA~p{my|xnHaGyu{hk}]VnO}aN}XkA{N@Nx?pTD^zzGnE_OChJtMcZGlwXvdc?"
    "wZGhw`s\\?BcxCqtZNCXbqPpZnOt]|pwxKoshJD|vH[thvaHxp@hQEnWvPpPT~QKqOqv?{eDY?qURDSxPDQp@tjx]B@hsDR]]xoG}Fcg`?_dmpy@d"
    "GclA}l_NH{BsH{GxwNN\\w@c_FOT^UPDd~`pATPPXx^c??IW|hrLEqnK[toK_CrDD|ZXTAQB\\A^@Go~XQAr@kEqSuA{EIwbT_DLcz|@xcDB[@DNDK"
    "J{cTGq_eFSXzG`WplOdU|F]Htyo{ZcXmNApq|pGS@askUamGD\\SQD`WtAlKs}oP}raHT{`d\\KvhMHkkV]^G|?ehLTn|nioACu`z~H}k`GrhHJOKe"
    "U[fgF?PKyDTbKbhF@NoHp_F^CdctGpDaM]OcqRo_~]kYTPPdGPsYC`xD~s?FQnTMEo[yBp[VOp@HAnE^CVPMzR`Y?VoxqSW`LMiWCa[ACtCoh~kj"
    "@NT@MCl_H~tOw_{Z?jtQCkIkjsH{{TWlwwh}xa@FBp{G_xatL?[T{qeLD[tnL^Syetc\\}rC~W_SCLML_{qKny`AUABHojNP{t]spA~OG{soIISSA"
    "xbHvq^dGdbBmxs_tGpLO_|{zF@DMKaK[KBHdl_mMK@@qrNYbQpXhOlLyD_|gM]pWAkxQ?`YJ\\L\\aMKlz~PD`zChlHM{Epngrtpd[qlh@v^]Bs^PA"
    "@KGgziCkDpGnFNvcFRknzRiK?tP^KQd\\no\\p~QZ~LcKHGM_f~?dvnQH^Nsx|R{oB{mkp~P[DMaknUO?f`S`fI?X_S_?cz?xCtVqH?R?a@YsUk~@`"
    "}AcMx@Q?wnDIz~pGErHII?LXMNH{_qocMpxo?DYRIaxVEqCtlu^voplPNd{X|ogPJrLN@o[n}}kxE`k@?O\\[xmGLD_wmydCszPL`CedKxv[du@sW"
    "?OSdG@_^hqOyEK{PJPsd@wOn@C`DLcXKC@@HBP\\HAPHZ{U@CGodAUckkJNCktpd@M@DQwXPV}p{}u]PLEsCDPlRhQ`\\K?zGnIsCJQzgeN?qFxnGQ"
    "KT{apywqRpl\\NZhuPXEVL]`}KdBaw?{kzoQEL}gxH[PU|bvxYN[qw]EdHm?nT]w}}K|fAMRyEk^oqrxbKpXC?a[iBP{zIA|_tAcdv?lX}N\\]I|MY"
    "ro{Q{W?[Q`NdpT_|CTw[LnC\\t@uVUnKQwQxAOj^hVPHgBd?SHj`fJ{XhESwPG}DYEEctCLrAHQwi||S`q\\s`xnKgM~_cm\\gRIQ~nCAb]{}TZwrHZ"
    "ol{CM_|@TsWTB^{pwRtDDZW]@PiR?[pJR`QTCptNUUXJe`pZKo?[yaU?|JSlk@ccPE|a}EL~r`SxC_d~B{ooqRLFQc_^MLh\\LQ[^NPpbFcoXUbhM"
    "IbLNCD}?M@pY}nGLIDkuDAdo}DTC}clhkP|N{SiRPnKLpCllmo@nsdCaqL?g~dchs?j{vcO}xQh@nbPG??CfqpJurBdMCT@iKMKfCnRwIlhV@^TK"
    "Fa?csc`AUC??XBcJ@{dI~}[\\DAGW@Od[IosVkHpx~AqUH[nDIz~A?PgwDpgR~pS\\Cm[BXm?a|utioPhBAupMSj[S}NqBQw~n|Psk~mLbEmCmBBs`"
    "A]`iFr{appCtTO?[?rLPC`DGMaZtH}lCGAWBsOtd{Ppg|CsWo@OURASfM[_{u_V}I@pMIr^lDQCYLphWBFxXxk?cro|mA^swvC`Ux}wUHrt@wSDE"
    "tOdvAKXdr`PECPZWEaL`zOLitn{kl_Cxs`CY{a[uA`SopO@Y@@PMOMl]HMla_pxsfAWyi]?u?sg~DllHImsyCc`BFAKE?BcTjQ|^|BC[O`zwrMXd"
    "yKwm{rpkACCYA|TpIAcdCRD@Q||SD]PTh``fz@gyqBxu?qxdE]@XAFGQJN}Ny^L\\CAoA~nHGvNOry`DnUMsM?~S?|@sgvE\\d_riLRu_o?nS`ASRo"
    "HdbrBUZ_jSq?Aag[n@pHAo|j{bWcImSb~okK]nIICX_EuEnUkK{um`CooT|]@ovzLxGNsvN^{^Ce{Ml@Er{z@O_gQZhqD]l{s^J^LOOfz]Gk}SFw"
    "LD_Uv?S~vhGAsV|Y@RtE?LFsDLrlqBS~GaglU@ctlMf`kK^OO@Jxxq}U{B@B`^K?A}MCMNpjfpXH_o}_z~FkopcBSOugK]nAER?XtTPwy|gYFSDB"
    "JOcdvQ@a~mKO?PHjFlOmE}punpdLy`QS{LLH?B|xBkJ|OQ`NT`cmERcjg?{}GXXXE_S[fQw]zUkM~_wsn@p^RASFJHPi{b?NRsDD{AQYvuduC|K^"
    "FO[kvOo}MSo}uMOdL~DB`QXo}~eEkBs~mB@aBblIAAT{I]Pq@rjuKRxs}kMewJ?tFCpGuL`ZG\\DWL^gTtTKbyM}uBOn{|CxSA^\\]HMtNMQ[pI^xE"
    "LCuL@?a_mdskHPPSt?HWEOd@_~`KNZ{XzEAmg^CU}kXLu\\_T@BHBtQb{x?C|DA[skEwN{dGJRuGT@OGUyaHKJ`KPsrD_J??hJ~zrGo{xJ??lCCdN"
    "s^\\]EQPPxjh^snMHC]QD?C?XBz@Kq`G|zAWgFSww~P]Nw}\\BZAJhNopAX}Crtr{q~}LEsq{q~NOfGsowYqOcziDeuK?S|no{kCXO@_?[K^@U|?[j"
    "t_yata{oxrchBNHZCevAFl`mI_@D~^|`dbOZJI[fvLwu{NtMzaDPxc@Fnq~y?d\\LiQcrC]DSSbYTGbCjtQwnF@ozEa[yx|{iQACiKJRxl`dqS@gg"
    "p]WuymogWQWgxu`[tN|MLiSdDLTY@CPpLbKp?^K}FO[r|{|QwLSw@]hHR}ggraK}y@phD_\\A}nTbJRxcpJxU~lMwAowjAxDhCKKUy`s?HOcx@eot"
    "MOHVO?DrFRD@oq@sCct|ENDN?ZPTzNRd?Rdc~qTtI]Wa?_|d~`DV?dKDw@GoMqn_qowuA@@ClqCRKz[mApWjzNokAR|IwcJo}qHKGqlaz]{x@WV_"
    "CC`RlnC|p@PNr?jq@lSD|LLUrvX?I^O{}EkhO]xD|NDD@\\nElB@pBlzs|q{CGpq??[g]EndHv]kWN?O|wc?QJmlLt^KxFPLMLNX|m_|V{@\\KJRS`"
    "`QxQJpkCZ|grEApGuEmC@?cpKC\\JscHg?Agvsq_`m`poYOLDh|_tNaSGIET_pTL{wkP^J]WIzMtJ?Q@wDdW[y?@HI|Op~_x[K]KiGAKVC}DB`QmC"
    "{OXVzm{tNa^l@QDdxMDFD}tiDPM[F_smGNpNJ_{ZIpWtHZOzUaMYANPmP_TdS]{sx`KzD^cp~aXhPRpOHp@S@pP^xc]A|}iTZaXFvj{ULs{ixp{Z"
    "{QtL|}|Pu~fnwr\\bCBCh}~sqORgqxMriwMieFLG_K}|K@O?jWnWf@r?xwQk}@?HqEp`[~q|K{sO\\?os?|~`AGQWwsP@Mt_wgG`Sr@qt[IohE~DxQ"
    "vPO?B`\\UEbDK{Bxk~qXlGql\\~_w|BKsqE^HTCNWb?`tNxMkjBcLiC^T?A}|TARYww?xb@DxO}pliC^LMp`TAEPeHs|KS~mSkr`S\\zogwAOg{v`kq"
    "yMN{s`ShD`?jFPck|ATQ{l{Lznx_F`HQDsd[uq@appDAM`ICy}tKPMsAQRto|aw~Ma\\K~EPQD~gr`SkEtvSvrbwzH_sYlsLprR\\HwQ@b`ToWsW|s"
    "yDvzJqxCuku@yVjx@``jH?Sb`_hHBsHuA@CHuC{JGn\\aG`wCxZ`I{oC[Edw_MpgtCbxHn~wMrZowyQcspoCzw^{U_q_Z@a[@AmOXedLxArv_tDhe"
    "NIStF`X`xPCLwN}QvoktSQyA{\\nYmPc{@nGTv~wg@pWvya}WuDcuC|@EENLaQMgf@QC`?OeWFGU[Q[sYv__mfosnDPGYHshlHTSTxg?dELw]Ka@e"
    "t]lnB]xtyNQ@tQOtr]lx{W|@@Us|JrOcSZOhK`CljUMdIKtPROOzAdCBMCWgCF?lzcD@C`LTKmTPwi`RMnTXCdszXlsehT`Rz@XTyUtTJ`gquZ|L"
    "BN{]JPs?}p_VAPXOR}ccD]__O`?a}Uw}i^dPDom[@|_w|ahe@``{ud?mwmwOGiH@{rK}ASTfJ_Gi|mgedOGh@PlIH_unwD\\_IrBgFsT\\LrLg|MhY"
    "vApGEjWzrPRQB_KV?QGIr`\\WPOo]{ASbra`_vt[gFQkpCrx`b\\c\\|TPE}slzho[`tl|KCQETGoHptc^[opku|^xeFQRgzsg]k[\\Bz}?^Kd`D?~Ov"
    "FOxVycKrLd`zBKHO`PdLL_yQD\\pFuKp^Bt?@ARtT}p_V~olVzbPlA^`trpE^Hrgp~{_tKG@]jnoHo^SjM?VZz]d[vNQU`]_tF~GtrVT[FbKlC~Ws"
    "h}wmDSdFDkDL[b\\jUtXk}P`v|~onXpMAI^LfXMziCbpSKO[yGd\\N|`{l?~XdEOvrAM|KKoCqD_rwx~vazSXtGMft@C_~AbiG@{aaQPpMwe|AD`er"
    "FQdmUQ|J{youK?Bn\\cdU?q@wMSCNGNeAxJLdBqNkMlwywNATGr_IsnuF?lk`E]p_rPpaFLrz@?LHO]LI~_cbpltFIL\\J?aZAwTX@{plLFCx@C`iG"
    "?nTXxO}MuM|Jj]CT{qTL@vh@BrGd}e\\s?@\\JCAPU}t\\LF@_O@LLc~oNtIUB?}p@LBpCct`Dtt]|IHOWyEP?`OscgBPHkkOfyOZXkzMbUG`_gz|eO"
    "|qge{rXMGWURylqmTDlvXcPJrNZYKzk[kRgxMo\\mC{d@?Vovc`K\\~JHrRuWluqo{OPSfCaO|}ot^F^z{rruY}XY\\AosZsis`vp@wC}WvG`Dez_D@"
    "TokYzmdLN`Wrtr?y?QsCqmv_OAhiE}kyBQyBKmK]GdP^E@`k?]d^N^KDAmDiM[GYEVsx|}?a}P[ruN`a?ysrH^f[~Ynoq?haBRHKzd`i|mLDxQDr"
    "xo_fAMgH?AojB@GvrO@DKqGDp`WmD{v~L@Wy}jSm|}pAMLwaq{p@FmnyVbU?Ls_{i|i?J~prpM\\H{kdgMCn}?ppxFsKe~cU@aotKDjWhd[wDcQhJ"
    "G@kw@AZgtNpWAU?_tLELO@LU[amAFC@aKagvuqIUY~HHq}XC}uGR{\\cyGg?Q~~`HPkKB?vSxM|hpFS\\gC]QNl@v?@Y@Crr^}Cel^]atG{MPBE]hN"
    "H~?kOH|[WPGYKmYF}nL\\FOdCepTUCdHnQQ?Z{S`iSaHYERL^F~hODAo~~esSRjcYjCE??vaQn?]@sQO||NKLLqhX?|{KN?X[}oT~|aCqApOlN\\Ta"
    "JssqSnG\\pb\\D@xG{SrgxvRX`TTYAw@HtJMsh{_KQ?qHPDnpYooGW~~XZL?BAB^p|wfibt~S\\QG~JJM_T~~pip|ZhCzlNHnrA?W[[`\\[mKW?c~]cd"
    "ww|DD^eOh?XmN^XCO_Hwh?H@RNUEJOkDEBoLNix\\FabnpE}@~Q@ni^gLb{_`tMjauQ`V|_de{aTwRQLtDbBV@bDFPo@lE]WdJ~jm|ogM_yhny~xi"
    "FCsg{xDxzb?sTQc~{Afw}npDvoyJgp^Mo_X@yBCGAAfZinFr@\\HwsrSfuq@Q}sa?b?K]BNxJNSoo~BtVD^RkmB{kjbx^@NXyI`yJv?I?ATg~{O[Y"
    "{}?dhDXTpCO^lqjf}E`ytp@RErDb?\\l[tcTR}me[sREBwbwVQOhBynhyA^hk?OOnNpPo~CGBxQUBiZaTE~s[t{lQD^K}BFlc{Pkfzpw]EQCE_?xk"
    "tw|hwoNhpPn}wLggmDYa|YlfO[LZ~eryzBsRM^xXOagcBc{vvc_dToPEG[\\Gr`KTBE`NnNo{}b^oyZLbs`SJt\\p]tROLmaHp?o|R}nsh~CCz|nDL"
    "B@DZHpojnpWb@AOcO{]LF}t^Ont\\`\\F}}cSnCaPBfRw|g@c^z?xRK|wfM}OC?L@fF{?nEKbvGl\\}l}WxNHGXH?@J_zUIYDSjZLsbsFWb}_PkCayQ"
    "D@__v{o}~|WRA]H]mQuBr]H|{cPl{@OVr|dB?\\@Dq}h@pn\\^o^x@LLdLvqXEBT\\VsPczG?wvtNTdWkcI?QZVGAhjNMXLU~XstNCgWr?w}OvAUKHg"
    "nUSDDa`Wt^|SvegTylWwxQOlD}_Kw@llzQlA?gpiYk@rI[hs~|ZvMqgwxOo]A@pgFRGM@~KzCnkeEB_PpoC[NQHCwR{EHluJaSLSm|tVV}ss~qHS"
    "F?\\WkeXT}NLsHPXUtp`hqCIfpBkqAk?cd@u?dCSA|a@Xzpnayw|_IDkoDTw}s\\{\\?kT}C\\?{^HDyyoo}BYSmH^ZrvZeWJk}TJ?GxKowx[\\wj_q{L"
    "uoyBIoA?n`?`B~|RZ@kxKY{\\sB`EIPKuw]]HxqKdB@{|GPpj}sox{_IEzL_|F}qIH\\vTVnOHlrGpGPx`?QwcwQ\\fEDLQF_v{FTolFojdwTkotCHP"
    "?__xprylym|Z@wkN@?|x\\p\\KCqcO{It]VESdSssTgntGDQ{h{AT}sLsFvscozUGU?}giTAcxVQvmzPArzm[z?]|]AEWQyuPs@UdULNG~?U|K`\\nV"
    "P_BZ~bPFFpbGoaXB`PXR@^sq|uxpypC{IPTiEMoQLMo]|}NAoAuOFLouUFWI{n?E@PRw@?|Yxa@@MSKXxPHgJNgjMCtUxN[MN[?{tOsHQmOwv{Xi"
    "D~lcBbGsVJ|@~JPQ}aWxUhDwNQBn|nDI@SrtJw?q?mDWE?TFur`vLXG@Tm@RxcXBBL{G_toq^mkX{]OeDpWMHP{Cr|oOIwcZudUOqNRrqvcpytEW"
    "|lfxB`wrP^qLoSc_F}hPxpIL}nO^l~dz~PEfIPpmlUT{I|`mw~sGu~Om?W?~tILv?BHtwAC]m@f}Q]xmEoStwk}WFPKbA\\TRVPdMuR`N{Kd[{bb^"
    "y`_zAbflL{PPOok@|nZ~TP^uPCCfPoxAqatdwoSiMAraJPb{`\\_M}{c~cljwK^HNHP{[{P}VCk?cS`Dpg[Ox?P_E{AOWEzgyxm[lw?}@}sdj`Q\\Z"
    "Ga?u`_lCG?[?gQfq|LiNDB@?w`LdD|gHNRbYscGqIEGk}hGsDGXdvLssDqHfJ]d`zV_OFEA~}\\Gevt[_~fhgz__NmjLb{}wz{pCvHbxw?B@MMOK\\"
    "yMgc|xzVyCOGTp?GMuLX?oxUBuW_LpPJhn?R{?htIUknFnhRBrOEFPKmVo\\Uyo{?FMRA]|zo{u[qAO`jD]Df?S`OSmsTgUpIypdOzWwquMTTJpOj"
    "y{t`B\\gv_~j{AcSPo}HrK\\duEBrm}BcUfU@mm~tfDsydFoOEyCaO[bd_t?p_EeHA~SCmjChYDQwKgofBis}?CBkJtLX]uBwuh|KcATA?|dlbw~IC"
    "mO{dDQXK~KFbu{heI~eQk??w|qOXEsDjxk|Mzndn|\\D@CbDBIfeLxATHCMagO[r[Ha@d}@{nioHu@{FoI\\Wp}mXpopTlp\\gg|?A@HB@\\?\\t`tnQ?"
    "Zmdd?_?pR|\\CvPTJFa_@El_NzkiPjSTXBOTSO]DFhN[ix~^AG@hnLPTBu{P\\^ih@HbtNzR`B`QvuCswc}p[kH_tC~eCXzo_curGcADGPHZ\\wwR^G"
    "ITNkyBDhDR^yyN[V_pd?vSOjBqC{ymiBCPzTC?DRTODRQTTvvLj|q_geTb]GKM?pY_dfy`?u\\kXlQ|AN?`NjCS?[@nGUzQGJ~]dgD?ZA~a`uzmKk"
    "MnxVyPwt_rWoE`|PnRTGYB@}EtOVxtoVy`_Q@lKV@n\\PAQC]wn_n?Bhs{OCZ`Rd_nM~wydqKlrkTR@BkvSpO?B|jw?CrLux{@~KOumxOPQvxFmHc"
    "~ipRNfQQJ@}fs^WONoPQGAkotBXMF|@OSN[nCoJqIOygE\\@hwPKzysdBA[lMwH}ZT]xuV}SOFlhRX?^kypk|KPdBtYcG}MP[M\\NrM]kOHN|[C`gL"
    "\\|||Q^pOLa{fEpLFIkcOEQtNCbL_fCdzqlp^DmPTopXmUoaD{K\\cqBdPj\\xjv]twQ}yG}_XyOalYAvS}|RotEGG\\vOXX~TiEHpPZDZMwS]Li`_kZ"
    "Hj{~Cggf|xn|rqxiH\\GaDnJWsbrSCPtPQc{hx``VJSwWWaW|tAuNd}lEL{kbuUSI@qn?yq|HsNCn?]x_YoeGx~aYFAGg`]TTzsFsKM@R{N[W?DAQ"
    "AQuG~`gfIs@ZP@Xz}BHWwnlSRzwQY{YW~@C{@O_E|W\\qklsPECD`uOwFjneDApd^|Pe?SOX\\Eyp[zLShBNcFH_JmTeLLAOYKMcHoWZPVIno?Hpdj"
    "xOk?Cq|@MsHoxpgiHu_rDbChIVG{JBCpx}|YxUr_BM[vUmTiDpxKJ`MX}N{lSSf`oQ~v}_FzqO@\\hrr_{AWzJpKxL}PfocDJAIsxJntNR~oUA^xf"
    "Di@E|an|m@[c@xQbL|WBv?`T?QSC|pWoB`D|~~@IDa~iq?xlSOOt}qqyY]ViyYdt{zot@_KfDjOpMvc[V^wvLCXWP}@[Bs{SLMko{xDil~Vw~POU"
    "_}XkFQ[|Pu{ks?xKG@prAlpitj`lBLpwWL@yAdHlA?C}Q_n|}nhWodZS~qo|CPseFoyS}yR}q|xbuL{oOLs]E|YxBlKAU~`_yuOMMq[G_}FADW[^"
    "EQ`cDjx]{}TO}TSrF||OEt\\[lbG`ZqkIDZG~J^yIGqwt~PtJsNprC^hlAL{pm}HV_~[YqKtEo`lWIo[ujQqDz`PSRnCzERIn{OsN@OHbrm`p~yx@"
    "tXE?y?LI|OLsDao{zn]Aw|PQEq{wjsXYATOkCqSN\\RcoDVXHHNSnSOk~soe?{@U[Elk`zCP[@~W|t`ZN|~Lb?vJg}vPOSjCY~qC~ChGPmFSqHOoi"
    "iq_^r{a@XrPKSisUFaLTCScqB^{}A?_bRNnu_}kpEP{CrslGB`d[L~`Pzl?rG?ospKjktAgZDsFIFq\\u|mA?x@wuAmOSsaGIQn{~~?[osPPQqMxX"
    "k{`M?_sHspiOrtop{@DaRNku~Hi?ZZ^gh`@aJ`lC_}_O~KZlv|k\\tO_{Xr|[Pn[PA~HQnqxgp]\\ginq@xbo@Hb_}IRW^ABwr`_`A~Rnyd@{}Rtpb"
    "uKw@z^W?{mPnncGGE~NUXW[UWl[c@O\\mwNNPGBCIBL{LId{]|NlgMVHzw^hqFzdIH~_poNyPANl[|\\?wRRFap|iDRSARIrdKT@pD?d}s???^~xF`"
    "JehWujDkorjuvbYGfNq]F]|IAQSoI?tS}C{bs^\\BEJYUUm\\}OSAIF@tTMth\\n^`eH}_s?a[yBs{ZIe@FQPtKxQSyAj_{zDoGHVpgHrGeLPkyC~YJ"
    "?RohQuVXFmjpV~|AklshR`ZoBBdzuPGk@\\CZ`PmhrMycIRPxxcfp}cNwPu?sDmc]HQvh}R_o}EW|Ad\\Q}XDfv?Lk`ap[CCD@BcopKUvAKqdNG]L\\"
    "r@oJh?Wr@~HWJL\\CIpPJzDR|NmH[BMoSFMh}E_oZmhgPdO_W{^TW}_OgI_Xs`PXF?]KwBW|y~C~g{qOsK@mEDAPG??MMLRlPCq|FV@xmEtgevSxw"
    "KqoTAPfvBcS^tZGXDQEJ^b{QZsS~p}aJUODJLJkkEm?OFpKe@aKiGC[uC]GbwNGXB`DOr\\A`JoPHOTt??]X@BQsmUpdzmjxI~eTXkp?DxB\\vra]C"
    "yBa@{]DL{yvx{@LYxOpROR{PN@@rMQovH[dkbRUDN]{`O[|]~^lzLLl|{^m{MBD]xLSGxpNxPLx@`[cfxPSvxoZ?nXG\\BMtJEjljtMQIG@W@~jxg"
    "|DwlIS@}top^??kwxpG|@PdN?A_s|\\UbsNg^ErH~AOkHF?PIxzpPBqKZUpxcA[gPTrShz\\g|QeRls@aKz?gK?u@vDp_eIZ?_z^`EyIzQD~g]uRh@"
    "{STUEPdcTLL\\\\XDotBgHo`uUuKlIDg?v@qSt|[|K}?BbwTwd|aLO~saQ_rPstT`e~]iUDktmvORaH}_aDuuXLOOICRhkzlkuu`wo~O?_Jmdi\\xGC"
    "AnLP|RiEvEscKNWqFTLX_?KqTtjbHY_PIn_d~THAiPt[APO`}~{cBcHouLoPzOPvnBg}C@LRmOLN?sC`I~t_{bPTHq@it|WATPTF`_dhXJ_]pAwG"
    "BgGW@^iAFLaBwJY?VoxIE~|TIMA\\t@tPNMDlxpXXPytyE[{NAS@n{SrkxlIL`_LmCq^uJxqBBaFf|SgLp^EBlnT^FBtVxc|pkq|nrrS]rQVX~mWY"
    "CfuAIojj|Tdt?elSfa?AHRhPOBp]vmL]?pF|O`KVH{\\^MLnm@QdqLRPU@RwaP\\sr}NVADCcus?y@DAjVFZYWyrcHAo{?o]]MgW|VBkm?D~XKF`b}"
    "qpnLznwg@APOz^{u}CxAxRb]KBESEP[YuN`nxRk@FAo{~c|O?@hJwqSO|`KVroL{zpWJIts~zn[XGCoZk?[gWM_uu^WjBSE`GJPQ~g?A?_iItsTO"
    "CQWR~^pmG_l\\E`xCHmWqGHGSE@QQ?G?TH_kaoTRaMZ{mEkF|K_`D@nLZmEKnGOGwGQhmNqspK[g^ooozqW|BS^vjFoQgs@hCLmhpCoTFDNdSn}q["
    "OO?x@pPO?MXLFw?YIptctbyDBMcyD@lhC]\\rO[EvrBtGxfgxAtHEkt{lzrq_ut[{C``Dp@xj@LOwsTWBG~Rww[oY}t?{@]gZB@G}DR?vD~nx@qJq"
    "sHG}M@[dooVkWLme~ZdO\\PgMIAGmnkGY|PHsCnlRJSv?KA@ZnngbVa_CmnXemQzC_BX@{bc~FRc]KzcesNHGNLhNKr{G{akBFa@d@QwjCz`F@DwV"
    "@_DCAQG[@|EFvmaFx_wz?ATdxMPRCpTpB[so?N?[oDA?q[NKHHq@wAOYY|_{NLU]{No|s|kf}z{v@|HAqNwT|SMq}Z_PSU?kga@cV`rmyNZ[q_iX"
    "qDrnGlPLJ^\\GDpnxF?z?lsGyUnr}@cQ]{OcjF_iFpaQIGtsYuSY@gOWjivL\\GQFqnOpxF@OU{nxts_LJr~pgJJK{Q|tlB^XNXSGdm\\SqPqp_gH|c"
    "{aoHU}pLwMbzP_K|xPy?@ns?zSw~NqlkI~[MPKaPIBsYJ_@H~HEQqRNA@ewPqehQwSK@|QcsFlgDwQ@]ZcKuVmo]}QG`EXDoS@lf~PKwCMARtmyI"
    "P@dQJN[yGn[RMowjDQ?z{^fjuMXgGmVlK@T[@}QkLbm\\}dGBJZxWVSSG]_Ox~Ike]|CYSp~AlP\\IzC^qtpcfDkWtx}Z_MW|vhP@jB@PZ}KdkGT\\B"
    "O_HIy`xd}n~ZNNL{I[]EvOtt@OXtz[NoobRdG~XKFdoXdnE^@BdruLgVrPDHDpWTE_HSlr]XShFwQnUMBBsONs`W`R\\kJo[aD^Hh?~sSA@daH]cA"
    "@|wxu[gLlxWXIhNB?nLh`XE?DLfA~AjAH@droTAwwig?_}mKspakrHGxH\\qxKRKmGUuFSlTKPt?^A\\l~K|xCMxFbHvdnF]NAShFAZsVAwtkgGcLA"
    "EUEe?PJAl{iZO_\\kAPASJhF?tOoLm?nATf@zF{h|pJKEeFFcIx|YEttAoxKPNitp\\G|oSNSaZ]HldBDx~Xq\\JndAPRSpNAnvIa@vLOoKbG|cz}oM"
    "LKUsWVNJZaI?_|UILDUs?_|zk}YVwXDMt`z]GnVARFSM`R^E_vK?N^\\LvHjMpcx~AL~||MBpIZ~AlXFAJTFtSDnA_xFSr`tnNRcsfhGsO_FA|G?h"
    "yhGc_qv|`QjXulOUknNXNG~\\YClw[IXW_pqDhZmZ|OaMo[wQu~FgG]ofSxFA{hFpQ\\m?biA`BkNR|m}ZWx}C`\\u}~NpYNE]N`VPuM_g[r?u?It]k"
    "Og~rZyPeKw?ksQkLUDieH@v_YBUr_|Oh_pDOEbsM[{T}CvYcx~ipHw~NolaL?sCFGLiSLlTGMqdVv|FLS~IpCLsm_prX`S]E_xD{U]fqUSKSGbP`"
    "GuHETB\\CE^lDww}qzKuiM@ydRdZoul|vBfqZW_VAHPd]w^o`UK|POvW__|YvR_APKg|w@jdW`YM?x^FAthGBW|JOHfsXuQxMZG?|KmwHS[VCng}P"
    "HSfSHOJA[{^mBzbLHPrB_vjyQ`rP`VmIhXmF`_gW_sDJlfLjxOuMZE~lqkVqe|FlfK{^WgcQEKevXzg]Na`e`]][`ieCDydA`ZfX_{PPHpAGF]`m"
    "wKLfEprfoLlgfy[[N}M`oPKIK`HCVTHhezIZOcKmbubu[`GsxVNAY`t?~q_AfQb\\_wy??FBhTPeO]iD_\\pQdocWgzXDluVD{ymE`KDb_c_ti`WD^"
    "dMTk~kW?_uYbDqKzpyTvo]nYHhDvj\\xM\\I]@E~JA_w?@QuX_GKJAWdRWvCrY?~tdgsk|uZm?LrhL`PrARSYHOq_BFZLKOLtYCZZi`VOQPl@p|G~z"
    "GDt[x@?_e}uUIWiJqQKUZP?eTuDN{GHqt]ly~\\sqeiXFgtz~RUJAWXG[OBr_ssRssZjZUVbjtqkamrU?`XIEnLtkRB}Srr}HTFtyIWSF}]jAiXGz"
    "|{hM}BxqmRdsVcJARd^AiZQHmhDMRoTdLj~AMpjilKzqm}WEHQgPz}tH~^|h@{cjc_tMVN@`|nWgAB[[wt_t`SLmXCVeWn?hpMz\\yPpQkNK^@mGn"
    "B@XFsudVIAeGGlFW]dZtss@h}N_`wC_xYbHmH|ZyD?`HL@HkIAT}Nsc[ppDORo_xtips\\TK`VuhBEM|Z@?hipS|Zt]l@Bn|qqb`pJ\\stu?xGHKcE"
    "OYJr?pY^hAglqaTCmCgRqoLIDCTMz@`IGOKU}qksyA[wqAx_CAeuup`\\QBtMt?{cJUxKCb\\CyO_eT^_qy@XpOKH@AqxFLg|r?]tQUhGkHlR|xnDJ"
    "u|@ln|dpqXDKCqMAiPO]x|S_B`JI{aieEn|m{@cy@?|CG?Pv?@hBwp{|xBKnAoO?uOdRqpsgXehiu[sjF~|RpaOt~mtas@@CvrStxr_kIQ`GFM@H"
    "K`N?JHDPmApkoaF_@mpnJr`W?_szBakBzW|GAnchvakzH}hC|Rs`sc?{LOsyw}_YCPPWzW?ISrdMB|WjukPbDknv|o_qPaHcsOxOEUsLN]{q{Kjj"
    "H?_pup?\\wPWO?Q?~}rcy\\Vgr@j|rBC?Q~mlN{n`_CcCYjpcclp\\Bmldh|]SML@u?z}tAsDT`?RWmnBKEwmdf??H}?K_oC^@MsNgzMlD[@`Wlx]jT"
    "AG\\TM]xUxne^Wmx\\EQ|@@\\twx\\tH?a?O~P`ODPH^_~oZznCAI^\\ikM[[k@kIARWHNOLP@_lL|Rdb{acvrTwMAqcu{?[yQ?YFCGPrQ]s~P]G{DaKh"
    "gqlVx_XDF^AAwQcY?}hXLUpgR@kIO?zsp}X`tmrToaw\\XoHJue[ynn|O}`o^~\\ou{{SoLn|PFA\\YwmDtl[`_How|yQxcu]KUxqhdVmod^lhTK{LO"
    "wo@LNMWu~BC??UdSB[llJbWRG~|i~Agk|bVguaWfqnkfM?SbuAG??^huoQH^kQpzDBovDAlgMuxKvasHREsVOu{bK?`DoQ\\HB]tUvR?z?}gqGnX@"
    "XOkOB]reAlC`Bo\\RmNCxGC`[O|\\hGc{kDAXfM?s{H?zzt}_?u`dNLQLCq~_WAr@r~OIyua^|L_kEM~{g{_Ons_[lMcS?{}lcB_hH{}[bEMhJJqLA"
    "PB`iK^pDrrG?D|TfGzTGG{?_u~i]TDojFkgMSKkPOfHp|OOjA?n`~Rw{B`iOtldI|HGtt]?zw[wDHqJlzIxrteSoKtHV?PsnEoSgFmkaAIx_MTT_"
    "sCKEpAsEqownVn{T?Ukp{tknzCpM`_T`z?SmL~{f@s{Ht_sPFpO|D]\\]?AS}||CkOKO\\kmZAoZouGNj~yQ{mwtPNx^W\\ENKM|a`GiO\\ZJ@M}RChw"
    "JWXUVoK}EapLNoi?@f@HP?|Es_LgIOpZAetzGtU@AJ}Cs|C^b_KnCO^zr_WwImLIMlWtDNcnER_^K]HP?|su{UhIWZ?KMY}?I@CGNetrHO[{A_Rr"
    "nPlj~eDIUeTMp_qSOZLbp^KxxPvUv_guiApuNOPA~PC^xoD\\vQKs}}CGsMd[~?_|FAsj|gSknppc||GiU@xpsDpIqexaHYLjs~cnG}Zlk_JAynyB"
    "{@XRQ^dkMztH@T\\ex`\\ttBmCFPjz?pKu|QzAZ^CkTNpXMPWnS@MYzEZ~~~cHOLTUIoQ_Ip`A{GkrwSNhDo`gCYLXA@h{?aDxAJ{XrOcbJnB|G@pJ"
    "x]sXEm@uxDHcGOKflAWhK~PB{|nlxrgoudTmUl~W_q@g~PG\\qHpV{Q_W\\sKfKTG_{DgeUlHLoDDPHOtSiAK@?sWuwdRh|A@h}Ak~EOHAxry{ARkk"
    "?\\oSvAhZ{mo}CPLGQRcG@qGnF\\vpHtswB@tfttWj?mqyFphm|mDyzNHMxONuysKXy``gI^o}s?clA|\\ac?PGPrHmuZZdOsM@qB[_qKxgIDhrzTKz"
    "OAcZ?DGV{N@pGkk]JddhKNde~Q?~vuS~}\\?NypG[iaupUsS~}@x|E?}QjamCwp??@CG~nN|]LAlFD`k^sppABjW~C\\Tpq^?RzhDxERB?ik?nDntV"
    "}~dCKLsXw[JuJrolOaC{GALOI`[?v~\\YlmoPCSxWCnPVJ?wEF^@@JccySodTQmyaB]k|ApXU~ZCPyOgeD@tNxpk`vpGaQ~xIC_Gaurt`B]@q~LTz"
    "?@[oxoWzt@@QC`\\sCQ|VIpg{{@OuxocV~n{zKqIQBmh}QrBa~cqGCNCvEF\\IpztIyQ[UHoOaFg|[}Kn~~@sOE{`svkG}IpGb|BOquMLOw_coDAk\\"
    "rpd_?^CxojP|FA?qI_Oea_PCD_f{On@jEkEIK?XH{OgzIRLH?rRqwRGeF\\ge[mSlw~aNKpooXJD`Dmgy?PsmuqCwpRkQo\\PE]Qa`NTO{wOwf{ogw"
    "todCC?CwCPPkuL{_pQKezOd_{}ksFA|MH`OLvOlmHRDvzapvnPdatRnu}nWHJ~rzoptxJOw?JNgk{UGzHaDZRPPaEmvAy`tcAqsW\\PDg}_gYVqLk"
    "u^w~u^xb|]n~EbOlDnRrwoLRJn\\VSOHR|oLdn]E@v]x]A]SL|BW]t~LQxsde}N@R{OhXA|cfC^E?VcTd}RTAoqDLFp`D~}\\fvNPFCy\\eA@pWIkgl"
    "vDCUH}u@@cYOy@J\\~c^dyo]k@r_^tk{bF??v}?rGBOWR|\\aIr]HBDATFp^PkwDtVR`?vNbKU~BWvfOk\\vrFhUoi?T^tD|~b|jkaNB?Phw_LDDerr"
    "_tXHK_cr~TouvRpLFoxPySHZyADN}~_mu`xcz[Fa|~xB?R?xBaiLJLWry_WrEB}NhboW}?l^G|{fKtroLxGRd_kmv}@MJAogF~_yB^?{_[HQKPzQ"
    "Npw|vo`HFOTdMPhJ~O^yJmg~zruzM^\\?qNwtK^lAEduW{zQGx~[|SnvoQjnioRKvECTKr\\O^u_CCHLxeB``OLApSLHGoGNxKP_Hq@rDg{qxmIYs@"
    "E_ofNdkoBlQns}bozP\\Mh[]_h{IOIRDtyacwmsPP}\\jvRkhbFa[IUcQAGDd~J]sw{SxlE[xV@}pGL?V~OocjoqdQv}|gJsU?t^RvU^TvJJk~DLc|"
    "AiHWiVNF{pDSLvkx~QG]HOGRvs\\GZcp_zQoTGo_sk_vAyRDWptcLxn`u~sSrJMLFvc@s?pc^|~mQzTCgDr{rh_yo|^?hBs|wsO_vE~x\\BpddpSTl"
    "EqdPHm{{rDTqBn^tv]WUx|F?HPd~~f}Q{M@qC_lAyP[sD@syMDR}~vWs_rqV}^]oi?hnFN{M{c{xGZ^pu??ZliXjurJmOQXGB{`GtozzHQQOBpkl"
    "ARCFyZGh}pxAx^Tg?k|Y~nF\\ylg`G_ymBBC@ELW^zICqE@SwAACnKo{cH@UI@GCyEDbcwaCxBumE~rcNPQHGimSRRPLx{RGLwoO?C]Cn{QG|o?]`"
    "t@YEmrTXFAwZOaQRE`KrJLLBzBWL@QXmAP[r@mPW?ZhQt?_rGlL_|}P[}nX[}?aUf@hTy]ojzBoNuZhN}_m[H^UQ@_~cu`c^q}{nrRKgtqGdq\\Hp"
    "N?sTUsCB|d?|IAwo{l]QycTTv]?h{cLW{Phqw}yHB~dIFc@F@~o|iLp^OOLyraoIrpSxxop[OOtbBQgZ?kSH?}xcI}osIaglmUcND^tLD`wmu`Hl"
    "D_KpDSor{Bf`?Nldt`SkBpmBH\\DmERCIMP@PTHuJx@@Rt@b|?coVq`dwG?HcL[dW~`|`QNtP@|{f_~G_miQ_z`URDbKIrMs^vYj|vnx]HQIB{ruU"
    "?cxE{kL]J@n\\vB[eqnhtu?\\bEn@UG?D{^cP_XTSOvotb?Ksyw?`LBA?l?~Tm[taTKptKyPL_QqsS?HGY@`Zxq}GtGPDxzmT^y@S_{\\wP|s\\bBNS\\"
    "H_PLEmddPOs?~JsfP`aWGB_jD]htGaU@|`Ht{cDNB|\\LOFORuBOeBLCUCM`nAkoW?HDaw|IHHAxGQjTZ@]Sozzst{\\sGyns]nBHI~`wjw`WW?ROZ"
    "pKkYN@Cf~[@Jpj|VyQ\\nINSiDckdxLWBySkYknpEq]Sb?IsauotGzPsz?N[mn_||IPxBv~`\\BmpDKN|Pz^wXANgaLocl}byQ?noABQxT~uKfYZGy"
    "zCOyrSsAzBbhYaDU?fWhKI]@vM?sz[aV?Qg{ABWkCOUa{~YKD`CBl`ogFn|@yeDD|}W{}N\\L|@gbE?x[}oftBowj{cavOGZxIQsY@^`A{UcNrN[~"
    "J`ssBUXJG`D~uR\\g~\\skB_\\[v_Lj@]kl?t?IS`l[?l|eu\\zx@~~\\I}?Rxt?tG@QODPKWYplIAQ_cN?OUycSG?Qkv@ACgtbLYGPL{@_wwBmxGE^~^"
    "ALDi{QLb?Ry@z@ohrdcbzA{{I@|AC~\\Tzjvi^@X`Qtl[v@AFLOYHsNfumoTAs@W~_b\\dPNkwJM_AzMX`Co\\`}bPs_~gaBn_S_?GHyls`[`_]~~zt"
    "jAKHG]{tGQh`AA]VIEgTFaDo?{UsWq\\RMrLDGpO|@RK?Kb`_w]W|}mln|\\oVlqPN{[cv}T~{qmlpy]aW\\ossYrW}EQoefn\\ApKp\\zaLMES`_xMg}"
    "I`YQk^dN|~tAw@oU}sdVlAWnC@dhe^SMSk`PO\\KD}|?IvmmJE}dPRBRfJKkr?`kTC@@H}nkCypLvTbWzub_ljj}EE^pC@rOhCqCa{]ARtDCTvbpr"
    "~[WjGAW}KpqDQ??NDCsFDu?hxMWBDzlz}}dYmn\\ZA`Z~|PFx~cK^Fo|c|BPSyNdqxagyt}kqLPHILa`HA?hEJuHf?_OuAO@QumKOCQoz{`{_zL^i"
    "p|HmFDSiUQH[@a[\\zng{pPs[vqpa{rGdJMdNF?KpBRcuDBs`EaPS?bT@?Be[?r|\\EQOjI@@GGRGKJNG|}s`y{Q^yBqWgzAcqFsXtz_lYEnkkI~dR"
    "AluNFsHUHo\\BFocsM~wo@mLQIo{QofHgCAdIw@Hgs^^lq`ld{qgqE`CLr~NAcjOkrBUMw_tcUrYM@rxJNS{z@}vvVn?]xsLnFaodHM|d~PtODp`~"
    "k\\C^y_cSEmOIBadMI`@Gu?@_}`|s?IpYu]Vxyjcc?nlQHnct|rTFQZC\\Qp?HBOY_ElgdNakAlquIwPXm@LwkCQOo?^|ML_Xe|_H_Ino_?qkwpC{T"
    "zkaNz[PlmVgnu]DF|pPE{QB~?UUdTAhUzV|@|rQ@_pXZxPMKFl[]{STBAmObzKpDBMTG|pOZK_wzqKxWXJSKjLhRSaSPCuSor@cbIifBNG?kE|aN"
    "wP]?SSTSthsq|^^\\S`S][AxezPLJipG\\sMl}LD_hoppT|PdhG_H^y`B~A^dNOKH`cc`EGs{zVmLg|}gmzLdyBsORxHy@xtxDPSdE}}hT@nKiMBOJ"
    "AM|S|?lr?@oEIMV]?qco|p[s{LjzG~_?MN_}IPI?C_NvtB@Elz`zoak]E`dVO~DdKAnv@Cn^@@TCC_S~zS\\e?^AA{?PBVECT@sGFJLk\\}baEv??h"
    "qQS?uT\\Wp_D[~cbiMLW|?P?\\xiWWC?Lr@F?tJZtoAqcuz]Sa{AGnL`_EMOK^@Nod]qphLAvyqNwmOson@_XN?AVw?oAfLT^Y?KSmy|tHzorn_}DA"
    "?rXaXS@lnA{JyS_DBpsJFP}C}PWKH~X@A_APKnXMq]ljJUxF{nLTusqL@~mGKMoiLCZtdPky~nC}BeI^q~EcFPYahB~GvQOoichLJabr{_HiH~oj"
    "skg[?\\^zP`[tF_oywUYCAo[m~PjiLM_cU\\?hCNwk{K{i?|DEy?XIGwDA@AQ^F@pd~^bBHq?Rv`DpImGO~b{jGr_m}nuHw~PvymPEQhF?{|dT@QBj"
    "y@lTSnCS_tBipu@pybBPx`S{H[OqDK|MmA_yyp[u@`bVA`x_MC\\O@POvry@^{`Sg]?]B{Q`quo`e@nRWDtpGzr\\Bj`eBKETp@acfkaUDSJ{euLcc"
    "D]zlpXSun^TIzslNJsbTupgfx^hiDp}??DdE_?GI[a{P?RZLRcsSX}S?npCz|~P@Oa|h?BgStP`EMbL`p^lNBO?q}@Ehq?|aB[_u|f@ZHg|EL`kY"
    "B_C?FKW~~?Ruylb\\|?@k?U]TiLsZr~wJFmq\\tZO@y@`WF{OC~E_U|?_q@qy~KOOkR]SPm?\\IHrxhLbwH@pPIJ@Tp{O?^UPSgOAxnv\\t[l}`mzaDJ"
    "}T{tBnD^Ar@UO^|bBuwrF_W{@qpD|ng]wpgoPM\\Bx~Gmq^tDO}pa@QkiLNw{??|m|khEBrs|x`w|nQOpK`ozN?J|}_LA~~_SI_?`OcFzFMsvy`ln"
    "|}DbxBGa?MOrsmhBvcCoBZ@jHY{}BNHxw@lOGy}FuQSJ{R|l|NPaA]}Ltb?_@OlBQ?\\IA^MAy@TknpsaPDEr}}l[Dzro@sjgO^WSwOl@EMwiy_t]"
    "gA[wCqChsQ_HBm`]`_wuzmAZ}Mo{P~cI?AWoCb@EQqKxr|Dssoc^T\\etlr_~AATVJ~eACuwk?CngzjhcS?ggq^_uDlClxZ|J|PLXAg?[I}\\{M^kB"
    "L@g}vn[bAp^tF?p@BS[oRlCRzAxAB_[sF_Gk~odXTNtPomoXIbIVCMSj~NKt{plDI@QAuasbz^`v@pgj{~\\u|{kp{?_zENCqwS\\{v@LBoqM`K~kd"
    "qSklOPGi?MimIcPE{C~{E@THyp`|rfKbA~cuBM\\L}~\\MvnlQubSL_ukW@SCn\\C[tyNhsjoKlit?{zyny|hEHfBtg[lXZxQO{C]pmDpA]GKQCE~`}"
    "?U_pK]go@TPJyW|[Dc[N}~{q~nKNEQDMncIQAnLSsqWTBatOSP^K~bCxKqDgHKT\\yO|py{|vUq[UwRSGOxG_zREFJO?brTXD}_lx}lWjFAgg@?kb"
    "IpKneQGLAr|@A\\h@~M^q?_W}VCdKv~q^wlvzUeGm|P@qo~km~AgfLRXq{qt\\GQ_|H?{qG^[RESlS}NKfxUkOxi{aqROVJrwT~^G}|ngJB]hjtP?U"
    "nohCEPksHtwk@rpR{Q`KFrrwH\\`BBdyfEBTDna{|y@ccrLWW{mhR|DdcxrSt@FS|xPkjxopq?}GEqedRzoovBlGsr|?mx}hX~QZw?SCNCQcXFqWA"
    "L_O}FJJzwYWgcTO{FBpktRtFHoMOQBhqJqKjz~ohzo_y}^XKBl`EBnt_w@@lE__`uKtX|ATDnl?XJ_we@DIMVNxLAcW{nEQfrHEdxw|IFQ|yJN@P"
    "vlH]B_J^?BB{FpXwuAslAo\\OM]yT}^DY}V@|JalizqtZpqGJumJJ}DdLF_V}C\\T~HS_r}pHO~~ZvB}{_y\\O[?rZ?E[PSgot_`qNaKNo?@aPm~Nw?"
    "Oodr}QFj|rtmIcmtCDhFCLsX@]HHKrBdEpJpL_mesM@@znxDDr|B{|rVG`OpF?sb~\\|_XpuFppR|tbC`MQcyCNwA?ohQ@N{BDaWdMUeRzISjCioT"
    "CLwYw@OJvNTD{`OcHLpdE}_jFoki|QKIK_kLzS@PFspaB@DoDRlEzNLBKbggJ_ZcKoY?P_pQ?^gkyclsDn{D?qAI~B\\NCQJDzKZixa\\if`KmI_wh"
    "DiDFB?|rhlTmp@Dbxq|N~Z|GDpRw~i\\d{CnULP{nPHDLERRntcTMBA@ZS\\{Q}PlDIZwUymDHrbGLKasl_?\\P?cO|vg|CCsh[Lb}j{piKJPlh?q@R"
    "FnSZoG?beVkao?t^V~zWRl`kpr[q[OkAyFOKLcktvK@}LowawRJA?^SnSDXKfP@AF|[`@PXAx}OIVO`dERc]|Tx`xQxAkBWyzcsvBoa`Fg?|KB?p"
    "JaaVxQOT_|g]yo[mTqxoNQLPwltIxCLY{`OvJRFRJ~VdymTMHPoWjL?cn`OHJxDQJ]qKJmDni\\|FKfjfxAoxDFsifpOex?ckP@EtuM_qpmf{}_Ci"
    "}nTA@}??D?oyBOTBBPsTK`?QGL_AHLlePOtIyEDRF`KAx]hrB`WTqb`C}Q`PHBoZrK\\}MALxTpHXHC?yTBkXPMws?`kn?P[SC`{xBl{AiMd|mn@`"
    "{oKgz{sF~KHfPPki{RTkAASyMqjzy`xS@AtC~`?gQQlS~BttH|lTFMWGLt|^~nkt@A`V@_KjEQhUD\\smIbXZB_QqW~{jM\\|RyqlClQXvJ{tK~Pdp"
    "rroJH]kQv@WeTL\\[NRhAJjt{u~hbuosQHNLYP^|j?D@`yapBI}@Z|}`G|]|AqT`[EkxT?RPPr}TfsleRH|Oq@qlXBC{afnAEEa?bKAs{AojZDw|w"
    "}_hLs|t@DmtBFVoAuCYQxnp]wqhjpUwYKDeZIRBA}Lpm~spu@aC`CQfFJ}tJCq{wsApwOQ|me`@GKa[~bN_LcB?|sqTn?mctxD|pB^eCqf|RzqtN"
    "HiO\\HbaBPO[XE}osHD[lMpkvX?dT~psz_qDbkPlfzSxw~og}tpcTAoo]xl_wF?AM@?\\f@?KzFd_Iz^lc@`cPx_T~s^_KoQdgvRyDg@[z_o[Hx]Oj"
    "ARpjIQyNRLw|L|_VR@u[HC{xnxGrBBTcH`dq~^hhbPwp|pxrIpDew[jZ@|Bjzpe?PPA@W}JpxQ{g?qcmF^gmCLLDr^ceK`tIuLkIACTSDr@cEYV]"
    "InwPES]MD`G{BPlE|otF~^dzQNJyYVs{Lkn~DaDmLnd}Q{?[@PRXvQpUvRl[vbgrFS{?|oPFzGhR?Nq?Bmh]uQwsxmJ{oAZl}\\XhwDxGvdtutr\\m"
    "C_XRIK|COR_rv]yPtpsIKmKxvbPqo~oIM_HME\\c@I|GR`Q_FBKwaDR`N~q@ORnc}OWWO~c_AqJxTM?lPL`u[H[qk\\nLgzP[uJL\\SdS[eAjHaMkuV"
    "oLwzDlckF?|[N?\\im~[`HxXLvgKFDOsi~`\\FAk[rHc]?Vsd{?AKouNWw}}cqxqPYGESbOxoPAasOwaK]wpw[Jqskk^hIJlf~wpLXG~hEC~OrjMJb"
    "vKx[|SD_CW`SU]@_IRHbOnhhIpxQH[sB@@o}W?cRRQ|RV@S?tOTjCb@RAd`XOQEN}^WJs}GSln\\As[|zn\\LGZLCwAi{Et}yExDGWXO[Du?Tm{nI\\"
    "CDSQi|TN?JYUqBxDv~oiZQDT`TPHR|GK@U??~YGu@c\\T~?GxPaGcAopl@PgjL}eCzRs~n`LrrPtFCqKNrr`Kum|aBaTdy?cqNNTaRAGeH`HEo@@O"
    "PjiIB?Jv?AKT~{|NrQ|@C`va@Sh`yRG}mSGmusFrMR\\}k?k]M\\W}{qkOvdCarBZnA~?yIN|IBlbAHP_zllTaubOsJq_qzKOeCPx]D}lQ|oDG~AsS"
    "}aI[oq??IAor_xD`}pO]LS@FIcW{CmlFAPxuv]D@FpTkwnDojC@RA^\\jK]OvB|TRO~o_~`wTnwDa^|XF?pGrsQNaJS}Aln?DvlgiGqLWw_OjGmly"
    "GNlEF^h@lftI[|xup?NxJr?Vms\\\\tIcuqpgHOnJyDR{s|?IFT[S@~?tsp?T\\KQ?VNPKLpkhFqnB}a^Hf~ohQ@qhO@OxfB]ZhnC?q{hF?t_lVuR[n"
    "?JtETOW~}[B|Bqx[F`@Q|EPGwQoXsO^xEQeFOrDau`oikCbl}LnSxO?`DNdD{nGr}oLNT|sRBmjzzQ[|CeKoduEEL\\j?x]SrRALbEQhHz^Pj{[\\X"
    "`\\zTpFw{ROLXyfLV?OoGF`XQh@XdnZCXqm_jwA`aKDxekuQT`QO{wiPmE`YfLXGd}q[qF{_]rmseLc_@wUXUBaSOLDS_FPwFCnOBwM|~CTO_qxL]"
    "O_IUQ}PYIr@?SqsXJPXQ?``Q~dFhD~H`|pvkY~C}^AVEI[KuuEPNRjwiLcKJ}AHvFasGm^k?IfPNVE{cE}oYNogNRnPR~DxQzrdJsOmuL|E\\qmDc"
    "Lj?g{|d[@jU?~UW{HBJrN_|Ol?ZfGnwfOSkd~nptlD[ny`{?|RQdpthxLkXZ@?Li@qcbvAuJOdtS}}?z|CsjF`SD|mhFBPf?{u|H{BK?AR?AV@TA"
    "rrgcCcKy?~KhDBXx@qGZH{W||pkfHOSR}}z{}|lfrcj[EdAgwo[WEBlBz`WN}NcbuEA?mlTyBSY?ll|hCNw`tl{||lWO@}Hc[cwRLAXjVM@C}OKx"
    "~RPX~mGcvVHnI[AjvRkTn^\\xsaoh?YKlGO_WC@\\c@kWk}_{T]pwf~@scoqiGvnDEE??w~Ld~C_cPN?woMSK}PAcSWqs[GrkeJPAaJxo^|od\\DCgV"
    "zTWPGU[{J\\ukPUkiyfa{M`oOMNauCaTFD?|g?bwo\\sdiJ]wzInuAJXxtlMSQUIcwiqnY?fGl?]cTG~tO]AaII[WR[CDWC?cvt`Gcky@SAPaJ~g|x"
    "wndAL_wn_tcsK^AdDe|I}NHLCAhGzsjkvXfql_@cznHSGrpDwLAqXCl]JqXFFSWVnmw}GM[bbnrvzomQzOTyzUpZ|MZufJwO_qfuboQByYWo^qdN"
    "mP@A~OS[noECfaUY@QPr{OOXALn}|N{\\@sxm~}dPAk\\EQ_BPB?TSlQp{w?|U@O[EqRv?Fr`bCqBTFpcuN|}@yP\\Sz?gMFrqBn`|^?MGOzpJEMZl]"
    "_RwWGM?Hta^rx~DRCPktrPVYVjdI~Ao~E]CpwQLtGq\\]@O[M^KqYMax@MJ`fnxtVFLoAA~{QudloGpPsM?QIzNZ`@_sYHAGaR}_QO~`Vv^Xiw~ln"
    "zOli}ptwwp\\I|PL@wM\\Cup?JD^LzNR_e~oosYRMfEtwB}AhtI?tv~RiaXAR|Ju?gX}GMJmw~FpXQI]cgKOmFw|dKHsPSxk}CCSTBE_SqGw}UpAqS"
    "U]PKrG}@CQXpzqhS~t|iEqxIQR`uHy?zwcxW_|?`EfDgyam?ILdqL\\WasAmK?NXFHmDFO@[xC^PFrC?HUM|yEr`YIP?omnSdENhLppdVwaQUcT|j"
    "F[k^Bpo?xJFZ}{?\\yOOZ\\r[h|T\\QgL?ABnSi~UgtHaPOK~HwCaoTabg~WrUEM_Gph@wevtCJdCg}JNj{qb?uHUWr[^gk~|_^B_|GCqHhjW}qz_]M"
    "qPz_APK_Vr\\B{@K_FaWZyJztm~LSFdL\\FG|gcQoYubruGjPTt]JuAQ?|@`Gp_t^_@qosI{ChNxGWB?CPJ~ZBz`{b@XgsyKdUMopj@{LVsEXM{^Yk"
    "H^{eVa`VJocaK_r~e}g|tbLhR]HI@q@@TawxL~fB{phUropi?KpNP~wVtB\\WqUOyo_kOzbxeC~RAyCGorYPn|OO\\zAoIYehb?nNZpR`XMXJs{No@"
    "?NSdlnY{ds`CjLtm|@h|iMm[GQ?|hCSgiCl]GnpHUJ@[|pLN?pd@~?N_NoQHd_^WRkt_xLi?uQkHOmTQgUkGS`FAS]g[Lz[XNBPLsSp|s_LFh~Sm"
    "?_TS_ua??tCp`P[i?Ak{@Q|{FKX]PNhS}xGDeNKuDAP~zagnEw`oL_qMZw|SJa@rF?Wvf]VE}LTSHBk]n?c?uDXY@ve`TMdJvDP^GqCSXEYJrTXX"
    "HntuANGlFbhDqYWtJODlCb|zBuHHx@NACkTJwnClPSDROphHsos|dcUOy~xBEcox?olgHMovVDuD}ClRPV_z|a[mJlTbOR\\m~`@Dx{dyrq_l?mgB"
    "x``_?OhnWoSSDbCg?Nkc~mcPqrkvrTSOz[ZAJ^SrDlL`M?cRGa_D{LR}~?Xh?^hi}mh`Gm?d}bxxf?wYEAOH{N\\JJp\\f{^CVvqLpIOdwc?TXTSFP"
    "v`BfnlhZONXW|ocaspdUpP|Mw@XHBYCfupkwE^^o_?`xkOcfDNg[zW?iD_StA^BgInLa}]brFmdTr@CZzboSNXdqx\\}ColHlJM?KD@He|^_{{`OM"
    "JLSw}Oc\\Z[yrHC__RQ{k_zgb}oh[y~mAHqrA{`hUQiGXKlcFHnh@sNlWn[gsFrJt}^PNA{\\~FSV?x~LWrsXlymPbrbZ[[MPuvLmPz?XW}a@U~sr^"
    "Zq@cyrXZw~SzCQ[w~`zpAd~cw[`Nhr[wwOkZK`xOwS{bs|R?tmumEn`A~W?A@`POS_|_?EPZWNdDN?dBx}Ocw@~AoQ_OCDo{XqdUFlPFrKlCLdyK"
    "[AciL_g|FU@xJyYERNGh|So{vEl^Cq|D}aHo~PwCAXQ@HpOOHNtUzscw@CfXtncazrlnj~WEy^pzB?Rk_tORO^VeWoYF^Pwmbn?HlbNim~dMrahF"
    "?{}GSP?V@_PnLJPCwzs_}@~FD^_By`GjD_Jhx~MW]?xjqBxB|C_{XP?v|@B|@dp_yYQG?_ONucsCUja`wjHcq[xU~Jk]ma@uH~snI`GBS^DdE^xR"
    "OBKauPp~MpwPxmkLwoHHJBDMwmhECMFyu[\\KAQOrAdDbN~w|wn[i|O`ISDky~`]@HPtr}]qLI~TYw\\S?Jt|F{bpXyakL?\\dswZ{NAbhDHWC[vL{W"
    "Q_TpHdXpMtSpHOtJFNz~~edKNoCqzAPXErHpKa\\[OslH{JsY?^sTB@LExxp[Pa}AGE\\gD^c_XET~FCEHNC}X{OlcOOx`|pqiLURv{@xvkbXMI?v|"
    "oatsQpOo\\E}gOq\\HGQhN~~C]OcW_wKoYwnxRCRhjJ]AAKGHJspAHH^_XRUtPBApnp|YW\\S|]YTG{BdMBF@kx~AK]SSpT?aw~{^LVvawWFOaQuqXq"
    "MD{[wr@KI^]DwBi?zndxS?W?BSJV`^?vL@[}IwleFjk]RyKxIdXD?`xAH?HL??QI?CSR{||gG\\LsLmwr@el|GqKpxpr\\m~n}A}`^`_Gpv]wazbEG"
    "zlLuC`wGw|?Tt@YnoPp`t^T@m??k|doK{TTJ?K_uA\\BsvwdEX}@kxj`D}CpFJ[pd|`PVnB`tJKkwGS[IMEWH~N@QCCsMTng_U?hXFIJHYDGmUtRS"
    "zSpHCBrMxaI?OKkFFs{stPIDGb|gCoPQRC|evb|BIoJ~DVrAp\\TSHv`s?@wTx[gKmPGfE^lqIcE{w@hFAa{Wo}sOjZeiiaSTVOu]JDoWrP\\qf?g{"
    "xlw~A@s{BpFx`QPEJNktQA\\K?_LmQM}P?@Tm?lKCTELLj_[UQQCzPnUAPjeCKvG_uc_RAneY}po^sNFAqbp\\x\\KDpzeV|M{zrLtvM@hjA_Pg|oxW"
    "o@\\fB}w}wClQC_Kbx_CPLbcuB|N{xOeLi}O^`P@LwcrmDnHByNC~|pkJOBPBK}m\\sm|BKchP?~Srr?w_LlcvrnK~gcwE}k\\\\lW@Ti@ZxBC{|vckJ"
    "{Tqs~MhtT^`gHLgpBo{[BPhLu[S}UXdjjcSU~llKZcv?}aog~RK^hYKq@?LW?{hSBmoR~RlKnCPPWngy~nc@tOqJy?LRKAdkQJLHwbCAIlxrqpWk"
    "U~UIEP^uo@~Ap`CrSl@C}aShJoLAz`h?Jp|DvsNfC~XWtnk|@A[rzN|jz?|JzImbD\\\\WORk[K^hmC_s?Dr^j@QGnPq\\hAa[yvu|ImWsYLUMDnypu"
    "E~A?E@skiULaptkyrMLMw~cAM^ccSx{uA^cQOBo`sQ`q@c?@ZzlOxAsGxNoMINcLJaH|szgfXPSkE`S\\PbC^LaKly`@EBf^noOm?BtW_H@gI?e{C"
    "w\\CISt`unQpTwOoM{MdhwKg~@rwR]PMcF`C{JtGjQ@ISwn{`xO{RGeHFy?xlCuGmznPfxbtCmDajQPhUH}DAIN{pBNQBo\\QQIJKwGmKux^^lHN\\E"
    "x~p`Aa{QDaLB|QWeH\\JyJ|tQQ@[b@DdUH[t|wP\\rw^vWMlGuTtbA{]kK|lRm{BlA|qHlq}Xf{?wxW@`PDG|EB^o_}Ka?R^|y_tMN@BLb~uKasLfA"
    "Fc[xh??yi@dXHAKRNChWIq]?FaWSIBXDYa?~}qqU}@Vr@lBqRQTwRPh?@aomTPwxvQxJxePGFO[?t^|tu}D^LJJguP{qtx[EtpCABQZmSC{dCfxH"
    "A^~S|aiDI{wKzrpAnPheQYov?rDV@k|CoJ\\lu`LXBokvH^DDRPx~KronA?XHW]df{RP]@_c^KQi?S]ouj??Uv]gzHnFpBNKoBctgX`A?zCpxT\\wj"
    "_ts]vaH@HccrEFUrvK~k{~OMXctLA\\FbHo|\\{LGPD}lj~]KR~B^AB_[rbahAg_tnjosmKKGB@`sOzTQmDzjvHn`Jt?|cT`|VJzK~HFww?OATmMku"
    "]}YrF@GDA`cOJALI@pddK?O}E^Gkl`lS?plbvww~u^hZtL@lEqPHA??j~JWvCnVmB@_HCAhDbOoluoW[A_PXTBmFKn_~GelJyFWtVQxQs~wYvTC]"
    "?@mTJp|UwpxZNBu_Hld]A`YPw@SNfpCz|^pyLdh[W|wx|nFPGoQAG`c@iN@X{a\\CQctq{mzr@PWUuA`b?a@ZUg|t|r^Er~?z?}lW}\\?NPLJzC?_p"
    "yX`F@dHFAqWapQ\\dvai?Oqx?|LlACNoVu_cdD~caqbTWCpdeu_J|j\\|g}A|ajllXFRE?pLeK?pZA@D_ykPSyK|dB{|g^CoHjzvPsCN_woxGlIPzD"
    "Lt{Y@pAqEVbwvs|soGGtIK{YU^_i?q_LnNJrI}?`hbyOxCAxG_grWP?kIQOg?mq^rNOSo`{@nnkx|Ow^ro?krCS~woxSlmtEGRytvOeRD|hCxz?T"
    "JpnnMY_`?CX}yzn[u`M?DC@\\~WodrP@ryAG[}OTDuLUZcvpTrA]eKMCqzb[qmo?aSdaNr^qAJeC\\jlVdKZSe@QHHA^dEEB@KvrderBfA@}jAHB@H"
    "qPPYCBpzIHEsPCb`OoOd_~SVG_G{ynCTuk\\@LMCvZP{UK@q\\PpxdP@K?LA`Lhpgy@OlLv?Cl?}D]~g?{EOgbFNwHuElqzDCP?R_kzYLBwQl@D^o\\"
    "|S[ZzLu?J[wNFjIX@PTPQ^{eJldI@_}?{?x^zagUD?Cftq\\[vgGbHochA@soxlhGBO`jxA?gD[{jt|{U{bE\\wudQJ_xCBawOyRLKUkx?ig?OFLt["
    "s@prmO`N}OyYr}t]|OhRqKOazs_\\B_TTv~_]mRxTHq[rD_\\b}DhURbHUHQW|AnY\\GN\\Vyp|sx_C]DkpKO[pOBaGs?a_b{}QUrR|v?g?LFaC^w~}H"
    "JNlMR@wqEn|GGMOezRj{A@GipO[lk\\@}r{tDx_xLAoskodhLt@hKwG}PMpxmD_dRF[mm@~lmGRhZH@hBKq^Nf?s\\KQ\\k~JKwrNbiz^c~@LLbw@LJ"
    "@zrxpYKcxt[|mKt]o\\ovkqtqNkh{?ps`yk_`BA?|Ag?RyAVAn__nq~W?EJXqy@xE`_\\E|`kxxlWK|Psimndds?@kACK`FP@e@RP@FodRALXQ~Kpu"
    "?iZeM]_?{n[PBCW_}YKzyoXkM~W}eDLb~sCtn{tyOuDLI]CeKcntn\\i[yAwUvoTTuPchz}q?TeuGNQdhjKt[FossGO\\U_?_ZKP@Gc{?^GM|o@stm"
    "uew]??dSn?_fr@sk\\`KWJN`T}F?uHROjGBB~z}hzunkazQPViylENMOglmdTIcLnAOssMaKlLAg[fQ|pFvWDwU`^k?^{EAf~MS`Hv?|S`\\Ky@}{f"
    "?Loj|`pruMFi{?gNt|tPz@wWNcTaCaovP_K?}]crs~`eBo{iApbkwksW|^D_l@hHMpiMJKChJM|S?]{{rMOl@}B|x^s?GADxtBhHH_@BwnkMm|rQ"
    "@LpRyMpEm\\w`}mO~mLoOyL|f|zSszLsmjhGbDowl@_gHpPTGQCJhp@_n`[wRy_?wuq|}ONuIp]oyKsl[M~DWw\\RyHOxMzKsECOfAvanjr^|UuNky"
    "HAkj{otRs{_oHRSSzm`mCcWNy]DG@nwW@axks`SH|\\?Wq~pWq[Ln{qX|@CkK{MTa@s@ZV\\VcDW|`xBCnAs`gzVX_F@t\\}|uD@QxG{aPp}\\_NKoq^"
    "jZsdxCkwL`[MB]K?ophhDJT~GrGSL\\eMIDwGTqCmui|IPLOzuNguJb{mBaxTr^DHjAosI?Hjvj}BFfKdBSk_sj[r?Q{uut_}O?xpBneO|gdtS~V?"
    "~~znHAxj}NtIw`Vr~|woy^HUNu_PPpHPTuwC?|`cEqGuhAmK{|LnjOTd}oQCD|LAFg?Q_}L]L_OwNLBq?OtEFauNG`[HBpvsFCtJQDHqBS_?yjh`"
    "v^`@L_gQFsQBFN}G@qwh|kSLpj\\QZu|tumq_qWaXvlE[ylxE]oLMH_uBDLu_JKtjneSjE@]NKN_z~K]T}n{fID@iKpjzVr\\KIz_a}`@qHH{N?xhM"
    "s^hkynpYyPT[s~WWbag^m~stB@dfrA|bpocStkmfr?wIB^S|pT?{A_lrJM_Xs?@o|dV[Aq{}eDefxO{v@LXX}qXknBXQ??w`A`GkF@GorrOS?NTx"
    "r_ma?rgkqS@qpBTMppWpHr\\UGQTHzcCTrgPVyr?UGRS_QboeUmb|xa|`XMJw|lXeH\\pJrwvhDk_\\EsWZ~CgBHNQBoPt?sEvrC^tmltSuHrLsz^lC"
    "N}SRHGCiL_Li}Q@_NkknS\\`WF[Sp{@Omq^DkDaZT_}KtHccATNlkyr?zBBktEp{DP~y?X}^hu[d\\V_Ss~OwOu_\\qGPQbMOFyJ?EKImwT@ImA?bX_"
    "KN?JhR|yDsG{tqCk@@HHvQr~M]j?Ho]?k}pbSnWYei_iynXa|bS^O?_cwZx[FotgWcxh~OELzlsY{RR~CFkZxoLHD|PAFeTE~dQ?MsXgMpHPwSxg"
    "xdWuzpCnxG?muBSpwZChn@jxyLgxtb|GmsSrx?GCBAD}~Sl[PT[mqjoPG^smBem?HMK~u@OsnHr]blhK@m[]OCsJl|SzSs`ZBR|VHLKMz~YwLQHc"
    "@R\\CB@Qt@xF[e`W`KcKXGDxa?[tKN}k\\MvW`st{_R@kmDLSeNbzsGFeJxnpIJ?wlHD@DJcxW@toio_EP[\\kUEbCyyaX}zcDXtEyA|``K~[{||_og"
    "@VkzgrYMAt\\fCcAQvaDLA\\`HlOzaQ@tmtpky@ZOGFr`UZoFKCfWcodtLJaSiJ|zwBR^wJRKfKRiC?AEjy~HAE]kfH[S^XnTjHn[cLcdJ??|]F~dJ"
    "tb`dCQddCdNZFupGBM?||^\\Ih]PMz`DIlStf^p@QgslGKche|s\\LuUlFu}O}JuLH@@Q]Mss[vesI~n_ljmwhr?DSqrOxKaEOGbkoxzPwz_x^TM|j"
    "EQxTH~PB|sXQ~LoMI@sN}c{_{qN}V}tKDSGjECrnBlRT_qlMf{WL@sPIA}TgK]{}MCSiWqPy{]BrzOwx~aOEqUPYB][j_rsQN?X`JkSdvtO_AC{z"
    "LoylfeC`CBL{BYtQOcGopBDeM_wlslWFNzCKM|d]tNCil]XLsi@cqoDFCI|kN@TLJ}grntxl~_x_D?{NGC[~kZs][Jkdz`k}y}ou{Mw}YMdVyvD]"
    "AcMMj{sxwa\\UsTOzFiwMQmhcCmZq}Xkr~`S_~Xwf|_|Rj?f]P|Srz}cV}bpPx]G~B_Jwm]Djsr\\lFk~{~oKyy\\@ktn`d?pFaAqkVy~XMPrOkf|wv"
    "s?sWv?DGw?TEEQ~{Ba@]LjmHA}eGJNSksbNvlc_wb^q@RQ\\VwXsiI@okdaOYEaol@fCh@HDs@LKNq@OsxMtPFxGDH^n?ANtbtLDOz\\cdMM|KN~J~"
    "dsjzHdXVAl]kKBHGI_IWtPgBXMXivBC|Js{{E^DoLHK|EPujBs}F?O_maZ^{|K`EJ|nMd??QyB@a~`dKQo@YAHFdOnKzBQhwte?T??xW|rPAytPW"
    "tLcyCu`IREK@OBcaONcstsaXB|gm?]GjIsZfM_KSpQ?RHp?kxChAPnZc_?grI}gc~KKgNBpSnpCz~bHL`_LWGbD~i}WNII}TLNSt_K`Os|lcQsd`"
    "FFGk_~vXtFLIsTt_MCpDJt`yz@{CvMWyKOq\\XAUVjppg~apdKyVmydXqsPXlWMmBB`t\\M]KvH@@QF\\?~Jn|}N~G`}?KLtOKPTpHiN^lc~N@pHfCh"
    "{~dYD?`YTklbG?zXKypZLqksehzvF_FrgAO{vA?pOPGJFh~vkj|EF}XXk@F~|rYXoQD[ApCp}`[TqPdQ?_W|Jjgxwzf~Emwe|@WznKy?{BB~rS\\H"
    "uAGPxo`BFm{W|qBKp_KOdOn\\C~tzxMpUI{wfCs]A}CChkqr}oP?bpcwc?qWUjUW\\INsgC_vHK?U?L|tdoP?~CbklrjKoF}\\_OccbXnN?XavbFc\\S"
    "}B__DQH`L`^A}oARYr|ixDGmFlLWGmdLCtD~@Ql@VmLd?OdCr]V|}m[fLGK?pb{tzCQC{PK?zsCyskkuF_R`Ar_fxRh}A]jPCR{`LAZvzaOszbS}"
    "HzCUrW}lrkHR}\\tjbHDIBNdjn^cZlxEhFl[mF`@D}pDrPNP\\}Q`UvuyvQddsK^_SN^JpvCOLj@\\GlQsB{O?r_B?gGaO^uodBY_lRLb\\X?qlyxYcR"
    "DbotEqg~M]}GAownV_v}Oz`es~XR?SSmzTTGx}loQaabVa`}`PoaOo`yN`pmQSh{z?L?L|HeMaIB~zaOIb~TjSDREMkOca|yqR\\c~QmUN_gbEe]e"
    "KPPkGUTA|NX@QO`ju}|WNw?TRRDLKAlnAog}zbOoE_?gfBYECdEnQ@wdXD_yfaG`CAkq}^}QJcK@u`DDx^OFAdX~I@XbIaPBTNpvBC\\eMA\\cuadj"
    "~nK{?_fgQ}@^[fRdPosvxm{]HRkmA[~_~^KrHg?b|Qd]y[xAgrw[}bMlPl|]KLAxlTiNi}hlEdQC|qmD~Q@~ACHKxSC~zDxv?Jo\\~`^UAb\\GL~ld"
    "wN_HCqCrBPP[C~WYB~`Aj}pBppHiDCWi~`\\~?\\\\ZG^wMFVaA~TtnJPszsbOrHPxUkDT`zAQGkQLL?p\\KO_oXBNXP}e_iDoTJR@Kl_?Gp@ol}yNtl"
    "w`WR^g?hDF`\\BtcZwvnuDDtMs`lAr^ogAAgQIjxb?Lt^jRxB|kzAKpSmDBpV|~]sE\\[XpRmd}LzsBNWv}Q{UuqSRwCkd~@hfK`rAJOkD^qdU}}^f"
    "~lLS`_DaOos}ONHgVqKlqfs[HKkgFOD~@QBw?^xHMWIIuawY{RgHMHDUH@@rwtHtJ}xhI[HIz^MIO\\fWSp|@nOlDSnHV@NSMuqXhv@h]ynPLr_Hc"
    "BqoOp_KKnaioSpWe{[OC}OkiLmtRS@hjToq?KpXsR}xJM|g\\CTGgxpPtNN\\ACVueHw|fL^O_}}|cDLW}T~[|t}?Sq\\k[uvs}KRGovFLXKcK\\n^sg"
    "B|iMF~Cvy]iSAQxiSg`CJBRo~NXtDpwuz|tRsaKS{kzXAI\\cgkSls~gfw^A\\zBOKGO?|MnGsk}l{BBk?|ohQEr_Dl]Tx?@pV~vE?SC{ykBKaApgx"
    "?nGryOdb_rCRPcZbr~XYu|oAF^@Mq\\XcV\\s}?N~mQA|DhAlFvN\\PrmTX|OhFPUlYIOKqF}PQyaIGL\\KZmpXyZ}ZoBR{@AnkvI_L{GhG~x_Ths`og"
    "nmW|o`MSMm{oLBPzw}l}s@lA{m^A}p[J`^]LgrKS?||dza_kP~BfOOxV~^_h~_Xy@ap\\sKPG`\\pmts`CMaSeMrwFrNwJzt@RuSoW~xGgcRxys~ok"
    "[MU@LvhAEEhU}qOCq|Oe|N~{ONtUB~DLv?G\\zR?]|m|m~OGmq?t|SmEqyAWh@S@O}KpdxnNY|bN}?BM?Wl`MxRp_KMpXgnQDE??TKj`fI]kLhble"
    "p`EVOGRcT@BAWdOzJ[IYx\\nH?hDxc{kJ}OjyQxEFh?KQG{yez\\vArHGX`_bAyG}?xawASxFjFLA]Bmhqml[EiRdp_?~rOnKZ`UGNg\\jAzWAmHG|s"
    "V}gmKHDrAW?]xmtvgAfATyU?rb\\WUoPmalbR\\`P~`POtF`Zj?KhAjI`yKUVAkd\\WH?vP{BJr_shVjkK]@ppxzn^{z^SHctsV|PkWs{`rDHFvHk[a"
    "PXy`zJLTRD\\`@IGzds?j?i{MHCKH@LmMbRRlN??BxqZam[uQi{]MfG~MsXGtJXDRGp^A?KFiw\\_NO`rAziMT[FITOxiKO]i@SGBw_u`MjZ_Skg|E"
    "QDhoiyrA_zAGLtlvAg}IY`FAuusn_{DfAQ?MWhEe_xDsXhDFW}EwprWd}Ely`Y~A[Oktng?NmTJs`U`{czDvfCf^B`E?TUm?e\\LxBlrwWtcQig?m"
    "NvjFuHD`HG~pL@smm\\C`rmnzfNcelUsb_rE?_qlV\\Bmy_~usSjiGS_]?ys\\f_snR~PXLTyvQ}A\\jp`Uj`]asOJJn`YBa_~jzdAbmGa\\DAeTTRh~w"
    "jpzWinoMnisOMUHKDsoK^`Fu|qPhn}g[ldhS`ZbxeAvbtFeJG?djhAf?CWAENmgxrKqDG\\ctqCSf|QuyveNVNEymm@kOLuVi_~@[BXEwAd?bxsSN"
    "erVZbHDiIG?NMmrA}IbA{lnGI[wZSrfAnryV~DHPvr?PCDDejDQJ}p[K{sH{G@SR?RzKAeSDdMhSxsBuFCcQrMGn}_BjBSHPBn?oABF_r@DQ{s_S"
    "a|tPg{[`rc~nxZg@DrG|Bbyyx?cuIKnuHHFcCLJAb}HOrlB|t}lHFvoyjC|Ce{Jo}VkyDn\\RhK@ikFICDMl`dxatXEJGIWD^{\\Bd_qKwImw{HlzA"
    "~\\AHAyC|Fvgs~JsFw{vgoSNc]L{vtW|O_xFA`\\X|tQLY_zXJyHGRzPXL`WRfp@cuiaCn}uFABbw@_tscEAks`[[?Op}?\\kBCwFUrV]u?_}Z}FnaW"
    "gG~RCW}ABrsPPaTKXdTLtIM?onDKuzbAr]e?{mG`mAnA~?wY~@IB|}^cn{WewG^fdS@mONDVNL]SCrOA}g|f_s\\N~G?Z_mRz_w~AdzFtut]Sk{Az"
    "SxDqBu[l~o@ME}gtt_L|A}gNAo@RbHEA_p^^Sms`OnVzCw@hXBhY_pd|p\\nADG?Vx}LE}PSL`TA]kt{iXWPDH@xyoZELjILg`X~C{_zrsQI@D~N`"
    "oyltIQRiLnEUJbe?y_GgdlBAH^HSc?x~BSj?saelrDYHV[TKVC{ZyW?Z_pQCtB^dJTw|ez]?QlAGP|^fWkO?sW?m|ScB|zwK`mvwxMH@}NVliJTZ"
    "pjDk~rVmUzg?HQTNh`ZMuc[gPQNAaFY?tEvk[OBghY?\\EeHnWazAxU~ACbLo`WmY_w~A]HFAY}o^HG@Ekkl[[bBB_zXxmb{lGqdhKrh|Mc\\IR?@R"
    "RI\\s`Rcdxw}?vJbAmeYZEv\\HI}WoIDcOIhDyk{JAKcbJ@G~AiU~xVXIP?wFfxQMgy~[X`QbzvW?RJivFs~{JZ`h[}A[XCod\\{`TyBrWNv^hy?[Gd"
    "@m\\B@iso~?B_Iqt\\E?wQH_cix?OwwELNp?kVzus}EbtCunXHDN{}~RLIsOC|GP{fGQA^uS?B{@CJ}AHFY`dM|OKH~O`^yNssLTk~DQOZw`GOr_Jo"
    "COfzvCHdjALmUb\\pLAGNB@sNCl[xEFgpyOdFwW|kAQsb}^hByMgj|~tcP^CSA}V~OWs{}^kheJVYJSlLL`SKohGc{N{y@Quk@opKNVWkArGpHMcS"
    "DN[FooZv{pwSN_CNOQ?z~@f}M@CvwBEMp~w^{NtQHpCgJDsfBqHJNNl_u|S]H?|CwLpfw_@YxNQAU`XjKClb@?pEqrWa`YXbq@aID|PIBlx^N}or"
    "KNCzDR`LqqhKz@lLIPOWMqv_{LpBqCR}NaGZkKG[}i`ss~KVmOQZDbSOzo\\MAm{}J}xB}CCOy@LgLN`\\`SsEZJTJDOqYAb@XHBRx}~o\\qm{tD@{S"
    "tnWYFNXfCog`~QWxW]Gu}AcDvQQMSqHCAsAEw?Twm@x@zaSU?q\\pC?sOJ{?cs{nxFSteJngg{pQ@A]OaH]@l{T{?A^k|AaDfG@?xurxczmWv{ssM"
    "SsPQppo}LQX?HO{hmO[~P@nb?okjJaOTf^WxNCtjCq?M~NL]i|wNcU[|`\\SLM_Pl?OWnspLBJRySpQPIF|HSSaO||cLtK~?wqOCjyPHo}?gZyO@G"
    "{}[DBygovlo`B?sbnOKo|OTeF^xeNn\\e~scqy{?lESC?DoTwDaPIlPGXmUcTvpsM}]xLLcHPrap\\j`km?dOZ}?STCLlJI~hmcU|Em]Knv`CO@s_o"
    "~d@Go\\tT@nHU~`lYsmhDBa|h|o@YUBjvxeHJDQ`pBMXa?n?nG`nAKNhXwAUpFnQ~zRdvA_hSu{BTEQdb|A|Ex]SPm?_jI_JxlGofC\\w|?]o_{shk"
    "IdOmDQYCWMI`eqBLC_cl~c|CFrsS|piC?RppVjmIBCR{Oc[^?nulC@t??|YFT_ORWaTWxNLBGoBAJ[WpueSt@_d@ANcZ@S[OS~kj}YcrznHHJO`F"
    "?l{^Hr`eEaUyWrppHRBAkaHQ}|Os|?XknBKJYos{J~Xt@LLH@bWi|~[gwd?BDoxHzNLWF_CbuQTRzOHMwONxzPdC|Lsm}nd[DpCjoLsuS?ICF|rk"
    "rZTIzQ@nDrl[tAGn|[|dFPWP{}XdG]{P|_hgDFDPxSRoyrIPyl`mMa?WPbXZBbhXop_z|PPVmqleCrqlyMKsFDptC?lEBrGQEPxSp@patROkpPdZ"
    "I?XrHTCXFED_t`\\~Iq@sIC|F@momC^LKh[sLA~wq?MOXE_@c}aC^xk_@~pGv?`XR?\\DPALxA|KTI???q@PLM{~OQ~QxHznlN@`[w|]kJnoMnGmLK"
    "}qcDzmDQoqOy{m\\`ibdJ@MATFpRwgOw|k\\lR?}hENasq?W|B?`t{tuRUwQ@SBY_wwPKn|NLm}AlMH@SyrnhC@lTUEot{qbSuUAwzy]@?LScoBRK}"
    "MQ`CPre~J^\\Uzlg\\RT@Hx`Ov@n@nK@RmTMDhH^hBv}_rvMXOtisGM]\\TANbmyNlfxpd@Gnc^GaS@H|[oMnIpEY_G??PhusdvL\\`KAQ{UEpGiGR?{"
    "DPShD~\\SDAsjONKlpadxz~ss_|glKngfoOhdxAue|pXXK]oqwEnMKGGZyaj}CR`hgfH}}pKpu~PJ}A`K{PdR{~tQL{|fwALqr@o~|]gHTN_^zJ[c"
    "?BT]V|HBrbX[wQPqXrT_G\\pug[|_D@krscSYC_mjJ@lWJ}tK~@kkNsTBXANpD~{omOTRH`_H{uHVKpd[KpB\\|mCHxW|up?x{~`d[sr~eH?DDFPdi"
    "_~CSnNDQLLLPIKS}{BSW?ACz?}oht|zlDr{az?xfBPv]|QGKvt@BlP[tsOS{RO}k|rlC|dHowrC^H[hPy~xIAQ^n{Bn^yU{q@Vh[{P@oqb_D_tGx"
    "KOSuqKP~oBPINOPDwS{|}Oll|tZSB`crkRtZsBNkP@|YMrdLPA~`Cs@BBGTzw]kpCjXSLqt?PvGq~pDFN}q@BdCiAOtY}^lP{|`qw}WACnT?}}DB"
    "vR`U_t@@Fq~~sa\\NApU?|z[KD?{P?@GbxNiZQNOXkton}rGqBMYT{qK]BA@eyrP^BZaXzRB~FpLgKBSIV?TEoSmJubxFB_sDqQ\\DzrlKz}susLhD"
    "DOXmHvf?o@v\\K?gkHS[nAPHIwaHHSasuxa`_zBhREAha|RtBG}CWFzkYQOlSjLdorNCr@_wlIqTS~ms]K[gIzNgFDN_n?QUXmPdcu_cfEAwPOlkA"
    "yMfqLDgiunCFro@Om}\\{u[pXKP_xGd?SreuFMmKxsUQK@@g{ns`P~?{RG\\fW@|TyIcWKt{hlD`K|WMsMAplO}bWtr@tJHpXa`S_cu|CZqDsQzrxh"
    "F^HPwo{oDZaT{Tndx~XSo_p`yo\\pPBSHLwDKwrXH~msXm}PHvK`AunWK?OVk{_Mi@HsmneCPxlH_BqtguesChb|v?spSI~ouK}kuFbICG]{{ub`H"
    "Kk`iAC?hAnGeDaXJFQ?z_qPXC}@ESQ\\]RqpgRAwF`TgvstBAPkaQAmozGsF??[hIjojaAT\\~|`J}EpkcvODdtaQL|P|w?OtOGOGXs{Dwf\\kV~Fof"
    "?p`xBmGZJ^\\h?R|eDOWvxdOhO\\lc|}_yBNTmD@T@}MgZjB[eMOhzG_fkzC\\hE^i@CE[xZbHCvpc{QoPK@eSKmAPBEExVw`GcxlTKs{hnv]dlJAcz"
    "y\\LOIMWpwmcn}A\\}zAdD?ot@MoCf}~\\R\\R|eSsGfsm{~AqYLJA|A~BPICOk}mQNHzbDKDltDGOOoYr[duP\\o~bM^~PTOKR`Q?nwMrb[NwTKtFN`i"
    "KptgEo`T_dspPP@d@Cvjv?`THQ|@sRe@uRx\\nC@HLCdTHLSY?A_gAc[CDr@Q?~XEjaKjzrkpxn|sNaBo}?g[N_HGwATmh_Kcn{l\\nAx@@Eb}VdP]"
    "O_|zr?TflcHX|CTByPPxwNtM|BLGA\\p{Do?OR^lw~@wWHdOzVp[}?aENS?ExgGCFy~Wh~LbxEpxX?pH\\}}AHvAWGu~`fK\\glJ`qO??XPvOLV|RXp"
    "x\\PdA^t`tpoFv^al{pk\\EAVexmPTA^Dr~?p@@`ZmjOWHB~Nyx@JXq|wjC?|BJ_{aD}@XGNd^GAxlsBSuwnH@|oSgFTjru{Xc?C`SEAd@EpOnCnWg"
    "PBK^zQC`BlKkqU_?L{|[z[oJAM?UnQW\\A~gNGTG?B_pp@MwwBp{}wnkNsSKw~O@cEeD`~DPW|D{otYiPy\\{jDOKa?RtRvbt`GKOB}p\\F~S@Dz]}h"
    "T{HhxDk~BDGvp\\HWBMnTgpUJnQ[Bx@`HB~hYIu^txtizyRKsv\\N\\I~R{@OaWwS[?za]Jw_pKwaDSURLNRBK`BQg{K^|O?\\KZC~dKl{|aJ}OTt`g^"
    "TobuGPSc}_d\\JOHZDA~jGBTFI@_H~Tt_?qoeH@PXwp`O|BzS}`[nBPbADPsCGmkbvJtHwAvr~UGm~NHDpjs~BqWdA^dQ@pOmymwROq?zO`tbDRL{"
    "CkkT|}Rp???pFpGcHr@b}dlFrn^s}p{qv`|fq`|[O~W|wqPwIKtduqKyx@sSvPOYsLtyxP?UM?_AoOx?|]Xix{{h@qCg~mga~@GmfO_v|mLZtV@h"
    "HPtaDCOmGdJavNx]rQXhy^_RybNgEqhHP]`^`QPY|L{oJBvPD^|ix^Svp}KnIQGCqe[hJaF{EW|JNQoYklK^Al_nA@pfYdHs?Rgt|nxC~Do^?CX\\"
    "cSP}xlUIDrG`F@iJLlgi[pGbBjH?E`^gK_Wy?rWvHOS[sMsezTSm{iuM}pLaIb[VL?{\\FMDS~MSBA~GiHa^}NZ|lH`mWG?{~IaHCvPcmHR{oA?D^"
    "sauRp_JOJQN~}`pZJ{v|A_opRMstd?dCABBjuzd`{~_QFBSkFT\\e@r`v?`D\\u~LdwNKrzq`|GN[ilsDWQUASs~Lq}nw[CJ?HtpCQF^[kxQR|}XYC"
    "?To}wOPIMl{qY?C^q|KxjOXGECKdAdP@?BtIF_kp@``m~N\\nt[cs}}IdHA[r?ENmAKOm~MAtCmLij~fxylhX?]GMFPhHy@ON}~|upaSow~|MFPx\\"
    "ACG}{ntQKKKpvlO?jbtICpYVK[|||TGSD]~ipyy[ykxluP^rJ\\L`C_[cBCADF^Xt|VSOJlGpjac\\xNCdyO|dKoWrEP|DGMTFASwZyb`bBrokD~va"
    "QoaXz~{AI[k{wnxaBEleB?Giu@w}sr^o}r[lU^LcBtS|U_@|q?Sp|Tw{~MglI`PdI^XFuz]L|`\\NQ?CnFC|Nhso{zQoYHcYRqQ``NAcsF^HDuQ@Z"
    "_sK|vB^dENSlwoCPv?o~zRV}V`O|tpkqs@zzsoOjAsW?}M|iBRibo`lUHSLU{pS`{w~]DOtA{PLht@@TK^Xj|oh?YMQ?GzpIu}|GBp[yCNGcsRWb"
    "tm|?hIlTT@gZDKPlxMONFA{l|kU?{oo}d^swTqt_DAxb`s\\M@bGiFPSk}plaAOLT}[|svN\\OsAeTtBCcEPDlL~pAyr?s?aLTrJKi~\\KxvoiFy^yB"
    "Ja@FDRWsBtdcHmEvDqHwwmLg^?ldnUoMy?S}prc}HKPdunKi~]Xp}Bn}Cah`JRt_iNhi{\\[^|upthkcdq~xr?pLzxo`_?_hyBnUXJ\\QEYPSZHDC^"
    "yOuFQvojHmzAMxc`zppNETrfmadfKOw~}BlZISLAsAswFNDos^DDHi|xDp_[DQq|Lo@h{teSdl{hxPS]D`[MHyvpBrdLOTSSGPZbMPLX{vjx|o?t"
    "uD_|EoCQF?{Iz^Ga~?_[Ia|WvaPd}^XIA}gapkXutoONDv\\}dNhW@KxRDMxLwPOLxrW~LlbezO?UNPle@AgJG`Fi?qryE_V[}}DTodWXs@ghzB\\P"
    "u`TTK_DHLQTQ{PxUQB\\Nr`x@}}g|TzDFG]gpC|CxNqKXD~D}|M[^JMXeA`d[Dm`AzaNqoL[u~_tSLp[|?NpLAHDdJShlFQkavAoLmtLLEKodhLxI"
    "zMtg@cWSAMWPU^weLQdLAjOTz|\\IEQfvAjx_BmrLFmS_GA\\EGohOw@`yx}pwz??~P`koAMsh?q_EpGwAHlOWzmK|?|i\\R_s\\nsXE_t@XwaKyAOKe"
    "xblDHRKlxn\\LHB|V}S[ZJA?gG}S~m}SKqlWxy@sXAcSmE@xCybeTqPAp@`Xt@PcjDqxF@l|OvBk|?G?Rz^kb|aL@E\\DrwGTR}nW[B}WruqKCNzH["
    "x@ppwsdk@MDXtU`d{rXx|o\\AQ`|QEQS~wM\\iL`t@ROWjJ}oHGJnmL`td}RgSAtOmH??xj^hQT\\nq}aSN}qxrq?LUvAG}HqghK\\|HvpbvvrHLH^cZ"
    "RP\\PtNfsM}tQq?oJwVpLFp~jpOs[GQ|A{NKZ~qowJ@xIrtkP}OeJFOSXNtKrFLWgEQweJTKcsj_anN\\IxQDG{?{r{`SDEpxJL_CF?B||AqGy|?[o"
    "MpOx~P@UwNtUgpOTzquXnMH|tqXFGNlCSLCzHf@MG@KVq`dSu|\\CF\\wbCbsGA^tdEADuu?`GG??`C?tTLnsz}I?cCTgsy`w|N?SlMLLmD__}|]^l"
    "@mTHC}Z_MB[n|stYLkhPJbTD}RGsO|uBn~WG~BFnvb[gC?`@wp|EGUO?J@nLJphLxzs_JTeSQAxCxasHoQOco^tS|aD@{_HHX_D_?edXFMhRql}U"
    "~BTQGAKQsNkaCPtC?odEF?gIOAc~wbgmy_WoSQ{cspq?py[it\\qCFdCYUlxpurpbnHppCAKaNpD_srIH?_K|~bq@hsXXsmsZGMz?w\\czzLsjBadD"
    "gOy_J@lXD`{\\|mXwBAD^Drd\\|LSkT@oCwPTK}~~?F`?PqPszmPjw~ROdSw}?A@gOwBcTochnwnpuDNRzt~`_}rI{MPSi?IgEMLhIE@Lo@mLNx?GL"
    "}OThZlELmM[uAb`OelSmD_TtE^pPO`hXM?aR?FXgz\\lTSXG~CLwoD@LPDawejkXq{JsfAb`\\Brc`Z?D`_tMLySLoU]\\LNqTIk?SSyZgdwaWbjDPA"
    "@Ot|j]W^DPXB~LXEPPwwL_grzrG~y?D^@SYLmRPi}?T~D@Cap~orF}_qv?kzG{kElphPxs~FTr@G?Q`sJ?{UJ}PZv`[avPO{?xGlNp@`w`deD@fv"
    "~myPBpePDOkGKONww}xpyl}dG?C^D?pP_?OXl?HnqpHUNAne@W@VEbHANnxTVBku|dCYzNGmyysjAQdFvRhJy@fWKL\\C~QkvGL@ahCI|rtKnRsrK"
    "}Dh@B[h_|ClRmAPFJAhJEB_wNP_i~u|sq@DCvOSJPNFkEu@Ui`Darq_Gl_@JlcNi@psj@vk}s`tAwJs~clsJDOtgpsl@{?dolOps@]Xc~ApL|OC?"
    "uR``~t}]WcoJvB[\\PUgZCOdS@mSc|`pTy_guM~wPQ|?q~n@l@HPizdx]TPQPN^tY|aCcFmGtCnGzCbLi_rdvEBwy?_WzRSDImU?m{[`tJpdWGD@f"
    "z@@VBmSXznK~?^p{Da[aA|KvMfWt]?SQ@rlbx~?O}b[RCBs~?B[DnTG`xr\\gE_WEH^wuEaLBx_[eOpsc}k_Om^TAx?@qT||kAQD_TO\\KBO|tsMhN"
    "fp|}DlCYsn?ZwLlizN[dH@kTsLaXK{dCn~I?eKTHudP_}BGxvRd~s{\\{Dbpu{AeOCo|OtOp\\}aDvAahkFeoIS^@kzP[r?^PGwPhPIp[{Gmjx}o?y"
    "zmG~Nn_eCmp|pUxGCPccF\\`CMAtNypowEMGxF`oIF\\{bfRczw@IX@nTo~CorU|wTi`TUKqAX@QkD@n\\nSSsxHoL\\@}|x|[KxI`x\\wZdLDCpHO?ol"
    "x|wrDUJuC_iCtcRgWj|EN[CV`_wozBS`CzuIsQ?|H[?arCH_P?GeToOimtr}{PgewAcq|APaoNtx}^{LRaDGqnk\\j\\_ipaOk{r|lzx[pGRSO?bkv"
    "n^BvBO\\LDMdXAtwjGoTuM\\WZTCdVKaTHOOs|x?Wx{U@BBr[ZNPAT|NpNARbEvPYHC?O~G]dy|a\\V}uObCe|C|m{wFBorCbOpFOKloqAM{cPBJbd_"
    "p^OXBnGrEsC~uIsBI`PsM{SsQQbNA{kQyNpOBNpHCO|Lvl?QMMGyk|Wnxbo?}\\\\oBNHeonHzKRoW?pLdBAOuHM?sS|QV}DWbP{yRw?CNEnh[GbXZ"
    "XBOVqntV|_aH~@DMor`mI_jypRfwFpDU~ACjFNdUpk{A~]c|m^SC~^dPF@?gS?oemOxavdoKzQPFCcPk{}GGyowH||JtE^Xkz]KvpQ|XBOTlA|eP"
    "JPdp{}w^~b\\tK~KbsK`I~?pBCqSm{B?xOs{xw``syaSr{bJr|lPO{N[SwAJtL_cgyRXgupkRD]DcBr?t}M_yse{iqn|OFRO}}MW~}O`[zCEosrhh"
    "w`oaGN[pHAGtM_owg\\XaJP`VGKPcHuH`y]@fvolBNRkIjrSlHbszI?NvlqhLyTp@Ec?e`]xvJLNWyciXw?_Jt@ONr_xBlYT]GnKUAjoeSTPkl~lN"
    "ACpaISgYAodVq^{L}aSop@Snv}wstNdQNcWtySclg^gMBmc~ooclI^OhwhDaDOxtz]Tg{qmMAnxu?M{dOneAQZ?YC|QBxQo|A?eCA\\pFECOSuSTV"
    "xo|OzpsGEQpLt?{Y@ntbt_WvBSx[D^guQ]stwSZA{aWnCQxvuTWbBLQNsCnVI]|T{}l|B_kvwMOH?nCM@]x`zV@ofOl]D?O}H}^xFLkcEA_IDosc"
    "jO[|~`gho`qCu@WKP__VzAHu{|qTAJ`sA_PZmn}c~K__z_cJC]@wKp[m~_Syt}x]saBbyt_]up[kJ_HWdphM@phj{}diM_tJwop]F}XTCOp{vSj^"
    "Y@EB?BgafMJsw??dCtgmKLvA|bdusboZlsOa_rSozqGO@Lm^yaKfn@[qrL{PJrkgnN[w~LCrz^nb@NCR{cTQq_DXKNPCF[Rt}QD\\|swv@rUBG~Ns"
    "EQ_UEDY~qASxTlWSLRZlMNseF_oA}pW[?mqXLoPjr@Wi?MShM@siuAgzD~``~`[XAju\\Fb`rG@GlGPLNCJkH@`\\DiAkW{}gGFB`SC?X}q[w]?XGh"
    "E]`dEnXi{rTEB~fOrrWrM|CzuqZosQqB~{dg{N{~@OySv]hW}cLXtrgSqplhObxE]Xtmq]tcw]T\\w^s[qrnUNL_e|zkO?C^lEODCBB{|v~Dcp`HH"
    "Q@S]FQ|ar?^i\\nGPum\\[z`Hh|qPYqPaFOBp?AoxuGbOJEPslLMZ~Kpk_wp{v{RSDB]wUHr{melg~yOuEOOeBCM@y{Q?Me~S\\{nwZyTUrG_?[yMfy"
    "?lKa~FKwu]Osua@z}MRxs|Oo@q{sNCXNnEWM{OM@Fs{psnTX}dw[HRtH`XKhC?Jj?~Cly@hdz`CBEc`nw\\xuynbnJ_tNw?Wa}]km|MxBAbMZOpT["
    "Q`B[?QDSv@KTCBIV?khTPAEBh}dOE^{RgRtf|nl]s{wiCOkLlUhREmdYBLtmu_c}rwXTs|YIJrlDub_IxD{}D_dC~tDSfJtP{qlnBSSI?o_pE^so"
    "uP|IssDkjbUH~}{avqbc~NGvttdk{^hrDBAJB^DRGlhd|ElbASOsC?loGNTWv_sDu]gB?ntPO_@Sy[LtIot`y}C|IHD\\n~hP`^rJ[]Klu]_zy][w"
    "@rtr{```~bOsk]OWTQGdjAIX@Rw}zQ`nxcG|naQGIldBJaDOO`Lu{|j^}wTTgU[_H_[zGp_CK\\ZdHotLwowsKV\\EDLnSr_CT?ND_j^LD~nTL\\~`M"
    "~AsrNqlkqAHeuD[\\GCV~F`HfwsOBGkS|@Lnv?I}@~q\\|CzOt~nkjw@IILq@WC~_zFmDk@{Ybbbwz@^]IDDLuoI\\@GcKFYP_IqSwkt^@c@KlR?Qwu"
    "pgc`HBOqpMc[UtBvuokJ{PCNJM@|~N`LIrSzybJiFvtyB^[yG]PAx@_aFOH]Ho|wBuXB@_Cpya`K{qPmIn[sHn{b@@^lV`O_G_SSKsg^@jZzQMku"
    "|y|t@nOmrol\\@as[LOoRDCSbwAPRCNs~fQZ~FOW~wmtLAq[w{^PzA|l\\FbSgraXTJRx@JpJmsS`MrtxBJq`HI_LCF^CFx?wy?o{k~ocdIchfl]\\H"
    "}otcz^^zNpT`@okT~Bp`xrgaD|CmE@C~shbw|L{AK?Xa}@O?@BTfNAThAA]Bl?hDPtcrEKDVz}hD@C[`i^wCA{[|Lt|gnYd\\IuTSE_Dp_}spx~sp"
    "dOaKxmcJtp?to]DGJHGxOLWM~@uzGfh]~Q_y@hDgJkO}|~[`@@ol}lDFB?U_ARHc@}o~G||C}~LjDDC{u@SNuohmSBDD?@`DY\\sTy_`E~`JtAsDm"
    "~^\\ow}LO{`Kh~b|Iz?t{H]odA]`uuO{aCBXbIOweFbu^C`hRE@T_xR[?FmMC}EKwD|x?LBdYSMKmvDP{MAhfuA@M|__eP^|tC~t[Imdn~NwBBP[D"
    "}DDXPpHrz`Jmy_c}Aa`Eh?Seyj[X|RdHv_tb{r``}_R{ea@]FCCoqSGs@uWYJ_LtWmgfCN]tCLcKEaOYrqGwn{N?sOdcFRDhzd@bK|rcSmMUFQo{"
    "uo_}v?JA_qgYt\\DzDATL{YgS@C@JF{WgttLuE?c|K_Ku{pOvEts_~lswwRl\\m[xOTokm|mrAte^QBA_huPhYttIFHlh@@ltO?J`XBEn\\}Nq]NzXO"
    "}nlb_cLac?Drulcd|MWQ{SgYu@xcBKtSAQt}D^k\\?QWTp?~}pN}s}_Kyn`Wk@\\GyKNSWI_sFtp@EJY|O|mFqzjTQKb?`LRMgtYor}@_TPp@fFtOP"
    "PkGizR@\\uSTjHrDLCPhxKpHKzo@IGPlESQTfrnOpFBDNoLsK}pzfyldaLMPHIQq?CtxXhpWR@L?pNMC}DAlG@A_un_Wzed[Pw?cMw\\g|?QwMZzsH"
    "C?d[DMxZA?G~AAsFv`ZssRwm|B_YEknRz~xZBSVe|~@P@_GL|`uA|^~lG@diDOL`KqxkxNPqQ`XZEoXi}l[BEsesDBsFnQ`\\B`gy@n`Bx}of{mON"
    "x`xL_samE?TF?}KY~eSCGKhnq@?Z|OpvI^l[AU{dEoHMO_|O?rCbCoXxDVFw^`|qL?Dk{qtq?Qhf@zSa{qLWH@SchkDFqC{{s{?rR{tV{nqAEs@n"
    "~nkx~cR{A}K}PnNyLq[_D?sRInsr`^ChQo?MLO[[Kp{Cj_kbA}wzEqeY|}[HKnceAlWs}mlLBMQAsOOVrNhCFxDsF~Kz|LK}?l_~{npyKbokJl[?"
    "tNx~m}wgXRG~w`dcy`LDDgJqC?`~y~Lc@]wwzmT\\vnPEHopKEQHCyHQA|~hQt~sgK?pKIms\\?`dQPAOmEqWr@`Lfw^oZHAljFkD_K|l?VL|OLOWx"
    "O}{VP^sb~qp@eegqv?cC}D{f|c\\A@OhByrpCCRxH@AR{GmC{HauO?]SHLLWo}K\\Z_rpcFncvSQckyddPwQ[pK`A?zo[uBOtCxCC~_}[}waJZ}`xI"
    "~xtqQMYbFBpFC?Pwq_SwOe?^y?_esqxs{r|`H~lU?^K}MPP@}NWh|^?fHKEMx]\\iy^NnGPLsBoCZnmpMKLfA|}tNM@Ogym\\S|mgsC@EPEl?}?`K["
    "|?L?xTz~I@|{Bp\\qHo?mAq?s?PufzOuIERCxJ}h]|TSg_|QAar?Y@BPPz``F}bkZ{`\\UCqgw@?K[@|G|Gll^rOpB}Qj}VlkWB`spz`_sDOg^|?pH"
    "LMd|lES|?B@U\\\\B}zNwGDkICJ]LusMc}{DHDIO|Yz^dALp_ZrlxDDA{?{ZpJ_s_~upgYkBviFawv{AcpApXBm~g|@}Wznd[GDzggAaHgF`lKnLcb"
    "xrWkGuUJzcvw`SK|CDtFHif|zk_VAtDPKq@NBC~rzldBHPhxs~wvEQW{{mXwwo@oN@XqtpW|uQW[F[{|u|GxyneSFabRyqKQ@?S{tC`BwHECUCUV"
    "?|[F{^rmK_hPBNu?w}_qC]_wJU`Rz_TEKQXODR\\oG\\h{x^G^A|xB@}@\\s`|TIa?a{MSzG]@jBPOz@oP_EQ_NBmKIqCOw?Bh^?bG~C@wlS`TbCR@g"
    "uHGnBocewJosrc@Kp^]GFMLDysXvwnhDE?`BHkxZHN[}E{Y@pLL_kqlFF@zYAiEX?otWOB`aLBKtJ~Ts@RW`AOKfLNO~F^Su{\\r[Jmx[~Q[e^}fi"
    "_pdyrQZkwnW}AfDJ]PT^amgA~AsF@DDRD][KD|ERxckXRPx`~udCy?k]}bWt_~skmsWXGSS?A_o}L]G|KxGn~Q}Iz\\sn}eC`?}gdsnCaAAwq{~@D"
    "CsmA~RHcvEFnVQAGF||XANWrqsL@P?Ly|]|EuRUJ|Nc?iGdXOmLGFnTbspWf{_^eCs@OP\\pAjLke{Ni_t]?wBOFyx?PNyS_hAA?V~RXJSsS_QL]j"
    "JmYIICenO}q{Cjwft^@Iv_qX_{pKR~wz@^Pa|NDoskwg{?ePjdlJK}OP}l|vy~tWLP?rGCSYQP|u|s@{msGSDS\\[}l[iCcDQ_uWOopefL_sUGNX_"
    "rQ``qACEUalVvAkhJCDKUbh@R^G_s?poR?sDuVC|?HDvAmW~G]PY{PqwEcDYE~O}|Ue?C{dA?e^AFbSW?oCx{_C[vP_ANk`mz_?z|~pJBqEADQ@G"
    "DNgqC\\qjD?LXypuEvtPF~s`@~nstNAjAq^KeI~OMAd[i`RWYNAC{Kaossbo]GgLuCtqZn@TGhaxGEtJt{A@WMlPF?Qb|Rp{|~PKBnpDQVA`JILQT"
    "D@lOVCgqPO{TLf_?CCsixRG^CN_dL~oqBOgO{McjF@oHAoPY|tOnTOXkKc_pCzIGQ?xGCBko@UWJToOY@MBxE]UGicc}~Lkro?|ANCoMuLDD?A`a"
    "D^W\\Ag?wasXrtBs|{_rx~AHvDNp~`^J]oawhENWT|p`wnzHGvsW_Da[R}cO~FoyDI?LHtr`[z@lOFAdkp@CC|~sItPph~PPj_q[k~dHY?ukqGOh]"
    "BahQDBXyAQ@iJdXJ}qDtL`gzIBghAPCfQAHeRPLz`ROnS{hZoRf}Fq^B}nSe|mdkCqYoLNqb~PFAJ^`W?W?WXFlUG|lKBowFkr[oE}IeHO_HOzh^"
    "vFW?Bl?u{r?F{s?UFRLHkCT\\sUOw}|a`KLW]p\\O|{?Vd~BJb?ApPC|Q\\iBhOVoh\\{`aUFPKcwNz^@M\\i_{L\\G~_yLdApy~a?smRx~NtF{Q[Fb\\cu"
    "}oxx?no`jg|BB^GwpkplaJ?yhS`NHAWxD]B]HL@}|aMJFLPI`\\[C@taexvNFIoGswv[qZ~G`HwQrQJxu}?iCEm\\`zN|FOQaQM~EG~r{ZKfwvArLG"
    "TmcZ~J@IFrdcANg\\EuHD{\\XI}OSJ{dLTgpHNCPk{E|LRA?{CI~olEaLIz^bApOCm{aniMt|CAtKmRQbfxb_kqtkwxp@UJ~K~rd^Ysnpjre]bJU[w"
    "\\BaTpb`nu{snDPXcKoEluj\\Yv}q|s?TMh_aM}uiLq{LR@\\zmE@wvyoK|q[~xJCtQun[Lmcl]lrXBCec_MZ|_tMXL?[PYK^OUoPLMEC{wA@sv~PX?"
    "MjMWyBY?sm\\cGPT[Euft|BdbyAyUB[oKzp\\upSOuKI|f|N\\PtPJzxpVG{pKCAmxkAP@|to]hEF\\O?MWYze{hzs}DtplkB~OJxSoT|AKGokttu]ds"
    "Jw?YIfcAqnTM}RlGtBcq{mM?y`OqTnfqRASI[a[v|O}iTzN`vBK`{@_bOPzeCOWnzOW}}`Hp~MosLMc`x_x}FmXVr}WAMq@q{RsfzQhx_zRZvn\\A"
    "}S_rzmltyAJKmqo`rM^^uLK{HSTrxt[sr[WKxqGgu_hA|RBhq^|}u}UgK~TyE@kcSMwoq]jApIqlze`Fu`IzHZC}|AMHKMiMpCtB}?b~Rq@sLAQ@"
    "CRCmChaHDM_Y~`kkyrLGxQh`DpoQ|_OsL@htAI?n?AGjFOPmSOwu}BgeyMGZYESdBzkBsB[s?EOulVgsA~[VBozVw?IKqAcXE\\BQu@|D_q@Oouzi"
    "zOKffood_qby|}tZ}m{ez^{arbR|pOtWo\\Grv]Px{NiTokLCsoeBKpD][TU]uM[Ro`^~O[|U}OguKBlYUrDef@{X@RLJ}pPckBXqzqHCrNg}fiIJ"
    "~KlEgnbXoQQD{`PcEMeL@{jAz_w{AnplCNTLORCaC@XpK?Gcu^bvD^P`jr@M{x[?OBaAA`pqvA|GUitWZhG@qpkFVnoWA][lFlvxCmXqrArgVPCh"
    "v\\`~@_waFrnVCbxMTqSN@~PRQbhHLkLE}}XHotF?GPsRN_?^B_|zsPDPC@Gg{|HG@[dGlzqrxTPvDknl|bLdy~@JSRK~ToKT||O\\@o`plG|F}_sd"
    "F_caUJ_rHsEMK^lE`^PUyoLfQAdoKOuLIrt?~suSd]ksCZssYBiAHCgtl\\a@H_SconjYD`XWqJiEO~tbMQwyH~LBM}`]QrN~BsLnN_x\\Ooa?A]tj"
    "TbgolsyWNqGoP]lQpPw]}L}T@CF{Y{M??cXIq]ipLmkQMQKn|_zqBr}Y@_opJYTCGoGnAconIVh^vqBj?JorGfWe_|K|BdDMDZ|qqQx?@P\\@zN|o"
    "z_TVrc^f?a?s{[xFqoWJO`~wxPVG{_c[zp~wOtGc@XDB`PcY{dvErRQG`aGcgPD]qPxKzMO^BpWzxKgO?TqYlDFDCKhLtBL|[bdDBagG|OKzAkiQ"
    "u}T_vLIdtr_l@^Z?EODP?_kh?OGIwAIlvSkUJOOO{sPZ?`j}GqdiFZ@isCG\\ybTTMc`ECRxH?ZXRCnM[zMiCBerq_}W?DahyA?WHS_yED~}MJE[["
    "y]\\etOwliQl~ETOdJ_K|OQovDptDC_t\\Lp^QFpGlQoi?~lARIaGQ?|KGA~hsE|TS?W?Su^oaULWwUk`o_p|VFndx]gKYzDw~JtOw{OHdEm`b{Kof"
    "oW?twAuwCQWMSn_nMopQCxlrBhF_JOG?S]XDIsTQSS_AvLl~~LL^N~lVtqTcI?X@CpQTFLWBwAPlPOSAUrZ{A_xRNNQAEBzTL\\OwGM_qQSi\\QBME"
    "v@cOwMcqM]GdnXoBuQHQMA`NKMDxqNlKNoyoxswm@L\\QI_znFNqgZnY_FRd[B|{wRa_jz?gYF?EW|idnvp?V]{\\uDmwYyRcVyF[`KQCjtaHTb[TZ"
    "@FKfJD`NpLKVSnK_oAXND^@vIhGW`^S}FoLHx[`r^gobA^XY|zo}jO_{_qw__{L[d~tUA]KovQJqAQRxpYsUwpuZbeGnCP@VPcWWErkZxMWW\\{T]"
    "NjwpM\\c{J?pUlZoY`_cueZXMOrVwzBW}GSm]A^}QnBLitPE\\rO\\KOYStATDT_uwSAmlNA\\EDD?XVzrT{x[XGAfpJCTyCBhW}xtKC|OiOGMPM}BHh"
    "AkKwEpGCUqPf_qIdAsnT{KONMaceGLTB~R|bO~y@OL?rjPLko_gsmC`DvuvmD@\\_q{Dx}OGm~RWuv??hFDr^A@[Q}Mt}A?sV?rdI^}r]TNORYbDf"
    "@@NiiqL@Nb\\ShnIA|OObxn[E?besQ}b{{qLSJBk~hhDXzf_{|aMe@[HbGYoPxqSnBoW?Bsb~G[?eg_T\\JAhrUP[[q}f~usfm|LWE}?K[}uw~uvvA"
    "QkaYl~yN`qZjDTPijc@ul[zrKnu?Ea_^NoL~CLobwpCcyL^Z|{~yPDg{ot|oO`cjARzp?PXmIBWe|Qk_DVhCMr@C@bkjPmt}KM{syv_HOBm?K{zl"
    "BK?szcvqCQCz{]yw?@QE\\qp_qfc~s?@FC\\le{QLDBnlj{sZzE@hLETCVQp`XpdlOHLlqF_Wk?b[]q|TZJ|oQMpEU~OVct{xlyIQT|LWTTLkpxoTB"
    "Q]xP^AL\\pLcxpNCxHl@MB?zJN[DLt_`HyStbJsAVls\\Q|L{~|EgmB{m?k]s|hrpr~QtNsn?K`ThIoNkfnBpsDOC~LNHc@p{eLtK_BpKi??lr?FGa"
    "~OLgx[TApLcyqHGNuc@ZETkfU`S|uBQIK?@OE\\\\gvMUOAAPB|~PjQ@gfVQkIMNgjIa[xOPxCwa{RIoHRH_q?KADhJWXft@DKMOgsL?Yy}HSszTJ|"
    "{mwJEq{\\EDLsyBj?JQ_IVx{iyj\\AnDLnwKlB@~{hN?\\Ox@HRDG|fyGORoNCiyr`XqW?kNHgf~^ueQ?|N}{p`|`gyZsIUL@wJASH@wqH?AbS]PQuB"
    "JLxIZpWkFk@?BC@|Zl`BZQBykP{^@ZWuHPWH{R\\FE[lyx_skGqHXA_E~SSSoO{rJtvTDD~?FQqt]FDPMiqSmyRLKDsI?uPpBUB?b@?IKB]{SCK`P"
    "@Ll\\@BdVTQu?r`d[y`{kEaCu{@gIOO|{zpDwAb\\JI{\\o?@`sNX_VFNjv?F_?QkpTBJ_|AE?fG`{\\lAM@FnUM|p^|EOPGEn|BBpd@DXqklrD[OOSe"
    "|lTEEaxDxwsY?S_wscwOG]xi|o_ZGq@JHhSY~Oo\\bBSQynL\\x|LV|rgZ}pgIEsoX}Q@PBol_{`|nC^Le~nOrJ|VgDqGyHUTA}pCjn|pruxESx^Q@"
    "\\`]HKP@kr?l]A@~eCRoP}]oGASr[Z_IMsOPIz]\\Ft?RDe|wYxN[z|QcyH^rTCRLP}^gezrgXKA{SBN`bM?wSekab[mtL}qCUPJs{xAWc|}@nV{c["
    "{ppGJoXxSppH}~uhR]tbUpOMS@LpraK]t`XeQshKIo??zc~[]xcNPanYSAwY?B]Grq_PCmlLR\\PbfQ[]{I[}kNhDXHDuU_kLM@txbR?SDdlDHKDB"
    "x~@gFAxbQ~`I??lNzc`}Bmq|rOvvzeCdBCdrupoEE@Opx~?ndt[nBksrJKaWD}Hoeq@l|i?`KzGvE@Oh|@{RNpwuElWKJCtx`^tH@PtRy}TaT`sy"
    "x\\OB}@[cAA^AAQyp}MaJ?mhhy}WcHa}ByApcA?H}APcbeOIEC@o[C@hZJ_lnv~CGUQGksQfuAcC]?VcvvN\\qJC[t|q|Vz_jR~QtHFmtKEryK@MqE"
    "}rS|~nsjwu\\W@oDXE_iBCnBz_}SkLr@{{QxK}_DY}r_aKMTkC}kv~QxCNooOxq|a{{LGPB`MkQARqqSCM~CvA^KPzsLbqmGTuO?K~qcqmbKWDBWL"
    "IUOkF?cBuA}CADD?F][nVShAD~XuPAPTwaCaEp\\FGpnvskt[Idtn}Aw{|B[xCQO|@~s\\qowOy~[{~Mx]~AMYwbTnRPj^~_gaQKDBDO|E{?Dr{D_["
    "zd[gyLgFvRWN~\\\\fFO\\Y||Tum_lCz~LTS\\OEKCHY|mtl{~kXyQgySNPlD_TQA`wNnrzkN[U`p~{JAow{BdcYxODa@bkCKmlAGdVqtlDEsNKot]W["
    "@T{klpHawqXMMA\\D~p\\rL?z?HePf?ShbzZQh~\\\\Lo@cK}d}@}_SZuBhZijbQkeILfJCv{oTzNCkMF~duyoJdJA^[upWbuMc[vN?Jw_m@t]Aw|~[v"
    "l[@V@OpRKRLV?pWQIW}N?NLD~pMMxLWvvcDUFmpLn]Da\\beNDQ`hD~wJ?DxcMrDj{OvRejB?CObxjnWF@rgh`]W]ooWrLP|\\~\\S?ysTaiO`BrnCa"
    "pakYAno@@_~MoM\\Jrnbw~qwz}kWu|@?zP_gZwZsuyOKlBatfSwDx~St`S?syBNwmNOoi|I^PE~Lv}J?bBQUQ|][JFKSfBogljkzsDq_`qk?~knLD"
    "G]Kzq}He{QCyBOh\\IRxoE_r[v?CHynJtxY[gvMszDN\\HGPUAUCSLqmo[h}[dz]puKTLStn|XC^l^zstkGAZuUB`HDD_y~?PszbiUUPLSG?Fp|]Cj"
    "GM]KRCo~FlP__vpW@~zaBtcpBoXF~U\\a}kciKNZpBCiaK@\\\\MBPDA{sv}bxTAf]`~}OCNPrtvrWwvocS}P[YwBl]DApSBRdGr`Sp?nWuMcOhykt]"
    "yaGnv\\|AB`[xLlTTE?aAGncm~qOxL|hLuRvRCo{XEpVx~]i@DqMrH`pEGKtpP@O}Nr{y?]krxs_cN_S_Y@g}KaqHuOPQrNGt?vGiI~oktCUYE^?z"
    "|}[prSxPmCt^vcs~nbXApq{`GNpDIrsnHQOBmPoP@BUlRFQA}sxsrak~eA?cE}QHW@[yDa`GE[xaUsOhFJnbypJwo_C{usSr}fK?@rKRB^pzBsDU"
    "rB_n~pUT@NwJMNWsFrOp?O|HzvCeEMu?A]xkH@cAuDoKGb[|ql?|K]uIJCH_j?_QDAkiI|TPsLpsc`KA{\\|cdnLaKmtDKOQZ}oLR`ZIcw`B]UG~x"
    "ZXD{|m[uFPXLv]\\UyM]ZOKTAw_tR~{gD}A~iSrxDDw{W}_{AwLk^H}aEoMjhU_EfIA[L_?[?KyPRy_Xv{P{LO^`o]{tMRG|Wc|puR~s~DkKV\\?[}"
    "lRaOFPump[Wo?B{owThg~NxjqN{l@\\|EKAWyqQlYNOdJ~tCEGm?iTlTU}Q?XtAc[I^CiR?g_iVKFJchLpNl{A`CWygDHrPC@}a?WxoEDv@WNrY{|"
    "?e{tE@hElPmKAHD`~QmOoloDym@MJbs~zM?@QNoBBo|Wx?eNMNooqlLauACvk}@AH~kps^chpsTlpPdFK[g?z^X?Q~dnto?sxXcoWOxO{lOvy@Ba"
    "@T[e|W{q}{T[t^KqEAOgrOP@PNtZ@L?nqBFYBPRyLQcV|b{pI}pELb_byvHfvZsoCE`pyODpJ`zzzBn~GLSeF[L`{b{PDLVwnQqaoNXRGG?h}BHS"
    "|phSvl|D~r@NQQ_dQAOvxR]BApgjtrPBGndjG?DHEqDP_}@@GP[A~ElYSdY^F^pcL]hdwp`fANhZ?cTRLc{BDTgvAbLBIKWc@AH[~OSOt@GiApX^"
    "HaKUElxc@CTuq]|L@otThmOxyNLhf^rAgruDEMcn{Mk{{qXCIaJh?m?etM?{pC?Ln~eJBMXAShpHBqv}A]xqvR|uyBpg?XDr}_ToNd[bD_goK}t@"
    "HM|dv?FtEbW[]oS}wPqLPMGVKOHZvepmpsH[goTOMRAcr`XEI_@fz\\OiHo[DGTSvsm|MqnRzAcdCr~GZJlgv?a?SI^eHtASULztPE_ocOt@lmpxG"
    "HY[pFQwdPocbF^xtTNlIIp|HEa`^C@{bki}DJ@Ozx^pY~mXVCnc|VRlvyd[^mtGW??srh{_hrRqQDpx]yAxmqSCYxqIGxOOZ{bovs\\pIw^cny@^w"
    "D]JweOcSM?|ft`wBGp\\T~Jo|i_Gfk|_doyxHDQG[EM{BrOC^wMoEnSUFx]KN^_KAmqK^z~cj|iaQycofMccA`QEDt~]SRqb~?^kWKnJcFP[B@]sR"
    "vnLfrO@Du?OEp]R?G?S|NlCZjoS\\FfDByCdDpTbxu^AhIoYG}a~A}BZuWKKQx_CSG~rsDzSf|m[ayQTN}xS`{k_jBqSeGAghnPO]MPC}t`G^votD"
    "IQGzx@c~y`tGzo?x{`HqIO{qxFl@KOdtF]dRvtFQI[dXkRg]D}kwwqOk|]K_LCCIvKg|Poe]|}|V~EWbM]x_RNlKP\\hOZK]SQmGtEBdKEQW?}Usq"
    "lsBai|iqKLduu~{MtaP[UBBAI]GoRPisqEC\\zcCnBqCrt}SSs?[]M|YCCM`}H^[uH`Wh{pXfjrGIj`G|zng?KqwfJaD_~Rxo{QSwldTzFPqKHCHX"
    "T[mBX_pfy?PBc@xPHGB{Dao^{kxMA~f`mZPpr_hOJ{eP[kHOF}vrsfRm^Mte}]_[zRtgQDGuRl``QzD|FzswJpL[y\\PDFEAIDpGgrBkwD`J~Lego"
    "{nKfjpmZws^urqSCLK?pvOd[ANxF}be^@bktynWQ}@tswRjcGK{?sRTHD^xN~OOOl@^onamdCtqDKAU?wtgdqpdiFKWj}GwowEC@MUtHuAzJHaso"
    "uS|Ua@e]{dacFG?sE}|AD?PcAq`zwNpL`S|QyNqmvQ|LtQJlyRPCF_O`NNxUQdhVy_WzF]dAy]dX~^os|_`VL@`Edq_EDUCsDMSnr_O~N_TIF]DU"
    "IpcoKosI~myG}LI^glrqzbk{NQdAIItYJMjxvRsg@Odb?mHJGr_xADoaJLJv|BkVMnCZE?Dn@QSVEGD@W]GW~trAvu\\qvcfwMbpOTLmX}dLtC|dE"
    "A_kvItkzpvKqEAIL?AMJ~?l\\E?Ps|p?eAQz`@rkhE~cN~ClKrl?y~LHuu@e`rncd|`wk@pU]|mTvtQiRN^w`}N__z{UIkP_c@@hgtcWhAsQgvnke"
    "EwCQvnhDGQdQCrLJNhX|~axm|LO`@s@b@N[juA??z{yJqRWqx{KJBPxQD|?vCQvaHQz`WMD|}mfsf`[?mlGe?oAVM@qEQB^PBlgXOoIAzMwvEqpJ"
    "AlKjPOC_BC[}S@[XuQO~nO]U{s?cpOH|GVqHp@p@MNW{ppgVr|qwKW\\t`_gpBiKkE@w^wqwRMN_nwpKUCRg{m}`ejQwPxbEA~bh@w]RmJctP@SWY"
    "zzXIymGE~OXAJcpqCzLDuNCBA}TdeP?``RdC~as[D@Bw|Tp``TWCnLhlnSxhqcXip[_qf`cqmbD@daARUSeYxMB|yAHf{Mt^~M~A~_LZ{ploInhV"
    "p\\}?BSmQrJlf_TdTsKDnFLz\\i~W{ORS\\tlO|D\\W`tsX?}{?NHog~waksC`~aF?bATu?p~`\\jt}d~OnkH@Ba?@[sW@C@cAAXp}~lr{rPBBKp]Rbdt"
    "BnxTC@GwyQxuIBhtNflOFKh}HasSPw}EC@KW@^tLFL[M~ASzz[WsNoKWE_W]xzth`[NyL}y[~PTeFqhAEPcfIsP\\s@ejIg|CoR}CKAS[A}tk?Lwt"
    "C?YIyOW|wbHThTwO}@mTv}s]@Lwglaw{{_l^xoWHz_Cx|BqJB]POJzcvq?Fq@\\@?}?WZU}@]IEC|DnKqD_nRXKXAyc[V{JXF~_O?i{ta?i|@uOTH"
    "y{|Pu]pyyB|LGjFQlBI@OtKhMfn}sZxMuUjg?uCNw~yPHAOSI{GawZ{bJ`TTBmOV|y|NGnHo@[LVL[ruw|pVG|oImpt@mnogGbCpLRpgB|\\CCbCL"
    "Jo\\MCrAM`Q@dGL|Xx@kaQ]OvALgr{yLjprhqCQ~ezL[iFsecl^W}ADq?wrS|rQpVz]xasp`xvaCK~[YK`QyPR|w``^SFQXEA~plyJNg_@|bAu@HF"
    "CqAtw`?bytKVOQgFHj~~BNTbCQSV~Dj`RQZ[DNGP|Ef|iqCb{nXUFM]O{[Y`LplmsROt~oSZrocgr~t^|PiKIZxl`?wl{Nx]KQNzHkooCNX\\su{{"
    "tdOk@kShHP?oI~sA`P`]BNjP[PJkwpGbps\\SKPTQR@odQCx[|PgyG`KxEK\\`JNLVuZQIqFHOrMnhhAxCsoT^Cm_lwQJMa`gF~OoxrCo`qAHAIQvi"
    "s][ozROdKKrYwcw_fq|f?@O?fsKx|`kwIMjKqL|A~[\\gyc\\tt_Cap]`JDUKFv{vsD_MJADyFQ?M_ImCzY`cdKNVzJoot|c_ltAGw@qBvyKWH@Z`n"
    "DR{\\xa^r~CJ?D`GUqPPyC}[YnUQ[D`CvpKS?FbKQ}mhPuQSdG_pnSBXo`^xMCEd`eODHCMG`vaTX?N[yjncGArCch]bUu[R][PPd_OIFABlKF~Fs"
    "rZkom{{^AATEUAd_Q@EL@OHMs~D[G|oQ|CdTD^[whBpe|_tk?DlFQ@kx}M|akrYHvTLFBB`WB@Zy|QS^urShpndrsDEWjlPtt_HX?~t{VcFuXjy_"
    "CRQ?os[{?ULIwnwWY?DCAcWcH}U??W|uKo|a?PGYzBVAEADaEJp\\SrVPIQ[SCNlL|sTdJ`OxRbPbD~|?|avd\\zN\\~XGk{Ccx|MLQ{@{f}ixfBuhp"
    "@_WUE??j~q`m{uxjEzpjJRPP{KlF|aMBBSm`y?GjKmUMJl~tnb@u|`@aECyIyBsvNsdTzSxZJSLXH`dGEm@XuwPYHbPEM^KrInp\\vUIcMxSaGA@t"
    "B~k^x[dQwfD\\~et|AoXIxGeBJN{}m?`TYb_AnD\\OrMiXR`tOS`BACPPE?}b\\gSmby}TcC^xGLoCsmqohOw?b?E[e~RLDBN\\gXqo~|_Jz~n\\X@lhO"
    "hiU`|qTIsaK^vcWONm{ix_GOAuDHCb\\HXAHc@v[EFsktT]`NqnH{soxMIB@YE}SINeXKLssYEk{sKsKPPC[GMRPk~eOz?LcGNCFpxeT|IvUpEChW"
    "I]\\Gtnfx~]YFDNoKI_lF?S|OHq`sF{mDC}pcy_l@tPt_C{HMjPLVKM@L{^_m@O@qEarxjrXZA\\wvIk?bHC}J`\\`Ozw]~r|WwKogxvU[LKlxuWlaX"
    "z~g`lHDtynxZyrplqPi?xaw`}cA\\?@plErTBGsPOwhEOh?yI^?lgoRnxnn_CACkuEjHLD[Y]?m]AsBTay}_]@bORJ[LlN_HEH}ZACmDlQ\\tVEnLP"
    "AnKcDpT\\Jm\\P{J}ht~{kIQpbD?hHqRCeTDTSn^xDIedDQo?{QPCMvb^xNS`[D^?rKt@GpnTakVLYoCZACSaOMQ^cfIsyhPnVm}|JDBlDKlHXGNed"
    "HzU}HnT]|pPkFQDdkF@MRPD@`?scCb\\b|p^sLLhzh`kVGAxQKnHESKfcNP]Mo`G}g_WEBLX^@bOrphDT}Dt{_s{Y|^TdGw|GBM[YDbg}GfIV?shf"
    "s]wZu|zdEZ{^RSDG{_tPEc_U{OsW{SGR{KDOrTj~WYx}Cxx|}OS]R}HTLsXYx~HTuQ\\IrOKIJBs|i@_YG|XV?mCE?}arq[SHLZFdIPoBOO@]}Rg["
    "_|ktzqLk@LYJI~FW|u{_y_UAA|uAzotpuAX`SASj?RWhE?n?\\^szzRoPE@mbjSspDxGlzCsl@^hxPPHGrnfhEAHyG@DY?MxHftXEPPqxNo@DtXGk"
    "A{p_PtaQ?Nsr@n^I\\N}RJasoH}Cc`Yx}{L~A}~Tc|SoseQfhm}PR?d`gplBA]splM}gXCqS~rdJvutcoKqMFt_geDq?E?k`jsaWOCLgm}q_rnrWr"
    "pMKKp~WW{RDMO]ls|PdNz^Wm_AKkwptR{oHH|^G?G_CbsMpTrmxLRP\\TwsDTzQPKw?SxHA{qX~`ou_oFCMYyDEoq?nckLnmB{|kIBMlMXaDfBny{"
    "~L|T{uWRfad]CqX|}SLtIE{rFOcp~Lt[i?DiCMkm|rQLq_z[GL@ix}o~Yp\\B?KgiBo|DyuwQ?tBAbVCt|?PmvCOQ|qHZK@?yA{lGOApyBrf_Baw|"
    "HQ_j~_dDF`~Ws||OCOKfIOICtL_]EaldBvxaBmgykaI?IQkkrS{zp@QgbQUe@rOpIDWzCUGjCBG~[TkWOr\\jq_cSRqmMuhGDMljn_xGQjVeTtjVf"
    "~ocGEkNv~s`Tyc[cHvFNuTQEUrfAnTFAr_`xrt~Eew|C[qoto_HvyhEDpVAfa`k`QlEFM[^bhq\\^o@SvdBq?kbtqKcoREa}?YhGpQw{bEH]bPtsS"
    "d{zy[FUOH?SF@G|qvy}fvkSBqSnAKlKTNOfAHxG\\qXDgC}gBFxGWhTV~kmFxPVzj`^zIgyhml}a?lHGfqcVhEUtBFTi?_rE?X}^cxBBT\\oJVyw}?"
    "sjXOHIo]s~q?xsKj`ZlztuRVAW@\\UWJrXg|npw?nQ[?VuDxausg\\k\\]aiW|RwJtaZlKhxCWmkHDM`\\sQJcBsCiC{`UrZIFhZl`anjSx@XcU_HXi?"
    "|YRR}OZAfEXOtg|wMJ{viAKc}?GNJv?QvPsXJToVcj|Wph_nolY?xM@DHuRGL]wIUcXDH`mT`RGLpoKOQsRn`Tkpa[XqZOVgpp|qoqZl`s|`ESNA"
    "D@nviHGZbdRAMmCWF|aKUG~azovmdoC?hhEGuHP{xr?MBJHkIQrq{FFIteGz_qBK@H\\DBcXcURtV~W}obVnJ_r~A`SVPViLkFSKhhKbAKk_[_}jA"
    "rHgN`yx[`_g_ihGckVZmOLD?sf`K}zCp`l@lMu?GsBpqjk`~f`L[HbtZKRFAwXGTOnpb_}RX`TJAvHhAMWOSE}V{NRwh@mO|iIsMw}eJKb{ZF@mf"
    "o\\HDuk}?[xkGxQVIkQKC`_Nbho\\OnQcd`Y|qzRrxk@p\\prOU`\\fwBQgPLTBLiio|SiPZ`PD~gL`ue_c~q[_@yRnuA\\JAA_up`]SxYyUH?^sE}NOj"
    "cokwZ@bAKPhjrOKiMtsYuQSGCytucRKhNCv}`PghQL^]Hj\\HgOtbf?q?`SnQ\\KWzyzvAOXDW`RSnJZwdBN|f_|G_q\\YZ}qS^rg}Gy`KgPhigl[?R"
    "KHrBkqprj{kTFY@JkVh{^`FAKTCF_?Bz@Pa?\\hnq~wd?bXRf{XG@eHG^pG}vJOgyZEo[MBgo@Ffr`Si?m?dCIIy|~Bbr`XFpza\\gBtixAalrucSx"
    "fMb]Bo[Rx?A?nR^ADP|B_uTWirrA`Qb?Gd@NSq}BaXD{}c]\\_QzANohJi^bAEqdt`W?yf^bmHnfA`_bfJbIBNCjj`W|cA_{j?XDu`Q[gi~lRr|mR"
    "yzdqFi|I}vhXv{Qa~vPSR?uIDPoAPsYqEPRAkzPoBnVIlzBfBjlB@@RA{ocTC_xa~kGfDvVtcfArlOrpthD`ILotp[F|`Phgqdx]}NtH`[}MvNxn"
    "vRzlGFgAz{HK~}xcgg?Vp`SnnG}EgCk}O]W`sg}?kqRVvCKj@fSEz@jw_~hRJG|S_}NAForu|KvE@v|fYnG{pp}?zb\\}f]fASk|j?VPeiw~A_~Y?"
    "@oPutHGmmlK|tw?xGRkoXB@[ioGEfIt?LNVgb[?H}\\h_o??nBaQpi@[{]AtO}HDJjKjWXpaq~sKTxqmZgUyAoR}hMG|izqhTOOYDgyTcnMaeKhE?"
    "tFGdnu^y?PIo`TxykPAXsci?_pJ_B`XYs\\kPIzGB_qFAdk?_cPqtkaP_BnhWGMh`C^RvAq?dr?LyyNXe|Lhm~aUf{tXWTbcj}^M`ANt|m]wjz]hU"
    "e|Phz`x@w`hlCmKXyOWzELpCAuGkJPxyAteOrnw@B?Db|RXOBixywQ[d|aWhH_cf@pX_x[sIvqDSlacy}Q|`{N?rq]lJzLITw@sdR}tO?act|Qka"
    "DK|J?qX@H?lfAzLK~`zACr[l?n{cug?Wu?FRsgDHCQxSEORgFNxJ@amOA_f~yJFkA_lwCo?Hp`\\]QRCTHvhsrb[nupXI?@PT??lXr@h`ORst}mCp"
    "hMX\\zHh~_?HeD_\\yEptX{O|}U?_lzMu@fbdrJ@M?GNlW~|@U?`WRCqoq@NoLwqsyR_cOuaoKvottx{[~Hphi@rh{{npOFnOrvm?sQCELLY_b{|s}"
    "mqDoRpSu~s[W}THHLCP~@QULtmO_ON`S@bdT|O@TJ`klpdhF}L_gKROzPc{bm@xDLQORzzgYJcuSOQ_b?]ws{EhY@q|vupU?@DgTn~s[Pf~zt_LO"
    "|NhcAMsl|@HYQN`EB^KBG}wSuAq\\{MDWFqdv~~L?{RG_hBbwrnXIKKLCupCubmPRHT{tI?kmAqw~_~Yxz|TB{??wvo{`BJs?@__tzsLbKQpVsECx"
    "WqG{}C|PGaSTFTkZOnYD@D@`qpSTtM[ZGAp`wRDq~pAHsoT@?dsvQNkuF@|BxN[}FoOP|BkkDOLhWQOJ~Aw~BDhGPmXtk^Gm?}sGAlsaA^NYep|O"
    "BQw{z}TBN]p`uqO{HswfvqNg|{~Ast@eCom]y@LNSDDtwaXWr^Kny]cpABx\\USY?x[^~AyHZHoD@y\\c^z^xPS~LuvJQPz[`GGAX@qicyKNt?EOXI"
    "uQCz}_\\yIM[{EnvXWqknHbHywokxHLRcFRgBp\\KiL`cYp~_gySHFzBohJqWoBPWrv}@uQst@CO_t||Opo^GJ`qsAysgIo^O[o}fvB[k\\Ec}RtaHM"
    "|raRHE@L@~\\d}r@FNS|@zoxhDOTmBJr|BcLL^Lsv?@gUK_lQB^srvB?ik}J~xrn}}rsmCa@tzM[phTC{CCKVIcARDuswr^h[K?kvtr[hIC@]IwT_"
    "_sg?~oGljPdKS?vI|PpV@NglE~JlixG|{rcgB_LM~qs?mksUv]K~tBswD`C~pC_Szn|F{aqp}|\\W@OTIM}iM@boMqapZzp{`Lli`qlgKyoH`L@{m"
    "omLcl~L~Aa`MPMTWtBkjBSG]EQtIJ[xfCqG]rpWkwo_ds~sjFnsjONp{C?@QHptnB`R_rNqLKOLI@~hwxbXtz{_utnW[N_\\CrMGPm@Vs@SdsMaoU"
    "|[orGayCInK}EPQd?~\\yE`^~?j|LvSGwSm\\lBnON}PYCHbO|GboiIBwx?UHnF`gtykTi}C@Iu~\\m~_K?|oTPquhRrmDrSzsb{`\\Mq\\GnLp`JCNkP"
    "M@eJFbtxDR|Vkkv}D]G\\@?O{w\\SSrB@DsnOcKltdp~OOI@xTs`_zyC|GuMyX?sLN|QxfFmtTFvDLE`Dqn@xVtp[oIcdMOrOjE@m_l`UF|`@rwLHE"
    "C@K?mNWM{SL@ppMIZ~Zxy^_GAzTZDbLPf@pma[[ZY^GjRAjhNr[mBS\\oE}wlyM{zv_TVO@`@FkZ_rTIBGRHyHroqA?aGETkJDI|SHaSZAO`]~aDA"
    "~|{tC^`uIbXUW]|qD`og}]HINtLGAmWyAAgyHN}I}M[t|]TDNd@GAP|CIalA?aS^zz`ls\\[HIQNnGA\\uB?kL@^xbAl?qB{WRCp[N?RhWu@G|CPUU"
    "P`_wl_JyB~pytsO\\tzS[unk`~B}CKRx|s[TJVpyMxAciU^WZonCyx_L_uZNfxRg{F|pqAAx\\B?hSBBFn|^dO]`CEvPhO~StYQS_G@nw~EoHrMB_t"
    "A^XpInwLpLO^B?@OnMcfFn\\[BAKaFbk}|@SLLmlULok}pnDTD}xGF^pOD]xRpuO~AAH^sPckJ]kOHnp}wCJrPLSWBQgSLa`Y^BhtxRG}reZ\\{b^A"
    "zeDUKq|dWQgvc]@Kw^`Np]O||pMX}OtbBoVm~@p@G{[Z}HPlmBdUx_HWLpmDL]Hm[mB?YLl}Q~cw?on?xD@gDq_o~`giORK`BlJsuARtFz]WHPHa"
    "MqTIJntlsRwcxE@NAnpd?Qrctq?TKkc{DQ|FA^xS}~sCFy|||eLWoziTC}?|{M[RBKn}Bd@XIacY}bhBPS[eDmGG@gxB[u`jE]PUN@uc~}dzKbOI"
    "BTCy|N[UCCkyA^oIGPBrH_sR|B\\jr`l[BnxQJ{t]}`LN}AL]IPK[`~w`~`?TlALZf{b{AXE@D@FtAMTN?_dTGSlS~UCZ{PGmKAr}Bmoun``JJBT~"
    "r{btzPGsJSHB}XDeihGq?@lky^qq@aDhKA|S?pWDYnG|w]WSFOenLNoGB`nxz?[eAOdcyNlAT@xA}meGA^KowP[qNPwsBMLlDBtIInJLjs\\Wzm}D"
    "Pm?lCC`MJ^ObLo|dwi[?vAvs{mw^M?\\^CIkhO]pgECPSK^\\`DQ_EB`PEv?KLJnDFzegNC__MK_H^wbdMCoHguqOpE}d]?nHQ?sHCB`^?JJXTuaiM"
    "?}x?x?koT?v]F@S_J\\B~M`TNBeTL}p?mjLcuHMWtq~`sSKlDBkPX~SOl@FwqN`dNxs~Ou]t^uaGeg{[]@LkcX@|\\CoHH`QQF?^wZRoSiPnLMtUKf"
    "pnPvyTgUscLKG?`A}]HF}M|[eb_po\\HAOBTZCnCl~\\W]U_K~}MS`xDGWKrpmKLxnKtsoog|Pt\\^qzmohRW|su`F|yMbyp?D`FqQQ~O\\`T?`?hQwJ"
    "ELkcJBt_|tJWL?HN|?Otz?ru~^}UADhY@[XEDAlU}Y{ozdeW|CE[pApII`pWVQGCkqg[@llqKKxl{QWIv^EIK@|b?`DaKAxF@RpSMoS{qsZ`A~pi"
    "AaPuD}@PC^`[BJxVAnpCIMdR?nOZI~@PvNWx}~SXKDGZvdFnPSOW|l|u|MCPLhpKGqOalCDCE`M?s??Kznoj~__oGagjjzHEm^qwJ~q@?^ws?PWD"
    "UMT@m@_LjDNRHpvyzLxBwtvxToAT~adfGCPYLoAGzaCK|`L|?qpEB@`PAuGl_{Sy{_T{{A@{E}Hv|}hr@`SFj?g{P{sBsQg~zBLBDTswvQRnAtXU"
    "Efg}PM_rV`[~BV@YQBhgtaw^|lTiSPKEEz?jKalc~Rhp}kxRHpLrw_k~tOdA@t\\yI_of_t`|MplMw_AAERRjoOO@I~ckDnkjkOjW~sF^z^wU|_p@"
    "?n[NlKww|~LQrRAOB?OG`\\d\\vtOPcthMERgOxa[`}NW?w?{v}Qdk|APjqkkK|@s_zvO~omWdHMtlD]hWNA@U?cS]uCVkxN[~zKsps~SSU^sS|S@K"
    "{]pbqk|A}LmA~SNoCPWs@TGU}NwujaP]ABRQRRg?x`gaHBW\\{D|HzMMoqrTdGA|WH_\\Gzb?zy\\iVMAT^B_Scup`NAM@vnelgvOGsHXT~~cGTWrLA"
    "QBGtR@KXC]_AL@lLGppXDat[z|ahBxt]zzoU{`lS{R\\RF_Snj}]L|S_{sBHRBCLJ\\NXfziwPBoOc?CtfUmPiCE|TGOxc?lLG}mg[~Z`Vk`cKBy?s"
    "wkYMFR?s@l{qCNMTuahCxQ]eCOyez`wGuJTQHP|TMsDEw@h{BLxg?`LB@O_A?L\\lvSptqaHXR{wBWQ__vuLDINSKR]XZyPs{Hp?b@@sA|oYWCpt@"
    "wspJEPSuFYJfoYGu}APjJrDVg[tDt@fdJ|tXtBS?}@PfA}hjLG|BJsDOC?lxo^XiH_|kM~]MCawp|As?y^UQ}UOMDBe|o`St}q@J`PwP~_p`rPOb"
    "A~sn|OpKFeKjR|Gt@Qcg~apkMN`[H_sZABxIKtoyAA]cv`}JvcWDj@k~{qC^|`wb@A\\EyLwY}?WcAOtSt^g}D@CmFtD}AsOD~pXS{oXbMPVzGt|V"
    "Q_oqDl_Jq@XMICgtAbWoNo?pF|TE_CGo}alCjU^N|G?AAS[u{^hRJFZ{x|LIK~U[UqkdQNK`k\\p]n^TQIfwfNq|QLbRqR]\\SsC`YVOYPLF_@jlzA"
    "C]shEPnG?P|XBkXxzbsEsqLS}ApXEp`aubS\\{lhVvC\\RCChcCpeQUBOCIC\\~E`thy`IJha{?FTHt@aPSCcDQ@?imGaGH~]sP}pW|}aKEutv~ja@K"
    "BS_AujSM@]@rXRMR|rcZ|lIH|Z?sK^jVqMlMGbpkE]kZy]lsDeDJlrlGslwI?cqWwTTu?aOkZpXG}nRlypp[uZ~cqHtycpzEE`]fPMAZuAX`CpA@"
    "vSgPw^LpG_}YvAiE{CL@L`G?G]g}~|DaBnhnG?Hjv`_lJqsIzpeFq?[[~ApDNcPD~]W|vH{anlj|_ek_}etiy[{_M^`QtOPS_mT{gbtR~mwpt}DM"
    "ASs}AMMK~@hJv@Fv@_AG{ncGFmS[K[CCGQ}Izb?WHmxPwqWoLrwYBk|AxBcyK^t@vA`kAUTnmAPCMq`Qv^{wWNDbzRXUub\\_~}LJCRPfvoxFFvo`"
    "Hr@T@JED|NCGzRgMARNssLgXLMk]QdWIE`|ispTYr@K|FNg~{_VMH|lSuql}wSSJwnPdqc`KwMhKw}{\\APx^z^_dC[`FLdK|Kn\\RkRSOyBT{SoDr"
    "yRKYI^tXtBZhV~pg~?iAESXivG?P]lvn@_|X|NdWoBH\\ERn[?FCmiRJuvphe}l|m@Klm@qC_t@XmKmkR}]zNzNjgvlUU]`Dtyq\\d~aUIA}X^yQ{F"
    "AadmE]_\\sn{R{o@j{@PR~OsqqcL`M}A[BOHLwq_xAA?EG}C`zQlfHtuMNqO?CWCxI_lJF~Jd}@}DCOCfKPe`?cT?fnPxB@\\zTDT^sNqGEShtw}Wa"
    "~OwWB\\gTBnxF@nL^zmS_I\\GTGTXrJ]hqSoCBOrt[xqaBmA{cD{cayQPWDAxBs@WZzng]H?T?A^hOF_gTxtS~D|v~?PdW@]qy?v}JN]pHqq[MB`Wb"
    "C?lUsM{[IB|BHsomB]Sow~RA@ukrCr@G@~oZ~RxPMnwY?AJni`sQTat[npKBv^zS}pdS~_tV|qW]}G|VBNhSpMWdI\\rACS_yECxQAtLh|akd~^?}"
    "w[~C}`sFDqpapTBfCrgoGGKIB`tDBc_QC^TyyQnm[cPr^P|MZAkcnpSjyNpOLP~ytcKQGQWtBWR?lpcc?muH~]LaibhhK_xpvqselMynia_[DDOG"
    "kmxMzT\\DuC`UuiouzZpHC`{@uq_@wcI@}?UI|SkiBTR]A}t^tPcJA_c^FN[Eeanw?m_isa|@Xq?ACrLtRnxr?[@Bta\\BFaTXzA@XM[`Z?`wy_rxO"
    "pBK?snWq}`z}N{W^D@CHC~j`@OI@?NmHopOprnkq@VDmyA_PoKTLw_K{KDG[@lhfn@?N@phQB|`tzBX^sNWlPq[RtnDLufc?wJlrN^kgC`{MJmgn"
    "{@XT_K_wkxsIeOczF~}TEcdEEom?B@__?_[V|EkB_B{zQ^xAACczNn\\pJB@D@nSWurWRk]hHw|xLzL[t|\\{uATKutofwH_Gsw}{[G|LAnM~x~[Oo"
    "U}HA~AoU?b@nInx]H_?s~ary~nLp@QcbyutBwB{{JYoP?Lz`}flTmZ]BuR}X@TKJ@Np@D_sfHRxykKkHAZw[~Dp[NqXH|A{btsWBv{sDTpGOr]?l"
    "yz|ruRTAMQPrEKqT@blMOLiHKCRALoG?RZ?GHlLZ?RWxTjj~Ll{YDAx?ppUK}n?qqA|HoQonz~kan[PURQGsDow{|jryID\\L_?XQft|itpK~ElNA"
    "{A\\H@nLGzsAXxr|JLR{}T~C]z~pI~[gHBTgfCnDA{[ZQEJ`[wLTixNLV?~?fg@DL?ZxE{_L^xD_lOrx?A_xyzCpAvpzrWS\\JD?X[F_LUsMgR~p\\C"
    "pbwrLlggyq\\yAK?ao|OhAQ?PHTPgH^cc}RGvILVApsCiLQPKwRcpy`GpCo[T{@kfyZLhBTiUX@|SC@?Dx}wWHdPYC@~kx_WU??aXCObo|HxFpChx"
    "}lL@hqk`GtYSKcmLwi@ZtBXp}}kLKuXkNQ\\ZpPF|qpPW}SlNANOoE_ow|]@mBSEEJSg^KGmN?acPmaxCD@SRRv@HCbDS{R|PD}pSz~LetRDOJOEC"
    "w}\\\\z^_p{LCWqQhYr?_pw\\tw~nwkLa|P~bHjpPlCF^Wn|sLiyMtSCql_GRCzDm{nAo@RLNtIDnoCy}{[EnKapa`KPA`s}bcAea`[FOco|^daASIB"
    "@oFxCTGRH@DaJ?di}pgfPMpeK]WgMoSn@}oyGo`ouMHL}Xu?Da_Bz@c?y}yIGC@EACDuPCTr?QGSWtdgCCtzy?[Vgm[IzP_I~R@RE}?jptTnBBHQ"
    "itWEvN`OE}RlcAkeAstAxuThMswTMdiC?k`wkQdQ~G`Z~OH@LB@}NrXgx~h\\GreWRALkGeskqmiRClxJDBdI?moRHdxuy`Nvro[q?PbyBtKWM|gp"
    "{sKrUaSoyPh]FbxCQlP\\RKXKOOXLLEOcpPwH}Oi[wJ`h|c?j~BSTz]fkoLceB^ll|ah@Gd@`oaR~AQGMGQEDr~grEa@IEAwtM\\|mucotzt`UNDDQ"
    "F^Sj?m{konH[tc\\JnlWxNfk}xAvnt_rs@SGwElsuBMTNR[\\VHluKHELLlBQGPihVFlOAGq@[?^LEw_`oyClt|oLtt]DGv|@QW?ldxnT\\~^@Dt^wr"
    "zAO]GB@PHag{v{Sql}HXE||nr_?K@_\\AMQ@apACHPLoUMpckKPk^k?kZG_LsxDtPJQKbZCWkH~G\\G|D[mQTH~K|Cx~?GBo`YlE[dDPGp?OCrLLs|"
    "z?Kgk@djF`@WLo{\\GrPIEP`IH^_~tPUmIQPfGJCEmnDPIObqHP{{{lclB}gJr?NePO{i~AHbF]_[?]zAzMKLmEXbHQ]DHBxfzqPZCVPPSBld}_|i"
    "KSAXIvAqr~|qCCC_Hcx@F?{{lQ@zQ\\{depKn}OCoBoRk|pWl~_PV|QmMsoTOr^oa|[vhB`YF@ATFXRd_RPW]FqgvTMYh{dEQp]FZvnRz~CXWGRTu"
    "~bTOAGhu|ccfMPo\\jq_gFK[lyosd?Ugo~p]NY^pkDrJwCatDy]DSPqcyl~CQAaosKcjZA@?sxCX]N___v?cOHa{uq^NkHq?{}KlBCDvt?AL_|~Wb"
    "@M[QsMaIwY_Pd@jrBG}HC`ITwRD[LQXWAP\\wIonrLeoX}lC]?^GS@}SIXMhG~P|OIbOpG~\\lAn`G?oQBzp|QvPlZNOw\\PbiA?^pUU_MCQb@Vj`PS"
    "zCJbw`paGtlgO|[P?dFyDW|ZNnpb}~`BD|xF|?d[K_Kd}^xPDNhEvlTj{{LBBO[P@BWnw|doH@@bCNXHTc^nJr?[Bk`kU_OnG}GjAchF?CprtkwX"
    "r}RpwR|fIHGUs~oaEod_qb?jEbLqo@hDNOHPnMw?gNla?rWfDcL]AZmJ?MYJuQPFFRXTuqKgGpp\\rneC??xc@]fvJQtF?D@UCapuyALEEAJWv^Si"
    "IO`inzlEr\\hyxTcWIQGw?^PXKOtcK^GlwqONISO|naGDO^K?FppvqrD|zqKoL~dJ|AcUAAPMP?\\r@N^zrqsoK\\OhC_u@{`[Lt[?[S_`EwTtm?AHV"
    "|PzkJZYoD]Kky|UhrA|DtkhYAoFwL]`vC@LnBmToD?T^BOHwMm|H{NDt@^VAB~swMJtnR``jxdwHungrG^ke~?WuA]cxF^|?i?^p?AKy~qtEAqDq"
    "D@\\PvCCqFP?bHNv`EoIqJ?tICBq?@CghONOqFxslo@lDdZc\\~?hay@lE{?^E{pSxOspWojc@Fm}_uuXP~zkc`\\HUslGFCR@~sZlGZUPFKQgoHoKz"
    "h~OmBQg_?}s|~~Sl?PKIh~\\R~M\\dTRSKV_`HERSbANhE@QdN|`y?M[?BjOLCBbKPvPTCv_[|BLXI{s?`AAWct^xIT}|Gx@rq~]`J?tmdCtLhRSiI"
    "IFxyL@mR@egyGO\\tLQqCScYu}ml|Jag~MOTcJn?erkc}F{GLk^@v@MGsGRp[bmk|Ga{zXEoSAPlkvz}NQNv\\DRc`wS{uzrSl~D?KAcw_~rdW?cO_"
    "{^CbI?_o@bG\\ym`^C`dMJdp}sSgKLoHOw{W{znDbMtcK{ede@[md~RKsHKcdy}kiLLwmwtLU?LxP`Q`@@MGnM]SzQRd_GAwfBQHKLStHq_J`vktD"
    "x]OwuFGhKW?o@~?rAQ[~A`lP@nKxI`X^||hS?@SSzOpRuoPmE~KBxrB?m_TG^QdXHzc}G\\XFDbd]@@K`@_DWkQLA|q|@syP^?~pnGcJoBnnvC]wg"
    "L[w\\y[swzlXwNc?pFMlQL?SswZk_rr`^sQK|~~?HFoAJ?SGNA`QHHDCkI]srK[ZAMzTECjh^EA\\ayscEAj[DB]omCp\\kxMglsaT`BLXnng?sLNw|"
    "AN_lENDGDot\\kPOfqrCHOB{}Noo~CPd~EBY_uaOjvB}B?LPVA}lH{lE@xsXdAb\\CAnPlILoq{`KPRR?GxncX}?orYkWhHRxuwowb}ZXALkxUNb[Z"
    "?`odXo{yq}~|vS@^C]PKQmYKxrkw|CqJwPu_RMc|Prpd@KGkwJ\\`uSR}ik_ixo{sHqyGUm\\TtdPLGmtGCD@LuzT@?co`Su{^Blcx?SgFJEd?{ojr"
    "vmbN}opLb|okRo_hC~SOA^[bztTju|Ocx??`NpLaD\\wfs~nxN?Ll?poaIQyeF^{TJmgZA]KJKaQKAm{MsRynu?{hD@@q?CWay~@B}mcR}pcxzSkP"
    "FLCs@]fC}p\\^OQkvE{SNPbluLPxVE^KI}C_kA\\VFNnI\\qu@ezo{|KNgyBO[LDldnwnCsB]dU}}XRFK?`fl?_NKXZq[wOu`@KEA?y~m[Mm?gtGZCL"
    "oK`rDmlHz@\\W?~K^@ak{ypSXB^T__PDKNj_hxQvtp@prXO|G@PHED@s@oPS}rsbqMRiRL_DCk^nVDblg~ap|Q\\pMKA[mE{s|wmdvF\\pWzQwpKQnp"
    "GHDmBLKq@@@Wvd@kKpIyD@TCEQGLF~hKv?WvKUEesNxjA`HDQpXCBRsHlMso{[sQxdlPCXGrIMS^nPgj~ndQPr`_}TeKtOkCRRlGXbd\\A^m?U^hU"
    "}knDxqfNGOR|i]\\RFOlMulvn_}|Kf@{?x?YiC}Prk]Ol}c{nL}dZKaT`{[{{}PszB~[GwodODo\\uBaXBlClT`\\nDREHbDoDIULxK_}giTcddE}df"
    "sO\\fs]B|tqGoENARx@dGI@rqwCGv?b_wLAk]BndrQ`GGRrFUEOlH?_|^@^zYvmtLzRrV{\\@A{MXl|ulECcUCLd[i{BAV~?`e?nq~DAlbCcSfE?z^"
    "omDWI@_Frq_ujB[VzR_w~CWoFP_g|QHEv~ARu^rynLkaEpdiE?`[xnckf]sf~QNe}PC}CV_BBACsyoKkzk??C`eL}b\\tHOOVAphDKASdCOXD@aTr"
    "u@|Iz]HOz?F`SNocHLClnAtvzbdnv@xULPDmQnDG|ak}Hp|rq|d{ObxOvO[nz|pzroogGtcysJ_]HQko@ZT_n^k~xOSwnBcfy?T_fCcWDotzy\\eS"
    "zsStke@ct}?mjO`_LscMpp_i{lS?wNtUt``{H[gMwog]{P@^OkhG@K`IzRvlHNOQetAFDXsv@QHitM@oEDDlyTnyH_`nA?PR~n[SMLPpBBXK|}|G"
    "vZCtH^aGLrgmInCjvod\\IOs[w]@\\@FsD|[lH|b`bA^_Gy@pGB|t`yRDqcuJIJqSoGqk[}T_GGR[W~_?i}?Sh}cCRDBrmoULYrag|Hn@v]Ahm@FKW"
    "cqKz@ROTuOWOE_wa}aOUy?|xp~eILR@e|OeLDUC~Eo?{?PX_trCyLcl_K_kltoWJCMW~SQ|cspxbnhDW~ofqAlJy{}WgeLSXKSt{{_CW?PCz?aWk"
    "{xDK]zdC?}xU}AuYz?PS?qtz{plwy]PF?^P^Cn?wvS\\GwjIkPMGXRqXOmgLD?oh\\uSXo?_o_wLtNyupSD`oWtLLKzApeM~O|oEcgA}W|JScx{mP`"
    "JSkyQrpof`LDSlOtCAiFrb[^B]tR?Pwny^WrcCLAGaUek{P}Aq}Ivbh`|?ojvB_mH[PA{CwiDPiwLK\\YgMw{xaXzBpMQ?CLTBs\\g?DXBwbXNNmli"
    "Ca{RzroZLR`NvAcZ?sOaAnxQ@BksESBixdWhC]lPo`?awAXF?NKjQQlMM@@eM~KxGmKaqZ|AyaS_[_[P{llLzcKjCng{zDWYN~`HH~GzBnOltR_m"
    "M]|pULga|B{tGO_JxbzY|^[iDFlaDRxbyPsi}hGB|M{LI@CbMd{{ONHglCC|sXopN_vyGKPI?@k^@PWiopOysmoC~jZ~K{xoC@DwI~d^wAP@PcdO"
    "IbWxKNtSzCwGRKoK?kSP?_wqCpS{pscm_?@]}S``S|gdvs@wB}XKJ]LMDkXeEB{}KoWzyrt_DkP?JrKz@JoSY}IeG]Jx{BlSN?D[{anZKAsmLb_d"
    "{?EZ~]ktNqK?}BogHPwA~pLyz_cOtKOpI|K|@EHBFPkjiDlaSdxuS~wJ|?[J?chQ@O|?}PWgFDPeNO[|K{kUtr`|p^[Cz{c~C@s]{yjQw?WQ}B}U"
    "{BCkFRdjO]pK}e^|@]Vq~B[fKSN_qBSH_?G[~`wkwoCd{tL\\vOcRAMggN|EQH^i@H?kBrqcve`wPBQ_`w]wvz?lvPKmMqblQ~@_eHaoAD[|a~a@G"
    "}M[^tjtc`R\\APCcehmfN~[KPwsGH~NSl{]P[CStLHoeJE@hY?~LTtdwa}KK?tdcYNOo[nQXAArc\\}BNlpehpMofj}NgkBicmxOClxalM@QlV{Ah@"
    "rplE@hwq_|oaNvlQc?xL|MT@rP@bJr_znpstM@@VF}|js`KZ}NTUmC|d_qCcvahiEpO}Bn?Iz^r`|`LZO\\\\^~m|DvuC|T~st~nZAH]C\\jly[Xafz"
    "[?_^P]LzwB?Y?dSR}l{cH^hPGB_vH@SSJcHNqMSo@pDS~nISFSqN~ky^wuDIvp~u@@wxv^TTIMSn~NaE@mlPH``tKM|GEXDsqakmPbRAH{luxC{k"
    "K]S]uq^AFTGzCt`?}qLbAQ@`ydhIIsCx?AdCKRdlz|w}BMwlD]SyGlPVG~hEjnkP?qOtEmdOHb{hRLHT}csx?~PMA~c[{d~|M^GOFq[G?RxGEkw~"
    "?d`jBb@tQbSvs`Seva\\DGkHEFNI?FMa?NB{rsADlEAHUW`PM~G?G}cldypPDD^\\aHdoPm\\or@Qk{QBw?SaGoMUfv|^AKsKeuISK~~N{tM~wH_pGz"
    "OsO`HdLT@PUkS\\vM_qAFxqknHEUJNOTf|@k\\Hnhztq?]rU{x@NsMB@lL_uQ@k@hNE|Pi~ARcz@ddo|hMLOhdIReNM~xRrNX]FmpQ}_PDLcT]oaPS"
    "G{?}onQhEr[g@c[yzRAZGf@puNtbcoiPoP{RI`cxh\\d\\P\\q?ZlPVs_D~np@sCr\\l_qTNtnka@s{t?]eNno{AKPhvsS?usLbpgl_KG@PCTBdzr{@J"
    "DpyZw{MAK?S?{lLCRbDB{bmUxOLSztES|lhIMxGnFvcm~ZFhxtXZuLdbF`WToQ\\DOmp?MLtJE~{qzSkascc~~asvLahGMd@TymLFvOZj@N?bJ?c`"
    "CSG~@ahmEpOqBA[Ph~LGCN[hHm?JFnD@uQoY~QdDGZ@FlNsbRmopyp@fOL_omnPB~\\cTJ{PSu`@qDpd{oKTZA?EE?}cWF^mBFN{aEOSN@GGnrUqa"
    "NCGqL_dPLPy?tP@W{^TNLRj[yq[Q|nQJ~}hE}]|W@O|hwARotR[~|\\}?Ts|EE`cIFpOlxmtIxodTwaW|[FlQ|KhJKDK~QOh?}Kco|~HXUJl?zA{J"
    "C@sQAanwr}d|LlWd@coS{`S~Q_KxBM`Iy_F?y?wn~p@I}S]F~COuGpDcA`GbVbwt@]GZx]X]A~PCQePhjA?k|Qt{sA?kAlx|v_WMvQx}dccSS[`I"
    "BP_M{a{hLncUOVdCC|Hc|^QFx}{GBSX`}PO`UEUICpLACsKmB@tdHAUEEFgeAopmxoC{T@?f?rTqJ_HPIMSvAO[nL{H[wY[zqbhgEO{f@axk~yk~"
    "dFZV@MWT?q{|nHGowAsqPoug~`JAWtDIxuoME[fi@lTS~bwsn^Sp|qlc?aCaGMfwKS\\SFpxJDRSeEoKgGWpYEN`n~agICKm?_@eH]XDs}U\\NLMrw"
    "lA[S?QO|K|{bBpg{@FO?sACnqAcg?W?yGUGSF~\\jzlx|Epadvv_qUa@hEypS~CKpxW?srVSSz_wt?m@CNDPF|Ly?yOSyxApzy`kKA}Oxwa?iGXDQ"
    "nq[wLSCj~NPUwQ?apolkeTWq|KI?qNPSQBPuGSHTUQ]PIo{pVacwUowvz?Cfu`[pAqXChQoi?miYuahpBPkUKCGK@_l{y^[GvNe^~dsr|ptYNp|a"
    "_{NtN\\Qlos\\^zuQI~vPZOk?d@fJm}HDJa?`]iQLdKcpnBmCjB@WPT^[lt][\\OZjkw~dG|g|twoXo}\\{rINsv|VgfJCPKF@llt`\\X\\?xIwMduKXTV"
    "FBSeSphZFzHArLhPx\\Sr?_dgEdVYNQIZLYghA`pXDrqDMAkqE@Gz~oql~AkFK]CgmO{_w_t`wj|Q~`sZ{RDR_~t^DK_~I][XAqofDLESwO|ZKrwb"
    "uPWsHN{sqsgHqo}AA?o~wkH_E\\CSGokEbb`~{mpwqr|TQKLoyBHAHnOnNncgyPcP?OvMYnP_@q{e~||SxpCGA}wm|~Ty`PweB}yGqD[i|AZWD`XY"
    "x~kQA?XQFtjlU]]\\wl?p@OyUA^MBGoIR^`LeX]H`M@JnH{sZIMCxxCsX}dHD?b[psMd\\zBiST}bsFKo}yoSOD_s~D~ReGQKjEn\\HL@|Ypa?L@O[?"
    "v?DJOizZqoJYEKtiEqDN{PsuBbO|bCUQl}sUzb[ZCahOE\\P`C\\wpDRDOVq`GurHKI~RNwI?fGoXbukdYhUXCAsKkX_@Lgs_lL{whLlhB_?ciF]S|"
    "|?T{DUD_y?gh~oY@K_tMIZ_?vrCEA?Om}S{@G_GS{dPlQM[E}@pFwAwl~qpG~LhoEOFx{~XGz@lrC?LhEW~~KCLY}LriD^t^vCPlBPCHJgHK?At_"
    "lq@xLV_LullS??O?~Kb|RlwbLq{QCEMYpTGd|nkDx|szzQHO}m_z|QkMDrO~tAcbSQ`W~^THKFLwASPppsCNymk_yll[rl|xFMlKvgoaLGA^A_XE"
    "jNTC@OOFRotm~aRWGRXDNklOJrF|]abVwnpeb\\M@Ipz]RoKUB?]VF@@Rgaw?EO?jK_cUHCXpFOQNJNGZERBAe?byEEHnGwC}zQ@AeuP~{~{iEAoD"
    "N?qCGMwpC]_{rT@lH^lcqgwWIaWiW~cxENTWI?dBrOBjNQoo~[tO{G|JmsOGD]?HxM_ElmdYo`DX~rywpl\\tvqGww`D}pNlVwoGSK]sPslkVG}Vs"
    "xItQMtMCPOdfA~cg}js]qSLLq_@ZEz_iEAk[yNbNAOb~sWPLJP{v`Q{aR_kMrB_|~?U?CsmC{mFv@Oo`}US]zpScwaWO|qSVqSKR{MhUl}t}HB_E"
    "fAgstQ|qXAiE}C?_k{EewqcsAPOYvQsx}[PdHvf^{Q[vDPMN}@L[Ln\\DrdGhpH\\ADpzB{@SdLYtwzJeZbdt}~JSapLYPDNCuM_pZ}opDWO_}EmGr"
    "CDoPLuwHq`{h`n@P_|?llP@\\Cd__ItHPto`e|dwsXCq}H?COA@o`x~U`yNJgDrQDNsWUz_SdINwdzlxE@sA?Ar[iGETu@QTGTMcK{WOwypHNPp\\F"
    "z\\DC?B_{mBkpYAiQCOst~chw{{WgyAGl@QgfM_sBSkxUKa?ZkCuw}DDZGQiCz~\\rwTW{JoK}Qns|NnoqMOGQCSTauOxxSpkp~~dwle@Rs_tmNcpd"
    "EN`cJy^n|pKyzG|BA?snQndaEZNA?bdZ}NkwDKOlLT`xveCDD\\?^}@?px~d^DWh\\tpA]Na`@mAPVC`|QvNKh~\\S?FtCXwQCnAkgg~?PqGaKl}R|["
    "S^Ts\\SLQy\\s^@PM?`S`Z~cKrF{tRwQuDC}KfTmPgtbLJBw?\\G`fAw|dCoI[MvN~p|{cn{o{c}k[ruxDF?\\WiTaeF??WnorOyEOXSHmBYE?@OhotY"
    "M@larPwVdkX`A@_wNdM?y_qVwmDaG^ofAoID|\\c`x^nnxUdhRt\\Gy?EfSo\\ctbsjIOI?Sfi@Epweo?{xo_SXvaCtvb@FQRH?TTQC|YJlx]HHAjX]"
    "~cSgh_\\uJCPbBRGaz~LwSrG__?k^rBOi~EZNcoP\\Drsy?cpDIp|ngr@yPlKj|QS\\GNPc@OuIFK{Tw~joFnBV_rC\\EJstjp_UvSgwQsonCOWfu@Vd"
    "Jo`r~@_cN^Hv?]pLLCS}t`hxGawpLrUMHsHH~b{_`]tyw`{TDckNL]rA{pXywpTtq`M[BSWGScCVXPpaBr@hVDiLQpq[~u\\^{cgtw?XXzcuIJUgc"
    "BuGrBiGM~`WUQ\\iL@@kx{TKC@zo}r`lODmliGTaDG_PlvJ|YAQ{GAoGCLP{CLbLUFdojvSdvQpl]}pSdtO@|y`CHxQSqH_pCV`CmvRtZKoS|@d`M"
    "ApICFB{nGeAG|{r}w|wE}B_ZUklBsM?eW]yfFmKCrQ@TGAOy`PMHsdOQV~XfFCNlF`_uGSx\\IlGzQsPqzoOjAtGvRzGiKSkzjbg]BLkTDb_`RbL]"
    "MdHdypLD~nL|DXG|EN{PJ[tgv?{~yMqCQO[{Il@uj?sLTZbor}btDbXLIZD]lRLetCOaBnCHEqXA@`HUDAXjQaZA}\\|qBNxB}sk^GRwsxpsKyqTS"
    "rTtC?tP\\D~tVorsX}]Gtvrgr`QNAKD[k{nTgRmdG|A{NzRsmFaH@N]pyIeOm~?wahqczj_T^wacaHKP@_|@qGQWOE^DhL?EM?`{[EK`Dz``HhEw|"
    "}rCaKpHX|P@tJQDMqdBatAqOKcSzO{nwyylVJw\\OJQKgMkeS|PS^w^xY|kKaHCkesa~mL`CaDnsUyQ{kr^yC_?lFznH_@awue|XUx@eCJ_UFN?CH"
    "`^KcAQGx~usvAvc_NaHqCOP]tM?X}pSx{nTtIcPm@@k~IpdO@pCHoL_nBo{mM|XFeowM?[?wV@oHK}TAAm{]FLXM}JLDwk[AzpPKwQSzupOfGokt"
    "|nct}tN`CMgYhHpM~K|cw_KKxj[kpAL`?uX|R||_r_Ky@lpGPr@LWApLMBo]xsO?vmtpS_Oe|AlAE@L^?@@wL|@kwj^^A~xF}LHShLo`A|_jtkcg"
    "Eljp}PCggn?[?}PbxMKW`S`ez?@cUg\\QED`PtqBpPch{{mg^OmkbyaB~l`DbwKhbyg|M~nXjP@eH~[pKFGDgwoSP~m@avuCX}G@g~PeGznnuSL[h"
    "h_Ox||t~LAlR{OhUzV`hGS`iqb@KEa@F@sxHvG_a}l]\\t}XrR`nhxhyHr_tHpcHG|rvYk|y\\KR\\BHW~BsM{T{a\\UA~XRBMw]T{T|ll@eI@]F|PdQ"
    "@_d`sOcsHNPNrBtsD?GzCmz]}qgyG`wJ|OcJszWc{adf?Psy}_Yu@?hQYGtv|{?d|@PRqahqQ`Kta_uMSrGAEaTJE`EGuc@Pyq?^QA`Pmp|VxaHP"
    "NnDTtmkh~T`FDELkCTXfa[UGGlxHN\\DJ}O|oFNKwN~k_GAdHLuzt[MwCILSVBo|yrl[JP?OmGg?XxmC?L~spvr|OOAOtY\\SB|leWEmC?I^{b|hR~"
    "un_`@OMeBOTT~AwyASP`NmLlDqKwDqcjvPH\\HrPFP@`u?aS`GO`nPahKNc@WqbllHA`vHcxa??G^kns[}BTBQExXlK[ayMw~p^NApcpeHpk}E^zA"
    "Fr??LtuFKapYDaknFpLNB\\GdOmW{rmgLyS`W{Q|GpNhhB?Wir^_K{AGOoPmQPl{z?__hO_ChQpmS@MT[cHDaFdlFK\\?hzSGxqYwps_XBtno}rNxA"
    "|n}tOlsKmhG_Dqh~i?t]zmcbMqP{IN{mUcluQ?KoHnbe}Ahs@ozwI\\cQR`dl@D`LJoPn~R[um?pjYAJ[NsaZJnLRBoIGA`fAEq~Yu`?l{]LiRQx{"
    "SpkED@t_y_}BFQWPDbDCCbwuA_ghQOdhB`GW}ATfyO_YEPkrfoZuskdkTAzFCQg`s^[rtsKJrbpK?TJSE?_wyqEAb@TEm^cl{LMB?nuK?pGVqV[m"
    "ERTCA@\\ZB`Y?EujVPjDWxQN\\rS[mC?Djo`{lBl_gHofyG@C|hrL^UIlaPAgtyPS}ealCEJHJY~sK}@j|jbh?A|`q@nfN{{HerqriA~^X{??tABLG"
    "KQOQ|li?|`gWPnmBF~AyEO?|E@xNRHGe@ok?NaGSE~GnA@XaeW?hx}wfLjfs^bo`JH|fjHDY~an}}KqDGph{TpFpF~foBolEWDNXGuy[|BKXF\\gm"
    "JD}eFOTHzSkW`_lBBsvuz}xdE`OsKAIJD^kxLS{ubpWq~dpJAc_VHnqS?VDL?`g?y^LKOL?yASzU}?CZ|^ZpDQw@{?zKk`cX@Pouo_l`G@lVqq|b"
    "DZYPM^{ylNKoh_tWK^oUu^HYropIHb^}J@FAn_VsAN\\dFbCp{~|Zw\\skKpp{B`_nsQTSF@t|}`V}DE?hDw|USpGS~CBMc?Ous@zv@RPUrAGxIqSg"
    "GopEuN~XH[tgGLwskrOOk~p_~HEroABAspC?NSyNNMWay?i@e]@Bm?tFiS[{KdA`CHUIx|@\\HaG\\yMXzF_cO~Bh@{^\\GRB_Ls__T~ShXsODbF`gs"
    "wP{WFulZrDqH_qphLdsbRCtEH_TLCbXXur?nDdAr~RQCgqHLESlr{qXjEAXjTno`qbuBB^l\\Co]VIpSdysovIC@Wb^lQBatGzvS[{Po[CqdL|}xa"
    "?rQcAXgcs]@DxCWNvbhUH|gGrQSox_}HGRxzO_D^URj{yCcA|rG?iA_dDB@sHPWiz`AYL^p@P@`xBp_`|dR?@auY@}UJtm@fSL_z{ateBOLoLoHA"
    "m{Hq@`{MKCLNBScbNSw~BnlxAbB}HP\\lB|L]MB]Dz`DO?oj}in[Mdw|A}m\\bUZ}X{]REp?L}KeSqFqhcxpYTzQSMTvPRBRPsFpWJn}P{xohZwSkF"
    "xIGB|bhcEn\\iI]zwCahCq`QAz@?vf^{qXotPG^yEaEaIB|?ivX|uoAOKDBPMVSOAwpKgnpgX?RqJHoOXMCWk]QtN~|hc}`{`TCz`}CHAB|hd|COx"
    "KpPlypCBC\\hAA\\O{pn`\\{B\\S{rW[w?xmz?}IKSgDWL|zJR`Q~Q|K}OLBn}mT~pLUQUb_@nOzDPcdBR?u|pbdCCcDv@\\cx_{zHtD^rr_eNdG?\\PXz"
    "MPgiyxhH_qPM?sOTv_c]EbYBM_yNwNwThOXq{\\CqIa\\a?}\\\\m?DyE_@h}CltKAdL{Jx?B}|Kzukd~@afCQwG{bEXMBLZKqxQqzUCMHG]lMlHC_pz"
    "`^loL_NUC@?cTP\\@v]jltnOPDnom~oLGC]{SzpGe|`p_I?htw}DKI@un~cSZzqp}DNwxHkcYPBoTC`sD~rT`Con\\YOPV@}hu}mLHG~uXwK~`srKd"
    "}a||mt[a~_gI`QNZE\\l}O@kg?k?rE]dN|@{hFqpJg}O{|_S?zLjwMrP]?_{j{RlEA{xEL_dZucO{uHFhBRkBoOofp~LBA?lGzoXaObpvtQsLrETK"
    "C@gik}r~{T|ROPwnzkgfz`Ll@jbdwdLKtNf|FuXqo_Tow`HBn]DX~qxeH~`mQd@ay?SazPz~}^tWw@WWs\\H]zsPRA~SZx}LGI@Oew?JofMPNkMdo"
    "?pWmBQq@qQTRAJtTM`Ajg}wW@PSirnp]D`{~~nNrBpGpJRpNEzzp{MvAr@{w}OduABLyx~CX?`y@s`dkCpO~qQSo{@tItNXT|^p^C^^|xrmKZc`R"
    "EiXe\\^oXsLZ\\BAR}GhtGrqh`BBtKypDMBRgJysWgsDSy}okX~SNzu_Wd{mIERP@TEnQGDCCou@_lu}hYv|pfwnkwD?vAsjhCrVXJuRWnJ`siIncz"
    "{BnGvjoBHmrujj`aktQHASTDPbYNxpKUCJ_xN_GjTAvBJuV\\MpuKhPR|@qVA|LXHE~[sDDZMG?Ap?Slz{_~suWCvqL?{|gSSyPgXw~guw?{AGj\\N"
    "Aqp?Uc|bw|{s@?C~SEX\\DqDt?POOAqFJ{Ost_?kT|nsesSW`?pw|E`hz`|K{~J?NwMDZqp[tDN^]k]ObJT{N}][}pmsW~Xl`qhDC?AkKCRZArQ[]"
    "vsxASplyO|~niaN}C^HK?qCm~o|WDVMQ|aqLCppawZoUxasm~m|_B^caBA?Zz|WyEaTQ}rKeQ]DSvUDaomody?DUJpHSDcXwv~nro^kBGOBxrZZA"
    "y`tMCeqjfjnrw_`[qkG_qUmes_S{_x_aC@CKznoRHp`cxrM|~nJ}~`Hb~CG}B`dW~LiGGLsMKOdM|ngPlbZ]rowpt`kwFXNA~?SPvolZu@ktIys~"
    "i|[VPn\\[DbCj~OwvvPxluNJnrkLZzwzY~~yBPmFGtmXGKOvAzn[_BQkrwTpTCS_M{nTAvOt|Lo`Ot?doI}?gyPlIGqW@pitXvkPx?NW~FjXhnNP["
    "EatpC@zxzs\\hjRHAUrLL{m`aA~Kf~zsvS?p`{OCpG[|~?pKut^LH}cXSEmZY|N?S?N\\lGfE[MQVvwaH{yN[t~}BfxCX^`Z?fvnhHu_bkJ@LocdxK"
    "uNPMsAcZx|{xpLxrxnpnnM~oIX_sKcXm?ZRyMOyoQFWOqyGaS_KnodS^wrogM[DoCN|op@[zsKDqJw|DL@tpZYD@??X\\j@^wToCPXUZ_@d\\rAASd"
    "PQd_}P{np`DTpBkR}I{xIKK}HShDHjSrDariR|jzs`|^y_}QGtpV??p~PrzfQ`xCyiL[|@HGClue@RLiCq_vGpjxE^SLsKTZLnTr|ROwAHGnyM{D"
    "tQ{fFNb}?]Hd|QP\\ybMUK[PXQuLHGHDZhrTdD|akDQeBFnch@nPZvNkzDbl^C_fy_q?GDPKOGlGN?lQ?_{SD_xDZFbCO|fVBGMdO@^|Wqpe@x?tT"
    "oG~]CaHFUQfvC@XJXJ`znvFwbPLKwFN{D`CTE_GRP?h|?DW~|?ox@Nw~vtelHToE~RH_n|?kxmtqomAj|~CyD_@BA?|WUbWiX\\csg~lc]^H\\uzlI"
    "{nOJEoDC_{Z~zMLZfm{`A[O^~@SLB^XrzPVvxPgeV{ksuC@@D^CUn{XCE|g\\w@{y|oopzP@BI_gcsN{O?bsiB\\{IJOGOk~|Hm}l]|OSiqnGcqlci"
    "JpaGCrWX~{swsb\\w?ftXwKNu{RwrqS?ZBcDHvBWXHQXm|AX[{mx^Fo?ZmY_zyRXLCqfwo@laxK|MqNczR?}HKk?mUqddzOwnr]gG~PCmzlDewbVm"
    "z{WalrwMr]IFOq^{WhsSzdX_N?@]gB[GAHGS@cObNAG`NrLaQ`M?}osRAppdpOcMzqjb?oZvm~@^k?KlEXXi}nFAJSsoxRHRx^\\M{bl\\AMiAybDj"
    "Eb}cA_@eI_p}FmSwqZliMAAVG_{`x_LHMB~VMOaGBdsg?Xe?znIY}MdnxALL@^sfuDHOOmDMxrhBKndMw@Spr@K\\{?XCJ@ML`Pd[A?@]|PsnlaXU"
    "`]_b~?D`C__E|BSqE]tEi@G\\}dvnG\\OynAseR`qKrS@PDdYk|SLMt@\\REpwoTYwBApGw~POxcN\\Nh~\\f`R@P~RGhQ~{tuSWeCoHhE{weK@~vXPyM"
    "@Pgf_}[NtwV?FBaYrrcJrQiC`PhjdcSrd[da{ZpIso_}}otP}sK?}b\\eHL~OGQdKss\\UuN\\NAdOzHMiW?``NE?pszOctG`?RErlhvAQLrlG~B_eO"
    "UtXllbAHFg}EuntaKnxS?e@^O_|Mw?BAODGHNOSexOxdvP~p~P|NiB_XaEhUCd~oCJPHE\\|I@ScVP]~AHPCUDSs]yG|m~L|b`]tw|ATM@o{?ubQi"
    "|b{\\}~DGJb{hLcTor][c@}qNgShaGAkdOKJv?p`a}cLS{__]p_w^~MSh[QlMKNxj`Pi}zQ@OoL?wB@tFUT{vrALbuDoByODTsM[uHdI@yMo\\r~^r"
    "|~{wvPyFPbolyodfvswb?F_gJVNfCqCm|osX^_XhMEV|ChuUFIOUr}Gx~plIy_eJ@LxDVLxOv]TyQLdLC^duz@haIa?~}RA@|fXFKp`]s{dPe[aR"
    "|@}jr{FnzO?y@FGwAnb]{m{n@M[H{Oc?|?DYLq[KB?hqy~QGJ}@`{`hHGTDi|ubgRcFw{^TyyPSohhtH|lhHFW|@QBtulBRtOBg[EmGvOAl{}R[f"
    "q_W[sbCo|qLL?t[iPTICEnWo@?K?npPiRFtmBqh|jaS?v?h{LBTUAsbopo^x?]Kig[nrDP?]|]stvnx}?TOi}^{uKO^{@`GIBC[OFs{vnoolxCln"
    "qSxkzW@eyNo]}_p}~\\tNOlw?A^hTClMQ??kvyrps@}{I|pHY}~WbUcAh@sLOKSox_rxYJls~vopA}qcPo@WxCOGwMOHYCmDXG[cFxroIHBZmK`tT"
    "zyCZyoMXL@b}KSp~QDETKuBzwdG]}dxH?aENctOU|aHpB^LQyAgWMoSnBmxEKt^T}oOEFA|Y}iUNC@suCbGrE_[JzoLzpnsXR_BJInOfk@KPJ_?o"
    "BL{vy_CfrMkJKPaL?qKBq@Db|~uFob@\\ImncCbtHw]a]nEPEymUhBS_L?J|_Co\\OOm?pHQkoOrgW?TG}@AlPK^\\nD?@RVFCm@bPVJOcdCAHKT}hG"
    "GBh~CTd[sQ?Mf}Tcz]xB?Rh``\\|`f}?V?NJYEB{C?pXB]t|NBQTwumPGtsJK}^tIDl|L@saEJ?RvP`HKBMCBF^RlKFu?{D`Ux~dZvoSQ}qWvebSk"
    "DcDlAOo{J?d}qm\\rBb|^RokqTLDwwHl_M^`LspTiGAhHL?EYoNDf}QosJcsJE|d]CpCGT@LoACGQOLh|{B{g}PDW@?CRDpht}mLFEkxtqnLxIptI"
    "}dsVEOlFvAnGFaW`~Osm@le\\H~_PwONzAqwhx_SsQqaLq]`CoPXC?ok||r|b{byKrFsfOBOx@kkjCm?yD?LYHN@rNptO?^wk@|wi_rLuBa]AwTCj"
    "}OdQwmoeLOs]D}tmGQ_fPpwesTtdFDeKCvHG|p|IM_OdV_Y]Dk_mGCgsxKCULSxS}~hUJ`tJFdpYLPZvlcSI?^Q_q@Ia}Rdy@C[hGM|\\}\\lhDQlj"
    "{`QIgY?tVNj`ZrAHK]?aBp?nC{tV|opDtN[CLqBasr]AuaDPDBKZHpjAwmhJTDD@KQtvzAOtt]|N@Sv|sTwnAKuwz`\\kCoxCe^G[S_tv|A{az`{C"
    "}`LE}~SdyScp{}XhpAH\\dbF~UgD^~\\dMs_pVPQXd`Qja@PlbkVPezjMMFag~FG?eBBcNCNkV~~wzK^?SPN@sxreUj@Xuq`TVy_vzFbog?bWkrr?e"
    "q[oZw{kqBn|VtPuK|fg|v~dTJBhLuVmLQqYSGOiJx{@IuqShH?PPvTcpT]XWO^oszqJ|S^`GytXTNRl_DNL|w]_^HBOFprkDyJXlB`\\\\PDC`~MxV"
    "CCqVmEMAvQ_Qy?HJ~^\\g}oqMVp{LrO}B|C[fKBlFzg|D}`ddJ{PmC_ST{O^cBP@JuOto||DEiP~rMSieG`dD^p@}CaHTVNMcF`tKB~WjHqZMFqol"
    "wcD[MutCzrHwN^\\PBigeS]{]?hG_?RB~AopCDoiR@v@_S~l|OOsxYAu\\y_CGU}k~M_dm{BwjKeGtBrthUEmUeTnAOMuBEN|wxMOX_~ltx`FbRRTd"
    "N?TjrmeAMO|eGT{u?aBIJ@IR|`@gGngV|s?XLEt]@n\\LGkWkEPGU~^w_A^L\\|AWPJ}kLEeT[IEC\\p`ooKNp[q}\\h~MPgy?dbCbkK{r`dLZ{}AdWP"
    "wpHbvCxBFa{nN_t{CXGvMpcZF@`[@_l]_?QcrlyfmMh@EC?]E[yMp^xFyYnyOM|EP~@\\D^^r?`rAyCwjQ`TbHqWUc|JwSqwfe?HK@]MTLcOO[MWU"
    "^l\\ct`}@Oj?K{ntBuqPVHn\\lq`DDvqGnJnSKKgIAGRhMK^kiIN\\SB@MUrK`DAcF}@d`FsqiT{]oFC_PhmWCIv_szwcClG_TJ?[x\\]~|yq\\?rDqd?"
    "BO|@{sKtYVTMs@pFGDkjHsW?vQ@uLt_LC@f}~Ro`qMUMNMnWwk^AI}PrOo[Dm}TmiSW}vtlsGrdLM`cwD}qCxmXbu~xYzr_MJrHPwpKtBq\\eHoI`"
    "|NhTA~LcS}]SuBLL}}`|Er}TTOkpxBFvCmPqbTKQ}SXSB@_fI@hJ}BPRHanlhXKE`PV`XulG_qkfYbdR`XEH}Xd}_xFL~r@io]TGp[Gh_Bjn{g@r"
    "NTm?Y_^onVEw_z@TR\\@]@Hmr_s`}pD_P`[QCVZQ?YrzB{cbmI_GlWTZN`Q|cd~V`QU~p@U|xychWzFsiBpz[bEzAAoFo_sMn[^\\ANRL[fOrww}F^"
    "RWlnEm_rgrDPGQUUKL]fJOwpQvHmYUoSMLL[B}qCYDdHcs@Lui]ELqSEVppGGDX~isrP`YIThLpXt^AJfw~vsbiXrFPv`UrIqQgrNoqJ`\\yUfSFH"
    "[LR_iSAYCU}UCmiDP\\U?Aw\\rR}K|~tNp^[wiIJILj`e?}hElVgIH?~fj|SFBWe?re{ZA~MD\\QW?MbvtY`XhLTzkPg~ocmZezhhFATCDwVFG{BHEe"
    "Lbuy@q]RyarQ_zhTHWFAF`SuZG|Y?M@ZchVAKKnhZ_^rW`@NgxGHMclUIsi?jAPqVQGv`Zes_~inusNaRaoGszL^|z{WiQEAy}{[_s?BP`E^YJAJ"
    "AhE[hG|n~PT`JUzA~s^gFabs{|hfzN@pp~Ix{cYYEXc`aoq[vW|_~uiGhRKXVD|FfHEAByZu}@LnC]\\fAB[c?hDMrBLVGgX]blTr|@XUcQzAPEck"
    "ghf~EUf]~PZaEmZFS`MCQW|RNoIXF^o^tgoFfu[dxQNGttP[EHDzS_B|uYi?axn\\Aw|JbbnVHqb}U~]Qxoln`SnAzxG\\UVSch_gDwIhrCu^~NtNe"
    "VKJOZN`O]PzAzd]?zhlcQj|fshF?_|[Hn]LL\\QiGIeXQbTb_zqJbSR_DqlVcYCbA?\\YTeljmpGL\\FQ`qKKAqMwsmtidtFMQ`HJfOsm`ud~@ejxE?"
    "vpa?zVoFPg~HIG~wD]QEHu`{Jd{NEAGijDsUuMVj[}YzbNKTfv?FNPoeVHGT`VPw_yY?EPvBMfniiE^[xrGYLQ`fi~g_y^}CvYRiI\\WmMP~AIKXO"
    "gNPJDK|XXCYLvtIQDn?RmIs^]MphvT_[_}nAKQy?WlcB{CkX`\\PmA\\vdQUst_}EFQmd~U`dKBHFhBSz^WOJASc{{dSLVeikcv}Mk_w}?jtuj~zvA"
    "_~ql|XDzO?JbebFATBlSgHEFX\\]?RC?f`^nAdKm@?DpU`R|}bNE?`_iGQUNuckLWm`XjTbIiFxF_@d^]`[G}_tKAxgMWlXDC`_qUAbmJNSL~iHxN"
    "yQ@{w~Xs@xDlwTwqNB{l|HEvHS[e_}yOow?E{}ET`Yv\\EG}ognHvjxF{BM?Gfw|y`VpHMxY?BhhCIDK\\k}daQwxPHrSBrXh}uLcI_w}IEG|beCBV"
    "qCflRcyzphFzIrRp~W?cJXE?Y@FUcBYRYkrhR_~uEG|E|BE?uDHRte?`u@OuD~dOatTfPUh_t_sEav\\wmG}OLKSsUEzA?ZiGdpfvBK^cQqrZcBb["
    "c|HpIzYODrwWR}i?VucdsRq]laoGSg?BpCM[vUV~iHNvglAQv}[JNLjmUajFTW}?iRKfQXFA_wdMU`tgbD]?gEvAPLYn`_JADxD}b\\Xd`ZJA^XFA"
    "NvU?Flob^?BAJ\\C\\QdNAeUXACrOcTptbxNHTAo{dDRL?ENVVJNkT|o{EAQ?}K]PrHr|sJ@AZNOc@ynCakrTC}N[_r}{`kPo~tkt\\o?tB?}tN|@tQ"
    "on_ApDMLEA||}sOuHBDxKg?hLND~FRsdt`txjSy|SfPE|l?dOnEF_~?oDBS~InXJPfJKm[oWBRnp?UiGA}xZEiDg~oTBJtCT]ktTtLGJ|}lYC~[v"
    "{pViMmQFvOg`BKPXzOolKa?YP]XdHn_y^@{VDBDNQmhHHcCjx_eKmMlByLhoAbSeG^rmM|\\?IalPBL{}J`sktzCn~@tDM`dMoogBJ]tTG]KvE]lX"
    "?AzECQlOS]^jMAzxM~F[@sChgAqnG~HmMLaDSa\\RK_S}mpovz^Z??adm~}@ONRpXQOW`wRWCK^\\}yrL}p?nwznJFSRwFl{ciw@lIB`GOt]piz^tR"
    "to\\CHc@f}RaNPDdq?MU@{r`[Rb_uCnezJ@pDhaOMzb`~Ct@\\BANADBXhVsMHD@dUQOLVObcexMNqzqMIk_`^CcKdIpSpIrgsJ@wqh^GIlQ[PCLXj"
    "MM`C}AtFH_l]GnDr@CH|DotnY^f|~MC_}^\\Py^s|uQpK{ONpYbg]FmpIu[d}Lm@IR\\|]raf|[CHUNCkcTRT\\~PrsoK[zE^pQFRhAvOqSJ^xSD\\F?"
    "L~dgBVSJAs}Jzo~vHQ{AALkfEbZ_EsL?CNUpLOcMJ@]KmAWB}BzsS~hDuauBCM|kH]TrwP^smkdNL_{V@ZLssl|?sf{?tPxJ|DrujCHCJDmQIOM\\"
    "~{WwC@bz}Q`em_p~RW\\{z}C?L~EQrBHBAC_qApwfvNO\\aaIb~@`|stWbuahdAr|MUmdErfPh{ExQlOEq{tXaz?DpHQD`LR_}BmHUUX?a}PDFN^{\\"
    "U~?U~^`A{_KpsoGP}XpQ{rHOJ]?au~OdC?tHKaLYkoCVwmK~D?dBHI_qz`nyzB`w@_m?FQDqHb}rDoNswiglxbHCBP`\\CFEnyHzm?\\G]LEQHm}{]"
    "y@K}T_DL}Jo}oq^ynK|[[]zcIRSwGDtFORlGr@@leMcxyrGXOtXjU}TLKP_xC}Lr}nfAt]knFnDNi]hC|iPgg@{hHNnsu]}R@AQoKruHxps[IaK?"
    "F^K[DoGiyttTz[{Quq_`H~~yYmqQvC`LNaDUwTTiq^epCa`USALcWAjoNlmJJM\\lCOdwut@E@{LbANXuUorANKlEvHFLwrK}HCEfDkC\\S_{}@bdr"
    "|uBWKZ[vpB}CuACwIPQAt`csr}\\HxrrGHmeCyYqD~bkkHCHVsFBm?pPbSBEcnQdDWLH^Y??sBoCjD?Xr_rhhvqcLO_@jpRjlLpyyA?nzNnklyAPC"
    "}l\\[iBk_@`a??cSdzqKyk?tcIB|BuQ`[sqc}sJ|S?lqTQ]|@skta_ptCvBcuz}]Ox}r|y@r\\rNSymTGaCPgK}l[_S^ckCd[hw`BxHicEORsKQnDv"
    "?\\sS_u{ux?CmFpqaE|GihOxB?Q|RMPh~?\\\\fE``NKz|fuT?\\Cm`nzQMNP{|HoQwfGpCg~bsbA?slDc~q?BspY~wuybZ?qASjqa{wwNQiDtblm`Cm"
    "Q|Pa{EuXuUju}zPhKO~tLogK{m~yxhGnlaCDFj[LP~G]CoPh@qeVraL`q[tp{b\\_MUkpYlKaSpxZJm@k~~lXGBleC|WQvPcgJ|TXruluJaWQu_ot"
    "yiU}KYz}G}qQuQlsNp[}mDw]gLqsFQxOvKwWNAHeilcDP[[zRa\\wvlYU|`DEFrokRHohq|DG}KCsMrGpxbRcPmDyL_[sLK||{q{eR@J\\JxqgA~oC"
    "BI?]?@\\TM\\p`IROA{PH^p_|Qu?ppDRkBDqoTS]@puSpBY^HvuNGMv\\H?K]WvH_POiSv?_OLwM{|LE~y||TbyPdh_xKZuVBbSDzWcLRRQeCELs[mf"
    "}P?ERNsee~kEpekaHpYOt[`JFo{nHaDdAf@n}_@?DtpBMkpiJ]IOj`^]hm\\i|RGe?}JCJoteHLc~Aj{_An\\LEY|mnqj{TNu?L@WGWnM@GDcMtHOP"
    "KPpJsDktGKXxNoEDr??qpnKsCWNLQQhsrO[CDcXnA~DjsBqw[k|_KiDwHRo@LBXpK~|nA]|lncN}BnDJVnf~EPcw?}k@wYww{rw]plooRQgWF\\pm"
    "s@IGymdLm@Th@R|oG~S~{NOUOSPTtNdGLBGv[BtDL]LQoS@IYPO}wuCoLAKpAaoar}E?ujk_LKDm{?HZ[oXBzPhZjymENPdkyL?PA{Gxy\\vEBq{u"
    "JCIB~OHR~L|Uvq?tpm_DFmECytQOwBlU|rLhwo|IAB?]K}GuG`YBmzWQ{RPTJ@gC?`O`N`HLKJuQva\\PNbHJzRH?|AX^B_bc{KlG|PXxRMxKxTk\\"
    "FPGttRC{TrTWD`[x@AIO{bwRy`puABCv}z`IIozmoLl]|~|Bso_jy^pWE`XVta[jynzz|t?BuaCPX_Hbv`otB_xAxUW~xcKNMl?]F`owMnlQ}SoZ"
    "vE_rMLHOLM\\tzMtMFpcd|eOq{ohJyk\\[ENcXK~hb{CwlGSSbDkXes~bcC~c?vX[IOMLpuunjHjxDARsCClOSTPb?ER`pzaSzF`sK}@\\ZqUC[Yqkv"
    "yE|Mr~tBRzrBC?SS|[iB@cXhxb?pCqTh{L@FK^Gjp]JT|OXm`RK@ymkeBl|qORllqUCvmtd[?`KiyBt@{q@kFqWiDdOy|oLyzCHMRPLKj^NxzOWA"
    "?kdPtckbF~sdre{wun`py}glzJh_lThlALkNuLKhq`Tf{bgnpl\\dGoTmyB@[WNGPO_~ire_SBr`^`_czusDyPRLKw]nztNHa{zKx~DeiGrLlKqmx"
    "F@wdro\\PxQOr|NRx?ahd?mvAHvBgGmhm{E[o|~\\Fw?OO??cSDbeSxC@gu?|ByoLAoqGdrdbovST_~lKVDqiPN}xC|__c{TtQ?Z`zGQPkDtEgBKxw"
    "o}LjGPlrN@L\\KBJSzL`{EM@VWAluX@CkAn|ss]prDN\\^K|hLoJ@Wh?Kgtn_knPdOLPaAqm[z@uDF@bXFyQxlBkHZ@]HMsuUG|QP]{bD~\\bH[?msa"
    "qlWFCMhpsc[UNC@av{whqz?HASg_o\\@]xbHvA^TJA@hILKJYxD`TQ]c}J?LK|_FsI\\sdqP\\rqOji}`?nL_KM~atPYmjsM^t?w|kLIPHsDLXLoKpm"
    "zOgd||[yD}KtDBtjuT}]pTLXBQtTA`kzYzp[}p@|}aNg|jtNxnlJ}cog|lTF|qcCkZ??oFGuH@oy?EpOCOINELSZw\\|g@@TlEP_hv_Nsp]uueA\\H"
    "~Lg[GQ|Nu@CXQ@_cN^x`vbHkN~xJv^gPmy|QC_h]ya{{j]hiC^`yIRtx?TLsOR]rM`pOt]{Cs?lD@aG@C~dTQpPB@ZKVE~WkKbB]iNnl@QsDpmw["
    "?mhPFnI_Fo\\rqSHIw^PkcaQjqAyfEtsqSfM\\LqW\\mo{}|ss{EjykU|ZyLjeLNmkpzmtaR?qGLPrxkbKzJkw{K]clsoT?xqCXEOLUm\\tXHrTKAoKq"
    "Dpde~aoz}C~nFm?nK}aM~?g}GPKgxORn@pocE_`VAQkYISS{}PH{IRdUWOHBM[Stm_wKFmhSwsOmLpubrNKZAMGUASk|{mICrQhV{Mq@vaKn|LLo"
    "yp@JLmPHIKXfxcKvD}sSH|tW{]fsr@DfFaiuBB`Lxogelbgox`_u|Bcvo~_MwooXkMwgxOKbsphPGRpDK`XXFSpuC~{kIcqOASd_HRO{RdSf|\\w_"
    "JDPhJn}IxPgPk][~pcgQy?xG?or|uRg_?|x^?l[Ywo\\\\GS@u|QG~tN@[iZ{qLDP_tjxUH@WUuQGlDK{WLSWgC{SrlgQPwCTTKr~NDhEYu~HaBMbz"
    "yOHNwNc_lPnq?lHEpaHowp@NyRLRFgcZGAS}kTsTEdermqC~z~ttW{hxbaXaFaV]ABxL~LS[P?PhIp\\@K`|b]Qv}P~LztrAFfzpIgC?{H`uP@Y?G"
    "E??JueKSz@oAkBpOJjBn?n_rq_XyXN{oj_T@|aWqN_uJuN\\hzd|WL_vYxP{H}LkmpNkxN|f{n?swE`oM~sAFLdc~}p|bMN\\f@lxTtassJaX`UQSc"
    "Hos^~qKZEL??u{cp|OTK|A_Jvm|`ul{OrbI@JRuHM_FuzmskF_piGQCrp_~|d][x?|@mx\\k]CAxTD\\@JHC{MBPcC?MgZl|ztxoLasDA?GA[eNbh`"
    "z^?}@PW\\xkshbn{_}?oan[_F}PICOQ|t}t@k~nxpD~LCzpTSELwu_{c]T^ouFrXpKXMmKQ`AwxWbuOSBs|T^wPIR|EwSx{lalycsI?TcrmWODAh?"
    "ubLjkscElol]Rq`U~\\ATC_M?x^|qJlKy|?kahStTyA\\cB?juqpCRUUD{rQ_snoHNM}@jy@`OOA?xEd[tR]Ous?\\in_[{BM\\GpAlSJ}[DnOob|Iwl"
    "Q}~o~RwFJphS{MTvr_duA_[~vNk\\pTOXr^h`xQTF?M`~{lOhV_|{?OgJy`d^uqh^p^xcuxxxro|jIm\\TvRtZF|DvEpRDwOPXid{|@rqEK|p^qQ\\F"
    "A?q]f?@Ln}xR{}mIabkCyitfcQoMDntoIKULuo`JMPEN?^woRbWwtPQ\\J]{_}tCHCmksy@w`JoD@CzEgga{pK\\|@tATjxpsNrSK]{`@w\\@KGD{X`"
    "A@|?eAT@uSsUUJT_xqpbAj\\pG{Tk}lDcHLcMIqGFEeqBNOdkAnpU|[pG@tltPj{uBxDGxl{rQ}II|BuPJN]MEw|Zu[F`TidZLbnE{oGttT_NfNcT"
    "@MOowWTI`PpcAmwsymnriRs@Xm]^BB[CF{@qp|gYro`IDRgqPdSU@BcE[MszCKhtD\\uI{j~dV?swonSrZM[@TMWkIrkwMDoVy{Kn@[hJANkAsq?~"
    "VqPzG]DgAETIhaDxoU[yv@wzAdO{M_kU@KkVpQE?MTXbupTERCSRJ~S}X[?`zVlLE]H@Q|tNxtZqH?]\\GnGyraV}C]_fjOzZELsYGASbX?Ck}O?v"
    "wnWWb`[PIC_swBcfwN{iuT{FI`SavAicCqgBA`dyL{\\yz\\cZIIk[zLdLucgUM^[d}m?wEADMX_TQyp{FIp`A?bRTO@]AyRktzaK[BOOZrbsiG|TU"
    "NK{{Oc\\ADRmNKkWbxNten`_QEmH{xtZtBBhh|qLFOQOVG]SA\\bc{_?XVlNukAqlZ{tcQHQWzX]ti}B[e~t[WCShVD?weFS[MAPLi?NxH@OsurCNX"
    "~npL~rD^KT[ww^i?wZwiKmTltZGuBqDrG?gPgQsMo}X\\UoYqH_R~DaYEGuc`FpsY{rlSH?gkLtXU@_THNcH[IC[gD\\cOqNsHzHDIf|o[KNCWv[St"
    "~QCks{sCCKokvPPnuLk|ib_cpNKwHcW\\vLliZoyozO\\{V\\fAAmS?BoFt{@[eEbI?JuXfs@WiL@OgNQcCAlo[jmJuD_WrkkKPs@ObwrTCHq_vTQ@D"
    "BShSq?d[zU{du@lU|nhcJoKzDlh\\D\\PcDak_h|KDw~FmU\\PW?RxoFK~}}q_^lm}XsL[Hu@HbFu`F}|G^s_g^l@`d@t[jlTxtIagisrePz\\L@RkOP"
    "z`pDNoGq@^DazTt\\D]tZqzEUB_Z]ylhc@EGtxohqwsWhx\\ipOmI`io~vLAp?@b?JsOlPLaHuR?GsqQ|W`_{Xun\\YGOtNN]xkwROWRm|JjAglO|hG"
    "z@DV@cdBCPS@rZ\\B}OHlp]xt~BOWIzcPNSuG@{tTL_@Qn\\pZM]SWSQuK~eCygp^nsSC^AALDQdEdneHOwjuKtASviaG[}RGs|\\kQxqK\\uPESEcmD"
    "vB{AKtMZNpFoLcGIlbT}EatBJAS\\|bV?s\\YTk~dOvA{CFl|DxlgQvmP`GLCfC?APlTSYO@k`p{CmEswswBWB|Njp?]sHzthWgoeTIc`W@]HgzpK^"
    "spvNNs@bfpk_vMoRBQqaPftjKcf\\nqAL|}hOspT[Vc]B@EK~OQJovAdxAAiK}JCuF^TcH~{@o@GHEql[OTfy@|gzC@ZA~}XTf_@Hvdo[uLVhg~cW"
    "r{rh?Ug`FSLL|KNGZNwKsmKdAP~syR\\hv\\mdyZCio^P~rAeJJRSfIRxZG]kB|Yjut?CQpOWvxR|ZDsiSNpc?PmRykPTHy?rrrMO]LLjpml?mH@Gk"
    "GvQKO}ooT@Cx\\PLcPoSNx_`VzCFu}UeN~^POxnCQ@@kPs~c[t[WzpKnzvJyOy_OH}?gsBOmPNoOAhJJcF?D]I_Kh?nG|o{^}zOte|Kvi|Ey@HnwS"
    "}q_Jn_K|C~sp@rTIOM]Ivv|BIrOKFnQCAZWNEhDMwlwfD|L|zPLC|nDL?pgdKrHwU^|io@|W|rxO}uc_B{QA{MpiPN~_yJpZ}Mc~yQwcEktG|oSY"
    "OYO@ksOhx~lIPaXGrCDFu}tAvKtgsRd`?MD_QDVZiPE?lBkQuOtdGCt]m@??N{`J_~o~saDvFpsa@?{Y?^jJo^_uj[]JNBxiEr`VKqUKB^`KGtUT"
    "MCHnIKCNei{|M]SjhI?\\~]|Z?CeXOpTGLEGOqthBENH]BAo?LppfY?lWDDQUQsD}}LTz?_p_CcwcBoZaEaHo]Axy}{qRPbxO}cli[qHngbgjA^oJ"
    "nm]@J|cZMvTBLot`{O\\UDE@wLMOssxlYq}weyWWrt||WAb|d@bNhwp`NBsPd}epXkkwF}MF|GA{?HXkaZAXt@rxfz}dewOo_Hns?|B?]yaAfNVIP"
    "pRm?OwHaRp\\ZGEjmAQsN~QL|PbtK@a@ED~OprEp`uO}IGa?xv_\\w}_|ct]OQtqPkw~dFFth_GEniDPiSOr{S{?QFy@ZmAojDCbchhqgpBQP{s~vw"
    "t_o\\FkG\\KQwRzm{vzNaNS_GbFjh_}ntxM_@Zu]jAEeL@?}{tDRD]GcTwGd[mnOXcKeHDAqLzEe@Bl?zlzXpm[m{gG?XPWpoqFa@V?rYRBxybZaU?"
    "F~WY}OsaG~kkq^smFw`xELKD~SYbAU[FFosBvlBGDYl]U}`MLe\\XLzc\\hYzw@\\xNa]DzX~__H\\wE`Ue~Fz{@svcwNRw?BoG`|^`}GQktv~hNUg}["
    "NCskQzdU@suW[`qDMdDNXnKMBOzshwPapr|JWBapCl@WK_MBSToBCa}zLSkQC_Jb}K?R~MjU}CQKFbPjz]{l@cTUGc`HANle@`pwK^??|]x^s]_\\"
    "iNS]A^sPnnOBx@WmESP}RR{|Mr_iN@XKKOWhDmOtDb@LzqPcA]PO{NKrIPOO~oKJlO{mBnWFxL`SHdSrt~xKBaDUQclBrN~tM@\\aL`Cin\\S_pMJp"
    "qntTxiZ~HDTqM~wj?bOly~SxD}RgCOh[MNgwE@aKt?sTHpxYN~Gi~rOjE[||lyszx_Ow~]`AF]lYEpA@nBAUqqlDuL|kCqxdVZDX@O@A?c\\YCP@R"
    "F@pLKt\\wM__v`T{`A@@OyCtB~w~fl`G^KjpxCLb\\A|xLy}iFI?solt|Cs}pBDDthxiDMK?siEakSM|\\AQb]Xu?OqGOCj}A[@H|JkMluAuBMFqQpB"
    "?u@oIrmsyBhsFpmM}pLiF_KfBmtcqOKMqPjbLA{kQ{Hf~aCVzsDvpBPjHaQfzbrh^^XmYQIqNohopqtSIqErxHD?|OrnT`{vvPt[F_SNx{Hc}BY_"
    "N~V~GabQ]\\XCYmfx}}\\QLOoQyqa_xoL\\kj_rA`c}?@p`OULn}?yPIzG[@}OzxnWIN[lYxpsfnks~qLKpXbACEpliwCe?Occxz}|HKOteJR_kkuhe"
    "F@W\\xQP`LFOh}oDJG\\kQw}HD`^_pA[ctg\\OwsUoQxpRAgmG^t_@BxmKe~Q[lFZfSDV|][NgVVqH[}pgaP@^gualfBR_C?pdjJdhgyeSNzNkAlnOJ"
    "D_{Tw_hkAB?XSkSnv`?kHKsjFbGrvOfft^A`GoWe@aLSLB|CAaGtr]s}HkC\\}{K[EQE_qrhlEroYI@LqKTk?Sr[|C_LJ@AKwrtlkB~dPGV@zF@KH"
    "BppBACl]gpY|@ax\\}F{WnN{GuSOMy?laJ^AFV[@H|AKwvsoZTOB~?~De?yDfFPwyxNO[PXDt|Mfa@M@k~cpROqfu@\\@Au^c_IkWas?WhR?klQB{_"
    "F?oZmos~?AV~}AXPLDZeL\\pdCAw||SYxKAQZLqDtS?nn}qdFCscoZRxHS}HiGOyHwOkqVbpZ|M?HL?gk@ndFR?oawfXMyyczgQPRRlpWJ@QexdoU"
    "s|DDp}ljAQo^G_\\zDO?aznthmm{R@@xgQLI?o`H`BpuKy~Gg}mtKOq\\OJL?MCVWSt?[kxOmHGc`qFj\\vv?OVIM`sab|QA{ttplldqoX^H_[VDhDf"
    "}apiq^@\\IUcZChDMXfT]HN@pZZxEs]?i?\\cI@SLlwBhyc@lcIAlOMimJAMXC|yuVDs[gB~pmI]@Um`z}|nQ@hCG_HaSCH{e[KpKa??P?{[KvW]qd"
    "ENsTOoHTsDKtB?KiEQ_\\XQ|{RlGwncDML@h}zoD]tDHXn?DZK{@gYrjVBxgZ~|}CCrQDlm|LKiPk}oACNKstW\\hQEMKVCq^~MTpfvpshHpQVySKi"
    "uDFoDaSAxM\\]BOg{@N`NB^|C~LJs~o{rHL`XGmTUyAtCzApWyrKUiOpL{R{bLLx]GmokKsGm{adw?]Dc{vT~rOknM`}TEBlG{DgPGQwVz^\\Qsq@s"
    "?`da?aXN~oPYDQcvJ`X^kpTrCR|Rw]HlspHi{~TJE@h[MCwaHaPRGpFYD{oM@RPl}`?yqoWQ~tOfwaC?Ib@NLryhSvTZN?{fm_dJs@_s@~xUqlpk"
    "EhtCJ`\\AzB{TW_~k{^o`znkS?pDi~FClCE@q?bWYABhOsYpFGsStOU?Y|yPUZPQKpAFflQSuBCs~vb}xArXFCR}qy]nlwQDFp`e^[COn_{`P|Rhl"
    "ENOCDL\\W?G?cwJpa@|Gl?AnmM~PgD^WfCs\\dAoGjMOg^J|YSo\\dIN_mDsDWmppERWNTBIb[sx@\\XaANu~{W{GD\\ZL@XwzdCnH]PtpAWOH}[oJNcv"
    "?pHXqAoxG|`RFmOxGKLrH`|M?}|KRPqDBdKq{]L_@LwXK_?zMd`Q?BOpO^Q@nnXEkDo\\SbtZlSX_sZlcB~t~`\\{Xo_dPzsoPAlxuz{I]uvFT@G?O"
    "vdGo?ocux_KU~\\L]yzf?NOsRFb_`H|@vOpI\\haObS^apjTwFOApq?Afzv]@YmEhKL~tcbbv?tET~xsFpEOHfmOKqApxM`XqdlcpttxD{HzC}@EO_"
    "vKDLs@{tBQLGIKAQCr`w[TRyIQ_{QOOHfMX^vlsbrkknvmkh~gPeQazsDFkcDlLwPADVyn?oJpHN~BthKl\\cEa?jOeC|?^RpqmcaqNzDwkW?DUGk"
    "|`X_HKc_JQxR{KjO?^]OTsktr@?gm]wELNSjypNaJfpsD`[jLOCWvPWNtlCpBB?tHntTupO[o_?JVztNVJ{\\AQkqHoOAJJa^znPAQ\\AAW{KUH_cd"
    "sqamu]aQ`Q}iqSSQE?ouFBM]L{t^D|{o?LXaiU[E@_TJOB{]Q```}T_RLk??DSMAoGEfAn?j{?yLEMhF^P`PzpfAyUi_gqwR}awFF}_d|r^n|bPW"
    "XlDPxp@KLRxswoDHxD_aFmhluBHcpa`fQq]AwqztxqPC{Qzwxo}?z\\|stTVKBdWzsrWmGR_CGQTtw~xXLpsNMNWDxQgs@_PNLNDejSBvL~P?pECB"
    "MAS`UBOzLAhUlq_qLmiPdSS|yB}FDSV{Ek_|jCCEDPXuejABsc\\b?ytcVlLYArjSIaXAPhMCudYUzEgn|@ko{jlcN^?EO~xWMThc{Do_wO\\QGl`w"
    "G?qLwVZqkoHTzEhBrqWSC~kux[?YBSlsk]la~RxnGqxNCJHhp`gcKyLxu^lA~o[zqqool_QIiO_Tpxto`P`^AZ?xAPBd^JCRD^KI}}_IIlpVDkTD"
    "\\|Zgw_xMhr_BVpU@}~pQoCVg?c_zMaSIA^hX?PKbvbBqOOLwuSKhLOy`@OT[rBO`BmKYm?of~o|NpA_U@al`yRLeIIDO{RC}C\\{zgqPPpp^}Z^\\Z"
    "yOCWGQ{V[~WCD?sWqe@gq^W?odlTwSkT~?r{N^_FleOcjA_glciNerGc?sTZD{\\e?KrsWHGsnKPqpUo_KqdlU?pJ^asQun\\GBLgNqKTP{QFgCHGQ"
    "wMWSjUAHWclxNSxV^C\\SMT_N@^bcyotJ|kYuFsGbr^tfwsc}l~b?@kKjo^~tzyngA?oqrhw^E~piDcrxb`fKtqKeMnXEt\\pghqBUy[u@WBvGqth["
    "MQF|v@|ha}pS?{hLsNDOv^xlCoLpy`J_y\\tMy`hdIb`}~_D_}@Obw_Wqt^_jGshiO~DmuLXsOPhF??sYOR`WISha}cO~QtGBna\\UvR?ZBl`iEm\\@"
    "rpDCA~tiu`tQ?sS@{Q{y\\]L?EaC]A[QjBuhVwRIOAotZrYPwA`pRBjlGAnT^|Pdn~Qj{Qq@\\uReIy_LWt_wN{RLtCQhttBdQ|auV@rG}xLDc{QOw"
    "HMJyf@op{Q[}MQTSM~RjFqTQDPsq?MeG}lpfCpzayU@Y|DLI~phTUolDv[?qqmophoGoql_yzPW_r\\sb|~GG|q_F?L~}|pT_}?[zp?DWH\\[AFlPS"
    "skdNItLX|mHsP\\Znmbw]EqgkwmTSvM?bjrK}{@k@WB~wFbTtyaCgwn~tWNOg|~cZDLgSI?hzJELoKZkcFoq`CPTatJ{qVNaDMpCeGbXL@BlGA}TA"
    "p^CshPsNw~vze_{umCw@KRpOCqtr?`HqB@LUb^c}FUGRD`gNcJ|eFJwzo{DNfCxr?gcusd]Zyk~wp_R`}TW{BQP`yBKGnloks@w]urtWJNLfMsh?"
    "Zn|XwPxALqlWJotfp]onnb[TBQWu|[W|J@pGtg|KKKuRzYspZ~ctBBD_pM`hyemdK_LfLQ]SQU`KD[czwc`pubXLzqxLCuac?qFxxasrDE@_GQhL"
    "AO{?@AlxrPgOubhO~Z\\kEpxNFbmQu@EFhKVxJruwCRKsEOs@qTiKDIoUr}LSusf^OnYUsECLlCq_IOhSI{SIDjsWGjgEvSE]Bkd{Evshevkh|sk~"
    "jAB{ZaDt|]Oje^gyq`Tp||]KreeA@SlMwXFqDBgZGkGkDB`bxApjwMc{PiLSSliQFYybG`hCVMmSpa\\c|V^bn_|@KOOZG^ppuPTIOdEEEPkuEQ|V"
    "Dp|OAOk~y_CvxqGzGdLeQBOtzqk~MNlUy?x@~mHFAv\\XgozJ?N[UDBTB{pWmJ_k]B`TM~p`[C?QZxBKq?Qoh?@gWBps}Bpwn@`cVzaW{l^[jBoCY"
    "yn{h|RpVDSDp}bCwMPhyLqKhpbKs}OpLC\\WVyS}BF`hZP?[ZtPk{DAtNz@|VOQ[sG__r}rGnEROCKatOJ?WawLle~AX~~Q[S~@Kv?_kc|?{UzROx"
    "vo`\\s@go|MKh@asvu@?qz`GiA?ozG~xLWa\\xBnSiyokpvcOrD__TFNG|y_d@IsqO{r_uA||Y@^xVHqTnH@o|G`TI@NTfNA@Gxo|Ox`IH?`[VxOtG"
    "yP@OH~wt?nlB?OOi~Mg`xpSa}tG?Caxjxnc?A?S~xaDE?a[cI?XVq`Kr@RthHcc}FN{|NM{VF`PhAPhKCRP{Glgutqp]??[xwOxRLMxRuOWsG^cW"
    "w_t`E?wqG`_mtP?xy`gqzodTFMTL?Osx@p`s@]tCIOlVymX[H|TdJP`OGo|hCNWX{^CV}qOrE?LREqhGFnchAAk{N_tDy_\\Mp^d\\EPgaorkpAp_~"
    "A_swx@TSkMpC}@Xq|?Siw_pRz@DvH`|^z^xIB?ovyphG?AHK}Nd`LCXKOpPk|QPozb[}FMOO??[C{?slD__d{N|F~oPUD~oXIbHWB}gaD~lOCPLq"
    "LpU@v@LC{oKf~`ckBrDNE]{~MLpBiOtT?_LR?oLO{?[Gv`pAz_ctz?pPB{XSF\\k{A`{cA~hJzKlaG`oaIPkp~^Gf@nxJ{\\lPG@`O}~@Rx_[yvAPP"
    "F}cuCPw|@Nkz?Ps|KCDTGq\\^t}g}{@T@w`DOA`oP}P@gs?_jzRg?K^t~DLDgIBO?~~xu~{PrB?PQCODTK_k~xB?kGl@_}P@KmBgzvr@PHmOpUBkt"
    "AO|ZFOcvzqKeDOLVwNsR@pdTvApVK?HF{PdUBRXZ}ot_JNGm|RKyHNd\\IOTO?no{yPtK}q_j@?da~o[vQP_ux_Kk@Ns}zPwWyOSWtSLHz}GLO~Cj"
    "BQwe?TC\\AoKxH@CRpO_iD]oiOo_aB]lK{qkkOoXPBoHE{mwzKQDX?AHI~`HpytwgA]{oKpDZGo|QyqsNJT_or?xGJNc\\{ogvLq|JyySs{?Ss{c|L"
    "C_W]IAdg}rKt|oTTJQ{rD?\\]|_`~GATFzOkmsaDDGq`P@pGeDqLGqo_oEB|eDqhB~}dsCpkys]?myPxKy@lXEnDMxNgj?|{~|Pd?v~KxvP[UQDPV"
    "I_DQ@MGv@qKow?`qG]DTFQ@hJa?MDTc]f~Ts@|\\LEMhAw^?|z^PCI?tMwoXNAnxaI}^qJ@Op@_{S|bl\\B?Lt@~kSS?dZAsk^{rlIBOPT?QTlGPGj"
    "|b_ru`GzMo`B@bW~Bo_tF[_~{qPC{``VDm_Lwb_jHRTrDacRs~XCFp|hCOW~Ab[l@A\\tzmsNFpktAQiVGpCBOAdJqB_vyODEvb[tD^tZz_LLDn|H"
    "|_C?GaKkNcH\\Hg?xAopX~al_z?K`rRL\\C`zsE`HTsaObG_wFJA@DskxbGbcqL_kFD`dTJNsbD^wgCplZCpcu{ot[CrSx{qdJ@pGWBoDMLPt^DPkj"
    "oNG?~@g?|Ogw~PKnGplH}phNnoXV?_|cz~CTENxMC~d}@]gu|OOoDn?cC@?fA}TJB@Sg{C`yAn\\PC@LLs`X_|PcJz]ss}DtY~pc?A?tJHPhdLpl~"
    "CA?PtQcxvs?rxahIqRVzEnsJCn]JOotFKAt@D`PbD@Fkv@dlwo@KIbXU|a@N}\\wjBmggA|?c@y\\cCrKW~^goHohEE~PH{}gdCaG{BBwAw~xO~RCW"
    "GAXUv_p[}QSw~n{njY\\lmNSw?axtCpZuwnwFyaEH|LxL~nTgSr_uKBlOyp?a@Scbz~XD}p?oBpHEwAoeD^WvC}kcv@\\OBRlC|_o{E@hwl|P[rAGT"
    "E_OgINpWHo`LHoDR{^uKDPTNvq_u{L`x|MxjS~W]{Q|dENHOG_hGGmshBqT_BADJ}ogz@oPUGo[_KrouB@TYG`tM}p[Otlc`upSyGQ\\U|qtd?^k?"
    "NC@C~}xa|KgT@R[uG~TNB_{iEn_`|^O~DO`QI?Ou}?`\\@^Ky{Mof}}gvCLs}?_hGBss}BrHUA?w^y?xLGaCpEpc|LrLI|O@f}@TIM?hl@^Wyz_pG"
    "sN_fCpcxwo\\KEqtGvocl@Ng|t~OcGBHH{Aw~tOCOJ@tOuO[??ad@{bStx^t@GBOz|`LrM`{I}_pCw`l@~qhE{R_f@}|DJrHH{NWnEPHBxQlCD@\\W"
    "G?sgL`|cGPHKrbg{BoKmAbxvC_OfJA{}Gc?|x\\[sB~iJG]lXLAh[w|?[va]I|P_|MbTS~OcqyqLm}N\\cBSUSwqlZ|?d]w`LQCB_pGAOz{ahU|aDU"
    "x\\haEQww}@sXID_QzAGdB`P\\J_TX|P\\@Eq`IubKQ~R@V{PWXA@dA??t[?ppNBBOjMo_z|[PjtPw|Ap[YJ^\\[AaKe?algy\\t\\~P{YHrGNB}dqk^Dr"
    "BcPK@~K{LKpgyrTJ@}o|?o|B?BK~A@TKBnOfF^PE{p@`sNT\\AAGtBQGoE]ObH~kDurX_{pOdzb|JyMOaBnPE?`[l~nPa?PxNsbXF@nW\\x?hJuq`X"
    "Lq@}C`[u}AczOqTXJ}lgqq{hB`s{Im[nzBo]IOxuv~DEsMd|KAok|@WKBRLDG@CmISCcD_gn?OHi@Ph@Am@b|\\AaIn`FDO{{FRl@BbO_I@LTFo@S"
    "zr_aJ``MF^stD^gLznSJGGED?a@t?peig[?j@rWesA??OPDvKG|DsrPM|MfniJdEBAJ|DQYdcNTrmafDROOQPpBeV`_jIBhktCkjvobVYEKOm_{\\"
    "yM[PMb@CsLclrDUWhlqAxr\\lzOXJDFldCcXRoQC]JrM?S~CBmlHWt\\OZ~DnOr_AE{cjsrtlIDklM~D[u`oKrAqFW}fIklBwk~L[tC_hbuQG`Bawv"
    "nqOjlCsK|]wY~Vfnw~|Py\\P}@_\\HtrdYKPxg~dx^ptToqN|RARpCtB`VdmlGhvu\\s^zj}~jqJSbTCLwiQR|BRr`MnPlPENlPMpBcpOLLq~yFMqLN"
    "}LW~E?GpwXosQD{hy]bt|l|xWx|AX{`s__rnQVTFLAalJjkb|cDY{jwnpc{nGtSL|a|r~scTT]Xgl\\hsoCLh?bEFjR[}WW?srCCYOeK[?OuCA_SP"
    "rufb~HDiA]KRuLxUhAXasBLWMa@Vzo[ZGcUIQrBoZDXtIMW{HP_rCALFUrZAAioJ{@Cc~mRpzAtQDp[zLofydsd|x?{ytnl}CK{prsDOBETAubGZ"
    "CTxRR@hR@mKsF_sR@^vsdq[gyAmBX?R|xpk~M`HMD}w[A]dN~K\\jsq\\ErmA^Y^XWOT_gG~c@@nxXJo{lwPK{G`xRINCsEMkF|lDDGbXAtk?b|?[s"
    "JsPBBCLdqppb~T`l{MI@O^CpA`FQ@~X`Z}KpBtxiFXFV@yPEPOD}sNkglqe@rqgNHaWOVc|SkQkx|IUJB}?rFSO^ov]KBOCH@KtzO^KC_~r|PI\\R"
    "F?sO~nksxOkFptE@TO\\TELsOynlpJ~gf{NxZBLT_~p]Bz_L^~NWoAO?o?A@[xnOkt_pO~cPqx}ENQmxTznc{xlPWCSLFjPShXjsd{uT}CPlvfT_u"
    "~PsuN?|EN\\Z|GaTwUKgAVL`QCRpX?q{pELbPJsn{KATVrurrCAKiyNmFuBC`PArAj|oTUIBRGQ|VR@juniPTM\\{YvpWyE@\\tJ]d\\~Q?t|YW``P^A"
    "DO@LI^qz?_w\\tquj@msdoCEOo|{tkNMg~np\\Wr[ZxpG|AlXyKCTEBpCPHe@oOCs^zAKRG`gzRPC|FSgvO\\DO[FdK{qSZ`PvAnAVn[`\\@S^G`]mWj"
    "ObC}lSP{{^xfKs{cKBz`GbeDKRdpM_GoJp|r~L~~wpx@sQcDsSEE@Ak_AqxMeEURwoxNm?MBzrTPZ?[ygr_~MR{iM`oxz}LdLx~?w~ca]mhaFmou"
    "MLq`@^HAknL}AD{n_~KIHg?~VQLA{^\\~sBHzDPF}`?tkwg?pDnvi~LTk^\\jrIHDFFr{pnRiz`\\TPC[lRNLsi@tPIE}G}G\\GGyNhkM@TNQ@l^Dgxe"
    "ObXcszoaJpciRNQTBq~gcax|q}rxv@P|}~oPun?h@ac?faCTyJOzzLXlvpwN`PD}NR\\\\AddDzPhJ?SyDln_z|aCZDr]bBNLRt]s|u[SNu`kICPKr"
    "CW?Woc@hDaTP{ucuwtliHr\\GB|`megz~Doc`~QsmErS}F@t@|bhGL@vnJNPl|vZ?IbGg{jo~AQ{uDRoFIJeYsaskzRe^B^|eL\\SXFDpbB@@\\Tqrf"
    "~kx]zddau|ksMAldy?omk@QIqS?idAO?Irg`?_Ia}}h}tA|V?aOvo@[uHfCHvqXQxcPa~hDCRQNmD@XnHSJEsPTM}RknLp?IRPxUD@gOu_`D{DdT"
    "mqW_H?LaKBPvzMxZlmooLq?s|NFxB@_xAk[JBbhfzOD_DuPsxAsf}dmZzMtrYuAAE@~As}T@QnZJyxDX|}W\\~?\\C@sDtKfeCu]oiClKXV^?\\FL?k"
    "IQ]d}MTN@Pu?Ir{?v_O[Dd\\[QSt`@qXaocc{_sEds]hA|Q?N~zS^|BLjyZThGmxhAqRrGa^EwG|izB_dEChlVLi~vqk^qAXg~O\\Co_TG{E\\FwMcc"
    "wAjtz_eUfB{VvTke`_pFCQssF]|}}T\\aHOKxL_xkkD_{F`?xO{pZL}C^xmsAx}`Up~CZn}eAF?`XHk`B[^dG}Rt~?m?fUCCpNRoOz`gy?rWfyPxB"
    "EnsZDmhY@ETH@{LPul{~}DLJNp@r{^`]F}ghul?GJ?cj~?hfB}yNMJoOFq|_FL`YPc`YDQKgA@|QL@W|rp|PBo[lF}KxGTSM|\\aCI^@`K`rc}M[P"
    "B@`TMNLSwNkiM?HCPq??yC`^U_\\C@\\hl_[sTLVZOMpLi}J_mk@TPCJ@Evn\\II^wYPNUd?e`W^~Rq{?s{pPpJQaW^v^xvFDrzt]tmKVK?~~lA@aFe"
    "rg~]CpdpcS@xE^cztUD[AQS~U``UB]|KA@y?u@_hKOsuCAf}V?WBv]iL|?shHolOgoLZ@aW^ebiDvcG{OPYdINKHZm\\Gtn`wZP\\h~qVgqaD`Gg?U"
    "scoBKlP_ur[Eu\\QS@PUXWq\\ouqcBg?kK~N}A~`wfL[xTSkLSTAAcvaCWuNXfza`eBR`LE_K{yaLKBNo\\Gqxuw_dA{rhsn^?HlRXhdR_Up?HN|Lwt"
    "N_\\RG^lmx`G}HNtypBgdznCTDmlyK]zeNgpDNr\\tLOY?trCsDsk]CsLt@BcHABLlAbouyrkYBqC}@BCV~OtGDadlsmXpDPPRZ~g}sRKVEeG?z`G|"
    "H`Gd{r|zPk\\eDc`JL_|`|Q\\WLBIEw}{yGPtzENK|t||A@NkixbO~zaSo@n`gFjpADrLu}qSwxsp{|p`wsmtVA]xJXaG?@tkRD^SpjKLIJmKlxK|u"
    "Qj|xVq|]mlpJI?EOc\\__BPlb[kuCS_CRd@XRLBJvBlwx`S?iR}`BoULmAe\\dGQpTCK@V|aXJNdAaxALNK^_gt_^ytJoAtrho}Qk^{Knynj[Uz_iQ"
    "VPDMoRpH~d\\kC`Guj]xhss}^Gls]OSx_w_Cc`[TS`PdhCmSPMP_aPBGjH^x@t~kXHXoodNmN?tIMydtvJq[i}nm?IqoIy^FAGaCw?G|aWclgComo"
    "JkTHyQ^xUmP@c|Ab{]vonpXZiw~rD`lzFbphXQ[{xM_FK?xJDaX\\HF`IlmO~BsM?L^lCBN~?hd{mm`RAwQOVww?jQM[f?`[aR\\mLJTDgO~{OtMCf"
    "?BoLE_AAVs?Gt_NpBOK^DzPqsOWFwk?LI|\\YXRPyu@an}DsR{qXmKu~]S?s?B}?ZDBUgE]cfto_tGUCQFW[UWtTEMvGxH?wp@MDe~|`TlOyxo}dE"
    "|Edm|\\OyJ`YIIMDVt`aQ|{dvNOVv@^Cq@n{ZBq[XB?s@TcG}@lSQzLD\\FaOhtS?]@p}kLCCl@Pl`JpW}_t\\qtaOzBMDMBqsxvA{|y[^uElceg^xV"
    "znGestKz]^GTLYGTIpBW@sOrORwtH{vS\\QWO|phuwAlH\\PH\\K@Gh~nd[oDotw{[bA`XeFw?K{_xa~OlnFa|`Fl[UIMvAAOA?GP@A@N]JBbkG@qvk"
    "xB_pA{L\\Ko?lvahB?KlCHpT\\w`LgFcDL?bSJkQ{Q}|dX}rXbppccmc|_HAOPmnl{U_hHOtuuyUTC_y\\qv_ctMe@_sduFvn|\\gnC`lpGAVSCRxOTW"
    "Ss}G_udcMBwarTgXQPOoJMSSx`[S|J?dyOHpqpYjG_d\\HkplXTcQRk?\\JCHajpF_BBLWAOETEsc~|RpvNPSw}EcjAOLNnxEPzPOM{QwVoKKn?aEp"
    "@SXyW}L\\xnVrsq|eDdqKL^GrMaSJEpiqcnkJkJXF@qEcA@D??btVqnS[t`fNlqCObKIDW?yI?B\\^nLo~S?\\SNooJvBe?KSlE|tYLBxD_|N_dxstU"
    "t@nUBl{^YdSYvnod_sECDn|RoODoInKrt]C~FNHYsE{\\NMD{OH{e|CgzPMGkr~oZ@nO_D?anVMkx@osNFogXtppVGbD[CAnvEms?x?g[{RbnlNLc"
    "EMxEeOctN@YL?_oeyOHKy}DfA~gp@mqZ|AvvPnpEx?l}}|c@{`K}w\\\\I~nUeoMzwWYdKhUent{`mEMx_BhGXdAhX|W?uz^{qBPGHE@lm@m@QK@kn"
    "B@GU`[|{EnHTeR`NhrNhNSczXy~w|DCYpj\\OIcGfUpCgtbPFmAEJCX|YXNWWyq`qst_W|J[`~lhr~o~wpdtUDO`SsqKd}n{aL~ousPGtM{lEQEkd"
    "AaDaBhE@z`{d@Ps}cOQbrpvZ~_]Ktk}RwMlY{pgf{}_rtLT|gNTVuaHfJas_FuWG~}VxvohWz?oOw|ETQ}@V~@x\\mqLvlCf{FXDXDg?Y{^CPXNfa"
    "}ihOe}@j{qojKbP]SRL]sufsij}TuntrNXvewOkXs}shhcHUT}TgqnSKrO_mn~}hHqDW^OW~qsHNUorAD`tiF\\`^BlP]FaoYz|sHaLRAwctCL?C|"
    "\\]swL`Y?CfcisCHoqv?upx|T@JcC~_ksLj[OglBXKpWLF@GmPdoI|ov\\Km`[x]tmOD@wJQW|?~oxsjjkx`PToEKzHnhATPvw{RCMEOD\\o|vZ|cAQ"
    "J?nF}cG?IcKkEFLT~y@gyTMNsBSavdM?KnuHKTT\\{{tAC?RvC`o|F?@REcIYE^w`A?`kGmNwxQtmmMeHk?MoQzDFIOfwPaK]uRGITzNO@{zv|rKu"
    "LBOKDEOoA{H~GpLXC`LbBr`~@oGr?GWQoDS?An~nc~\\qGYlaDNPwI]fyHJp?v{KSTeYpFDG}ksqI@CKOD_}Z~pXawQa\\Lg}Sp}~|{??nSMwwenDu"
    "QpTS|xhBuQpW[fmQQ@yMJF|p|\\Xzeg@a?m[~PAKYRpC}O{cSB\\gjNE[uLawqMCOEO]CDMXDiT~g`Ej\\LqMpXORGkN^h?iolPL@G^zqwyEOSpIXGk"
    "WOhYH`XIvAUQKnpvI}U?wQGFsoXy@_SyKN|S}cG?|{kcFl_hnAfyHm_hwU@KGODdB?XEzfGBBRZtER`QD`_ePx\\bDRwlEYqjwnxq_MOntBXfqc^o"
    "pR\\k`Ufz_}ICgmHPb_soOnt[Yl[XDABxNjDyp^C}~N^AxXDgxt__lhDWKedeE_dXOXGnv_kgI@ORiKoqzB|[BJl{PzHzYRIGBzaTCez~F\\sjAmyT"
    "@oIl{asZ|cOgzmtJtogvT~tVm|`cC?WkvDFK?@SfDQG|~PkeKMOcHbIBC`Cm{`gyK^M]pQT}Lm@qL\\[vfPh}dosVD`dy{RpQP^``GwbY~[Rx~}G~"
    "OrrcqRBj{B|dKT\\@ny`K|RWN??W]UdqgA}WrXJD`}At?v~{e{}pW_}lVyb{vCrSc?]@DGaHALn}jbAY?@r_{|ri?B]\\CD`Gqn^ugfSCrseHiGmKa"
    "E]@mu_MR|CWUTbhypbpn|aiX_{@UisIEJDZtE_wwnoaAvG?MGrhEGbsl^qkWRZP|JEtF~PKfNpiOG~jy~CXnEpwR{@]|zPBIcx{uLb]p^aGrLTCi"
    "xOoNGdrmCPhOF@_FE_iIp`]RGjDAqCnAOZQFzoNRyHdCBA_JwkBCwp_eFRgVp\\{?USRxCSKuMAdg|N{y|Oo{KcDrF\\o\\oACf?MTsk\\{Ezr[fC^jv"
    "IQSyELG^ImdCEO|gse\\OhGOSB_oVwLCKp^ewA`T`tQ|PRamDlYHVH}hspVhYFqedHrT]`QLWsOlxN}WSo]GDC?G|}\\BxHBs|UDLUAoi@|GhoMMMv"
    "_xwaA@S\\BPtxOrweNJXX~sh_L@UEw|F\\{RhnxptnxG_\\RB`@Lo?g?fXlOT{{ggOY{@LLDtss}nrzvthHYIW^eOTy?O|HKWs~H}klzKoWts`v?ns["
    "{?DIwxEKAp{`w?thq~_qUP{Z{vyC|^TzIRFYEm`WG^WoBbOSgKDuHsLt|moUJBqiKawrTmCkn_rA~_@AyWS_}E]Erk[}FHEDjlqXM`do}rOfAB_v"
    "~AOk?MWxyDDvyJMPtQqM{b?]waN|z_e]zuU?{THvwgCBFOY\\|g?QznEMkngZ~wZsSBXADp[sqChDtpGhDoPwDBTDY@L}OeCxvFYC?R\\QLr\\pHtPh"
    "lkMQz?VS@zwytPf]waXk}rpVAppUE]LFH|ZNB\\S[qomS]Th}FxGTwlkYp_BSl_LL`Z{~AEtOC|L[E~@nyP^vkHGzDNxNjCkeJ}L]Rk?psYN_K^LM"
    "FOZAP?TLAaD^AMCqw_}D_NTCy@TJCAP`ymWhP__mA|vre@gaoM}HmtK|}~FfMM[VOpG~K|zAK_HDJ`sfOpw`w}}X_pi?F`TIH?dG}?FiRsReTZWi"
    "I@@rgppl\\BGt}@o^U?\\j?fDT}_\\GIq_NV_ueItxNxiGyG`yMVAhmEbOkI~Efse[l_}[yjnCq@ddcB]ky|dL^HE\\Bp`XqB_R||w}VRUCG`QoBBRy?"
    "BbJfDSnAna\\Wt`{yqCPGQW?vh@Ld~}P\\HLTICzjid`gCr[EN[\\szWBXE~RhXP^HrBea`N\\SFSDNmoqEFEozimmhIp|oUwMAG@u_pnP`xJz`WzApr"
    "xvIVEOwpydfp?\\QBMQ}SCLi]On@C?mpSL@Gj@sHmj_J{@hwNvpKhASdBzNm?eQWnk}e?qSOaI?P\\ytCPFosx?`OsJ\\w^`UVrAJ@a[{XZE`{lFMzY"
    "x^pM`RCvJR}bzrAdwfDJ?~VoTQU?qk|Ouo{ejqE^Nq@or^Kw|P@AyeWu~ogGLtw{{xDMJ~WtFBsjyeDIUBZnkp_|ABHmy_SWD?Bs~@OvJ?}Gw~lT"
    "UhEsh^wI_r[g?CPVt?|r?KFuuTDgFNcnGmg|fPt{|QinwpdPADsyIo?f|bn|KmX\\|pxRVxLJSe{{xWI?TlTROEkGC`~^JQG^PUx`dSy]Cn@G{eOZ"
    "x~NA@@X_samL?rbiv^lAHDDEAC\\lnmnxEg|Iuz{Z_}xTQ~\\GPpde@\\wtxTWFN`CE?uB{jto_EsT}BmguW@QpDpgHPd|nKTXFO`TYH^?WbDxOssG~"
    "OZPt|T{[SpqIK^s^N`nEi@t}yLZty__eIfhKrO`D_qkwc\\KFY~tjhhG\\L?HhHdL]?lJrBvO~AJXqNh|KA[fOC}_?L^[hFXDRBbKSfvKNkOGZFLs`"
    "YUh[ADqeJa^iirbrSAR]acaP`^LUT_TErrtlxa\\@L^sPF^{^KsPwnEokN`PZ_xEIypWRQQWPNnCOwPL[HQmT?AlR`T?I?pg|T}EqDS[a?~R?GrDl"
    "z`kbVw[YwSTslXE@FaHAzR?O}OblGxDlrhGeBJ[`p}ggIm?@LA`n?~gfup@IIs[lulPhg`seSdhMLFJiArojD}iMwol`Lnkrw@\\~OokO{BGePFlp"
    "OUVn?nLXFHpXxc_o~P\\RFS{HGQWzWAW]FbWwCZ[|ZQsPq|dozrHkxm_YxQTIB|a?pfCHNeS\\]O{YJAyIv?Qcvmj{W_DinMl\\FQA[EO_s@mwAoBVV"
    "y|HWOktQEpXtyn{ZdQ`k}PwvCuZEBLsNcTvAM~Fj@??}t`grs}~vJq`VISu?DbC{C_opt]|Tw@rANB}xucSeCpXWMwTkKnORqUy?vaq]vR\\AXp_y"
    "qg?qJnOmpXFA@|PCxlwyI~uAGTlVG@uZQ`cPtpPuniPlEc`Q?mTjUnE?E`{zy@hH`dX_~kx?y[KvoFLjuotLdJgZIAv~L_|lDYoMBlXZyaNDD~oi"
    "s{elndIvCqBnuJwbCpxdC@_j{PKdeCbMG_akB~vER`xgr`pztSkjFRwp]G?UD_XNR?oqL`{?uELxSC{a}~{qQN@tB_k|ID[NQClIQNVyN|^A~RHx"
    "c]Mj@sknx_xJSmWbv{\\bBvYbR`ZOwxFH`RagtpLEXo{\\f_@r@CEM`P|MF^`o{\\kuobkiH?~cDNqWkxRs`]NACdvrjKtJbvMPkxrAxaSeTxDwQwt\\"
    "KaIkbtTd|?T\\v@dNH^B~BXE?WiVisnz~GKy?P[kX`VV?pEapXAHV~]]?|tApImzp\\jIT_qlZlmv?TOBf]d}CwHFDe~vw`XD}pQe?Be\\nhbdlVW~E"
    "SlKs_pHcOm~h`RW^`[nA_w~W^w|gAsTP_{GasvjK_rNdvMC`m[WYNN?poq^p@i`GKRU]B?C}IHE]qndWIoouPqWIJcX[GobsKCcxh?vAD`shA^RR"
    "~_OlTC{^WqCIF@OU{qtHg^SpIqNn}r[yVEMC^DAS}@M?rhP@@oY?`Yl\\kMzAHNKEKhEUuw?qqzMWRaeIigPgiAcEGCQy_pJm?w~tzg~AJhDMAbDg"
    "BCvAPrE@CoLJrYxZKN`wcAd}ss@pwmUCI``}vskFGHIVGQJuD]_]@T?rOUl_oDY?Mpad|HFptS{]JmcA{MCZUG?bt`Sh`RvQkra|JZiFP]Xs`ZPu"
    "PYtbG`pPWAQ?QPJNroI]L|H?jomi`_?ifLVqzur}DxGJl{sRdzHc{Y|c_sGfhiE?IrehoQthipP[_ADZ`\\gkz~b_LAQ@_q\\`ASLhC|ChAw?JVR@H"
    "RbnAt_A{EAIx@xG|sRvcsq[LOf{s_{VvShGWRXrNfHFqfHe?uW}VkQ[worhfdE`GGPE?qGyTOhGCdEaImArey@J|gwXC~]xSyjnXcZt?vxzyT}mI"
    "`SzIynPBoya@WpgaD^\\cxOpPuXxIP~PIE`gq@PxNFugr{^MRw_pIkMGwvkTK?nZtEr?R}nxs}^hTpQM@}bCnsnzJ{r?~?NooFaQ_qpgb~abqAolG"
    "@E\\CvA[quzxbI_ifrosnpItyfidTnptI~ltCBnpnDMhKJNQh~akNKKdmBnXVj`LTtm?t`Phn{A`Rk|dRnqCHNZTJ}?XIJaT^{DJ{RolPIbHCPD[o"
    "Sowtqb`w}}wK\\vvKn~nfJxdz|akQ~BKfIHGnCkwAJv?Wnh_MIq{Fp}[PsmccfnQ?@xGT`]S?|qEC~qjm@dl[MpDTAw?diMiexHDDMPDZxrC~`[CL"
    "}U`~]QT?pkxD~[twB|t~o}pkPAtrxL|FEMkxKqK`FMlcpsc||aLg|LHPfTomw\\]FI]wEBs{NpELEE@WjDaSuATy\\tbNzMb{cJQUcC}Jor|p}Cm@e"
    "LbHhB~WIWS_o}p_yx}OA{BTCy@gu{RHiyBhhOMwoAAJvztHiKnwwwCdV~p}dL?pHXtc}?~DWRLfnAoPrM`rxA_KQMtwZ~?kDvoGVP\\pGAahMz?Cb"
    "AQ@_oBGaQ\\dw~Ebon`uT?qLKu_KuynZyFoqU{t[qyP_pDEAJnjGfqbTFx^|AO@kzw{\\^L]oj{~_fyAbV{as_DEDTZVxKLD@\\pBPpGMwWAuk?HacC"
    "DT\\pMeHAL_mAOmkkFSR?Hrk?~OsrHqjzHqf{C@byzrgyzmlWLNeDAmhKt[_wsLDE|rKAS~kpwDiBqZP|zqonAAodC}^|z@uEgC_vG{H_TMGnFkxJ"
    "WLng[}lYrIw?toCv?pj|AmltEa[zB\\TRy_PdroO^G[oNAnkToEWUhC{|o`[XAPSUHTa^yBG^l`L_KM|zw]aI{kl}CMqEBPXxAjogFOJgT^\\^wqTM"
    "?xkxeLbj`]~X{pmXyIsZYQo[yC\\Z?G|JG\\zzJG?zzr_}MgHwMP?BwsweURbn|U|KzmPgOobOz?PAtrGP_phG}?c}zoC~J[Gn{d?T@bWt@flc~L}K"
    "{}\\Tm@Bg?xGaLluA~SLeP`dp|AWeyo]AumlP{^h|P^SxxnXvC`lTyQ@SG]DV~`sIRXGc~?[T~@wt@`PHKOHZ?N_?EPyF?OHCAqsyJ@?|~V_|q@Cn"
    "|`kqykXJK^sLClc|wskL~@Dmv\\@o?qP~|\\WoxSoUg\\Rotngur@OBrsTdq_xAN?wbzeF_YopFw`_Ai_wo|EtbJiRbv_syA@sx~tLkWXGGGEGkxPbz"
    "|LO]r^S|r^@BD`}^~Sx`LZ`WMEWVsEIOzkHaFNk}ADLkDpD[DUxtz@GqwdpL`PkJ?a{wxBKx|q@Dl]E[@OodlEJjHm[c@\\Pgu`rPPLTE{cCQ|OYh"
    "Hjz`RQkiGcHOGPcrAfDPBMqTJNgfBupWxPRloD@Pm^HIwDC]D]?sy_gnt`cC|MLPBAf|z~omSQ]^udTTp[@GAi?ZxdhuFYwGzL?CyPtrP?`rMnK|"
    "s@s]WsBxHhGoONWq~@CPgrWV}rd[|_f`AnSzr_prDlguIALvGa__SrKjybgzo@WIDBXL@_gM?n?ZX_IhsV{KmrvzKSwpf_gjErlJs~GJsNbSwB\\F"
    "uO?z{mkV|pW|LoIDBwIGJDAGUrvwAG?hk}mBwmSbrMKsrnZWsVlhLb|j@OS]}_daB\\qV?_|XxNkiihDgL|{IIQswHPCi}CCpDUMr@vpEICQBMLpe"
    "OMFwGQSh~U\\A{@s]COFv|?pdDpg\\PNC^E]LF[\\wKEivy_ufAKis?z@SJApGjl@ZUQNGxElpiyZXZN~TaCaPFWABeEsqFgpMQng|ir^gS{`hTP[y?"
    "uqIC`_TW}AlIDr{DyBPTGxGOYU_T??L^|^]e{oSuQQPvRDrzsNGPO|[}CdCn`\\TcH\\PEDpuBp~Jmy^PANTBoBQdjC[pC_vxZu^GQ@As~qAGFJbTe"
    "sp`A|}GVD@JqzPh[Bpc?pT_zG~cG@uL]wB@X{movP?tBP`?}@`_]@c\\kTQxaUP|fwri^R]kLvOdmMl_js`W}h|[Azpo?vQpZumgssTM@JayE{Q}|"
    "}TlzQ@@eEoSMis{sN~oNclv[pNXTFTdIIRwe|sLWoxPyJsea@[YWQaHjviqoRmSgypx[CtM\\Fskx~|`i?n?jxA\\Bv|\\HPOFDKffY`QhJJKhxBqnq"
    "pOt@o|vcO@|dx`CQCC|lznFqIajvpd`_ys[fso@bCbszG\\dfI@XsA_`[}ndijk?CJ{w]kot\\N|fhD\\tumcB|HOwquMsatsVkC?xYv}lbw?HFALXn"
    "}GJUikPbOaw[Im~Y@AS{vOSMRMPvbB_hTC\\Xopo~?~KXMaFq{OGkmZpw@uDQ{acjM}xBu@SzhAxkBrxPumyX~tLoHv_f}ACpL}s^@BHKGRzAz~zA"
    "A^jtbQOfiq[ty_TL]Q{xRN`VwQl_H`@[t{cF{ZscDDtHtsD?ul~wxDc}m_sgEm_Mw@hNN@@Z|lw]ClWYu][ispWgPRI?ua`@B^H]C[Oz[O_IOI?r"
    "gbLOMyELR?lwLMWv?pbiv~o[G@[jxR@_Rc[XF_HPJMxTFhtDNBLT?z[asLGXvYNu|LS`vnGXZL|]Cz?GxqPiDe{hHqKqv^G^z]XDMlSnKak]o@La"
    "Ok?XIMkVr^SHiqht}|oACp|g}`?rCzEE?AC]x`f{UQWEBA|Wl_xcttjvtS_[m^?c?EaHzCtUxo|Vtl^b{`hfAlP@[@p]~olPuFGuCp`cz~CsEG|^"
    "hlVytnb|izSU|~GZB~hC@@ttynSdE`pMJ]PDCetLyn_erTHcCpXOn|UR@~spXP{by_`jIk]JyaHUA~omJ}dGL}OsLn?U}b@[n\\KNpATtp}l{Dwkf"
    "{MoF{u\\HtjX_DKHhyK|KyCXw@CdAymGOgdIfxcW~Cb]EO]MNTZxMdaiIWAN?wnzzFW~nIBFjDhF[v?FrzFF_x@L@SnH}LNsRx@@NyhGNKq__?{_@"
    "IBOUy~|ZDbbTBMxEJbZw~_?z`R?fV@l`?cwM@mls|~lbB}op}jxB?`G?M|wxI[Xl_EorMXGxysNfulgQE{P\\]oefzagwfYHcfPk__~oVy~bBPnCy"
    "FO`LpKHhzxDMtVxHbzkqyVMHHfHYwK?kINcCoaiAJNkciq?TzuXN{Dbwe^nj\\cdS?`\\^IDFntmOJs^H^OsPNvrQZK{qDFotlEnknga_lF^XOs[oF"
    "kQ_[x\\kuVMW]}kDtT^?vCQxLIHGxEqR{_rCaJBvkDq_rGAvMqFDgxlteyalD@BEFiOtm@_Hu`]va?]pMq`VQJAWY~NHY{}oPDM]AJLxXBQdNC`C["
    "AmpIzooSBMwE{o_zwHLfXRTCik|JCLtZsnFAl~OUrkP{~mhqenkFr}~HMh?j@f{f@na]`Y}cjr[BrrKGJX\\ZuQ@Coj~\\{?|\\D~u?@wA]tjy_xLTH"
    "_r@O|bbquLd@{MhsqCC^xWdML}?s}xFNxTxRtlZAi}DgmR?`fLNuw?WwIJ|CHmPs~PaTypV}~QHKpSGPQPgk?_sj]SoWBAGXznSYJbKlMlVlw_yd"
    "|\\aCp\\bH|egpBW_a`Zf_LP}]`_\\bWr@y@}K@xCxCrz\\KsTHd_qB~fPU@wo`r~SKqqK]xI|]?~NKvN_Q\\APzqw}qF{PPh[b[V~QpMqdH@{_{sSlxS"
    "xXWPp?|F_zxNYaxvJtS??rcJF`hvs^oSSsWbn{\\vvJhjyq[TyPZyeB~|~lwdGclGNkWiA^@LLta\\ltVHpN`sB@gqABda_~]N@oSTPEsv}upoGFco"
    "wlwiP}XD}MCvH]cbu~LZCc\\r~bhQfLBy|FRf{~YvqSlt|UO\\Hm}?zNcKJoSVPR}B|YXzxkIl`P]mxPTPi@C}v_NwpAtsqo[SQ_Uc@[ebMpSQ{|l{"
    "M`s|RyI]qzvAOeoi@rCfODKSWCkeY@gzl_fy|cpxJkFKikx[LFvihvYAGw_pumXF|{?~TSgRRMKBtqsRL{?f|frAk{^AYO{L|ag`P]SyxCJ_eo{T"
    "DRPL{oel}Tt\\@~xWCmGmOCOxRAXyARoc^PZAMQlRp_^As@lLj`SJAaGnl\\QKy`hFgcdUvOL][s{}wl~oePPB~]`G}]TlE@CRotHx\\\\Kj~BNAS^_f"
    "~_{r@IFA{tJyy^qLnZspDMhWvrpTA}tiK`Alw]MbXdnxfxEZD?iCIrnQQoaiHclfwrY_Ep[LI@WEypo@NOcwvB?b@KChu|pAN}K`}oGvpANs_rDe"
    "m]zetOeUH{xawmRbN~ccHmkvU?ON{lpmi?Kgz^o`x`@[~rZzp^s?xOOxDn|`xphdf?~qVtDfeq`dlO?[qNXKgbSeSq|EDqCcEO\\CEooC|LH`vY\\A"
    "|aP?lAC[DOeA~PrpB`Q?PVODOTT`un`QMaSkM_|]CJDaJ}PmTONlNlte~kXKtpGc@]L@{sNu_~DN_p`NIG?WPrj[?mW~_}GAPA_zHkO|EtC??C`b"
    "?_cxEvkn@XDRpiCgqB]VEp@{U{}VGtlHJocLOBkjUoToCdx_N@kpxpk^@@{l}RKq??OWzRPY?q~}TBKwXizXL\\dS`RFbJKxQBLTNuKqeOLV{RPMS"
    "{mHMsMktZKoE?mTdX{FvHnouH@oyD_Lw\\aiPDAniy`wbNPTwsen}{wBAi]QT{QPCvV@IArfhmNgAC@@lz~I]ClHKCbshtNgILNhzwN|gM~ggHaOg"
    "o@d{pNN^~W@k~`@lImPPs\\[\\?VTAmFk_LqG]BW|bQO_Mwnc[{MphEOGC~Ms?CnSxu_\\CJJxKGa|Q}nAO|upHpL@EGSuhI`WglKkzzjgUc{G^yaos"
    "?cH]@qLuOeVnnRgQBc@oYA[bk_LjiAMMthFdx_W~kkdHFPcUMOfdpQgAMSOo|^@@FNWoF]iDGqc]_soa~^DR|?]@NCh`PO{]PpiSDOgOGoh\\PZdk"
    "~^zu_{gv?qDN}]\\JDhGr`Pph\\XxKvPID?oX}u^txyAfc\\RdaKU\\XoMhSU{x[FMpoL\\pF}THbtESdRHT^jFlTJMchXXDc~S[DJRSE][\\v_}Q_qTtX"
    "KkDqnA|]|ScN{qxAEmd@DoxEEq{?FuGYv|\\Pe~OtKPdqEGG\\|\\lo?o~FOLdoH~R]jchJ{\\{o[`xTR?To}?``Y_qdx|LjC`@vJYWv|b_n|At_{\\yJ"
    "GJlIH^q@O^pHWl`J~^W\\rU_RtPTQw?CKSKoSGt_z?eg{LLD?~PtqDBL^e_X`LexYsslL`[aYFASQ@`{iy[on?g|jzR\\N}wcHAmPwurDowHEl\\@HS"
    "}W?}HU@BEf`KM^_X_qZABMfQ{E@rHn^PCOSIjcGPwbKKCOPmFAxNlsduIuRf~\\smIbPmam}@?ADMCTGl{}??y_xXJUEIT\\WsRTY?Ftt[NDOHhNgL"
    "`TFeKc[pvrhGy?KVDltRJW}OvHDTrAk}JQsSFoly|qDFnV\\?HT\\ApqkgGSlt@XDmKT|x|RCIJqlVyn_jq?wk|HD~EqSo@`Cf{nYKwnp}yM`euQGe"
    "}QEA}m{[UVO_BJDk_?~fE_DbpVYP_~oSHohXxxLCJA|\\oPLWtBxV_ydK}Q[{}}hq@au\\MweL?qa_O^{Pk_HT?ZcV`_\\{pX`_EgNt@MxaN@xXH[\\`"
    "AjaRDRd]z[o{LDXbQl@CKaffH`CKCn[~CltaBlzyyOo`qpI?Hf]?wJx^_p_AwLNAHpL_DYNSRcXUT~RAQBpJ}cQjTP[twO_{fHGbGmLIEoxEh@Cd"
    "_s?cCPkVYpkZBW|l_~OOLJ`J`]liqmxXKAVPhlW\\HrxPG^ZjM~dVs\\wYyOCgq[lSk__mzlo[m}p[O}|I|]s]Y`xWsO_te^CbC?TK|}xDJc_WLB`b"
    "v~{LqbTq|[LL?lFZ?nlmboO~z@HSr^|aOo?`?z|F@OiqLR?]t]hCn`SOqtLSMaSLDahHI}z^R??Pr^}P[_[EG{cg}`FixPxABMrsJOY?GqxIORo["
    "BKhqR{{WxNF[HplzCmhwurpPNHGh@DlptV`al\\{]BzhvH?Y?FmcxB{Xp?^W]}?@@G^yipi|k\\m|kq`|iD\\?hCpLeOcD\\v{m?pSl|EuGqD~xCesT@"
    "|KhM~|]PN?hn{F@m@k`ZEOxlKrIeS|WAmRotC?DH~Otuj{\\aj^hmgPhFP}pZss?IMLGdpakSH|`E`S{X|gCzEatB@J\\NXDo_H@qET`}CAB|HD^xm"
    "{HGn|[pe}Q|Q|R[rF@pq`_?sL{[eIBtMM@CyzJQJsFCvzO\\MILPSB`jyT]da}QhXqEd{w_W[{W}k`[bmM??RkqHyU|Od}_dT@QaohPdSKje`~lXV"
    "EdfnQbhnrn]?{O|[X@??BlOqKs[dNBwQE??bErd[}nH?}Z{jvpcd@m\\k|EXF?eKMPd?qzQOM||jzA@C?MMkOKognu?kRMAo{DlOYFxDkMOllmpsX"
    "_M?UDG|[}SWpPSOpuqgVvODICTDFDATKm}DPnQpo}PlZ}@d^q^OwC@iX}R@v_}pBFqbYS}plX~mZsFpdo}\\_oN`vR@giF|tBMqPOkMw^zFOBI_|M"
    "ol[m``[RB_w[?m`upRDasUrAN\\{LOg?p?oWxJqwypPtA|SwdxC@P@Okt|mTTK\\cXtmDBY_lID@o`y\\o?xNL@smtWubzAMLgrn?DC}a|ImAx_?pxv"
    "}urjkOcy@_|DmzVj{qtUGCTy|qK{B`eFF^kdANwlJSoOApDLy]^Ro|odubcOzaPl\\AhDVO@nxHPbAbHiDrxk|QKkybLU}m~O|dLW?dX{BpuE~c@t"
    "|aBf{M|f|`oqAVXPon~pAahavtkawV[YLz`OIK[K|YSsxPX]?~t@B^lF@NtFgHGVORkFI?kqoAgkAoNAu{wqR}OLmpHOUCEZm}_qhBkiuQXKL]G["
    "CUl[zBXYA?[hpA_mPg?g~^bAsP?ri]?~}bg{NaWnnDk|`SKw{Z_|gPdPvhGmZPb}n{CvGADWDcxUzogvHMqHbnH^|nsLEn^iLb_?IAsvN~lrP~qt"
    "ENMNSnhJmuqa`[_\\hlOszUHtWtfZvDKf_xF~eczofteICWoiCPCOJTl`_uZADhFovOBrL\\eWhHWlRbvAl{QKniMLBQO|rEPBO~wtxbcaweAoug?h"
    "kxi?Q{Hxgm~U`_s}q}u?{w|JMedgtfGwuSx~jdboH@szBEbAPP[[{btSdoJRxahdAPjY_snBzHFoaMnAIxEqbXFjQPHebxGEpRvm`ZXq]G|CF|mY"
    "_vUvRXyOb}\\ClzMLIUVnSmoPP_\\abPzAzg?^vORzGl`}IAlaLo|KPMqEYtTROf_bL?P]@SH\\wE~ADCb}hDfmzLDpIP`mUy}?VMhG~dOk{Ws{n~[Z"
    "U~WkDw]}`XGQ`W?]CKQ`IR\\SEzE?lbqe?{SxWApNWpM?zxnkCxDmm`m?HaZfWanAHhIZTG|i_xG?uw?m_gm?UXF^dQm?TpklAldOjthUzOUT}qh}"
    "~EPSfrgXD@MjyTD?wM}ukiHEEoOcJjlCtw~jJa}?nf@w_r[YgXs_jsGiVc^rnvhHehyULbyofnFbyXG}djyBBLfJIrUHGoSxDrOv@niH{msAOg~z"
    "?TNAIn}cbG]R[\\zyeffiLKrqjnv{`TnpLvZ|GJwmJ|XuDRkzvqGjA@Hi\\LPzJQ{wIR_w`UiwgG|ps{dCDOWUFq@utad^y{XEIed\\eJIKGp[``Sef"
    "J\\`~IMi?_pjtlVhz_w[GrXDOk?JA`W}MN@Os`RI?N|mU|[|MdEy?bTqQFU[Hw[]?G^kQIaXYiLRDWKh}_pftDhGOsr\\i\\i[bxbHYHosTt}lDCQV`"
    "?PkF}`[lkuW|I[\\LxL[EgD@qoatcnp}ogeqMIk_oGkcyg\\SXHa_Y`RgM{qLEAR\\bDQfyjUoWNNbfHPUYM~Jk@rM^kn~d|AOCzeMCwmi?ra\\^gTJ}"
    "?MM]xT[?\\_xJHp{QvCdG@nciiaG^_z[ADaQJtUR`zPX^lSgFAoHDFqJAMB?zuNL?yP~[?pM?EnOjQAUYPyx^v@L@HXG{DUWB~mDsb]HmAO{dAoh^"
    "MM{EEM|QDlDkpNOwDhDmzBTwutUa@lWX`cj|DpELzHSERoTRuF_Tx_bG{oPZ{aSACadhyN}\\VxD@JOpzB@_`uL}XI`sW}r{MHH\\SDuRn@]V`w^|H"
    "w\\L]{_}VK^JnBu~z@RKct^tcynl`rr\\QYoTsppGAPK\\@LA^QnP?aF~_]w@lgPMiAKr[Fd?r~E~NdIsPviYWIAsw~hP{frY\\PqZ?k\\qhDuq\\@yXGz"
    "E`EC|~PmBB[@nRtDn[gbD{seDo@i}ll{?nKQrtt~GBPnD\\SlSk`{KOLDyNLTL\\{Xq]_]?RtWB^hMNq?Twpgz|QddznlMECxWDOlxM}_OMPOUt~Zw"
    "AaKP{d]xAnKNNBQGKCcsqRJmxPhEOpo|t@TAu`GdJPHFHI[{{P{[~aDbzrOwdMn??^`Au~{ix}bzLtOQKPCmIOxgAo\\}htHds`?J|^CWE`|}ialI"
    "{`SQz`W|kMtBmoWomb|Lqr@WCxGFLm]MPKtFuBdORJ\\OucLF?^l[uk|PxaTFHMs{?BoiKqGyLndssp_VHSwzLnRz@?SILcW|R@L\\|SGaOoCj~aqF"
    "@ooqyKx@ypxfL@hk}]wmImkKpsiBrqsd?oYDCZES~{D`O|`m@bTqBs_QGMwLWBWmE@t_Gg|s~`~}K]FhtQw?m?qKgsawn~OgnqCxrm]mQKtBmwO~"
    "@akhBQ[{MqMSZhG`OKL~@u_OyMZynq[{qaCXyBG_oMkel~yA`QtbBptwrQkT?QTRO[@HxaDeJmSbBWo^r@tjllLH`_TkC~SsP^{]@w|VAodOoxDJ"
    "SP[?yNPkuq|UAxFYENg~y|tBVQspDaB^{t~c@WcC]QsO`RPXKgPc|Aa?XocVqqdQx_kHmowuyKPfHaxdO^\\UGzJW{?XIAPTSwo@FwTAWJaTz@?[S"
    "LqTL{a@kyhnelsdQ}{rwp|WmF@s~sl?HErWgI^PR|`lCCDbd@bR`n\\OM@r[VxN\\THq[`~PtdrA|iA^|SP@zj|ppG~\\TDD`tNh_ou`^d]vLgzn^|["
    "w]fnIopD@}StEml]LAk|GPO^ro{||llNGq@@Cnd@uN\\HAaOew?ObynKhI_p]z\\kvrLsdBfmKIoUEHQ`Zx{hJ?_???aXMtOJ~CPKtKOQUB\\X_~OuB"
    "FS@@D`PfCZvbykpN|Y~lWLKcxGbruOyyH@?eE~SvtbdlHulJq^HWu}gPOKdMD?{Yuc|NBlpBsTvgBMPHw_W{`QsfDpUOb`Nw_spWEOkDGaH`]T_y"
    "[cFt{Z`\\DKPWRDHurig@@wSYpM\\fxP~nFQ|zfaTJQEC{?thhZ?}VH]dT}L~|qoDSy]\\n}{gk~nxfAMsQozOKz[bnYTXFCPnUnqOJrO}_H]w~PoPK"
    "}sTkFQ[exQS{vqfVE@tNr}tMt\\PPL`g?QaompldsGOpR~N_zG`S@z\\cM}q[Vkph{DQ_tY~LCbZpG[q}Y~ll[EQTb}|ODUMOlyBDm@pKTvoPLml?I"
    "B_PPtShGupxhCBhFBr_Q@aHYvsfEr_phDCm?gr[gWR[Y~oIHPooxy^`KYn]?JPgH}_CH@~D[z~@ZEKKuo?xfZpgDKNTmz_@~sO\\ALQ_@D~?yDDZ}"
    "FRXR|dsVq[cPCs?_CnXKjqcluPC`|^XLGMWZCQjNno`jACOr?^tB@_pfCL~vFOSznR|FJT_UNLwAJlXUI\\vwIIXD@qCgKWWM@?Wp~z|yzdi?cR~b"
    "~DUjqeSQFOobDSkxib~kxahHmQSv\\Q@KKPATudoZtpKY]B}?bYc`m?e`B}Gywk^ApkqoS}?Ze\\cXeQK_DF[uspaL}WSLvpe?|XwiVn_Nn{LxAonq"
    "}`?Wuvq_RFPLVkwsJYx`yM@Nx~T^~L{_BpgO}~eR|Ir{L`?Hwbztvgv]]]@iGS?BBSaCho`_N[V[F]l@qQcc|ueSrB`^rCC[M]D\\xzQMl\\p^Pp|r"
    "mNT`LWdVUtICJ~csLODADpt]HAzZB^WWUbOmqcXvyMXNNM\\LE@tiH?Gq@bu_Y@tqEPVcih[_vPKG~]gdGcXDE~DjPOHIjAPDypTfGp|RnqTfEOSw"
    "ydNqHfCRpboNNKDjsqoMC??cCNDk~rVrMmtOzaGe?QrwC?ciGQIEz|HK`]}Yw^WReP^\\~nw{B~?fFpSfpRbqrsGvBMCM|Ej~L~Tys[LTGmRAzxxT"
    "H_jfw^TB??xNFe?J_|{`J^FoEOPW{opED?SC@non}s{u|kQI??KbjBoyDSokg_Sa|R[ekDpJDo@jyqTS}`dH@NOuiC\\qv]t_DCLW}N?f{\\dATst]"
    "fKoAzqiFl{p[{_kSM_\\I}mgur{cCrR|ratFEw}{AtQ^HoSduyivm[lr~y^}?DOc?n@KCIvhSHdwpROT\\LrH\\KOGn|QPQDTSa@o|`znk`m[Gjz[SD"
    "DAhXBl\\}lr@wjoT`osw~@jt^?WgyxlH`E_D}zDAdDNPn~OLq}ch\\Jb_lCs\\`qqSJBbK}ro^q|maVsPHorsj}BO{VRNoMSjOVW\\saNaGYys{tjOS_"
    "xNGbdA|K?}K?qaCbuqKvIlej@pmPPmTvwtoY~`Q?CxFi~ogGOovuGrRKAl_Cm~ULW}CzxmTOQa{wuA[s?kXkLn|@@@N?_rp^UIi@Ky|IUKiYIqhz"
    "@Zio@_iJsL`ZKmgQhL\\O@K?vtJPi\\@QLT}g`rlM?LnbzhqvS[PWR@a[IEgLejDL_g\\b]r^LA|@ZcmcC^GSsHxqS\\_yQF`lsoK@ckL`AGWroCg`pd"
    "ya@Dnb|lIpOquArsCtsss?AyMjpLgiWUoQvrltoZHo{dL@MnSPxtLzWF_~xU?oHfi`wttAP{VNtcEaTT_q@`F}CNC|haws`@BaJADbqSHhGJtM{T"
    "l_gFvEn}C?S||stYJ?P~w_X^FrgPqO|ttpHVwqBAnPF?k{S~r|{h`RGpIbCg}?KEY@PJ|MCtrC\\vrjk^JrosJAoue?YX`PXeJ~Df}zp_~~OCzNW^"
    "Miw[@z_HOOT_VHEGI}[}ihGXtbCTBxG`_w_[_rStDhDDTpuBvHDgp}^bztHAYs[XDUCUHIhNzPY?Vf\\e`n]SET]La|j}O~LcEMmGCJ[fx?csVm@p"
    "tl_IIuozuA{kq}DcxatI}ZcpAaGXCo[qtbP}BmlUu`gfwtpIBa|rEJObqb_CbPWGOB}`rjDQLzsvo_GO~a`Z{a\\GAoyJD_wefO?b|?wD}]OfUo?}"
    "~FGLEP`TH{EpTAt?y`d?`QXayawkGLF}_xOhHHEp{}Pc~_TSfL}]ErUYmCp`@oHb~|{C~rDD|cBSuJKoPdKJ~EhFmW~yMnTF{_~ADNP~E?D_ms`O"
    "MRtN@IvuAsSUNbhI?Bk|BPGLt^zX{~osKNjaubXAr]SR?Bwd?A?o}_QPn]GmPuxdBjiIIs?Jx`TCqrDEJbxwSnWtwCXLy`|EIrnnABHd@udioodq"
    "@d{FkL|OFSxxz}Thxg?k{p[aLnsKFP`U_vDocg|KSXDywQ_W@F[?n_oVAYxi_w~gsKEFVd_sALjM~nd\\xE^?r?PMiEotY_ctu`x_LKo|L|KzHs[}"
    "I|FxRqzeINuV{ioNfTUlznPcCM?UJsNACt@YO~Sc|dcKmdXlEuXRK}LJFhFvLSxie~tsPMsNUNkpGbhqv~LUUL_[zO}[hmgxvdW{Bqpbus\\@{PS?"
    "WQNxpa_xANlK|~hF{MTK~`XO|nu?znBv`PxS@}pExBvlEEMR`Q`vSk?|HMqsv~orK~TVy[tsvpJABMdCuAHalUcupA`s?AWFnNxazaRrTQcV[eL~"
    "G[|kCrtXu[W}|LszGO|UFQyCdAXf?NgZF@|LHTZgAON_p[p^{a{ofaxoH`\\yLSXNNW|JIqlEBSwTB}\\KFb\\z_qtRDtAeIK?l?iQZoX|E`dSwr]fx"
    "Op]A~tkzTFHSGr]?{~DrJBA^TD@hAQjlSacayLsxyNk[C_hJcrTl_tceoCDarAZsC?SfQ~{{Q@@Z|Q\\jMzDdy_H[JEwp}AoFtV`JQOHE}aZ]E`sY"
    "{AHLxb\\CSKxNEqeuPnRGWHD_{_PRnbPZzoKtvB\\WtDc~qAGhynWeUwCUAcL_QOX[HScz{pSiF_UPjoXRUYPeyEZ{Ct?^Xnse?vnACb``xRKC]@h|"
    "LaR?MnfmjO\\Hrr~OeLWpP_xZFq`gFSGw{xqdmazzK@@vw?|xVoOksnxGc|kdG|sTm@S{LRQSyBvnxc\\tgRmBHqcM}`@`HbxXnKqf`^_pLbM?p_Y]"
    "OvkiIEWvH?gtAYtDAn@`RNyPydttTRl[Foq{HaiYEQ`dv|yd_?dRvR}\\LDGsGNxe}QXk{}\\j}k{m}{ooJSPuJO[acAlT_~dR~nTtpq@DwssDQlEq"
    "[ApSQ_ceQ}_]@QCyDRSkyQXaK^XiF~MPP}\\Q|QOR~qgwAXh~zSa@rnl|nV]_oxDU@SWl~qEA@ckD_?{n^{\\Lnzgx_?hq{mHLPpGy{}U^ITkkD`wm"
    "_|pDwEnfzWpjCpuQOQVdFE|a@~OZM]}?APoMulGTy}dayNTyWO[|yrNuGX[rBWAB_qp{DtXn_yH_EBNaGixZxMTNz~i@BRSY{CY^knbJFp`rF{]?"
    "~QD_nnq{|oOGzoJfvN`XS?RpIP_IJBh~tbDQIk`cFQrH|SpiDXDo|o[WG~uDFhaT{^rdOqG__nIs{NFmDHFbs~lurAeTi]TL_bxHxW?~H?oZU~DN"
    "|]fhTLtjAowj}tHP~Alez@|h{bDGAr\\OySTGEPSA~aX^FC@MRck~y}wtCM?_~~OxGd|A{fcrBg|C_?GZCmLJN}DEmMIWJBtPBOWEGSAzm[srA{Qt"
    "~o?s|__fw_CcD^GT|G`NBpww|?`?O_THyOXVDSTmLaKrqbKuvlou?|dbx]eGLmw}BFPF_s@GrFAKH_gSE`TXzOp|~aHb@P|Z|QOk}p_hnhFd}^Xa"
    "@W?KQc[K|Z|Alnc\\vOdPtspC_q{Mz_xAcKXavZ{Ppnle@|cQ|ZCv~BPXubCHlPXDh@LaEYKx}g_k?NwD}rHi_{g@|bwyDRLo`_POwPO@sw?wxioc"
    "PoQD@O\\^?LqFKNxR?BsVA\\lSeB?`GsrjCMXO@RX_EpRMG^tb}b@_evVY~EZ|JnDC?pCHYolRORhnEOghTbOEBdOUw?Nur\\L||^os{NLP~{}Iro?U"
    "{OCwBCdN~RYhz[snIGH]F\\[yLaUEKODqPkMu_vGDxBeH|yuBDN}]}rcnK_oidmcv@cW^BQvmK~TVwBKsAnXsEQPmo]??v~CyN]LQ{rS~FbdXJ^vy"
    "~LGb}rGv{rdJABqhtCPT?@Wz|PAWO~DGBMpYIJyNZrLJzQlAL@goB\\Tf`SpbyOr]FNHFJJCEyTJ|wrZc_~panrWnLw\\Jm[tMB{@zBv`N`_`]jtPb"
    "D}`hAPk_{K[OEcXwSZxUpnG{J?TK~oDpGrH]iYs\\ONYFtSbtAqKxBbPp|IDLJ?g\\TmTktn[knPifgM|I}mpMI]Dx\\N_Jx?TrphD\\U|sPVK\\dEy~A"
    "uvBf?NhbCMSpy~pPjNC\\F[tgegOnIRj{`YO~RZuYvPHJQ`XIBA|NCN?Dydp?~nheUpdpqjww}qSiI^GdC?\\J_~i@?o{pvbhKBp@J_ss}B?~Noz|G"
    "ACMFyDe\\~n?yG?HK}OWN~pITyp?i?AWT|HsGKQ[on~@VB?PHaB_yY^a?Sr\\swA[j{pGTRn{@AoD_wrXkDOHd`[p@C~[zNa`[|pWv?c?j@Bczyppx"
    "A~~LJRSiwalV_w?ZP^g{PY|mupCF|PoUwoHrsBDYM}QLqMqA}?kzFmcdElljzw|utarhA\\wRsnISEMo]\\?GUDMwtHdQPLT|ZONhH|UaOsXKxBdKS"
    "pA]lN~q?NtsU|pe[YP[j@LkXzQa?cBCbl`gpI^nl[m~nydS?`P??N?SQtPOztMBv}\\_}ESHqG^MNhW|X~g~~@vPY\\SdSCOtS}zy?}vBABbVkXXG`"
    "C?g{rcLDsp~wvo~LusRVY?p_HXFGInwg}HDh|`wmjn^?moZzq@]?DImLEt?eRaWI?tHwsvKRnu\\M@G~[GUhdXC`?mTK_@mO\\opD@R?\\IEGcp|rdS"
    "tNPwFtlyEq|\\AmaLCA@?{G|sQNgVk]b~pBs?N_X{N`lCJUWsysOMlA[{M^LxTaDaKNsr~A@STtXWy{oRS\\i^S{SaS_okI?HrwwZtGb|?Ctp]{k]f"
    "tZKC{pPHt~Os@r[~XqOdwgCQHa`WZ~STNLQrzTjtxReNy?`rCm`plmpCL@yDPpQQuP`Qw\\CuJW~dZ]RsvpWmUR_`Cq\\]paw@_tWf~r\\iAqGYH]Gg"
    "DM{[EuE?{~g}N[scymxB@cDhyQSWKTba{fTR@mW{mrXXHVWlwR|^?s|fOj^si]HGJBjkuKDM~p_wvrfbw\\|OqenAN}_zDnovNrdRF\\c[`VBAsFLT"
    "sStiTu]?ow|[z~kDucNwxqPWyuIIHM|YCKNA\\u`bQAQQIru[ABS{HNLZeyAAhMktEhmIwSc{UrOTDINetx`p@P{pfDCqJMKIJ@Ps?PTejreCxbm?"
    "P|lYl\\sxyN@`_}?iIxFq|dFtH?[X`Q{XPp^?MN?OB``vVEm?jJG@?xTD_sQEeqaTWgGvf~gcz|[RJ@di~z{}DG}ZmEM?xlW_[unt~agJkcjk`PyU"
    "CzrCw}?q~_GU~^vUIXDo~AE@JXE@TDzwKPsNL@MTFn]Csuhd|o]?wMDM}RxAtMHKEgnd_xlW@QSQO?S[kopzP`~^{HDV{PvLqG|B|G~BB\\Df_{j?"
    "QqxuJXFAl{jhrg?tAG?U_|jCWZxM_u`vCOTB?aLsG_Ng{]PbC`@H`^av_w~gxw?JIQZH`^TsM]pKuMCJHUiBDBm?ONj~yXE?Gr_drvGlPD_~zPNR"
    "vqphPq~KrlGDxL|c|P?IoAjlAQJ{[^ojiskp~XGJzlI?p^I??KOmDawH@O[PNKRA@~Wt`veJxrxg~JkOSGnxXpzU]lciR~BALPt}PEChmW}?zy@x"
    "M[wqNPyqg}tCCsCdZo^A?_IzZRQ?xkyV@KHKDkSmI]DzuOPXR?fAJATC~G}HBw|_uHGQmqQ?JRjiwKWN~iT{AW?lPe^AKOHnlmJABt^ewsyUuG|y"
    "UOod|oZwwIxj}ED__rgQgW?edZ]?_qMC_xSy?rGM`\\IaCbW^_qZALr_l_q[zg~swDWzqIYwUKM?aEnX?CmVo{dcy~A[exQXGx[cMIlEIpAJu{OOs"
    "PO}W{\\[c~ovsF~YJkaC`MOwqq`lpTPYKM?xY~cWEAOjcBT?{rnleQbXA}llSy^lSqCLcHb`Lke_{A@[xumtHu~_dUSkpFRVhG~cNvKPAyCdK}Pt]"
    "NTK\\zereOmmXC`_Ru{`P]OZt}O\\jKXGWWB{nrIspHrx]P^olcxGHv}oYlm^~sg|S@pmiKINJ|xGLu{rDJU?inSDmhHE\\ZTeaTUK}{ox]DBTYr?tC"
    "HDFvjmcvyp\\YzoK~?slsHrKy}``{IPcPL}hLDpdqCC[gq`kzJqLXz^HDoz`g@|TIJ`xX}OHOsO`\\~PXu}QwzD^`}kNDL~{dC~}xr?AX~yoKwFNlM"
    "poNpr]D[XekqBPhp@q[ksJr]jM`a?JvvOslBt`|bGTK~\\^KH}I?T[b|CPK?t{TkdE`dClR?tEqslXPjhPbL]vPc]~_hwzoLGxQ\\BOf{tXlDz{_dF"
    "nPdM}SkISod_C`xy~eHx|z\\Y~?jcVMooVMKfxP[FrOr?BrSpH@rE@{w|pogSBMPDESK~K}qAM~C{JaX]AbF?P?{o?\\`Q||EAL\\xXCNtNhbFq~`IH"
    "yoGepCCez^XbL\\|AsQDqA?Hzn\\G{w^\\\\ppkVDnonKaS^FAT?xb~zEqGRzaHN?rSnD\\{XHQkX?PsxQl`@m\\DqBNjAlxxR_|}TCW~AdlNE~PU_@X{D"
    "qPK[hNk^npKTJ`gY}NegCxD\\ipk_UjG?_pOcU\\_akk]ONugFMm~AS[OPV`KlnL?ZtaB~gmsGDiPEqoth|oLWvR{[s~QrAQsgxDW{APvcJR\\JwPbR"
    "A~WQgpieq\\RoC`RjMF?eFRh]INNA{QTEl]zNEbOp{aw{~N[pw\\hGAp[lxm?SvkhQm||F}PCgL@cixvxvy_sa|[W{wQH[LPxuAECSHTAQ}bpKtp`B"
    "yckYM~?cINhPDRSL}TGwCcLWvoc[|m~mSMwoFRCPBLTgrlph@^NpOQdAHaUauP[lvpXW{n`mF}g{E~Lhla\\~INTSf{`]~sDd}n\\YIoPU@Ac\\F?lV"
    "`ZKmHeeK}@{YXbon~orNwOhJ~m``MC\\aNRPj~~ki[WJNesDEFaWMq}sRQFmJr^t{KqUSKMpFC\\KGBvSeIbkVCLdX_^\\ru_O{NLhpE{[dxRt_JKCo"
    "NnIQwFXJZ?zpDr_OolXcxI{Pq@xCEtp@|pD|JXweiQuK?RoyLcgfzPOG?qaEtkXWrPOq~lLg}oTCumlKsQDxBNpjoaFJm\\?[I~{U@orbyo`ZL`P_"
    "Rnwwz\\{koQTam|gW@qGb}}g?IkXWAM`XBPllqtwm?OsbHaceDR@DSOWqAAUNxpcRpYhPyMlMIn_~?cj|}dCeL|]BHP[JGKwZ?eg?LqGnAp|sx]Ld"
    "Ba|Ep^?]@pHuVqky~`oi@`_r@aCyKOflGTSiYbXSDSxKsSC\\hWprMN^hs}sKEruLgNGlFiJ?`YAt?DLXVcNS|hGBDaGX}jw{E^~Ao?LDvOonA`[}"
    "z~TVWpWO?ztjhncRwaPrzdT_e@EIX\\cpuNlqfPczWQKmkBJvERZtiNtl|xXVsdlGNs~jwO[[HAHZjPWmB~eCDpgHAS[wookFCjpJlQEes|wis}S|"
    "zQaHDB?nolOdWrSQoTRyP~`@tMp?wpMIuuHAcPTPNUDlwml`~AdCCNcF?]OzCnWnzR{}EKXw~ScfI@PIFAc{JQjb|Mxf}L?}}AYSDz|Oy@]_iyxG"
    "AR^[FYMEKjxvnZx}j?P@H?Xf`SOF?VgftRpep]TpyA?^?XMuJ^JA~`[Dgu@wrw~_NqgwGihz?Ubonj?iRpTPqD[?@RnbEcAHwqJjmNk~?`\\MF]sj"
    "}APrRMPWVrxS~m`EfKjMJcCsGnwzunkfTTTN~B}DvbXt?_ScPUi_Iz{nM__bu?\\[?`L`BlTBFsi_}`hlL`QEGrF~G@Xc?^rOG?Hl{RE?KRvl~@WM"
    "C~o~AK~Qvbk?~R\\oJL@k[awNx`kv{~vzMPTGzqk}IQdDCLwLyo_nwAKQrq[}yCp_vqDYMBT`@}cS?[xVA_OosqgDnQPgDpkm?CSJDPjnWbK]n_By"
    "GCK[pniVhMcv{p??BN^v|_jq@lh@hcGivRKnN^S[~RwlvkKLwz@hiaLw?[voW\\ntFv|UHqLAtxjvhQMTnOsIrQHErQLLD|~{|oI?Eot}`PXYo]{Q"
    "h_hEKCGxLQ_aIRtMu\\TDmLvjnRwtAqwfsqPFHg@^I~lL_nzt_pWB_tgLTlVxBTcnyRxNE^lbGAO`X`rpu]DHEw|\\R\\xJobakNRBUBnOFD_UDmQro"
    "s_hKgPu?~bZuD`X@@flS@|Aj}IoFGNt`M[diAbct~@W_?qx`uZTnu@U{HASnU~\\lDBCbpmlT?PTlKQEXxSKK}qKDvFDCw|lj~@tK|cZ|Adw_lESo"
    "s]gIist@v~XiS}R~|?loED[PknR{o^sYqlSRmpStGAKPBbMLy}kzg~SvyYpJQKcyI~cZnBqXOCpr{oSr}UU]~MPnA`h{q^kvB}\\CO]@rIAy[woS?"
    "u??}N]h?MsVA}fHuBW|vj`PeonSAW`HgGpVyH~r{opOy`T_p^L|IM~XBX\\[i@||sDpwA}shFoBcj@F{U@PF_TQxB{oGoL}tXzCKwD`Kl_{PsRp`i"
    "osNULO_\\@QtbDODTQNUF@AWpuEnMBTMjzknkAb|MrMeUUk?Zy}EMJoM[hx[q{Pwgr_vbyBOpHtDS@U\\hCnrz{M^z`[lo}?{\\BeCErPuRBQ@O_?C`"
    "FhDH`P@@@@@@@@@@@@@@@DH{TRP@@@@@@@@@@@@@@@BgPMAB@@@@@@@@@@@@@@@@}S{xI`@@@@@@@@@@@@@@@AgkF`L@@@@@@@@@@@@@@@CnDP|["
    "@@@@@@@@@@@@@@@@ObdqN@@@@@@@@@@@@@@@@@d^}pp@@@@@@@@@@@@@@@@GpPGO@@@@@@@@@@@@@@@@?{[wk@@@@@@@@@@@@@@@@CH]Iqx@@@@@"
    "@@@@@@@@@@AzHVda@@@@@@@@@@@@@@@@tBg@O@@@@@@@@@@@@@@@@Od{CbD@@@@@@@@@@@@@@@CPj]?R@@@@@@@@@@@@@@@@lBwCJp@@@@@@@@@@"
    "@@@@@@@@",
};

const int32_t cpx_biases[] = {
    176368, 170127, -74412, -30255, -5057, 30658, 56787, -126324, -92585, -172439, -309883, 237198, -133409, 30144,
    -122901, 106168, -150558, 273035, -288081, -50110, 189800, 159986, 149263, 151679, 114757, 310167, 252191,
    -70073, 234284, 311298, 376476, 74684, 2985, 8494, 151237, 105106, 604560, 545197, 184291, -183665, 272051,
    -274303, -168361, -160574, 271958, 273899, -251793, -153697, 83510, 59883, 114315, -169860, -26276, -14839,
    -144854, -260775, 264226, 78387, -167417, 258839, 304991, -137559, -194815, 155478, -134576, 292132, -109329,
    -250455, -8837, -53485, -13440, -148945, 140750, -23632, 323765, -176905, 109872, -75711, -131288, -54338,
    414749, 418748, -161376, 130028, -9911, 171190, -195068, -166685, -356682, -195210, 213700, 90844, 99468,
    244098, 479023, 92746, -382512, 242908, 215108, 12948, -358246, 174269, 72280, 642203, 2268, -30598, -2868,
    32179, 16126, 12972, 9975, -6306, 157535, -4213, -16848, -21931, -1664, -1906, 20202, 4877, 15547, 11988, 19952,
    3578, -6662, 21920, -678, -45568, -14001, 2404, 9737, 26653, 10242, -17649, -646, 9119, 29426, 12997, 11965,
    -13046, 11463, 5033, 28709, 8847, 978, -11074, -869, -4085, 3295, 41443, 7029, -1212, 141227, 77619, 318153,
    -22419, -39750, -96176, -100660, -114767, -19273, 4396, 252669, -49087, -30526, 246825, -232313, -490, 6400,
    81016, -137964, 172663, -63063, 4940, -45210, 186958, 136677, 68558, -3308, 305490, 77531, 9147, 242748, 258186,
    51305, 67913, -76831, 135671, -60559, 174988, -57063, -23128, 135957, 249947, 206938, -22675, -112917, -50777,
    165392, 79686, -192378, -42492, 343199, -260972, -253730, -110991, -76498, 249780, 106618, -32081, 114933,
    -105783, -215148, 57622, 191196, -65677, 201669, 61426, 98794, -43609, 25316, 232722, -190239, -59175, -4615,
    2486, -20369, 40520, 13664, 21612, 63827, -2840, -29163, -6321, -8067, 18553, 13956, 10051, -106807, 8938, 1954,
    39347, 21718, -4439, 2128, -42526, 22996, 93438, 33071, 7672, -17082, -6720, 16200, -6592, 17187, 378, 6041,
    5579, 19975, 13700, 30842, 31735, 24244, 6213, -1340, 12115, 13890, -9728, 14022, 40675, 26801, 83496, -94571,
    113775, 191512, -51618, -159361, -16309, -7179, 200421, -9500, -11779, 206772, 393225, 57524, -3953, 23514,
    -52974, -18406, -41423, 82595, -131009, -137128, -263837, -137977, -10651, -28400, -17496, -112219, -191944,
    -43961, 135234, -58928, -54403, -439, -4127, -39395, 86401, -59708, -22648, -2230, -140331, -181401, 304800,
    -318188, -344480, -180802, -2621, -18721, -27289, -276228, 218716, 58278, 320858, -148325, 61373, -166652,
    -190190, -13478, 51913, 288679, 196265, -526342, 146871, -39541, -257519, 233061, 371001, -268251, -292475,
    544585, 118827, 366262, 95514, -472460, -71357, -372095, 112741, -303048, 32788, -439679, 424895, 17995, -7529,
    -6544, -5515, 31585, -4567, 393, 29398, 9363, -5033, 83943, 18154, 28053, 12498, 8095, 2920, 1389, 3032, 16121,
    21923, 18195, 74408, 30344, 50974, 20192, 26174, 6216, 16934, 2587, -1197, 2308, 16806, 5930, 11264, 59214,
    -35722, 10152, -2203, -18499, 16109, 38484, -4562, 4234, 28770, 38556, -16769, 18327, 76787, 22812, 37477, 434,
    22233, 1460, 84789, -20092, 3589, 13532, 21110, 16259, 31121, -17233, 1531, 24297, 54948, 275568, -3717, 40083,
    34285, -52233, 213553, 251480, -6771, 79461, -288977, -3084, 58354, 123420, -161541, -7049, 14811, 63240, -2180,
    -176597, 46947, 105962, -19759, 42774, -17984, 65989, -34846, -37804, -19782, -18627, 74797, -142059, 2051,
    198984, 18445, -58184, -294707, 155056, -37179, -11812, -16190, -34934, -7250, 245185, 24515, -41961, 125588,
    3950, 61127, 164523, -85844, -403527, 196336, -16568, -27566, -3248, -2800, 75081, -167857, -362852, -44656,
    138728, 2973, -4792, 11096, -70394, -235942, -52241, -114474, -317799, -206510, -13293, 79777, 142903, 324707,
    -5883, 438765, 160844, -279589, -175014, -164626, -106308, 72179, -64427, -236907, 452686, 158756, -281745,
    -183160, -273784, 57929, -147531, 212647, 182331, 230445, -68472, 380923, 6492, 24897, 3612, 21498, 19497,
    -22380, 25832, 30608, -25382, 7466, -11058, 21704, 26685, 13093, -31952, 17392, 40083, 22696, 80770, 114240,
    49443, 26126, 15928, -15125, 11834, 38754, 4840, 39935, -2174, 55480, -45003, 5208, -70782, 7592, -42008, 18377,
    23456, 3613, 45989, -9965, 5656, 43436, 23658, 2281, 45353, -1156, -5536, -52128, 45910, -29859, -3761, 9452,
    -24212, -4424, 20488, 28362, 27082, -58286, -7740, 14857, -4725, -16076, 5194, -2729, 83478, -22637, -266642,
    235263, -329478, 161858, -136177, 109707, 27732, 45110, -175102, 69013, 57802, -1822, -28771, 99336, 259815,
    207464, 279516, 243466, -112021, -49622, 124594, 181162, 209842, 140845, -8335, -100201, 27058, -309198,
    -186861, -129356, -136952, -129105, -60466, 238179, 99066, 6784, 257617, -29988, -158787, -256770, 32960,
    -13180, 111352, -175429, 79451, -159260, -38258, -235616, -62159, 241044, 10123, 223434, 12786, 174797, -18056,
    -56702, -56149, 33689, -166072, 184107, -30966, -42107, -313996, -68471, -81379, 198031, 193019, -132633,
    -223801, 337963, 195296, -465843, -404504, 139664, 329037, -71549, -39101, 498846, -534369, -642187, -272846,
    244800, 58140, 91737, 18600, -821840, -237470, -24995, 64811, -309511, 68575, -768047, -157180, -4104, 59276,
    -138999, 48425, -34088, -41729, -16842, -62962, 22332, 7864, 69480, 41235, 31932, -536, 30127, 177356, 10764,
    149494, 8492, 32568, 125821, 20933, 9357, 25298, -9231, 22252, 129621, -48485, 67849, 204654, -25625, -118330,
    101253, 115274, 15476, 15183, 57693, 48911, 77325, 49035, -36647, -11407, 34046, 73859, -63453, 64171, 80964,
    87609, 99812, -55589, 8329, 93376, -7140, 40684, 51172, 78809, 42933, -32562, 518, -17616, 54065, 7346, -24789,
    -57152, 49778, 14518, -290361, -61572, 32684, 234953, -14954, 176745, -14073, -90703, 396624, 22980, 366147,
    -67285, 198973, -218410, -137784, 5239, -186526, 180175, -87081, -67307, 15267, 76072, 60744, 51009, 165395,
    -93638, 195938, 374, 137607, -216869, -4167, 317755, 504370, 181145, 593261, 56599, -110523, -180318, -19771,
    3403, 121639, 348110, -7419, 18197, 141404, -66551, -2577, -120459, -139915, -284373, 158510, 69993, -102293,
    365239, -295754, -13337, -32435, 25025, -43745, -77104, -46926, -158401, -224547, -54580, 111656, 333841,
    -263658, -85336, -406472, -112309, 62681, -109189, 138391, 405947, -717166, -56320, -146293, -113051, 275397,
    -36150, 299943, -190687, 490172, 137351, -117093, 196883, 604372, 24205, -265931, -210226, 474690, 190491,
    -369264, -182484, -129770, -296544, 2190, -257777, 442491, 38279, 53384, -85448, 667078, 331928, 239572, -77134,
    -111872, -14313, -21900, -283067, -153498, -8460, -27098, 48060, -12484, -5563, 12163, -10370, -25337, 27936,
    91935, 9643, -3423, -43182, 67382, -11926, 16888, 6643, -10486, 47455, 152952, 69028, 28729, 7048, 23977, 76330,
    -26831, 130611, 100101, -83099, -69238, 90667, 13598, -39055, 86169, -36207, -21168, 21083, 44383, 11040, 53237,
    31096, 63136, 85705, 16415, 27463, 11008, 31502, 2454, 15030, 13424, 17851, -9244, 42128, 48694, 51087, -8902,
    -7924, 50478, 9970, 30641, 61659, 7345, 48883, -125166, -18953, 31734, -60222, 17783, 5662, 34030, 96757,
    -22457, 7487, -11861, 32328, -8004, 28406, 24500, -6255, 44833, -44071, 6250, 11394, 94146, 52815, -5928,
    -39215, -12559, 21675, -49174, 45375, 15555, 7639, 45941, 793, 45778, 16265, -18724, -114424, 89040, 330599,
    109892, -207335, -49310, 14217, -58027, -2189, -87797, 18659, -506, -271825, 40114, -28081, 381307, 30380,
    208651, 71931, 1417, -5205, 70942, -18409, -17625, 91295, 9714, -14462, -49531, 16765, -103883, 225120, -219852,
    384743, -194426, 22289, 50802, 204021, 107677, 153328, -922, 15291, 11910, 88622, -12366, 102956, 4030, -190521,
    101341, -87277, 43498, 18804, 11075, 101705, -51095, -22935, 409241, -143821, -199607, 14317, 209370, 44427,
    -6344, -22078, 360155, 76539, 13818, -8951, 22349, 97048, -82014, 358129, -40545, 27735, -102033, -375804,
    -11783, -6230, 24573, 9971, -14436, 117011, -66671, -14343, 216628, -29439, -239035, -176197, 27173, 30040,
    267569, -119497, -592, -41433, -14818, 60893, -59639, 802153, -56683, -39148, 233037, 246598, -48137, 192936,
    135095, 153389, -736005, -532257, -560781, -72662, -164149, -291827, 787477, -176062, -157527, -189123, -63265,
    -200817, -136095, 577770, -71518, 19044, 745952, 26428, 159108, 467083, 263581, 728124, 174639, -900262, 599532,
    -123662, 340982, -440312, -414227, 585089, -705678, -225067, -43637, -553650, 348891, -349200, 156930, -148525,
    17681, -14682, 16161, 26377, -112158, 32447, -12012, 123762, -98533, -15889, 33969, 20003, 15707, 88153, 19899,
    45273, 40006, -398, 33806, -41769, 29630, 22227, -35737, 41012, 26240, -16154, -26252, 4807, -11157, 112177,
    -28044, 33109, 61216, 14772, 86080, -11438, -34698, -14016, 6135, -6237, -15140, 49253, -32129, -147405, -9400,
    -31517, 109223, 41400, 84765, -20767, 10437, 29015, 2407, -13609, -38990, 58027, -7583, 87620, 38534, 57326,
    -30334, -25416, -4655, 32495, -11960, 19848, 35180, 9849, -3587, 56893, 81155, -80222, 105821, 109984, 57842,
    60997, 1034, 30481, 17406, 25344, -9074, -43492, 86331, 4453, 197954, 84557, 68364, 45686, -33907, -8718,
    -36470, -10415, -34653, 92466, -159744, 40543, 14024, -130378, 32562, 2008, -115853, 18369, 231433, 28237,
    24402, -154998, 160529, 46993, -13558, 53904, 30853, 159244, 69709, 122442, 39154, -84022, 57843, 35831, 1919,
    44007, 185166, -276051, 99857, -23059, 47640, -21798, 30908, 10785, 21731, 90313, 45819, -16565, -121761, 56902,
    -198727, 225220, -33319, 222872, -54092, -254777, 33542, -163177, 349679, 21528, 221696, 40608, 49626, 1682,
    63924, -109381, -205010, 27229, -226755, 118637, 150689, 256864, -300774, -17607, 68018, 161058, 123570, 82697,
    24015, 73771, 63245, 212593, -506592, -685, 25484, 438218, 31782, 188263, 39428, 106206, 125730, 83991, 285002,
    30237, 200091, 199071, -36125, -3841, 152890, 102293, -34800, 91546, 37880, 7012, 326854, 266141, -240402,
    536112, -215645, -287245, -107818, 95256, -980, 321816, -525328, 286067, -190811, -127889, 48938, -444778,
    -336550, 189481, 75620, 438587, 368589, 580867, -413036, -61331, -11914, -238611, -506643, 174495, -557087,
    -90917, 277397, -464457, -72596, 649345, 266923, -684336, 751252, -487650, -17226, 297662, -486990, -95810,
    -425833, -571847, 100083, -241252, -285127, -149651, -257041, 406735, 2310, 27771, 21648, 41385, -89104, 141305,
    54518, 92307, 222983, 207599, 7230, 228732, -8817, 10316, 18163, -106796, 54751, 110541, 88091, 151257, 100622,
    -111145, 35773, -36326, -57705, 195644, 58436, 342422, 25211, 81717, -44918, 76467, -137379, 4165, 115182,
    -6908, 42558, 222183, -31375, -2587, -44809, 123592, 3077, 5972, -108011, 9307, -162433, 4992, 121345, 68572,
    105714, 319291, 16825, 154879, 113859, -173673, -2139, 95217, -48357, -84706, 425315, -3326, 18412, 152960,
    -49139, 125042, -7768, 50425, -16085, 40787, 10010, -34279, -48887, -76696, 249988, -107312, -50426, 173079,
    38934, -9371, -56129, -28874, -90500, 25648, 11315, 14072, 19764, -36002, 169671, 143373, -203359, -62506,
    78407, 79651, 4827, -124906, -61102, 384128, 428871, -76011, -110511, 101669, 156043, 228229, 261239, -273396,
    -58391, -287155, -43848, 278259, -188178, -150480, 189751, 216256, 266734, -244544, -157610, -100695, -22062,
    -172502, 13758, 416439, 450103, -304610, 7869, 7451, -16592, 110171, -16356, -46610, 159236, 224111, -235133,
    -173972, 214041, -236739, -157812, -44949, -30967, -74298, -151699, 227990, 47877, -136008, 41877, 126812,
    -264543, -307444, -304260, 46030, 274403, -112443, 28679, 46640, -208285, -260709, -262195, -71492, 390359,
    -142222, 8011, 43451, 16883, 351962, -105502, -25174, 151576, 251395, -152550, -106850, -5869, -190289, 94052,
    -343574, -72285, -3291, -92589, -165704, -122014, -16088, 272379, -136648, -185249, 187055, 121224, -308984,
    -26294, 38480, -9405, 110157, 35851, 221273, -340581, -251316, 73055, 420552, 607406, -346959, 488239, -519421,
    -520915, -66542, 23098, -353234, -627781, 542217, 885425, -950563, -56604, 252689, 136208, -80335, -21353,
    472134, 74945, -265956, -769331, 134889, -148961, -46553, -274903, 623569, 143058, 100881, -656184, -482095,
    124082, 45424, 847692, 521246, 377673, 438249, -473771, 64030, 511378, 96075, -474766, -329953, 958407, -402959,
    423974, 69360, 22796, -302348, 411990, -166395, -349749, 500039, 509922, 437120, 188850, 387420, -199676,
    476299, 14586, -28031, 65255, 19154, 142599, 1825, -47602, 9196, -18681, 15663, 70164, -11399, 14906, 29756,
    36688, 54429, 142534, -5307, -47289, 37450, -17410, -41351, 39118, -69805, -7240, 4858, 62182, 19362, 38658,
    2773, 32710, 53127, 27872, -2672, 231171, 1931, -134073, -64731, 40198, -18203, -1379, 30143, 9228, 23832,
    -35574, 2550, 104917, 10837, -24223, 147548, 86, 41575, -7665, 111047, 24479, 23123, 186705, -3579, 10929, 2898,
    -38219, 13228, 133899, 5682, 219049, -1752, 14267, 4420, 52554, 64338, 66870, 146895, 19909, -458, 18537,
    -81664, -4145, 5054, 74300, -27026, -22884, 16815, 57356, -15638, 24955, -27682, 16420, -9522, -56764, 37861,
    35420, -2180, 12483, -9000, 39109, -16987, 1034449, -10619, -8453, -17516, -75763, 54809, 32992, -77667, -53983,
    25599, 69578, -63825, 279693, 50404, 5859, 43330, -2085, -58179, 185990, 39490, 118955, 20642, 32112, 1996,
    -24807, -15999, 6847, -11628, 72467, 27869, 5797, 59195, 71500, 15533, -22221, 115813, -6461, -21407, -11367,
    77973, 169150, -10011, 55939, -24124, -30141, 28645, 143508, 129120, 9393, -71320, -4650, 427405, -39012, 18439,
    -17910, -65786, -46460, 192979, -43416, 16727, -56416, -26458, 61240, 125896, 249807, 383435, 64680, 74671,
    -44573, 13661, 125873, 110105, -19250, 87536, -309641, -232973, 172011, -41611, 161388, 8545, 72773, -6954,
    163215, -431912, 160388, 31107, -57040, 41214, 48223, 39417, 50137, 95762, -138201, 260433, 42950, 76741,
    -178209, 117369, 52234, -11501, -367943, 166568, -338293, -50388, 240416, -26271, -18504, -103414, 113316,
    62728, -6096, -121205, 245186, -278913, 227514, -102476, -96789, 57001, 160500, 105098, 138570, 292863, -43481,
    76971, -56919, -115851, 3235, -89575, 34096, 234728, 46815, 83076, -113821, 119742, 10416, -159817, 80665, 6654,
    102723, -63237, -270519, 59467, -60898, 134431, -5582, 45389, -147583, 195605, -206799, 152936, -40769, 5647,
    -54413, -84860, 139251, -2953, -100391, 62675, -281567, 80067, -276002, -10163, 159995, 61121, -743561, 524371,
    -164930, 15674, 5760, 369086, -546410, 667736, 362473, -501312, 540755, -233266, 196191, 517825, 425643, 430980,
    -494043, 253447, -266005, 12128, 710069, 900779, -227162, -34015, -379651, -143261, 156864, 322334, -956974,
    -715214, -436553, -668646, -95028, -366278, -614975, 943365, 570952, 238363, -278406, 352358, 485758, -360072,
    63892, -436862, 21346, 247937, 135502, 117272, -25479, -420506, 701530, -568253, -285206, -287143, -20607,
    254594, 514914, 190311, 601666, -721081, 489642, 31343, -312362, 27644, 89006, 13032, 60273, -32836, -33297,
    -27143, -14338, -60260, 112794, 176159, 26709, 38401, 7771, 14247, 78952, -25996, -8987, -90714, 10665, 19947,
    -13327, 128563, 127943, 39528, 12505, 145512, -30504, 70735, 43617, 141914, 4556, 28777, 33132, 233936, 6866,
    7310, 14503, -70305, -140029, 86990, -33689, 16003, -62724, 68317, -86592, -52133, 116966, -4434, -26371, -2180,
    12916, 17844, 35497, -152037, 188318, -2214, -92337, 2470, 39933, 10303, -128954, -4869, 172, -12867, 42680,
    516, 100673, -6602, -11639, -57094, 379510, 104937, -47840, -18476, 14171, 121698, 71928, 137552, 144277,
    104226, -73693, -127063, -25077, 134301, 113349, -50768, 11942, 71324, 40941, 68158, 91948, 97960, -42310,
    -22844, 37505, 63341, 70438, 163570, 21004, 13227, 58778, 287873, -72627, 42171, 37385, 11009, 46261, -14168,
    48031, -73895, 45224, -23404, 19714, 102774, 127757, 44420, 43893, -128000, 28412, 94520, -50, 7293, 73929,
    170664, 8342, 9177, 135016, 146186, -34656, 15539, -90174, 44805, -10873, 25744, 38896, 2969, 36209, 233609,
    -195781, -34240, 256774, 68917, 97487, -8673, -152744, -7263, 44049, 34349, -32515, 76683, 34339, 98756, 210372,
    29719, 112415, 53111, 136888, 44892, 23460, 119412, -3565, 127691, -67324, -25544, 145522, -4009, 38747, 177702,
    -160142, -250707, 7713, -188754, 60067, -57325, 118102, -26232, 164470, 124563, 25559, 133852, 140560, -13935,
    -121401, 195952, -22414, 114161, 25265, 150037, 11379, 117336, 58704, 1861, -56493, 193036, -27883, -90870,
    139014, 16029, -305237, 97404, 25931, 177016, -67098, -212500, -288842, 93195, 113982, 115234, 33262, -43885,
    54071, 6842, -61849, -69571, 114538, -22206, -18561, 97438, 125699, 134109, 34109, -4766, 144006, -65351, -3018,
    -61153, -48638, -15117, 136358, 115882, 35980, -112656, 72263, -40858, 10180, -17443, 3350, 77759, 87, -61213,
    -28668, 35395, -96184, -147523, 107780, 20803, 95578, 67457, -47281, 53294, -4711, 240122, 30823, -121815,
    68222, 565685, -261303, -541800, 187133, -462192, -233851, -172952, 173847, -613671, 332055, 453348, -450422,
    298169, -365056, 348136, -2596, -465155, 500364, 24603, -424, -235129, -128932, 559453, -523031, -150195,
    312537, 900221, 196468, -15812, 452473, 507049, 560016, 486953, 231541, 82366, -689733, -209703, -102711,
    615776, -96103, -595836, -471936, -429696, -693389, 587527, 46102, -170829, -358721, -286714, 49965, 681530,
    -744409, -598769, 87649, 154841, 691420, 85363, 331559, 424767, 35795, 258967, -645058, 326757, 390686, 66826,
    -57515, -21793, -69887, -2044, -68609, -355943, -18155, 80227, 15068, 12, 35762, 1432, 30758, 4549, 11476,
    -15635, -38945, -252342, 85109, 5547, 5213, 128443, -24816, -68756, -39669, 23934, -485255, -155853, -119211,
    -239389, 43894, 115422, -221642, 215663, -96099, 7250, -75168, -129886, -8138, 89606, 7219, -757582, 7236,
    18042, 21618, -86040, -550154, -18281, -271262, 36478, -54730, -32584, -23455, -47826, -134286, -82388, 2,
    45073, -227147, -372397, 64638, -106024, -72594, -112526, -62392, 54937, -29285, -6277, -64148, -94769, -236193,
    -70014, 8694, 9422, -91223, 68, -74754, -79177, 62, -594518, -8115, 71017, 62314, 108248, -74079, -40882,
    165748, -75425, 36394, -230142, -59132, -446220, -78505, -50816, -67397, -398342, 4110, 50872, -300892, 16405,
    -295601, -32165, 50574, 38692, -236273, -160081, -98025, -173856, -13641, -34141, -160921, 52850, -101769,
    -60916, 14114, 134618, -110479, 37861, -354097, -145332, -62216, -99526, -26223, -32650, -704126, 42126, -27983,
    123156, 155319, -79036, 135675, 113712, -90735, -19621, -232410, -149247, -41118, -22491, 86913, 126568, 66712,
    -37594, -83094, 157115, -63636, -134502, 115869, 66554, 120892, -55322, 103272, 89895, 65535, 125911, -13448,
    -91705, 51117, -26873, 161973, 194614, 18296, 130678, -131883, -14768, -216252, -100203, 97172, 20221, 60839,
    -5713, 84536, 455690, 109025, -273838, -11057, 71214, -14037, -56285, 15517, -10612, 105801, 11950, -180212,
    126976, -216771, 54114, -156742, -53234, 302089, 109541, -28060, -23692, 122648, 64435, 146222, 62469, -245309,
    32585, -162616, -133947, -58403, 226397, 48226, 145960, -110443, -188275, 76074, -28931, 153132, 147541, 20462,
    167840, 551, -146048, 193263, 18509, -165009, -124603, -51740, -64371, 106866, -80920, -333122, -51199, 141236,
    -162342, -44554, 149198, -80575, -7724, -55184, 54559, -84124, 13250, -6340, -14963, 11115, 253131, -121342,
    5133, 41574, -131099, -355273, -74016, -141770, 32188, -18064, -193010, 134488, -26376, -129985, -322762,
    -14155, 99995, 41705, 480275, -175351, -472126, -264568, -182185, 13050, -384637, 656469, -368221, 164874,
    410816, -527525, 15428, 444612, 217872, 124549, 505439, -584650, 332827, -162824, 372896, -563217, -483371,
    580482, 187306, -535587, -46546, -321700, -807043, 41876, 50987, 504403, -326197, 76596, 188944, -864663,
    209760, -988483, -341325, 143229, -468578, -34866, 250282, -792429, 291531, -567496, -121779, -610138, -615023,
    380967, -357216, -288558, -99471, 679004, -353505, -506699, -180975, 376072, 592877, 409267, 310505, 462148,
    -216398, 178285, -21624, 13925, -43742, -15115, 50198, -31061, 10082, -23649, -15731, 25362, -5671, -45364,
    -23721, 6515, -9189, -15278, -4482, 20083, -3741, 49670, -40799, -13072, -13372, 12202, 3437, -1512, 2778,
    -20757, 49115, 42476, 47066, -33477, 26855, 100006, -31866, 32417, -12675, -5718, 34179, -28612, 14676, 18564,
    20393, -19521, -47143, 37071, -64759, -10161, 27951, 86183, 25260, 61855, 33077, -1070, 15988, 35740, 43586,
    -41071, 8525, -28224, 25602, 91129, -25419, 22677, 219376, -85803, -36080, -179445, -46700, -151538, 235666,
    -165500, 26775, 390780, 105866, 78039, 82573, 43558, 38265, 147145, -142590, 12002, 117915, 187461, 139937,
    223213, -283225, -35824, 247832, -217268, -212189, -271137, 3491, -56611, 132537, 47751, 97101, 23685, -150681,
    29487, -70635, 236386, -70393, 92318, -80679, 41140, -233529, 51689, 124889, -133013, -31557, 42016, 28777,
    398134, 70035, 116708, 65253, 13726, 162873, -74339, 144940, -108750, -70763, 111181, -73475, 52336, -142744,
    26528, -18317, 25542, -121043, -7273, 102244, 179048, 120770, 128532, 80449, 152680, -27872, -62436, -140384,
    -157932, -80698, 153825, -109982, 232548, 480726, -176050, -38, 135588, -169475, 62636, -32037, -165195, -70495,
    123481, -332062, -60818, -214046, 182851, 57124, 55273, -109283, 59411, 189078, 128494, 184783, -143730,
    -209041, 222120, 206783, -14465, 185538, -90070, 191661, -205256, -263382, -2021, 48229, 230360, 179294, 66933,
    6899, -127694, 100312, -2937, 126855, 16432, 233212, 16828, 70334, 87186, 198921, -347518, 539067, 13699,
    -369424, 109958, 51896, -33433, 376524, -113054, -490333, 347497, -37476, -335007, 671710, 735650, 266416,
    57999, -157754, -440803, 498578, 129511, 542811, -381647, -211671, 626568, 249255, 445815, -333884, -511433,
    -212593, -75095, 30817, 103713, 14838, -36318, -27861, 12137, 45771, -21725, -23881, 20364, -15171, -58730,
    -71814, -29368, 1114, 8239, 13642, 18481, -40276, -15375, -412, 6091, -65649, -10009, 17607, -54790, 48558,
    16099, 58773, -21563, 72455, -25446, -64255, 455595, -214718, 3359, 146080, 318445, 114135, -215102, -356727,
    -162812, -18067, 121148, -243679, -96272, 33318, -147395, 225595, -44004, -527465, 140943, 194621, -2788,
    640409, -32698, 144291, 36255, -230256, -140663, -98490, -58960, 171503, 212493, -138732, 491900, 152073, 68650,
    -70488, 242112, -109058, 53689, 97359, -190191, -156242, 22619, 129706, 196072, -108791, -101858, 480293, 19360,
    -55462, 236985, -86060, -75045, 27015, -223301, 107150, 28960, -80201, 295750, 148910, 167591, -62372, -52117,
    104022, -25601, -258240, 50309, -193855, 17738, 95239, -105044, -113627, -72639, -22118, 195889, -160816,
    156928, -92214, 43658, -156859, 166630, -125919, 51651, 8126, -6679, 2845, -2706, 65641, 214098, 139350, 123831,
    123481, 171186, 113802, 21857, -55535, -25847, 46304, 71224, 121665, -32167, 18394, -559379, -3212, -75738,
    -30818, -162497, 117823, -197720, 166893, 84798, 185917, -264147, 269314, -158183, 70714, -50022, 26760, 86550,
    -93875, 257080, 35256, 159941, 64747, -120820, 92433, 10222, 54985, -302409, -29470, 280418, -269434, 779837,
    441757, -373465, -56587, -62703, -115495, 618568, -207606, -173177, -249289, 944817, -214271, 316538, -28133,
    -135250, 285047, 184363, 361832, 117465, -261254, 534215, -380163, 426809, -422581, 276559, 86868, -335526,
    35247, 86569, -84366, -111525, 86580, -40781, -22443, -61352, 13465, -39695, -23252, -56523, -15067, -31831,
    -35185, -39524, -26349, -3911, 24159, -11429, -29442, -5762, 12828, -4823, 74676, -52030, -3109, 20763, 42603,
    -37823, 15842, -15157, 87070, -11422, -156742, 183293, -273044, 296959, 38541, -64689, -140846, -107140, 210837,
    160685, 263794, -344432, -288134, 159281, -329117, -30291, 136778, -40778, -304125, 295472, 142386, -218925,
    -108423, -15841, -36399, -139725, 213354, 284719, -449865, 318422, 246754, -81796, 48708, -371005, -642223,
    -63652, -94880, -374300, 33699, 297312, -335072, -37706, 148054, -269807, 98035, -20125, 207679, 277864,
    -231658, 61559, -221253, -367584, -238538, 9938, 66235, 939, 816546, -149999, -386848, -13313, -467373, -232924,
    -26775, -194665, 94395, 125635, -40475, 240696, 50034, 60393, -275880, -86298, -91437, -338318, -256445,
    -197125, 22382, 39561, 85559, 2229, 43247, 30378, 74981, 35277, 45004, -80618, 68462, -124959, 123468, 52371,
    -157453, -57204, 131130, 93010, 43218, 31187, 116727, -170997, -25203, 132325, -105705, -335670, 53010, 68673,
    212050, 81378, -164454, -86986, 11504, -210250, -133813, -288197, 202624, 22549, -213996, -146154, 17045,
    -314979, -3854, 190419, 35567, -121638, 155102, 45129, 213327, 216117, 325286, -507289, 355117, -62204, 37218,
    767338, -647224, 356758, -225223, -209267, -3751, 635384, -209926, 14175, 411614, -428714, 392116, -730057,
    -182627, -517651, -544803, 314402, 411825, 652772, 379238, -181236, -167195, 387064, -406270, -219940, -672154,
    -722339, -101526, -780969, 0, 0, 0, 0, 0, 0, -113337, 66902, 211313, 241809, -95356, 576206, 189326, -31346,
    294918, 157262, -84453, 41913, 192700, 136528, 21898, 387780, 124094, 465218, -131018, -106328, 992339, 112232,
    257376, 4242, -189236, 358494, 210490, 87074, 166252, 174407, 164896, 203069, 93295, -244257, 88882, -46399,
    1008459, 197536, 86367, 461860, 299545, 224271, 84730, -194243, 24713, 432752, -233289, -70517, 8450, 39645,
    73300, -188674, -47490, 105180, 138170, -29904, 80516, 137033, 134056, 200374, 111572, -82038, -62494, 78906,
    -52189, 21916, -63619, -21142, 68134, -12119, 109499, -42896, 169736, 219337, 417667, -62282, -3075, -43933,
    159469, -51971, 330714, -137951, 45841, -332657, 86260, 95790, -267838, 271385, -74222, -184016, 190662, 208915,
    52052, 191268, 294937, 124576, -16630, 302931, 22392, 88110, -45859, 97086, -1113, 483708, -10355, 6160, 914,
    16846, 10492, 2610, 111802, -3271, 46953, 141017, 28527, 26541, -14771, 6870, -72178, 76725, 333076, -14072,
    -31683, -7058, 6153, 50763, 11702, -72823, 58747, 292992, -7409, 28425, -11332, 10781, 194153, -4123, 3263,
    -14088, -11569, -7564, 134134, 7608, 84624, 6389, -3378, 10558, -9159, -4338, 28791, 12405, -12155, 57092,
    75668, 112441, -35637, -19686, 37873, 32673, -43974, -53022, -62987, -10535, 208758, -37069, -125925, 254675,
    -77084, 6012, 92220, -9838, 41701, 199676, -225327, 85458, -40905, 36767, 9920, 37521, -42653, 56308, -83242,
    -118448, 112806, 215129, -60404, 13339, -95256, 50458, 34557, 71374, -24423, 31451, 62418, -120719, 139576,
    71600, -126062, -103080, 21679, -333, -122105, -97071, 69088, 105759, 64484, -182426, 23634, -40612, -114444,
    -28555, -110433, 183347, -254938, 199692, 1728, 218493, 177291, 78550, 204641, -101532, 30339, 132897, 20355,
    -190400, 49097, 30615, -33664, 4909, 15875, -6418, 372179, -17869, -6649, 23564, 932, -19438, 11070, -6660,
    23101, 117139, 48436, 96150, -2538, 134424, -3232, 30676, 25969, 391605, 17277, 20245, 204790, 40041, -19736,
    16115, 323594, 64180, 17570, 42789, 46858, 94603, 261765, 33670, 39055, 6908, 49072, 17746, 4575, 40007, 61269,
    88598, 13844, 84744, 83251, -16167, 75165, -55562, -135297, 22358, -23095, 253917, -6097, -2573, 101620, 181263,
    -288, -40269, 240358, -5643, -110592, -41747, -17440, 875, -61264, -145204, -98549, -15677, -74026, 218821,
    27223, -80344, -185634, -23072, -5818, -72114, -21752, -94506, 4597, -20781, -63224, -36169, 108166, -144805,
    -134303, 159208, -257114, -9864, -7975, -19578, -20119, 135499, -85648, -138162, 160522, -101810, -395892,
    44319, -149412, 246955, 120133, 129647, 41176, 133790, -178624, -212551, -121783, -405185, 385644, 505797,
    -227562, -127137, 385373, 47230, 394999, 161148, -167052, -180403, -81650, 83142, -285894, 132850, -124232,
    409556, 32987, -47005, 21079, 69767, 144710, 14242, -9451, 33673, 30193, -9680, 10545, 55045, -45319, -14650,
    173984, -33144, 56232, 6526, 50391, 28425, 14324, 7700, 98645, 832, -25600, 33127, 84722, -16216, 25792, 35382,
    913, 26459, 29505, 121045, 50808, 91702, -18948, -39123, -10119, 79602, 23818, 104193, 11103, 43167, 1086,
    -20159, 39900, -7580, 1819, 86189, -54734, 32815, -35822, 154947, 27899, -1977, 21709, 14574, -20059, 50077,
    322642, 10166, 51264, 28515, 211651, -4739, 141416, 26809, 44338, 213857, 3139, 15436, -801, -35675, -42722,
    -6894, 84187, -41777, -27078, -117713, -34644, -19848, 2564, -48324, 222680, 61435, 7140, 90910, 39026, -41071,
    26863, -288965, 13128, -45715, -133864, -30260, 317841, 6193, -35571, -45083, 77228, -122841, -3075, 43393,
    -53196, -6787, 136141, -5452, 20119, 84084, -21861, 80523, 42491, -122283, -115427, 97421, -39522, 2464, 810,
    35863, -20147, -80727, -69730, 2728, 245511, -28436, -1305, 76791, 156863, -442367, 216244, -77417, -191998,
    357005, 94741, -5953, 185071, 346059, -153641, 599070, 16478, -29674, 38525, -130339, -76784, 221873, 171357,
    25407, 128370, -125643, -136412, 74874, 146405, 119281, -551710, -160693, 134214, 263963, 155014, 396993,
    114482, 12901, -32482, 210812, 6676, 72569, 118015, 46531, -5296, 7662, -56642, -3999, 13961, -56195, -1408,
    21573, 48739, 53945, 3115, 12293, 5003, -102250, 30558, -21641, 156021, 2423, 48159, -8720, -27946, 88903,
    -33757, -33641, 35667, 12581, 110345, -1455, 29736, 7969, -24152, 13117, -22923, 6512, 25345, -2827, 23984,
    -33228, 30438, -95590, 83682, 1262, -28845, -61048, -26791, -97992, 36125, -45332, -61338, 18897, 68243, 216953,
    -62483, 17574, 14761, 106694, -12346, -331944, -198445, 195239, -284802, 127359, -29006, -36731, 33917, -43100,
    -156345, 38657, 85623, -22237, 35262, -10369, 68615, 18243, 53193, 87446, -40065, -21014, -827, -68469, 122502,
    149, 121446, 4689, 32826, -54625, -91962, -88573, -372247, -82319, -261822, 283124, 176047, -123786, 108861,
    68943, -41357, -63535, -37262, -55196, 57843, -19104, 36875, -103622, 12430, -532071, 98161, 16682, 161184,
    -27832, 125883, 65207, -6163, -64086, -1204, -5142, -103316, 127397, 56278, 3503, -90203, -66647, -297668,
    269421, -266894, 108257, -384476, 28249, 239190, -33431, -48719, -91166, 198009, -262039, 337968, 171498,
    -297379, 223275, 15980, 134671, 146434, -115146, 162966, 122153, -329668, 168669, -166674, -104442, -80379,
    81563, 109984, 389064, 46890, -28614, -2058, 215388, -38107, 227243, 57235, 93431, 17436, 78393, 92574, 462868,
    216734, -44666, 9216, 457621, 122981, 42541, 286908, 9558, 52580, 43840, 30642, 194210, 57803, 59446, 106710,
    83897, -30416, -11735, 35995, 74040, 11514, 92106, 123296, 19730, 88507, 39291, 13849, 163563, 96670, -24345,
    249782, 35462, 23529, -22452, 51371, 259037, 54377, 101035, 126062, 20973, 16858, -1712, 68359, 137206, 122971,
    60829, 39799, 287300, 33848, -24516, -42079, 50443, 59635, -297917, -86802, -127824, 98360, 205112, -124178,
    -225316, -87597, 418955, -139390, 451940, -25535, 379411, -216681, -47940, 21452, -119073, 182666, -159513,
    10798, -13695, 163630, -1764, 179088, 385745, -37897, 73801, -87349, -83475, -186856, -59396, 343991, 184210,
    211875, 345410, 131941, -62013, -174892, -69709, 125856, -61690, 353910, -142473, -128241, -279333, 213087,
    98938, -105985, -3674, 8879, 148147, 24027, -34260, 470904, 13573, 180487, -14444, 81786, 195345, -48929,
    -161208, -139685, -10817, -448303, -384345, 79134, -7586, -51642, -61078, 291381, 66791, -393820, 861386,
    279146, -703260, -498156, 136570, -13963, 18332, -462057, 82719, -354643, 71799, 50099, -237093, -119905,
    383946, -102384, 353094, 139707, 255431, 298576, -81031, -208640, -37166, -327724, 278302, -437194, 315603,
    -542420, -131777, -49977, -142812, 315772, -60588, 251134, -371871, -435343, 586771, -692977, -166527, -6553,
    6742, 45396, 46752, 11109, -15637, 8121, -23981, 2426, -36159, 17869, -74467, -39709, -9300, -24319, 126356,
    -112275, 95959, 5497, 18706, 258, 25266, 61718, 123832, -21927, -133357, 101054, -9445, -33028, 7451, 19384,
    64727, 15931, -52780, 22130, 21645, 342, 43827, 4740, 28004, 55842, 42135, 55215, 16322, 183535, -12692, 6162,
    91989, 24960, -41567, -13284, -23638, 21263, -53158, 223690, 32503, -21397, 309184, -23646, -40408, 223868,
    -7376, 33302, 23059, 23451, 69755, 89328, 76771, 30804, 11668, 5509, -9027, 52842, 52265, 9602, 158642, -77758,
    54461, -6756, 139302, 4498, -3725, 47174, 12646, 45638, 1628, 90855, -10899, -107719, 18346, 18211, 75123,
    -90564, 28308, 1647, 114774, -20284, -115391, 21421, -28716, 218624, 71405, -194027, -34875, 640, -79585, 27449,
    -98790, 36336, -37192, -164452, -33683, -21896, 131981, -88913, 11763, -34548, 157429, -42108, -101620, 113887,
    -18426, 73707, -164267, 11031, -41457, -21005, -39864, 235325, -109774, 129908, -6635, 98553, -26062, 244725,
    7333, 236315, -2269, -115959, -58259, 1916, -107005, 276411, 27197, -38330, -109977, -48116, 9014, -14443,
    -60784, 24534, 1167, 986, 90716, -7769, -11507, -2693, 221379, 10043, 3368, -89729, 147748, -58555, -27971,
    -29874, -100025, 178814, -70566, 61331, -40000, 18991, 50412, -146244, 23870, -115946, 33739, -280, -11200,
    104972, 11689, 8053, -34940, 63393, -259878, -3413, 1421, -166792, 131176, -68134, -860, -105318, -41262,
    -115171, 22804, -296831, 108046, 80291, 694501, -9160, -82613, -267246, -302324, 23155, -85344, -329921,
    -133404, -200649, 110596, 2311, 37466, -82037, -629097, -299014, -236877, 33118, 592148, 824010, -273799,
    -69939, -165721, -273723, -270042, -31167, -72744, 357817, 196425, -644851, 80095, -353020, -30041, -400197,
    -46196, 265142, -344827, -261333, -342319, 53696, 69226, -244130, -4911, 96214, 69223, 31941, 36047, -91946,
    35539, -58866, 48561, -64381, 11229, -39779, -1911, 24538, 30328, 2646, 266099, 122711, 50072, 342159, -83024,
    -80107, 70065, 108221, 20302, -5529, 133092, -181558, 31326, -8891, 69783, 54643, -11219, -135482, 86099,
    -92565, -203681, 20949, 28114, 26113, -17382, 120426, -84097, 65232, 74935, -17694, -8648, 53860, -88527,
    127858, 18808, -1490, -8492, 36062, 236660, -60204, 13575, 166357, -39667, 266758, -81591, 121224, -72251,
    86984, 72863, -30323, -70584, 35380, -101789, 42971, 58289, -23617, 1219606, -49858, -499560, 74881, 22709,
    -154306, -32810, 34638, 43034, 89651, -71874, 73091, 23859, -125454, -22186, 82287, 38303, 12141, -5105, 64613,
    4742, 53970, 92066, 4479, -184213, 101030, -86296, -6184, 3547, 9675, -234195, -160937, 97644, -35073, 205610,
    -19277, -105903, 28226, 118977, -10774, -9068, 205035, 78727, 121581, 166764, -70388, 171537, 29156, 190090,
    81165, 109433, -47889, 17245, -20956, 71955, -68984, -14983, 101363, -86378, -52017, -59827, 59116, -11796,
    88643, 778, 160708, -47887, 223632, 77576, -156977, 47030, 46191, 50038, -812, 198391, 45107, 18795, -80488,
    12789, -102966, 91856, 18519, -400053, 143270, 74088, 124213, -115661, -61054, 52746, 56090, -20443, 170086,
    -330913, -89874, 11278, 17652, -274212, -48442, -2891, 196619, 127511, -42043, -4222, -31887, 79315, 23037,
    121463, -4775, -94544, 188994, -60740, 47040, 103430, 57476, -107518, -711, -51617, 212007, 145057, 239320,
    -48902, 92047, -197704, -111832, 189893, -113973, 50888, -60475, -264337, -24617, -284960, 89648, 140130,
    -241443, 200446, -258433, -126131, 160596, -180528, 156687, 98980, -160588, -27147, 52951, 6508, -218812,
    213652, 296201, -353157, 180418, 89854, 56906, -173255, -332682, 139952, -109101, -39704, -215486, -346387,
    302604, -30085, -78671, 118598, 38390, -109102, -221233, 116093, 134002, 361437, 33533, 155534, -971, -56572,
    113875, 84481, 75293, 297520, 18274, -28180, 68345, -16213, -168629, 217122, -29978, 212941, 153813, -77185,
    216564, -52593, -153724, -49671, 250452, 79027, -156675, 129745, -32004, 32756, 9787, 134897, 203428, 267049,
    81820, 9109, 174591, -110371, 79205, -35255, 62963, 120783, -58909, 26100, -90935, -82135, 8967, 395878, -54225,
    129928, 99617, 35981, 84717, 78779, 28872, 155227, 9684, -2008, -104809, -76209, -42911, 42867, -73460, -9339,
    419928, 136539, -3923, -63507, 83441, 122080, -13845, -120345, -246718, -34957, -88810, 10834, -34110, 29700,
    -11589, 31655, -119731, 258298, -177399, -115157, -54971, 605, 101393, -82457, 94082, 48476, -173758, 99229,
    66698, 5785, 19230, -99975, 70964, -100971, 455339, 265175, -184065, -157541, 39436, 160868, 51155, 226548,
    -130467, -5731, -254697, 84658, 262074, 19570, -86947, 457383, 320637, 430861, -87748, -150615, -21008, 146574,
    -24984, -47566, 81533, 211074, -103900, -45039, 201785, -129149, 7071, -10828, 27637, -52368, 97445, -88511,
    -91305, 306222, -93320, 17990, -29153, 127174, -251625, -235636, 166047, -32766, -84610, -49160, 162943,
    -142410, -193665, -190964, 133805, 281575, -150481, 55619, -184304, -200779, -201536, -337227, -152534, 424655,
    8057, -75410, -11041, -24973, 262317, 197410, -67939, 232098, -8665, -96696, -33111, 315490, -168077, 54837,
    -22377, -118343, -118133, -75149, -141530, -178304, -85768, 277825, 3577, -29421, 578155, 420331, -36840, 1637,
    -38015, -58123, 154894, 254170, 321778, -181305, -63587, 318851, 625357, 489615, -69253, 192033, 1785, -391139,
    48900, -112186, 379452, -331136, -438981, -15753, -218119, -159439, -22276, 261361, -309698, -214764, 381839,
    134052, -127257, -407623, -26407, 115486, 437071, -191675, -10883, 10729, -219202, -128594, -256684, 145557,
    -345665, 125937, -22270, -243543, 394247, 174586, -152702, -126329, 89230, -325519, -236267, 779045, 137449,
    -45877, 663835, 299385, -426470, 401989, -145852, -382140, -146076, -371261, 160124, -88150, 339650, 185365,
    -65485, 1994, -60902, -203046, -23600, 7428, 150146, 47533, 7013, -26417, -25224, -10720, 2460, -17004, -127728,
    -27501, 24368, -25756, -48592, -17491, -121730, -8205, -146498, 76615, 57303, 32768, 44511, -6227, 23104, 32353,
    -54775, 61271, 180304, 35767, -24204, 144851, -41573, 244211, 27673, -40225, -52475, 47488, 7996, 30567, 21030,
    -42672, -56464, 60403, 17060, -10864, -26731, 63745, -40267, 22700, 16034, 23621, -17964, 4821, 78006, -13927,
    43415, -26922, -59739, -66925, 85252, -273710, -31071, 73509, 51617, 29408, -19094, 93515, 21113, 311, 15800,
    -13087, 26075, -66638, -121463, -22511, -54535, -2659, -19347, 21189, -660, -167456, 58401, -4801, 12921, 21052,
    32122, 49140, 98016, -100777, 37775, -98129, -56861, 101021, -1651, -1935, -88720, 22272, -29624, 159111, 31305,
    110796, -23457, 38696, 44759, -9189, 307306, 57569, -28538, 75287, 121653, 270255, 40650, -140866, -80035,
    -93118, -99585, 12407, 94269, 130975, -29405, -137676, 31159, -45488, -2624, 13383, 69389, -3209, 50773, 66777,
    -160423, 69250, -49636, 68770, -27756, -161081, 65745, -7363, -66992, 4025, 63438, -6978, -176566, 32242,
    105134, -7241, 5036, 57574, -7853, 3037, 204481, -11104, 8834, 43732, -85541, 89936, 78987, -57245, -19276,
    10972, -52657, -3733, -61346, 833, 148714, -12108, -5043, -136835, 16164, 120911, 32800, 201039, 134406, 173752,
    -20747, -35265, -115104, 96626, -221702, -120740, 97403, 69646, -45077, -28323, -65850, 93330, 32798, 57010,
    16992, -22313, 142226, 82237, -7116, -226958, 67657, -157592, -107194, 394808, -80194, -63385, 56800, 62443,
    -6828, -53070, 9315, 299712, -71365, 43682, 12681, -68364, 4339, 33977, -57978, 39872, 84465, -12285, 87237,
    -69146, -30381, -23170, -56364, 161663, 89216, -35039, 51214, 20857, 137598, -7492, -9060, -12927, -35121,
    134326, -95254, -223122, -152314, -88590, -23340, -63860, -20520, -244364, 71685, -75915, 65498, -223882,
    -39599, -39142, -22059, 123707, -1368, 11585, 5629, -10365, 117794, -352413, 24837, -26705, 120975, 268846,
    -41807, 334205, 15429, 119641, 359792, 178535, -245104, 339177, 307930, -18072, 73919, -8245, 379763, 126954,
    60027, 78937, 465395, -144962, 161070, -138759, 543144, -288499, 211016, 257071, -390003, 78401, 54543, -36719,
    -156877, -200964, -126525, -16292, 311224, 119489, 175501, -223619, 240072, -73715, -8920, -342953, 124705,
    -251723, -267694, 226578, 15187, -379531, -92171, 478597, -354030, 69548, -102295, -119458, 225881, 215616,
    448316, 529399, -52475, -74112, 105334, 25469, -74340, -297383, -65312, 37396, -47420, -42951, 51898, 35087,
    41923, 32158, 38327, -24544, 2065, 6353, -16258, 9776, -4005, -96660, 14827, -24976, -160463, -28375, -61462,
    6100, -4851, 97134, -59558, 131898, 113494, -22817, 143061, 52802, -9157, 9416, 44951, 69210, 100527, 62295,
    -37023, 1664, -21425, 2988, 28215, 15708, 2664, 157863, -379323, -15786, 74441, -36089, 32380, 56344, 31963,
    40667, 59392, 84310, -11969, 32248, -20770, -13781, 111557, -24321, -53472, 137933, 185100, 98601, 85070, 17434,
    -9534, -9697, -49162, 20745, -14177, 149471, 29493, 149033, -5496, 35175, 73210, 13429, -49387, 35528, 94593,
    74841, -82293, 55759, 22082, 125820, 28950, -46901, -59235, 29937, -24538, 4945, -8750, 28160, -9277, -192173,
    4109, 129305, 283526, -132247, 23325, -56481, -43452, -58309, -51363, 18751, 20947, 18839, -67598, 105778,
    85251, 8075, 72488, -188120, -149217, 357797, 28825, -152387, 77058, -16630, 35772, 36376, -14864, 59724, 29494,
    201470, -45512, -4314, 105287, -46775, -19521, -41472, 110351, 65029, 11353, 116598, -29773, -52403, 132333,
    -285323, -5943, 109814, 47369, -73891, -190576, 19716, 17420, 104395, 20540, 112102, 87147, 5854, 61252, 80919,
    77814, -32919, 59347, 182145, 15029, -2477, 26270, 55800, 98762, -17527, 411, -31184, 136523, 79589, 15635,
    -49096, 15133, 3372, -14575, -15, -82134, -31596, -96678, 191818, 435773, -14474, -3814, 61275, -21973, 1627,
    213060, -18223, 34261, -16240, 172109, -7580, 122070, 17398, 79908, -6609, 302901, -21774, -165554, 59886,
    -98388, -185250, 110140, 76791, 197949, 7848, -240781, 22723, -17786, -8074, 221691, 32964, -100033, -64012,
    -30363, -59499, 160047, -40422, -4740, 50578, -35243, 49807, 82910, 221754, -58742, -25533, -131491, -23208,
    -4378, -1996, -5517, 18672, 51084, -63698, 47420, 16427, -36316, -392963, -53312, 30850, 96658, -61591, 102208,
    -9151, 7471, -58965, -61678, 26768, -56295, 125307, 75416, 180120, 132217, 65860, 236867, 22630, 5966, -9180,
    256480, -31060, -218334, 98463, 9968, 202375, -187085, 217642, -325927, 72700, -268832, 119219, -170162, 158413,
    474347, 52913, 150128, -87109, 227643, 390021, 405730, -304892, -395529, -522161, 184142, 39999, 93632, 137571,
    -31111, -173252, 405668, 209883, 310954, 60151, 321209, 20540, 28079, 80047, -150305, -177356, -401872, -241875,
    120682, -189261, -92626, -186693, 194405, -339328, -588107, -40255, 182039, 107503, -367800, 133711, -109641,
    68519, -31319, 287448, 44069, 10804, 688250, 90930, 526628, -273348, -30507, -110361, -142435, 35601, -85264,
    -7873, -36246, -223379, -5207, -37786, 18420, -79278, -36960, -24773, 44384, 262862, -150830, 42434, -203604,
    -183147, 24374, 3867, -158421, -41358, -102459, 24639, 36917, -53706, -7036, -18087, -147109, 7846, -114701,
    -11807, -30347, -183517, 19774, -202961, -263871, 64390, 61461, -57443, -65492, -87340, 467435, -32678, -197628,
    133872, -182238, -333621, 24937, 53311, 42887, -30531, 41, -193562, 20457, 17782, 39451, -101858, 5639, 170172,
    -27789, -73768, 160673, -204555, -85988, 21599, 8736, -86021, -89173, -177746, -31189, -127321, -15299, 63314,
    30584, -39786, 1863, -146285, -362092, -40508, -12924, -21878, 58390, 34600, 4064, 4620, 28200, -18548, -334911,
    -116356, -242920, 18229, 49729, -41603, -197004, 77272, -16666, -49021, 25433, -120314, -49174, 57936, 30526,
    -5052, 90251, 51018, 3472, -67931, -1225, -412816, -54942, -80051, -68617, -145242, -75835, -261583, 65998,
    -70690, -54351, 15866, -27993, -3531, 46427, -406502, -36781, -20794, 196177, -101693, -20189, 29111, 14758,
    -181673, 47078, -68371, -100034, -5091, -219747, -21864, 140400, 52733, 143807, 28039, 65560, 54506, -135993,
    -10540, -17516, -23723, -22955, 54474, 197935, -9645, 5973, -220103, 20019, -64279, -164884, -10852, 35391,
    -51480, -69580, -103150, -89675, -26563, -71885, 84305, 9461, -127705, -216626, -147265, 320805, 86040, -39984,
    -22722, -12471, -23546, 140071, 4975, -7422, -58758, 300846, -19370, 317998, -124459, 976, -282311, -105133,
    56232, -31696, -232035, 226216, 98737, -183640, 174731, 381761, -114620, -3809, -117664, 275779, -16941, 80293,
    80982, 183136, 52229, -278437, -57489, -48716, -7786, -4733, -52749, 158305, -105788, -173256, 271667, -19062,
    2455, -22152, -94508, -54141, 157370, -295590, -102622, -53282, 184257, 22810, -19020, 107537, -93133, -24171,
    132747, -151413, 85349, 100101, 71460, 162438, -67230, -5492, -14364, -85711, 75203, -40691, -107849, 33542,
    -46579, 56280, 25219, -260894, 267008, -43439, 67092, -18112, -14924, -334266, 118830, 855647, -262861, -35118,
    -162604, -395567, -237496, 209438, 128838, 159322, 124827, 87869, 235734, 222482, 454664, 229014, 163210,
    280077, -290573, -49775, -271564, 342778, -308038, -398810, 496725, -80229, -456358, -302450, -274501, -106417,
    -410279, 290579, 274692, -5708, -397207, -709086, -135562, 397337, -212048, 101827, 156151, -443376, -127230,
    287060, -244858, 166484, -517265, 498839, 458454, -129129, -83219, -445956, -179259, 275830, 810138, -451574,
    -416314, 522945, -191309, 246188, 236962, 184160, 300677, -686379, 82942, -14801, 33733, -45427, -24926, 40311,
    -23750, 5733, -18487, -16741, 17670, 3730, -14623, -18029, -8866, 4175, -10662, -8449, 26527, -6517, 44019,
    -22268, -22949, -27847, -14515, 14759, -12866, -2953, -22929, 28184, 29555, 29867, -31542, -1221, 114370,
    -53503, -4926, 9209, -19625, 21932, -37001, -10373, 19023, 16827, -27123, -71018, -6149, -14552, -11823, 7921,
    46445, 2714, 78335, 6440, -22995, -27622, -8385, 44861, -39364, -4337, -26653, 25626, 55097, 24169, -12711,
    -349280, -167009, 267413, -132104, 182527, -113007, 274729, -200232, 11837, 178967, 170564, -242992, 235322,
    -86687, -263517, -351351, -229496, -32031, 330876, -182418, 115891, 209343, -54653, -95144, 135196, 2322,
    -270337, -103457, 3843, 143753, -147300, 10947, 748109, 9433, -322528, -137585, -96112, 341881, 47174, -138496,
    -24881, 282332, -3983, 89873, 116566, -125023, 121589, -490429, -228230, 8406, -168667, 208676, 67985, 208807,
    255850, -327773, 137691, -181322, -251183, -176823, -37460, -67829, -3768, 145658, -15352, -48619, 57755,
    -135388, 140270, 102722, 39925, 172099, 102722, -12399, -42615, -14879, 3758, -87150, -16651, 239731, -69377,
    80273, 163306, -10871, 19215, 63911, -120877, 87540, -24049, 7203, -176557, -34177, -231090, -620, -119325,
    236685, 63940, 72909, -3622, -49099, 68592, 71183, 79579, -38303, -199956, 145382, 34118, -17372, 63885, 33027,
    40917, -61705, -175413, 101655, 46994, 231897, 67586, 165045, 4666, -24288, 146810, 67258, 31215, 48573, 226414,
    -84468, -65240, 25164, -35963, -101991, 459555, 125258, -62997, 62638, 91167, 230548, 628804, -240459, 358334,
    530756, -92941, -187187, 204080, 452085, -6107, 203367, -200091, -291201, 383803, -326932, 170602, -150758,
    -85764, 265258, 360667, 249141, -478985, -385331, -142789, -15842, 2530, 177211, -27356, -34881, 3855, -9298,
    37979, -47553, -41736, 25861, 1638, -54161, -59179, -45823, 17608, 2473, -8198, 43894, -46963, 29755, -1886,
    -25353, -121121, -63615, 23642, -65839, 24895, -13877, 56489, 5576, 95251, -40427, 212250, -112194, -383483,
    630971, 23462, 455020, 278954, 226354, 92874, -21628, 588432, 27175, 40148, 212794, -313871, -200261, 130173,
    -241380, -58629, 199885, -47998, 448085, -33558, -28647, -13540, 215668, -169125, -87363, -85227, 5025, 165551,
    240504, -67527, 337992, -173711, 375686, -35354, -3649, 228096, -254281, -62587, -225279, -16950, 74204, 827600,
    -305177, 324251, -84546, 375066, -107809, -168319, 134523, -70046, -60205, 185186, -243702, 133678, -358100,
    -137415, 355986, 136961, -107280, -7260, 59692, 99522, -171650, -53075, 22580, -121869, 38200, 43795, 24271,
    -107096, 168369, 132813, 87953, 69014, 185638, -90442, -13347, -145171, 45698, -374706, 59745, 12337, 82576,
    -75381, 28341, -215483, 44728, 143048, -17403, -6078, 6648, 27154, 204325, 254746, -12008, -243371, -12107,
    -11142, -90357, 218722, -91696, -32570, -336010, -34277, -110398, 11513, -40602, 193285, 34338, 6127, -97176,
    77464, -35642, -5802, 123478, 91959, 23335, -17003, 39800, -99561, 44209, 28732, 3512, -16751, 108723, 74810,
    -157663, 348624, 283792, -90253, 444204, 242571, 157751, 221838, 60376, -285390, 399348, 23003, 194988, -652,
    244190, -34762, -17881, 57931, -267379, 423538, 84323, 268517, 384087, -51792, 318784, -517792, 271790, -428814,
    16837, -28194, 162877, 10044, 118429, -115160, -79658, 87069, -43819, -13352, -59263, -2552, -8439, -7066,
    -33340, -29051, -36098, -10251, -21043, -28757, 22402, 15834, 23940, -17669, -38690, -38076, -24859, 43359,
    -54330, -4441, -4865, 36255, -1493, 61582, -36574, 86097, -80146, -283662, -192475, -268101, -102175, -194322,
    -140310, -269596, -644740, -86440, -29877, -93310, -138602, -3683, -338791, 119333, 9944, -366129, 122997,
    -350924, -140773, 286669, -110593, -247873, -119500, -11021, -62662, -164850, 507102, -21613, 644074, 372750,
    -34248, -278065, -147498, -279610, 126933, -270012, -199766, -231760, 100986, -25600, -564972, -107278, -239494,
    -26959, 128513, 87032, -28122, -34592, -101718, -313925, -446572, -132656, 166481, 127125, 145161, 388916,
    -119558, -174703, 251707, 117609, -64117, -64846, 79282, 115386, 60634, -33451, 26185, 6744, -1385, -161506,
    119403, -87508, -70707, -77486, -48440, 113406, 39692, 249637, 3411, -63860, 131180, 94003, 49168, 18796,
    -162957, -33815, -118352, 55869, 37873, -136113, 10041, 68247, -4238, -92214, -101024, -33084, -44331, -21094,
    116810, -45272, -210790, -126130, 121789, 250225, 200014, -137136, -127900, 42295, -218691, -79808, -119453,
    227151, -87086, -187769, 224666, -4409, -31341, -16141, 85702, -150722, -221599, 206963, 5039, 160538, 291991,
    433658, -514889, 432427, 354394, -198386, 593943, -411849, 496927, 325675, -447039, -260071, 728643, 193025,
    205339, 250282, 286119, 253344, -638311, 82347, -375882, 131778, 414435, 410302, 543133, -227431, 270568,
    -174000, 459531, -523925, -368758, -538183, 58431, -154587, -645854, 0, 0, 0, 0, 0, 0,
};

const int16_t cpx_factors[] = {
    29203, 29496, 25324, 27454, 31288, 32622, 31731, 30449, 27853, 21947, 25007, 25389, 17095, 20786, 28266, 21316,
    32121, 20157, 26660, 19980, 26518, 32516, 24757, 32268, 27133, 32710, 32678, 24278, 20684, 22030, 17923, 22647,
    29643, 28188, 16532, 17395, 25491, 25934, 26826, 25760, 16627, 28385, 24457, 30711, 24793, 17151, 19634, 24693,
    28002, 26276, 20476, 27563, 19242, 27079, 20125, 23511, 18620, 26292, 32385, 21046, 19455, 18373, 27944, 27078,
    28285, 24194, 18855, 21537, 28521, 23523, 23579, 16827, 32747, 18885, 30607, 28859, 20962, 26925, 31097, 32758,
    26550, 21855, 16858, 17812, 23656, 25585, 16688, 26293, 18851, 30746, 19836, 19824, 20723, 32564, 26020, 28991,
    16542, 31716, 18221, 18373, 27057, 19464, 18164, 16443, 28543, 28223, 20355, 17865, 21932, 19748, 22500, 17588,
    31252, 17134, 22301, 17299, 20562, 25360, 27835, 32250, 25922, 22651, 25395, 25619, 16567, 17010, 26372, 26934,
    21214, 22659, 31162, 30142, 29997, 17862, 22228, 22480, 22462, 31719, 19222, 21499, 17495, 17980, 31035, 27767,
    25483, 26235, 18759, 18330, 23233, 26653, 19260, 31530, 28553, 29428, 19161, 23756, 18723, 16600, 17473, 18901,
    22633, 29755, 17665, 27153, 22988, 17633, 27546, 16507, 19423, 29748, 30903, 26689, 21692, 27281, 23126, 28612,
    22930, 20766, 30809, 24149, 16438, 19623, 20725, 21797, 23085, 31207, 32738, 30234, 32533, 16638, 32184, 23708,
    25970, 19545, 23910, 30161, 24624, 21674, 17963, 19024, 22279, 30402, 16712, 25818, 26278, 25155, 26561, 17574,
    29903, 21619, 20679, 21471, 22921, 20366, 28838, 23776, 24090, 18650, 27398, 19904, 21316, 23021, 31948, 23846,
    24626, 30530, 18407, 25308, 18952, 17835, 22297, 29751, 16399, 16920, 23470, 25749, 31844, 28402, 18035, 21967,
    19475, 17434, 26585, 28329, 26678, 32698, 21524, 19583, 19141, 31890, 25620, 19216, 18333, 16772, 21189, 17143,
    16446, 17601, 23292, 26839, 23171, 29449, 23906, 24303, 22220, 18075, 28759, 22764, 28727, 26489, 17758, 21348,
    31395, 30739, 26672, 28030, 18308, 30093, 17557, 27326, 23279, 23311, 21239, 32400, 25784, 18233, 25406, 19494,
    30571, 30766, 17173, 18779, 26979, 27534, 26608, 18298, 23797, 19805, 18564, 24681, 20979, 27901, 32179, 29320,
    26313, 18135, 17141, 28784, 25104, 25310, 24642, 16706, 20955, 29083, 27147, 27372, 23037, 30369, 27800, 18602,
    16525, 23501, 29892, 23743, 23657, 21466, 23602, 25333, 26112, 29192, 20780, 32108, 22947, 28087, 17013, 21215,
    23117, 16487, 25879, 23303, 28755, 20618, 20474, 24222, 23469, 19282, 21085, 25478, 28548, 29322, 24005, 16522,
    31907, 21897, 26940, 21124, 17301, 18108, 19397, 25971, 30271, 16661, 20634, 17192, 22456, 30075, 16712, 21160,
    17759, 20038, 26434, 16432, 17917, 29819, 17693, 19084, 27508, 31052, 20888, 21793, 30202, 20932, 19621, 26721,
    23132, 21345, 30095, 20073, 19259, 20516, 25698, 21041, 24786, 30561, 18375, 22369, 29140, 31769, 26285, 19598,
    31912, 22667, 25604, 30085, 19877, 17286, 19860, 21354, 31572, 25691, 24677, 30080, 17935, 32075, 20969, 30558,
    32395, 29844, 20636, 23021, 29652, 21382, 26608, 16970, 28824, 26735, 20518, 23776, 28723, 22029, 28925, 23115,
    31015, 18808, 31964, 27253, 28495, 22986, 19129, 27769, 23193, 31200, 19677, 27408, 16647, 30362, 24879, 26203,
    25857, 27578, 19336, 30794, 18835, 32453, 19014, 18181, 18520, 23886, 29899, 27715, 31695, 17889, 21921, 16670,
    21030, 23963, 18557, 24664, 23007, 22139, 26049, 23162, 23282, 28938, 17898, 18379, 22249, 22744, 31225, 31023,
    29280, 28080, 22678, 25843, 21810, 25113, 27650, 28405, 17817, 18342, 24550, 18722, 28828, 26835, 26246, 21042,
    22646, 19882, 16645, 25038, 21670, 30871, 20983, 29874, 20634, 17546, 16539, 17035, 20710, 20100, 26830, 18022,
    22482, 24871, 16471, 28698, 22985, 16857, 20934, 16665, 28821, 26671, 16545, 28929, 21588, 29444, 32335, 18285,
    29715, 24257, 25725, 20569, 23662, 19879, 30673, 22350, 27250, 25868, 25427, 22506, 30418, 24966, 26759, 18463,
    29405, 26850, 23269, 19684, 21200, 21502, 23603, 29327, 28733, 24544, 29549, 32337, 20738, 29851, 25376, 23069,
    23067, 28738, 30373, 27330, 19258, 21609, 22506, 31208, 29553, 22921, 19080, 16882, 23720, 28806, 31475, 28729,
    32643, 29414, 31257, 19596, 22268, 28941, 20808, 19267, 22180, 20886, 31089, 22272, 30968, 29137, 21460, 23266,
    29902, 24840, 30347, 20274, 23670, 21525, 28350, 18722, 17334, 18316, 32591, 31383, 23141, 16759, 29750, 27462,
    31033, 25686, 16577, 28963, 31596, 23817, 31819, 18277, 31806, 20507, 24428, 21562, 25913, 25153, 28112, 26580,
    26342, 26988, 19398, 17161, 17162, 18177, 27132, 25846, 28852, 31372, 18388, 29681, 18414, 17424, 29957, 20227,
    23973, 30241, 27638, 16769, 25933, 27771, 18581, 23553, 32474, 17088, 19083, 29463, 31416, 18944, 31194, 22369,
    26065, 26477, 20536, 22654, 22142, 25245, 29785, 16669, 17655, 24810, 32599, 17673, 27792, 31551, 23437, 24641,
    19915, 23999, 25063, 18888, 25265, 20834, 23090, 19541, 27617, 17507, 20389, 20175, 30550, 17161, 25521, 21507,
    20810, 22594, 26401, 32460, 17825, 26691, 17783, 25655, 17784, 26455, 22321, 17333, 21773, 16689, 17890, 18908,
    31018, 22573, 27588, 20988, 19271, 16548, 29999, 16725, 28198, 22154, 18968, 19239, 21334, 26518, 32047, 28323,
    21722, 19503, 25051, 21088, 22598, 19290, 19962, 22039, 21518, 21312, 24260, 19311, 24079, 17464, 16928, 17351,
    22889, 20100, 20777, 25642, 29816, 29906, 17594, 20488, 32463, 28656, 24809, 18019, 27965, 31815, 17536, 26494,
    30828, 29917, 22957, 26939, 31938, 28969, 22501, 16630, 23680, 28798, 19194, 20209, 17276, 23382, 27701, 17025,
    25852, 31462, 20069, 29080, 17892, 26618, 30758, 32157, 18254, 26548, 16699, 20704, 23896, 23477, 32449, 24389,
    16526, 31363, 17978, 21125, 25031, 26236, 23470, 30390, 17185, 25947, 30513, 24292, 28310, 22181, 31990, 20312,
    27615, 21880, 19762, 21129, 21070, 21372, 25787, 22832, 18198, 21893, 24186, 19431, 18454, 29188, 23444, 18265,
    25563, 18837, 20926, 22036, 20504, 21445, 31664, 30966, 27962, 24861, 16975, 27900, 24618, 20599, 23437, 28877,
    16832, 31834, 30953, 27169, 18363, 21539, 17574, 21222, 20980, 18781, 29541, 24241, 23227, 18769, 18115, 25760,
    21209, 22318, 24124, 28059, 29594, 16660, 18235, 18528, 32749, 32431, 23402, 16400, 27511, 22861, 21030, 28707,
    25704, 31412, 26716, 27136, 19681, 25832, 30376, 22652, 17226, 28622, 30759, 22863, 27764, 26689, 24485, 30444,
    23309, 18541, 17598, 26216, 22331, 27656, 24810, 24467, 28276, 23845, 18998, 22553, 17196, 28117, 25888, 21421,
    20130, 28218, 23465, 23686, 18527, 21990, 16716, 20772, 19721, 17952, 31519, 29742, 19753, 29864, 31637, 31603,
    16461, 23856, 17269, 29810, 20319, 24011, 19830, 25836, 29436, 26852, 22154, 31700, 16822, 21140, 31483, 20172,
    20363, 23043, 17367, 32318, 22815, 19474, 24672, 24390, 21110, 25633, 22552, 30651, 21427, 20048, 18234, 17936,
    31609, 18559, 26366, 16586, 32097, 23338, 19173, 16671, 31579, 22020, 31398, 26907, 30840, 22536, 19802, 20778,
    22864, 20458, 16705, 21067, 24164, 17464, 31711, 18317, 26005, 18569, 29536, 24195, 19983, 25906, 18095, 31120,
    22137, 24138, 20020, 23672, 18223, 30810, 21909, 27483, 25187, 20011, 25545, 25397, 20858, 16717, 18087, 19051,
    27616, 26087, 32709, 24209, 30043, 20760, 29460, 28931, 24557, 21106, 32648, 20768, 17772, 22058, 25715, 32148,
    31202, 16771, 20538, 25070, 28602, 23287, 20217, 22838, 22119, 21756, 32615, 29584, 32256, 27022, 20059, 24541,
    28017, 21358, 18498, 28185, 17354, 23236, 16541, 23395, 17317, 22026, 22269, 17971, 27763, 20900, 20116, 17106,
    18116, 24132, 17879, 18461, 22838, 21397, 26495, 32169, 27145, 17617, 17944, 16476, 18778, 19410, 18163, 16866,
    25894, 30273, 31813, 28172, 20161, 31840, 20755, 17626, 18279, 22305, 28381, 22308, 27805, 22310, 17956, 26008,
    21628, 18536, 31945, 31866, 21061, 25787, 20611, 22988, 29052, 17986, 19001, 28294, 23765, 26738, 18396, 24486,
    26920, 18473, 25463, 21803, 26785, 27274, 21524, 24352, 32755, 20617, 25023, 19000, 17901, 31663, 27703, 21404,
    25502, 21686, 19792, 24524, 28355, 20100, 28371, 26485, 20999, 29000, 18261, 21421, 23088, 20964, 17296, 23717,
    32197, 19926, 21495, 23754, 21319, 18845, 26034, 27886, 18772, 21692, 25007, 26026, 27767, 16590, 17532, 17080,
    27996, 32062, 26273, 25384, 21166, 21049, 17946, 19420, 25941, 20252, 30853, 22736, 21671, 24203, 21663, 20324,
    32658, 20511, 23988, 26544, 27465, 20979, 18170, 19468, 21601, 27022, 18136, 22360, 18751, 21970, 32752, 23560,
    25741, 25975, 21503, 32614, 25347, 23126, 17517, 24699, 26994, 32230, 27520, 24220, 27337, 23394, 17352, 24408,
    25170, 30286, 29231, 29225, 28042, 16563, 17508, 18536, 21716, 27634, 31988, 22913, 25253, 29019, 17619, 18567,
    26954, 16474, 23882, 27521, 22037, 20374, 29676, 20179, 26750, 24646, 17837, 20345, 24496, 23980, 31682, 28212,
    32614, 17184, 27365, 19218, 32335, 20073, 25381, 23900, 18010, 18315, 20887, 19916, 22297, 17210, 31367, 24678,
    17642, 25338, 16523, 16841, 17149, 22749, 22801, 23572, 20384, 24829, 29672, 26616, 31555, 31566, 20734, 22798,
    24701, 17001, 23628, 28925, 30373, 20709, 28220, 24190, 23795, 28161, 17339, 30639, 23125, 21076, 26081, 21376,
    31284, 28717, 19667, 29968, 16517, 23151, 28393, 26174, 16829, 24433, 27441, 30904, 31474, 18879, 25272, 27226,
    30747, 23424, 20087, 26899, 19326, 21210, 28152, 18525, 31337, 16833, 24413, 21607, 17786, 28665, 27325, 26345,
    24226, 21992, 25088, 27461, 21063, 31076, 28961, 21325, 16495, 22760, 30071, 19176, 18997, 25025, 23600, 21562,
    18538, 27018, 20535, 22138, 25998, 17665, 24397, 29063, 18113, 25976, 30844, 31354, 18920, 18777, 20506, 26330,
    23654, 16725, 19431, 29693, 25587, 22217, 22193, 24335, 19369, 26226, 17530, 29125, 22356, 18307, 26554, 29135,
    27741, 19046, 19565, 17070, 27483, 17763, 17182, 19942, 25393, 23332, 32153, 16428, 16605, 17452, 24588, 23334,
    31456, 18006, 18890, 18377, 18765, 17087, 18783, 32609, 25094, 18721, 18257, 29240, 19517, 21493, 17260, 27961,
    22024, 20696, 17827, 17972, 24189, 25589, 24541, 21017, 21691, 24513, 21991, 27539, 26475, 30557, 25242, 29434,
    24058, 21382, 20562, 16557, 27147, 18196, 32293, 19442, 18365, 28488, 19465, 18811, 20495, 27235, 16492, 30258,
    19308, 30153, 17633, 31593, 26744, 17886, 17408, 22835, 22080, 23206, 25861, 29599, 24178, 32567, 19513, 20676,
    31046, 28499, 23503, 31288, 26820, 23667, 25658, 16504, 20883, 19754, 18225, 21122, 21302, 22124, 17096, 28277,
    26965, 30093, 19134, 23939, 18196, 23474, 18731, 19193, 20452, 28988, 16660, 30667, 16543, 19666, 17001, 21172,
    26094, 28455, 21799, 29505, 28190, 32139, 18238, 17451, 30253, 24423, 30565, 31024, 29904, 19476, 30429, 31508,
    18767, 24869, 22926, 20181, 22427, 22772, 31979, 19579, 24334, 23467, 22205, 24050, 20387, 19651, 24324, 17051,
    27148, 17545, 24387, 17359, 17585, 30145, 26776, 28302, 30824, 16667, 30335, 31699, 31589, 31372, 21998, 29517,
    24652, 18247, 24935, 30068, 22715, 22004, 26045, 19898, 19493, 20896, 31703, 19808, 22818, 18458, 30298, 16916,
    32532, 16425, 19174, 19396, 21351, 16916, 29202, 23742, 29582, 17468, 25473, 17420, 31896, 18612, 17253, 20924,
    30657, 25419, 24869, 30540, 19891, 27745, 21212, 27003, 23380, 20335, 16990, 30576, 18073, 27545, 32475, 32628,
    30035, 28100, 30549, 16462, 27903, 17252, 30147, 16783, 27425, 31210, 24373, 18451, 26556, 16510, 21197, 31305,
    16798, 27224, 21874, 18982, 16682, 19294, 16539, 25253, 18324, 27775, 16866, 31946, 18088, 30433, 22670, 22382,
    17472, 31314, 26762, 26106, 27178, 30549, 21963, 21493, 19717, 30132, 18490, 23578, 26191, 17991, 22807, 27615,
    24373, 21521, 19104, 21722, 17021, 22872, 21558, 19537, 28977, 18373, 22170, 17829, 25097, 18750, 19769, 22331,
    24670, 29569, 17888, 22774, 20847, 18506, 26678, 18042, 22392, 20165, 21961, 18309, 32561, 18130, 31042, 26535,
    31217, 17211, 31815, 19296, 28842, 25630, 17872, 24898, 19638, 24859, 19122, 30369, 32709, 22877, 23753, 31590,
    30484, 28394, 22779, 16972, 24683, 16412, 18000, 27546, 23938, 27587, 25266, 20204, 20110, 27880, 26882, 20111,
    30672, 24436, 20094, 20296, 28442, 24097, 22345, 21577, 17036, 24903, 16780, 30551, 26359, 29621, 26780, 30220,
    25018, 32574, 31065, 20710, 24145, 18463, 17115, 25317, 18817, 21158, 29142, 29269, 22632, 20156, 20173, 23198,
    30421, 17641, 28078, 17994, 19384, 16937, 31363, 27496, 29040, 18710, 20863, 22613, 21919, 29555, 31931, 18268,
    23649, 22258, 19953, 17601, 31180, 28776, 28758, 26331, 17928, 21637, 31666, 17267, 27273, 24263, 23216, 19448,
    17681, 29513, 20428, 17257, 21709, 19592, 25823, 18919, 17922, 24824, 21525, 28704, 27366, 29939, 18854, 28503,
    19010, 23344, 18891, 16904, 26928, 32658, 19490, 17107, 20113, 28278, 22731, 31568, 17051, 27798, 27349, 21308,
    18787, 21836, 31721, 20976, 25376, 22795, 26506, 19772, 29310, 30016, 18385, 26140, 25296, 25012, 30048, 23471,
    31958, 20470, 32470, 20277, 24055, 27184, 23983, 24191, 17577, 27752, 18639, 32677, 20488, 18860, 23737, 26880,
    19320, 29916, 17763, 24230, 16603, 24276, 23175, 21422, 16815, 27479, 18512, 21082, 29961, 22020, 16925, 17577,
    32154, 24281, 17051, 18074, 18731, 17024, 30386, 31719, 20499, 17785, 17040, 31247, 17495, 28048, 19325, 27896,
    20201, 17902, 20485, 22928, 19641, 29463, 24365, 24774, 31462, 22674, 19755, 21858, 31907, 27237, 24787, 23420,
    27612, 23275, 21080, 29282, 16616, 17423, 16659, 25580, 20087, 31897, 24867, 30536, 31348, 30976, 17785, 16437,
    29981, 29520, 18276, 20137, 17440, 18926, 19234, 24919, 20592, 26369, 31399, 28473, 29364, 22917, 16562, 18757,
    26018, 18342, 18218, 17867, 17896, 16543, 16457, 23740, 26752, 16924, 21124, 17788, 29327, 32756, 17027, 17655,
    29202, 20138, 17840, 17824, 19299, 31004, 22616, 18399, 22530, 26946, 17344, 16714, 27312, 22860, 25238, 30180,
    21019, 18089, 21709, 23331, 16701, 18781, 27259, 31290, 18821, 32749, 23923, 23544, 17681, 22671, 20201, 18984,
    20000, 19964, 18240, 18419, 23815, 23873, 18555, 28468, 27306, 16397, 19649, 19142, 21737, 20067, 29527, 23154,
    18906, 19035, 26001, 25414, 24996, 24640, 17122, 31912, 18808, 19266, 28566, 16684, 19020, 18169, 21723, 26481,
    24542, 21479, 19856, 22415, 20039, 20604, 16631, 28152, 28756, 18756, 25852, 20827, 30377, 26571, 20430, 20958,
    18913, 17874, 18019, 27528, 21882, 16749, 23508, 18088, 20429, 20765, 19187, 26526, 26574, 22520, 29630, 31645,
    18624, 17140, 18088, 25576, 20061, 32658, 20550, 24083, 17462, 20996, 19166, 32491, 30115, 21335, 23138, 27893,
    30524, 30293, 26714, 31248, 28294, 23386, 20879, 19932, 22966, 26106, 18713, 26076, 24624, 30936, 27485, 19760,
    22691, 19605, 18930, 22570, 21725, 18575, 26627, 21022, 19306, 22226, 17463, 16639, 25241, 28156, 25277, 22043,
    20481, 17769, 17387, 18616, 20242, 21198, 31457, 17658, 18365, 21653, 22765, 20833, 30468, 19677, 22152, 27194,
    27040, 28888, 24692, 17643, 30654, 22790, 29801, 18910, 29640, 20370, 21479, 23416, 20034, 27363, 21686, 30855,
    18191, 24111, 18575, 29311, 20154, 31193, 25804, 22885, 29343, 17914, 26364, 25288, 28004, 20891, 26670, 26147,
    17012, 27903, 30367, 19396, 16488, 20331, 19493, 26501, 30915, 20455, 21623, 31291, 26165, 28906, 18372, 25652,
    19276, 18660, 19343, 32695, 29300, 19405, 29851, 19649, 20391, 23115, 29881, 18794, 18804, 23400, 22802, 23648,
    24741, 29783, 18345, 17150, 27501, 30570, 20558, 25551, 32073, 18558, 17697, 29545, 17570, 16431, 31329, 22569,
    18566, 27917, 21160, 20414, 17023, 25321, 27546, 23437, 24744, 20199, 19647, 30375, 30737, 21348, 25894, 22272,
    18390, 18802, 21152, 22225, 24512, 31912, 17267, 20754, 27823, 32310, 20072, 17147, 18127, 17806, 28651, 30435,
    24138, 26700, 19806, 27492, 29349, 26010, 21345, 18046, 27007, 32177, 20989, 21224, 17388, 23154, 29211, 27057,
    20679, 21994, 17775, 18922, 25653, 27862, 20031, 23634, 26146, 20494, 22118, 22723, 20609, 18863, 31348, 25338,
    24700, 19151, 29829, 16643, 16607, 16459, 25014, 23332, 26219, 21585, 32360, 31799, 23026, 25453, 23608, 26819,
    26387, 24718, 22776, 21505, 17097, 29357, 30155, 24415, 19534, 19368, 20143, 29553, 19741, 19318, 16571, 31692,
    22919, 16742, 31294, 22340, 17569, 20735, 26548, 26240, 17502, 23593, 22936, 31759, 32213, 31825, 18145, 32419,
    25532, 25538, 28358, 18510, 26292, 17560, 30216, 21558, 17905, 22592, 17891, 28681, 25650, 28617, 22807, 16988,
    28131, 23723, 23014, 24034, 20494, 22783, 18750, 21811, 18216, 17583, 21922, 27876, 24278, 17971, 22589, 26148,
    25571, 17959, 19902, 18686, 32629, 29715, 28780, 17093, 27554, 21274, 29180, 21062, 29298, 28044, 23131, 22132,
    27595, 32636, 25878, 31535, 18170, 16575, 31394, 17989, 18982, 22510, 22675, 16640, 30034, 30491, 17387, 17343,
    25401, 22440, 21467, 18721, 31574, 28516, 22124, 24694, 17876, 17443, 32129, 17492, 26862, 31157, 22829, 20814,
    24984, 22631, 31077, 20052, 32764, 30246, 27092, 21245, 28792, 22274, 23896, 18451, 23984, 25318, 27238, 24819,
    17717, 17194, 31682, 23066, 22366, 19795, 24673, 18197, 18266, 17100, 30364, 22192, 28047, 22357, 20349, 20378,
    26396, 19120, 18761, 16919, 30946, 29713, 19621, 18080, 22528, 29850, 23340, 22378, 20696, 17288, 32159, 25371,
    23357, 21601, 22975, 24508, 18021, 29436, 25217, 28095, 22109, 19511, 28783, 18959, 30488, 22831, 17894, 25045,
    23077, 25472, 19900, 23210, 21080, 20439, 21682, 17375, 26391, 26924, 31960, 21483, 17780, 30720, 24770, 22510,
    29481, 22425, 17778, 21617, 23239, 18064, 20901, 18379, 18536, 29326, 32430, 19478, 18849, 19060, 17379, 23895,
    22928, 31455, 32191, 23746, 17354, 24956, 16719, 31992, 18868, 18042, 24266, 23130, 29186, 18814, 17223, 28279,
    18204, 25780, 30238, 24667, 25789, 29313, 18906, 18088, 18215, 32038, 29680, 31780, 21052, 32366, 25450, 21320,
    19804, 25936, 17239, 28094, 27039, 22525, 18570, 23570, 22428, 16680, 20306, 17699, 21529, 28935, 31601, 24083,
    23762, 28641, 18255, 32760, 26260, 21310, 20128, 21783, 21158, 30452, 25885, 29658, 18265, 29873, 32166, 24831,
    22636, 31306, 23746, 23992, 23848, 22602, 24314, 23008, 25735, 30066, 22198, 25394, 19700, 22193, 29125, 19632,
    22650, 29239, 23501, 17172, 31969, 23969, 26015, 20159, 24765, 21604, 18475, 24947, 22694, 19045, 24694, 23934,
    24509, 29140, 26145, 25529, 30080, 23270, 16399, 17731, 31568, 18326, 19404, 23706, 19564, 29422, 32167, 28450,
    19864, 27032, 25983, 23535, 30226, 22521, 23333, 29958, 21348, 27032, 27641, 23010, 22438, 23886, 28104, 23002,
    22560, 21926, 23200, 17321, 23395, 26205, 23639, 18379, 18219, 22774, 19772, 31895, 21418, 25675, 20065, 18342,
    21015, 27896, 30368, 21717, 25378, 20074, 23922, 18479, 21257, 27895, 32174, 20391, 22131, 24221, 16814, 26669,
    17067, 31247, 17827, 19729, 22965, 29321, 23672, 21017, 18190, 18870, 18579, 18914, 26322, 30221, 21176, 29219,
    23273, 16630, 20465, 20203, 29620, 19198, 21283, 20067, 23716, 22979, 19448, 18892, 20432, 17505, 17429, 22417,
    25348, 21672, 20385, 17462, 23663, 22421, 21810, 32547, 18536, 21108, 19478, 23560, 25820, 20150, 21463, 17108,
    20577, 31323, 29119, 24887, 30422, 25830, 25935, 18843, 21083, 24713, 20531, 27051, 20179, 28366, 26447, 23558,
    29333, 27369, 20011, 25450, 29596, 28375, 30515, 27842, 30303, 17201, 19962, 17318, 16501, 20329, 22644, 27779,
    26790, 20504, 16700, 20630, 18790, 21860, 23564, 32016, 17060, 24050, 21940, 19788, 27673, 29831, 22648, 19486,
    19064, 17626, 17310, 19819, 20791, 23262, 25142, 28007, 28426, 22850, 21046, 29966, 20934, 29757, 28360, 29668,
    18894, 29097, 26751, 26823, 26467, 19030, 24903, 18273, 19123, 27672, 27441, 16586, 32268, 24155, 26423, 23207,
    26855, 17272, 17362, 16620, 17582, 25393, 25668, 16651, 24831, 27660, 18472, 22813, 23617, 23423, 23039, 25965,
    19463, 20276, 26243, 21086, 23807, 23991, 23965, 16744, 20880, 17706, 25519, 19114, 22661, 29528, 18965, 16933,
    17092, 19149, 32029, 24024, 22931, 27041, 19049, 18353, 27346, 26150, 20977, 20934, 27524, 16767, 20068, 18226,
    21395, 21815, 23044, 30797, 25274, 20572, 24571, 20936, 30864, 18552, 28737, 17522, 20540, 24054, 17327, 29998,
    19297, 18653, 17845, 17928, 19728, 21213, 20541, 22310, 19629, 21980, 17673, 20923, 18782, 27364, 25131, 24122,
    17697, 18049, 26252, 19183, 17559, 25741, 23808, 22695, 28188, 21824, 20685, 20339, 20613, 25915, 17604, 24643,
    20619, 26044, 31607, 20636, 32000, 22579, 16832, 22401, 24423, 17773, 24774, 19206, 23606, 23105, 20731, 18950,
    32539, 18420, 27495, 17169, 17588, 21653, 27319, 22260, 17090, 23704, 29448, 21323, 18997, 28534, 27993, 28365,
    21071, 29393, 19856, 17981, 17122, 22903, 25998, 29030, 20369, 18411, 25887, 30911, 31181, 19861, 28466, 24156,
    18846, 19684, 20687, 24354, 27887, 25518, 22887, 26556, 22600, 23660, 18095, 23813, 20506, 31088, 18053, 22218,
    19807, 32767, 17750, 24609, 27228, 17132, 22738, 17718, 30433, 24670, 27395, 32121, 26226, 28549, 23541, 30540,
    32022, 31135, 29379, 17336, 24106, 26086, 31340, 24656, 21899, 30851, 26745, 23709, 19401, 23514, 31512, 25339,
    31961, 22225, 22516, 19834, 19305, 25017, 29115, 21072, 21954, 22236, 17879, 29868, 24723, 23078, 23420, 17809,
    22345, 17977, 18704, 31163, 22076, 23155, 20836, 25160, 26096, 20811, 19629, 19229, 28975, 20358, 23795, 30575,
    23394, 22049, 23225, 26329, 25556, 20535, 27594, 20829, 17209, 18843, 18677, 28734, 24249, 24096, 20984, 29216,
    25469, 27869, 28315, 18821, 22610, 19858, 27445, 25352, 23408, 24082, 25770, 19941, 20792, 24139, 23681, 29815,
    23663, 19427, 23384, 30640, 20445, 21722, 20074, 21152, 28874, 21412, 23202, 20078, 19365, 31646, 25722, 24868,
    25768, 25765, 30666, 24586, 20502, 24895, 23599, 23944, 20610, 19961, 25783, 23256, 26480, 20485, 19619, 23761,
    30765, 19212, 32614, 18935, 23513, 23858, 23260, 19903, 21209, 22025, 21969, 22261, 17574, 25861, 18917, 17824,
    26110, 16716, 27205, 16402, 17556, 17165, 17312, 21332, 19359, 23778, 25273, 25663, 29188, 21959, 17968, 25228,
    17523, 29422, 16932, 28287, 24022, 19669, 19336, 25649, 22533, 26251, 19158, 20837, 20693, 27883, 19757, 29700,
    25736, 30760, 24852, 21323, 26164, 18149, 26050, 18496, 19373, 16929, 23524, 20787, 22073, 21055, 19887, 28878,
    30983, 22383, 21055, 32494, 21324, 19970, 26527, 26813, 17748, 23703, 27094, 27276, 20080, 22845, 20327, 19632,
    16410, 27391, 23542, 20215, 22290, 16997, 18282, 21969, 22217, 17414, 28985, 26821, 26887, 22962, 30675, 16933,
    29341, 17452, 18888, 27230, 28886, 29614, 21769, 17520, 24778, 31644, 27368, 22288, 28010, 21213, 27118, 18576,
    29032, 18337, 25046, 27724, 26029, 30169, 26937, 28955, 31669, 23418, 22818, 19852, 28808, 29616, 23204, 24023,
    26924, 21577, 20752, 21914, 22698, 22304, 21029, 32197, 19374, 18865, 16731, 18868, 31637, 31796, 32038, 16834,
    23106, 17056, 21776, 21016, 19536, 31862, 23761, 28323, 17362, 22164, 29964, 23858, 22532, 25744, 27477, 16846,
    22778, 24534, 0, 0, 0, 0, 0, 0, 31460, 18539, 19577, 21817, 27239, 19964, 22879, 21695, 27482, 27137, 19797,
    24880, 26464, 19800, 19428, 28941, 23745, 17912, 31697, 25630, 27390, 28336, 18471, 26156, 30625, 21525, 21508,
    24351, 20032, 24810, 24749, 31060, 24440, 31870, 18713, 26582, 22471, 24489, 29391, 19999, 20556, 31627, 28230,
    20766, 18100, 24536, 19928, 19934, 27935, 22010, 22677, 19447, 32585, 22868, 26580, 24601, 16569, 32740, 16581,
    25231, 18878, 23907, 23978, 29310, 28949, 16666, 24878, 29139, 18098, 22404, 21633, 20156, 18644, 26503, 30703,
    28803, 17327, 31290, 16729, 21445, 17103, 32000, 20420, 27515, 22995, 28135, 18792, 16499, 31901, 20574, 27451,
    18759, 28288, 30441, 21164, 23737, 29243, 19809, 18975, 18847, 16657, 28141, 30719, 18116, 21163, 18635, 28212,
    18467, 19988, 25874, 32252, 31050, 24707, 28013, 28370, 23753, 26754, 26295, 22784, 24873, 31027, 27871, 21344,
    19834, 31506, 26783, 19043, 17419, 31578, 20094, 16986, 17097, 19372, 18154, 24360, 17681, 31502, 21129, 17840,
    26868, 26438, 30730, 18637, 19608, 25079, 28002, 24020, 26825, 17844, 24159, 16663, 24552, 25927, 20252, 25278,
    21135, 30216, 22215, 31559, 17075, 19358, 18797, 29568, 32746, 29319, 22045, 20042, 24264, 27555, 29414, 22946,
    28085, 31132, 16538, 22024, 31315, 29829, 19614, 26813, 17258, 23520, 23220, 29953, 19637, 19387, 19372, 17214,
    20005, 26468, 26139, 19845, 19368, 22984, 25468, 25078, 18559, 25902, 29063, 20593, 29874, 31741, 23653, 19293,
    27316, 18000, 17622, 20387, 30389, 19372, 22321, 26213, 17228, 26007, 30414, 29294, 22797, 29299, 26921, 22331,
    22508, 28384, 18937, 29011, 17367, 23881, 21630, 16869, 17931, 17395, 19617, 31262, 20459, 17352, 22020, 25626,
    24621, 21893, 17813, 17366, 28867, 18363, 17774, 18115, 29650, 30407, 20180, 27945, 31729, 24163, 23835, 27324,
    19052, 32298, 24586, 20361, 18859, 19998, 22038, 16667, 22878, 22021, 24354, 25860, 16635, 27741, 23230, 31452,
    21019, 20487, 18963, 20015, 20346, 31010, 16498, 23843, 28438, 28496, 17682, 17219, 29707, 28712, 30250, 23062,
    22159, 22919, 30039, 26819, 27557, 21441, 26691, 21984, 31495, 21302, 29529, 20436, 18801, 25750, 16449, 16955,
    18861, 19918, 19208, 21690, 27950, 21120, 25912, 18452, 27300, 30921, 17710, 23109, 22674, 17736, 18847, 28846,
    17332, 30975, 23448, 32241, 18150, 30741, 16748, 21119, 28358, 28333, 27721, 23357, 23304, 21701, 23114, 29372,
    17016, 19852, 30722, 28113, 17392, 18806, 24832, 19474, 21600, 21289, 16699, 20012, 25313, 30432, 20299, 29055,
    23210, 18538, 25870, 25912, 17027, 19713, 19656, 30476, 28013, 20626, 20385, 27853, 28195, 23100, 16725, 27751,
    18604, 18257, 28164, 25965, 23876, 17247, 25070, 30185, 25810, 25093, 21557, 22151, 24683, 25465, 17297, 20786,
    25074, 30134, 18968, 26512, 22283, 20998, 31548, 27466, 20763, 21473, 22345, 18266, 26004, 26904, 23003, 21215,
    32678, 21280, 20584, 24774, 28274, 29967, 25901, 20855, 28727, 20930, 24431, 17112, 23516, 30522, 17952, 28197,
    31041, 19141, 24860, 17808, 20636, 30760, 30001, 30952, 30956, 26839, 25108, 20783, 16815, 22833, 28339, 23214,
    25451, 28766, 23467, 17532, 29580, 28845, 32046, 23036, 26364, 29740, 21532, 31209, 19384, 20553, 32426, 18170,
    19684, 27933, 22157, 29301, 28017, 30314, 24515, 22458, 22310, 18668, 19647, 29177, 16884, 23522, 27265, 32278,
    24290, 32390, 31419, 22262, 29696, 30146, 17568, 31937, 16386, 24903, 26694, 17763, 32164, 22978, 24375, 29753,
    20776, 24211, 16724, 25591, 21798, 30943, 18636, 23051, 17292, 17158, 18339, 19209, 16913, 29454, 20677, 31329,
    19478, 17428, 27269, 27985, 23984, 19691, 29479, 20900, 31239, 17489, 28662, 23782, 17413, 17815, 24206, 29736,
    18728, 23715, 18540, 28182, 24778, 24024, 17726, 28830, 24261, 28892, 17305, 31823, 26070, 29047, 20648, 20368,
    30661, 17727, 23994, 17228, 23605, 20004, 25214, 16457, 32049, 28696, 29938, 31194, 24856, 29364, 22057, 22668,
    30076, 26796, 27533, 23471, 28779, 21043, 19136, 25721, 18903, 21402, 22154, 18098, 32581, 18615, 19562, 26383,
    30953, 19586, 22589, 25797, 20197, 17739, 27953, 20911, 28440, 23737, 18118, 23484, 22556, 24852, 31362, 17433,
    17201, 22303, 27562, 24771, 18761, 18382, 24326, 28518, 17382, 20765, 17653, 26980, 21912, 23850, 20576, 21051,
    28997, 30873, 21643, 31325, 23712, 30672, 20614, 17375, 22107, 17774, 22808, 25721, 20313, 26957, 19605, 17125,
    17781, 21348, 18918, 30723, 20250, 20830, 18876, 31433, 21687, 25256, 21277, 25564, 18636, 18639, 21263, 17462,
    28483, 20730, 23496, 24068, 28393, 27176, 24802, 22942, 23299, 31919, 24650, 22752, 17312, 30971, 28193, 22245,
    17046, 32039, 18415, 17128, 19650, 26995, 27698, 29767, 20126, 17437, 16830, 16498, 19395, 16426, 25893, 24891,
    25922, 26724, 20171, 19262, 21863, 22998, 19055, 23897, 19714, 19481, 18679, 22509, 30331, 24700, 25882, 16473,
    26300, 16885, 26274, 29276, 28081, 27843, 20110, 19384, 17546, 22828, 18610, 18717, 18261, 16922, 32705, 27584,
    23050, 19860, 20076, 19589, 26782, 30366, 22840, 17905, 26862, 20891, 17284, 27036, 27807, 17218, 22863, 19932,
    28249, 20989, 21960, 29510, 16652, 21092, 16584, 31915, 27605, 24509, 17156, 25098, 25360, 21557, 17184, 25284,
    16532, 18070, 17290, 19726, 21566, 24986, 19968, 32392, 17206, 19536, 25953, 18851, 32613, 27003, 22008, 19594,
    24149, 21769, 25335, 23087, 31357, 32698, 29808, 17428, 28446, 20315, 21258, 23558, 17065, 20129, 30868, 28522,
    16577, 29466, 27096, 16601, 22212, 24977, 22229, 27436, 26793, 22010, 21425, 18238, 23986, 32463, 27294, 25464,
    27086, 19505, 31282, 24446, 25510, 28231, 21827, 22661, 31868, 27455, 16688, 16459, 23840, 22806, 25709, 28249,
    28028, 20525, 24211, 25793, 23223, 26610, 26876, 25534, 22933, 30505, 21064, 18174, 27641, 28494, 24623, 21082,
    21387, 30742, 25398, 16454, 17404, 17700, 30129, 23662, 31370, 17554, 18489, 16426, 17248, 32277, 26207, 23390,
    23967, 18850, 17199, 24787, 23262, 25502, 22588, 20688, 21244, 18540, 32618, 24136, 18366, 29408, 21921, 17864,
    22424, 29786, 25616, 20979, 16889, 20297, 20498, 23509, 31192, 22163, 25354, 16507, 32169, 23649, 24371, 21095,
    23908, 19044, 26145, 27086, 29447, 27117, 19865, 24120, 18381, 23374, 19625, 27747, 26244, 25669, 23060, 26325,
    21598, 24328, 17140, 30445, 29861, 26478, 19622, 30665, 22351, 27549, 19677, 25973, 16928, 21669, 27375, 32568,
    27061, 29808, 26373, 24044, 24074, 17188, 20921, 19751, 17552, 17254, 20684, 28196, 27652, 17706, 27309, 24352,
    30564, 16630, 27392, 32702, 20126, 25734, 23892, 26454, 23998, 30024, 19519, 22550, 24562, 28631, 17316, 24733,
    21662, 19150, 25074, 20000, 20093, 22659, 23675, 31567, 16881, 25918, 21535, 23063, 27359, 24881, 23612, 31596,
    28258, 20415, 23644, 19336, 27984, 21084, 18880, 18885, 16943, 20806, 21993, 20810, 22700, 16489, 27765, 30630,
    23073, 24257, 16919, 30741, 32007, 17202, 29492, 17023, 28465, 17015, 24905, 17553, 21720, 32521, 26883, 19142,
    16869, 29863, 18714, 19894, 17536, 20648, 22976, 22751, 19628, 22080, 17959, 25311, 25113, 29914, 24924, 16448,
    29305, 28857, 26473, 29751, 20815, 29794, 32620, 20895, 21677, 19592, 21371, 24112, 29262, 26681, 17869, 21440,
    23844, 18147, 28346, 25356, 18342, 26674, 18667, 25910, 32521, 20320, 29950, 31853, 31235, 16732, 17573, 18919,
    24419, 20389, 25817, 22560, 20251, 28013, 23413, 22401, 27402, 19471, 21486, 16454, 32434, 20479, 31782, 17471,
    20433, 31851, 21061, 16668, 17823, 27598, 21027, 27525, 24380, 28709, 25388, 21049, 28909, 27918, 27614, 23177,
    18434, 32767, 31339, 22276, 20584, 19989, 24764, 18149, 25519, 29939, 20869, 17846, 17463, 22725, 21595, 16421,
    23506, 29746, 20872, 25930, 26238, 31339, 18180, 18603, 17256, 20091, 30953, 27344, 23305, 27447, 17276, 22407,
    16998, 24028, 17180, 19288, 22008, 17030, 24992, 17408, 25921, 32031, 24179, 20800, 22076, 17796, 28686, 26995,
    27062, 31018, 22142, 17202, 19970, 22696, 17619, 22945, 31850, 21447, 19539, 18329, 23671, 30765, 21733, 22754,
    24196, 30076, 21200, 29560, 26899, 30814, 19900, 19457, 16435, 17530, 22155, 17590, 21754, 18608, 18410, 27458,
    23140, 17779, 18698, 25704, 19789, 25483, 18177, 19285, 25959, 29631, 23768, 20463, 26847, 28194, 19643, 21206,
    32417, 19382, 17816, 21582, 18137, 16612, 25578, 25028, 24614, 27196, 24371, 17663, 30968, 29198, 23113, 23055,
    18992, 32391, 17346, 31076, 20143, 20896, 23251, 25725, 21378, 21198, 17153, 20946, 27109, 30753, 28522, 18690,
    22322, 31802, 24049, 17691, 17022, 23260, 18277, 22042, 26713, 16429, 22038, 22948, 20103, 17863, 16558, 21811,
    32373, 19914, 18572, 28982, 27554, 16780, 25347, 25560, 21836, 29500, 19993, 17098, 26700, 31069, 17050, 30920,
    28584, 19767, 32492, 18134, 27029, 20208, 16664, 19970, 17687, 23353, 17458, 28294, 22656, 29484, 21200, 18671,
    22769, 19902, 31771, 17440, 30862, 26541, 20687, 21283, 18954, 25684, 21021, 21580, 27129, 21452, 28590, 16850,
    24662, 22424, 22292, 31164, 29702, 19744, 19646, 25827, 25521, 22344, 20997, 22222, 23882, 30896, 16502, 24009,
    23827, 23211, 17488, 16412, 21358, 18604, 26281, 21454, 17644, 23291, 31383, 30912, 26147, 27973, 17640, 20230,
    22022, 26424, 17184, 29534, 18479, 30390, 27836, 22776, 30341, 26391, 32425, 18483, 30017, 18386, 32520, 19133,
    16638, 18394, 23353, 23386, 17943, 25379, 16564, 25929, 30599, 32306, 30301, 27512, 31078, 17009, 22031, 17550,
    21277, 16935, 18917, 21433, 32466, 26889, 30918, 17076, 17513, 21662, 23000, 18041, 19059, 28512, 18969, 31123,
    31230, 17218, 18863, 27993, 17545, 17677, 16460, 22355, 28964, 17449, 23281, 26329, 18385, 21353, 17582, 25010,
    31558, 16640, 24079, 21473, 17381, 28733, 24223, 22312, 20786, 31907, 16892, 19802, 18054, 24988, 16993, 17774,
    24425, 28857, 21578, 31360, 27887, 27222, 26390, 21876, 28726, 28420, 25177, 22005, 19877, 25966, 19501, 16527,
    19432, 21354, 31460, 24636, 19612, 19175, 20296, 26877, 28527, 17465, 23719, 29100, 29412, 25139, 17953, 30660,
    19905, 28110, 31136, 21346, 28878, 17033, 16738, 17809, 30400, 19328, 28520, 25091, 20313, 21971, 18715, 27169,
    18251, 31983, 26175, 31583, 18973, 17571, 18618, 18305, 16427, 18396, 17970, 18865, 20062, 18832, 17844, 23555,
    19776, 28947, 25126, 16478, 19017, 24155, 27808, 31144, 23798, 26730, 32552, 19748, 17545, 29046, 23901, 22139,
    24254, 30999, 32364, 24473, 21643, 26049, 25600, 24000, 24511, 26886, 22954, 20440, 21078, 29458, 23718, 29340,
    22087, 20285, 31987, 17708, 21052, 23791, 24118, 27827, 21315, 26898, 23401, 16547, 24451, 26112, 28732, 19602,
    19594, 17163, 32691, 23872, 16818, 21928, 19134, 25555, 24669, 17581, 31641, 21014, 22082, 17722, 17211, 20674,
    16741, 27883, 27537, 30039, 22959, 19048, 22004, 28025, 16891, 19375, 19827, 18529, 20653, 31720, 31343, 21557,
    31843, 25421, 24902, 19294, 32594, 32042, 26077, 21837, 21280, 20769, 24646, 24430, 18423, 30609, 21993, 19341,
    20951, 20060, 28837, 23683, 32510, 29976, 19100, 18982, 22201, 20726, 17439, 21857, 17668, 19279, 32665, 24671,
    27655, 19693, 23999, 28241, 18724, 24307, 25944, 24804, 19734, 20471, 27011, 17834, 29632, 24804, 23154, 24101,
    26879, 17275, 27226, 21410, 21763, 20981, 22465, 19278, 25351, 17325, 24878, 27659, 21177, 30413, 29396, 18005,
    27791, 26885, 16693, 28070, 18190, 32729, 28869, 21399, 24135, 31288, 16667, 17822, 17218, 20846, 20103, 25336,
    25639, 18670, 28321, 27352, 24157, 27178, 27727, 29220, 29121, 18528, 21914, 32225, 23671, 22470, 24967, 24827,
    17003, 29312, 30459, 17955, 20053, 17834, 18724, 32171, 29267, 23002, 31470, 18310, 31073, 32208, 25479, 28389,
    23805, 16591, 30480, 28223, 31447, 17358, 28950, 26697, 20309, 24292, 28393, 31175, 21625, 23233, 17192, 24699,
    26215, 29145, 27200, 18079, 17318, 22940, 21236, 20866, 27991, 26148, 22483, 28115, 25664, 18529, 30576, 20588,
    28155, 30871, 31596, 21741, 26921, 26331, 17382, 20896, 22454, 18572, 21022, 23086, 21981, 20844, 16707, 26627,
    31922, 23991, 24113, 30746, 25250, 26286, 29564, 19387, 18431, 16801, 30310, 27155, 23847, 26662, 19334, 29634,
    27949, 23399, 27913, 27143, 16854, 24921, 28759, 28744, 30100, 22638, 27126, 20945, 18129, 20787, 18923, 18339,
    30584, 21455, 31896, 29924, 19049, 18996, 19374, 26435, 17342, 17534, 17512, 32151, 27077, 29915, 26850, 21071,
    29901, 17117, 31681, 23217, 21116, 25988, 23469, 18161, 19657, 32048, 18470, 21690, 29822, 19832, 18520, 21545,
    23125, 28440, 18096, 22020, 20659, 29217, 31164, 23422, 19368, 16467, 23390, 16944, 25518, 20844, 26858, 25309,
    17303, 17569, 19715, 16876, 28584, 20478, 28006, 18267, 29677, 22039, 18928, 21734, 18326, 22747, 31472, 18129,
    32227, 18149, 26552, 24754, 29017, 22144, 28111, 20895, 31601, 21572, 20004, 29603, 23190, 18146, 26592, 20589,
    17650, 28174, 31382, 26052, 30460, 17801, 21095, 29893, 16919, 17756, 20601, 18433, 21411, 19164, 22906, 25663,
    31004, 18047, 31764, 24495, 23799, 19270, 19621, 30807, 27473, 28153, 28521, 30823, 18611, 25453, 19964, 29140,
    22427, 19525, 29398, 24730, 18642, 22064, 26418, 16892, 32500, 26007, 31368, 24079, 19921, 28573, 23333, 30272,
    27125, 20855, 29987, 19383, 25963, 25008, 30909, 22764, 21507, 18578, 16459, 28325, 22039, 17757, 18505, 22190,
    22837, 20794, 16852, 27025, 19695, 27609, 16578, 29631, 27636, 19277, 22898, 30467, 16868, 23212, 23139, 21852,
    30265, 20597, 18999, 24659, 21955, 21345, 16680, 31160, 17810, 32645, 29658, 21876, 25664, 27855, 17587, 29005,
    17631, 27441, 18645, 21869, 28453, 24646, 28831, 17536, 28938, 24902, 28876, 27624, 25520, 22665, 16758, 16755,
    29459, 19879, 23513, 18354, 31046, 24674, 18468, 24383, 27661, 23414, 22549, 32521, 17638, 22903, 16700, 17811,
    18523, 26832, 23510, 28211, 23465, 17803, 21950, 23368, 19379, 28277, 32715, 19928, 19807, 25061, 17379, 16546,
    25756, 30708, 30037, 18332, 17155, 19226, 25253, 20024, 18297, 23499, 26878, 25027, 23583, 16773, 28743, 32291,
    26776, 17247, 18912, 23390, 19227, 17792, 27438, 25858, 26194, 20251, 28200, 19706, 20235, 16869, 30977, 18820,
    22061, 30069, 20526, 30936, 30696, 28112, 21931, 25647, 22961, 27855, 28633, 30617, 23483, 28225, 17126, 30534,
    28291, 30620, 17567, 19582, 19453, 28689, 18637, 29699, 19303, 26295, 18135, 23063, 30263, 28936, 31303, 18154,
    24424, 28142, 24208, 26751, 32752, 20052, 25376, 22799, 16687, 19685, 25766, 29731, 30348, 30315, 16757, 24075,
    30591, 26641, 24103, 22846, 22780, 18129, 21816, 17050, 18962, 17285, 18780, 23699, 27021, 24622, 21695, 23780,
    26517, 30937, 22460, 25201, 24296, 25842, 30966, 24044, 30888, 30908, 17759, 20732, 27180, 19792, 16925, 19743,
    20512, 28402, 31058, 21063, 28277, 19234, 28156, 22749, 28951, 24599, 25886, 22413, 28558, 24091, 18482, 24456,
    22455, 19996, 22467, 22411, 20333, 18191, 27709, 27397, 17694, 21789, 19103, 24621, 25146, 22815, 17250, 19291,
    22630, 26672, 27919, 30183, 24658, 22001, 20432, 31406, 23436, 29582, 25754, 30865, 32222, 19740, 21410, 18419,
    24843, 22366, 25742, 22971, 23238, 28080, 24992, 22453, 18444, 23715, 28895, 19698, 19788, 30505, 31790, 24668,
    22150, 21154, 27287, 24361, 18394, 19474, 17885, 28869, 22385, 20577, 21076, 25821, 31907, 31161, 26663, 20775,
    19106, 23658, 26998, 26533, 18983, 18789, 32600, 28169, 26315, 18689, 18251, 25189, 20123, 27170, 19763, 22275,
    27542, 25942, 24647, 19342, 19278, 22826, 17156, 17180, 29690, 21097, 16964, 25461, 19955, 26348, 22888, 30607,
    22338, 28746, 29237, 30858, 26691, 25636, 24040, 19338, 18618, 29856, 20306, 22190, 30085, 20980, 23763, 27658,
    26071, 18885, 23553, 29648, 22067, 21388, 30088, 19036, 25130, 24632, 23378, 16739, 31100, 29156, 20502, 30903,
    18848, 23514, 16555, 32302, 28504, 31644, 21751, 19698, 25206, 24701, 20840, 17538, 25157, 21217, 31484, 18943,
    28981, 22395, 25812, 18988, 20530, 23156, 24256, 24697, 27279, 25356, 16489, 32676, 25408, 20045, 31078, 29262,
    20552, 21241, 21080, 26243, 26175, 25739, 22041, 32508, 29391, 22790, 22036, 28994, 22208, 25010, 26517, 20253,
    18744, 19580, 27315, 17726, 23942, 24447, 20467, 29067, 18091, 25840, 32631, 32113, 31800, 32241, 20639, 21727,
    27927, 30799, 24637, 27228, 20053, 16452, 32353, 24787, 27833, 17518, 17686, 18805, 24156, 28693, 19730, 20869,
    30700, 19322, 16575, 19575, 21330, 24842, 17627, 20055, 27832, 20624, 22601, 29116, 30802, 31813, 29120, 26199,
    22954, 26095, 17779, 23201, 22046, 27903, 23404, 23908, 20885, 21114, 26500, 20437, 17820, 27729, 18920, 17304,
    26941, 25516, 30384, 18483, 25542, 24588, 18311, 31718, 29607, 29574, 24787, 18260, 27346, 28471, 23898, 29937,
    28709, 32032, 16680, 25940, 19541, 24641, 23823, 28878, 31283, 17245, 16622, 18259, 24165, 17492, 31473, 25965,
    22228, 26403, 18694, 31962, 16953, 28126, 20596, 21131, 25439, 22393, 21604, 30781, 19782, 24867, 22547, 26875,
    17107, 18002, 18867, 23382, 21143, 28462, 20864, 16632, 23533, 16389, 18721, 16580, 20760, 22972, 21173, 23449,
    17535, 27824, 24196, 21943, 31144, 30274, 28982, 17987, 27555, 32037, 19620, 27235, 17860, 18033, 25797, 24404,
    30317, 28729, 31952, 26657, 17731, 22366, 26533, 23108, 20121, 29686, 26959, 16520, 18199, 16542, 17767, 30626,
    27165, 26338, 17067, 25320, 23524, 24031, 29786, 20079, 20454, 28999, 16385, 25652, 19766, 23101, 19638, 23863,
    27775, 17335, 29393, 31251, 20316, 23542, 25535, 31279, 19618, 27769, 23821, 17876, 18088, 23653, 25087, 25477,
    28617, 31930, 25184, 19684, 23341, 26660, 20720, 21781, 26707, 20271, 20046, 28614, 18042, 23947, 28742, 28397,
    19197, 21069, 18730, 28759, 27158, 26508, 19391, 16384, 29774, 18128, 23083, 20947, 23063, 30328, 22590, 22651,
    16963, 19712, 19865, 18572, 23623, 25826, 24676, 16791, 22917, 19060, 31386, 25350, 24278, 20822, 20423, 17121,
    26717, 26379, 29223, 25930, 19052, 26765, 29158, 24952, 20740, 16729, 25944, 27084, 18939, 21576, 21576, 32674,
    17399, 19451, 24572, 31911, 32198, 22550, 18991, 28377, 21937, 29560, 23681, 26681, 16916, 16593, 21688, 18117,
    21617, 24214, 24648, 20852, 18021, 25528, 20082, 21172, 18236, 26299, 18103, 20138, 30278, 21229, 25616, 26715,
    31301, 24772, 19182, 29038, 29860, 21331, 21862, 17414, 16759, 28866, 18089, 20947, 23947, 20376, 22070, 17505,
    20134, 23980, 31229, 22106, 28498, 18023, 22432, 18176, 25308, 22460, 24573, 19948, 32013, 23754, 29969, 20496,
    23779, 29236, 32651, 27023, 27337, 21165, 18139, 25459, 29749, 19845, 21850, 16633, 17190, 27065, 27665, 17174,
    30059, 30375, 22140, 20681, 18272, 24435, 16571, 28372, 19721, 31887, 20277, 31019, 23215, 17724, 22518, 18508,
    28397, 22655, 24780, 27117, 23896, 17970, 17271, 27721, 17570, 19998, 21957, 20234, 20430, 23625, 19574, 29063,
    17533, 21003, 21177, 23685, 20596, 17404, 17660, 18184, 29650, 25199, 22364, 26726, 26415, 18981, 16646, 29459,
    21224, 18932, 25569, 21799, 27193, 29565, 16648, 16638, 21309, 32317, 27976, 23514, 28470, 30940, 29168, 26166,
    16602, 30523, 30131, 21867, 23052, 32765, 24506, 24694, 24815, 21029, 24534, 31017, 27845, 18455, 25083, 28804,
    28669, 17387, 23501, 26003, 20687, 30381, 27974, 22420, 25320, 31646, 27894, 27823, 28505, 18962, 17325, 28479,
    22736, 32327, 28095, 18428, 22837, 19809, 18198, 20946, 31777, 30350, 19154, 22029, 25801, 28014, 17266, 16408,
    24732, 17527, 24279, 26169, 27169, 23604, 18161, 28515, 31281, 24211, 28982, 26796, 21050, 20563, 27926, 19620,
    27594, 24183, 22024, 24011, 24088, 27522, 29888, 32087, 30610, 27152, 21785, 27763, 18555, 22883, 18349, 24191,
    32240, 27884, 19806, 16535, 32747, 21404, 25601, 24344, 22905, 30542, 21728, 25082, 31140, 16536, 31648, 25130,
    23676, 18390, 28734, 16719, 21570, 18437, 25053, 31603, 20594, 27753, 20627, 19180, 22417, 30129, 26586, 23001,
    25161, 21777, 21481, 20147, 27380, 21781, 29831, 17959, 21510, 26747, 16519, 22615, 31389, 32243, 27399, 26590,
    21857, 31412, 21415, 21702, 26891, 22377, 18242, 21748, 20019, 22157, 27238, 25561, 17094, 24542, 19384, 21279,
    24855, 23949, 27486, 25635, 20825, 18894, 20910, 27657, 21924, 26374, 25305, 17412, 25430, 32114, 22856, 24627,
    28366, 18633, 19880, 21437, 26539, 25784, 26096, 29110, 30123, 17259, 22250, 17445, 22631, 32492, 32154, 32290,
    23675, 24227, 24565, 27942, 32642, 24874, 17312, 23150, 19087, 28349, 19609, 16602, 28280, 20101, 21606, 22845,
    21514, 22928, 24963, 19018, 29836, 27112, 25558, 19304, 29365, 26864, 20932, 32130, 24092, 29497, 29106, 18263,
    31988, 30514, 16552, 17235, 22590, 21235, 18839, 23913, 28132, 19138, 26066, 17041, 27476, 17133, 19075, 31149,
    18537, 27241, 25376, 21497, 20152, 18736, 19869, 32524, 22318, 19581, 19375, 28348, 19443, 32663, 26811, 25190,
    30548, 19660, 32574, 18257, 26475, 19394, 30882, 19137, 29490, 21976, 32502, 25020, 27631, 28237, 19994, 16836,
    19268, 24840, 23086, 24950, 23501, 23259, 32166, 19907, 22905, 30738, 20109, 19647, 17943, 30775, 27716, 25143,
    17926, 19642, 25247, 22973, 30768, 26693, 27395, 22968, 17208, 21253, 24271, 19551, 21278, 22759, 18345, 20620,
    22463, 30058, 26231, 19973, 27609, 32212, 30223, 20018, 27436, 22244, 18650, 22868, 20496, 26961, 26961, 31447,
    16705, 16416, 29834, 20863, 17051, 18497, 16422, 30291, 18853, 20114, 25070, 25939, 18965, 24428, 30147, 17721,
    19006, 22773, 27795, 23011, 18593, 22933, 29939, 16612, 20857, 16497, 24441, 23995, 29576, 28154, 23576, 32649,
    18009, 21513, 27878, 19944, 19430, 29658, 31342, 26894, 30567, 30379, 30429, 30246, 29056, 29769, 17615, 27697,
    20718, 20065, 28426, 16997, 28462, 21208, 18072, 18018, 22694, 20426, 24883, 29403, 25846, 23005, 18623, 16802,
    32586, 22437, 18875, 28216, 20549, 32359, 17311, 24354, 23442, 24798, 19649, 17791, 28664, 19170, 23900, 19314,
    24539, 30842, 17590, 18540, 26745, 27128, 26093, 26648, 31521, 17976, 24303, 26769, 29234, 17508, 28516, 21195,
    19442, 28655, 18981, 30553, 17144, 20778, 24848, 16552, 24260, 18246, 28093, 32375, 27999, 22058, 26131, 28978,
    32496, 32090, 29858, 28572, 28207, 19533, 26229, 23085, 18561, 20289, 19663, 22405, 32118, 24365, 17533, 29102,
    18163, 23175, 31662, 17916, 26568, 28225, 28965, 16879, 25411, 22765, 19125, 22995, 28953, 22360, 23940, 32001,
    21017, 17961, 19589, 19606, 32531, 22187, 32142, 29847, 24613, 19620, 17978, 20911, 25006, 22427, 30462, 18235,
    25971, 20324, 18734, 23272, 25008, 21850, 16754, 29852, 20232, 31800, 26733, 29491, 23289, 18956, 31375, 20825,
    22872, 26622, 30099, 17099, 17469, 16763, 31873, 18891, 16677, 17204, 18875, 18469, 16631, 31283, 25426, 20860,
    30444, 29324, 29788, 22350, 19475, 19024, 28765, 29629, 18579, 21219, 31924, 24283, 27120, 26742, 20012, 27592,
    27482, 19184, 22206, 31268, 31641, 23664, 25369, 24461, 21130, 23854, 21916, 28520, 20457, 20945, 19058, 32282,
    22305, 16919, 27877, 30746, 29775, 31778, 22847, 22323, 22267, 22461, 30131, 21982, 18768, 27997, 20942, 16531,
    22023, 21846, 24926, 28138, 19553, 25374, 32505, 0, 0, 0, 0, 0, 0,
};

const uint8_t cpx_shifts[] = {
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 9, 9, 8, 7, 8, 7, 8, 8, 7, 8, 7, 8, 8, 7, 7, 7, 6, 7, 7, 7, 6, 7, 8,
    8, 8, 7, 7, 8, 7, 8, 7, 7, 7, 8, 6, 6, 6, 7, 5, 5, 6, 7, 7, 6, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 5, 5, 5, 6, 7, 5,
    8, 7, 6, 6, 7, 6, 10, 10, 9, 9, 9, 9, 9, 10, 9, 10, 9, 9, 10, 10, 10, 10, 9, 10, 9, 9, 10, 9, 9, 9, 6, 7, 6, 6,
    6, 6, 6, 5, 8, 6, 6, 6, 6, 6, 7, 6, 6, 6, 7, 6, 6, 6, 6, 7, 6, 6, 7, 7, 7, 6, 6, 6, 6, 7, 6, 6, 6, 6, 7, 7, 6,
    6, 6, 5, 6, 7, 6, 6, 7, 6, 7, 6, 6, 6, 6, 6, 5, 6, 7, 6, 6, 7, 7, 6, 6, 6, 7, 7, 6, 7, 6, 7, 7, 6, 6, 7, 6, 5,
    7, 7, 6, 6, 7, 7, 7, 6, 6, 5, 7, 7, 7, 6, 7, 6, 6, 6, 10, 10, 9, 10, 10, 10, 10, 9, 10, 10, 9, 9, 9, 9, 10, 10,
    10, 9, 10, 9, 9, 10, 10, 10, 7, 7, 6, 7, 6, 6, 7, 7, 6, 6, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 7, 7, 6, 7, 6, 7, 7, 6,
    6, 6, 6, 6, 6, 6, 7, 6, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 5, 7, 6, 6, 7, 8, 6, 6, 6, 6, 6,
    7, 6, 7, 7, 8, 7, 6, 7, 6, 6, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 7, 6, 6, 7, 8, 8, 8, 7, 6, 6, 6, 9, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 7, 6,
    7, 6, 6, 6, 6, 7, 7, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6, 6, 8, 6, 6, 6, 7, 6, 7, 7, 6, 6, 6, 6, 6, 8, 6, 6, 6, 7,
    6, 7, 6, 5, 6, 7, 7, 6, 7, 7, 7, 7, 7, 6, 7, 6, 6, 7, 6, 6, 7, 6, 7, 6, 7, 8, 7, 7, 6, 7, 7, 7, 6, 7, 7, 5, 7,
    7, 7, 7, 6, 7, 6, 7, 7, 7, 5, 6, 7, 6, 6, 6, 7, 5, 7, 7, 7, 8, 6, 5, 8, 6, 7, 5, 6, 6, 6, 8, 7, 7, 6, 7, 6, 7,
    7, 7, 7, 6, 5, 6, 6, 7, 8, 7, 6, 6, 6, 7, 7, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 9, 10, 10, 10, 10, 10, 10, 9, 9, 9, 10, 10, 10, 10, 7, 7, 6, 7, 7, 6, 7, 6, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 8, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 7, 6, 7,
    7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 7, 7, 6,
    7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 6, 7, 8, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 6, 10, 10,
    10, 10, 10, 10, 9, 10, 11, 10, 10, 11, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11,
    10, 10, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 8, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 8, 7, 7,
    7, 7, 7, 8, 7, 8, 7, 7, 7, 7, 8, 8, 8, 7, 7, 8, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 6, 7,
    8, 7, 7, 7, 6, 7, 7, 7, 6, 8, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 6, 6, 7, 5, 7, 8, 7, 8, 6, 7, 7, 7, 6, 7, 7, 6, 7,
    6, 7, 7, 6, 7, 7, 7, 7, 7, 7, 8, 6, 7, 7, 7, 7, 6, 7, 7, 10, 10, 10, 10, 10, 10, 11, 10, 9, 10, 10, 10, 10, 10,
    10, 9, 10, 9, 10, 10, 10, 10, 11, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 10, 10, 10, 10, 10, 10, 10,
    11, 10, 10, 10, 10, 10, 6, 7, 7, 7, 7, 6, 6, 7, 7, 8, 7, 6, 7, 7, 6, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 7, 8,
    8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 6, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 8, 6, 7,
    7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 8, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 7, 6, 7, 6, 8, 7, 7,
    6, 7, 6, 7, 7, 6, 6, 7, 7, 6, 7, 6, 6, 6, 6, 7, 6, 6, 6, 7, 6, 5, 6, 6, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 6, 7,
    7, 6, 6, 6, 7, 7, 7, 6, 7, 6, 7, 6, 6, 7, 7, 7, 6, 7, 7, 5, 7, 7, 6, 7, 7, 7, 6, 6, 7, 6, 7, 7, 8, 7, 6, 6, 7,
    6, 7, 7, 6, 7, 6, 7, 6, 6, 7, 7, 7, 6, 6, 6, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    11, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 10, 10, 10, 10, 11, 10, 10, 10, 10,
    11, 10, 10, 8, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8,
    7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 7, 8, 7, 8, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 8, 7, 7, 8, 8, 7, 7, 7, 7, 7, 8, 6, 7, 7, 7, 7, 6, 6, 7, 6, 6, 7,
    7, 6, 7, 6, 6, 7, 6, 7, 7, 6, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7,
    6, 7, 6, 6, 6, 7, 7, 7, 6, 7, 7, 7, 8, 8, 6, 7, 7, 6, 7, 7, 7, 6, 7, 8, 6, 6, 7, 7, 7, 6, 7, 6, 7, 7, 6, 7, 6,
    5, 7, 7, 6, 6, 7, 7, 7, 7, 7, 7, 10, 10, 10, 10, 10, 10, 10, 10, 11, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    7, 7, 7, 8, 8, 7, 7, 8, 8, 8, 8, 8, 7, 7, 8, 8, 8, 8, 8, 7, 8, 7, 7, 7, 8, 7, 9, 7, 7, 7, 8, 8, 8, 7, 7, 7, 8,
    7, 7, 8, 8, 7, 7, 8, 7, 8, 7, 8, 7, 8, 8, 7, 8, 8, 8, 7, 8, 8, 7, 9, 7, 7, 8, 8, 8, 8, 7, 7, 7, 7, 8, 7, 7, 9,
    7, 7, 8, 8, 7, 8, 8, 8, 7, 8, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 6,
    7, 7, 7, 7, 7, 6, 7, 6, 6, 7, 8, 7, 7, 6, 6, 6, 6, 7, 7, 7, 8, 7, 7, 7, 6, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 7,
    6, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 5, 7, 7, 8, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 6, 7,
    5, 7, 6, 6, 7, 7, 7, 11, 10, 10, 10, 11, 10, 11, 10, 11, 10, 11, 10, 11, 10, 10, 11, 11, 11, 11, 11, 10, 11, 11,
    11, 11, 11, 10, 11, 10, 10, 11, 11, 11, 11, 11, 10, 11, 10, 11, 10, 11, 11, 11, 10, 11, 10, 10, 11, 10, 11, 11,
    10, 10, 10, 10, 11, 10, 11, 10, 11, 10, 11, 10, 10, 7, 8, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 8, 7, 8, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 6, 8, 6, 8, 7, 8, 7, 7, 8, 6, 7, 7,
    7, 6, 8, 7, 8, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 10,
    7, 7, 7, 8, 8, 7, 7, 7, 6, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 6, 6,
    6, 7, 7, 7, 6, 6, 6, 7, 6, 7, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6, 6, 6, 6, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 7, 6, 7,
    7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6,
    7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 6, 6, 7, 5, 6, 6, 7, 6, 6, 6, 6, 6, 7, 7, 6, 6, 6, 7, 6, 7, 6, 6, 7, 6,
    7, 6, 6, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 11, 10, 10, 11, 10, 10, 10, 11, 10, 11, 11, 11, 11, 11, 10, 10, 11,
    11, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 10, 10, 11, 10, 10, 10, 10, 10, 10, 11, 11, 10, 10, 10, 11,
    11, 10, 10, 11, 10, 10, 10, 10, 11, 10, 10, 11, 11, 10, 10, 11, 10, 10, 11, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 8, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 8, 7,
    7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 8, 8, 7, 7, 7, 7, 7, 8,
    7, 7, 7, 7, 7, 8, 8, 7, 7, 7, 8, 8, 8, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 6,
    7, 8, 7, 7, 8, 6, 6, 6, 6, 6, 6, 7, 6, 5, 6, 6, 7, 6, 7, 6, 6, 7, 7, 6, 6, 7, 7, 6, 6, 7, 6, 6, 7, 6, 7, 6, 7,
    6, 6, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 7, 7, 6, 6, 7, 5, 6, 7, 6, 7, 7, 7, 6, 6, 6, 6, 6, 6, 7, 7,
    6, 6, 6, 6, 6, 7, 6, 6, 7, 6, 6, 7, 6, 5, 6, 6, 7, 6, 7, 7, 6, 6, 7, 6, 6, 7, 7, 6, 6, 6, 7, 6, 7, 6, 6, 7, 7,
    7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 7, 7, 5, 6, 6, 7, 6, 6, 6, 6, 7, 6, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10,
    10, 10, 10, 11, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 7, 7, 8, 7, 7, 7,
    9, 7, 7, 7, 7, 8, 8, 7, 7, 8, 7, 7, 9, 7, 7, 7, 8, 7, 7, 7, 7, 9, 8, 8, 8, 7, 8, 8, 8, 8, 7, 7, 8, 7, 7, 7, 9,
    7, 7, 7, 8, 9, 7, 8, 7, 7, 8, 8, 8, 7, 8, 7, 7, 8, 9, 8, 8, 7, 8, 8, 7, 8, 7, 7, 8, 8, 7, 7, 7, 7, 7, 8, 7, 7,
    9, 7, 7, 7, 8, 8, 7, 8, 7, 7, 9, 7, 9, 8, 7, 7, 9, 7, 8, 8, 8, 9, 7, 7, 8, 8, 8, 7, 8, 7, 8, 8, 7, 7, 8, 7, 8,
    8, 8, 8, 7, 7, 8, 7, 7, 9, 7, 7, 7, 6, 6, 6, 7, 6, 4, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7, 6, 6,
    7, 3, 6, 6, 4, 7, 6, 5, 6, 6, 6, 7, 6, 6, 6, 7, 3, 7, 7, 7, 7, 4, 7, 5, 6, 6, 6, 6, 6, 6, 6, 7, 7, 6, 5, 7, 6,
    6, 6, 7, 7, 7, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 6, 7, 4, 7, 7, 6, 7, 6, 6, 6, 6, 7, 6, 7, 5, 7, 7, 7, 5, 7, 6, 5,
    7, 6, 6, 7, 7, 5, 5, 6, 5, 7, 7, 6, 7, 6, 6, 8, 7, 6, 6, 4, 6, 7, 6, 7, 7, 4, 7, 7, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 9, 9, 9, 8, 9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 9, 8, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 9,
    9, 9, 10, 9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 9, 9, 9, 9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 7, 7, 8, 8, 8,
    9, 7, 8, 8, 7, 8, 8, 8, 7, 7, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 7, 7, 7,
    7, 7, 8, 8, 8, 8, 7, 7, 7, 7, 8, 8, 8, 7, 7, 7, 7, 8, 7, 7, 5, 6, 6, 5, 6, 7, 6, 6, 6, 6, 6, 7, 6, 7, 6, 7, 6,
    8, 8, 7, 6, 6, 7, 6, 4, 7, 6, 6, 8, 6, 7, 7, 6, 6, 6, 6, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 7, 7, 4, 6, 7, 7, 6,
    6, 6, 5, 5, 7, 6, 7, 6, 6, 6, 9, 9, 10, 10, 10, 10, 9, 10, 9, 9, 9, 9, 10, 9, 9, 9, 9, 10, 9, 10, 10, 9, 10, 9,
    10, 9, 10, 9, 9, 10, 9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 7, 9, 8, 7, 8, 8, 7, 8, 8, 7, 7, 7, 8, 7, 7, 7, 8, 7, 9, 7, 7, 7, 9, 7, 7, 8, 8, 7, 7, 7, 8, 8, 7,
    9, 7, 7, 7, 8, 7, 8, 7, 7, 8, 8, 8, 8, 8, 7, 8, 7, 7, 8, 7, 8, 7, 8, 8, 7, 7, 8, 7, 8, 7, 7, 6, 5, 7, 6, 7, 4,
    6, 6, 7, 6, 6, 7, 7, 7, 6, 6, 7, 7, 7, 6, 6, 5, 5, 5, 6, 7, 7, 7, 6, 7, 7, 6, 6, 4, 6, 6, 6, 5, 6, 8, 6, 6, 6,
    7, 6, 7, 7, 6, 6, 7, 7, 7, 6, 5, 6, 6, 6, 7, 5, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10, 10, 10, 10, 9, 9, 10, 10, 10,
    9, 9, 10, 9, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 9, 9, 9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 7, 9, 7, 8, 8, 7, 7, 7, 8, 8, 7, 7, 8, 8, 7, 8, 6, 8,
    6, 7, 7, 7, 8, 7, 7, 8, 7, 8, 8, 8, 8, 7, 8, 7, 8, 10, 7, 8, 8, 7, 8, 8, 7, 7, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 7,
    7, 7, 9, 7, 8, 7, 8, 9, 6, 7, 6, 7, 5, 7, 6, 6, 7, 6, 6, 8, 7, 7, 5, 5, 6, 6, 5, 6, 6, 4, 5, 6, 6, 6, 7, 6, 7,
    5, 7, 5, 6, 5, 6, 7, 5, 7, 6, 7, 6, 6, 7, 6, 7, 6, 5, 7, 7, 7, 7, 5, 7, 7, 5, 8, 6, 7, 4, 6, 7, 6, 7, 7, 10, 10,
    10, 10, 10, 10, 10, 11, 10, 9, 9, 10, 11, 10, 11, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10,
    10, 8, 8, 0, 0, 0, 0, 0, 0, 10, 9, 9, 9, 10, 9, 9, 9, 10, 10, 9, 10, 10, 9, 9, 10, 8, 8, 7, 7, 10, 7, 7, 8, 7,
    8, 8, 7, 7, 7, 8, 8, 7, 8, 8, 7, 10, 8, 8, 9, 7, 7, 7, 7, 7, 9, 7, 7, 5, 5, 6, 7, 5, 7, 7, 6, 6, 7, 6, 7, 7, 6,
    6, 6, 6, 5, 6, 6, 4, 4, 7, 5, 6, 8, 8, 7, 5, 6, 7, 6, 9, 10, 9, 10, 10, 10, 9, 9, 10, 10, 10, 10, 10, 10, 10, 9,
    9, 9, 9, 9, 9, 9, 10, 9, 6, 6, 6, 6, 6, 6, 8, 7, 7, 8, 7, 7, 6, 6, 7, 7, 9, 7, 6, 6, 6, 7, 6, 7, 7, 8, 6, 6, 6,
    6, 8, 6, 5, 7, 6, 7, 8, 7, 7, 5, 5, 7, 6, 6, 6, 6, 6, 7, 7, 6, 6, 6, 7, 7, 6, 5, 6, 5, 7, 6, 7, 8, 6, 6, 5, 5,
    6, 8, 8, 6, 6, 6, 6, 5, 7, 6, 6, 7, 6, 7, 7, 6, 6, 6, 5, 6, 6, 6, 7, 7, 7, 6, 7, 7, 6, 6, 11, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 11, 9, 7, 7, 6, 6, 6, 6, 9, 6, 5, 6, 6, 6,
    6, 6, 6, 8, 7, 7, 6, 8, 7, 6, 7, 9, 6, 7, 8, 6, 7, 6, 8, 7, 6, 7, 6, 7, 8, 6, 7, 6, 6, 7, 6, 6, 7, 7, 6, 7, 7,
    6, 7, 7, 8, 6, 5, 8, 7, 7, 7, 8, 6, 7, 8, 6, 7, 6, 7, 7, 7, 8, 7, 5, 7, 7, 6, 7, 7, 7, 5, 7, 6, 7, 6, 6, 6, 7,
    7, 7, 8, 7, 8, 7, 7, 6, 7, 6, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    9, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 6, 7, 7, 7, 7, 6, 7, 7, 6, 5, 7, 7, 6, 7, 8, 7, 6, 6, 7, 7, 6, 6, 7,
    6, 7, 6, 7, 6, 7, 7, 6, 7, 6, 8, 7, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 6, 6, 7, 6, 7, 7,
    8, 7, 6, 6, 8, 6, 7, 6, 6, 8, 6, 6, 6, 7, 7, 6, 7, 7, 5, 7, 7, 7, 7, 7, 8, 7, 7, 7, 6, 7, 6, 8, 6, 6, 7, 6, 8,
    6, 7, 6, 7, 6, 7, 6, 8, 6, 8, 6, 7, 6, 6, 8, 7, 7, 7, 7, 7, 6, 6, 7, 6, 7, 6, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10,
    10, 10, 10, 11, 10, 11, 11, 10, 11, 10, 10, 10, 11, 10, 10, 9, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 11, 7, 6,
    7, 8, 7, 7, 8, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 6, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 6, 7, 8, 6, 7, 6, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 8, 7, 6, 7, 6, 6, 6, 6, 6, 6, 7,
    8, 6, 7, 6, 7, 7, 7, 7, 6, 5, 7, 6, 7, 6, 6, 6, 6, 7, 7, 6, 8, 6, 7, 8, 7, 7, 7, 6, 7, 7, 6, 6, 7, 6, 7, 6, 6,
    9, 6, 6, 7, 6, 7, 6, 7, 8, 7, 6, 7, 6, 6, 6, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10,
    10, 10, 9, 10, 10, 10, 11, 10, 10, 9, 10, 9, 10, 10, 11, 8, 7, 7, 8, 7, 8, 7, 7, 7, 8, 8, 9, 8, 7, 7, 9, 8, 7,
    8, 7, 7, 7, 8, 8, 7, 8, 7, 8, 7, 7, 8, 7, 7, 7, 8, 7, 8, 7, 7, 8, 7, 7, 8, 6, 7, 6, 7, 8, 8, 7, 8, 6, 7, 7, 7,
    8, 8, 7, 7, 8, 7, 7, 7, 8, 7, 8, 7, 7, 6, 6, 7, 7, 7, 8, 8, 6, 6, 8, 7, 6, 7, 8, 7, 8, 7, 6, 7, 7, 8, 7, 7, 7,
    6, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 8, 7, 8, 7, 7, 8, 8, 8, 8, 7, 7, 8, 8, 7, 7, 7, 6, 7, 7, 6, 7, 10,
    11, 10, 11, 10, 10, 10, 10, 10, 11, 10, 11, 10, 10, 10, 10, 10, 10, 11, 10, 10, 11, 10, 10, 11, 10, 10, 11, 11,
    10, 10, 10, 10, 10, 11, 11, 11, 10, 10, 10, 10, 10, 11, 10, 10, 11, 11, 11, 6, 6, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7,
    7, 6, 6, 8, 8, 7, 6, 6, 8, 6, 7, 7, 7, 8, 8, 7, 7, 6, 7, 7, 5, 7, 7, 6, 6, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 8, 7, 7, 6, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 6, 7, 6, 7, 6,
    7, 7, 7, 7, 7, 7, 7, 6, 7, 8, 6, 7, 7, 6, 8, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 6, 5, 7, 8, 7, 6, 7, 7, 7, 7, 5, 6,
    7, 6, 8, 7, 6, 8, 7, 7, 6, 7, 7, 7, 7, 7, 6, 8, 7, 6, 7, 8, 6, 6, 6, 6, 7, 7, 6, 7, 7, 6, 5, 6, 7, 6, 7, 6, 7,
    6, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 6, 7, 7, 6, 6, 7, 6, 7, 7, 7, 7, 7, 8, 6, 7, 7, 6, 7, 7, 7, 6, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 9, 11, 11, 10, 11, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 10, 10, 10, 10, 10, 10,
    10, 10, 11, 10, 12, 10, 11, 10, 10, 11, 10, 10, 11, 10, 11, 10, 7, 7, 7, 7, 7, 7, 7, 8, 8, 7, 7, 7, 7, 7, 7, 8,
    8, 7, 8, 7, 7, 7, 7, 7, 6, 7, 8, 7, 7, 7, 7, 6, 8, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    8, 7, 7, 8, 7, 8, 7, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 10, 7, 9, 7, 7, 8, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 6, 7, 6, 6, 7, 6, 7, 7, 7, 8, 7, 5, 6, 6, 7, 7,
    7, 7, 7, 6, 5, 7, 7, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 6, 6, 6, 6, 6, 7, 7,
    7, 7, 7, 7, 7, 3, 7, 7, 6, 6, 7, 6, 7, 8, 6, 7, 7, 7, 7, 7, 7, 7, 6, 6, 7, 7, 7, 5, 10, 9, 9, 10, 11, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 9, 10, 11, 10, 10, 10, 10, 9, 10, 10, 9, 9, 11, 10,
    10, 10, 10, 9, 10, 10, 10, 11, 9, 10, 10, 10, 7, 8, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 8, 8, 8, 8, 8, 7, 8, 7, 8, 8,
    8, 7, 8, 7, 7, 7, 7, 8, 8, 8, 7, 8, 8, 8, 7, 7, 8, 8, 7, 7, 8, 7, 8, 9, 7, 8, 7, 7, 7, 8, 7, 8, 7, 7, 7, 7, 8,
    7, 8, 7, 9, 8, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 7, 8, 8, 8, 8, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 8, 8, 7,
    8, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7, 7, 6, 7, 7, 8, 7, 7, 6, 7, 6, 7, 7, 8, 7, 7, 7, 8, 7, 6, 7, 6, 7, 7, 7,
    8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 8, 8, 7, 8, 7, 8, 6, 7, 7, 7, 7, 7, 7, 7, 5, 7, 7, 7,
    7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 6, 8, 7, 6, 7, 7, 7, 7, 7, 7, 7, 11, 11, 11, 10, 10, 11, 10, 11, 11, 11, 10,
    11, 10, 11, 10, 10, 11, 10, 10, 11, 10, 11, 11, 11, 11, 11, 10, 11, 11, 11, 11, 10, 12, 11, 11, 10, 11, 11, 10,
    10, 11, 11, 11, 10, 10, 11, 11, 10, 11, 11, 11, 11, 10, 11, 11, 11, 10, 11, 11, 10, 11, 11, 10, 11, 6, 7, 8, 7,
    7, 7, 6, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 7, 6, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 7, 6,
    7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 7, 6, 6, 6, 7, 8, 7, 8, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 8, 7, 7, 6,
    7, 6, 7, 8, 7, 7, 7, 7, 6, 7, 7, 7, 6, 8, 7, 8, 7, 7, 7, 6, 7, 7, 6, 7, 7, 7, 7, 7, 8, 7, 7, 8, 7, 8, 7, 8, 7,
    7, 8, 6, 7, 8, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 6, 6, 7, 7, 6, 7, 5, 7, 6, 6, 7, 6,
    7, 7, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 7, 6, 8, 7, 6, 7, 6, 6, 7, 8, 7, 7, 6, 7, 8, 7, 6, 7, 6, 6, 7, 7, 6, 6, 6,
    5, 7, 7, 6, 7, 7, 7, 7, 8, 7, 7, 7, 6, 6, 7, 6, 8, 6, 7, 7, 6, 6, 7, 7, 7, 7, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7,
    7, 6, 7, 6, 7, 7, 7, 7, 6, 7, 6, 6, 7, 6, 7, 6, 6, 7, 6, 6, 7, 6, 6, 5, 6, 7, 7, 7, 7, 7, 10, 10, 11, 10, 11,
    11, 10, 10, 11, 10, 11, 10, 11, 10, 11, 11, 10, 11, 10, 11, 10, 11, 11, 10, 11, 10, 10, 11, 10, 11, 10, 11, 11,
    11, 10, 10, 11, 10, 11, 10, 10, 10, 10, 10, 11, 10, 11, 11, 10, 10, 10, 10, 11, 11, 10, 10, 11, 10, 10, 10, 11,
    10, 10, 11, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 6, 7, 8, 7, 7, 7, 6, 7, 7, 8, 7, 6, 8, 7, 7, 7, 7,
    7, 8, 7, 7, 7, 7, 7, 7, 6, 7, 8, 9, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 7, 7, 6, 6, 7, 7,
    7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 8, 8, 7, 7, 7, 7, 7, 7, 7,
    6, 8, 8, 7, 7, 7, 8, 8, 9, 7, 8, 7, 7, 7, 6, 7, 7, 7, 8, 7, 7, 6, 7, 6, 5, 7, 6, 7, 7, 7, 6, 6, 7, 6, 7, 7, 6,
    7, 6, 6, 7, 6, 7, 7, 7, 6, 6, 6, 7, 6, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 6, 7, 7, 7, 6, 4, 6, 7, 6, 7, 6, 8, 6, 6,
    7, 7, 7, 8, 7, 6, 6, 7, 7, 6, 6, 6, 8, 8, 7, 6, 6, 7, 6, 7, 6, 7, 7, 7, 7, 6, 6, 7, 6, 6, 7, 7, 6, 7, 6, 6, 6,
    7, 7, 7, 7, 7, 5, 7, 6, 5, 5, 7, 6, 6, 7, 6, 6, 7, 8, 6, 6, 6, 6, 6, 5, 5, 6, 7, 6, 6, 7, 7, 7, 7, 6, 7, 5, 7,
    6, 10, 9, 10, 10, 10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 9,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 10, 9, 10, 10, 10, 10, 11, 10,
    10, 10, 10, 10, 11, 9, 7, 8, 8, 7, 7, 6, 6, 8, 7, 7, 6, 8, 7, 7, 7, 8, 8, 6, 8, 8, 7, 6, 8, 8, 8, 7, 7, 7, 7, 6,
    8, 6, 8, 7, 7, 8, 7, 8, 8, 7, 7, 6, 7, 8, 9, 7, 8, 8, 8, 8, 7, 7, 8, 7, 6, 8, 7, 7, 7, 8, 7, 7, 7, 7, 8, 8, 8,
    7, 7, 7, 7, 8, 6, 8, 8, 7, 7, 7, 7, 7, 9, 7, 7, 7, 7, 7, 7, 7, 7, 7, 9, 7, 8, 7, 7, 6, 8, 7, 6, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 9, 8, 8, 7, 8, 8, 8, 7, 7, 7, 7, 7, 7, 7, 9, 7, 7, 7, 7, 6, 7, 6, 7, 7, 5, 7, 6, 8, 6, 7,
    6, 7, 6, 6, 7, 6, 5, 7, 7, 5, 6, 7, 7, 7, 7, 6, 7, 7, 7, 6, 7, 7, 6, 8, 5, 5, 6, 7, 7, 7, 7, 7, 7, 6, 6, 5, 4,
    7, 7, 6, 6, 8, 5, 8, 7, 7, 7, 7, 6, 7, 7, 7, 6, 6, 8, 7, 6, 6, 6, 8, 5, 6, 6, 7, 6, 7, 6, 5, 7, 6, 7, 7, 7, 7,
    7, 7, 7, 4, 6, 6, 7, 8, 7, 6, 7, 7, 6, 6, 6, 6, 7, 7, 7, 7, 6, 7, 6, 7, 4, 6, 6, 7, 6, 7, 5, 7, 6, 7, 8, 6, 7,
    7, 4, 7, 6, 10, 9, 9, 9, 10, 9, 9, 10, 9, 9, 9, 10, 10, 9, 10, 10, 9, 9, 9, 9, 10, 9, 10, 9, 9, 9, 9, 9, 9, 10,
    9, 9, 9, 10, 9, 10, 10, 9, 9, 10, 9, 10, 10, 9, 10, 10, 10, 10, 9, 9, 9, 10, 9, 10, 9, 9, 10, 10, 9, 10, 10, 10,
    9, 9, 8, 8, 9, 8, 9, 8, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9,
    9, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 8, 9, 9, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 9, 9,
    7, 8, 8, 9, 8, 8, 9, 8, 8, 8, 8, 9, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 9, 8, 8, 8, 9, 8, 8, 9, 8, 8, 8, 8, 8,
    7, 8, 9, 8, 8, 8, 8, 7, 9, 8, 8, 8, 8, 8, 8, 8, 7, 7, 8, 5, 7, 7, 7, 7, 6, 6, 6, 6, 6, 7, 5, 5, 6, 4, 8, 6, 7,
    7, 4, 6, 7, 7, 7, 5, 6, 7, 6, 7, 6, 6, 7, 5, 7, 5, 6, 6, 6, 6, 5, 8, 6, 6, 7, 6, 6, 6, 6, 7, 6, 6, 8, 7, 6, 6,
    5, 7, 7, 5, 6, 8, 6, 7, 6, 9, 9, 9, 9, 9, 10, 9, 9, 9, 8, 8, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 9,
    9, 9, 9, 9, 9, 10, 10, 9, 9, 9, 9, 9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 10, 8, 9, 9, 9, 9, 9, 9, 9,
    8, 8, 8, 9, 7, 8, 8, 8, 8, 8, 9, 8, 8, 8, 8, 7, 8, 7, 8, 8, 8, 8, 8, 7, 7, 8, 8, 7, 8, 8, 7, 7, 7, 8, 8, 8, 7,
    8, 8, 8, 9, 8, 8, 8, 9, 9, 8, 9, 8, 8, 7, 8, 7, 8, 8, 8, 8, 8, 8, 8, 7, 7, 6, 8, 7, 7, 5, 4, 7, 5, 5, 5, 7, 7,
    6, 6, 6, 7, 6, 5, 7, 6, 8, 6, 5, 7, 6, 6, 7, 5, 7, 6, 6, 5, 7, 8, 8, 5, 7, 6, 5, 6, 8, 6, 6, 8, 7, 6, 5, 6, 7,
    4, 5, 6, 6, 5, 4, 7, 6, 5, 5, 6, 6, 5, 6, 6, 7, 6, 9, 10, 9, 9, 9, 10, 9, 10, 9, 9, 9, 9, 9, 10, 9, 9, 10, 10,
    9, 10, 10, 9, 10, 9, 9, 9, 10, 9, 9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 9, 9, 8, 9, 8, 9, 9, 9, 9, 9, 9,
    9, 9, 8, 9, 8, 9, 9, 9, 9, 9, 8, 8, 9, 9, 8, 9, 8, 8, 8, 9, 8, 7, 8, 8, 8, 8, 7, 7, 9, 8, 8, 8, 9, 8, 8, 8, 8,
    8, 8, 9, 8, 9, 8, 7, 8, 7, 8, 8, 9, 8, 8, 7, 8, 8, 8, 8, 7, 8, 8, 8, 7, 7, 8, 8, 8, 8, 8, 8, 9, 7, 7, 7, 8, 7,
    6, 7, 7, 7, 5, 4, 5, 5, 7, 7, 6, 6, 6, 5, 7, 6, 7, 4, 6, 6, 7, 7, 7, 7, 5, 7, 5, 6, 7, 4, 6, 3, 6, 7, 4, 5, 4,
    6, 5, 7, 7, 7, 7, 8, 7, 7, 6, 7, 6, 7, 8, 6, 7, 8, 5, 5, 5, 6, 7, 8, 7, 6, 7, 8, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 8, 8, 0, 0, 0, 0,
    0, 0,
};
