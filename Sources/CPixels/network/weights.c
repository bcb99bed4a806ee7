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
    "W|og~aVgP?sD?PlVq@oXlv[TTCYGNLT@WETTxlSk{@qFpo_veXFgDALb|mHXlSn|v|gTuPZ~oD\\[m]?{tnK`CoKdlq}DuPV}PAhBubHcLIxwixGl"
    "i@d|_{QYCuCN|zstz_KH@NqHPW|Or\\qHyhVwyMMD@tLyw|_N_sy?ztuiDPoLOneoJNH^vc_X~UdiJqYf}quYqXDvP\\zn@RWbJixBm@GbTDI?NBW`"
    "xF@uo@m?\\CJpD\\i^`V\\?v_OWrW}B`lz]h]ns]CdkAmhR@L[xyY|GBNH|[MZwDCskHjQjJr]HIl\\gBe``RM`BWANPwfksotJLy?biX?lhzLX[TaPM"
    "`PsuGb[`B\\oLsTDBu{XUGrrAXkCZG@Lr?c[LOI{pH{GrH@U@skCHMLMNXaoRQp`Ev`@z_smg}qEavpkz}EPa?\\G{DBNxq[swwDOFyKjH|RgAWn|~"
    "G]tq_|HODQSy_pBqCLZn|AA@IbxMy^H]xbnomTI`P{AHBaWWLvQ~omxlyafJA\\PyIVCps?lqA?Sq?xGEO~OJSahAUJ|P|p{SDJ|So|W~Aqnr{K`I"
    "~oFnHrwHwaOKElol[|pW~G{Ltmr]M~dhgSZqtr}]qqPIjXGNyNZ}|cSjXlfL_qgkTLl\\HG?H]JW]z~mMLg?q_|OiOdA?@RgLR[S?au_Io@@CuG?S"
    "q~BKV_A?rghXDl|q}qe]@]o?_swkxNNfKg|VE_WFHG?plzA`}``lxSxR`[\\unkkZBW|uqoJKtIV}}MtUBmofGRU[LlLoAnMGVLHKvDLvM~@uM}I@"
    "DmXRGSK@_?Y_oFEnCDkKvVOdgDHRQ@O}jtH~E}sFFgzA?hNA@B`FnZh[vbv|sG}CiRe?GPHhRQyirm{qlPOzpZhAn}_PwzwuhNiNcaIVrucYT|Xa"
    "ZM~j{HDEOOt`}?KtM@OpvmfA}c@Onsw?IU\\UbKpEJ^}?EPknLOV}IBB~I?x{?`K{HmRflyfjN?Njx{|LBzYCMM?lhPOKCbKbtPG|Hjq_x]t[MZ_o"
    "r?yL}m@hC_omR`i_gTyKD~B]JNmPJdWX`\\XD|p`@HkY`_sEXMmbtQUaO{hFiCN]?UjSvs}`^HT\\`GK?cPL\\khJwW?C_uKBxFk}xtsl|RUYi[WcLv"
    "Vz`^baQJSck]ktbEY]h~D{BIH]Pd?CGvYgtckbOFItvXJjP~IJOIEYt`CqE^Xce~Xm\\aPSGsJ\\h]{o@nodFA{g}doS{Ru`BfQvRaNDN\\iOkY}brq"
    "Is\\NwQSW}ea_Yp[IsczARrmjpwNBoOAGq|sY[oUDy~dqKkGYvsESGNW^~_kP|sWs}rOgi~|ITeAhYU[yoOo^W|}mIQWy}UN}Hshe@DTN|r`hF\\P_"
    "LLSrp]SNNlXpI^AuDN@hzHDKtfEUBCw\\zmTeUSzFphGXjvGbUMeB|NXDzogd`W|@CV{\\|sThxNTCBDhGALYnUswwVie]rQEZh|MHx}kqD[kFAbNo"
    "fpL[@LdetRdyPoJJv}Ckt^`ch|zy{Z`{fO\\qsZLyYaWR~Bb_?`Oa{\\pMWCMGz?C^MCEqQD_JytpDt}dZJp_K?zyXD^DAc@daObVww]_IJP|xBF^O"
    "xOWFOVGoPKN`|iiEkE{LEwJ]~bml_}DJ_sOs_s]H}lLI|G~WQZaAlI}Y`dWcMPka]sHSD]gvTDUEuUfoo]szCNmDJBTyzKO`xOdS\\eBATL\\HT{BN"
    "iQZXFg|abVr[_xE?wG?T{ily`^^q}ejA_zcj`RNwoNIeft}yNL^y_qg~]}JZYhRY`Sb_u~jzEmmXCub~f~crWVJAlhGL~lJL@wVzTSR]QGI?UW?a"
    "O?liHg?[nplPAlLBGOM?CSKZRg}V_BZ~?nLVs?~?RDDzfG~M\\XGxVg|T_uWnmNpt~fkbtFkvi]a?`RRDF]r{R^u?jKRyUOMo_?HV[YnfMFoiUM]K"
    "{`l]HBCOZerLyZq?HHDXrDk~TE]h|IFANG~LD^oqKlIiMzLKxO}MS^]]DGetdaORPA_g@yVu{W?QyMXFA}cTw|DdC_?Lun_TozsB_sgi_ry?Ne^q"
    "qni?_w?[iLnAQ~}gy?TTAdw[XG[p|vnLpHFAh[Ks`XFGZzo^p~ItsMpPhBxGRUIoUKdWzoNdWcQ`_?IajP}?^tNAV}MHK}Vood[DopdvoeziEwge"
    "obiHGN{eICtUIzwyGCc\\?@_JmbdvE^iEN_X\\L@HsKA_dOY@m{svT@oCn?}|WgB[fLmjsMPpI|j\\K_|~vCB\\}DvSzCm`[DRORT|SlJoyrDOJ\\q`Vg"
    "p@LPD^ci@PS]rtl\\{iDTccEMsmtCy`zc?^XQGLs`wPOc@LlnUNCxzP^nxtoNSNLpKx_^FLyEBRltQpVrA_AAG_G?DLqO|ttPoLoXE~We?rxe?vXN"
    "DPc\\HqX~IWhNQbscH]juuAKECcPmSk[cltbUKALVB~kN_}ucSLSkGNIIyXDEFKCvJcGcImN^HBSvjkztz~wkhaJ|}EI?no{TD^VAACxTAm\\UQuPD"
    "v\\}VFuP\\UeW]utUGtOJAzD@?~d[MFt{_o]hbvl[q_k?L|Q[g?~Rm@`{oCR\\qOlOMnqzAAQpiv[oYC}?x?p@eLEE?i{_yA}tpD|_e~o?SALpi{A?x"
    "Ue`tApeMIPknpkGE@lbBed\\yOshCdQFnE{[OWP[??^fnK`w|EJ[rwmSZ~pP|{lDwCtOYFBSYGPkziSKZKM]Mu?bjAcwFuNcOsq`Lzo|FUTWe|zK|"
    "RPtQQcTWC^[|ELijQfC[{pqgJRDLgIWpLc_n@{oRFscNtp\\]oLonxOIfytDNR]kbGhGm~BE\\?~Kvs\\brrA@P}N|uqddA@PclybcjUTd_m]dItMg\\"
    "GOyHJJs}oK@av?WyWLP@eWSCx}kWL]HRuSE]v@WEphDDwLdHi?HUm\\ruzRPgOn@rNoKuHsgUs_h?_~o@j?Cpxm\\a@LAFz^@`\\g|unR~f`[@RhMG~"
    "|dDcAMlFy@Qg?OWzmre@CsTXGXOLP?c~KDTqYnuODnLDOPxMBd@ECoCGBbwPJM_ZtnXeFkSB_z|h\\Sble`KwHLCLg\\QFqQtXL{wfx]EANg|hIq@F"
    "`[_s~adD{W|oS@VS~BC`XEXQwock?rpRsnCmv@lj}ljrY@vxRMsUs~dTzHMIsQzSOu[pKLVZu}\\FAKeM|tbyi{ta]ktY@zsaM`]ZGodl?cw~R{sQ"
    "Tw?D{?pVxaVn~lPsusCdUDAB|s[?@}Oq@LdloPL{@|[GFMDMW`hP|{Npj|{xzML}Cw~uQsytOjstsqsOy]Bl]S[Y|djov@JAoEWju_hRmA`XQofv"
    "OJHoQO[tsqa?zURsJ}cYxbdIAOwglNDE\\``HUk@fp~G\\O@kVx_N|C\\f]C`w}|Bm?KAGnxn@SijXJy?tWOQJxN[kAjp|@@KXgs~wgNEYctOLjrbkG"
    "BPsk_pK{DSXJRLXyICA?@ss}sMLEvJmES@|HaFoSM{yhNSTj]rX|ISxAtcdA{[hxCdy?nbo]XrcjxLS]}t_GO|cFNTNs{kdcPqk~GAsOw}|gVaAD"
    "HrN`sPwmicoanBDOGs\\jqDdejtlidM``Cz|WDBmgLMO_}_eFC?PAvne?]@Vy@nWHuaKQ@BxvqOhktoCUEAxSsbiFnAdJFLSsWr?myN\\YxF_JIOw["
    "v`ClKdpc@Eu?VsTsx]DFoRwlz_dcPBt{HTL}XZKNFXET~}XaqrggpLdR|`PPDQX`Y\\wN}PPcwN@bsCCyyp~rz@?NTNlXSbn\\M_qRk__p@v^ExOkT"
    "NOhtHIiPgJ`jCloyL}\\hMcWFvPq@EixXKEgytclktacj}}WHiZYiJI\\IMmrAH_DkhbPbma]Mz}_VLNd\\jFcLwAWPv|[j~[WdR?s?xpDr~bcpAosN"
    "DPwvzNOp[^XsKcpICT^VBnP\\`SuME_@|FpsKsI[lvkkVu~cPv~L}PvsDzsOxzAG}Dg?rZOxnBb{vnC@ACZhlL_gtlQHkBo@BCPqfN\\BfoAdQ{_Ye"
    "oK_u\\PsXLujZjqOmFnLd}_gbQmTAS_prss@QC}J{htL\\xt_hy@[Opam@HOOfSaPmIROUF`XIRj[cr_H[BxxVwMO[rm{]}R\\GKSEeEIeBJhp@}]@M"
    "yxDiH^lrCO@Em]Pdxlbup`CmzL`ZKp\\QIdcmIDLkAmSoTcOrF}yFqF_Cs`_|B``Zy\\sfCrS}IjlvISHJsd@F[JRxyazzHmLap`YHLMD^}VhKNQao"
    "|W?`qTX]h{TuCl?gCy^ASiSCnTYMKRmAIW|sZ@g~RO|@BOhbC`QIyXoXGZtmB]_xtdPHuco_sRrArcPd`]GKtoXBn}^zI[CpKW]RtogFsRWs?y_t"
    "vlcR?TT}SQfD]~w?NbKmvIbnsKpM@Qo}RfC^}i`GvZcUVcPYBscqq@xupOjAS{FLB\\TrAkD[TQXfAEsMAIOmsX?MnQdNJlCJ?`kIS@WLt~hxqn[n"
    "@m\\wE@PDAa`QRsWZ`^dnE`OnEaJc]G|cFG|Jl^OpvKDcSkIkNRkTItyPyQ?kYP@~t|PtsKNTK[^|uQ?a[NKeOKB}MIu[FL[ZzL]tSmLgN\\kb|?Ts"
    "?[[iDPHHR[m~WHDStmwn|KAG|{OyoPnAPIgqq^OpVio|ADSusDpw{bwZnQsXF@D@sXKaJ@[uE{oGjaGpDR\\BHc_|NL]VjlEc~DOKQ|xy`P`jsoWq"
    "ypz|?VB~ueFAHbDPSxGhOqpozaHrYyTH@RCPInim@qiFTo@Wxqk?KRcD|cbv~TP|{~[RPctOJ_HGFcaJXzwmv|cyt\\}UJjv\\wO@lm|IKNtfdH`lw"
    "EmLN}QaeUmWFh]oD}SJbm|ZxoYlIk[rnposepv`tqw|tAkKVprgcEOOpq\\zrU@sVFq`qC}G\\Td|HnnKYiUVIzpkNrrgzWHsFr}zfw{cfnK@WEQ@m"
    "wr\\lWJL{tbimjP{OB]bpIh]tWLHdmpzlK]mmnCPR]_|H_kZfGq{NrLHhJPIBE_d_?@}\\fDGbI}OuPUlgScHU|~Ct_}WXpcwjOzeUMPlIEK^|YqhM"
    "jk\\f?oQ?MhECtDDmqB}s@srSwBjA}~pwNkHnPL\\NPnvn]}OkivGVxpl~IqxVqxDsMB^mIzGQsKoPgdUONuzvPCGpAUrAXMgWv|ovtZRmeKdAG\\\\U"
    "@}OT@nId}TOxMRopLMuRWsDa@|PxI`DJrF\\DKPtIKF@xjpn`}p\\hvxGATL]Xkt]?VVcYqv?Q}OtHCU}Fm\\dY@^|]`^o_IfYgCp{qn~ZAr]dG\\NTc"
    "pXEhKPXWHL[OF{|tHu?ZrVh~MtHFDMVyF@CSZFbvzsTCtL`BpOEA|RPP|_[uyrveUMoLG}_nzK?~{l{HrqtAw[xdugISKNeBy{cDs_MDBYjA@?Cp"
    "uW_VjcqRoRnvyJFh|lqHHz_T?g|~Ebh|McMVX[wwyMCJeeP@Rzmct^tiXbStA{ZqpaXS{mkdGPGdnAC\\Bg|csHGuLmWM?klTsb|sPD\\oKMFqKaYv"
    "v][xKpPOqrBT|[dFpLdQMNHAv{iF|bH[SbDaGkbzJ@phtR^QM`WTnt@LkKhDy?M[BZ|xzBckDSn[gXG`\\n{P}yOwNLCugqcKfcJ]Iw|QL~K]TMTa"
    "qLWNO_{joOSyu@tW?T\\OK]s]c}]CsWTZIB_aMg~]M]kkx}@YqnHp`PIPIcMLEuQKL]|NJoRznVyBLg~\\ID_}CSyXBLX`mstl?rj_@{sOAEcaGCi@"
    "CtwVA_]zm_fMgALiGO{~uyEEASCv{nDZCyTtW@{XMnLoMR_[|?lmmCiRwxMGTJzC^gl@Eacv||sWJkXF{NnAo[ah@@}E`_lxNrSYjUTOtlUVqyxw"
    "fLBAuBhfGSC[iad]NU}aDpljLPpDyR\\c~oOR@oXNv]t[U@ldkeDTB^lVMuXFvMtTCMhk@olgmio@b~@qpbG}RLJIiAFIC~@JI~EVILa?zfLPKG?}"
    "|p]tFa`{AkjnlxGn@_j|Mg?D@A?llaXGzaTPFdsNlrAuWdTYyr[|DHFw~MXNypC\\DmT}HtleHuC\\@NGtEW|i|nDQkacjvO]Cnn_~L_]bk?scz_d@"
    "Op?SmdhkIFCntYGZL[suOCXxZ@eI_~pOTzcfLPWTP\\xYxjo^s~tx_uG}jNWML`}cxS?bupA@TsgTrEK]@lDjymCLVN_k~qSvYoJlxq~DFuknBoIy"
    "J}b~xaH[|~ZAa}YAJMWopSIAooncy{KKFBky{Ktg`]`ZFCx|y|gUF~sXnC[|~Yj~VoVAvTmO~dCpl[Wc@P_jF\\`dAKub@rOCtaGc`]WCEbjOH]{G"
    "o@FsApk{s@Ran|Pl}?lXHAD@QStPWh|rQr_}u]CEK_~opaqNMF\\jUAoZ?bbowIhR~kRtDVTiylF]`_yF]s]NP^Vioj{fetdDtBUiy?czfNcmM`H\\"
    "CCHEmnDwJoK[DMgOWuXllg~jtB|GrzmIc@krAMK\\OBTsz|{^x]@dysoQlLTLPtcSRCLel~c\\r{w|zncmu|KWEgmAJ}RmmaaB{_WTp[{\\~W|oxRWL"
    "mlhc?q\\yo?Lwt{\\by{tdXa|{OHDF`W?DpCrUYLQ?N~WXNc~t~@j|yH|t_LcTv`z{Im`NuI}Q{mUmneA[up_~uzuGJq|IZAnyuGo@@j}`BOKYAnuX"
    "~}jbBDFiQ{Puga{?`P?{N|tVnAdI_ypXYidq|A|lFZ^kC{?aVO|lFD\\aKnPKGIqCT`H`goFeWL[?JxStH`HtSoQMApXbF^h}WnhpJ}CtFz|wbhSU"
    "JP_ZXZHCln?uup{FmCSi}~ZepnSRKdXofpUBLNshAAptAOgJkO{X|}{h{MgEQacVsSXRSrjlX@^}BAhhE~_WQ^[xzSh@s]m?@vk?]k@XOasycR\\`"
    "AMGW@Wf?|~OxL@fHbp|oBrl|zw?nQb`JASwnG_gq}{SFiJe?wW|Kj@KM`V?_[z?bQtc^VTPG?rJkr^~WBbs[HQ{FI]_EoPrpBptsxBXxp~lSp_{R"
    "BLOv?lXBl{`dDOOEAQ\\Z`[uF_{@_pKGtzNOrSbx~Liq]}qYbtRJfDvfPR?DK`QtIDKcanll?qijARnk{trrNL{{|F\\hYCKfHEpxrpHGPCeWrV~|H"
    "E^GANmtAvocM?c]?|rkTJli|@pBd_ubA`XP{XAbS`]~Qc`wi~zyAz`PK}XDRMctPWji{mbhMql@Z?tCwtj_VgveI~rI?yoBWzaY?qWbAyPyNSoG{"
    "s\\D~GIqt`UDark\\Rkg|x_vpDSmW\\kJ?d`W~u}K[UGQT]l^\\KcUfAHtL?Ng~i|KfKBkzbof_hAIOflDfwqJI?_qfooGCP[qWYbj_CKt@mL[UG^zZA"
    "cHGEHJ`UT[nA_HDeUBM?Fky?CrX]SBMWpE?`tE_xXl[DncFlaDfWSHDQJN~AMC?idETr`ZLZbVoN]Udf\\`fBLWgN]J`FwqPcAMj^aDbAG\\q\\rtmu"
    "soVz?KbAF[MEE]l[rfqVvxGp{IiHCucIMKdcyKZIcKtnP}^AEfHITxQQUcGbGg?ZfQNA[Rshx@FA}p\\rc{GE{QZAJlQ?Bzs{iXFdB~Z}L~\\dNwwg"
    "HyquGbndy??d~L_UAiRovHEIQKFgmKIP@nTnLT|mfYmCdBP~wBS\\Azb|JW~Ap]vuD{fAl`aC`UZA{dTKDEal@gi?jQHLPkSr\\aIDAG~?EfIz~zS|"
    "n^wgrhEmZaxsqlwpfG}UVqWYSW}HZBmpkuU?BLmDGb~izEm?uW}seaSJ|lr{_doamRRAQ_D\\qAhZ`T_gPpFAyme?_ryaUUIJJYMq_~qLZG~vLbwG"
    "`YpYG\\hSh@LyAzU?rhqvkdAd|nypJHE?d|eDD^xRR~_aHqSurAgqR~weMP@p?IknKq?[oopUY_B?z}wSIoZM?bpZ?[[u~TKQP[|\\\\C[oK_Ni@bly"
    "GdKmlpzjCXDGGAnZuCLCACkA|SKOAQX@rBTBDNPeE|uQDl_{|PS]E`Q?M\\[|@~w]~rXhCRkEEuPC[l^wMNg`M[PXNLNHyLhdCB`@F~P~DRd@wlTa"
    "{eIk{}LqCM@LSlPQO~COCBGzDQg?@olOC@fuL?KuW|cYBOcUU]lEurK@xcDT{]bY|O?`F]PeJKoLB`LjBngW~P{ys]GH?_C^C?xUl?CDlPoVK?Nt"
    "{tdbKpS{{OyO{][|ltC^@cwi??dxontYyNw?I@QpGM{T~[slFmul{C{rD_TNQQuMOa~pE_dZMqvoHrEFz@ty|`Ln@~b\\M`[eGN|SCZ@ysqM@uQLP"
    "E}oWw}?ujk{Fmu[^La@eSs?bG{cwCc[wybM?_ATT|AcD{e^KDQLEc^WnHNwjt|l^J`tzQOTgvMRoxsxRS]o?Fltw@HD]Mq\\_Dj|pHcBqFCaML[Xo"
    "wn_]RTUCDcxGx\\WxU`bGPob?Q\\KXr?LBINyrOAIFsd{pE{kpxqXTDL]?`PDd?p@q@?Wt}atA`^XPu_x|MLFa@A|kJoecB?PRCCRkG^|g`Z~ey]s@"
    "MBCtz?Dgxj{?K_W\\N{t]or^McUjq|Q[?IF_S?aAA_r\\f[Bf|pMvpeQAZqSWhw\\?}FOVsS]|LVKL\\zq\\FP}eStQxRMqseUdrxLXFiU_Or@PG?hrs?"
    "BTtLMnwXKA{xtngYrdC@I`KmjNcHkqlc|SKGyNwHzneFzRh`EZcqUe_bphqN{OtDPc{Hso{QZoSgzScyDc_gi?EzGpCRAAWj?~hV{noMEE@x|sLO"
    "qLG~VidHy~Zhw}dqCntBhrK?}thpirQ?C]S}F_KTe~DUiVC@C_|L@Dk}Y]s`Opm[M|kf[o|tDnDuDATdcTqWwt[}qqORzP{czSDZGEWMwAglq~kO"
    "YHDEsRTjJnlQtqrnNbcIvL}M?hGPh@kX_{xjKW?dGR_T{aqeMmLoRoShmiIBL@krt?GV_sQVsCMDHSHOp@?stNseE\\PHHE]?U`tk@Cs}gR_ans@g"
    "wHDRpmDp~ktRP|wsLMC@o}xwjl?aV{iKRrSaBAxrIlKuX{^sBMgxu`dZtB_Yv?@ZRXanxrLLjMoRs@TW{OcLYqlio|\\qLRKmX`KkIR{??JhuB[EA"
    "IOoZy`dEyp{wKM{jLO\\OK]SubOkjGD[qrqwbCAGcFd?UAwc{{BPhxt|}xSsk~hF^EpxcGHPpKaDiuRsVtAlzJ|KnJO|frcSo?ADBTCYZmPqL_rXR"
    "CBR~~TL]MAV|vnlsPcA}Qo~rwlwxMq|C|}Dyh?hkI^F]Ib|}@Pwfz^tlA?HlC?~ho?AaA_\\coVPOIu\\DfA[qK_\\O?\\~{J}K`KrG{qO[H_?L]ubDG"
    "D^O[xPsFK]g?B|wsy]o}v\\XS}RnCFokAwQ|}@o{Px@gxPbr|r~o}~{SK~msj`PD]vqG[m\\~z~{tGoDEbKUXqN@WaRldnKmoWzt`lP\\kQ@~`RrapU"
    "eYP[tOstO`G_{[\\H}toDR?^}G?wz?sKg{p`Q{TLpAOp\\SZHrI[Kfx?lI{S|M}CSMF?@hMJPUs@AUB?~~?~cVn|iXINCtFgPAPo_xzCC^n@dzxJoc"
    "MavsEndywDxdsN?DC\\pStvObysNiDxfuzQ_cu`G`zTj}B[Og@OXHOalzAbMiI~Set_[h{_E?Lr@QEtM^\\`?ouE|YIQsxOJT]vbJqBmDqPE@dCmaX"
    "v^GGwL[^oqN?wnOl}KDxCcYUw|Q?|BkYs]~MvG??`\\VzFqXAo?Or~{Oj|wJvtSSWA`huqBrvMRmA{[|JC[d`OALL_~G\\DADcQZWoECDdD`|Kt\\r^"
    "@BdLQ}iaBahjxBrfGO^f|E\\QtCcm@dLw{zCkKNkpp]Qh~AW_X~UMz|r~\\Tlwh}PWLPsK?q_CIa|Jy\\g}yOW^EQHru``VDyjku^zcXNkSPW|WUCzX"
    "ZogIRPQKHpljh~sOqNC{yXGHPMC{{mbh{?[wulfAFPkg|`W`FqMRAqDOIQDV|}c\\A@?k?sHOlWWzmqPrzst@~qO~ZcOZlLdln`xAq{c\\pQOFwe\\V"
    "{k{^nodKWc`T{jAOH?@pvm{hkTyaG|Cu|NonKNJS}rz?}Pg]EaptNKKKGWOk`_Net`D[|rLL]`HsCrhbwQHC\\NUAlbmEFs@bw~d|QOTh??\\?@pax"
    "|O?Iza?YKKfAGodMIMwuQDcupl[uqrgh{pXGiRBilSXSF@?tzlXJI_pjW`[vHeppB@KMLoMX{tKrQ\\COqNdnD~pcBM`|qMl}ta_vn@uH|{@?Hq[n"
    "@TQJwBlAs}mUHNO{EOkyGZsZDihg|B`g]OCRyqnkjAT^N_[gf`{qIBsEF@_hrQZrERT~~dfqBPlnwzNxSNTOZ]_uzRTxfnSrzAG]O}ShmsocJ?Jl"
    "SNoJCRpXyYdOUkS]u~q@O^[sqr}JE@OoQdlP@_KKw}Dxq|[ZC^g[I\\CQ{^]N_}dk}spAtk[O|w?Ur{b}Ns?csLowxIsePpe_JpoEQBqFP\\djOnLw"
    "PKlYMRMG{MpA}AcsIa~o|SjjjrzSFrBkKa[Y|QP[n^|OGQhMF`qDdeXJo~NpNmviyJOZHK@JLLLnHup\\ABcoFiLY{L[BZ`?_ARDTMUPZUnQ@Qp@Z"
    "Eo{?snoFNqczA~\\d~_pxMM@DBLTsWm|PuDS_GqX\\Tzte?kpfLaeqF|kn~@krCAbQ}bTCCQWOy\\PEms[xL]z~@r}?WLda~PMTHphs{y_a`P?h|voe"
    "sasPx_cIl|dAUTY`QoEdfW?l_{gNMXqIvnZvXsubgtxhkMKG@pWblhPcLD^S?^@JIr_HxvKNH`[WKb^AE?{lD`EEnbQruJP@A`rKK@YXH}HBteBi"
    "AjkJMasr~QLN^jppYWUFzmd?mRWG`W|m~osmQD{jg@P|Kp[y{YtPCn~N~sxLu}ow}AFown\\@iLoPZFequ?nyPB|XdNuFIN[XEtX^KXD~NLiDRZLL"
    "OuhJ_?rhz]NwhDLbBqTAzLxDB~MZZNxCSAHAHo@^RLqN}S@IMx|Vt?D{QQkL`ToatUGZMpdR_zvnS_SqcCcOeALi~`DL|Kq?Hpla`R`FxkWp^@Tf"
    "v]o`sQ?{gW|z`PPBnsNrLR_rV[_`}KvtyEDH~M`YvpFZUnGtqot~GQphH@bKIJWQp~fFGoDJN?dQy}rsIsxGWI~c[_HILK^{R?oz|qdIwnl|Q`OE"
    "pro]H@dqzq}TI?`}ye?^t\\RASOSq[Vp]iT~kWq^EltwZ~c`dGs\\RKJd^z|LXa?ilzuL{LcCJ}AGsCeM\\J\\gxkc[TAn@pN`MoruFCmI\\c?Cc]x?XC"
    "XMmM_|Q?TNZsq_y|BnML`^IG`n|IBq{BDlw[oCOmgQz?LMFek]JvQD?{RO@bPd{FsQta~DlavQsyE]~yJlCCYOqJdagnsN@M{rPXHIWD{OB?GspO"
    "pMSyomgv}BoPCE\\ctMpEXoANk?EIu?gAMQhtDm[]For}o|IUFG~cy]`BEIa??QgT|q\\SB{kSpw|]{aw{WJPCjG?Hrl@GE[Cw{wSizmo?BmHMzm{W"
    "wMh@l}doE`SN|ORQK`OPG?KCxpBY@YP~~UXXha||dDCV\\\\Sb@KhLDL{JCDP_goCfinbdcOwG}K[SpZGRnjght?ORC^csKNLKmSxaPChgnMKUKMoY"
    "skSiPb|^Pm\\nIw`bb_?sJrcVERZOVqdw}STWQ|Sy{{F~u^H_sssuYUPNnlGA?Bq?MtyB}PGqv~{qGN@p?m|nhIKo?QChOm{^T^PHEnIW@`hBaMPl"
    "AD|CHnGjmYSskKO`{_Sq@qLPAjV|DrjYOW|G|A`?TC__t{xSyZFrdLRlBN\\@z?PKfryQ}QdU@AN`I]wrFsgCEKhTKcwWQsLwGEoKiycIv]uJxQH`"
    "DXDNn}LqI|EPEAh[MpyTwxDhPdBALfKqCDE^tOGy`Z`Lr~\\vC_Zae^ad\\@KuypLnikSCHQ_zio[~|OF|UDaOpMlsvN`PFlyNCcHnv?Cf@hDaA?``"
    "G~hbIp`NvpIr@qTrBmX[ZI{~aLTIsKzzNj|K~r_gpjdZind{{jcKMbOAdBaKjHDdEt\\y{?dmy}TwbruPH`d[jlVS{OudG|tA@_VEV|dDyQcF{^On"
    "MeW`F\\UY~tz_FslD@]wrKPyQR|i@|dcb{S\\YQodXZjxjBz{Bs[hZPukuLt[bya{QICbkybO_JzghJAEKjb?NqmBz{\\VquachhpIBMllOwiTFGc~n"
    "CLvhEYdIxqVwdPwBnt|gKpcxG@o\\|`OEy^h?lLtL{_muxV}cARt^R}Lyu~DZxtC?[KS?DLywt^cwDDbxxOh~Ns]RbhDhWMuK{?V?gPkGB^EcILMQ"
    "yZb|rDe^T|`zpeldxM@?LOH^cQdmRhDdA~?Q~G?DPPlJs[tMrNPxGLW`yRCnzw|NQs`pClxCun@Ws@]oK?I??Q@xtPJQImlhOQGkOPY[PPYGIA[i"
    "J]pa~W`UjcyMCw?]nuPqEw?BAT\\]|]uxBjb[tMo?fSnhHVhXx^LZ{{oUMnJsTGPJBM[ttEo}Sn`KNR{_UR~~D`~Auq?_j}rbDlLhCMB{zQwIgurc"
    "GP?wKQCykSxVgpdtxzshDPlWGKdQS\\hGvsXAy}{HOqbq`Po@{`igSKKqsbHvFjvGEOdLpn@rEqnglQxPG\\_`~tQP|NtpKZsl@r\\{q@\\YAAG\\y|Og"
    "AAT@DPRxwC[ZlLLaCOoQ|kCE|kuEt]`YRRtbwQ|pB@g~UsX|vThNvsOky_OQo\\uRjDWy`RLTx|MT_?okHXGqfJo`ljLSvLTCIp`FK?}jSJxKNtur"
    "F^IHvkYFUMocuAaTHhGoArGBF]gZFBK@tfU_ne]E|p[dkQhRB}_tP@WWJri?DBOwJ}cwV]Y}xvMGt]@`FMLT|_ZeNrw^WBFgP_?yI?IKAmcDCPfQ"
    "nqGlwz@RbPxs|{{dImdB~~W?@Uw|DadL\\{Com_swPbeSFq|rrDke~\\FRsLOLf{d}FPdBCRy?OU{O{mOc~HDlU[``_}xIOPXVER^oZ`ld`[\\PMBeN"
    "R~T^AcwApNCFRb?ZDJf{vka]oxD}G|rsuznrBlykF}YtIckzDYO?_sK?zrZAqnq?CAGdQdLMD]Dpn?]@O`d_br?[BI|xAap]GOUWvnB_B{`yK[FA"
    "}EMHvPy{ElxNw\\{HyThmk{\\ErAvuuOcjzMJWH~pfsppwEdIC`Qb`INR_}laCBDbrP@_gO`\\s`PTNWG|j?bylsnT~EP`h}^psOrtOJLXDy^kjCL|l"
    "yoTD@aURNtsv_pGl_||}Oj{|zBUNC@`Rw\\}U?iOpNbLHOa|CVVXNmnH\\ZKcdyj_v|dZJAsw[KdKv~vFytT[]@|X?C_\\p@wLp`WswvWKdIEAIHLOU"
    "pL^AhpbmNpxJG\\pi_|JsxRu[THsRK@OY?aYXx@K~unfdmAmB_}SJH`vg~KGlM{TaLqrdAPlB_ybn{LaIHtXoyrckdfXE}g~UisaIhPs^_|?TLBdZ"
    "@?lRyOE?GNiCnn|cZMK}qkKAB@cPi^w\\yBNbkXFACad\\TILSVvi?J]ULVaw?ACuJ`Y\\KEamfI^Ufv[GUBTtESnvAI]LHUKiXH|I^DW~M^XD\\AAW|"
    "`_sN{G~a~w?jf|wevdpDNS@AzPEE`\\yhXbozrRTOBaM^BCE?mS\\oWLecO~cP}b_Sqg|DuzrIbxGAkPvMreXHXrJ^WgtQIBoZjXs?FMy?MA|Afj|m"
    "rpC^tlzc?Ak}T^cn_rY?iXklrG~AQ}n__tF?MAqVDtYWM_oRqzPJIUFt`|aO{`Z}ziUV|n\\hx]ufdpkPhoyOsHEwXZ\\d_|rAww?D`QqSdiYXEw|h"
    "Oey?`\\LcKhE?TJrAUyHuK?xR_rIbnwE@QhLHiaBTsnw?|jGHQ@mU`Y^MgNWiBcapHW``AnNcESN__|ITn`[^Q`U~jIUhcojcctouiG?e{p{yIgBf"
    "_rZgjku?_w[V_rJ_vQsUuMMH`PbA@X]?RG]g@G|}LkTM@o}LS][FZHE?g?S{MJpMr~E?DyBBJVb~T|aonDKXFf?vNbBhWm[LnjkjDUSyxNu?r`oF"
    "rDepG`lg_txcqJW@mNJASqQ@D\\mbGl_yzumB{znQ{z}lqQnyLHFAtjAmJpMn`WzAQZqMQN}a_rvmAHFAH{?U?lNAtrLNQmM?WUe?sd]]jhdmEaRm"
    "rsTdGEU?{Xk^ij]Q{k]?LkSD_DWn_rpBZ\\Y?notmVXF\\WIZ_r_cUr}kFfxzZtfniCWhdbTSWsYOFfxpIvC{CKhM_{TY{yCShLTjcHR[LHN|?AFL^"
    "}w?~tuXF_qgv_?TkJ?ORFq_qtTTtgZAao[t\\EZ|yuAlXFOGtsbw}nBRAUHDjJRuq|\\gXyPSkrhFq~riC?K@YH\\lDke_H}XX^mNpFMQ`n@piVwRw~"
    "WadeG@W@}n`[{Jsf?u|OUQWeJoPDTNHrHNtvh?lPCMcew`gJwFT{zSguZBMYz_pS~b[SHcKh@mHRH^tQFnWY@]@gBcXmq|K}G_HS}oTsHpd{w\\vZ"
    "}nvwJM|BBqC\\JQXzw~SqqA@?Kt\\ouAsRRvh[A@{^gfPkRrxuu}WX@BKUSCgMF^v_i\\lpEatwDpGnnB[SxOkEBoVJqV@cBrDJH?[h{]xgDrxg@UDD"
    "E?C\\ueuOOmkp~\\l|OQoByPpMHmGWD]|dlmXNcsxG@@E_@RGn|?THzaYCJALCw\\swBq\\FEauWIqiNzrxhZMhQLapbf~byxMSSNrHX?kH^xophKXEW"
    "No_eDvoz@qXjGo@WE{WuFTD{H^?CEaZwFM?SxPBrHBbeGMR?tnyCIJGnIN}GidWgCQPU}oCb~aWO?_lXBpjnNSaZ[mt\\yp|tuR`uynDlo|DltagR"
    "zs{[LrWwx\\`MxpaJnDVay}DCGMf?ugk[Qjpe?TwpJrKWSbItOa_gHmKbFNK{nUDHyKD{F?hSNrTVLC|gF|o^AmgPCrFaG]J}J@dwwTp_YoswFqHO"
    "DbS]~?ttprCu?|H}xRh~Oqk?PrOw|]Wp_?vk{poVzdk{hNois?PBtBSe_s}fCw?cNQlisHDC?ela}\\y??TH[rqpvDEI?IQw]zy{bARLVA?sJd\\Br"
    "~|BdgUCyNlmNCtUIobWDKaLbgXTwEFqfSi]PuDXn?^owKBi@kofxm^ZR|[NZt[gkUoA`B`xZ_qDWuPNo~]~``_Y?OPcEBRcKQ]ZCX^buPNdWNz_d"
    "TG|nKqLWLmpQtnicCPr~IeH[JtKM_ty\\SCnm~otlNnkFC@\\Zxr`}xn]YOD\\U?|DHiI`ZGCMFb{coqA\\]@MPWH]ZxANfAB[oDDOTuDC\\HnO[yN`|W"
    "sR?ts}@SOAD^?qoJ?`OdNjdEIoO[xpoGwnPmI[jito|oo}sWOPWRRphGzMtBy_WJE[KhBR]GCKOL{lmLOb?rvRTXyAkxAZlEzytNDbX@ymHnF[GT"
    "oAzkC`oO|M?dpL`TB~p}stCh{_LGE~dPK~SdAeyOvJbxBXsjE]umCfkQvpdqCQ^~sEHntUN~noX_}]?Y}cK@uMcI{@_~AA??slX[IAtgjhDKz_Op"
    "F|AH}coIvtw{SqpTJokjJP~tsUYMw^Kt@^PhOzoCsCj?w}tCum\\Fr_{yEfOCu?D{?^NmiBDH_rI?Qc?h@qXhLlOdbNg{n@_UFacdlBt`KSVyNmpD"
    "}BOICo_c?@XO|g|LHCT`zng{AC{IT]sArOA@uR_ky}\\bKfc~N]qAxjwvl?XepzdbL?xi\\bp\\D?LEvlIMHPA?NkxpAU?vAqDesdT_[TZ?B_tZhPcA"
    "DOgQS}dBuN\\YHr`l@eM[FMSDuM_UzNoL_|wEDrkh|sKyJeAXsaClvDNzAD|C{COXA@tWx\\{LM\\qcwReQv}ga@}@iwUV?Cb`WCBwV\\rjeLDtUzqF~"
    "Ha|iIS@kl\\x^rQgHFaoYp~?ez~svO]OXbdP^uL_eGNsyI|xNTOOn`R|zCAH^D^DOocPpep{~DO@qAPtI\\~Z}kHDCrogMEKe?x?Dyt^GYTQqOxTWa"
    "xNUbE[[~i?xSBNoa`^HSpBk`@neE@q{_A@lHfOS@Jl[w~L^ygjtoTYu\\JDdsIaPixrL_mBH^wSCrT|SV~mHZ}rgj}Rw?XFGZ{|fk\\TWdFWkD@KxP"
    "?~PwIm\\RuHhoENV[HVT{tk_]vbspsZ{nA}`IrmKOAO_MP|Whr`X{G|wvZ}_cB[`[FeGLAuEGzDdp|sMMUC_{IPA@E}dzf^D\\pr?EEo?rH[Pin~Gs"
    "CTl{F}xTyPf}q]joJSk^H~uKJNdVs^hFy?P]GdkXmb`FsEL]VThcOpZrvMsnCtdNE~GoCOBwOAGxB\\NwwrUKYA}vt~wtzmvfCBW]DScp|cJ_wPPw"
    "~rxpJ^gSzFa?zoKdJndU]_RyBfwlJ`_totKuEDFLI]\\]Ialgy?QaI@GGIoC@AeRQfaHZTPny@Cy{HgD`xNZ~fl[iRb\\VJQS~HA|kOrwA|{ll@[wu"
    "}MOqORw~w||Lj`paLNEJARPEz?{]Fn|JTb|BGQ]K~`LCyBTeqC\\yFaCev`cMUPGm{~\\Qv?KEt]CeG_cptcLUhVnNE@\\E@Ovv@a?BFA\\^FapVDS_?"
    "~cdFx^nsy~Hu|Mw|POTaX@hJ|`P}?[PrAbV]E[phrmqXgNTA}EGQMSOStqN]?pGn??xQ}fRAGoLV~MlbI?PGqO}SpM_ki?yB~s_K_rHOL{DRJoPR"
    "js{\\HKtUOlDm~dw}FJlB?cDaH@Py?RpLxMOJJ^lgKpcM@Px]snOCR`TFFqwzb^DKlwGvdLwjwbhdu_OB[jderkTbEnh{K}C{x@UH@B@gM[Tbi_xe"
    "t?dlB[sPzS\\^MO{}pS~~}rlJ_RPGlblWr]MC{UHFA@L\\Pp`NEKH]YDnt@l|{|nj|r@Zs{D@XoAs~|g~~vOhyv`|GiqaXrm|q}oXGFdHn@~MVABaS"
    "H@KjP@lJjDceAVlPHNHIuNKV??GowpHqHBOdBqGtKB\\@vBCLqSId{_TFKbdXdfGcut_PB@}SCQtaENsW}@|AJB[?pnxpE|tWTQwZHa`L@RpUNAC~"
    "sbsuIFlClO[WKN{f}ee]ObtPMP{r{bXWzpqkMeCTmVdBvxhCRM^G~IvgiPsw|r~?FcOXOW~}sM_znDReIt_TtgW@PaLpIwa`~o\\U{B\\iophFDPZ?"
    "`]TCa?t@R]cgIls@z`WTlC`cxopxEl|[?dr[PzhenU|yO}{}Nd\\B?w~WZ@G]RRlV~\\wM?dTdzu?^ETAWycCnAQKcA}dCt_D]j}WLFEGyuAHOtnpr"
    "J~SgolGzHqHGl\\ucjpA|vKhACdDgi[zzzupC?n`fwrC|vatjozcnEDq]DLTUB_|KhmsIvlsm@QYXDl_ZdJm`Zqfmh@vgschNHE_pEapUBHEKyAiI"
    "CB|Bh|``yQHajhvGVLxF@NxAVrp^uAxKvATF~d@QKo`j@_SewD?lKQgxU{{SfXFTMPcvx{KtNBAZ|g?wA?C~i@CfodM?JS@\\Qbhm?AdB|aAhMjKg"
    "ruFjtncMJd@UHo{ys?pLArRA~~|qEpdawM}?l~\\{l{WqFY_dObNysnTcv_qIn?dOxPL?LDdm`]kr{ccCG~aaj{JlAR\\KGpt\\|nsl`XGxCOvjrMk^"
    "_{\\uGTvgKm__AjIDP^`GuApBunVijs\\UJRzEz`b|skhOMmpIB@kIL_owupvuSo|i?bKqealslcBvtoPH[UIB`_kWJe@S|Ocd?O}?|nfAM~Oz~[c|"
    "{tOG@T\\LBk[mY_luqVz?nLr?HpdV{NiNpsTPJ^raysGSWnlBxJaxXD}M_zlPvo?HGxDXHPciZ|S~sRXENOXWpF\\`K~Ry`_F|JZgZLeHu?fLk~uWi"
    "rQJH{aKaS~[oplnVqn@?OClnzV@VnOZFA~KiFcPswKgjC~slL_~JCM_wrOKTE?cCN\\nKucl_E^wNhmg_tk[v?~cX}Kdjh?WL?]Cc?m|v|RXw@`N}"
    "xbJ?O?ksK^?XsaWPBccWAKo@vtKaYd{mHrcCEKbh`c[ED}DaFQcNOhDR?w?a{w?Fz{gryq\\\\yNtZsCdP|bCfH~T[PsW^]@JAq~OMBOy`\\~_SPdSq"
    "@poQO?WKW`v??GGWvavkMNB}Kso}EkdfzOZMr?EOOQRrNmXt}P?~NDhjfbw[rsgSjBjAMoTuAiDI?fSMWhDbWuHhl|THDDHIqPU?zCDLFR{cD\\xM"
    "h`|d{\\AO|AdDJ~{wCklNrt`_LOvmC@\\k{ZgOtbPgjL_[t_DMkQg@{jDzU@|VCbJm{u[zt}cmwcwY\\IrqQQ{aD~DDpQXBF^t_IHGU`T\\uV^?qx`d`"
    "J}{p|Yw{J||BAwHpildPv_HFTAuBiAhdGm?bqLxLK??R?dfqxtDj~KstEpXsMtMawtiIHmMGO@|^nXOnRDdoRowV`^k?C?Ws`\\kpDmCXKpPSl?pO"
    "Eyozh~|{@UzAxlGo@DISvLjfQDk\\LbUN|}mD@?d?ss\\@|l\\f?RKprlchH}[QrV{{?G|~ZB_nBWxnPvcUDW?ym~BaAqpxv}u@?N~A~_WbwmsIl`Sp"
    "}kZbjphFB[KSoJz`xVSvq~hjGRWSk[MV|RHM@BGsmRHGKLJzHpfteBeb}\\T^UTX\\AA|QxqwYOqrHe]jFTW}?UlVkW|NdCpSQrmKUye?NG}@z?njs"
    "HEXk[B\\HRz\\d|H\\o{F[JFaZSyFqEAsossANAyuHALTJ|}OcoQuo?rOkoD^FRocOQTM{yzarnsLL_qnPG@QI?hbdGEMd[H@JtN}}oY_knxPXE]qwu"
    "uK^{EZ\\Jl[erFqmWlbC\\FDKhJ?dCCnDqF]ts?tlYurx_qhGgE@kiH~vO_tQAm[D`sKFHcnH]VK?]iTnHNB\\j?owbxqvtxm}k|{P}PvXU_KR?DjkH"
    "KqwF`Z}UxmjOj_~r}xGz?Iwhz@qYlJLUw]YQHw|ozGCG|p{Txaw_Jnh`niwzYs`F\\kXxpo`jNoILNQu??\\ognoe\\xAn^HZVrG?SCGMhBr^P]{\\Xr"
    "~`v`w}|^T_xtAbXC{rfrEpo]G^xv~KE[oajy|~XfP]?v?IO]NMkZDJtWvN|Apft^SIXuYgQLSNPZFCg^FaR~P~dYln}vyl[_I@SZzn|R|mVazNkk"
    "nsHJrwKnynPoXUdp|~NuvJzs?yIT~u~Au_yjQlKYOkd__}?rCmsx~]q\\?QooQm?usfGz@QLRLBxSwo@rEck~lLnYvc@IxKzpueoSznuOTKJA@@~o"
    "[Co\\@KuBqNXVsma?|E}]ymr}?lHyWg?HvpIW]P\\|m}C\\A~`HPqWwj}GSy~mO|TKxCG|j|hpdJA`NUNstXLT\\kNK|TTKTJkYO_?{~^EatBs@DWE_u"
    "OFo{{mgNX~gI`]LKum@K}qCXu[YRCnONErsz}{PgFUW|_dBzTTHagMsoIlLpouP}QY^sC@PlJMEWxN~[~^G[KcFTHlbrSRh[~ar`qNkvFeMTO]a\\"
    "n[MU|_?tw`Lwd_?gxnBAO_noMC`pbXsyL`hfObdgXmwfev`A?IU?DbsbPn]bPBPquP\\IDTTfpQon}g}F{AdFw]@BG|F?}^UAr_dSy?`AB~|AioAB"
    "nMvssV}`wM|bopQFx\\LJOrTmq[]LTP_aS?x{E}_Outlp`\\k_v]_QICK`N?HyOnCnvrevNTk[Jlop{@DL_z?_@R_HIM{PCalnED?_lrGBIHyGM@\\Q"
    "_?g^nCX[voSu@a?CF^|YvJtOHYkHHni}Z@@sUjQINTF|WhFiDpK_ysBmz]_|UaT?Jn{FmP@y}}}c`_wHmRFCIU{zKoMl_}_[ApGPg~`^bG|QO}`f"
    "YIiXwLzhTYM?xYs[uc]@H_YF|?tepQkksb`yM_weAz?{qsdyr[uFy@\\FTOXRon?xP]hQGI}?UIz[w]xiMpkCxF_ieR?~BjpXf@BW`\\@GNrLzTBa?"
    "HFi?DaRaepNUANXJ{mcBwkxTuk]?MZ@OlroModDeCjgxWrP~eg?@@i~o}OiMREvp}tZYM^nhIKaIDCsq{g?TNaS~kkDwtia?`]SNy[}B}YWgp]}?"
    "OWY@TNK?HxDFUEzY?RgN_sSyt]aLOaAL@Dczv~TjjHDirmNl_~oUx]HxOQuN`_fAsXD[U~pm\\DnykrJAEsgdafbRJHDe`W|c_w|e`QzDBG}Sp|P{"
    "Ew?PNAmtJovAei{}qmZ^p`@nLt}x^lHHoA@wj\\Rt|J?JMSd@`ZOeiLVmGaWdzYROokD\\BULMT@SrIMAA_?]UGw^^_tLN_{mV`~_tWUfA_q_NEV_g"
    "zvwGK\\FW~\\cWsTnRw~ytB|JPLIK@CaIeAhDdNOCevi]zJW?MbG~]X`^Y_HF\\JrT`wRqWO}PwwXuPscWPNyi?NHEIt^JAOdtlct?qGtoX_poUsHFf"
    "`W|_fOCH`bUvKdX?|TGuHPCUdWRPUyMk?Cw]_xEfSXDARW}e{M^|n`O\\SG|lYHFbKNf\\Dg~{_z|OIPhTlix]pRopSSSwk}M|`[HBQ?SXAl\\VKSk^"
    "JYu?K~xBXASNvhFsEHG|OVFmKO~i`RdFM@|d@wyCcdtiEanpO\\IdGSrAdyADSE@Bc{^WdLnWz}SxrdlV`T[tA}hP{zKCv^}azFhrF?X_A}NA}ksK"
    "CyOHzKNodApMAZHSgbq`gWBACXDAoH{sQV]??kqk`_Uh^JiHkleGTtDb`Tof}yHh_p}@Vu~A}R[dAQWZt_d`|}bazsgjEoCzxpT_AU^`zbp?o`|S"
    "MMVy}MgKH~KfyL`Y~bohxAoitrNb~j\\`_fqYV`o|S}hJs@k{P{LPvpt`Y^K\\wm{qnOR~G}yPVcmBBAqLMLc{JriBs|?{~?XzHSgkRfz?nSWfA[xU"
    "HLd~yOd]DoTGz~k@rR[`FahyCCBbmQxt?sRg|oXZNBQHCUKmh]bUwpWlptY?M^ld_rlfBjnR}?tQvLDOnPWumz_nwRlbE~|w|AhV~rztI@^?ROHf"
    "A?[~ISH{sNMEzrCOesS`NS|kxAH]ErGHvOpd~`pPwk`Wq\\`OsBET`P@SyreC|oPat`C|PriKzaPUBdwdHo?mxrdOJBWvF~BdU}zcJbGy}]?[vrrD"
    "CRPI?Ro`kp\\UxnksV}qSEr{~{]sqwbhKGuaSJd`ZK@IiEs_iMc`KtP|Vk~@j`Qc_pO[{@oD}MqqjBO?jqo@P|}RoRLxElQc^AMietO[yPMKnBlS}"
    "Bnvz|pkQtcrwo?fS~~cuxnORAlhInbZR}hpfPml@v_LSC|oitWx^D@cTnBGky@TeKYHGy?~AKDHIxBKfzhGatOlWBRG?NM~AH~\\]{kVWHH|ZxRC\\"
    "BnWd?BZvJNxG}HWypD_{NrsnDQHBJQ[QFfRez]p_DDWqFOHLxoufkAaItb`EultcR|HzANt[xQ|V?OkNNrw{tqHx|mn`Cbjxn]d]ArZ|I_paVM|R"
    "@POvp]mDoUTX|T[QA\\H{xA\\NU_`bw|iD[O]BGpKpsm\\byrAFB^sHX]TEIagy~{xC[DF?HQhnR_XI{yoawap[JqyHE{k`w_dMSlOsrp|Wm?ZN}]GE"
    "xPpntO?rI?PWB^LhExDWCoegyAtGzZ|cxnn]ALXvo|GKzizxDNOf?bwpiT{eAlpXF`[zI^Oja@VEuPX^|AH}~RlOkra`smc|ooI??R_IIp_qnRDU"
    "juL_{o`GKt|W~]LVnRKS|qX^YDTp|}P[G``s@}TJtt]XmPK\\~A?QA]cdfZTJJ^TOihD]z]?_OtNgu}Kx~a?d|QlcJW}Uf_OxtfsH~plnK?KH^Yf|"
    "L|`VpCau]Ebpt]_FK`Sonm|oJvbkXXEehR{L}BgtN~o^JPlR}m[fE~wXqRL@YODIYDg}|DaZJIlg_zwIqmpBBp~tDg?|TIpJysO|Up|~CnoG}ntV"
    "}btlL_ZVB`xnEsgQGrKTzcOVTasdRBXCDalEjmp~{mWsO@HT|}Haz_ov~l\\T|zmDAmX|JQhmLDcGVAMEsnsBLmP|wlslO\\GsHOdkikxjAozSFpCw"
    "A^\\lTflisoCiIPg]|te?B?LaF@\\Ay}|FvSdkCnGsz~Oqr`LRB\\sqDQlh|qXuB]s{?cWQpnS~x~P~}IwZzalBItsqM}\\atmOiVCC}UV@Pws[]?CTk"
    "~NxOya__~~OjAagNO^ws}B{|ECK`ML_iBJxIOLHmE``a}abw|rKh?QEv?]_y{]ta_rtF|BK~PPTJEp\\RK~XNmA\\TF_V{Cr]IGo\\Vg]hVIALPN_tq"
    "~pwvG@@fFO_eH_okLJoB{SoTHbk\\QAOfyptyu?crEwSsA`SZz{khrGL\\tn`KFnKVuRhWJQTF~_xs~]d_}j{?n^|ZFO^cT[X^BMb|~owwJkODB`Oq"
    "J]yIg@DjxoDjD|PvN|DYzRCUxPhsI[??PM`Bz~Ts@\\wNMNHNtcKW{mwd?~RAxD_[i{lUvZ[Zv?G}rUEIp`lBVAK`}ZdsV~CdUpdDIKHls[pE{BWl"
    "CMB~gqCnBNF~sNJwoRTi|nPACACmWo[BE]WnBj_e@W?NEkHglPPKzRWusJ_UsC?pvo@xmtWLr^Fl~P_{c_wdDqhv@bTdDCPsJ`uOBqt@wNJAl~hw"
    "k@h_gu@z?BIFu}Ry@NF||?|gfrtf@r[?MNJR~_L]I}IQ@A|QT~PWqd|TnM`rV]v?laXB{?c}MaLk@Q?YVEKJ}NdhB?k~mPTQNKd}IXDPKrotw`\\I"
    "qA?cDjX]Do?vL`\\PisXHA[DJIR\\CD]wcIBDro|`MMoRAy|{e|aUU{BS~{l`DEqcUodv?Ckqovq{xE~pOL^owDCroCoXfMw_gu@_}@aUrCRLANsLC"
    "LwO^Bp_{O_\\RyoIQg|SgwNPX~Mr?U?sDHcLUr@_?B\\tsXD\\W_cqU?^Nu`^l_Aqfr?pHfuOII\\U\\gGNtjf]`IEj[SKKca|vUXOCBy?@tjK\\dwjg|T"
    "`ZQ?Iov_~wTJi^xOuyGby@kYvg?~{auDlqLVfdLPvBl@~~Cm}LT\\rAjZ|_|@tLA\\qrkmQn??DRG^a|XYNAcy@qZM}C_Q`mCFQnHW`\\Lm?TCUqBuM"
    "xtHSVrM|wmvrUZq}@XtL]RdKAqXEPr}cvkK[x@AB}@XpybdNj^s`|qXr?|VuroWPN^pF|c`Sj}LcG^aJR{pikOXiylCI?]HxA`Wfqa[PL~YUIDXx"
    "RgXuy\\y?INznRKZuz?WrnnxHysxMR_hLrek?r}OJkMMGq^DNSSxBAHpRH\\||EOOge_Gq}M{gDCAMU@G{zqSSx_wwc?qUn_k}VmyJ?~wo{QORLaXa"
    "u|sYBT[~||HLxMFeQvChAY|LC_Z}pqcwM|\\|DVKZJkddDsv{qrxCuA_K{Ns{ArseWHt[ybHGsmUY}K?\\jmlq?aL|LqUPzbGa@^o}DuXwx~|JPehz"
    "U?WwqP|Hkn_yMRSgMoRs{SLvr~xAD~xeCs{i|TuNn`c{@ziSpqfyob@DzpiO_~gV\\poC|pXxOpBsllB{GBHQ[HLlLMbmA@O|RnCqFnHO?@aDM}xb"
    "QCgZ~M_J{qwoBQ?cCnsew_lLGadVj]q@@S\\px|cjSpFg@MsJmm\\K}]oUTLwpQog|GlXU|u[cIO@C}tO]Bq?lEQ@z{Q{kIcEE|?pR@uplABHhu]oL"
    "LMCrJqteJSwSJ@kcd|LjHmDmGp?yAtMe{[vpCatENlgxTlsdw[K^p_gqraKW?RAe|NhUBrgji`II~]kmpN[woTBABO_vw][eLQ[b?ROaC}PwuACd"
    "CKW^okDzD?wKDOklNmomGxD^Hmw?E]gim[DfyAVoAoGq{Bshz^?kr]py~P\\Wwbo{zNwfNacV}qHLEMkjMVwg|o?zsa_YApgpLKDME^^xqBO|FQd_"
    "JpsozNL]E^oU@_yXvciHB|ULuotoLqgmHhDZSKZeo^W`^loH@P_R}rASG`cOzlPUASc]I_StrRCcBs^b~rPFS~}w`SC|OFnfHflFoOGpARXaKHFN"
    "pS|XqPQH[mmQK_dm?}ruyN_jEyWWIq_\\KIMRsNtVn~T|K]ISN`uVDFd[mPAFegXXy^Q?@mHwA|exRbK?onT@AG?_lM|v|^@\\t^y``QSsC``SHUI?"
    "k|ma|ASNMbHl}DJzsN{FEJtR}^?DQ~lqKofbwQpi|jg~XAHO?{ggH_Sb|zKozooOSrhRO~^uDMSLFOwCrRhHI@xgzXGF|]ORH]XthrTE|PcBPncr"
    "BQ~h|ltu}|c_jO[sqthApMsYC@wqBpfCx_OdF}QJA^KtmRRs|u_xAQgGyHDjIJY?LSKaSHlaH^XIu^{PSl@[Kyg`IbTM?xDh{_W}|[ts`QVhOn|y"
    "sLIMzlOxSsXbS[txF{xd\\RM?vPPPSJTh~r[c}}~iV^r\\NaSuo_Q?kS~cEkGXmNdOspmj@dtDwNR?Ta_|SB@BQBqRy]T]|@cz@^TeBqLAxaG_TSGY"
    "M@XZs?|QSzHu?lxhrmbsm~pUN@?lnLc]Np[bJ~X\\Ba]OA{gL[~LREuMXqlkp}?KxzbW{AJbz@_wDBn[TypKX}qq@EkgEnQ[wrnCT~bCr@MGl}Mlv"
    "ODP@~o_V_?~t{@TMEcB|{Ro|KadDs[PiJ^p`v_HTzEyTp_tVl@DFr_[Y{NtXlAJ?Dp|Cy\\ma}@WyvlZz@nSbCsLWx@PJ|\\v~CRdlrB[\\G]?Oxm`t"
    "wG?iQ?ses@xBAA?l{ZN?Kp~wGblQu_PgECOy~QpIqMg`f}d@z~K`D?pM}v`}ACRkp`dtQ]KutNSSkSkpEk@bpVzzJShfA^kutQHbyOGaT^@Ds]Gm"
    "zNojBaKNS~~fZRQiMkOoBzeF|_SN`W|TCysT[mVall_o~~{_@q_dH`PCzZl^lOGXOSh?m^WaJDn]C[_IqUmNSNt?LBWcKI@k|V[ydMH^p`cI{^Nn"
    "p^|duAuGM}XfpmxGJCyG{~p``XmoolvBzB|qBKSakNOXBMChDrp}NiSyw~wnsRkgox~bznKlkPhgr\\DL|n\\DeRCwMSI]TFsto~NA_BWg?N^A{Sg`"
    "{B[ZJ@USApWBX__dzr}R|~tWwbTnLTdXHk[xGDXoDQGTzp?\\IPhYueGT?^GCNtGPx?imRbD@rRPGoNH_a\\YCvR|OMn?{zr}i_p{nlmXFwlt]A@KP"
    "W}{zmlXwtvLNBm|]uaTEelwdFoSX{tyTCtsZ@m?{BSO{u|PKF]g\\Qa\\EmO[A\\rCQNoXvXcHhirgFROui{NxMzRg}ZnhgG`d`I}[stNhSK|QdT~|O"
    "Hw}[uCd@oAN?A}UCVCL@cadXW`SxI_WkFKt\\SMdO}_NiroX{@TDmV_Bf_|{z@^vso^\\iAoYTkskE?`?prA}CqP@wJIqVn|\\Npj`II]SprFBK?rgM"
    "JkmIN`XiPvrj@nOwiUxpHqPHtdCQVT?Wj]Gp}~fPs][^GASyLsH`talcDSx`jazs@RtkFrhqlcKebGIuMnPwJaKosO|exllsAlHqEKHppcLUAOPG"
    "NAkMk~t{~jd_~hGOGtNACZ\\ur[\\RynOB{bsn_`^qy_o]pG?vV_L[t~uZO}HzqSSYtYomDmlR|AkM|Q@kRDgDwfcI[RC{vw?UsLf~nLIfCRwv|dSo"
    "oz\\QOsXMtpuxykHYKolv~iln{^HH]Hokp_DJQCas?Ay^UpddUuNLAzpFU~u?]YgtIuHMz~s]Y_@OYuOKDn\\i]NwjZ^TT\\Zn_Q@DW@`V?MOYg~Cd}"
    "o@?ZC]_T\\AdI{MR`L]XHOqsWviOAu`~AKms\\}]xIRQ_yBUF?u~xQz^Dtus_eEodTIAAdDMXawQQYcAdweECs_ojiQCOjLNr?xQ@xDQKjEt\\shagS"
    "CldOlcL`|KDV{ot~OlkL?Q{~O?\\[IOgojNs[pEZg@W|DH}F?}}sh}NWDsLYXdJU^Qg|CxwgaHNsXP`[n~r\\vBrKjw?tPdnlOW[]Oc?]HF_TFzXab"
    "JuPqudOjLCP\\G`|ZCccbHedARlc_RACc{CHmLB{pEpHYnP`GV\\Q?u\\o\\}mP^G]oEOIskBSTfcLKpqPK}{DhU}etpAn^YIXEAqorzzOLyF`XKE`PS"
    "J|VpgpHcBR@TPFvrg~lDtG?X_zi~xeVhm`[eDrsWMH__DUCPiCPUzL|pC^?rSFdgHt|\\eA`edACcBXEHR}kGA}Wzi^YcHQwWl]SGlr^l}zWqprZ|"
    "]bwd{BdKJalryYcDzztjFbKRVmQY}OP@VM\\[KK[_O[xWn[N}OB?wR|{kOMGelAk`}OJ\\qW}Mrp{UwpGsu~pH?qtb@WOLIeL]Q`ecw?W_Ln{q@J|O"
    "@[eivbXEHL{KzGOMotL\\[~z`D}DXv^\\Ve[fUBpTO`Q{Ii[idPHFyH|dcoBw~y}YEroC[RZDapWLOvCkYrV_QwCYPMUPJPZkKXhx?|BLuX@OH`TDK"
    "_{eI?PxjK[{sRDPDjtHrM_Xn`^WwK_kH~bMEPEB[`QwlEd}skDC[_w[tKK_jGoP@`Pa@DP@N|PAoZbo`m|OlJUIRrmT^sJs?JMM?@pDCr][UULSJ"
    "CDELCNcwwRQa}ezm@?Dr_xGRFeSX}kcElSCkIQVno]VAmqSrB^@mKp`B?BplzUiDfWrPV@TYESGh{sCYEv|cFsYqD`lnFSg?F[{i~MpDzcLIqmQU"
    "t]DBvAvaqop?{A|qKCgtTTDEA_ZuKlvwHqLC?rxYmTPA@{LbDvzA~eD[tEK}GaTcQotlmAWol_QHUW}juDw|{VIgtwILTIow~OQ_qCcb??X}~G?f"
    "B_BY~NdxDc\\RYCSM}As[l|PV}`Lkmlcqvz@qMjzVwwH_DS\\Y~S^^SpoK~JLSGLndX@Be}^mFM_Xet@{fKnh]ZpKOnrK@pqTjJOohxr`U?NG^Pt@O"
    "?@LJ`_HWmoN\\I`kK_seRFBFAKbKd?CKCRnpUknoSBJHpC^TT|GswKzxY|_Jx~R_lCttMOSa?yq_dzzOVzuKwHpyT~^td}nGXCkvqqmpuwPmK|khG"
    "SVl]J]PWy@jwKq[kA^|jEPEtH_XGyA^j{OWMBM[YKiPiM]yBFhEGAz\\DsIAaFKiwp}pq`T_giElGQS_{sc?{xjsBQPsqouX^m{J^y[xqtq{sHMN|"
    "B_TkBotz|`vz_B_@kM]KNAKrt@G]E^LdwRyU~{XE|LVWsSJgCRkQTUT{n@tY`_SUxPhzwJU]bmK{_qb{rbDL}Kpcu_BmysT^tcTzT}IiGkHzPcPm"
    "MqcH~]cWzd`yoPCi]_|@w_hy~l\\WhaCjrMsK\\^xYgqoBRA\\aGbW_N^U?@O[VP_crB?fqP}pO@oXTBbiVJNPbkm{~w?l^GER|^@`Irv~`h]TXAlLp"
    "scPYZ?wh@PD^vnRlgKnt@dknvign{z@aZjKzM_`VsG|TR}LesBCqcoHvKlhFBbPjw@MIhvP|XrvvD~KnSl@GstL^QmyNEuX~wbXotu|YIw|^Kc\\k"
    "uVt^{G}BspgPA@LcHCwJXO[~jW?sDKyNPB}kK?}@?EXw|LHxHN[xq_IEFPKjLAlAIQ[[klplJLts[{SYy`DTB|P]JmRlMOt[|D~p{`oQPf[Is?wW"
    "BlO?AtD[GKpdHc_dsmx[~Ozo?}xhW@gfUdPGP]{WkOl`zlOTr^WiJeUjs^?InRdV@tsssrhSr\\?gGfDvAWRP~S?qro[WzqNutAeKM_\\jQkwutoXE"
    "Jb_YkKTmt|hUzSqFsPsWC~XKsrPODTc{noWhyTDWzKLpTBC^CnXnYFlyqAPfC_D^q[o_HFtjLeRAJcyOVFL{H_\\Aucsp[toePMMF?_cY~auHRqWv"
    "?OlBqSwmRugUtRb|OtDpJxFl_tOLzp\\gmq@DLnXz?ltB{yL]DCDVHsSPc\\Dk{~XEw|OBIBkcBCxT|QgOstWwC~x@GwGyAc`CzbZ^}PiH@TwjyQ\\R"
    "BrLbHMdHWODnLOOn~gATpBPuGeX^k^kCBMz?LqeVxmPoANtHtOiwQAwbDoXKvVtWHqjEzP\\byc\\DZmOF@OOg|]RXrSX}ztsl@DGhCIjX@rWmY~{f"
    "rA[}rnLZW\\nvD??f{Nrcu_X[wBtclasv_`BLqMhEInFysNorNrGuBlSMDK~z\\DVvA?PFnaRyQ{gHLSdh||Tny}WyS_@h|fKCKkUCPLPMkfW_{^op"
    "tSgeLT~Gu|{DP@mk}la?}X[FMdS?z\\oYw~VEwbhe}qxrRTB{yq@cDDfJyBxt|s`Wq`KrBpQWBFBwqLD_xPkn`RwzN@ovv|GFC[\\aEq{mmMH`znLt"
    "EMLr`UROOACZTJ{gufpwNbWawqmVRTWL~kSFhSwMoRppn{|?uwLowOW_u\\TqEkdPt`_b}UK]A@aJvefDu^KLzpEJD{fyPaGxNLh_zRoYiolV{oPQ"
    "Nfl{?DOZD}ImOOPeWorzBoSQGS[qHMw|CZ{LNnHS|OhYpmo|zAIXUnxMt\\\\UmVs|Kut~itD`~ZFb~oRaGQTeN_@pS?g~SOhaD?eVskUd~p\\DH_Yt"
    "vollD`n?RCgzzQiGHUDsOqcOllD`RmcuFVZxlrzrtLou`]@\\QasuGR{_M|HtmU@D|~aQAsASuoHeteKs_QefFtKqWMYegaKn{b@wr?`B{~K^aauZ"
    "KmGKzdWV|_\\qNAh^LO{]Wn@V@CWUR^bX{jcp\\\\`Ujxd\\GnOmx^OhB\\I^A\\kxsEcSSEw{tojTOODWy}ch}?pbW_gdI]tqnYlFp_y\\BMwYB]cu}`wN"
    "r|PM~|Z[A_iJFSQE|F|JuFWVCVdSg\\b|SLK|NEForc|BtmdIDZnA}Q[qMM_HlqpNq?pUOu\\eGTbDLs|jqug_xztxDP]NLXDLFrYAknhM~sjpVLJc"
    "x~TB?zGj`~SZOBkjM`l]{@@p@pUSCqOAS~QW_rsLvzo[?c|SvMPYw?oJh]\\I_qZBY]YS{W?ayXDns@vtCpsdDd[^z_u?{LpVYC[Dq|dsGBIGEhWp"
    "YdS?E^xRh}KUpppBYpWHY_dRCq_Ls]LYgaXSvmTh[aOmxPQDGsEaxp_hPMsoA@c?I~?fqohMxKKoxdLaaAHTsF@MJ\\OtB{XDk_TiMMkXbjbstbcT"
    "\\{[]iBTEXBc|h||OHFoo{{WNqlARWQ@eLac?I\\SfFZ@prpO[Ttb{w~ghwG?Ml]gsCU\\K|rJj@TghyS`MlRdDq@DfrzYOy}a@NPm~MmoxGb?uNuEs"
    "{`SSwnXiIXhW~[_}HJCwG?PYv?\\ZCrGYBQsWL~DfB_A[WR`}AN`SCQ[qrl[yua_ScC{bECKoIcvoLSTcyP_x{~Kzs`@bJ]XDMN[SNTGtJ_LG?exl"
    "r~dxPcxXBQr}y?CX@blfMCWw|y@]s[}KnOGf|G]YL~b`yC@?YFgu[m\\~~lAcsFQH{\\aZsQCPO`kYA`k^mMDEDRPwIpSaCCmJK~[ppAdkM@[Zw@\\O"
    "nMl\\@mmFU]svyads_|PKG|`]mOnr}M@{zg~QBNslweU@~B|`|B{snZTeyq\\AqJ@iQK\\JxMUTGm]ASlmwkk[|fqL_O{Opl@l[fme{dQeAvlRcyaCX"
    "KR`}FsggO}xTImxF_p\\WvOHyZJhjT?xCBbKa\\sLJlm@GsEDZ{uD[^aMkB|CrJn{_iztxxbxDEQwTknTZDuq[oPU?|[U]IomcSSDcn?ddcm}TCAdN"
    "Gkh`M@\\QwQ^CTseBGLV~J^NN{LCIrpcQC@TMLATN?J^orkSVGnENKW?sjpCvwOHdV\\@itldgkR@_|K|P{LxJzqpQ{vS]?kWO@NGfyLDW~kiLzn_X"
    "s\\r]DT_xI|kpHG?}HEg|hqgCwl?au@C{AA~hD@`Bxbpbt^CjJ`|zKdGYJ}l@FJgmZHt~GTDuHQ?[p^slt]t[BBkyKOLBBKw}r\\YCCRFAxQ[qQSWU"
    "\\UWqBoqA~[gPDq}bu[dpGaWmm[TV`ZdF?ldJ@adb~zsDEquDt|cy}PowGNT^B}dfESTyPaShEPHZm|T[zXx^FAGIF[i?LbBpICXw~Ar^oasoua_M"
    "|W?zISuM`UsN~Xod?O`|tN]qsL\\b@@ldm`NDMcCkyU{XtsZnqSxCyR\\c}AW\\vQBADpB`OAEeYK|XESE`B|^vpAlHXN|NPPkzOEwVtA@AywXf\\q`V"
    "HPWYMq|`yLxwd}lFM[t]ecjwK`hgpq?vVJHD`PLVznGtHNtGPxGbAQDVG?ULCnEH?{X`wSADw?tA_?XONunm[PBCUIvUKQzAv`MrqpdwgNwerzcE"
    "@k\\njALFu@llJM~Wn]dfDUXGxc|AC^de?VS_T_X`FtyIvzqWu[hWbaTOFA{VMC{`]MmKK^cpAdhLC@bqWu\\P?zsAmMW[Z|n|P^LZHfISRJHq{qly"
    "lpc?JbRA~|ABn_`Eo|_~~K|lJtMDM?DfCbvjlSGiwRINFztW|Qljp~[bx\\LTrLKpFMoPFUT`NPp^KrtvOY`bkCDfAs[l?olJHNWzIcrwzmaMOpBn"
    "Rr\\j}QgU?nm}zkb{IOyPP_[OFAkGC]t~~zJ|AF@]eSGGEokN{CDANr|gkXDMrndGE[TJNbWVDmIAtMHfLQg~HRwVxDnA[OdhG`hYjnLIKpiOIOgx"
    "KoHakacizuxMJpC{tJWSa?dJG^[kGR[l{RtbOnIFk_Fh}qeo`WTEwjDJBrG^BQGmCqKzKl^nq\\xNDMM?B~C}rNQDmLXIy@Yun_|p{qxzEB`@I@GE"
    "qxvp}M|tts[NVbKeYDnxz][{Lqkv}MuKZPw]UU^u?Cu?k@S]|bodzoLeYM\\^ybcoTo\\`ESKYDDSfpN[iOQRynspusY?_yMk}x_}kzsm?Ir[{SCxj"
    "zrwroTM@yBs@oJq@{vsU|HD@vr@XGuOCCbhCkSOwR_E?DdLIAkrAQ_spG?t~F_{wx~L_GMYBXR[S?CMQOMbwj{PXISAR]lwUDogmDasZQz^_BQAb"
    "HxgrznK{?OKW{opWMDeHKc{hDU`UQFo?p{C@v}{NScs[t^LwMqNAyLt^FsFQggTuRg?[T{jYUQ@rz]{o}r_xxbgPS]@M[CRA@nVxWnlRBzAANDBG"
    "GMN{E^oWuaL]}TztIQTHKdt\\iOxDsa{dM_IefHDYz@AdcKuT`TWI[bgYKgw_KT?waBhTVTkoHbkB}`cNCktPrxuFY_GyAAPtJktUsUrJItsNePY?"
    "Ly]NzSJLxCx@Kp@_E_C{qtREGNGiH|IxBoh{dq_YOr_Vpn[vx__rsr{PrMLNYsPFB]hBvo]?EG~{BhGyQ^GrgobX@~abvpABxQhi{mW?X@PnR`~P"
    "zQyAIDOA[gSofNJxoHFbRuUEXhFacCX~utk}O]GISeYyEKbAvcChXMZjnSLf{SQp_?jAzb{N`W|fWju?@KtpXmCEJ[l\\t?qAAMFv_|lS_w}IoHZ^"
    "VwRWlPFAAG_c`\\Rl?SSnifmk_~Z^qg}?\\QJvS@CMREOB`Y_j}xEepEze\\J`\\Ux{\\hKnRFIDCb[SIzmcAkPjuMAoxR@vny@j|CPpJP|G\\LosvrHFo"
    "LHDVsBeqtzq?vRMvWB[YJJLdyAaHp?\\IRxGN~XuVMXFriQM_E_Y\\t`\\}GVUewxFY]J^AjT}KA`^KeHGlfqbdmExchacDLW~Umakb@EAjqi^AeTP^"
    "J~kSoq[hIVG}mFQ\\`T{vHOIGLoEtH_h\\kxEHfsbQ`QphcG~gYQZY_{CcBDRCf@knLRHn{RnSrINbyRPFqmD?`YoiSBbFIS|DbG~Bh^WY`XE?`UPk"
    "UG|PMlkEO~QF_q[^ZxDtPhEhANQDpm_r`\\vA}JESfn`HgrOVKpAgewSWeVQ?Sykk[~FCmQzKkBWf}U?pBSXoIhgbsNTvzcO~xnHXFoaOET`WDqpD"
    "QPb?_sXfFOptPhjvfoIJSb]W|LvDBqaYPR\\{tnleCn__ki~AGr[oK|Z\\|Z|mk?TN`TXqLlGD}D}ZA}AFLqMPehDUohrpEldjdebWL?e?G|IGJOjl"
    "LCfSPckaoxEMde\\SjuBuSw}?WGnhUkdnohXt`\\_L@amYBCHCm~I?bSJ?Mkp[`Qi}TFIXBHFAnV?VzOG\\kZEWWi|`\\@ToUucL|mPq[@wau]Z?_qj|"
    "MNm?oCBi_um?q`~AKVl]sAnMaMkv|TiIE_KHM~WEfLFUpAD[^`cKfW~AC_QwixGT|IO?E^kdiw~Pa`nkVydyryruws|EJxpmNaZA_w|pLsgZQMJA"
    "WuEUE^Y?L]fAO{wu`]DI_XGbS~OPkbLg|V_DCHDxsQJM_~iMJCbAJo[BDkG`FHQTfHsULtcZU|SV~Yzg`ZCi^vJAeNy?PK^lkt?QGJkZMwQH_vjA"
    "UloAOq~OEE\\dLXgH`SE?DdfVCoXrvwojHDNC`UPiZl?jnqfU`^qGJCU?`Qy??Ba\\`RwrEzjxLrNl@SJAsehux]`uJN\\RB{`^CxW{_uRU`_bQ{Qha"
    "QlkOK~Q^}J`gYw}DdRbGD{JlShFVnSnp`p\\S@bl]BNWn?Oom@PPT|_goK`TdC`\\OKtS}HoGwybWxi@xzQqr{|Qd^{}_SzPOQ~OoiJRXLQBP@xnzp"
    "HCWO~RWJB^_@snczOoJxCUT@AaKktMW}yoCpJBX^~QDnF{_wFOOhs`wP|bWhCYO[IQWYJNLfG@eYvxFt{ShpJRxyyBwE?^@yEqoYs`cPmSMHwaaD"
    "|b@PrOPNuA{B@ijXAT`hipO\\PNlBrKgKWl}Mw|kOU[dHMSWAqQ[]@nc\\zqCbK_uEvQ@dLhGbE\\ldslkmtLQFxJ`f@a[DvQmEJzlTyQk{{N?vPRfd"
    "AO\\b}\\Kyw~cyJNorHIhQrb{iAepCAVX~tB\\W_tdDBNhQUqu?m|PuD_{ypQOoydtY?n{BHBXgop|\\@cDOqShE~@|lE|DKn?WCw_dOHASt@_GAqO]U"
    "@Qw?C^CfPsto}A_rBZb]wqg~AMWuzmTaM~\\Bh{wSBaHL|ndF@?cvFQIDFZ|`|PGqP^{syn_^@vDXvO{hE^X@LSY?xQs}xNLA@SOhmpKjHbubGngH"
    "BANpD^_t}HTi}qckCiWaMawg}mOPzPXz@T[FxsKjKN|jp~pgzFKOM]{?L`cmL||UE`lQ}pTdC]k}}{rTHm?NKRGXH?x`uuHIDltuKQKyznIUF?[|"
    "hcwCon@AX@a?ptSmLnsx}{`@qnn`GOw]`R_FNpGkWbVKXMKF|~^csvPAO_W`zn`Nhr_^rJhQMQgI@osD~b@bj{[{BMp^xc@[^MjGHCHOEatk?amA"
    "w^cVV~XP@`k[KhGNBMxmqtSVHN_gjEdv{pkuwFLlu~WkLR?MuKlg}MXCHPHihmBkmNJr|C]?HUK\\wCRs|NfE}OtK{dXU{nkS{S{nB?UGQ~sTpR|X"
    "CCFRCQ`in[\\e_??iCIsltOtfAOdWujBmG[tV}qOi~?Wz~mxlw\\\\V?nWp~rE@o`S?kMwn}`CyPOyq?pggzmXEtal|gDxPF???E]wouQGjrSLUsLCi"
    "@ntiD{tjyclrHA_lm~tCgZs{rNhYGCa@ABWwC`ou?}|NnS[E?AxcB|O]uMGkzzsQ~Uq\\?pZuA[lBHjtIq~L_Lo`F_ndU~SXQ_ph@U~|Pe`r}K`hg"
    "KrksSODGEOOuHYOFArcGEpO^zOSLnJPTHn[Pu}zAFqTyxBXuGNt_zfHJ|hEDpklOt~KrMnkzxdgvz`R?yLgCjcKnKm|pGmqmKaTnwfLN~Yj_l?DZ"
    "Zq[~AP{`{qTqV^waGOdo_r@bB~W|TrYfBLcs~BOTKpwW~TMVVkDzCr`]uD`\\oPdYy@C`AOX\\B]IEH}OPwalSwL@VpCKQGDH?PCp@?]swJAbs?]Wz"
    "zO]aJPQH|cwo?a@GOpk@g]O_AAsv`]|u_plpyQt\\E~v|IC@p}~DKpsIW_~SXD}cHGuoWQopfQD`sF?ohs}F^zD|@?QWlGo\\WCsI{y[PqGBLZ}fSv"
    "M?_fL_@gpf[bv~[|sl\\c~OHBLOx|q[stRqDWsb\\R?SOPx^LYBskyR~d^X|wW~kzxGl|hmMOjbWDXAkZ{Odxewm}`sl}GJO\\ogaUcv]PaE@obq|GO"
    "|?DFyBoEh@ghuFpf@M_ARr\\JirLOEnTm?aQqxb[}Yrdutosy|mLZnG{[NkF}?syUu~K_IqkPL]TU|Ox\\}DRg{@oRo}SvoLVdza[X|rHBHouYNJ?S"
    "`_uc}BYXM?WaJ]hOzmt_MOHFr]KnM{eF|q_|}mFyH`XrwQW~}oCGK}{pLBTaHokV|QjMosdU|aXpCG?{WogJN]LoHbPDoxGHIoSZHKW_xq^d~_T_"
    "vTx\\cNT^A]g^GA_J}^G{BcPtRMI?x??b}[[wHbDOHc`ZwV@e?`K~md_kPawCn?|qwd|TxAKCKw|}JND@puNX@bGDPNc_jpotyiFZp^b_H??XF}_s"
    "Vojr?NrmrMCUFLmASR?LO_STr[m^D?hUuPMJ|mkf|@@tllsuNS@@~bzyvnzdpnc\\@MgK}?hBmBujT~@Jy_TvqETCpM?HBT\\i?~?dzapOun[xHM{j"
    "yzG[FMo`z@|TH]gZpTLOFRoxpnWKyPmrH\\N~?aoJArLKq~eXj@GtURcdwOHCu[lAyQEeE?OUSpo{mMjWTnDGA\\sdzJVzF`Ka}\\dC~ax\\lpvMIowP"
    "CpaTH@LWrB[pN_XHRn]MLt@azN|i~Nxcu_|^C]l@K\\c~zm{]zpu[n^{lCKjw~QhqFol@QCaIyo?BJcgB~boXJNNwDO[zJnGHA|SHvo`\\~APi{pgS"
    "x\\Lr?DSSabrYN{kVGlDe@s`[C`Q_vaHMK^qSM`z{CqSbFCCZwATcLlW?KOGyJbLGCRGakAPN?aWTKc`drpt\\CATdtOkhORLuuBOhOCiQB}XEr~\\B"
    "qLu@Gqd[w^tPRdLAO`@]FRkymkX\\IG}`@RLOv[BlvLHLsRheA}?kDJsFqlkuCXkXF?Te|hf~{l|A{B_`De@CJNoxzrqIG_sjBpy`Li?dAAY}S~uF"
    "X~tV{|tt@pCO?|j}RsGFE}grFq_Pc@[EBAgrNRlNJdcF?NiYCBTb{bfRz\\[Uirpm~DmDL}oFBnDixrPEG^KVxZgKvmbA}\\jX{QToCMovLLOQ?qvv"
    "tdtRt^MLyaCLA_P?CQ_u|ypw{JoQF\\TyxtwcQ`P_zC[\\v[sFXJgdWzxg_q@irrT[uPTWCmlOOACKzpWo@SXwJ@wlMQcuLpA@ChF?FB]]iQFdu_Du"
    "pN?^x^tT||kKs[StRYX@ZVWpE~WMveSgudl@r_?t{nnNB]llDo?m~qoeGMA`|MMB@QIl@a`BObVpST^ky@Zz@OGhPmbk?AlV~MxLsm@gnCWxDoSt"
    "}@GcC?~vv?_SJqsdH{WipRc^@oDsDnLlGNxOE\\|ZCBO^}N?ECQp\\FalPTQGQS`e|LDCq~A?UtpKFs}tPBoghCO|NPtC`o]hCB?o~cdMAKmCSE[Ow"
    "PSHd}pOc@Qc}@nDXwMomGadJD~vnzc{PUCoYwoMDDKDtH@PNrAOX~_{oA@{\\KMKeC_T@F_T`vRP@i^s}kBXHqps~}b]CJ{xBB_HvzD`fztlIOwgQ"
    "O?[j|OZysRlZA\\gqAoYTt\\of`P}qBaOgnA_o{}Wob^wbJ?PPBnTbmaOmBtoenXDQAocdPQpiABcR@v`^KBWdC]WwE_{j{OO_HxF?K\\~hMtkjzRs_"
    "Occ|@Pb{qb{wr?tVKC\\KEAbiB?PuFNSsx?T^IOKJH?{mApsYJ`LcuKveNo[g?PTFsKtPyQSS~~{{yblrvotOMbDXzM`Fy[}kw@[YA?XkCQgjg^_y"
    "CM@N}_a?AbL]E{zJwRQbHDU?}luZJbTwJOPK~~Erp~iN{AvxT?@vAq[LE?@L`_s\\sn?fLriIEuScuLStIuo~OMYYDCTTQBc_w}YL@bWbwoq@s?OP"
    "rMC{_tpzT`W|g`HLFfTK~tGnuiKaM`Ki{otHNu[xL`wsN~c?{`|yoPdNEk|@@m?X}~zz?`YQzQVpGcSypsLLz_JAH~?M|AVaMNhK{^[jkX}jT_W?"
    "}{\\aR`@fGs@]A|gVv?lYQBpez]xBMnh_qphl{_[}IbaHz^Sl?`hMT[{aG~Kd?PoP?B\\QmTCtlqtN?^WiJM\\Ph}pgt?@m@nDJ}C\\FCpYssOTr@koq"
    "@Qh^|b`qCn_M~awpAPF~NotIGQTNrEkvIdgn|k{yG@KVYRdRAqLKupsuQqceLOksJUg?bQov|rl\\Ymxc{mfYVR`mGG|y]_otvV|GL~t{BCCD}_|K"
    "K}L\\Do[VF~_jFath?^\\]Ddo@@@@nwlmSOBSokHpJG@dM?lpZF}?wH`G_|T_fmn[}@_wl}a_fx[Pl@L~iIPPqxsk?}nXyE@SvAsYD}O|KNMeNPmPF"
    "NAQVXPWnBQ{dqjw]A`OeC?o_|_kDp|P[BmOgAK?rv_pL~@lj}{[pI\\YM@O]CNorz~]cmKfLc{]vzuCKw?TkcLq?cqPwaJcP~x@hLMb\\grOPDY?Do"
    "Trkj{sXd{\\hPHPo?D`QEDOqExNHZ~[GaqnG}xa?uqRSvpAPqWKWcMdcXqpLHDO@p}@e?B][L|M@vH}TkVAFRx?\\eAM^IIO]V}~|nPj`QH]MPk`_V"
    "~^k|Y`{?QN~v{q~`q~?VK_|HAM|aymccCR_GupXeyOsXJzcgBrHKw@lsxQsTBocdD?GGl~EZB~OBSBNv}c}OtOhoGcOqJTWwAaLmANkyH^k\\[C`a"
    "J@sUVoO?~Qo]vBtfRn{juM@lDYX~y^xh?yxrMNTZx?ceR?}@?rvYFBoIJldJp?s@|phMx_HS{QKXtL`|t}ciV\\_eNtgrl`xB~SLFg}HsJOXXA_hN"
    "V[_`@D`_R@lHwKlL}lkqEp_UPfZmy`_sFdlXQl_tEp?^KswzFaTY?IKdI}[t|@|GrmO@?\\wKi[|Q|_kkw||@z|`Exj{KvOJZQ`o?knT]|P[WR^gI"
    "A?LuE@YGIO~nAG[{JCcaxm|[nK_Mwv?cQ[?e?aLCJS[gyvXIs~LdERltPLB\\L[}ZCn\\YsN[a?oCg{OhR{@gKyN@Lu~cytQkcC@SSCp_EyPSvn|pd"
    "Vg{X}Al~Hk{zVP@i~k[ES`T@EAb{FzcpBAJetMHxLbgyFqW{~ajg~zcdHODEbtUE?LCy`ZOiBtka~bnbs{X|oYTsB`OoEBPQoUKB~mOFCrHwF`Lc"
    "D_CLsNKLrAD{wp{JH~ZAJ|KwKOKWE|q@v?EwFnPpEBDoPTKeEa~}~]ukz]yUA{Hvk]DXmmHqUbOpUpS{{^F~H[h\\xBtLAChIbjS]Hn@h|SqNO?|G"
    "CoIKnzkWgnPcnp{]wOD_DQxjQ`x\\AQTprDd_fmP_R\\~]YQD[Opcgv?{g@BThIfOoFpTHzriRx@xLD|gpzoolB`PGD^PC{~`DzaaaERHxHr[aup[_"
    "IOxPxSTf{Pl^HRTewR]EEJ_XyAomBZK{C?|^JbbeITUNEqOdNCGfm@TSG{tIE^P]|K{bDOW`@@GVMn[M{SdW}qMDDkdDnlGJ?P@tBzXcmoxgIlWr"
    "}|mDG~QL|_lJs\\{{NpxRwNTVvpHPRp|OJad[DSW]zKtSC|w]~nlgBmpvS~HK{RG[IuC\\@{ho~@sjtbd[zsw?XPRkybCjD}pHACscyqdcVrB|SWdK"
    "OJgglRWPzSskGcDgLOTEOCwyN_YQ{}xK~~ppa[_YIAShToO|{oHsCT[y@kkdu~k|tPPGDO_]zSzXSrCbGtGcfr}hx~swCKtDpa{\\yMKu?qS_ZmPT"
    "M^HBfO|EJUCvA[}OH_?M~\\X\\`tKoCaDLDT?t?D@^wbKsS@By~q|Eh~?tDEd|mq~zwXG\\pMsi@qbpPOW`IagkwNcJv~xTC?T{_tiMo}CdIHDTFQlK"
    "t]hWNB~hLQdrz`S\\lTkXmsTN~~SWl@CPDrwYmqK}r?D\\NnkYLaTxO]|_|\\Zbl@luEnR[ysg]rp[|K`sm|qt[G}howrdRIADBQocAERT]y_KjFcSS"
    "oa{JsSlhDsgE|_TT}\\DbOASdFnLW@TkKzTLRGJ?XBslC{QyJRNoUKL`DpPG?q_@hrB@M?bB{x|hO?\\p_RBYZQQtYqakdJaKbk\\^xCw?YZ_wFS^I\\"
    "L~hX~~_|Aq|Fwmt?TaxV}^WsC}aV@@lGw~szkmsTuasn@ipFnagWwEpxnw?c?KFuGOJm~qEGpbKuwqc}Ar\\afR[qDrRkBPSbHlgn{BXdRVN?IllM"
    "KA?RHqkEHBTbt}kCDq[QARSGupLHp|ksR@kehtLgF`G[G}xQkpC{u|oQ{pK_INc@K`Gjuk{Mvm[b{PlzqB{tO`jx_tkzlnmLH}N|oQKuv@t[EBwN"
    "VPrAv]|JJ_`^u}Csy~HGwIgX~a_X~qwRC~t]q_yGIQh{GTfuAqIf?DHSPrD_HaHETo[dF\\T@E_T^CC|B{PhVAoCTn|cXyG?j?`Y?DcgLKngq{\\lh"
    "buDXMpnt@NRAPPhJ|\\GQTocp?sfozZ@OElsoCn\\|AcKvVmPrF@|dHv@c?oZz~lpfU`FuB~zk~NU`eBlnvcrx|``ZAmKBzNQA`QxgsM~vyqcj|C\\t"
    "tmp]AaznEzCdqothNPGZI`@DJp\\n\\wV?r^{\\m[dEKO\\GSR_nFOLkAlXtCOXLv@O]Bo|b}Oh`sTXFM?~vB?`aorpKp\\GpBk}ROpHcQkWbNMlMH_?s"
    "p?oeFnTC~sCiCa]dFs_FutGVpa{c`_II|jtEQq|lNQklktWu{e~}~BPSVKz}v}C~@qots_c|{OxuE~noArgPIrSDvO~wGawyDCguD@DJsLd}ICHC"
    "~NLwOponx?Dq|oCCDuhilPLLDIrqYe|zy^WNnpLWslRy}r[l~LXSW_hC@r`SRQBw}FGys|_}llroBSwaE_X[DcduFkXVIqwCVc[zoaHt}~@ska`{"
    "jDTHt`GwB}uFyte@C[}Dw]zwsSKRJNBgEqm^Sc[F@i^?uCP~TGSgiqX{d}IKrpjlES_\\e@khAcrvyQG}}pG{SWctOrdvzVJ?CC_Z}N|hs^|TnRvB"
    "NMOWFsDNft|du~XeuOTP_?@e?h?bBAZbpvV|O_uC}ee?QtTcyk_ZgSEF|atbG`WzHMFAvdEYRhGNxNLLAoCd~DtLHAWE}bUk{`PPKPKE@\\Nwv@Nw"
    "~ulvqvu_x\\scszWX@PEeBOK}oZ^TQ]V{oCCVD`VI}Rt_j_[_?~aeld}@OLCmcHDP@XdGHaDKHfkurOTmHX_Zx[cGHm[hq~TCUaCDl?SkK~Tg@xEG"
    "Aqhy{F\\o^aWqz~_fgA}DB\\[Vnq`MSRqu@U|^Fl`uSDTGA`C|zW?uu`O|Aah|Om?~DsgWr^DQ?OhU|~t\\Pg}DS?o~_cM^{]w|\\cZnKS[MvPka{@WS"
    "HoDoS\\PjP[hRwNOpUQDR|ddYqkpO?P{VZWXc~`|[uEfhp[XEKtTICEr[}BYGmccA{mT{Nqf?C?fb[NvATpDp@aPxq|WOAZSn~]?BpSkuS}hxEcxp"
    "ClwPLb[eqA|OuRLVL||s?S?cC_nhuE|BLOwcy|{bqb_JeSerKn\\QnNO}FLulMpx]}Sl\\G`hBi@ify\\J[jNTNuq_BDMT`EBm{XSkcBN~AFOlA|bWz"
    "q[XPK@{}~ENz?ryE}`Tqupk?~DzmEC}TCOxljKsTsnDbISCQpqu?CrssNQLBBQGaqcKAwG?RnOLfB`X]NDboVRZ]x`IBsrHkB{td`XDhLwCmp}KO"
    "KX{^slwa}BSTH_roHRy?{aODMKrA{_txL?i}QDDr~q\\C}UoO?NOHC~rw|NoMvN`]M~pUWvS}yRn}ERHS~}x}~mSZg?_bjp`JN^C@tE[JnPxO~q@u"
    "]tlZH\\k_wuxa}|KtjBKINyKm{VL\\SsAGqRHH@]RmVIpM{l_bnOUQ|[LODUoyTOsRhaxt{hDhVPt|iog}ycFav[zNS`x`DtSj~k~|?qJsCzybycVo"
    "uqgtu]B{H~{`uVGsuSAC}_aArP\\Vtm|\\\\YclIHGoytdhCQkF?]xSCpdWE]OLRXlGvsW]fgS[v]iuKG?HgsI[srXqM~_GJC_yDoohYnzvGSEML^y^"
    "Yml_lRhCpBNz?p^iOYWACuwqFdOqr{mtXaWgwcUFythRrSXKrC\\dLy`Id}s]KSHVcDdEDILiSfHU||Vutd_ATuTo~nlVrdxQQBVA{WKYUOMjziLZ"
    "FmTZMmuHB@?T|III`]qSuZGLPl|C}W?aJhPrKT`Px_IBZUKl@RofZ`Vai^QSwqjuOqOmu]@uI`Syin\\Ztmdvr^_~BdLtCDnrGkKa[ZXm}{_qE|QU"
    "mrSaQa|zpmDundCkpjeBio\\VmOlNw?sULfn}NdHSDqzACM\\SyMnovpDdGO\\VyP^rUtKrgCj]ez_EE?}Fx\\TVlRCN_}{qEgK}pD{bSBeIGPTuy_Jo"
    "?Z\\qs~Xhs~yBMmxIyo|N~[OqI?M?}SqOZ`iXicOgUBdC\\_Oqssw?tekyRQh?AazoIsBnUATWAoS{FBpq?l[hC~nlBbRwSArvTZSWBCSkGXvJ}BL~"
    "PpLkBr[LC?SwF]ahG_|wi_v{uBui`RHGM@MKz{D`C`tMPO`CKD^nJcbh?[@[njWgH_JxLa^i@OKEQ]xzo?DRsfNsFxGbV@WNPtcvCPF\\osckKCTV"
    "ssJAt^X|p]TQTMxDwo{ZpK{WKGH_|nU_yVNgQiKFPprXFPsAD@QPYlkOFLSyRCBX`]SfL]smffOcyiK|obSDGN[\\CG?{FIMkobSUSpnGwpT`{Pom"
    "MQrkOo\\mpOk~[nBg?FoSCA{fdKxtwedAN`kNFXP@W@or?oRsnVhF_{|XtqgDyOD~G{wQDE_g{P[[S\\YE@nOg}@_\\zabbzmaz\\ELa}LeOpPcqiLYO"
    "}@`GoMm?ub|`tJCLTsC`xmZ~ZLsSgmx[?QSzmp[mHnPc|M@GJJDLKcXPu\\\\UIB|FVBCjGsDQe^|o}@Vl~t]OJl`|xcXjD@[qQRO{|QQdKQKoKPEZ"
    "L~|@F`[?S`SPB{YcO]S]BL?wyM?_t^rw~gTX{PNs{{_V@AI[tTljKOwfiqo~DUt\\yDJrIbWdT_[ZCqOJLMh|P`\\fJLXLvEGF{`x|}\\XIF^Li|_nN"
    "hnBrepBxmMXUwvADjPSpuuGy_?hMDmG\\{}MSJ_lCJ}|ss^Ock{[tApz{lO{xK_CynVLNIbx[{^ibpMJ{ZZDG_wtETelKJCNov~@ICw}pCn?ANm\\y"
    "?|YRLmbmeBXTGa\\D~m_wA|fAHmc?AG|fJkgvE`AYQ]YWPOpDKb`ixAmtnMPhVBo?E`ld~@PpG_KWw^cXE[\\_w\\gW~lKrDlpDSxENV}kUS[wiwpSl"
    "AVWVAswpyrNknuWuGl|w@~^WDax[v`krOnh^LTdiENxj}Zba?s@PoHGV@[Hkzr]NNNhC`QTg~HkQs?w\\GDs}v_}YFnyj}DgHeqHJ~J?bqVNyyr]G"
    "w|pZxr{wX}`uocKTwqUNqIfLA]{GTmcNs^EMDLnq|nm_wBcN}^WDnAgGvcLWINS@z}chCtKc|}HMGWgpoi[d{ijowbCi`uxcPd]PvG\\BvK_GnS{y"
    "Zp@dKpDAH}Q?IAVdIDhS?]DF{Pn|}oiUc]K}y{hp^Dast[seEounyd_z_peH}`n\\}vWvR_efJLm?yllgFdnAtCLw{KkGF^o}jdDBv|S~FXNciWp^"
    "~SFuBwbAsONmo{tatLDiy]wQFP_Oo~CSD_pHJTOoG_BfMOyULB?UHZ_}YNRjGDdN}}PaTnGP@K`XOlfZNvSpNN@r}nt`YPnQMNIpIPtgTS[jMBaf"
    "BwG~LnwxKnnoFRvxxo|{i`MD_u\\~k~^mnayqTS\\GHPeS{`FyCNZ~sAkTz|C|vPddUp\\\\InpZtu{_{`KktPLT@`XlNDYdO{qR}@FAjSZzJ?zexF|p"
    "y~vaj_U[Sdd`w@LhqPlsN??Z@DWmt\\lMD|aLGOuC~hGtloKijOOjB{|IFAAcO]JAfo\\xUzlSJb`rGIRc}QGOEQt{jb_vT_hBAesf~EO~\\Q}hCNI?"
    "E?AK}UT~H]\\XLRl{JA@O@~VxR^gemtLYC~v^u}|wR]eZZ]gWNS|oVBl]ryXnZCwE_s_pAaEHyp_?BeuK?KfmjPu}psDUMzvozyNsEbCBcAi\\foHC"
    "B\\gK?Qec~nS`pO[pmNFpp}XGsKcrn|ZXKBF|Gh?f?nwzX~[jAb}WL@nIFzsz^nT]jjou{rPXo]GvGeXZI[lISKXRam{drCdeCL`dzPdIsajAs]E@"
    "|Zl]v~}FxzpEVq]jLrU[ReuNLrzTvrdFcd_MKb~uJcHiAQx`{[XwGQ_YBLtaNl\\RLSvs{~jerhGgPO`n~m{awJAGiNkXmnoiqUk\\|OtGSE{[vcVa"
    "u{Hoy}kqAmXMs`srGh|_pSM?@|`PvRKrGK^A}Zb?hL[f_?{s}Nx^Gbh|yBoOtc{hIlAZzPcetPDc~b{lXl|@wbPpUQjZx~tCA`wMs@U?F@ggMAOc"
    "VRUpwbtKjJ|u?A_BFBAaQ~d[Ta{t~k|E{U?pDRwhDBdZu{rr|PKiDddPBshOBUGlpcW^Q@{pExG_CSCtBr|FgBD`~Nf?j{wJ`SPED?@yBknRH~Cm"
    "X^kP@pDMmR`ZHruLCN\\iyntlu[[WT}xNMplBq_OpTsTP|jzVE\\[dG@nuIpzaorsF?sOTX`X^}P{ZD?xes}peCCBAnUxkxOzA?CDizPi_EoPlLq}@"
    "KkwZIH^cRtOvFpHTu{tXDNTES_[_S@cYAqWpDm?sH_fxlFNfs^Je}w|x?BoFJ@P`?^cm{QkV?\\bAzNdF{AdMq@OnDnOtU]?Bw\\Lx\\nxFrk~_IbC_"
    "zsdNArOyAYT{vB@trd]]L\\rQmKaRCqxzeX\\LHbwjRgvXd{UX}`WpFqyE{~g\\TOnVpu@Av?vDHNKV{DYMoqejPgH^_qj|TQrQJAqwN_nrusO|FM@E"
    "?@g`qrzpHcGxHY?uKBtbu|qNKUqs{FU?n@SXwunk|^LBnQIOW`dEKBEL[vK~HQbWnPZ~Ih?c|L{J@oCsHCahwd\\mJI_JOACiH{dAH~w{vqVzqDYT"
    "ttP|xPdePKZCLUDgmJG\\Ar{Ez`sFGcTOoBfAaq|_mMDw_{pKHej`j`lwjBNToltqhM_VIRDBydWuABLwzDGu?NWDA`XiLMvHAQczEmNAQNFxhxGh"
    "yXKjTPsm|kD{DMPBSpcqwqv]@atCP{X}|oSwRqcl}C_{J@gAKg|[c\\JRvsEP{^P~D_~HvoVzE`{e|qE?IFKCvB?YGbDHvXGA~rQCDR|BxK_je_Dk"
    "_PIDGfJx}yCyzqh~MviKhQovi_si{bcpqocCKzllvMp^P~z_Yq^}{bjtMwv|sdOaEa[]~sZdB}xkxjlkPrGXzCTlooxYwEC}yB[l~|doH`ocF_lm"
    "FczjOtQU~pJQ?^wOx?H^{DhBUNWJw_hnHC@MJTHb?Sy[Ga|FP|teMun|~NODG[ft~?KAKY\\@tE|TxKdiMtPhwTOr|thprdxpJLT|xTTLueaFFp_M"
    "?BGSB{|sBQ\\^u\\dW`TrqDBkYGl[izAT\\VXkJN}wrGXdsBKoKlw|FvolAsUpExBG[`RpPt|h~oaX\\AyWaF``mE|cvC]ggCgLCzmXJ}}gP{{t{vsk\\"
    "vYnw_pTgdoeVmQJ~HaMEv`MWAPwco^DtNSnzEPiEMqswMkcMiwHO{^PgzjGwET[iqw|f|LhICgEP|D`[C}LjPo^qFMhS@uFy}HDmBesl|k]OK\\td"
    "UL|VvHl^ialcaB[`Ji?CpUG@F{GDENOvKz|X?|d}BQqAD}`dftCZLR?Ox^AELTpRM^ZwQr@GPAPFMrX\\t[lFlB_GCm_PppzUpTcyf`Hnho@o|@]D"
    "~aPX{Tvs}ydyI]l}tKwqEmslTNsPx_DLAe?D@Pom?Qud`SS`N~oy{KdzDNSk`^LaNubwNo_l`^fL~sJd}vaf{|N{_{tTH_XCtqdPO]VLDSo{MaWa"
    "yBPIVb{bScGfKK?j[AW}Y@\\^tRsDB~{LWbTxlaxSlbQG?Q@c_|@nEOsPwggsH\\TgI`xVxppu{GTuERhHrrr\\LNtbvN\\mudjZKI~wx_bOhHOYMt|d"
    "u_b[ArOTysHtHuVAxbFvZezkf{ovylisz`dC{RPwvMs{DJgt}`[r{t?yBUTSJpW\\@MweD[]ODcF}LKP`f?OYv]acS[`DJ`j}nQ\\\\lLsMOpaAuZ]B"
    "C_S_Eny]ytTz}TKZ{\\w{r]KaYrK@HoGL}ORrmQi?ILp^i`GcLq[yCprzDHGyYUnWjLw[CkXkqzgxCADFFaN{SM{OKtGYF@TfE?W}D?LBv_OkzZDP"
    "S@uKyN}BALXfK}NTIPqImtWjon[Tw]WWxn_tH?HUIQk[KMXP}]\\D@aousfWgudOqI[ofECgrs`aDB}OGPPT?x[?FtoN\\RMl\\b\\xRfypvBBLRo^M?"
    "t^VTzoXgBo[`X]lLl^E?goLhOlU^vBTCFXzwK_vtQrXCyrlTl^@LBSakBps~xP\\K{xDWtr|}xryFNOOoz`Ntm|wKwpO{G@CMqaxjx`SnQ]`Jx`nd"
    "ipD^MZW}~\\?sz~cMz|TmPjdEhoLQtt`s~`HM{_cu}ohNWN`~CpKkcaLC`ZWglATZB?X\\qY[qPRCxnM[zsPtGIJce`^hfrnolHpkxAxVjH_TE|PJ}"
    "zolZEE|UOnqRt?a^fQns@{RA|rfXig[QyZWMh?@~juXC|mxB~BZ?ImnwRbKT^A?smE@Hzl@SH|`GxnrzKKkTvbDFwdDipqhPu}hSFsjSZ@pfX{[["
    "A|orGfDBJ~DP}@MDR}CfiyTrdUJv?Jlv__gBxOx|hqnAw?Gb\\@uU|EPqtEJApnCYBD`FJDIUMnSx@QOZvoce}O@cKC~M@rA?F@{alik_sp`|Bc_Y"
    "IptuIkDrElOKO`CkvaH]rp[{G]GR_pkfFbceFb@or^crTL{}rAPFjonvkKSFTt_iEHELCM~}ifrrxPcUlmBm{\\WL}^SHOnovkpyF@oKgxTC{C`Xq"
    "ALt`lQIXhbl_m^S?K{VjA]zotA^^uSw~}P|bVcoAucUAincb{omYFLID@BD|snCc@sTWFMJsqmFn}q@OAAv~Y}\\DGSO|Mml^Book~cGArnl_}\\Fx"
    "BM{qqMmN@PNh@[gmgRJu_}c^~LFWjaA?Q@R\\SZRBukzQP?HgtCx\\x\\A?YmDF}qQbXaSRgcIUsQEBOSA?d?Z\\xiUXvDWw{pu}nEYQNcto`Z|wGenA"
    "DY^oibu?_ub~}~QWri^|Nz]I`YebpXFUXkP~{sXD`SFrVP\\u_{Ql_|wY~`~dE]VAvBFuzl`GCBou_}FoW|xB`xGohhGtJECqWpNyhxlvXhDJeoPX"
    "E_nAIWRAGt`NAdHle{nu?@oOYvg{LOmJlQoCx`?PHKzAy{xr`XDn@TfGyLYDi`Ynx_LjBw~A_sYRktA@_xDAlMgULEFBqHMzHL`[K\\vA`YRAWs}l"
    "kDLfKnwn_|vK~W|eiZClTMDid~bFa}~VB{u?wkg|KaA?^xE{n|K}QzCqUdQU}blHkBL^eqIkHhFAVEvZPLW]jjSgVXDuSrFRXRJQSWQ\\ojBDYn\\D"
    "_xF|f?xOHIMGi\\y}{CbA`_lqGurS`P|JHy?AJmyx~xDop|?{I_ADlXGg|YRgx{rJshGmQwJlBc|Hm}?w?Lu?jqVBKBtIbRCgwS\\iFdtwVmveoHGd"
    "BND|k`p`KDfADVDSY[Db_pG[Ep{frOE]`W|mp`p?ujWqBjCeILorBXGI{FoLSRgeoo_OuqXPc?P_`V@NE[H[_xFADN~^RsXCEvuLwKeFbZXZwl^T"
    "}MNtJmF}Wct|KCNOJNvAWW?`oQi^a|_RHp{}c]n}~`?DPwD[YfNmYPu?d_U\\JlDQIG}O_uV{bbBhKFL^|rcq`Ycq|xOsvrnpwigeXPwdNg}PUaZe"
    "yZkEKDfAXDgeekWHxW~AKUEUAbx~`Zmrzqur~YKmk?kOXLj]QGM?|lCYPfpT`SWHJR\\\\Hytt{okeNT|DelNmY^Wmo\\Zf~XDQJQ^Iei@`wXGAnyRA"
    "_sFaSDphN]R`YffSGsGGzxEb??dA{XFjNmSDcLZ?P}Z[?AmSj@Ia`ZKl`Qw_c]u?QEIsnr^cWSeYe@csL@HRfxEgNUDWOxJFN|{VUmGIiPLv`YrM"
    "`XENS`foqQRpXSXGB`NAXtEVYX]W_rVAUPE@ajA`CSoF_y?bp]yJckDBGma??Vpsb~NeVWHGxW?\\?HF]?RMZaGSUys[HUHFcA^SsxOyHiI~Ad[VA"
    "`U_OFOhmqo~ALzAoRZCFHtP~AIsOSK[jExFPVZlZF}__{nKlz}oRzLOBMaGVMaLm~k~YAm|A@]{`AOseIP[]S?SpK?D\\r[\\Cr`IJk{tUHf|wrA\\U"
    "Rn@oVqslMRx^XOBqms^rKmgzJqtjy?\\sP@sro_Cm~`_Y{wNho}s|E[snMLeOVPmA]}~d@~dAp]YESClaFMC_{E[f@A{\\A]FAj|@WtPKdPn_G~MAS"
    "unxett@sScLvXe?Zr`[]Ua_QFnDhK~TdKQ|Gw?[Z{exSECLjmmg|DswKs@WN@LGSnQLo|`}FFJ?qIArbMqoZfuhUJqGrXsPBE[@d|r\\CzQH@HrWB"
    "JpsjGRkJ{a_[I^WlwsK|WadQvMwMA@IMlnOIF]TKN^DRG^l?T~paPcSeD_dv@Ot}wr`Bz\\_dKD@eS_OYzBFnI^b?Jdx{{W?ZML~|Q{|H@cCLBXlO"
    "tnxDJM{@PpsJrptAAbctUa\\_Go_w}PlCqDGYvR@a]lSIH@we|`tYzRR_x[kwxMTU[BYJf^kUGp`OEcgPm]pSAoSkCPl`~ItPO~ObwL|\\RQPqCcPV"
    "o@SbHAsk@nR?N_rUuNdZNgPo}OceFc`RvN^R{KpcRq{JGb_rx|?cO_[fRQG?AMcOOjsi~mlJ?}\\a|q{xPRgwLRChPNTqL_w`z]o{I_@BDCKKK]{j"
    "AA@C||gFT]GwBb`QuqHMRRWSGMxMKP?LtMpL|KodA^GGv_nwtoHNOpWOUA@XG@WfuPKeN}[^qsDUJBYYHP\\TBaDhjkcQ~\\sqxDZ\\|\\jtA?p\\B}TC"
    "o~|^CAtKBawEwPG_}mQUUcIUD{c`ucvhUMOAsNhV~AhGN~HyvMeD{AteD_?qC]DqPrGlBp_U`\\^bR_PTFBHbM`HdpovrG{]hM]PAwMpj~pSjAp{q"
    "|b`QDsXSzqTAkBPtO?deIzhxOnxgKOlLA{WFtNOTuRuXSBs{GRzhx^{lxqLtENsioQbiM`gdTmCXqztCHAt}JOwXE`oCA}?Mmq~f{apF\\qVkyriK"
    "}Rco}~xVnQmVH}XNJspeKlcPB?|uLAEJ~BlKzp|KJ~~qw?@`HOtpH^|d~KMkM_yKUW?yOOQbpAc]@P|Gn_iFxrm?x]WeBktMyQuHEn_@~Bx^C`[^"
    "D`LH@awmy}tVxMt\\sokqzo_bCOg}HqP_RAaK?[aQ{cFkXRCuvMndj}_j?RgFN?GHz\\lNtRyRr{cyGNWgz\\WeU~OBBlvwEBY?v@{SsO?Y?blMzPgn"
    "BZC]Gos}K@Ke|~yAPchu?]HNJswvJ`NvIBpZROHWL@oIna?q~m{xKAJkFrYDrOdeP`sfMoTwGbEqICsH~QxGHn`UoO[O~Q[|knCspCwIUbPyqPWM"
    "CaFtq]VuyULMF]\\`t~B~dBBgD`HaLOOh|OaNNIsJxEk?COn}KvpAI@BAtaGiOOgEzyuetBOGx[pq~olcRaxSE~dSFoubHt|`|e?DAmtcIlCOx_W["
    "FDHXyJxcMqAAJ~S{vPdv^tyVsp?hvBCQDS\\QC\\[~JOuBJq?iJA_Kw^XhMn@wARDy|~HFEocNF^QCYCXLQa|SIpUONM||G?a^w^rK~}\\@yG}WRcgO"
    "AbpSmov}P}SyN`@YB?C\\FmWoQWG^GRlIMNL_uBpow_sfJP_l@BCKJ~HlEfKTBpXFv{[]MN`AEbpK@noqwpGVF]qQvCCuDRcPTQkvFQtPDQCkmMpF"
    "j~uNABd_DkdtmCL@rzON@]aJCPS{MaCyPQVrI`oxQ[gnLC`\\|]_vJoTpD~TGC@njueWmGK`pU_|WzNKsE}DB?MdfIRP@xlgy@mtoBlgqnpOnAPD^"
    "ocoLMOLGLoW\\y_XPE?UAXrgsAb`LAbspNAPCwLc^}B`H~rKwKqfwFL?wpPd}@A]E|^w^yUWiFsxEG}dlCoKpL?xLAD[ACp@@zb`[nmc~FTxJ~Epw"
    "|D[zEP\\Dtv`cPzgQzQPAs}|vAQdiAKxprUAlBRsEC`GiD~K[?@M_B^XGT~@yE~{WHUldE]rgx?DmROwelNxElPWpEPjoH\\F?|p_YAm{XF^{m{xt|"
    "ps[HPAdMLNdOrW@UBNYoAR[Xc{PURdkUX~@PInX@}QDPOooYpsw?s`{nM`NcrpKwI`DEM~tcI_~hFqciVPY?FQkgplYkQa`wBKxPFwt?vPo|?i{Q"
    "B?xMWRker^w@ILxTAow[AtdaGRwAvvpkykYTI\\tn?|dkT}o|B@\\zBrLO@?XYoQLD~qGrz{DZERdfxkpLvpD^z^lJy]L`Fe[`ZCwKqOpQQnOf{mwn"
    "HObcwKmDI@[iKO|e?ojt~M{qG@oZFbpONa`CNNV{Grg?rAv|R~z~Ml^VNKMU?nBHFqz~rm[WAmteQmwU[PgKFQhp{rwru?C{MTsezb{_?Ogz_ruK"
    "EgdbCNbxSNjvm~RqnqTsVPgO~tL@u]sgnAJ__ldm@}EUKno|_pX~hqPxGGFr{^lbS_osE~CTQCs{_|oqBVFpK{\\xPbBPD_hh_}LPcsWh}}{fpPGB"
    "FBT~QnHIE_LX@?PIx~|Io{bsRPs~UPPcypTGG~HJ@adB~`[j?_O^K`HaH^O|}SkgMD@ELAHtrlKcRs|FLMx\\tclQOrUFDqwu{ms{UN?]UmoPHS`U"
    "SBgx}pdGzLa@?OOMtQD@J~l`PQSod_pKn^^ovP]QLtR|F~`WAMTtLMLqD?wQ@qke}ASF?QP_NQqB`]X?m{tdrOCRq\\piF~NmGaoir_?uCk\\gLbLJ"
    "GVkKEQ@txB[cYRPtBN{ku}nA|rTCBuCoANsBl]GvXPP^K~TJ~@wNz[MKvNCRvMXcHnoHJkpbAbCNyPCsCbtWq\\Kh?BxTIPXhz`pVqPmD@~tVGBZI"
    "yhGnA`XGbq`nM`KwNFxJMN}VAAkS_?Pd}{xWjndZHPxCtEolHQ{hBRP@AxG\\G~\\OxR@oyqG?G?Wb_pGGOPKdwLK|zk`Rvm\\eg|_xfMGIw^lnG^CN"
    "}~icIm@vo|XZBnctyCE\\~`@h~S@L\\JlEucWbKqpjBg|W}^CvTc[yzqJwPT@b_ph[lAtGKd~de?UbH@Z~omwpE}bwlvOnuQTC~bwXrvlGBG|yFmUh"
    "Bmjnu~[x~e]`FJtPwBxm}OgQRBo_IkX^KtAypczaIFTdOykiv|dscpSm~SN{?@SCGeSUibpmvjHEo`QMsI]izLvwCDLP|psyo`Cv|uVwGDlZgOmN"
    "tg?_pbZoofS|S``}z?SiOO_`CTJ{~?dxgqhWR~_mfpftTEB^?TXDjApzv}YJtcKDKhdW?Sg\\K]DQ{Mg]NgSuCR@uR]G\\D_`vi`h@BMxqGn@]OF]W"
    "Nl~QYkl{E|?_q@@p~{[F?AlRA[TlHpWRypsI|]plxtC\\~NlU~~DMoN{?Za_i`Y{KULCcJ^fOMsSfOHK|{Wcl@khcEe|^ZckxVnskn@pRv@OitPsp"
    "@{d@nPpf?_LNvrkStkTpNR[otQgv|PvmGLM^GQXHz^sKyndM_sGVGbTY{{G}E`LywoD[CrLwxB]ZCOoXlYhPKOW_hMO~CBwOQbPtTRDX|P{fAdXA"
    "DM[hlm@]DB{up`PFGOJAxQTeDlOwjLs~}syJHM?jEw}ZrEHHKQSGAsNa}}pLsn^{C|crmxDOxpr|Nno~|R{xOBTJfClQx^Sqyv{~I|lEzeLM\\ngQ"
    "Jp@Vy}DtIBr~CACrxEDRwsolB?ghX?}`|Cthv?PPEldE{_zLAA@Vq]kTA`XaIbcjFRHDnTk`EslIoOOO|ookE\\Jmv`XLLaSsCsdQUKs{h}Grzm@h"
    "B\\pnV|hvnLwluptZm|KcMQ{[p^LRkPodI?|IU`|]CrYW|Ak|UvsQG^LSNAkacA\\ZrN\\TDaMPPm^vXUF`HNhX_q]CwMWDpQ|FvAKiq]x?CoXf}mdB"
    "|fpynOT@~O`MFNMAXl{Ko~PbJzlA}nlH{s~lvNSmDP|V?o|hBkkXTbKRBnKTDAdchqlQqSW]HALbRN||tAxWOsN~Eqo|spLaGqssum{GsrwP_r[g"
    "|HsFB`goUBtjx@CKACPo}_s`q~iGPCOvoP~mycPbLp[wIbfqAnYN`Qsz|PtfGRCjGqCwk]h_v}HLz@Lxt}[kF@OxrEWLDaPPrRwg{wsqWJOYqS@y"
    "N~pjFb[os`LOprXMxnT@TAMU{sK^v_`xdt`PB\\UZrvG}rM]uz~KDu}S_||?\\IAGlyaURJa?fqtMI}\\pV}KkBEmPfAnTUzQ{Az]Sv{}gPHMDKJ^la"
    "mbhsDMhTGs[goRTgQPWwGQ@TAMeKEd|It[wixPLo|?XE|]dqxrpsCyLJxnIaHNlJL@n?sAfqAtRuFc_lpOr|ha@\\ycm[zmwwHawuwQso{}c^JU[|"
    "|Q|_rNbvK?OfEadkGSTYE?oswAOro|{QEAG[MnpD@_[r|SlPmpwV|_AJw~sauPLcu\\p`BNtlNm@Gy`Hu@`WSDLG^kOfEK_WRUas?K[tqrs{K?@tp"
    "x}dTlBOm{`JZr`\\XznozAnqTEt@wy^XIKAL{MAoyHoHludln@^\\[IR\\poIchyB\\@~^|vzbsTwnx|NT]NUUhHtQtCndtloL]?v@@uGMBFussooSKn"
    "KfHVzpxqGSF[PBHy@eOtX?GfEATXt[?FzPSC@M?CEn[AyonnakQD?sAN@aneIRozWQeZpAobpAdFxuhf@MSeKa~jKaTRqsolusIgSz\\PwXsxBMW}"
    "HOOEHSyFFQwL}rQH{~hb~AXH?[Vm|LGxSoG[KEw`Gndc}A`Zle\\M{|OpxULSAaPek|lwqQDFF`h@BrLoElKc[`HxpCpQy~rvSsiGE^x`r^g^ioY?"
    "@]WZ`QTHIP[?Ipz`xpSm|nNl?rDaMaksBCyTvaxkEqN\\PcTu{}{~GplM{nLYFp{qkG?zFpsJ@?_bGRZt}UR}MG~x^abFOtS[^ps@@ke`N^tumf}@"
    "e@rA{^[tDR|Y?uvxGoYFHxG_m~uVNjpsOONvuJzlwZVgyq?p`]bHPabioQC~CjxjELxpGEGt}[]Eww?r{^od?jkhNSGgs_uDxXO[umqE@qrtqmk`"
    "OA|DIPWT\\Qdm{~hHt^SctrWsAQsQDAhCGMSzGo[WLzXhoO{nJCOT?a^~~~\\D}zKi{LgqyhDHt`pGH?r|NlJ|`QOZ|ADSQpMyt\\W{}Ra^pnoSIz_r"
    "?|UaDiI]potIvq[\\F~DWla]ukrcyRMLKDO_aJixKbBT`~?k]?V@ks_xCN?\\KQocLBC]?uDw`vG?pqm`LB_mP}@LUFlbtsCI?MdKk~OwYQrPMsQB?"
    "nEANv}BK~wqE@`KyM[j_PpQVv^DxvAgg{~XGEP|i?nORxp`lDaQEIBsPGAWoy?LH~qeAyb`jIqO[srkktsd?~P^_}NxdiOh^TOijp^OiAakZFs_w"
    "rpl\\RBDsv`~?{]CR|~PKxpcWxcXAOrK|t`WkpF?oZM~kHQtaBqe\\|tXxOpTM{qaACoUBl|xNwM?}pVDJDPsx}PxzmdJhG}[mAP?KyIORso\\qt@DD"
    "B{o~~pvx{S`blmpKxrhNJ?XRAzcx{}\\j~ssCIPpwE``cpO\\RXPOsK_~}goDcBqZkE}cNMRVtwEc[{]dDEnWB|\\TE||\\ICIppHP[xtBLR]SHsm@WK"
    "t?DtBsYA|]tXCo^APTLUk]KU}lpUKtSi?LPXS}werAOUK`?q|OljF~_n|Odnq`cVFl_~XsNkCPHCl^kbz`yJJ@Bl{OlJF@eNNJUDYQO^uBCKBODl"
    "EelQHeg}_pJJBZw[}CpsIbG{uaHzIKX[Gyt~ibriSBxp}Po`GfsSP_PIFowYQ[QZe?lYENcBJu}YN@tKv~whr[jZ@khKC~vfgBtO|^|iQrkJI^`A"
    "|~|ZtQ{u?m{Z~n{KxaWwQs^u|dkrBcusHaOdw~iGr~\\[JNJmEK|bq]R}LB{qub_DpOGH|BDV~oGT|M\\tLSHQNoOyONHd|m_G|OsSrO[rRAC`C@[v"
    "GoaBAqos~rw]IppgBB^nH_ThCMwR\\DJrt_{dF|haUihZ~}\\wB?o]SmylzbdiYNxeL`gL~}DCObWkH\\hR@AHjzbw?|SKjDr?ncPl@SRGjkmX_ZD{}"
    "A|pXHCzz}BSmA_rp?`[vtbwEo?pAI?PMz?@Cmo@RIeG|]E_X@AhRO?w[uIpFD\\DH{SX]tZwo}TQwCp[nMMls|Ec[DSlhkLtpeeKQuq|xJ`lsIMLz"
    "|M?@yhGbDUkWGMO}|]BwkpKgGsVu|A@IPtHEv@^tRrUX}q|gc{hU|mg@OAm\\p~_TxoauLNCnsnEcQn?ILq_FqplLL`[gom{SaO[Pm`Jr?~gGwnPS"
    "P^TUwBk|rl\\yJGDXuyEBT[?{HgYRl@xXDcKjqWdOY|LRq~KltBJPtLtEGCzwO@cqIPGqOQfxD\\l]|Eh]Ml]ArVDKEigLjLPeUP]ZHPXTw{o@yOG_"
    "@UVAQLPdvpPYIOXDdwgqG@SfushZpp`ICtLanTdHw`L_BKodQ^Xkv\\ojDg|PXzaProydzqHf_~qfq~}CuPB|AQuqvLc~}@hOwBeYurdXurfAM_[S"
    "|`YU[`SguaMUvxP?NlXSq^lH_^o`~Nsz_??]rMksD]wD}n\\Lx]@@IN[{GRHDsb[fA`LUxOKU~STM{Q?opkhpSXHDjlz}{P[dCPOviO@JEDGp~QC{"
    "e@Ep?@T``\\[i}t\\sMoF?jAsqD_\\XD@pKD_OYPcQGfzkssOedCcusFd@YjIsc{}S\\VeTIF?ioKatQutx@nn@Ywtu?GtAKLyWV{k_nwrpo~JWmk`kM"
    "Ho_HJpUZKpe_W@|hMt@Z[A`l}|t[vWoRUnB_sBMQqeTXzpMIO`IJrBS{BQ@W}}XmyXwRGO_LqPDa?m@dGQhO~\\D}w|_whOXaMrIDCbCg}eNrs]Oo"
    "LBRYMQxiIbOgy`s_?RsPx`DUMk{UJAOmsDAEtR\\nnBXNFR_VVolRiALR{@\\~qcQ?AaToAQPue@AJq~hLEp]@tQ@_`[tq~oiF|QDAOsBA~CLR_t^e"
    "vwlY{mLpFYzj{L~_DfdVFmc}HB_LW]TEvGglW]\\EGx[~KtsLBp_mIrSYCNhA{apsFFbxGTXR?OzkD|UURKZyAXXyLBH@~oK|?_yB}nCbAsoZFct\\"
    "rbkbH@rvC`d~u{{XFHGvBtDsyD[hklYf?z?mgdDXisFd@vgcyY|wFANAMnbxAqeHz~swrQKLH`|OkMksTlDJGQ\\sE|WoQ~^bEK_PEezgKeL{rViY"
    "POSDh|`w[cG~zOt[A_Go`~G?|`MPFXjAALdMe?a^loFf~OIG`RD]r@{Nt_CodMlcrC@OTTWlzuQU_~Zq@g?pHVa_UV`I?YLTnhFoPAT]?d_sILM?"
    "bkc[FT\\yx?pkreFzKmO~T~MEA{wo}@TzkFMB}Flc@uEVeR_PFl\\VF_HhDn[PB?}HU|zxDBjvre@[|}nevo[cVukRBpRAZvPJzaaSiRXM\\nhJF|Kt"
    "Lf?j~K`tJLHk{mS_pTLL{Z\\R|nh|z?Dvmp[moAhDBDwsDLGFbcuSfzTsH_NnmaTbHsX`qH~lh~wSI^Ywp}XTtOFtztm\\[DQ}vQFYKJTaQN[rQo_L"
    "}C~|JphTkrtHIIkwPi|Hx|sRJr~?MLfWHyTPv|fKRj~SE`cXOAG\\smhftuhPDD{~kAgXBaoV?^XK_q{~vR?UnQWiq@_uHT^|QW[E_sGetCWnjJ]M"
    "I]}qJnMSol\\osS|jKcDhvnud{AW~O}IIicL[GQCXzqwNyQEDF?\\F@oAg~OZn{DdSKNr]{Hc_Lr{rMVDYePocTLKrxEcn{TGELeWpXx|JEOxev`SW"
    "AagmMCVyRpzpmoFCtOQFCOo]cnf}h?K?I|{xMqcKJ~lFsPkeoUeuUpWINQdG`RPY~RPDEoUF|aUlM`M?GS\\]KO^EXLltsNOGN\\LP?o[ePApqq`di"
    "HNt_xBp\\}mBqHzCuV\\hcCNpPJ_SGO~yiJB_ktFOJJAf}~FXf|olmPPrxU^`In?pI_?gGMBXJF@dJwpF?NZO^P?^mfRK]BSOnOMd]C\\bA~c@QkM|@"
    "r`lCDk_k@KTntEFwIhD`t^xdxgV`I`}]y`h}xme_wAaHr}\\rqP?MFl{Zzsp~o}VYI@CrJds}m}ChDJXOV]gtpZu?EaSwsPGAMQ\\RAOkoRjCPXsF~"
    "H?cexl_jLkS}|DhTm@Kj|@~wB|W?]DdK|QPzie~ot_fxZawxscgm?HGtq`@XP|{BDDlJU_XVk[?pG^|Brqcn?cCdF?WBJ}h}wLJAYTCtwq_dqO`d"
    "JQg|?^cjpmtCusIDs`lopyWHiBk_|Bh\\haHFxqbiyD?S~LQPlFo|~mo}Inps}N@KsR_G}o_E@}CxMCAAwQX{B?[vy@DdtQuYvP`IFo}KFQDfImCx"
    "BPolJ_J^|CL?|XcnW@tmOBCX|eCaUjDPrptV?qX`GcE\\PI?YXRswQhGqqa}S{lrqD]pXRCsSs[kxO~svLREgwR@I|sSUg`o`ID|ZHT?rwp^bS|Ti"
    "H^\\OL?StCoDBHbtUhCAI}\\[QDAXR|b@qtcdkJDMLHLyfpb[iJqHfQM`H|oLJLQGdrBCPAUDhCu\\wva@OFOtt@rShr\\otHtGZt]lRWRshEotbOlZA"
    "oOKJno_?yzCiIjXT?kSIk~KVCbfvH]pdIsMct\\ws|]~}mQv]wfxRMpPJG?HRRC\\@Z?XQDhD\\r_hF}{NKI}TCHJ|YDWwCvNOTs]`X|d[R@~SbH]\\["
    "Drt{vPtVmizsuUl?DqFsACwRGACgvAHDw^iNAWdmmDWV|a[czrKbM]m@G~@@E~[MA@G\\}ewYgc_iub{g}t@pOpcwooS{o]clHucn|sN|SBxDxAs~"
    "jC@FLTTvySP[?^OkG}p\\|W}EEMTH@PUov_oqI`PcImSqNu_pnmG?B~Px\\B`LXjv[Hnjpb^pV@s\\DN[uJ_x}fmSrAD~o\\|WG||_p@TpXou^?{|]U?"
    "CoPwMo[[}W?t{R\\[v^`CCa@EQ_Rf~QTUHB~RUX|meC|I|qwx`PwPFLz~EOyJ?qqmj?}hqUpCwB_}H}K}{RhR}aEZE^Spw^kOA`~\\IMlmqMZZTmpw"
    "I\\uIFdXRqfIdIlSpwAu@IqHWxVKfIAo[xP]@z^zw@OXvP\\Avy`X_MMEOJQM?r}ylI^PaHHDU||QKxNpoFRlDTnqE~Bs?vzJtSnGyz{?T]cpQ\\_G{"
    "psmKTlGaJbzAQ[cCEN`AGEH\\?bTUk?DL}BiA|~YBD|HwJaTtun_SDPDJONohsl?z?moAqlH\\XBK[tSdIIO[H}dKFB?i\\HVgFHLVyXPwxCOP@m\\{n"
    "MQD_yFccwpVs~bgYZQWhknoEnCKoCaMHBh}RwQhOpFK?N@xM{`DQt\\L]{KwLeZptGNdaypPeDLOLo{OsRqdHy?SoH}WhF^hD{?xZHzfs|}cosUPg"
    "CsDi{NWpERCZOULxtcbiNQ_QGNj{IOdZn?L_u~G@ADlum_WCw~Tz{BotDa_JA_`J~N|dI?_JAok_`{kj}OwlJzc[Jo|LyxDX\\cQ|T?GyPdJ[vqhZ"
    "Fphp|uAJPdTBWpSBBSPqrb?sC^qbMaPS{LDuqNWsE^XNL`QBHrhGYeldA?TU~@zA]FgZUmW]ry`Qx{?JtqyRK|?`Z}swMRD?ML]tG|pHNevz~|uN"
    "xpuATDTdv`[QzhlGInbW|~sek}{QLr\\O?XsUrL_e~^K^rBD[[mB}ipMN}]NVE{}\\@UC~mkb|@Z|FMctKOL?GJNwPN`WyIcjyxd`crXpVmr_Jw{K^"
    "F@FkIncrd[sxPp@i@?@qf|`l`]XAPLMJRR`pubV[FvfmTGkiLkh}q`[T}_HKHA`l~_]@Do@Z}aKAGnpcMaB{AE@~olJrQ`vlfDvAU?DzP]d\\KD@J"
    "]^g_y]llA^Sqv?yB}AyOP`odqn|pvrnbIRPWKrpDRoC[FW?_EA\\Lo_xqoB^~mneCESsCBmGl@c]vKpg{U@g~EN_c]ohot~h{kmr{@NsLJsdHmndJ"
    "@}wzIS`R@JPzM@|zwnYqOni{Lb_umd_mq?W^?oPW\\DCjHs{hmn`j~l[PN_L|yR{fpmCZ`Ywg?KpXSxFHC@DzzphvCsRa?NC^dALTsDKl{C[QLm{?"
    "|a`{|lxO_qd@~^Fp_}sklap]u[OkCr?\\EoFrQ{|\\t_sA@S_xrB^{G^DXxK_Yuw|h~?RjvDz]xqjWO\\cWQo}Jv`sfPChXON^{NNxFtpZ^D[?_wcgh"
    "oBWKRNPdE`LyFV^hR}aXurCCtnhds~CMcOy?ktClDm]hxJxLW]OLq^siorKw?BP[?\\PNv?aWzg}``_lZvN{O{`rfsS?H|?c^hnkhI@wbza{jPDWY"
    "EY?qN{Y?wPce{bH[@OgODR]{W}`KF_sboB^iw_?jBnDf`PO{uSVnA@Ibn[WwNPcjFK\\DlqGfttB|}og]EMGcvDp{o}eEB~I@@MkY}Agwu|SSzL?["
    "RdxAH\\HpQ`NGBSEFmPmCOxG?DW_yGEu?rukF`UHP`_@[RLKWK\\Ch_slcFpSaiagl?\\grKd_hrqPwEB{cPSd|MDhBIaTGYRZdHpdT?@wNL\\r{\\b`N"
    "FsPlYQK}~YG{QOvxm\\{LFbgasNXE~RedlmHVreP[K@[m[Ppu{r_LRtgRT`AltL_hsBs_rA_jP@g[G_xi?qeDmNmCr@Ot@NxRkG|H}dkg?s_VV_pF"
    "rR[ZQbJ?zI{gHLkAIP\\a~o`OI@DCKbOKl?spvpH?_~|}ua@]OATFwogwFShTBDN}PqsfpACERTWQTl|VQX?SuOC\\L}gHzOPSAaxSCrSv`QCH{A`s"
    "U}roOp?zQHdOul_cIltyCC\\OLpKoxNDgUfdf~`haimwhDW?GF_WsxT|wEpzbAcuBy\\cG|cLJB{`sSAtOH}kiyO|YUAYN?r`vwvdfz`XMDoHlBNdf"
    "WpP{~RkECbkXCHKW~[|jFB|oTtQ}UniEX{guxvo\\Tlcvj{c{vlXZ_}tYF@tJ]shD}_^os@?@GKhWp~|vs}|Cf`_q`^WB}^TPEp`oO~g]y|VuK]wC"
    "vRKF~_[fRv?ywOdMWT?cE|?uxDjAt~H~u]sT{D|~K_G\\IOLj~\\jzDUgJJSpZoNdLFAt\\}@^v|\\{U~uTBi]?n}M_w~PX[BL@@jb{_tTtHQ~sK{PDJ"
    "HAxOwmU?UW|F_}sR{Rbq~_tdxa[nWdwx^Avk|LitJ`GMz?\\Im\\lOACdqISANsM@XRKPvjk\\gf`btt@WtBcxPOstbLAGf~Pt@|RL]Ic_r@de[HYdR"
    "IohePepHCGgpA@``?ktM~qlT]SnuFyeBiKWqLR{wKP?D?dXKSqd`Fs\\mv]fB?eslx?@Fxp^qG?@msk|LG]HjAtM??T\\Oe\\[||oShc}_C@|?ZED^z"
    "SoVa@MD}~pK[~mpLkPNr?uXqPll||bSev[?l|_`^@{h}@rKMlG|l}adCeRPif?hfNPpQZzySvnzwL@^A|Y|Rt|\\TBG?_AoUTwy|VtccqqRBAz{S^"
    "@QTDT?gf|rGjER[mgsBnrgOf@NsyJkHkp}O^`TKRx`szGJ\\TBA[sx@\\uKP~z@ll~GOz{KBkDG[|hyQoZz@L]r@^jyml@z@`Ofn{z}_GzADhfI?pa"
    "g?{mlQG[MAFXFcCm`Rg{aLYQGgA?|\\LBbkhjK|WGtSDdLLEbog}G`\\o]tQFABo[j~R{eVDcJuMTJd@TqI`OtSIG`?g@XVcg}HLHn|reGI?KiwDK|"
    "h|wC{]Wx{?\\BUl`iDsVfBK^t}__nJEePBQKhuPoYD`b}KQtaPJqWp^vzMDaJLcTfPrxH@oP@[]pLrbC@wrHPVsF}ppIYHEH@tlhk}lExEXDeBk|d"
    "{c\\HoaKU|n}L}_{SQKoivtQZ@|tMMS|fAn}`CmEhyr_znpg}~C@AmBA[vNcNRUpSC}TahLCP@|YKKLjyD?gQwjdMtCGlqOFAGSKNKv\\x?RC[tl{X"
    "vLHHDQr\\~`RY\\XpNe[`qQO`LMrs?`Pckn{wm}}Gzz@bK[TjCAC[}?Fs]I?]xm^?OMRHKHCYJCemUOA?rD^P?Alh\\|uKIqnVAHBpW|oxAi|dGyWH["
    "pjH]M\\n~B~Y^o?X^uPQokNc{l_ddun|~r]?SK?IZU`uEkyXRM|Ow`PscFb\\PBQATwozAo?{K[AJTp^eOyhtUH~OqH@\\JV^~lkLXUF`zf}xDT~gKq"
    "gpf{HBSPL_RzdHsSnlWFCaPI@}v}xN_SD^kH}YOmwE@xHEhIjmoNvospqr[RIFMOdAzz`\\?Yn}TNopf~D~Whzjd_A]_}K\\oVABWXcOjvSpXVxfXk"
    "oR`OZ_{Yuorlpn?KSUQ`TRk}|e[jMNXTyLDE[K|[ScpMSkdSh[|JtaWcDT{ErA_K~_De}UAlx|vZw`gqEG?@Hm@FVl}UCjm?EQ?QL\\dN?OQ?r[h_"
    "BI`hhcKiHls`zoLCEqAIHKV}F`GxCrZ[F`yENqxcN@hZu^hgHRyC{oiJF_N}Z@w~O_SuCm~AuO`z|]fsvo~tS\\?joz_YELLAJ[x@L_?bwYQQb]@S"
    "PX]?vap~nMOj[LyaJmH?rtBjJ~_Jy`Cp`TzAU}ggDTl@imGWD`PjE?VreBotDP{rM\\?]kbUEO^noTNqVEBnrXs`OxAPvE`KCOYSVo]dmILb^QQ_{"
    "sahNzBk]`\\BfPhFlI~uJsxEdL`FQLCbAk\\\\@jzdk@zWUOJMcA^oyw]x]Vw]?ZM?B~V|CO^wNWv?Hw^SaC`hYSIcA{ViFU^N{HJ^AWtRXq}XP?eBR"
    "Hc\\`x~NAr]udFhdzLcQFIzbApqzAjlNuouIWZn]?z?~Z{Gz}voDaGnGxrxGwu|tB_uHOXaO\\^pAo`RPnkNTgN|aJEoMRGs?EHDl~_ubvoEDTC|zq"
    "f^d`KUWVR{y@LLqjLa@jFTDNlsW{kXDfJbWAYnngCeGn`P~AW`wY@nT~FPvAJp@zoL|Y~jnp^\\jAo|RAY^zAwu^tSklOBZ|OQaPhgJm?AaNAxuL^"
    "m\\VnR`^Ah@bAq]WW`_RvPTcNHPI[T\\SpTNtPg\\ll_rxu`_U\\~|@ML_zn}HFRlIbgV^]YmpIHRzkKC@mhAYpT`YdUrnxmdsPAfB^AUpss@D]oMsIC"
    "Ka_cKhEryW|P{rZNJs}xWI^K_sEX_}l{UTzUqQ_^MDKM?Zlbj[yQzg?{KC]?CwzgE?t~xIoRQRA]llCJVNLYfNXR_?DIdFmJRMPuL}JETsdPy]Dz"
    "FdIz_b\\wF@wSFW}?wOUs@SUcyOcjmN}MiG}h}]g[NldTtz?`W|[C?g|z_?pxoHE?zw~gDi}Zt^i\\TLslAJj]O\\fJNGRiC_pH_w~u[MoRI~_egG|}"
    "~gIC{ngS_~[v_xFuZNreLG~k_w~_vPT|ky|m`Q{\\\\Sww`W}J`QLTAG|KChgH`zwQ?mg}Pr|bzXE?_ypQQpZA`T}]u|PrJm|keh[jVzG[wpHsHOC~"
    "u[m?B[VYAQkgtX{X_ri?D}vmAr|zLDGGfY`TSr_}pjcVU~gjuEVAWB|`JWfggDrJYTluHab~[t`ESHEy]mxky@kzyhDqtAYMbiI`Hehkiq@qzERA"
    "`W?lFxGhWRMAPn[_Mni\\`YrpMxEJqIMAO|p|lnJ]VT@c@@}QuxbJ_pFAwbs`r}@h`P\\\\u~]ESSXZ|D?JGSqrKl|ONXDPL]e?fxFihVKo\\^eLke|m"
    "XCSmzRMYa{LgLatOnQv}_rJjGDPIAr`aFCL|U_a?l?]G`UPTDw?kXXFAYd?}{cvnrhFIXQ?fzDc\\p~mGyhEarml]_?t{Cue?FtE?zegPDQNSa\\Lz"
    "wDKr_{e?EUI\\LgN~_qcMb{UggXFnP`xDEYzAU?wh|QAp{p\\n?DsIERDBIjLCERcy@phQI}LGBzW]GAvoc_ZAwrHWObYDNqTj~H[@n~hgw^oqTBxW"
    "R]XZ@P\\OSl|uxI{[nBg@RB@S~kf{RAXSNSw`yosy{QVvgakO}?pFNSdvA@mSIjPG@^oc~BP[CTH@}m?~BowvpQWjIBP\\zTD}?LG`DRkm?_VASokM"
    "LNsmrNowopsdGRoXCoSam\\}Ao|DSMecDAmX@EkhklRHiimJYz}x@qp\\xD_cx}]HS~_gu~\\]_urdiGFF?eptai}\\PurgOYoKxJ`KfGogyo`|mtoXF"
    "wN`tw~}ONl\\f}`WuFqRdw||B?bkPwzyY@MDVkNE@BR\\QF^\\AKNLV}mP\\CRwfE?T_Dt@`~@[K?VGjPnxML_C|o_XGXO`JQ^pArlWPVRpBMShvnm{I"
    "E?WG@LGeuN|Bz@sQi}hcBQ_Yj~lHt@o`?@wl|O{Wu]yG}l|~IbXSFT@WLpkA|q?kFCh`|dS`BNs{Rn\\ZhKGq@Lo]qld[~bXVyZtSFutSSOsuxnR]"
    "O^sklBpuDNcH?AK]@odl^cVfpl_vTBKd~lMKU~[N}|sp|OX^KB\\ExCCRyqsdqnTsupO?ERDRAnPK?_OGq{a_I\\[\\yOJazsDiz~hB?eqiKDcevKWF"
    "Grl|R`@Wz`hE|n{S}uDdB`smbK\\F{nNhEMXbCQ[Px|`qz~{mCs@qNKkxmbwk~R[IG?_w@QXM~}LMJrxyzNtUxe\\gHkjqKimXhtWhWngrtNh_m~`B"
    "rCOln][t|oXAo]mMwqC_BD@kSPCxBNRRuNPVi`D_CrGv_~xUFdhNo`piyyK{~_{p?L^xRmAa?mhZMQp^maTUuOXCALLF}@CDs`Xv@\\\\z}DU]D^S`"
    "ppCmI\\pL}OD{}ATmH]@JBudPyqd@?@x]w^FtCpxIoNbXD@~wqqGmxp\\nA_tvm?h}U?WXO]dRFbCfyCLRHtpmASXo}Q[dzADMF?cv}sKAzpSsxLtC"
    "SONZ|^WZxNKbN^\\dkOke?dPcCsPfEs\\kFC|fD\\o_Cnrz|]dh@^??IXD_imhLIQGeYS\\svMcdF?t`MnCaP\\lnxjHZ@`DY@SLB|AH@@AOUDa`AESPt"
    "{uCpsaPbv{xO?o|ZHM{nyMXC@mLVDKthP\\{iM@HNDEX]|q|^KtSr|p}EN~Ju~tOIA?L^xNUco|SuM}w[xMspGBWO\\}pW?~GYJpGd}q@[kPPWBDK{"
    "v]oPj?yYspczBQTM{?X_@a{\\u`XZJRTdD?dU{vL\\kUOA@QYfvsWhNmOIvabAws?zjUlWrQdYT?PZn?{u{qP\\{uKip[{a|is?{?HEsP{NKn`E{o@L"
    "AdXTRPsymCleW[?zA@uF]S[W`^ANqnhZKA`f|a[Si{TILL~~hb{Rwaoq~^XN{a@`}KLRyAgkpdoaEChZHowoHRCry~kFzkL^DN?wFSkUGHcTBc_l"
    "|mN~~QPH~AynaSH|MMo`@I?ooOo?n]`cdCtwLdt~t}RAqmH[M|dMA|CU`PmDvb[GIodxHECbintF|_oxTjQYw_djBmxY?ZABgm\\PKXGokQGyxr{w"
    "~neIQ_D]LRT_uQcip```}F\\zotJnyQ@?Ip?g}JPJN@hSzpPxwExcvOkh}PF~l_ht}A`sIQ@JyRdZ@Po]yNhg@?LbDpmREBLLA^HCf}RZ{~WuKMol"
    "EnsoAjgnBRZqKYcaw`ocw}ge}qyGw}d|D}DuNnooUQhbyn\\lA]S}KMhVIo?~u`h@hBBA?pDGu]YUEu|jlSge{`f}eQgc}pTy[LlXK^|_y?W|feSm"
    "I?_xIZjqPKk]Jnw|n?SoLaNyBqosAAd@LN\\^GOhTNpgwvKD~zoCqApgoBMNhrCcns\\\\iv?`YGA@\\B?k`ENgXRsMI~pS@BPxiCO{wsasWoO|O{rdc"
    "C`?HtnCmhzLFK_O{ABKvI`ddJ|osxoHgANnAD|xMG~m]Ky?^?q\\u{elD~q?~|nXWqKlgOu?Bwkw|AM@ooc[]DS_?FQlTJ`cE`p@]AHFi}aWYznSj"
    "G@XYGI|kR}cKzCPVd?zkABw{Gr`|@?Tbk`?rrPdcJ\\Wb@ZDZzk?fJUxTQB|\\HCWN{P~pFogzIA[YArTiZE{}p~HP{LTRP]xbzT@bkRd_l^DwBi\\J"
    "M[]jgSDy?dmQZOHOC`tboE@ltm[GzSxQwag^C@[sgBg?^[ffr`lk~nONppLZ}TSnStldxEdlKrsvrl?}IlwuzpXfXkHfKackB|PBrAKrbDOhCpKp"
    "}m{pTMsVr?W{FmX~SqPSrOKbysbrQNUHN?|XGLL[}c|BBOkN|{czmRLpPnzzGzwRrpK_Z\\xTFhth~PghwVc|Pqldz@V?eMo|{n@nD?p@?qOlNq|D"
    "kkovJPpeq^__vKSGwACnyBP_m@wtJOXTNfkREALNCCKevsAJwkxIoOv~I~GYmq|Tz_hHPlgkzbaB?rPkIN@lKCCsM@GbGmw~N~?USLtzSoda@NTt"
    "sargCn{MOlPH?rPsiPJq}LtGBm@eBnpT}PcM{mteGOHFB\\KfEUxq}|tSB~jPzLGtw}poCLtHH\\ejRB`BEpJ`x`xXRbO[@O?sj^HVOpiSVoXxs?\\S"
    "ysBjH]Ou@ug|oB`tHq?]{kyIqN`Do~PIB[}?D@C~C\\zxLmpXw~_?rrFEIQKjvbS~@ATOL]sW~B?S|BFf@^w?M[YCSEccM|c|qn@]}`DLLq}\\SdCq"
    "MUGeyMlD~Rbf@aXawNLX}OqUHLkVDanVAmqsH@RCz}OKzQlhBPPrO?tIJcD?IoljB{@DEpg|}@knQn[_UbW?L`\\G??g`Ms{Ur]|WILs?|^M?QzCX"
    "nM|A|p@aGLPMOslyCL?~W?pQv{[oB}Mat@H\\HTkm@QHPlQWoCOLfQMOURO]dIMTGI`jeAeoUxacmBKDAs_nq}sWo~}[CLy[aCZKrElTxsP?mmLko"
    "Akce|TFgSoso~nC?Drs{@}LhBmSoPCEZC@D@?CMkwngdB]cVFdkXLpsFPPI]E[GXBBsPKs|LLnX[yRkNLeS|`_UPAvc?^m||??tKAb?LJ_@lv_DF"
    "y`^zArOL?\\gtE^scuS@A_q[dARTW_sP@YUlDxBO?z~xKHTtQDpHm~A\\Y|W|CCXNA~Uz?@R{`tDgqm?Cr|rowc@DN|]{QIbsox[PaHTpT~NRtrR@v"
    "TAWK|n~H}TpzzT\\gvYjve\\{rwoTgFrLS{^`uvOFe}AqCx@s}logpv@gBNuQ?{P\\l?`wxtmtkxSO]g]p~sk~yx[{R{CoswbPXEMgrnsSGumdj~Q?I"
    "|uxj|MSiN@\\Kw?yBuqIL?jxu]AJvG`okHoWZpmldskW@A^tDGK?IRL{|w?``NG`ZGKHKHnS}DC|dxwBrhg?xvZgtB?pqvrN}|KWVDo\\D@c\\|ulKR"
    "{N\\IQln?Ipeyta?PzaKxGaXjyR{_mb_fTlLbumcteaD_}P[IMm{iM]G?DO@`LCHHrnw[{Nhmn?coN~gTENx[B]Q@mqofL{{Fw@B}FGvnwalFA?Xi"
    "IcosRqDePa{U|@GWLkTPxaKxbo_kqePWKa`QM_dLFgjbsAHjAO?slB{m?rOoz?o]OC{gJ?WdnRMY}SD[{n\\NrrX]vps|B]B|zBw\\w|sRTAGPGAak"
    "BACsvD\\X|?XK}}@MKMPsB_X^JP_xGjh\\@a[CF]xrw?aLlcNeBM}Vo^{eQaSxrLDaG[?MQ`cJBmSbL{[jMOeLybpmHlS?uk?m}R[`IRcnMOp{jR}P"
    "?qDJCMd}GrBi~bptPzW`wnlWGAH@z@tFHl_|Hr[wyNxiOtrIH@{?BdtE?DkQ}bH?w_dOCc@[{HwXJ?WNvABSABWSAlk^u|sqKMdM{{dGEowSuMCQ"
    "zp?q|`pHPnwaKPXPGPhHqByImOX@JM_wjalNxaXtC}X`BfLvy{|pPH|}DbPaHpGlOM?YEOthQn_UD[_`xNs{qlSoE~o^ra[R{lsozr{tjRcKGSkm"
    "uMlzBKMJIPqDBPwDn]xe|nPsvQol}oSin~XG?M{zz~xPM?HcBDohxRSW{o{mFmtIx@Dw@\\[uOLoNzRTnJ|p^Gy{d{LRarnq\\E_wTtOw{Gv]BMkQZ"
    "?}`IlqHCrrSGMAAbKuspNQWZQi_lDmwmuB@sz_Tgm~xcHdk\\f?gr`P[VXj_yeQ\\PBLxaqmGeNdSoQ@TRzUWW@mhWXw|p@awBIGwBoLxMJpwN{?Gd"
    "wqGo|?l_?A\\j}nSmts|[y[dBhpth?_|lxNZuej\\fymHS~sOaEOC?MnskztdfWN\\RA{W[HoC\\qATYF_C]F`Desm\\BztcJrb\\N~OCMr?OnP|`UFPlB"
    "K?@F`SYX}?sW}`{\\?bwt~OO|pwsuEBx_t|_rI?Gw}_LVJ_||vUP?rKOjv`~{tL^|SB@GEPt{|BCoxMd?s_DAjAtAQ^p[yzwh{~~||mKiKo\\xOuWy"
    "eU`I@{dhC~pYxO`gyMtNue@oBlYFw@V}@`QaxQkJwpW]F~S~pqHex`P~Fzcgu~MDQ|gYFNsQsKhq~?H|~O{oUA[bDA[No]lVshEEsa`MCbosf_cf"
    "}_GSoQe^ppXohdPBfrlU|pTuvqJwjZwMLOiZy~LdAShcS\\Wv}`kp{Q^Rx@xQPCWT~oPP@QkOxNoyLCs|x_fRar?gNow_Amob@qkQE~Ge{__NrNX\\"
    "Q_cmVqS{Gm@s|_CfFTsjD`{tG|LML\\Cjz]PlG}xVFITLKHFjYegSIAweOuGyEDpF?dcs{ysmR]xmM`hUR~dXloF}`^hxIrSzKEoQkfHPO|IQYHWo"
    "xRG[_u\\iFBkwJO`B|~o[noFk?@xLNKLJQCaRE?WSr]CnxFH]soC\\rNpQKO@NNeH[JB^?yG[sw_@IEoIVGLxSJkn[gn\\Vxq@lzpWwS^oyUigEXalr"
    "w^kxytGWG?On_WzsCpdXCk}nEq@asqDqIDOjcOm?vZoxS~t`MdXYA^{Jreo]lRHVwo\\bgDPUER\\PDoxMBrQVHnv|Uik\\nIs~{a[{C_D^{rCkFqtr"
    "~^SWHP`rAO_[ErL\\G\\|Hs]q@H^CwomHPyOMFHpNpCMxr@\\f\\MlxNN\\rZFo{ArkKv?QsvIawBvs|\\Q??tq^?gzrxhz|i\\MT@y@@|MR^J~IO_xkPk]"
    "tm`KDl@fuSgOnotjDQp\\HqBpxAeIH`@OCA`PMo`k{\\da?}PhHlsvrOpL}MofffSD@nkwqoowwLxf}QgQQ}OgonhaINTyABxMu]BVC}GaYqL]vI\\E"
    "~qG}IOyY|mwC~^H@JsL\\htK}?`[\\GQ}@umGEYPcowzTZA@t@\\ncnR~WW{k}MPzld@PmEPCi?Q^[sCsWR@jtKuOLDOnP_~QsS|~Wi}~DMw@P`}o|r"
    "x_`[r_QLrUTcJrKJ~`ScF\\`\\z}Ov@pGCwbXAO_{vRk`y{bxG}[`OCOsNR}YRJ`TbKmcH?@tiF|BUoTPXC_ov~^TBxiMJQDWuCKG`wilJbotBFgSv"
    "wqgoeliTvU@GuD{gw_Cv?ELtdlpf@Bkf@oWl_qOLS?\\Gsjp}hPbv|?_z}AKtvp`SE^L\\FFgYeNSwIagoGlXftZWuC~YpU@OXExEFwIltB_VrOQdD"
    "{aAK@?yBva@@{bDuFBw[?~lCj{poOAlw}zUnTMyX}}_xy_FhOsvgNmIJ{Md[RqKjmsSmeAXJYFLKzsq?q?\\wJc@}zroFxR`mWasEynKXejckJ?[A"
    "rjgQr?RlA?_kCSOYAf\\qDrPN~js]@p{?L@HHT_pEv\\pMvKv~xg|][PKNJb`BLNsv~lKdBPQB}OUACnlGwc\\[D?PriSXR@P[eA@\\tF_SXTasbIoJa"
    "f}yOTmGH_vkV{Rs\\sOzcJOpytB{qF]K}oy`P?_wsnms{@`ksAV|udplMe[P]HRtLZSCQjfDgS~xI]|_cVW?YJ^CQFS]XKl\\Op`[{v_iL{KWMv\\Z?"
    "CoRqA_okloPz|RP~O`r~CoCL{[hXDOtVIMpPEOPJGpGoATc|Bas@K@lIr~D]O{wOIbWpvLtN?||?uo@R{AlbDr{O|qdI@?{xL?dnA]pJNBtMz\\zf"
    "EmiADQG_|`cIwl\\vyo@mz?M`L`GiDOOCJO@jRysTHCkiJnd[~~cqcP^dxmkSFBdgAzxMF\\tEAq\\utqLSAoiEu{eA~Cu?uQWrCB]Zw~|dtrhOmBC}"
    "zTo?|xDWI_kCC`?zAg?OlCwowOwhQ`lJCsCn~|c]A^w\\?Bow[mAKxCTL_?tBF?_uEq|A}sGeDPCtCb@EsBc^s~pDGbm?xML_BaX\\~QXQ|bsgyozj"
    "@mly{|lv@bGv?rPS@B@_@BhYNMwkUHDgAjv}dmX}C|?MtMG}rnTyKkan?Q_Fna|qT?{pJwgteq`Hi?U\\FCkt~jh{?IktURjp_~KW_sq?Zq~O}[m?"
    "p]NlMCOzzQOB_?@Kqr`AAJ[}|rumQOwJs}CzDYd\\Bc{Z?OLK}ySdQ]qHsctvync?Z?TsK`SgGA@nPoiECG@MJ\\cpv`xf~X?[N`KrAG?^FNosCE?|"
    "Fn{t}Q`D{Pg_CC?}{pLM@mGHORGsB`g[wbCEBMojR?Dv~_S}NQKoyccl}NGwmA{kP[kYIco`G@hcAQ\\BBlyw|sLFC`XWw|kl}`lLvWC_iJw?KLpO"
    "tApHFlkLlNo]N^d|m@zTq}L\\J`DuHoXZ~nk|{?toy|p?UB@vo~wZND_@HTSbNRgtD_DgW|k`zaGaOoo_c\\d{nchTGn`XB@hh@hDhWKxnA^\\^On@e"
    "|RO^tPC\\}BwmEg|oyrN?tbTVmdoDpSSwv]HZxp`mhoHYF^EAW~nwL@^ABSx^?dTCw|xmuKx^}pruu`KwyXDcqALYS^xD@arfjE`Xz~S@xcKtA[[`"
    "?`{Gu[ZACOw[AogkEdwk@o@uHN[[H{d\\}ptJE`VPBA@Ory|DwtdJBqtG}vS}qU?~MN@UzOooJpD?fA`[Do~{roGuCrGyEOXABO@SBeKEz{dcoP_~"
    "?p[sGrcCCzweTRXZwDS}@o_FTaGq[qtFQRdEzog~Cqpl|X_gNPk[ATwyB`\\@zucM{_BuxQ`^qiXfmtMHO_SrI?[r}OkiyLyG@CNzCTsUpP_KoadJ"
    "LL{swKJ}w~[]|rnlJQc?pbhzCd|wNP|b}`h]EaXJ~m{fDphxujdQHdeEjPPPKcTu|mpGjpS^{[sN?]wIBcP^@PWIAaCxBoIVMHDw~nuFEbgWAty?"
    "CQ`mWCOmEqQ^{pb?aT?iknWmWalz}AWHyqUBsrEULfHvt_iKp\\ORLRCjPnwgz}h`Gv]@wH|_k[hDFN^~r|SYxd~`P_LrC@|]NBzs?qXFN`N~RW|D"
    "GJniS~tdM`dWzrHZ@bDG@?PD|m\\ZSOHHo\\PZpn@P{LCx~aG`EAlsz^iLPc`K@M^nPRpfQqLutPgMvTtNG`}KPsPB@S_s`nCG@oBpA_WE|Z[aKp?E"
    "InW{}_hCEpo_oahQoBwiGAg_KCpXjtsKCpPDz~rY@aP`ERh@{AgObUX`pR|GCawZ~{?n{@\\Tz\\p[i|Dx~]OnjC}AP\\n}SB|QqmJwod`|yN[]XFLJ"
    "}L|cX`[}i]IWyOLc{a@munXtD?gc|pr[Jbhj|qO}NUsHwPcitPPtrSCmENKu|Nk}oOX~NT?vSzqHkCgOI?_[pbkx}R\\RPNTngaO\\FoGyLpxMuPCP"
    "ELWSwq\\`}~j?y|Wip]PBW`sZC?iJM}TZ?UEKkQShD~{mtrGr}qg[s{Dk~teSjmXKGacYbqpZv]tNLa`@}aor`PpN@loDf?_\\}?QN[`WYPfoDwtC?"
    "O@|e_pcIG}TSPc[bKPP_~CTto]cfHel}FcsUURKpz~~R}`K}AokiE~K{hnHCA[PtNw|WzPGtqO_srf[vn`Wkl`|xxSGJwbGAEslzpYB]h[~nI{IK"
    "Rq]LR\\@PtP@bKY@]F}{nuLgSDQKuBno~Iqsv?QdtyqcEEP@Rxr@UAOWcTDwrCCckL]Cu}@cqN?WhyAtON^whS?hXH]K_v?sls]XnR}|c@OTDiQdN"
    "RPseR^kyq]oiwBd[rmeACN[`xECpHNWSrRx\\Cd@?~FOfAHFsApT]vz|QGAeXcD_xo~xr@}_fyr_{P}ofo~|SGQcuBmSChlhXP?T?{]p_LkwpDsts"
    "mDT[VmH?Qlw`z_[nvaj}x~sb@QXOGqtlIRYNz]AIDpkaMQOltbO[n~Cx~a[gBAxObK?qBQHgm?UFx{_oCnTZhRC_Aag?k[hhOow~A@O]C|{jASKp"
    "roo{rz_kxz|SDrJzne]ZuA\\MwW~[zBgRPGLxF]SIHA`\\zak}yoK\\~RoE@JWrFWKar?hRHS|F?^gZ|aRcK`Dmou_hDCpGB}SSn~g_S_DuxnCA}`q?"
    "ohDK}`eq}aLQ}LvmKp_^raqT}OJkCqJwUmmr`^[s?Tlrq?juu{KkxPUXG\\tKELwG{^`UGm\\Ei}ON]}XKE|Czx@KSd~`Fq_dRrdnsmQU?KMXXAs?@"
    "CBT]|^h\\wKGrHMw?OEIKI__]vloo@\\\\GuyYM\\PhoKod_JO\\UzRxg~avgLokWkMObOPc[F@EM{Co}~b~~BCl\\HLW{w|OpDnPHzbkt@O@czDJTy\\zK"
    "GkCZ~e|eDAw`ucKj@OxFEZ?BBanW|VT\\}nNrzdEHQ`xTx_GpHLDLS@yHqiHODb{qCbtESXGq?~H?MsLt?kx~{pQDN~^{ISGWiip?w@xngO}RK\\qH"
    "[Solrm~sEP@?yt]ZFAWlXpLhHSLFCN`YS?@hJ_x^Lnly|b|Cw\\zkAq|OIqs_BeA?FMkO`_wIvqdRzt@@y]@^~^db_?A^BOGzv_lOqShV{{uAIoxr"
    "KLPjUZ@UC]Q?HScivnO[}N\\u}VWdCt`LrnhYpmOSFnWPOG|fSWhJn}csBdb}{QWwQ^_uSAltRO?bfnkIvm\\dOcOWspPFM_ChEmqg_|p]kAoll~O{"
    "L~PH~G}o?T@EC?\\dN^cHl]LP}@slt`VACR^w|G|]TPSPDaXFIp\\FMnct{cgy^OVQn?XVCMXILsMPF?Pun|smV_cnHNo{IeiMt~?N{SdENQPDx^@e"
    "@m{Fi|ovPDMYPtldG`kx@aOB?eJyx`IG[tWNS_\\O~?l~`PHeUsCvBJGAPDPiTbX]p_zoMrpkAR@hINLl|R\\MH?lSDSxg\\bcLzUDBPQ?MCLjvoEpg"
    "I[gGWxW@xB][}lQG}N?Is]hEEndV|b@]T^uAuH{L{u]GqKsWAlgmw_w`H?Ry?~KYAvL}E^WoH@CTvN|Fong{w^CZMM{ktR[HJsXJg^mJs|?{Fqxw"
    "CBpZyBxXYm@rRMLMt_nsVFJi|lAOBqSsIo`_p_dS[mGjQqdOAl^tB[Xp`_{kzcKzL`Tdw`BzkphfzMIX~r|LEn~sRP`[RhGgOCBmCma\\tT[gXOdh"
    "{^lb@OCNDrlL{~eFvtDsfQb~j^dKGCb~DOKtuMEAAUXCxp[EHlWoIqctnphKGc\\@|bwr`RgBkPWtn?xouUt^?mokj~l_^kKgmbkkH~lRc]Lr@P`I"
    "~_^}In`cBLHeY]kymeMGTrF\\z~De~~xeHohjqpvd|lctyEJ`zOwV?KdsA{tNsq^ALIYfGrwq@bKHXAdHUBN{FGGYLOsLM`CaHMoj{r|XIrEBnmTn"
    "|k[AB_w\\C}[ryF`YC\\OZIQc}~_oquDAOmOXMClwkvRFoR?yRC]GCi~TDRqk}pQPrTtt^iBdo`RUU{RSVOsurAp?mKnd[M|rQ{q\\KxIHRHCEH`[_D"
    "ukTD~nbYBQXM{q]Wo?tOtyHv~ihXvAItwcoSLSGBGRNYI}AIABx|NMuAE_wq|VbzGpKDxO`zpNozWNXxrSwezkwLE^tJzQBxWVDXq?FAuQ\\Rr_`]"
    "Hd{Gkj@@EysPSopon~C`Igt]dSZJwOoREwOUA?H\\Jql}tP|am}`mF~^at^plK~PE|UTi|Ce\\NE_kB`HFCoShGnDWvIgYHpP`zDTUCnCcKq_{Rst\\"
    "AzCV\\@}Q?UkD~LhhGsleA^LG{CcoBi_kraGCF_LlnBdQy?{m?mXGLMcqM\\poO{{ZyqwovXKeKU?q}n?X~K`vq@uC{_naD{IpPtE^I@OMznwoa?Dq"
    "ptGetnBPNB`kP^H{NDkWU~Y_h@ePyqcnSmK\\O}kLLstCJriLC\\\\@HcaLs@`Lr^TdNEbpF@@dVLZ?UBXYwpaFj|cnzs|hx`sPC}\\ozlKPEnixxqsU"
    "}}GPObEcE}IX~^olxbIUy@R\\QoECXAVhR^\\vF`oh{qwVG\\sxyRzxxbHPs|Wv}^`VBpKFKmcilPShuQjxI@Y@G~YAL`dDKg|BvL[bu|yHAAXUo_|y"
    "M_^~YCRnIpcgL{LIRPoj~J\\Pvg}CjQBAA~yuuYt\\NoNAH^|`uKKh_qTb}cShyr{el`yJq_VvP}Duvk]O{_goGQHwT|cT?M[\\BN~A?{XPAKh]?ecH"
    "ImWsuZF~ImFxb_H]w^s?yngZolVW?c`]RroEI`{zzXGt@}~bmtRnW`pgJNWq?}CWDOl@r~t~h[GhEDC\\S^@aK|homEKww?yKMewp@nGfpDsm|L`^"
    "pswqyUTz{CWH{MeafbYPFBKf|sW@JFVjKYKr@qaUtrj}Vbpi}\\]Fw?~TC~k{rXcsrofl~^Z?AaXzAs_^Defzu?|}qrdPzoXiIL`MIJtYk\\[Mi}l["
    "{ApLkoACq]GuAd\\Uw{GRu^gdpM@uLtFLqA[ERnSCkbHVEltc?^WiqEaLmR@HEpjAPbi\\BR[O}SKOEnUMqN|s|Mh^m_~pjhDrz?HL]NppLpXwlsvp"
    "EQeAI~oaAnKaCJ[zAdo_r{tAS]`eM?tHxPD`VSB`OqXHo^dS?LSyL?b}]{|Lx{\\CIm?XCM}D?^\\CwQTDBz}OwA]jQKs~_?XFNpG~@r_pt@|@}^xL"
    "K\\Lhg@q@AoRAHoOQJ~\\IHgK[UlGlunC[raC`wrH||Ob}Up]b@Dnz}?xjP}}|B}hWnPWjgbOFtsPz}{@mBatDheXwNT~K~KlP|SC~|M\\S~Qx[qv]q"
    "sRdC|QTmG^LM{q~iyRNb~`XXOp@D{cYAPp}IlnO^Aa{xuJ?zGAGzX]hXMA{drO{v}qQBzzdUBILQxN|MqOz`GPuRA?LgAN{@SF@D?IWa{w|YIKlq"
    "?s\\O|KpcjodZg~ccZGGkJlT^HjSeACOnSaJpBqTA}R@d`^?XA`D^xZl_}Roqpmfwka{i{_ku~TD[LOps{|XIFak|B^n\\UUJg{\\Nb~bPS{awIWg`|"
    "N\\{uB|nM|Ax^gRdyItEZnn{?@swmbpmXtTKyn^s`\\qi?R`x_nNcIv|?_J^X`wQlCk@DfwzcDn]|@GlchIbOhIHDF{OdTByCUBaa\\{tyDxnss}ooe"
    "MQ@_sW?ftAtbkaAnl?{iLKrmutCWzOCCOCGyd}MauToBLRWaF_xC{sI_qpXGFs_@xQlG}MpJHL\\IOG|m?AdNyRTAtMOuKa\\GGr`rJOBtpPvn}nCW"
    "CQhjEYomIs`es^PN_?szSKR^Mn[uv@Cm}lsjz@woFoLTC_xJWNlV~thLGLiUKMNH?KdhwRpFGtwox_gfHclkn`Ta|[Pf|g}[f?df{lTLyw[XtLOy"
    "|qj?tAG]OoSAxS\\Zr_pVx`[xImsn?BK_SHGd{@HqxbtxvpsJQddXs?Hjqo\\y~qCa@]gtK_IY_k{zk[CmIOtE`PaxxP|PMJ|BjOjWUnhQSAtvy?|_"
    "w_{ez~VP?]|LF`DfGM`{p_wnH|CTF}QWradBvAW}KYedspCuAp{luo|P}LTWQPjOGQA?gkKj[OYeGEo[Eb?iH@\\]ln[SzN{r}yWc{BAx}SOWyoLc"
    "Ks~uBQPMLpX]F^D}UQWwDnemC_swk_H`BPJ{V~PUM^gbQ`jnO[_vF~E^y}bkWL?{M\\YAQRZnVpdvCrHhpU\\IIcVq}R?TRxDBykMW|ApAr~gQAgzS"
    "^@ZS}i?}umm?@RQCJill?MiOJNoWGBUOS}sACDXyr@}or_GQxqpGLdOEjrh\\}d@^QkvAI@cnB?p@z`igF}[Qt_yRN?`^kapA][HODbHvtbJaZLwg"
    "{BPkNPczD~{MysuuO{d`~r[jB?WMFopRp~{pq?c`PysjqahOnp\\AJTLICOL`lrSUkScbl^H@}ZkhIzcX]Lt`y|Ws~@Sry\\{X~CxD~m_yHmM@j??q"
    "spPKB[~Aq_tiB`XaBnL^@LXS~OKlGa?ivDDx`YYHG{a@xcSKDOyHqov\\zp\\Krrsc?{`ax|wW^qgLK?ypPPMNvocrtmcyFW?FOZHoHQ[JLBSB_tO_"
    "?b_psPl~z|k\\Dbc_w\\cw?d|[fpPOykSSH]_]xqH@~BlEHZphr||MFC`Izts`z^mX{Y`\\sCe\\D]xhGOoul`DFuA?}EbBgF?YaF`Lv@Q[j@`tOscwY"
    "LQttSOaGCzpm[^POYTBy@EDPG]CqLqXyKbTKG\\wk{?`D}~SYxPXZCLcrjYSzC~l^yA`}tNj~~UII|BhN?DLYs\\CPI``Ft?HuCDsn@NDlvQ`iE`\\O"
    "j_HQOaW\\}L|BRTLC|PpspN?S|}kj}p_VpPdC}cE`ApGjzPPnwQonw?G}KrcxH}CUgLt{JtTCTehLBo[FORDKG?NbAcptKnw{DPehCQDKZAIFB]`I"
    "|oWIF|lDSqLQqM\\?kRt`zoH@xOKA?\\THx?XjzRWtlyWoPLhOq`cyBSwDC~dKVUxWJzW`F@CazLWtQMpMNo]?zbC@JM[OpLhLuKKSLG|eJMm\\leOc"
    "C`AF?PgRl?OFM`dctrLfD}q[v{g}IUWxusIGylH]nl?cTGPMKM\\zG]@F{SCeDBRM|A`p@pxIGn`vI~@?VAHEFmCts]hhLuXT?OHgtNsOBQ|OY^gh"
    "rFATCR{xiQlO{mHQIu_r|ODy~_d}Geswk@weKcB`I]@EVPDOy^UEXRta@S|I{it\\RadN}OK^Z]]?}|qS~`WOENa@tJ?YBTksU]l\\yOWeAeQMxb[P"
    "|_XX|P{uUJ_QrrjktPnvXIPx_{P@|ntB@`PkKNKaHCHlb]SzDJ_x?s|_AW?fuTG\\w~Y\\hqO\\vrdgrq_TiRj{?~R_?mMOA^[}D@dTEryCyS\\fAq{A"
    "}KuaEPwHwQPs?`OOsQPK|{pA\\ORiTBDKu\\wkx@poAd[]P}lHF_xBtIwoDq|u}CXJng_rSf[YD]E?nRLs?_OpD{Dlas_\\M]Prgw|JR@S^YA~{Bwja"
    "PRLEEaHtC]GkxPCZQLHzHNqDfo?MCln~kSppy_D|WQDEMfPBhUddBlGrGMHRwnykORbG?kaLz_PcE~_aRZ{NeMPK|`V`OS_OLxDO?}fU?jOFD@Hs"
    "G_KwNaxbDsLIK}`jM~[nuSR\\B]kr`Yp_K\\@Auuz}}ocz?`KjxWY}|qLiu~ct{QtNo`CtEQQDrt[FDQyAKAFnorGExq?[MmPwp}XsCT?xpNxV@RlM"
    "k^\\SSzla~p`FHnOdpt@M?qy_wmO?_yxWKLsdEeoIz?EGBoNy@_\\P@OhkCps_EozA^vS^t{brqAVWB~Ow{phU@@HRLo?}jcfxplMkgn?Bs_sxRq?x"
    "?o?VEQ|RrbLSxkk_aipnfXoXpbPBInG^TNuGKspQ|eHpEreKv}^jm@xFGr`dKMa`||aXgoQ_SQq@@mypB^guXkOYx~aPyqIi_?lgKSK?`][\\JOsu"
    "Yx|fun_kTqPAsp|Owa_TWmmajLsNFRXkIOKr@}XGHccE[~|[M~PFHqH`M]tKoQXcbDmOw@GQwPNb_aKTQCcPBQwkqjhc_~hWy_xtzNFvNDHLB^lF"
    "\\W|mAsoKE?LUit^Wq}[eDq@^zd|BT@wgHATPQ{]F|rs^Q_~qJuLrl{dWyq@EJ`TJwqgWuRa?sQtXrR{`v}?cA_lYrCe?}?}DBIHSJF_aUdl}GR\\P"
    "ER?x{^@kyCDQEs[Aie|zq]c_ye{JyRwwFrWhoJ|KKpD{w_sXIqyQDAWFBZ]dUPEFNS{TyM_p@nhziOtLFmhfh^knOaXeJnYD@u`wNO\\eZpddHMOx"
    "w@L`OlhIAD\\P}\\htw`xCKJroDLlGC_srLOK~zJgRoe{zzxcT_u_F|\\}Br_KPK}GvBP{uDBNbF}h}xpU?z\\bwXhr_s_dsKBzxGqf?KSPKANG``^Kc"
    "Em@YMkWGErwuEKxmB|~uBd`dToM?trGzsQTvAwk?~PhEENhfyaZqv`Jrv[mHFaNoVqcUHcC~ArgZ?[l@RL__iAHtF?HWLBWnkSufK]vGh\\skwZS}"
    "Gbpiu@YNnCyFIOAzCqLLH\\tgw`SwenhF?B|eEa{JucLe|pgwLB\\JFOd?vVcDIMWbVrhYENxf{dPMyq?mGZh^PasRtC_Wia{zuah^SHDMNOCyEn?A"
    "eQPgxEeWAAnwgSYE?aLeV_LQdmDS@psGJqT?\\[PZ??@~JACOBpKDyoKkCApzSZC?E@\\[t\\hLN_KFxRFer|DJ|}FlHk\\|JRGy@g``SM{i~jcQENOY"
    "IGZEGSysSHGQg]_TIQ[mIli[GNpAyB`gM\\?mkyV}@rWprDcyJAvu}BVMAAS~xNu]@K?Q}rvayNVu|RIC|XhYO~Li?a\\uJpgpL@a?D^xJBlnuN{iD"
    "FaKNFAlCi_we~]rXdmY\\{GS|LbIIw_?XU_SwpSGwH|PGeqQbvRghKnip|DdViA\\Up{aJ_p_WPoXvCrV]J~|P|OzcEsfAws{_zIgSHa\\NHA[uD~|L"
    "jJgZQ^lOW\\~WHskFMBtMBmWHJ~pBy~OQ}@Zf}n|ywNPIxAMLLCko~@GQOPMMMR_t?bp_kP?|U[IU?`URiPhEDaVb@qlb@A[GMbSxJQCfy@}CzMXu"
    "xnoUsM?S\\SxAQ|LIHaxQB~k`G_?QouHSDCWfD~exEeEJsrX@wcozBMhjhlXYAOP@BL`c@uO~}KNxI]CR|oWooQgP{O_ktcs^A^eMHMkD{D|Qu]EM"
    "yqDBw~[ozneYuMSfxnpXxM{VwaTH~@x_l@OScpPKIs?MOWlfOOoSRqoh}rXrI~fvDE?Iy?glx~g^v]Lj?cC{AmGRD^m?zT@{?n`}kT\\J@`TMF}mF"
    "?@AqGQDsI|hHCk{mPo_QrRPp@N`CtO@yx^TEzsiPGPKWr`KD`R\\VJ@DkY~{}K@Xek@@YDs?t@qx?l[xGODWIozCePsW~J]s~tZYOSD]pnHGu?{pY"
    "NjkdqpG|EE\\R~]{vr|os}bq[BMT]OUPEF?{iObCDv@?ffKOJnckr~qC^}OWal@|[dMD|BPoKyC\\sz@K}Gb{jJPToEoSW@N@iRAp[Bb[yIbQO~}xR"
    "IpNRDPGuq^m@@?Ku?`|ZR?h@NRDODR`IH^cRhqDL_u[jGQl}BAgTF|lUANNVy\\~xtomp_p@ZDPi`VPtVAO\\sB_]ERrlBO~@cMcHLq^LP]N^c}Ulb"
    "KD\\o}ophD_oSvA\\~Ksx`CMPHxOfh|AhHAPwyFMTMIO|PvtQ_wl_WpnoNs}{LCNcr{NkTIDH}@@sWy~eIuCgwMRXVrmJ[kqGtZogvwKCp}_LPT|w{"
    "O}tG@P}E{mkLMPCrLMxgI~WpD?`cByoa|\\\\\\vaWi@@XvH\\zAB^GU{}CwCkqCOCgL~dtb`YK^X}HY@O[z|?WpG|?vRNkhQ{L@qP~ZxNOuBrdwf?k^"
    "y\\G[G^q~nxGLLz@d?~JpwpPGmSlBI_xj{boSxpPA~|GBeoXjP~FWvR~GyJpKQ^\\cucKgUL}cLbWEB`kf[LTsdYb`iaP\\E^GnB_NAOcoddrdhREG~"
    "G_xmY@TCvlN?BVT~rsy?PasxE[l[YucNp?tYfbc\\rTjAK^]IGlx]C}T[~qpuH]d\\Ech}@OXUERQ_o@{|ltTwJbGw}`sc~HDXtoCiDrhF~[nA@AH`"
    "Cm{OeRH}NRP_cI|]AnINXrAm|EBnzwPNIUFlHUo?H~arP@g~lZtQDlWsPJdU~`di~nkeIq_FeQiGEw|Wv]q^tzpc}APGluOYJRdwBMO?nodMX^Tc"
    "LLGWv@SwHltYHYwUEQbVBPL}?Q@RMPGID_TXTchj@_KAp|xCp\\mtqpsox@tOA\\NuN@zTPk\\ZGm`rLSdD`ZtH|ERu\\BV_C^sAH`I?fw|IGC}PEigk"
    "Jjs~IprwKo@oEAC\\ssDRf]TzRdOVKTolI\\MCnaAc}[quzcdRIb@DsmCP[qO{|ZAjxPgfBCTsX@ogVNP?IOt@GoUKL@?^KoIjGH`@I_tJR~[_so`D"
    "TNq\\v?]EM`ORJHDBmZllGaWT}]sFAaIzklTwjPxJwkt?Jm{\\mDO^KPXpgl@qmVcQWcZAGAzKKDEWdAcCT{?pHOhqG^zezbklDJLE?Mg_xQdRqnuh"
    "k|c}ya[Bx`YYD]X}A?PkMQdcsVdWuax^IDUcz^[gG|wkoVCX|^o`Ca@M[}oPFO\\{xNo`BSnspTCaSqHfvr?h?ay{~lD@sQ@[z?Psl~HRU^gis`xG"
    "JLD@SDoLlbwx[}oBOMLZEqyNxpcv}|\\Y~PlzIejNVKkyPrLMWJmVkOyAOR[ZQQbMxapo{LOiA[uHxQhiCBgiGjp`Gp\\Vm~CY|OkrDhDnDXXknt[i"
    "G}b{ApSBBM@wCA{`AOYFqpOsH~WBKUL^MpGFAKR|GrwA~J`VKnPMFADoNPF~t@@jgpS\\tmtUCcn~CdvwITlAnm{YMr^sndg}Dpdk_pOrnUxIDr|H"
    "p`Z|hd?QCetPF}|X@}pOkSqiA[TzBo?s}bHczrDT|PpTDDTSBUG``XDC@_dsyr]c_?s{{oo`kMxFl`KOIcc_YDWw@RFgjzSt}a@iKjFqbJLzDRdK"
    "}p]EQ~Pxxovw~SdmZlnpCrDO{ltF?xGa@qJNx]_kPRR\\G}CzE}gkzPqP`\\|\\MC@JiakQ@AZOvAoRxomA{S\\SEAgav]dpDkLEGipAVPcir|r`ZQ@R"
    "|rGgEj]VVn|hwqU?ot{HGaKGxNRZHLaAHNk~q?RwA?LOrlBw@o_]|ADAKRLw|PgSXoeBtUvlxOr{TS\\PHs}_Jl_ZEy`IN]`u}^`bVddBxc@nrnPU"
    "FSEtt\\C]DAoMEp_|P_Ck~@[fIiCYgbByTeLbFrHokp`WIbMlFAKen|m?KnwXxCLiDPouFBpGgcAFn}BdwWQNl|pt@bYzB?cfD\\`i}HUIH{k|r``R"
    "LNpfU~x]N]^FO~TSjqWN|]|CvRoSAbt^?{gCEPCaLDc?|RtQpQOLt?kXVKWC_s@ZPoXVIp[QhBOLzAXAvb?kySeHzcO[Ir_e}Nt\\Am@YGCRq|sA^"
    "CZMBxe\\vI?]]n{IBEq@XwUosAdu]qNoQxkWPv\\|UENIaqp|_siwSWssUsOT_^QxW~^tpkql?D?fnvMKf~?kgDMbkI^BW_|bbdW\\]@aTQC`T{uTWt"
    "?oton\\dbsuRy?SS}_qYrh}do@@[w?n\\[wdwmE{skyW]QAQhROsp{[~tQB\\dhx]PGCz?ank}YAPiGQoDL?^ONolSsGdPONkaACdSyzkpM~yAK|Rw}"
    "BdwJ?[xiyA@S@?]CM{oHQ|x^D]`B}RslvBFoKp@vyNlM|RBej}DUHm^AEm{{vC@VMPcOyzuVPqP_kCsKwqWaAMkt@nCdwk|`Bk{Qw^HpM\\sYn[eB"
    "o@hEvT]l|@yTCkG{~QMF~Ojt?ApAC}{ClOSJoOHbF\\[}_}iOtmnA~G|KJNCd?bwQpO^n?McPeS?[hr`_R~]WJmKK@\\SRQpH`HSMExoaNEPSrz_hf"
    "snLKJw}NACS^_qlhL}xF`ZYtyQCkDS[^I@]MMZ]s|Q[@wLiF`TCv{}zeteGGAQXu|R@L?C_L|L`zG~]D{Kxex@HIAZWyBLi]CMsUPM\\gsr_[lCPI"
    "KK{NMQSQ{rFAJvqaPbTTn`UNI_xiTllbMkdLZLU|A\\W?waGMD]sLGsKJ{`HmVkHjLk`dMbOxP`\\H@RGDR^EFUy`jABhOl`z}Enk??OdCxrXKAo`B"
    "@ecvGdl{x?q`KOSkGBU[OO?Vu}oFrn[kLrp\\IqPINpoi|ebw|Nt|A~S\\BsC\\I}t{w_xO}o^~C}k}AgXfuG?Q?qU[{mP`n`T\\E`{ulzpzxOgYrDz{"
    "{S_CkQtXBL]@IEC}}OfxwlkTa`qeKbwhM`wxF_TXGmL|kpITXjWgqNgvHKGv{PZbFqpnFpvzD]dR^BlA}PdkvAWf@xOe@_EfGClKN][yRAovLalc"
    "Mdh?SDSLT{rl}PDJD`aEj?k\\HLm^DK`UIMqBNSF\\LPPqm[OX@KgbCn[KQrLZz@pYFsCzw~C|z}EArq[ktKhTFCAoC^luq`\\G^d_Pc?ONp?TCIuwq"
    "FO?h|mxnNOPm|RC]~Lp\\LWeozJHM{a@{MsGisVVSzb]TJN_mV^WY{T\\|umV^grp]_sZ]mpRHD`{d@aGZwlDlIchav?KTRW|`_qXcHs{t}?lLpRIQ"
    "I`STrg|muhDJ?|w@~LOPJ?|JFaqFJgUYrKcrm}lPFtQKQOlV{a`FLmO[xD^_{NPS@|`_~AKXt_pZynmdARJ?}AYAKIwEsAH|ssIvE@s|kn[?Kupf"
    "CPpRCbtbLcS?HM@eY]XvMrKVu}S\\LaSXup}?KDOkH|Tr}plGu`HIQ_O}VEDNnqgqH@??rRESjAxBug]E}\\{sGqPZO_pHDRsWPaom|bTiH|Xaq[QH"
    "G`uHv\\kHOXGwXd?NQpa?pR@~ApPd|pZkHk?h{cLyHCqqi_Sk}cWyECli|~?xPoqBx^ylo}P@{RsxAuwj`?hOG_tA?^sL~LMHl^GT}aGOApCkDqgS"
    "YPSv\\aL[M_hiIOGWy~\\Gn{T[q`krN||JGQ\\_~a@IH_kNAblrmBOKPRuhcmaA}~H@BSE^rBZsu_@e|~}BNAVt|`dHjObA{mT~@kK|@Z@Fu^dC~@SE"
    "N`XcAqpHq_aUw@DGLOSCsShvobgpw|@Jnal@PllHZQ@w|@[t@YWJ~jdtoaXslsa?F`GsxUGmj\\k^@}twEaVfMMgvDAk[Do{AHLc`FZ}nW`uj}MBm"
    "UmO}Gach_?CuJ@@UOqpnwET_z?pQt`DR}Po{}ai@@@hmGOW{sv@sDRke|}PuOczP}rGA}`\\i~oXT?}XLtzonN`|pJSdEVlNYzTRoS\\_W{nlgsAhJ"
    "yAc`EQecc@l}QfcHypcs|OHFEN{nMAg~CC[nTPokKRt_t|WhyAgdMk|cPtx}v|XvD`mVyngDC@Xfyb_qQRSitlw?uc@hu`LwwOnmmS`?M~vAGnF?"
    "x{QQ[ASz{o|aM]X\\EcJjHQJoM^k@UPxY{cojz]KaJ]BEq`WmrlL_G`wXqKCu@QyhOqtMSa_?|L@`Rl`nJNxa?dBttT|j{bX^xtl?IC|WnMO|EQY^"
    "{]lFmoo[WBX~LTwWn{lVI@wuK|{`DXlwDk_aynLvklQT]Qs?REtc}ziJlo}YFeYgU\\OxGctN@a{hMA{SG}d^EFwU~@cBHwWcrCdW|NyJs`xO]Ew|"
    "ALjqD]\\EKBpxxTaRlP}XtPg_uPfA{{dJ|luSyOFWqMhKu^HrpmovJAX]EmLrJoDxqhD]MnvpsZ\\Unak?i@HvA`okLLWxiclC?RkA[eKsDQpBTUDP"
    "Atpp[Q?KcDOswOrz`]^z|UmhISM\\Q}TTlki[obgDQ~\\qC|spVODZ{nCu`UFe|g|?T]EBuo{^WsokqSi@Eb?nTeCT_pAKm[WfJQ`sp\\Wu}`GMNvXm"
    "iTOPEv@OVIvAwuXEHPa_oBj`FHEc`[s^FP`vUll}dzgOEKHO@nbAvHvAkNWzvG}FukgXGysqKHDNV{{l{aFAb}ia^no@TbpA`W?Coo~alE}?WdTm"
    "SXGx\\h\\yPTOxy|yIqOKXUM}zqapL_|c[kITrBEu?`PpTGgRyI\\e?r}qgEpwFGW}Om^~cyd`FQRo`tIsOgp]KIhGBCLBZh@{iZlJygHElrxFAyywE"
    "_|G?@Na\\BDMDlNdLkvbrHIT|L[S`Q}y|ldzk_snp`SkYm`h~t}mm`WN]?icyEyALH_fAlAofq[T`CLOAFjdhYg|jMiT\\zxUQ_sGPRsIhxmjXFREg"
    "_~sOlXveLLwmuWG[QG?tAsPF_eRTKZ\\lVsvZ_}uC_xEkIhDXGl\\}rV[iWCLbbHFAS@jijw~Q`_nAcG|_rO?FxUBoA?a?_rERvHDu?nSAjBclyG?Q"
    "Tg~LbHDZtW~tz]licm`HQBxK`\\gygG?dWD|q|QFeFdnbVQtVRhDGMIQ?m`jb_wVxln[s_xFE}_XE?o\\wgPUNzhFAnY@@_aoanUFOsnS]jQXuZxGi"
    "AmRmlc_NItW__pCf^UZr\\NZAzqtoH_hpptG{azw@z@Bw@EI_HQgR`SngBCQdAXFJjH?BRj|q@EoeJ]DgzCrg`UMlonoGG`bAJlciuLIG~Axcdw?Q"
    "`Tcm{owiMPgHVqbQyXFAEispKZJ~YdvHzs]GQbiV{bt`Cn\\mro?i?CRwGqtrFee|UsKl}ofec~{d~PGyDTsxmXG]hoFA}F[v}dEQSS@_pjyW|dWz"
    "zLPoo~SodtZ[sXFm]QXVGtMX|^wj_rP[JHGKx^V\\`SXG\\Nw_fzNeqB@`jrIYvyKTIv_iHpvaaLmovSUGUktXpzPuJW?^[cOsDm{kWD@yrH_ReqFA"
    "xzhtykKGmfTeDAV_m~_R`RTwLHGb`eg?\\XFAzk}?mV|hYHE^mILX@q@m`TK}f@b^uQH@xWZ_dO^T^g|PvbfWuz|LQsM?tQrP|dU@PPeJ_znIJRO`"
    "`T?R}edahCjA{DHGLWnlqIHhjXG{dZR{AHDeJkKvvUbnM?[e`PTZyhFgymBqSRN}wP}j_}\\XW`i?haGMVg}YMCiflFRg^Hft[DVdjz\\Giflsz^a?"
    "IxPnldnb_LhSbn?qhMad}\\JAU[x``XDCYShPJp{eDXGcNaemKPK\\[cYFbhFfwsrvuoVqOQ|qiAq?DRcGQbHSAOhh`XE~|HLJp|ZA|nRkr`HI~N[T"
    "n[rTWNfAR_[z_{i?|uIErafBT{MEeHT_I?jeupP}kbiI@{_[YvnJBg?BK]M|rr@M_w|^x\\iS[HDfyNgk_xVlFW|j?Ag_N[raGnj}A]qEASZTthDD"
    "`_`MP`tKGLTYKpqa~s{C`^ZAA?c\\pfQJuv_rEHGK`_nAMseAOoZAovfAHEok`^Q`NE_AOLR|?llu{fK_aYhlJcvEY|UY}a{bAbqm_}`[WW?sK~K]"
    "HoK}lFf|FCelnMlNsTIGEb`LUygCTebAEJ\\Q`XF^Kt_UBsN?EB{bFxE?Ig~TNGYlE_?y`^NwZw?[WXFJKpPAS\\|hvRomXcOq{pl?FmDMyp?tr^KN"
    "zm?\\s]a?MY?fAnwXGMC?L|lNpPXDG?Wr@PkwtB^{Dd_jB_L[oJ{rHkAIoKIE_awGrDHImnO`pUo@COo?SqjN{rXqE`@D|LcxyO|Tdafi}a{QpOlp"
    "HKKADqIYF]hMS[l~KEPGvrdT?KduDrWiL~|[@Bdw?bS\\DOXbvl@^BDDZ}p`xtdZ}pokeCN@K?HGCNApqI?WGmq\\\\{nDR|^od?`HWQeOzso|@D^lQ"
    "Fo\\EIswnx_XXMCs]T\\woS~Jmvu`qT?OJF|cevoHRHpOx@@o~Inj~Jn?H@@hpEpkC~nuVu?{gPQh_?aDTB\\TX|pOWw]]EBstUHBC\\C}WxK|[pCMXv"
    "BOWRH\\_ssqpUG}dLycBx~?kxu^ycB}?xApCwuo|NBkwWBaDTj}MOsBVRHR_|~\\_pb}XZE^i@?Po[sRiOB}|CDbhGHbdFz~UFyO{QHpO{J}XTki~m"
    "Io@fH^tpz^d@DtOpJ}NbWNWwR~dfPrlOH~KUG@w|pRP_AuZsv@\\s@pRkDn{`BM{s}ca?~{woZNdmMlXWBbpjBuOKyolZ?uWTKGO`re`btC\\JvopT"
    "yt{SvmVkK?OasPUUqNqsU`CTSYoVEq?\\OtCbxxGmI|d@ELc~InM@E}aO`]cqIbqLPNTIoaVbIRPZmsZsPo_i?tuR`VHO_qOj~[pm@cAB}@LZrq[i"
    "KpTKZlOYGndAB|cYD||@}bxDsmWyO@@l?nosEPWDzNXTLK{PGftLEPjmB^OGwQSeA|GWqRO]}qhaD^LkIihmiPzxuOOJIOC]|T\\a}^pb?Awpu_sd"
    "xpWGxl_^yOHIJBOWGoPT[?|iBjo{G~GwJ~X`B^@aB}wf{bsSC^WU}~xTtbhPyZtKHS@PRtGpoS?YGn@mD]Ln@ocAuOkYs`nn|}?|G^Kr}|hGePhI"
    "rnumI`s?AaHyCcPYCRLZ{~GBAbhUC~hqm}|D}|XeBpl_AbSYJN[zA|`P@^DsMn_]JsdR?AG?Db^|?m[p|o{_|_swE}?`xqgXJ??s|}?suPWpz^|J"
    "Ca_Z}a^jG\\hHDD`MBqtE}AKkGqVq@A\\f|qX{CLhMRQdeO~lhym_sNa|eBoWWlWI\\Lpxb??l@KcGxBI\\I{?JY|stsDK?k{M^p~RyCpp[VBLWlHIVc"
    "tPPIE@Ufr]tE}PdnANiB}?LJhN|vsR\\LCjsS}D`WNr\\t{~hdDadrj}o}DuGyW^hXzbxU@QK\\Tb@C@_Ow~?cn~sOg}]OBwLL|?\\wxdNTHJMd]n}{|"
    "M|fJSsLXvpLq~Oy?KP\\JvPXb|rGZw`BjpAGFU`POuDOsKn\\C@CkdCRHN@|KKyn@CH@SPPo~nCNhiHaCWCMd|mQKU|mgZFOCj~[uAwQpFrQhQvrLH"
    "sq_yA^d[t?B~l^cTyOGy|`L_DkhM~pNcx}MBanTd{}OjHd_~YOPKyu|JESYT|j@qtKsoA]\\@}a_p@E`Izzd|KNk}zoT\\pl{tDDwP|]\\S@}PJxPwI"
    "GpWmCS@P@Nd_~M^?EOPB{KnABnPf@R_]?@@gG?RpLQWY`Q\\RyMHGEhcm?PB?{_KBzBh[KlHBjSHwM\\_qpr`JsP|@@pwTtE]eCa\\d}r\\@dRsUt}oa"
    "|`MYK\\_{Z`gY@APs~tT]x@LnAjhh|S{dv~{JlqUQhbtJ?[{|GropB`l`EPPMwAo?ml[]KQhM|ahmBOv`AaXGxdSXtO\\UA[CQ|C?mtPLBPB~|BPTW"
    "D``kA_[F@nu?Cbo?{RT@g_h@~?dru`oy{}~|AL\\JDbTBn}\\S|NGkwBPMrtnxG[OTo^c{@rG`q~`TBDwFKDPAsw~z{GyGfHdqJPLAHBdSsPHDIRuY"
    "GSKzl|hu~MGYDsCqrAxx~QD{?tp]~pkUJN^c|O]KE[wawbw|q@|F|}BlFSS]Cc``zTDt}om]Ir_OG?@GAmgCERhaB]D\\uqKZp~Dmz~Oi?qky}PKO"
    "FqtTt~wnJlpTtRTK}_ttxoxcCgdQHQTIO]`jGBcG~ZWkJ_p\\rB{XDRGfqdW`xQ{PJMMBOpllVsG[FohzHO\\rGpSg?RUB{|bJGLXmuFWqwO|Vwktd"
    "~_|CNRlI|O@@H?KxM`Dw|q[k?CTtCOpF}ao|CMDWAQh[N~tcNm{F{aLjx`L~tpTB@sg\\tkONJt{WKpSSDPyG{Zdlv?DUCTSRxBdWt[pvksCiJsGL"
    "HaGU?EPPo?Kv@JdF|QpWn@e?XsKWzs{YuRNMK^lX}BpiAKpXF?tewmPN{~CW@oxkDnYYPrKrD~tVAQGQM]D]EmPCGpx@}^_HArdZnAwEy?WsHcC_"
    "A^rcG?kI?CLHE^DvzSLeL|[QVsh_GASYFsDu{coh}NdDFAoKIPLCRN_hC}lE@@?fzaxQy\\kIp[sJG^{eSPLpu`HTvaTJAo|gJBLdzp?YwpChM^cy"
    "DPWmRBS~y?AHyyPBEam?AotC|TLVJzww@Eh~HMonXSCyFPhAGhGkI?HVGVCs|m}^wXDmmosyhDwxtK|RucVV{x|\\A^_uRvPxTaQJ{rcnDkb{CuiF"
    "gm|ExSL[PahH|PqhKoQmZLWxwOTSYbWIQChlAmTd}eiPEN{rOPPkGdAipk@}NiTd@~G^uiQRBtV~F{_Cn~dmt_dyx`\\gA[@AHpGab^GpxXGW~qTN"
    "|QY?Tp[cHVw?GT_PngmXm}QSBJ{]aw`V?^[\\CbkeL\\lSct|dwbl{{}h_cNC_NsxJHM@FV`xe{Zo`?Nzhwa}CK@uHAplgFQ]S|?CfuZVcOaS{rN?D"
    "?KPZu@TbISKk}CiGBDL`MljsDP\\kyBo]Aak{q`H[?^GeJ~@JM}lJDogc{Ewk@ENlp@O~~_UFvow?H@`pz`DatDGjLbaAJ@_yJQs{{SKjwu|Hv?ti"
    "SuYiE_tNt_{}C@opy@dLARXNKMHowAt}AeLi}Nd`CQHSKNg|@q}AB]\\W{RD{GphIsSXy@pDUD?uAsQjyM|heB`@{DS?kiQinrNhNLOKlLqCa@|\\g"
    "J]_m@~{uoAC}vqonxOXcpoLQC`Gdy`S_ze{Ex\\duNccqxDklzoXQvq@At^wlxckVDJ{oCLHK}pHRz@xrD_|DE_hwDSgaB~CcFqtYtkUK?^TTCQku"
    "wmhTyndYCL_Z{bx\\x_K]{SDubMhQwm[xitQuwhgY~DeToJgWtakWyACN@bBK?]H|H^PVBcn}OS{TBP|LECAd{`iSypcl{?Ps~dKsVedSP|czuYtQ"
    "KPNoRnmnZPs^D]sWIPLvtkk|Un~AwoZPMrHEwo@CqRP]s[T`BA|q?SKqRPe?|WlG_qOrz^?RA@Su|lpH~Q?WJmWkBASH~aoti?_w{a_ovqPIwhpj"
    "JKS]wi{pm`Hd}q`RIoPOza{iw_U`sB`|]p[_t\\c?O`aE{AGv@pGsB?C[rawDz]LjE?|Kw`dhD@xfvaKzOoPiDnLLnm{wISgkCqvq|pLDxn@rv@Wy"
    "w@GTMo?pKRGb@Q`B|NXWv?[oC_gF?dJAHmBxXmls@bdXrn~d~@KZEs^pzDKey}Yq|_sbuOc{HcPFiNTL@BtXCOssv~hdKrkStN\\ydDVdDdxWo~Ow"
    "CF`IA}wpGcHn@`wjE]l`CAdeyKX\\@PSnsb?pxm|AFP|e?OX}{LGm~RxA@H_d?NP^|@k^?aSjurS`pSBrLOKepQ@EsbO{F|wtvNpBlag[Il`GF`{S"
    "KoTV@KYFEKSW@R\\K{M]X~^Plz@jyR_daJaXCLled|QXQulxgH~~XB^UH{a?q|udkfosbNno{@NtaH`j^G[sLBp{O@q@A?rlArogj~U?x|qzszMLg"
    "F`|mD]yMUQOwDIQ^SjgG_p\\RA@Q@qrHjt]feGrHYJ?DYCRxhBMwy{bDIy^PbBdPU|`w{uPSvOQodBQX`}PWIA?xu?pKzl@@Pi~ivGe^zM`uRwAxF"
    "xctwQdt[NoHTER{cq?_EAoWbLX_uoKTs}oKVAMD[AOO{BoSsDUDt}qhQDqTFA~`SlRCd@RHc~BlA~@{aFp?_DcKyCbwhvBpk}dgsFyc?r^cUM?Fj"
    "yQLMwTS{x^C~AMPI|oKeIn?|zmxTKOF_ym[wNWkd?RA?y[ghplKdRps_C`WsTaHjHpqUukpPEnMFx?ddulCL{msHypoREtOpL~@h}~s\\{_te?`_E"
    "wTHM@o`fU@haEnXJrlwe@cpf}MlQLBwSxAXDq}LUGATVt{GVG_xIicCx}HXhwMWcF@{BGLs`zP_o@Egcu{wSDQSutrtoKaKwu`D@ILqSzh_{{RCI"
    "ULLKjcS`@`O_|BuC}^X^UnhSJ[aQNsvj}_`fD^tEz^?kMqSvHVGiFBScw@DeHAGiFN\\NCkTFnb{yD^D]AIH`P`w^{a`p}C|tap?OLOp`?^WzUaGP"
    "E_xj@ocR?a[GvrcGwsH[~QD[HY@_vMgJr`G`tmPLHPSkB?WorOppAtYaDm|qo`Pn?UKOuQW`FiXNH]wPqjh[Q|IrAQDhu^[e@PELrPpSMm`p~NsW"
    "A_DS}@WGE_\\F~]|axs[HuOhND~XN{~wuwiSi~SHnMCHRzkGcv_hO{N`xJ`tIBc@V@~fzxk?MgS@rmCVe|@sPI_KrQB{ablOl|^{KDXtmH~o\\uc@|"
    "FC_tC}dD|ttD?zx`EuT_wjlOCn[n?aR]oKx{|THCs_ho~totybK{oqr{GpTSNR\\nlp[rH_LB}bCvCfKl?]go{U]jwN`mNlpr~l\\tsJbmF]`FN@hF"
    "DBH\\IrGx||ovz}wc?oNVCcL[pPXXTalTDb`~TOxcyQc`x}xOtLgwEbK__aWc@CdJMjh@ossh{q`UPB|`pPv?pOkANP\\TJQPvA`o~KnbdF?N~?~DZ"
    "@@PE?rZnBA_gy}Ooy_xMqyv}qL?Gkpjo|mxIC~[[N_{}PCkstacMOhG}nNcuDo~_vrX^xM?nB_kkB^Owv`_zzm@V@cR{x_{q{_glsa[Y@qHNHMXx"
    "E?[V|tWW{puDwa{eBbPKzM`jsdCU@rEELpCy{{plA|XEE_DOLngJsm|fu?HI|Tolw`SN{pDI|btnCqSvwmlRJMWLC^H{A`|OHp|UDNcNmdyLdOd]"
    "~AD[OaPN|?\\HJ^fg?OTu~_O]M\\gg@aJnMO}DG][SF\\lPEqj[yaL]SW}bh@llzQLvQ_Jb]plj~SkLzRLTDT|Qvst`NK|TpmxIHCb}tAzAFBsrEA`E"
    "@AiALo@Cr_MfD]txLcXG?pKQH|doC^|G}oP@uNvpCqlfD^OHUN}?}{qSHkHrDp?nG~g`COmAwQl`JBkBB`@PB\\{Jzc@YlulO@pbwvmx`qoGp{qw~"
    "DjdwO^^}UOGj}SX~G[Al@jtj||eCBbcm@mHQLpGgJeYWunppE}ZwH@isxP[rG?tF@`[wr^_pJMPC}sCr|a?jp_cAnzLJElsZD_hYwahYDrGaNqdy"
    "{?DS}SXXLdKQx`oyyl]ME\\KBuOXGE_GKmNORzbXepX{?LSFywsTWsQKOBvPIG[hvEn|VOARaz@r~zRW`udDw~R[FMqwKvdtoej~ot`wkF]|P|lWU"
    "GwHOyoTSE|DrnrWc{nTjepdo}`Giz~`rEml@_sScCJ\\EtqsxD]Zd?ABsG`r\\}OeZ~sDDmopB[R\\UJFTMAq?Sy_lmyO\\lx?WEx^?oHcdcEa`GIMoa"
    "~[GxDK?bKa^g@Tt@}OY^Grl_BPTaPL`Km]WnF}OUkPhzEpd[x@A?wqcvvukvCPpzo]g[}RtWU@yAELWW|PFd~mxqADBwAp\\ES@L_rUDSx?[N|r}@"
    "ylGmzRlT|~`lHCwi{okjFcclL?Kf~@gW{`hf?^dOmBgfvT@xuNXEwphA@\\`BANwWknTb@~oCfqmav^MQzNwZwrTwSmM@l{@H|?`CDYDVHQ[d@sqJ"
    "w_i?OzxEW?HJGAh|Lq?zzMPoxLqn|c?X}rDlqC_NsMW\\us_TGN|EtuKu|qp[EScxGrHcN?SrMpxW|MvAq}Tjs~DRFTRuHaX}vm~u{BUFO?@\\hcSK"
    "`QCSS?Pa@quk[Jw`RPg{i}{|vO`|PU`HsBAP_CWmkM|SI~QBAncj{`xrxJCnkpYM?lg~y~|ZsRhiGlHTlrh_xP`nyATcBaDvJakZrYw\\scdcsadj"
    "Bos`@O{oJA`G}}jo}`cx{OClORsbzo|IBCYKv\\XZx~hB{Kg_{sKVIaHR{`pV?a@U?K|Aynrn}@?Xk`EpFSs]SD}@{?cbpMwaJ?Gz|APJgqKz@[SB"
    "{p[x_cXd{ZcAMXFpvlQOmNpZEmzOsrmfL~sk{}t{p[FyqzbBmSOWxQc{FPWVttC}}P~pAFg_GRgQxdWL{qLUN~RAJhG}^R_M@PPZkPTPxm{BeB_}"
    "Fe{]x]hs}_DTyosmI{sKwFSidaLOB?Pzuqhm{ot\\\\]PJl\\lO@RKc`REI{Y\\ZrsS|Dblvt[PW{{DZ~nGcGQ@JXQTJyrwz?]stEaDuqUlalP\\c|SX}"
    "ER\\MBqcP}aoFyAXd^AE[?q`}~A?FxT@FooKTMQfUC_|HE}KeC^oWtpHMOLoQ?ck]BPpMw?hg}sUD@PPZA}F?ROwDCodPD@snFrtTHAIIAN?|@{D`"
    "LiOa~BSlo|dw@stlvetK}R@cIR?RrNpTOHlppn\\FJok_ubKk\\qkIBeOm}`QBo^PAB^pE}O?wsQDCKuUExSXS|CHHCoF`JlxoO|Ii?PHVt_sjHKgZ"
    "i^OxIBs^Mpv`EU|\\HNGXzPcin^UjT_ccvIi^C~DUuCWuv@lLo_GaBZKwwaeVz^UI}oM@wP\\oEtkQzK@xG_?YS\\W|_}HlB]oo@?\\tJQ@cNsK[rJ@y"
    "v|[lFAPz@^@HLd[rCQ_xO~oCG^teC`wmRj~oCPlXJ``GIb?~@PHwMq[RFlH\\C^gnuLK?hQx?yNKUynagR@osGH[tL]PiC}dvEVOhp?T@Ir_wx_?S"
    "D^PEH@rEIpImE~LNE~TTR|k`zOt~{ADTV@?ryqJ|uixFVr@kJCD@Or|AsPkW{ALgvNH@~~eg@pgcROPDzo`fp_|`z~CKwmP{E_JuRoLXz`|rEQcC"
    "np{u}nDFAk|hGQkUF@@N@`zFH|gy?PWzU^S]PkdJHoqC[SxEF~g}tJr}xrvRuM`^D^wqvIWVE]Cq@cPfBrpRLBOR{RscJqxKI~K^sSDq|R\\dNRLa"
    "niNx}~cN~q[HCJtNCNs?FD|IH\\oA{N?diCDEAN{R}oHDC}jlQnpJ@NGf}bX@xO?cKbD||qZwA]?sFaW|wNLCKdXHJL|dCNkzzQGp{swW}b[kB^P]"
    "IBhnG\\[gSR\\ssCP^pPW`G@kjqdxS?lPDKrpZD}{[AP@S~\\tbC?pVIEGIrmfzvq^nu`_PMr`@kBQi@a_{D\\kcxNt]f_\\Xw?xfC~DHs``Ex^LbB]Lg"
    "IP_ZFCK~EBuXHn?pphFcNPd@fOC{ypGpOrlgAu?fw`?nGA{huigS}]sb}`MLDVAKEc@]Fns`SOZ{B[_Q@aSZLT\\HwOXu|ptd|`NpALCSvq|RLc|j"
    "|mDS?atdL_wxB~TbwM@c}~\\W@}cvt@iEo}YM@LPLAa[dqmh]SCVG}TKDPNwnASO?CNGultOnCPCoNCXBCohQs_KKEnyMokx^?owGs?^nBbhCCLQE"
    "mcsWDw^w_N\\W`Toeh@GwzUSQu_kvzZXjD_@DAW[cK^d^r|pe{A`olq`kBm[jJkl}e\\pz~@km`_V?|AN~MLwEFdKLSO\\BzCSoxn[xGMP_FoGnyakt"
    "AMKu?BPhz}pTxsSL@MXz{nHNBn`Vwo[TzcxQsrj^FpDuN|q[wpKuCatzxf@YILT}I}tFDnsU?IliMQo||?f\\BSoXuk]FvA`TU[K`zKYCjRPR?ogd"
    "p?tMta?ns``xll{@{PH[xNQNnQ|Fw@sssO[aIksVsrhPv~}BOp@lErggP|h`OkHFxnWW?n`GGlW_Cxa@G~PHI`li}Nskh`|Sh{tE\\Nx|O{HJoBou"
    "krPxzsDqq@pwCmHLE{Zpo`TcYnDTwGwfwSRwr`jZFmBZFJhct\\{|}@@l}^G[CmhL??K\\KNnRnlGsB^nzHCoeqaKWFcwYjCMXA|HY{OcADQTV|}G`"
    "xLL{gnl~zqwiFoyeAa[HOPcS}EoHisSe}JltCMw~?aDTtyxgzJO`?E@QtdlrOA`ZxatKS}qKs@IHupKBSW?NpR?qwMolFMlcJPg^GRCYA]HMFJ`Y"
    "{B|^COQYCdgNnNw|IF@JxnHhERGH}@?buq@VuBKiwR@wkkgRuqPG|B~x|NoPCpTfM@XXshDxHQ\\omsZ[N~xEGMGjw_k`we[ay]\\E{?X]vtsYL_Wz"
    "XllEAJmI@~r{V_HTx?do@WbW?_[EBcs^Dot`~a`pzpwRzaLSInDQ}uFwm?sJ{p_}E^cryqHlwqYDpoP{@]X^u~]`A_|Y~mx{zPlhJL|UKUQMy_w`"
    "@Rs`nRlpJo@A}pUFx|_MFOci?]hjBk[{xbaBxAN?ndLP@c`KxrW{?K[JCPIDHK{dz?_Q?RiSoAp}HmGXENOrskosD]Dt]^`anYOQ|nWs[?_S{FG]"
    "FE\\^viUGI?wVI[xKtkOjG?Tf@neBE~DRO\\\\awNwJs~o\\~pgq~MBu?|sV@qd{zStbmMotF[waHa?ywB_XuA?j[^nzkDSavnKtz`EKvqwNx?TRKnxY"
    "BtlztDdpwadeYBcpwpKXkldb|Skkx_sd?r\\tF]?\\NmHRH^KtsQ?mKMm\\IbXuFg\\I~NO^xP_x{^IDKl@`KrCcw`WU~OPhM~@Cpa{W{RpwNnkYH{TX"
    "m^i\\{AS^x}GGtoswIOOsL^hK\\Pks~QKW?Qpo?OSrpkcFL}DKvz?\\D?Un?tXvrDNDMntPygXbOHL]zw?`]\\S[UmSsGOsP{kcF|U~Ty[qk{`Gk}mNs"
    "zbsJQB{xETi`oPbrIg?r_~DsIbSixLsozHTRyL{s~C\\gCRQ^?PLIucGrXP`WB@cooM`y~|\\fA]|JQHDMBU@QO?cxK`S^@QlzK_@Y{pl_}oSqAG?K"
    "upp\\OOXJp]zAOskqn@nwBg?yGa\\rONA^CAJzp`DR[Q_QxHjvtsDjs^Cj~q{bG_Pvm_xJDmQHs[wfv?lnuRiGL^KsHCHHKNtnSFOpv`\\f~qO}AqC~"
    "zkYdOBDPF]CpDp_`BpGsClQ@IL\\kHbsbB[?dHNsHuA{gElGUCcsoI\\DJDQaug`dQu`P?HowwoTPNzC|JPDxLEqc{Al{u?NC`tmKdJPW}rQK~tQ`P"
    "?AqM@MSDSQCcS_Gina?]xcoy~oxV?c@DB|THu|?ZtOpj|^xKA~\\gO^dcCQpNC`W`QO@Ft``R?_tvsdk`|aOtF?|H|rWetnGuI_?H{~hYMBXKzngz"
    "x^DSpP\\Pxnk^?syHD_HNAOHQJSL{{?otz?t@CMVsD[wMW]lOxnmg{}tg|atCFMO}wLwb~]FuWrkzIp@}EMpJF~[kRPFz~OklFOj|~OLC@AOtrR`d"
    "zjeNH`_]k|wy}rlt~^t{H?KlA]gc{aRV?q@_{d@qStC?Ba|ZEtkhKO|g@}LUyqHpcY|yJp`VTO[DnpQ_KUqSA@W}HP_}Gq_ZvMg}wQhGX}fSCrHR"
    "H~dY{Ld?~ntOARBn~lLPzQku}AlAmpj?oN@@xg\\nipge}}{SEAkC{^SpsPpP@Ae@}}oTJP\\KAMosBUwg~SC{}~iBx}?[QYl[O|y\\KQOHLtmBF}hC"
    "HpnztQ?M_}jgnPh|Iog@?_P^Ee`OUk@Drd_@yo|OBqsy~[_VJa|ROxGfBlyHvm`yEe_BJOCXs@~{JQb?eD\\?~_HYr{DU}\\tNGLgV{OogrL]_PMh_"
    "z?_MI_\\WA_HD{lxg{oCwo`Rf}_cI?`Gk_qZVzuPlI_g~kqC`?_]VLRE@n~TNMXGmqJWd~QWoScC`Xd_wDPYdA~MbS^XyI^HUvldkAnklBPiiF_K_"
    "Flofytgd|tT|J?T{v_kKGqlL?`I{P~chKbGv?AP_utOTxQG\\Lphl{bxj{nozvRMOuQDeD_D_@]|qJ_lmUA@YqR|GJUsFbSSSkSs_snsXwsgfRxsh"
    "@pIbqOwfAPCkC?LBFAByuY|Ipp\\oo[gUG~|YPBLLsP[lxALIFnslL^khWrQGI^sgu|Peu}EwD@Oc?TG\\_}LI|lcLpq?qwnh\\Alwx@PF|DP_UplfT"
    "{{kTE^TVr~hxQOdK|NR{FBsayRwy?tCeDptRtQTdjKtWIOkfwrxSx_{zv`_z{eiCG^_VbMlhwAtBMOm?@u|WrO^UECXXsaWYEPs`A}quZV]G{AcE"
    "x`LEvPoYGY@hAY{]JaKYSNWwpXDno?j\\Mb_Nz[kXNRCtv_DNFQLNUbPz|~GVM}xLvmzmBsxVF_dwBElLopCfDZtVz_Sj~~[pyMGuGncwxrO|C^w\\"
    "uq|p|ooeBopU{atXwRorJGXbHOEqzXD\\vdc}}T`^gbG`F]D{qnq?f\\_Uz^tmq]kXP]{WRRnzJos~HmDGFPGqxoPV@oSpHoLQQ`YWzNL`@_SgIq_b"
    "xrwGI}sWI^lNoUv?I\\_^NPcr~OgiI@cc~?qH|?S\\BCdMW[kJxrv_uAPqM]S|~n@qGr|r@nc?xNxXoowBA|XyQU`YzE_b{le?hj\\[?^T|uJ?Tyn@C"
    "w^GMDnZ~~sJRMpLVxQTISsYO|s@@rm|Corwr~?GmCZcs}~vxAAnA{@JjM^S^|MSpGPK{yQshCbpauPDqvmxIxO|P@}TP~lKiDpgsGQLXX~@RItSl"
    "|@ZxBQR|ZV[q|y^sG@_|DYLf|R@yosLRvjzmpmPp}tuH_?P[AD@FB^ChNRwHrf?xwRDI_qLzpcHi~?O?ECz{yN|XH`~qJ?\\L@O?i@EDML\\lxKTcq"
    "}aoQzLOg}owtHoK[Dq]@}?\\f{|u??]DCxcSjLk\\Q?]OFF}]lF|_|ySxDR^YL}Td`BaLsbMlIznh`D^OUiaZ}JSW?wnDYK]HDJ~oJdMo~T@wDyoLB"
    "HmdEAbPVJcQHj^GdKs_pMbcFq[okRaLiI~wxE[PipBQ_hA@XsLDuya[lD^q?vq`ySBHiARKnyrSVtnwSy]das|pUCm@RFBOosa@p}b`fi_sVBQd{"
    "~\\`h{p|Ez@cv?@pP|}k|OaGcvAw|wowzcOot?K\\OE`tl\\\\TWOpG~v_Xxt\\hSMbDShsPO@NkGDB[`{sPWFmsdBn[P?rSs{tTGtQ`ADs\\Lw\\psDltU"
    "xa|svzCMylhBAz`SLnSpK|ssCSHorAv{DSLd@Nk]WLd~|ie@x]G\\`QXZ~TG{q[TK__p`C?_}\\KOcx^D\\~q@PHQPGMZ[J~HXIJqB^Rq@rQQGCE^s]"
    "DtdYon{sHBwqocXz}|qOOOgqwXDCrOcyVQgOH`aE_dlDMPHL}pPtvAWhnCpgP}shr}pMV@kxWcHJzljPRAx?lM`pjNBYlOgLzPGP}rCjVRLL~HGB"
    "rdxW~OHhw]KfDTPBKmP?JC@|nRLIADpY?nlgxalJmLFnp_YBO@\\evIxw?BkrR`HPGEPCYNGt|bNcIZnq}PCsNNtVD`Xa_?w{TbCS`S_v|BcUzauY"
    "N]wYk?|IB|HJ~]_Ar[|dC@OOPoc[~OZ}uO|]zmtTy|{oKm`@tmoAB\\\\sU@WrEOTF_spm?{VM|pD?_rh{{ORt{@|]yCgprantM_c|XAXI}Cgc|npx"
    "u}W~Z]dfC{lRN]sYGNWhKG|mvUVd?tDPN@dcKcR`nqc?zLoIF}P_WoeLy]dz{yYH@UYHD?dHc|swGORmMrtk`QiaX~gG~O{yQ``NJss}vhgzuS^d"
    "DJGmC{T@NLvuQQ{sApiAADkisAXLMuQL}^pEz_SZ|_lcGrOiN_wH?UQm{s?EjQHOpLGQrptvxa|dr`Chjs@~yRNbgROC?S`uy_Gmp`XlK?{uBaqA"
    "H`?szp{[M_{wyT?vUs{JHULT@O`OOntB~^DEECBaD|xKkBiA?[oEOlpAD|\\KCppaMAyDJ?P`Dbb{DaTbJLOZDMS?PT[uDL^gtqXwN?`X@VXNveeL"
    "qMh\\HTPVwBP_AmATXl[g|A`eC~}`l_~~IW?\\EMCp@ALTpawDHzJmCRhNJG?{@RX{DuL~Etx\\~vpT~PlCz@{ax@GuySD\\E@tR\\nstVuiACUDOhmcW"
    "u~`O|bV}CfiSDRk[MTuQNMg|veCMDnszMQTMEL`oiBwqNZh?No@bERob@V[~mqFq@plrCoLc@?wS@p_pxrKm~tXdGuV|vsDQn?cvAPtND@\\yCK?W"
    "}S^|A~o]@qgr@?^}@NicBBxWp~t\\_|gPrPlazM?OuRCA~xkJDPK`QOrifatrWUHjJ{l@}NNpv_xFwRpSQPp@|ksUltU@gs]h{Pdy{mShtosbqI?e"
    "?MuG|PhOr~DjMoSqk`|FqipYtN}pMJEVEJF|@ySlxP|IMzweDcWEAbddwBVozOBewp^AHHGVGRGrxvAV}pDvHPCmnt|m}m[S}R?trOT@YDX_wqsz"
    "KpPSL`|IB`G}HaPmCBKUu~|Au~YBudW|K@|U@s[~|LDTH@H^xcOUCf@OjAJiv?R{z[XcnQxB[@@V@_WE@rtczrlyGNSVZjwxCAgyDp]RrCGrE{tc"
    "o^tyu?wmph{UweEKIRTZl~@kwL`?}asP}?WsQnMQmlZHxMS{[tSaBcSzB_wYX@Sl`PTK?qwbGuMbOSW\\|nPOCYltM`mkcphe}m`z@BCtCl[`LCQP"
    "z`]gs`PrLBB}AqdtHQSoxs{K}mabJ`HAFDYBLAxoC^pu?pgZqP|^A@Bv[{{iEzHbJpwotOpGETg{nfG@XrbXrBa?~BGC|idis@CkpaFQblpT}oCI"
    "I`liD@tGbWiW~B\\gJApuv]Q@f?pD[|wj}A{LLP`W{TM?E[C_xKkWsRwL{?tO?|L}xo}YEnxU]rrTj?@KQTiyIzT`@q_YDPll|?lHmBhmA@OACkd@"
    "E_[iA^IN{_H]eN{F~QCI^pqI{}?tEcW{MDc?G_s`}rPp?}c?|rHcukHdu~Gbtn{]qqK~E_?loYKTCM`YfTuO{~dJrsyJROpuzR?mF^xbpAlNx@HB"
    "CcKl}pwn??|^wNSR?MFvEN{fIJ[inNOcl}gyy~HJKoOSHZ@cwN??E?CdDnGIOscKx?oMPpcDh`_j{bV{pL`NinxABRf}{Q?\\u^_uqpw^AURXsO`l"
    "`_PmiMPh?FO?DXx{{AGf{ocMCPbnBNnwhZgQtr@DkT?ptpwPjb[[wQhN}bHr}oKCRKX_I}|uux{fw@_|N_dTzBZi}SxCnaort^tf`RBi~bSed_[o"
    "MzPHlBor{RBEDoAENOXuk`Wq~Pa_s\\pXt@KjKM|hLnPf@SKDPOBADk|V{tyaKNCuGkDJ{pZOxJ|]}L?WN}WUlckMA{cF@QgnprGOoqx_tpgNEn`J"
    "CNGt~^IFu?Kyys@XCrkvDA?qEVwtx_pLEbDERnsXWOCqAOSfRRXefd]uHTC[pPdk?nI[mQtEan^uJUqLPbb}[eCXE\\`FF^|Hq}X[|_vxw{PftAdo"
    "[kIUFa^Hwtd[NoWVDMBAw@M[@}_`H^sW@@ToEsk~KoxK[jxjDMP@~PkaFnkNNLvg~qhIz@V}v_HhxTo?F}PfxLtSF^yQ_}dyRSxjDzhDzn\\MPcp}"
    "xZ\\dwspSTRLR~~DVBAJ}F@TxHCDxpylCCC_c|~[t{^_}mPLy}~KakAPmU]@wXA}DD?f{~r`h~ry]v^[ZB~tpSRhjFqv}@Sw[Jyp|ob|TE?Kn{Zln"
    "UJwMkpSmq~hE~`LjMSKApp_k{~oPB^?xWtwM}mOmCBRrm\\`KCcSGpsTnsZJgp~XBWb_I{]Wuo@kjqbiL~bbUs_CL{A[qv@TI}otZFT{rypoeKS|W"
    "vQYCM|MyHLoKv@dqMPAfra{?CAvtHB@T@a_S{nhL{?D}?Q@[}PH[MZP_BEWSraZ_wohQE~qLvTZ}mv}KHiT[~ScMz?tmRhGKa?gYM||fDpPY_sKq"
    "r@s|IAIxkRDn_uXxJP[tAOdGCBxc@LK`HrIBZbT_Kk\\|Hr|SFLod_p[qkc~io__@yc|AtAgxE{o?JQgl@pTKSOLhkmmMk?_WJw_vuQxF@|FpOdcN"
    "NF~aiq]wG|pgONtkw[DYqMS}|nD]DsovQBq_upBA~qVjER|n_{we@jVm{Eoos@YdHXoSF][}quThC}LMoAda}^dKQSkXjqOoMMhPQRhbCZHyD^pQ"
    "mmS}mAcJB?[xqu@VLJlhwP\\VN~D[y{NlHPuBgD`Hmm`UlAgkvXQkBMHgvPkoAKwy~]^gnQKY{oyASNgfv|t`@g?IEAgp?zGkqu\\cDkTG}BVBx^HH"
    "ERckC^Lo{fODwlxpnVDGDNaRNpmZh@]BKfoqn~[PnkFCyoauRzaE`R^Q~O@ct[C?`[`kILcvIMort@WTFPEVBoOrBSSz?QJh~?DoGuW}C_[ZWkj~"
    "tr|\\IPyfztDbIOqTFQMbiLsWC?tgF[qJxoOQCA`RA]@covMA|nRfCPhnkqc{MCj}kojA}B\\p@`\\nLtCAI@MAvA{KxbdH~bLQzLwgyBgk|MsZGldE"
    "ISD^tNwtEHDd?KchbobAm]ZeA~w\\CQLjvS\\hV]I_vo\\eAsug?aLPzeCUx^{YJK\\XHl[NgM\\^_pLG{@u[{_zA@}D^TQANuk{cgaB??PJAJk@Gyo}L"
    "xxGV`RYW~OpX}?o]Aryw`RBOP_CYBS[ow]LcOOD]lM\\T?beE|zU?EAcBKNXCEu^?WAtrz``@JMPXpcdV~G}XILdPFlO|N^WPs`YGxESwxSKjovf`"
    "~Wkf|k^v~]@E}sIBdffqzNcsAoEa~DtWN~EgHQbsGJ{N?ESaQ@xKvBA_m`HfLa~vh_|t?mm{~?DZLOXQA?XnxlcxON~iANcRS\\wL}aPP~?U[KsJA"
    "HzoFEVDnw}SrPnxXHpGJ_Dvx|@P`l}_iH?NeCsskERj\\GfSN@r_aJONzIbH{sCOIsW?SIYKbq~N?H~|nB^ryoNXN?m{L|t`cDrIgeSK]VTGZRm?z"
    "L{lAqaBaPQCWGtHOIoWtCKBAI\\dqtW?aKZtW?e_iyA@CcQeZEEz_utdHwODZ|STdA~_xH_hY|MOkCo@JD}\\_P^eFLPDSprDFPzvn~CtQLoEKCCoa"
    "~MDW|qoZzJNgJADEi`?AK?S`|jcpop[Ytq[OG`xItlplCt{y_cGpXB\\FH@wz_rlGB@ss_tjA?tXmxOeOJfxHx?{DmQeSpZcB?MolAPPWB[O}xKXs"
    "D`og[IgrNs@Ox@_?PyclM`p]}[ihYCXLBeK_TAZm~?Gkrb{js`ycIpKE|l|u{n@^wSshNnBrAPY`JTA~{`TGH?xOYASxMuEC?Pnwy~LbPWk^DsW["
    "J]|FC{ge~heRyapdDl\\^I?`fnRdE@[pcwcoshmoMynPSKOkHv^pzwcjxE?OD?\\Bsy`PMGTC}}VK\\?UWQo?kfAYJr`Zp^ADkpK?[uH_S\\KU[wEXs{"
    "PPxJpWSgIb|?E?cGvPCsHFSOLr@TB{?PDmgS}]\\QE|AVxD_q?^_dEmWrGtgID?TukBxUDus[DaSI{oyQO{]nO]s]|O]A|O]AqnR?OY{sxc[oHsZe"
    "|^{~}ql]|EW?JMcHI^o]M]|hqC|K{m~uM\\UIEqChhbtPnpSFL}@s}ohPKaWMyNKa|AS~F]ukzo`jxuLT|LTYR^{fuNO{GawmAcPHM^ly~KhSB}P_"
    "_plDO[|}~K{IWbZq@CWIQN_[{UB\\SodMytdhG[qFzqv?E@GeOAHcmSt\\CrtE{jO|wQ`]j@r|CqP|b|phC}_}_}}fL}QWx?KXDRQJ`^TGGouB|TrA"
    "H_r|LvdIVnObtlq]^yhFIxDT{@xv{@_KCB[[FsGgG?j?CO?kKM?YkOlDg?WlFaOb}CyFAy`nEK{Ur^Kn~`jr{RDOWimHECKF@Mp{qlA?sQ{WE}rX"
    "?AxhpQ@[CrERoowoI_?}IlsRqEHEzMxJI^KG@qjYP[{qQ`SlqCT_Ijlgdac~vo\\XhR`hKXYaQLWmPAgnL^`BvsgSL\\Gf~c{?}|LAJTWKq}]?IKKN"
    "qt[]?qCSxPgjQ?HfjCxYJYxniP?eEjICs?@~x]|CzCzP|K\\b}cDEIV_jSns|~CRAY\\_~DoK_UAV`[CctIOgwLrwwMAtQsptOvpMXNouEH`srJa\\T"
    "pRrtDl\\BH@~LR__a~PwwHloMQ?pMFaWrboDQt?hmQ~[dxaAJPXDvlMghYbVy|ucsCB_t{MOwbTGKHPW[HLggGOvpLpg|yOHAxSpB{KCQwAYZBNd`"
    "EEUIw?wMkQseAc_kv^gXP\\tDKll^y`TPoad\\ExEHYKrtC^R~EAc?yRGkA^PI{uNdH?P@uG?TvQmXgnpHhUDk|_\\ooOJ~G[KBF`JpB^Oi~pGgpbcs"
    "rVtGEo|LnQfvC|`UFn}[zm]kVN|UuS_zD?C[OC|[J]OM|scHUQCzKQp_~~slF__n}Qf|T^WmpMpCIP{o_|dLpogW}BF~}`\\uAsbXwnG]rMgqKaHK"
    "HbwZz~WQzLOqRr]VAzdMFw?HDrWdB`i?xXOdA`PNumI^psmwB`[{Qj{S{AJIyqWcnq^aEO`C|~bzK?tl~qNjxa_cGnKVD`N|oMSig?Gc}NKux~Px"
    "JgdcDuTNz]FeFvw`VAB?lbwSpo\\nwkalo_dbOn_j}OwtIpOyD|HX?r`_`S{HTaHD~S{zEq{`@@ScAztp{W|cjKKtDogcAkjsu`sf`VMSldC}u}Cp"
    "oK|Kxk|vCNeAH~dElMshzFoqAe@hAtloKgSxD|?j}B?kVrpM?`e@OF}i|@X]NqMCLX{mI\\_DH\\XDwI@\\@mIoOQaLp_PI_~OVup{_H^kSRMp\\gq`V"
    "M^xKzNsTin`kdPrJzNxws~SesnNi~tRwve@nmCFRroFmu_l\\ITJnA[Fvyqw_z\\@PcbOtC_OtD]SKJ`]CH}o}KTeglw?Gpbhe{lp`}aTiANkiYo`m"
    "vke_K}k_SOEJ?QXOC`~hXbPlo\\zxTfPAJ?\\ZUjgXybHNwNG`?QNkXMUKeGpHucEk{obg?cBzuAGhz`kBzL_zw@cb}QYixnw}~aCov]wuJPlsM`Ij"
    "rsRjb{kmzWYEN]W_zpej_~CPGl`RV@S|Iuw_vPpBNMk^iAlEMd@t_rZLQKh~?~lZPqJ\\BLCWqPF}uAhQqJhKKqCai{nj~?faA}TqB_EBI_lcKioz"
    "~x_L~xrnuBKks_[z`VkTGpX]w\\xVVN^wrgyCyPsC{?IqEcWlQSLWt?szKNDwWJnAAs^oz{`K@S]DxUo?}pwvv?jh|pTVav_Rf~ceJp[eA}H^BPum"
    "HnWdDcUcvo~WeY\\yxLprpuLJpr[GKAeHu@ucv_XYqa`xx?Xkccr]A_pgwbo{KRw|epdmv@l|}?`E{NvePeS?oahWI|y]|lM?y^SVoBH^@E_Zy@gl"
    "FlX\\GpdRDAXhUqGxPJxR|XHDP?wzNl\\Tzpcp?fU\\_tLBH]JdEs?\\vBZnP}ooE\\xlz_bIX`PLu}jvHn\\V[G?PS}m?RBdCF?HGsm_fqKJz{]dH@]Hl"
    "v_OUHjYmvF@{WQ\\|I{H^DcTP`}_I|}oV@`XpmAL^@hTsMCGJqNck?RSFr[Dwm]Nr}@WFD_YVCsLNe~ScxqeBf^`Zye?wz~Tyl@xPNdKwhQwNANsW"
    "HEoAzoYjzb|b}Ns^~skcnkV{sO`^tQ}bu]Wx]|tlE\\bwRN?hWLjqG|LMgsooOBmSxtdtFaTCrMM\\`S?ZOZiFy}y_JB]IN_O@E_p[[~PCNS|@JOxv"
    "nD`DsQGNlzPXB}OgFqXYM}ozPQOyDns_AQHbHO`PCSD@XBWJp}|Y{ns^L\\txibO?uMKU@?XlL`G\\xAKoyg}B~O\\VjBT\\KnKKK_`W~sUJO`TOGt`B"
    "B}jzzX\\UJA`S_q|OpqCTuOYzz`oPC]GsC]Pm_rKoMETID_\\PEzeMPmhIupeCV|\\nV?S|GOsaImjwqJTu|PHaBCCZ@ctxkz\\rpbaQilvc~rX`GAk?"
    "J]bnCOmWLRRnbB`YJDd_vC[TG\\pPn^FxxDlPr{GJ|^i@?Ph@?AwIw^xQv_Wko_k\\A^\\WKvWHx?BYA`Jy@b|gWDxetR_n{luY{PGdG@o[GMGJGCcP"
    "FJg}ELWg~P]xR{rvIoQRA?k~v~lftQHcxP_c?tWkOc|urSC}\\\\dLIa_COAspLpximoqP~@WkzmDq?ckUIC{VvjxE~_lh~ckOQ[RuA@DNR?JUmk@@"
    "O?z|jA|EXNWJsR`Tv?\\UJ`Kiw^@oJ\\EBGMSvG`LNE`@xr~szBBxOEsCO}sCTp_dG@^DFecgkyGLhuOK`nBkv\\pGlwUxNlA`}naOaq_eMvMzsA`Vu"
    "ICsS|\\qbBQx[taKrr@?zI_KJj?_|^[T|V|j[lqKnF}thEk\\f?LdY{AxHslczM_U?yAwjDacWESl`rSxi|wCcrT@aYr|oN\\|\\BAsb?@twqVbvM^ba"
    "@o|[BSGatzGJE{~NFaL|lm_Ka|S@A_xfwB_eJFDWoneyuT@n?]OoKCh]D?pC?_cgyQc_Jzhjl?kY|ACl}Lw[FlW[vp|iDbHCB^OVuAcQm_O`zQqN"
    "Ap`e?qeJDaL@H|STpAlRwAoAG@K?O@_[CBtl`P@@V_hQq}d_D]|fKBeIt{{RB~PiSyHQxRlcSZxHKoDC~lfwH_kK{}Q{KPCOVKkpERgOwOhYy]dM"
    "}cPP|\\tCG]lX|R@L{cyYZYFfDU@ls|Dj~{Vy_pDzOj[k{j?n?SO?woKsx?`k}\\Y[HbXUhMxSwMSp|AiaDx\\^sbGiyqTjJqs?AcdOmB_VK^w?hkg~"
    "JMHkBKtdLmc~FRr^pm`AK]PUnD}C`VfDVXD}h]dWOMTO?k|DQ~oN\\a]eoME|jp_uIj\\Q~pshCNo@D}xaENh_rOpIHydDE@CgZ\\gHSpzyKCC?nKHw"
    "IMc{?XsBu~wg~\\jg|NgYF~@qG]IEKCpARr[vx}HSFasxucRvCkW}JRbvDA`\\EPhSeP_}xpKXGRyQFbTw`_hECCx`GlWI?``v}^FALVoisqHN`}lS"
    "GaS`D\\mH}Sde@bFnFpe?Clx@J{TQLZxI?c_EKqNqupWtlq\\MwsGuvH{t}g\\hEV|cwaFwJ^]Fzlg^AU?DJMzmA\\NBw\\DNo}_lebfhGQdhDr[VRa?v"
    "I`_]WLqN@kpnTP_wkpFA{g?EBN?ywt@qH|dwtoLCG|Ld~zmG?nOgpqShvqfHgnf?NykwUSnqGNGeH`GcBG?JKF@QN_egp|BeMoTqCsWygbdmI^^?"
    "|Ng\\PNsr??pzFq@Y@p\\e?otU@ad\\BpKyFDNjDP`Gz@\\K?rSLot}u{Ksb`mDnQ~@UHUkDrL?zoBT]Uak}J~_nYSXUsldsC}GDubxVBgLD?F|}rMpz"
    "yM?l|KpOtKrwRbX@uAdLsagirq@L?AYQs^_gPu{vvMGfj~`loklsKog|tzsWMPX]x~Ost]Px~ptGWMg`t_o[DNoAYbh_uTgl@`^zxqyAACOvrp{p"
    "DQXOLndCtN@gI`K?vE{{ppKXFG~vfTUECnyL?@L@Qk]F@?S~h|`hYRc`yn?f~lhRKB_L}IvjDAPAA|hV~_rjv{xQrrLcs?|hurW?xYKK~`d^Bp{W"
    "YApKx?|a|@NAASGK@ZX`vpnk}kO{q{z^lat@Hslo~MtCyLgys~opPAwrpELN}SG{q~kvIe`WA^pqgbXsuaGo?{r{icnw{Jt|?K[Kz|PeW@g}@`_O"
    "`]mPt}AJ`PLNyQxMENlT~O@Qy?wjBohJIxSnwKth{aogBHtDFMxJu`?N{K_`j`}nEer??m|]soS^|?Ct@Ko?IG|OPq\\AAVpIKsocIB`^vmdrAALT"
    "B]lXQQsXyIwfC?dTCdksuB\\Rz~@b|MxFuQwxgoxG@yReLbPCzlKwJBr~}LCqG~?n~m`Iw`GEDlmXvQKlG{stCS||{_@^qBcSFZohLsGUAPIIrhDq"
    "u\\tND~?Z{`KT~D[tK]{tI}Kei^PHDrKC?pqq~p`QusHgDJDtQhji~oPW~^Wo|`Gq~PKIK]he}D{LLNoKqPshO~HivG|[PZDFPygOGA@ZI_KeB??n"
    "TvDs@eIB?eRp_~WFedl`BlgNGsw[GNk_sSw\\A@gto@wI?r{SOn_\\tcQhLpKnuLA\\?^tMF@SN{O{t}PwnByG]JypFyplRwigi}m[FWYm_pN?LInXj"
    "Sala@D`d`gC{GxLwvb_|QqUWOKwF@|@d@@Jh}kgEelPRDp@gvPgMIBH\\oGN\\FMxgLDgYL~P\\B{[^oNDsuA`]ERIGypsp?pDXLWhZGo`PGmgBzr_?"
    "}l\\U{JVtSndTRaCoBoZ{?mBqLrouDPSQ{psLJQpMH^ctupV_v~qRcsTvABCzC|hLvqhCUmsdCzBj||OdDWHh@AMQfOK_{}DCmRXaRPC|x[ODrSZd"
    "QM{b{HG}Fb{lI?_dzTQAMmr|QmehoNcXgDpVJlHFU`N{TSLxDpx[@\\P@OnKsMe[u?{\\Pu~OObc|lT_OTEUTJzo|JG@Rio`Wf}ms\\}ot@qCcXNDPF"
    "J@s[l`smq]nA?P_fvn[d~[WenxOEC^knNy~lAaLhN@GyydX|wpH]}pXGu_SawaLlBshOt~xYG`D\\S_dIHQOTzavzmRCqQbozpMos@afVqp^x~VS}"
    "BbHuPrstB_?qU`{YrAMKPlC`HQHNk`PikKWG|IT^|x^kwBLaUnhJITTjsq|ePCduLMdhlQK|E?\\YsOgas}hCttoewBB^\\SuMS]Smw`Ohwcnmwapi"
    "~}}Gw~TKCOHMidYKy}?{AKfyOd?b~O|buwdgom{Lvr\\`zNtmsTHKDO}NOEXM`Ru?K]{~zlppWBbm{TszDG|m@kDLnSPmIHE\\J~TA~lUN~~mAG?Kj"
    "iDPmi?~xhs~xB^k??}l_itGF|}[swsHZH]vzC^pIL{pPIQpy?~OSTP|cC?g{vSVAB~SvmaaJUoO\\w}L}vPocGMVt~AsT}tdQv]OnI~~vp~WZH`lu"
    "L\\|zMCdEl?PZz^C{A~AFJ~SxoB{^Gj|bMu{~wNwixPc\\Jr_bg_R}?nH~~?DLApIp~^ACLRZ^|b?^KlTW?nx^uqXYzCZrx|OoC`H~a@AREp_A?Le}"
    "~j^AjLDo{lhT?Ab}?o\\]CbyAHOSX{QeAONNXEdS}}blKJ[?cw~C{FbGOBr?HJRPCJ`?h|M_DmlCtrw|oN@Zc}NfeQBlMF^|[{S`p{EkcllWL|MDw"
    "wCtayuY~PaXzymwqIxpJ`_KsL]ZAQdszHPVwmS~sGgoSAa[`v^xQJlmGNCpAkNn~GU@OxA`JDox[IbSz{ZpBvCdT`_V{bqNym`TElr{vIaTBMRPA"
    "QRS}gP@hC}OUjUdBzQ@lxAmC|Q@sA^uXCFopIoDzq~L|EPLf{QhK}MLG@BFI~^S`x@\\Qw@mJDE|cICL@waOgnoD_Hqpes^lVnMHjwa\\j~pW}@PtV"
    "m~TNA^kezj_~`PEE~\\a?IbSR~|mJtPdu}N[j?SP~f}H|A|}`M@XD?Lo|xN~[]\\buy}d^JOCV?_I?FlW`rmzhPW}Lx{cOGoKN@rgKkhFfzUwcz`so"
    "xtgNG{cdUcxNH~yQOq@WJoh`NxuOtpiduM`EPdgu{\\dYta_kCG|PF]xrG?ZnmIP`yDfYu_LC?ngPnQovyeeDFrF{CQsIFl?]t`G{wQHlAnTNyrLz"
    "KJQ_Sr\\\\_DsF?]JfpPctKpHGLmOiyQlx{NtLJbhN`\\xHNqRQU`]NTOkbRL@}wAXV~_O@m@wsDO[dm}gwohD|EZc{C~HXudHk`QxpIt?prBO|OQFk"
    "\\o[~LCzw_{z{{bwWKQn|}ds`}@LWJdFf~_@iDPMIyXSP|^E~xMgbE`aD{}xb@bDuykpYIr|NI`ShzwfoyFdR|y|fC^iF{mK[yPhl}_DfCc`]iDEk"
    "R@UGI^HhttFn~MXvow|[G_HlABYAsRtPyK`PxglMkqhT~`KdOlWjAzpnpb|DJUsUCnkps]VxzF|YKUcsLMK\\O?Wx_|kOSQGowcsL|oC]Leo{HR{r"
    "?D\\SPfGXCOMhyBC|CldqNCp@~cOdt@snjS|j}NxUrR\\Psa|CQ^xD@y`wmm[VXMaR|a|_N?xlv`osD]MGXTep|cGKy}z{BBDZB^?gBOHO?@Y}rxES"
    "jqnPsmj`|\\]ULf`nBp?}H_L^KVwnConsfQqOrBTfkXGWyFDDwPGr_wKX@LXe{PL]{|`R@q_[zKdKt~SQxuHlFT[yhSB\\_rVzOOsxHpHP[AE[O]to"
    "VR^zxb[a{@BGP]mhHA?op_Z?MLnpfYWyt`nlAZtBBQABEnfA~nGrK|JFSBvOx[vAEaDLAqTyPA{XnkpxB`]X|Rr|undqLB`J}`TRb_l{tr\\JUILc"
    "BdXVnO|yFBTOwA?HrNPQtModApXu{]pFH`xtKrBlBo|JyR|y|^Fay}tdtb@YwMk~r@^uP?kQ}`v~TOlZCEDiWpShNOaBgxFA?HGNVYB[uDaAzK?c"
    "PlrAD_~kEwlFB?rcTCSdJ@wc^t{ovW~AcKL[qrWGjUI[_a`h`[ssxKuAzSM]U`~bLkNpTl[toq|RO{?y`PLVunlVNJgZ_?QTViZjOVJAOXDWRbvl"
    "ejzRRFuo|SozUC\\``UL?j[dNgQ~xSsw|G]fF[XDCk{Sk|Ykc@CLeidmSnnFA]bVkn~B\\c|}ZD\\pkKXla?}BhASerVS@c_uATYXFnNArAHB_Ptb\\g"
    "k[HYC{J{wjqleeTc}]aV@SUISCvZXTzAKS]Znfs{Oz_aDg||@Do]kdMknW?^kiq}_{[AGcdH`]IwzhFOBF[hYHEOhuJk|uTa}sydjBzyRWm?DXDe"
    "KxoKEK~\\oFHt@ev`lXShjXGVblO[tORsk@\\hUtStdxEZkzby`YQmN\\}?_qdpNMSX_t`N\\hDh`SzA}~g~Ow~vAehBj?Ki]ANVJB{|jxEBpOp{NSbe"
    "GqJAeH^Pfr^|rYsCQjvj]gZAw~C|j~LsrhYJwoUv`W?}_yLhz]zuvbVNk~^i_bSoIhD@`Swe_so_MEU?nrkJREFAd`^wQBDhR@~AmkJh_xF^N]{W"
    "iL~{lXTY`QF]`XGOdq{sSnlZpG|[_[~qdZGnBGMSdAPKhJPut@|lpraEUpbhj_N|ZKWtSXRAtD[m|Jx\\^bDQYnSNCQr?rAgktoCKd_gdAbGuKAeX"
    "Di@myxE?QLFsMn?v`^?fg}fmnrWlo@Cvk]}?FavnzqYKfrK]`PgBu{fqC`zmpjh^BXGVvmx|k@E[k^@vky[GJcZs|]FXL_AH`[]?xhET|kftJ^tC"
    "`PBAJKR`DCpdqB^XGS{M~ew`CHDe{_PA?Tos`_OF]K?xUtk|xKEQFbhYjt?aC|F?qObA_}ekywFl{KjAvdQGXmmNh?U?u?RA`_tung@]VLTzoIob"
    "DzGN{]YXDLoANj_Ro^\\N_|_aOVB~_yWIxUIUyQoFDBdE`^cImk^YqxgWeCtKDp\\G_uRurG?\\y`W@tuSv`RTR^yfrpCsdm|Kpr@Gt~QLuTQPYKc|f"
    "q~nA`_jg@XE@rfjZ]bhongRmcdkcn]?xO@@AO^pzkzmSYSIGJtFvEstexOvFIg|wmf[J`W?pQ?HoTZgfXKPi\\nWGdShQ~iKKYXGo@}pjrdLZuhE?"
    "qZN{gZjqBFKfkOu`Hg}tM?TX`RgE_s`?DOOLon]?jejx`XFA}HDaHcoB}axuVlIDuYHDzB_i~sqpq]g\\DyxYkTrA`YGR`W}MqEC]vJEmk}AKirC_"
    "vT_izesmk]Hda\\D@autT`QSf{o{|`SgwSOjzvbIT`XDL~W?fWbcDFFSSPy`tOvnARM?]LcNAiZwaRCkZT_ON`Q@~TCPdd|VAUnq?nSXrIbrAUmlq"
    "HCih~XF?cGhe`Us~Nn`lHGhIn|vU`QLE_?K{@ich?hEUg|hFkG}YoHGCVAlk~^xuhrom_tatdET[xQQ\\Lt@YOPt`FW}O|G?V_sxY@q??vKHET}}?"
    "vgGlxRrACLhLhC\\_x?aMgRYR_xGIPMWExysG?MNzP`BAoj{_d_}zvNxWD]Lsj`\\VEC@F~@|fynxIy@SXuST@w@H[B_{imn?_OZ|Tp~uHtA`px]`c"
    "p[lNqo{ApPkZDqgzElWCR\\\\brQ`|EPaE}\\P{{QGPDMbrJs|q@?LtDAx]VmpC~qAC~OPr}lD?GqFkHR{SU^HjFQX^{OlazotCs}Cr?`XDEdTPzRDh"
    "CP\\MG^wiE}PMx~_gRLDX_~OBy~Zw@bRzEP\\bW_CBXeHYo?_V~t\\RU^ti~??F?N^YKNWA\\NxOmRop@]_ootmCtOSHN]RrQ@_[BN\\SsL|b?YpCxL^u"
    "uVK|B|t{@Ux\\uBCV@BKqCmhFOro]GOtCpqC[DpzaIS}CCop@FPPvBkggxQH}xqnIqN?t|D\\RtrDcAlo]GDc|kRYPF^?w?ppaHzdRup|Mzn[jk^O|"
    "}aWkK@sfDND]E@Vkyo?uC}PQvlfwFvCe{~`fCqC]EBD[C@QQj~@FFnlnlaWW@qx~@NcMELowHD|qQJG}D@pLlAmZNVKBAnk|Bk`by@gJA_whhcpz"
    "|SWn|mhDLuUGC`GnDOhRM]Vrn?XPvnpeyt}NI\\[o@rh\\k@SkwoDWv]xHzOO]o?gzC~hF{^[QCvLcN`dtEQI@ZOILz?[jOAtQwrdKh?b~MNaI|RO_"
    "ENtYu_PW~osKx`Dd@|@V}odUoO`DN^CL~m{ekq\\SHT|cnQAFle|VFj|cLP[xT\\|N|~?[IaWMI@XmHawTub\\ULM[Y?nLvF^ses?@X}C[Vx]{G|}|E"
    "HqxwvqLOODT]S_{MtMaCHBsUz_{lrQhWlOH]B`ToyA}NFM|}O|^]GN\\WC^s\\ypduPnJZMKOrK]gUuoKbuEGgAnWOTOSfCOW_tNgeBp[vK_MKA^LH"
    "MNHRGQLhABFg{ngQ^SeADrpBDcHDCEf{C@Rq|_{NFrOC?n\\`dNj^Ae@pwpiBuCGzEAxVz`{ZKnxh]?{hl_\\woB\\ll}s]tKgBx~BAGNk~BOPgLp]@"
    "x}\\q~t|dS?]eB^L^w_Ky}nlSOC\\EHB`Cz{r?x_o`J^tVzZouksl{zuGB`Rx\\}nlMNl{c}}{Q?o[SImwRFPlVHTsfGoPeFrJooLO|GPgfwndTsOdL"
    "LDCSKPGEpJaCE\\tC`]P{BRSp~kGCrlLUyDCBpMSBEMH}lMWguoALOMw{OtFf{R`mwqTiAopNQ@tE|BHTCr`KUslKH`HJznpcPAXUJAlDnNCiFB^k"
    "k`lUt~c~qa_W}k^y]MtDJ~IHyqtbz{pj~zhoC|HCDQ?Ft}gxG@hIxPgvFoDaI^klJo~yFPdTrpPls}HqDC{[HMKtnA{IPQCapTkmg?O`DkMGEBPB"
    "BauKqQGbzk?EUKmNXs`jvRc]psTODPXTo_k[O\\OxPU[hpAC]V[sb?CjfAC`qNR`FDRDzl?vxIO`W~ylA|}~QsB_zGQkmJ~[Z}^@ouaS`~Sh^wrTW"
    "LQO|DOtL|OWxqPtEyK_vFzSqmmdVAPztA@TZG~a^p@Gk{eXQPoTKDAOIvRP}~pWkjqKTD]wn`VC`C?PM}~`lz~KuA@\\VAzlCS@_g@_dB{}xW?QH`"
    "wAYNnbpm{N|traon?]Y[y^nm[L[^?nMEzg|cz`cNF_sNVQFxDrTNC\\SyCmJf{\\CFE_spC`DU@tJaAao^HOMViLPXELC[scPk~aaHHmPKUYHcyOpS"
    "mOOjXkX_HanV{]S|yVWbN]YLF`[_g~{NyRGcOne?vb_bxQCjCCLXM]n~EdL_~rtR}}XOynHKH@sNGNhiLoWWz{ADB?|`HmHxRMsdAaxtjMLIAOhk"
    "ILte{scvLxtwLATLwm_V@bg}?NhE|nUJ@PkCPiXHAQrzzkNrunxAH|?xqOowDB@X~^v^x]Nt@N?m~_jRENyqCRGI|Bcr|CdjQ_Jwv[\\rHPULMTHS"
    "F^[Zrp?F|tFrS}WLspxpI_L|u@c}{^tJCgy@{P_j~`d\\QM`TFOHpzmoLKq|BCmunH^Dn|glA{rcq}O`a@lSrH~Z{GN`RBhcmvOSntSOyu^Sow]eb"
    "`^WFF~brVNxBv_lqzMLMH?LKKD_rruh[DPObIqpu@~hYkQozbC\\QtNX]Q?\\qL`kG?~DKKOt{{@@Q{@kd{?cYB@cx~FdWLa\\bC~_`}]BX~p`NXd[f"
    "B_]`HP{jwOhZa`{j@tK[KoOZL}lKUkj?~mxPDqw}q@seePo{Hvz?tjL`jr^fmoKdItPdEqlPCgCeg}TiP~z|MolZtsMHAoda?OLAQ?\\VGMsWDQxu"
    "}Tt@zP_h{p@Lx_xc{A[?yoTC?|~?@?{Y~J_ct^]w~RS{ApmC~bHhlqDTx\\DWyOQZznTgIkdZ|~K@~jx]wOteFw~DDgNHI`\\oJ?sAx~HFD__[wQHM"
    "|pr|HP`Q}OR{B_Hau^rq}OdJzAIDNPDQBnLU|arp~?TBF`{pWkmuF?a_s?K?uQWxlahNr]K{LRSoy~?j{M?f~^X|J{weDp]Sre\\ju@{euT]RHH_M"
    "B\\FALNj~~rWsGVXwq}\\_DMoaOoS~{o\\HL\\E}zQ_|qpgWJK??`RCApN`ZS_PKBrOj}EDBKHDNQPOvECTyNUcfLaWBU_GFEDG}u`^A||XY~NHqpN{i"
    "?]tA?@dIKnoNNAPu{V{@|xGZGBjA|DWTs@syvUnANDLg[{j|r]cx_pC}[aSMQu?g?abz|}gD?nVz?skix`Ww|PWVEkvj@_hcCBHdYIkD[?DDOTUU"
    "tqD_xaRhE`t`B\\pbKO[fMLwy?s@vhND|vM[hNol]{OPzlBlt}rRAHPShJE\\R@d@s@CwRzrd@?jwUBOJwJE@p{QcjENohUNF?y@h{Gp|ML?@\\t}TJ"
    "RTJe}bTWz?gB}tpkE@@iBo_oGR|VFalszlKi?[|GD}S{nUaW~~g`gOOgB_wDM]dBvLTCD[|{Eq\\AqcKNE@ubMrhPL?XnDPtk{[LqvNxFqmPOC_HV"
    "AOWW|M]FG?[oBQGzz~Ox@dOql?_Uf@QCz[tZv?CB?Pw|uQKxwLpGBmttka\\VT{w}Ea@uuo[p?AQ?IM{_IO\\FAPOiIaHUs?lTBpHsATxFd{p~CM~T"
    "xlg[yZtm{PiHLC?pLQOh|es{DR\\`CRhY@MtKM@TudofzqW`xS?h|{nHfCTSkO[Si?`hYALD_wOU?K`L_CBO~gmk\\zp^Vp`PhN?Hn{kL@ws[ovQki"
    "J\\XFAA?PKqpWjbkyWRx@tNG_srfx~K|wgKFoDUdzN_[wFp|hrRO|tzkBL@W[HtP\\DR`lMR\\bxRMpNNDWw@HdpMJowLLBU]gMPMTTi~\\K~`sJPRlO"
    "x[kSmFS{OBGhB{`GFNKlz?HM@A_hHaL@}S{}MA@iI~s~A?pOFm?xF{tQnmstEAtg@Rtpu]O|EoTlmH\\i}?LtDIs[oPCTPMogOKhGq??kxo?]}~uP"
    "AbaivaD^}asRKq?\\rpy[|dOBA@DApjTE?^LBG[ww@TXEDKiSLpVoDRwLOL?UTQ@NqntIJQGwGAp@NQGUv__eAL|]V\\@yxpK{M?wxon{sIlcqCMlK"
    "q~dkw@wjuud@r|xmK?LdVo|cE|_ox}\\UA}WaecCkAM\\DG^P{A}y@zDsQqE`jW}yo~SweA?XJDm_~?{sc?PSfK~?yMk@q?`Zj|~xyvqOkxn_KDgKV"
    "okHNsbsl?nh\\umiWl?Dix_hTC?w{y^yS}?c^GQGqBbk@Ns`exOLTKbzlD]vYAhGltLxK?modv]@i_?Rj?QTN{QGt_sBuqtszAsHNE`?IwrILKP_j"
    "fPLFD?HVr[`Nv~\\G@aOSkp`Ono[?ABdMqMk[wQLP}?hGw`lPRvWYsPPE?_g|yRX^Ko@cROI|`siOJ`G]}FG?yrsLF{[rkAL?y|`HaZfw~_GA{M@A"
    "y]?p@AKhCD@c@a@bvpzwGr}P~mhGF@{GrmqF{^oc}}@k{^x@uqSc~bYMySobv~CzH}SBPkpNp?OJ~`\\W{@[MG?XrKN@E{`XTQM\\hy\\K|CoE@JPpK"
    "FM`~H\\cCpQ|hFSl@xCKDD~Or}K\\CV_pQrmLoqbwQuT^z}@wGrolN~aSsIN{JO]l_P_gfHBKiF[O^OktcQNDEGQCNT}S[QnE|~EoTMQ}FKAcQE`cn"
    "PzSRz_suE~tV@Loc|N?jvbBtu}GeDmDSF|xWDOLt?m{xEpSmpqCgBp|F~kPNCQHjndSmM@ClJ^mFn^oUOLlXLAGODCCoU`LGtg|RBCKx|PR~H~[h"
    "FcGSz^O@raC`WoL~IJLO~KAdPOSkxbcfC^ZmL@tQ@B@Mw_|hsMRv|rloPDsYj|ylnGtau?_DU~xmzAsauKOqI|xIu|pg|qn|K{?y@~TDjqh_IM_s"
    "BB`BLN@okTWZyc|Nv_cx~NWu?qT@npDej~gbwBQA}@?bIsONF]h\\qGOVFaTltTdXq@|Hs]cvx``L?eOwCOdsFp_NBcwtKOcPq_kf}Z@?xqkjzltK"
    "xB@BFrPExcKRGolROI@MLK|pzbHIumPbAQL[ubRl@nOY~bcKGQ_aN}iLzoXX}dSiGa|Q{mO|{^GhHSsZCMeO~OglrCpxrSc}{A_t?p`NvOPFxR@k"
    "I`lCAo@@?TT]uRLDHBSK@adKxR@qS^Ra|`{wq_SMDo@w~stfSylzKSS{Ab{WqiwDHQOu{Qsk?`{hLK{Sp]WAqMYHPHgD?bWQ|mHczSnbGeP]CuUo"
    "DotTA_LS|v`SotIG|~gEqRxoBfWSZjTCt~ah~PS|COdM}`?cPrZXc{FEN@[xnelb~}gqm~our]lMr\\PAOP[q}ajny`ttHOeXv~XRnQxrNylcC`@I"
    "I~{Ws[hjBsxxTAryy}DLvepZiDLFIl@IvsJh?jOtDzSGKoWg|Sq@?rSzka_gUpoKJ_OABS@O|^okENtGRlhf~Ps^po?CMm`}HmHz{M\\GqE\\L~\\EZ"
    "u^HfHAtgNmgq@MuR}{bywLDXCPx}|_gX}]zmaCp\\HJSrv`uROqOoPdpq?tdX}pDosM|cDSWkyCdrRKwiVCSZrJt\\EH{y}jPHESsol|ZV}AXtouIr"
    "~Um^]]HkPblLD~csJ_dTNB[azNdSLc|@{`{kjogSMR@dLcxOzB[GLRxd{|C{a?xAwmLIHscB~NLJA`P}{GP\\z_H_wlstsP[eRaKXBKRhRddR}^xD"
    "I_XUKCX[GbHS@oHVv_pbVaMPzoDYsooLwLJzuN`WDS_pIOOHzJ\\PyPWxB?p\\IUhiOO\\S|eTIEq|I|Q|OAmG}?Ps}yo`NN]j?DalEFbTx|\\osB]lH"
    "}~_\\{{|Cx_cugnkwyPhWDCGzpAiRxq\\jB^[o}PTfjRGX@QL|CPOzFAXBGoIHxdgFC|d{tRHu{b`wyqt[OJ[yG~uMvBksEMZ{|[DSEPcNBpT@NPhx"
    "toxfr^Stz}Tt@qKynAge}?sZGMAVAnxUDpKc?OOfzSoqsp{fF|ICmQ_c{~x\\~\\PTlMp^A\\tCE_SdAaXwA~\\DNsD[A^Tr@\\@As^ni}RLL@j^~qsxF"
    "DOoZW?_FL?UaH@lOy]dO?S@H}L]Uq^_uWPzlrmJww}`ROKWy?OraG}GeKCPCtdkzFmhrDB[eCQtIGOc{KNY[CnQFwmxWNOtvCPSwzO`QNasyOOxj"
    "GP|OquoXm_BnvPguszHQCQkaxjor~bcN?_Cv}bp_vMqJtMomI_tFFLdA{QPcG@fTLC@My_tFBmPDzJwwY@gGuLge_`LZJ|pY?ABWx{We{TlgEo~w"
    "A\\XH{_\\BAATJ{}t[vBcrw~{lCeGr}_GoTPZptadLxowzBSyMqNktEt?zFo^|zlT`KpJjw[?jC`LU}pxozQoOBOXgkS`Topw}N]cp?QhNGb[gLP_M"
    "}b\\KkBkvzEMEt_xYY~oUGnKTF`EMP_?R}LCKQTzrm@N{vndAAMZd}_ceATGkP`pJK\\[?{V_q~Sz[uCSaJ\\wOIcSzQ}cu~c\\TDpX?I@C?I@_HAapC"
    "{dUMFopIlohz|lo\\}n`BLB\\BRm`Vupwkz`hC~b_uw_[]ASg]LLgbAQGqDtTavnp@?~tpzOP?}Qg[GPs\\oRwgNPS`lsOPyVbaC]`qBtgXC~KbF?O@"
    "Jp@@uUW_Da\\G@cp]{rS?HnLNxOdO{^lWAOK|@a{^STXhzB{Z?`p@vBgyprp|oobsFr?bKpOkE^{yOluEKa_lLdC?{DHE}_DWC?dxAqLt{Ba?}`Lz"
    "xBks|NL^C\\o}waKYJ}\\_p|nXH[d\\C`|X}\\y`t@wZL@kjHn`az_KBB^LRDSSgF~{tG?_|A{s\\Jb_Xy][GQ`lXr@tjBsCynOZ}}N{}rP?}uOCxDOUM"
    "la_YmA@OMohlp?LiN@jy@L\\N{QG^NCC`G\\[UB?|HHEH[yOvl@QGjACdFptxf?aXon?x]|s~zvbi\\`RRtPMi]p}@tk~wazNCZFMkhNFsFkfwEANm?"
    "wnvnK?DPFfKIJ`PILO]UIS_CKSOUwbs|B{{[RNkzZ_P~ymXASJpA}kO?Drn|ATWuE]DJ@anlnQea{{[tmU_VAkHtEq`FCj[Ju`kdxbWIpbHcI~ol"
    "MPbqE@XgB`kmTUkFG@DC~PdI{p|{sOO[i@SmFoL_s\\e@na{tG[jN~^gaoQS_Cm\\Nim^v~mmYDQHl{v\\}LREY`Zj]?QP`?`GxK\\l|uNgdnaYdGdxn"
    "wTO[bzs]I@DE[QOsEp[KEb_ex]CJ{@soGbDcF`LLsOol|JPb~]tp@UShxowyP\\mJxm[tIn``@iwc~lMWZp`EJ_gMz|huEtCRO_D^yA@Io@Se{khc"
    "sQSwEAgKK`?io{X?w@O?}]TrzPLpBl{kA?o{|RcgUMk|{Oz{qR?UiQOgBPdXz@ppv~sOnmCaDbkEz^cpxp[Y|?l\\ER{uSRDEvoDHJRWHGr[NK@DB"
    "s_iDNlW|?\\[h{|PLsJ@bTN[HOkhS|RS]LaUBy]`Og_pfglo?yQ[T~C]\\?|thA]oAzaTHCpwyRkHonWW~P|hULqwmBVlGHuP\\w~WNR_mFE@\\Lm?W@"
    "Fw|^~n^xyEthvD\\RH^oq|K?z@qXsZ^BlzPq\\DMlV}M|KFLtN|^E@??axyyXAD|tgNCjoAALzjlr]nfqT{ow?N[[jBp@oNRDLbl~FonsYNn@hzSxM"
    "FRbnBaS_xB\\GFo?RAngKQ[zs~`BeGwUUu@dwVU_u@UDdzByHz?ULGbcrv]lTOpO|C`OuQDsgrrx@O_\\fmR_izAWxoyRS?POno?GhxN?jq\\@MD_qN"
    "}`gQw^PVuApWl_hUymEo|^?~{a]CqBH`FsEO}O{}Eqrhw|G~I_BA}}hWMlxfDoseDanqU]Sml]pBxAc{||`Orr\\CEaXkPPcKl`H@I`[^hohaKOXJ"
    "L_?jECaADpLlAmiFln@qNqHM|MlOn`dLW`LA|_|~P_L_EtPh}odHxnlSP_KJ~Ozk{mx^oSgp]Bo`CKTJQoKPM^XCxq[MB^EEE@jr|TpHPS@\\@nTD"
    "vlxQ`_XJO^gl{EAPw@qUxBHT_~}[jORbArN~FhlaoOLSuqnAxSDMCm`Ys?puP~Tdi^L\\EOU^KQx[Fm{[@RXc?_CD~BwHpdpzLnSy?d@OuP{~y?c|"
    "IPtSA?O`yaWICRGq|mTXnnpm|`DawoxhGmkD@BdFK^g\\}NmGC~@ApN]OX]OnF~?qqm\\MBvrWNoSsIRcN]qpmv@OpvAxFu^pP?mCiUQiTycHSBaid"
    "tAzr[~WUJocjIK`j~q^t@uhjs_lG|\\?lNB\\C?|C?M_Ubkn@u~MXEC_{k?~?^DMDYwaEHHbWEyr`JF]o|P_zpuQEHWLLCCMmE|~fjDRgdyQtVBcT]"
    "BqqMv~_DLRvCNa{vEG@xusFlyN`VF}[f?N|^v?WAe?xT@nN~CbZ?Le|fC_nuDbCndC{|BKxGz~t[~`pAN_GsBqDxwnWkGb`A@?dg?RViA@?hEMKo"
    "@lKiD~s[nrXvE`iLUAg{wsEA{KX\\J`wSBlxbCApPz~{yGny_H@XxSzVkv_o??RdXyDoyPB@H?iddn@wFqdg|fqwFAlDznmWbPlxlO?iKBfXnGrDy"
    "SbGbG?S}SW|VyPwfJ@lbD`]~yneCwquJQRKiFRKor]W|Hljix]SdIPvy?RuFs]K\\@~TBC`DI{MEQDPtq?kGQIPspsr{UxOgaMOxpF@ggzC]LEqoh"
    "n^{JGPdwFljrpOdS_pzqPmhQ?^[[}?cv~]cctz{]CbkoJRh\\JCum[_cpLpl~sPKJTW}[|Ol^pDUHDrlLxO`hIr_VrfTQ{fwMocSNCtdoo}?AA^lh"
    "Br{mAN[rwQOmusADF@bytMo?IUCot|?KFQ[Ay`S`~ADVtRThIM@X|e}[zNwwpM~{LMK{v]{XFcPbDPgixL|@vrPswoosoRDR@IdGIr`VL`{tINXx"
    "wHD`H]dP|nHqOP`TK@[xy~Qh}@_ztPsF}P`DNC`?IadW@~SU?SXmsrTFt^oOGO_Psmc[t|LQKowwJAWwCLt~D}@CP}O~Cnj~||\\DK_@dwBviN~qU"
    "|QwCGq[kvYF~?`h]}{hgQ?kO]b@?NF{ZAsA?A?SlIBEoroHp?bSo?HDG?et@N?ANxJpkEmS`ypC\\~]{}wSGa@ab]ZX|IK}hv{@C]z|d\\I`?kXcoN"
    "Az{aF_PHx]@BH^DKO]CsNldN~?_D~MPiEKxdGKs_[dDZB{w_AnZz~?KxJ}[Z@kWQASuQS^Div?OVtnPTEpdnBa@ZFODBBBlmABTCNPxywChf@|bu"
    "??Fi|?`Qf\\GoAao_v~kfwAgWASG{n|tR|PEVJmqRQmkbrMoaCnPdDPLHzBO|Jb_xFrh^|opWMPSkzNT[prLYGA|@?`Xg|vh`R_F~Mr{ixz~}{NOK"
    "BZcZv^CRy~TkQ`u\\IMpFJAtFO@xA@uQAwcp{P]SIOdDJUA_QG^s]BMa[S|lN{M[P{Q[xq?EH\\~slJ\\KKk]K|FN_m@pMVCNwYDbohK@cx?}PEPl_m"
    "jjX]XQ\\rmOXTNr_^@DOdF`GXCTToDOGsDAgeGUp?{bxPNOWN@OudL~G[}owzzNgONq|Jw^Wcr_KF?Mq@GcpsSNoVlQOKwk`T?PFbz]sXy^ckK\\sH"
    "JLXAGvCp?qF|pr@hBA_G[Q?vNOCwy\\@SAqkxGMcX}aSH{UGoPSx^LNwW`Zh@AYcajAOcoYwpX`PB~K?F{}oZFQTjGsexJ^pAvn`NJE|al|uBHm|h"
    "qmsFI_ORkNwoqlkyGSY_GrIHJntBuS_em`iAH\\SsV?PlPOxC~ChSPp}GqAgdtbWHI?sKpzG]p~XhEFDtDQtV|ioBNCvyvaKqO~|GQOL}F`U?KQTe"
    "i\\Bzwz[IFdufONDYt^XhBRoyrpGjwrgk?pLF@ap_HPN~?P`KzsLSFLD^FLoTDsC`FaNwt\\obt^\\fACt@PoTN@A?}}A|JFPhRy@@XIbxCWCosHp_y"
    "D`DWAoxc{]gXzbWkEpwxA}hUQRsgC`w_t]tpI^?M?Mft?bL`E_kF}pk\\}O{WDQON?OPdQTXTK_X^G~{yCB[^K|pyvhE?cOXO}ru]q@Kh{DT}C^AU"
    "yrU[c^DQCzcbTNGa}cwl`SEXHstWHrSw}^}EGtKyIq?l|_wjB?{}v|yJ?H?gn}g~sBl\\oOlVw|ggiQsYXPXzunWe}~Rx~P?X}MDPtqIwG~S~ljeE"
    "BCOtGkQOs@gjmSPjBL[[}b@WwUwl~]UiyqkhSqOKFLHBvpo`wMXOvL@_y^wvpC@[lRgi@ao_~g?yBM`hK?ucyolgO?LVur|mxJ\\SnQKnN}gO{qGO"
    "IMCmtDOhwaKVq^OZz~`BPdlM?Pc}|AtDG?WKELEAHo{u?NxQzP_pmR|\\hECGJ~{ox}_}@rTHP@L{lm@gFZ{r~qVAF_PKE\\cq{~wGDNAU|zshH`Gd"
    "yBLRCcdjw?pFDM~aUwCMGRdvw\\\\V{`|tBuH[s]HSs?dzApWeFktUMO`[uIhx}aJXx~O~BA`v{rDtF}DcxM_g}_gzGaXiv]gayMlsy?[\\Aa`TGKS_"
    "{jtBTPTODohd~phdsBPMucocBOUD|Nh^J|tPDQ@j}_@IeldFZAQXz~oX{g_vvAkvIg?tklgqFLstD?_m?{vmA`HYIC[gVIw_zlovA~{z@sSNwPMo"
    "xcS}VhFq@?JyL?wIN`LeCEkyzZnPlQBpxckpGWKxF\\Sz}^[exNpmu@|dqQJOtCg|SzpXD?gPwrC_|_R{y_s~CQUaQw|NxO`P~paF|Phzxp{||TLo"
    "qKs|@tdQ~~{n|OGYtoKJImb}snpQW?KgF^sxC?|er}sNkpISJOcgs}pDENdVO{K^?oW_@\\Rgy\\klpPSj?_wGApF[JBdvGbI`HV_fG?|jS}xXORhX"
    "K^lQGa_JBPwu[?PTvMGImo[}K`@Q@[?zBm[Qx]gUrmtpG\\\\ox`x[BqWFr`@UoOhGCzlz@NlG}bw}B~{XR\\Z~{Pn~y_lvUNQ]CL`^X?XDnpgHA?]J"
    "{BHTH]XuCfK~R@jqyCshyBjk|hDoo^BY~EsQ}bdgCQH^CR?]v\\|MW]_QoikJS~pTqb\\_rOkPyyxbrK}H{Zsy_qUCC]\\tnqKQB|dPJOx@|^XYV`ds"
    "MB_DGBt_m~qNF^wHA|`~KcGbmM`lVco^yrpuA]@lzcDc{@dsPQPVQaGMx~nxt\\[G~bFcCNjzxzhpx|oqM{ue@tMHL^OR}ODoBQsjWLlRN}}GoQ_\\"
    "@BHW|cSxvQcHAw?\\ylch}u`Ip\\DHx_S_xQ?{~^HC\\_xN?OLNvKNiHv@UTAhE|_W|KiSJGP|bFrg]IG?m}|T@uucsD?Srl@S\\MBhb_{S|]@yv{nSY"
    "|JofQnXItsWz_qH[wSkSmIkHoPGv@QGCMM@zzQPFB\\orI?{iRqIM@m~[vBhvrngAvB?wshDlG~w_ybFAA@C?GaRTzb`gHA\\K@rLeoM|PMFX^JF|\\"
    "|RwashxvB}vtxFC[laPfSNjxk\\Sq?wGQ{`h~PxEaD@eNb{wNwcwgnqWdQ?KPBg?sLMTSBmTgHrogzE\\BPzOUrspxlc[VNLyhM]k^{xGMk@XrQn@C"
    "_||g{mH`pAvp{rJA{]CcK|TInPL[CB{wPqLgoOhnIAt`{qxtBaplumTOTHY{BLSyCpQMxClGA}{|~_@Jy?iA}@HtO}PIO\\`{}uKpJofABy@@xcxZ"
    "I~eNDKZ?B@_rKnw_HNPEsOvvEqmkKdsyxF`R?ogpDBPRF~x`z\\aXamf}KCswLNCw|EGpImNtHoYB?Na]|^OI|@lP|OP^wooT?L\\_Ba`HwfSlGxD_"
    "k]K\\ybsvm`MSoPsgMR?^FlLSPRTWG`tbLoiT{oOzQcLawn`ZB^xAtN{[IPd|s_wuJa|@lRErEbw`l[J|JaclwPvvDq`lX|xe}wwfJad@s^xKNRta"
    "O@lXZqy@xqL{FnBIIPl\\prZSIUHlJMxnEoSzr`XxpnOltPDD@DHLz]g{Jd\\jqOonw`sCnMrwy[|UuL{EHadmBoc]mqhNx}SqK\\{Z?qtsHbdGDco@"
    "EO|fw^GT}Pa@_tH\\M]tU~FfKhv`Px\\KrdK`XNoV|EShyTp^f[_|uuN{e}|uB}?sKPDTXCUTTr@Wu|}XgGKpYtBs[HuOvegXDm\\siCq?n@ShRlQ{r"
    "vN?n|sPqG~KogbaOEj@fr?tL|t`rfsArBmlfLmRxjoHiANKd~NgTBsVwv@Kz_}[TOPpUyKwAK`A?qO?K?@XwoOlH?kxbNQQBhIEIs]jAFNOCMNpM"
    "RA[MpAKkJsCf~`DcpOBkXOR~l^HEGQvwjr\\@yOOoBASSLpjTF|Wa|M_T|pXYyBTDtexHD^@~srTS~zy[zMCIKsLyx|@TwHGeJMKfITo`G@cayelH"
    "{O`i@?od}\\aF@sPw|@KKMQrmJRj^N?mjGPPf{EtoD@\\N|As[{NLFOVxdUr\\FOMo^CDGfNM?rtCd@xlQY}A|X@{^qus@aq?WyB\\nAv@EPDR`|?Q|J"
    "y^HXUFPj@m{gJOC\\g?CKF|bxA]{A?m\\jvCWXVSCueDTmv^gwppSjGDDyJIbnODWW~`OIJcGanOGyE}C{KLfgyBOvJQ{S{OiYCATTvbHDNRcNLNKx"
    "NYGmv^C}HmjAHPL@A?[JQ]Gqx\\^uyB{JLzwXH]ny?Z@Mi}TZ}]_[N]xuzaZcoWoPx[Tb{P~K?kMJZnpOKOPl{OkpKHD[|nGtytChAmtgBSg_|rRA"
    "jAscw|vAozjAH`QJo|~sIasnj{rNQRTOd}^~GO_`y~a?WpC\\zbr|Vnd{HHFQvmCYY~dWm}GLoP{IHOg|hAqY`P{CF^NxDN[wEls~I^G]uCf?QrGt"
    "XqOMDr\\e@]l_KQS}suTXtq_}yl?`GDPoJtJ|UB]@{Z_H~q`jydKaEIu@r`oy@G?fyd`{xgCtFOUJOVm?}tO_Ad`DyNN[iV\\UAA[{u@ozAS@xPpPD"
    "DCOZAaf[O@`F@qyKkSvzG[\\EA{XnHc?YyqCLVg?@K@y?|?Q?FYOf}AHJtQWPNPwr@sXSdpkBx_X|rErA@mlnKOJtu`KjvaB^l|P\\XG|H|p^yyChn"
    "D\\`VTQx[vpYU~[XpAbCXPtCD_uEKCj]FEUDLl^LXErbft{wCuAjl{N\\KqJNtH`RenAdmpVjxIrgyx@o?EgKo|Q\\w~S_tIpx_~[llCaBOx~tq{?HW"
    "sLvs|Q_r@LCtv_\\|Da{V{kwn?\\fTEbH`{bGDQhGw|m\\UXrUJXN{BtauIla_wH]x^qAHV{]ifIPIUQ^PQiowbPPW{j|TmO^\\_JhGN?HGp@\\xxTaR|"
    "Ec@ODc`exBxQLkHNMW@OWKgvFHFbHPO{vd@]}QhdLwXbyN`dF@p[PrS~_|Wypq?t?O_P{jADKcO_xLSPvm{Tz^t_gQkahQlvOp`K@\\dmqocpLpRc"
    "A}?ek?A?pAGiC@AXENc\\YY\\f@oHUZ?qfHBH_ukuEMPGPT|DSGOdH@d{eoOPYpoj`SDdKH}K{tnGR\\[aFAwCpHMEB}`zQMdOwLPDI~OJm{pgBzcDj"
    "r~LLu\\~jA_dk|^dUDmJuAM@fTZSWt_qMDM?J|B~Z{P\\VEqGqy}KQX`X]X?lhtbHSzBw\\i?OiFo@tBotkmOdb?A_ZWp\\t}Qwq|NwmAM\\u~?PLJCrA"
    "rQ@_wnmCsuWIJR|csvEHmZPqFAOSNTKT|O{`wbzAnm|XF]SWDQ[tEDpGHYCZJ]gyUM@XRrWS|KS?GkSznb_nRpw`ldK{R^okG~|~ntOG@DV?@_Xk"
    "@A?hEw|F?]k[F~X^Klk}GB{uzaWf|sdiAQOz?P@RWIPHpOtb\\aRbF@gQ@cSviB@~}~GMI@{?usYOnpW}|QlcsKPbS[vswY?NHMclnPgI}Qq[zOhF"
    "|vtDvi|BtoSz}nourcC[wFD[D][BLs_ypRlNCPQC~MwjK~s{DQfAeQM@fpwyDKPkwKltL]kQ?Sx~nq_aPb^|`_wv}aWrVN_uEohc}OdhCudj}r_w"
    "yrEP}Mki^SxToaPuuPD\\GgtBEa_aAoXOzPWY{Mgdy_qS}UxPLoi\\IeK{ltEHIQZ_NN^{BtS{FrDd_w}ZKqp[ia`qVQUIDo|hBmguHmyVIxG[MR\\s"
    "SNW|Lnc?|BPR?mwAP}jjtqh{@SPNyCopIP?gE?Kme`s}nQn|BFjtrFZABjq@nA|qKeeCEsAQ}gSeJVCWrB}EIfNDRlywcpRr@k_mq|\\[KhpduCq@"
    "pBwYyPTXSlwJy\\K_DdlOblmGDTWUANOe@LybnO?WARktVnoWucHHJseBFLcL}MfGp{WhBO[{~qyHRz\\{oTSlB]qwQrK{vsWrXCxVPsH`Mq`PM{tI"
    "Tqsg~c_}|gcFjpP@J^p_}Jgr{Tl{Fa|aWq{f?RMKEelPEBMLCEaQZ\\mAlNlS|LlKKe[BADAguACFBbH|Cd[nEBYeVSm?F??cIrPoCTgRmRc}{t{S"
    "n`AuVAPNvB@sHRdMx^gG@~S^LpW|?mxMJcCsMQokGo|[|ctqzBHyLjt~{llQvxFp{o_{SmX@TNoOIwCOy^UiM_tWzw}km`GBQo{x~M?f~scdOAdM"
    "GO|wW_wlGttz\\U@ZQTt_wLp^KxDQsm|QpQ]p{\\{a~DLXESx}~]\\e~OZ_}]\\QD@i\\{zwzJRPo`P?OyS[V?Pcg{|S`upwLo~SpEP{J{rtWn?_i{Sy`"
    "Sm|qQVw~stCgCnKs@ktrI~Sqx]ws{niWNE_N@q{?oj@wFclGq?[jHXNfNSPC}~JwArwnPbmmw]Lsz?fr`]WfArX`o`v}ESrlRDO]ImiRJuSXvLP]"
    "?~tKt@oSCAhBK_GXxnTNvrDxCoE`yA@PooEE~MCVEpgfyrh|A`bLt`XEOSfr|b[qDmseGvH_GBDVqRXfLrLv]nrP?sG[Qb_{GN|axNukDK_{?JCW"
    "s@tct|xIGB\\CCbi@BslYH@D}\\CPJ[CxoGZ?j@mpOqBWcoWG`EcOkx_KZ|RcvGoKBV~YCQRXe@W~vw~tH}OhBv@lF~rorINssooxU}nXHNBHK|~zP"
    "yq@Iu^Zzv\\YR}ApJRACIDCl]_~?qF_Xv}rLar?wc{nHoISSpO^Ot|qTDu^Xm@d||qtmUX?hGLjbUSQ`v@kth@Q_QoOpgjozkBMVH~@SNJ_??HLoE"
    "l@|Z[~tVNsLJKaPQR?otP^CMCy\\K}Mxf?\\}]FSJs~u_Z@mX[Pl{zBNOM}pCVAel[Hbk`{b`LStKHtN{eJQW^CIHbNaGmGBGPGOrxA~LnWPWERPuE"
    "O`qIGpHbLd`DDMWC@|_B}]sUuZgb@IrZD^H]DawHPMdVUQfzH`Sl}W?U@sLBL[SiA?sd@MswKM\\I|jGusZdmBs]NDLc|I`Okg^xTz[Zfp\\@~PXGa"
    "NQZWG]wb?pDgyNopFUZAJmKmP_\\L@?LkAYdX@mwUp`nmFZXei`wYy_W|XY@XxChspQglQAVy@NpODxiXpR`^EsFyMpUy}c[e@OxSBn\\hMYOvypKt"
    "{fXAHO{v@DlVQrzs@AcTU~KjtNWJErSYp]D^Jm?aW`k_{BbrYNcvB[\\F|t@NKmOgxZiOlL\\^y_[G{yAHHMLWNnO^~yxKO@Td_{H\\GmtOIqc{pc@K"
    "|B_ZCMokDNW^ESbjGc?~{vCdHccMPNBqx]nQyRDPfqG~NBtX{rVAIoX\\@zHdPphKl|K^K?KQ@NlDASOE{bphC?Q?yyDdJ~_d|PkIvOhKA^_IA_LW"
    "?bOyTS|pTms|{CkoGN}zyaJnunpWB?WNq^pH}aobWPSt~PJ|@BXI~ND\\`_XnPANh?am?D^gWT@zvTI[GAmHoLnJREPwh~KlJm|sNq~C~vOrn|}Gv"
    "JNKyCg?hSyb|F]xLzHDii|@|N]LmxrhfKdce]YoZFncpZ^wz@Dz?rrdF{Q`TJAWa|q`cQNhcGNR{Eu\\^wZx|S{w~xjf]_SuMD~CDt|xXX_cOu@[b"
    "{LkAz?WjB`|PWnbAIqG`sshyrRSs{fOfO}gwQECr~qCusQ`Jwe^?{OVXV~k{vlwmB`XPoA@q{}X^ELtd}bwiFbhrTrTi?r??|sENsjT`~pCZQ\\cG"
    "C|fh?pXIHBrz~Z_vuU\\dAQxqvRpns?nw?@bkQdOiDpi?rEOOxavdC@hJm?XhBQ_cqqTAtmAH@TCzOavyv@p^N@gKuZQI@X}u|ocfA\\Y_@q{c}neB"
    "grH|oRg]GBcZuo[HER_vAR[Y~S\\_H^J|L?oJD}L`?BlczlGIIaxOw}XrI~\\pIUtfwbq?y@XAyal\\AAPuuU@U|T?}sSID@r{ZNRFzzrKHJOOi@`[W"
    "vn`@rcSu?_ME~a`ISu[?w]`NI_kD_~_lISHGu?JpKOh[qoEf{aHOyNkh||jiul\\eL@{iKmKn|?XOwnglMOkr}cOZ[}DdNNCDT?lvrOLL}q{ay~OL"
    "UVZqJSUN@s{CFuoxpowSO\\p}IrzrK|K{G_|jA`XFVQeJz^\\Q@avA{}DpE|kbqQwmrOlZC@lBpPcgxlzjGq[HeR@M@iod|^w]AZ?b}~V?GJ?kuSCd"
    "mdTNGaHwc`GE@qtqqloiA\\wlJN_tG?o|JARnnAdBEA|iFIO]?`@NGEnbfeqSrtAPl?PuFTkhQ`yGt@DBrAC|vDOvJKx@Et[AGQl~?`V~n]H{u{oQ"
    "sPlIwO_S}jy@q_d?xKY?}mlzIp]BEpKtCAvuCTv]tlSYhqj?zOxHHcGfK?oZ|OO~A@xu??DNwd\\uCP~x}R`_Cs@z|NxC}?c{tdHWuBM@?oDoS^S]"
    "Q[{yGpXgz@yAOqCtDoBDXc[^~d_aGNhlQAl`ulwKy}dG{PDrHH?RC}xPHNdt|Ck?{mg`DqOJA?Ln{qLkK`cFy]aikSTy{[kbs\\mHo]`Ryu@tCbWO"
    "zC|_wV\\gibT~SsrrG|\\f}MCiITD`CYqx{b_xyAtiyooOSQ_xBRMiBM?HSqTIvgOabu{dTJ?wVxwgH~zVt~cl@cQMFnRzun@JE~~zSq[\\yogiOTgn"
    "EIo]sapZvP[PG^W`qf[AAt~S@?TPyK`buMWnNO\\NA^_R~_`bzoWVxCV|DRxRQm[]}XDJ@mkstr|GAmC{zPTUBp@~HK?g@oSwNrK`{PhKj^PRdmdT"
    "uQhiJzFxCDKoHmw[dtGoFkwo@ewQI@e~T_lxCnTTxcgHuyHs|q`x}KKOPvHZWKc{EAtPKQDTv_SyKN{q?N^ePlCPf`g`Ol_cBmM^iNPPAW?HvSSL"
    "wkGZzaIKAaXbCwDn}BJoyPl@_}sqy@Zk`]_RzdGM?jUx@OFiQ]t@s|aSDoDti~st~\\gUtsU?R_kDLbfrESt}VtzuvauEwTDsyDWSCdcMEcivtMob"
    "qA`dvas?ESTN@QGnr~fXG@wCCNyaDsBS@RNo@OY@OM@owlOb~O|E@K|asg\\WFt`HI}I^uk[a@q{Dq\\TX{novDNx@?AxR~?DDY]OMzQkOxnPKM^XJ"
    "yO\\]Gf[wceJ~kthVDED[CS?vMnx~vTdz|BhFERrs~@C|t?}FrpKnKpO~XqZmtl|hH@KMz^k?L`CxzrDeEtLaBltHG?pJCUPEKlFwI_sQxcLGz]Sq"
    "OB|I|l{TDbhjwo^p?b\\yNA[IOS[}~pTfEnhS?BGyVBr}@BO?BMB?}iivBou~~Ac\\}khQ?CTCLLeNHNBjM`c]?AIy}kLEetok~ZWNfDC\\ulcJsSmj"
    "kq{HzqXi}eFuJZTYSQRs@N@^{`cvKa~gtZhKuq?oPk\\XOoZUJLsdxRLtoNvzH@`_`RkVMmuNfEWR}dYExNSULsGe?{shK@@}wOgRsuS[Hq[{pcDC"
    "?lWHCU{zE^HEu{`@u@tawo`q?~lwv_{wFA|r}sG@{Nq?@VKjqlmLDGCgqCt[|aWdtNw~yt{|IcTRvHFnvPpWBsCArjdCquoKIp\\oM@S^DP|VKN[K"
    "?QhaySdizZsRRjD\\tTPP~psNs`Oap{_@G?X?IoxkABHmN_oS~SYhS^Sw?qIEzOdR@_ohiQGxj`[c?]FbvLqIZ~wWPaOqwesl{a`ku?TR?^hRz@U?"
    "PLOcBBEd_rHaqEvMCVa`tB{?EDCF{PSlF`@^eeTX}^sPwlISIkhyw^OWFaQbA}DMycUTycOmOUZmGNHkzpfA@tPnWMCcEPUZH^S|?LPLG]`IAmxd"
    "~{[IxnzAI\\WWJ^{Eq~sJFnkrvBpG@_xexZcDsPpMpqMeRP@`DAppOBEL~vMQURLkE|x[VW[g}lPW~SsYf}kqHQcJG`@qP^?n|_sj~N@SEAcYy@lj"
    "nagxpaoQ}}fxnLXBQukL{[u[BbtRtkwosptsmeIJq~?n@b|kB[~zya\\f{nkCDG`@EaOhu\\_x|[OU~JvZyOo^n|wyJQ\\[m}S_bpc?FDO{xqCFOp{W"
    "z?HDFk^\\aLpmMcCsm?gT|Qa`qMsbBpoaJshrUU_k@|Tgwo[Pc}st?r\\FHj{zvbtYJ{StQdLnza{VrjmIypPF?SSZ}_TX`PBsABWlupbtvoc|nMg?"
    "sZwuqfPQ~]Kl~J[}H`QIuPX_vp_ior_^Ed?_Bn?en_csMCth?~WDyOdXGOLJWY?JRASsxs[kLL_eGasynT?S|ZfuDbuHvawPxCmFucxE@re?J|k?"
    "K@U?FpzAPXWl|h[tW`uPxppB@tPBz]sknsaRDQlOsG?~M@?gK_]Blyp]AYxRBq@dINuj{G?^~@GY}Ictk[Hn@bgsymeWFnxwuRHEoEogopWp~uft"
    "|SrApV_fx^@UncTSI]OgwTd]_sKEHg?aitu\\MSTAJ^R?DagZ_td[s\\s_]bcgoKb~{]TSAdKiE?{T@?Pe{}gE}g?jDqK\\}A\\IqbaPxckZzqvvRP{r"
    "}~EpMoVQn~nXuKH|~d}OtqH`EN{[u}kzD}wR?L?aKp?J~nPAzqKGwk[_fMF?t^cbE@brsEnnxbsUuKwpN~sn?^gRHawvCkS{JnCru{OPJLRZC^BF"
    "dQFYmmVg~_}A{SgGTM~ssgLIw`KmPApOF`QDm?`@||FSDN_oyNIHEnDLYR{QDQk_}n[qseWAEnuHrQ\\Tj|wjAB[EHw|E~mtmunDKwbomrlBL?kwD"
    "A@nywA\\to`Jnp`skHkdRE~\\VOKw]_n|_A^WykcOjkrP]r_P@Vy|_IJKfF~_GF_pRj[IuEOciCQoGf}xXp_[O`YStc~wdNCksJR?n?s{[lO_\\GrSz"
    "M}SsHmPaIOhEyDPeCk[~?uFrNNHvvONh`\\d|D@tIJPwiF?gxKjbKwN]OxnooyoPqA?D]sTGE~Q_|LcDPLl[Vx~_no_|NHT`YzLGBRNUhxoGoraCK"
    "MltVI`[{{PpW|kuYE[ghx|hggtIFP]\\cg?OIy]hPFPt]ybTCro\\`SRu|w@XEEOUJI[{cC@AVSTgf?MEkY_@AwyWBe@TSso[[~Dkf@oJ?ZCK]GAoH"
    "BY|bG@mskAC}@l[?PiPqFNN}hMkc@qSraX`EwQw^MtLjeldt?rpTA_P^Mng|RkgTpcYN@[SftrGixQT\\P\\SfN@]Tn\\?T|[wWEncbSa|XgaXhHRGj"
    "H`uAk`_m@}yEm~DkCQL@wrHAFDW?F[WMD]O?D|LJERtLS@Dd@Tpvxw?w?{_QNuCK@oMHAD|XG@hp?s\\jM?RvrO|E|sVjTu?UVQS_~swFQqoA{`Ki"
    "qA`sSp`jHTDuG?_QZd[T|S\\GDctFxop^yMqLAR~O}cUID`Q_{?I|JgE?BQMX?eZrGPwGpp\\JCMbjEcYENrx@A_[]AOwcICWQRtX@yQ`tPDUcBY`_"
    "wlT_T_pBPAGHFOWTDYU\\\\G|xn^l|g@XDxOkPW|SY[NCiKRn_LaH~lS?o}`yUtuwC?dWTyq?wyFYU|UdZIPK??@W\\B|oqiTtaBLRwziDd?KFJx^h^"
    "wrxJqn@QM@gfEqy?xL}CIZB|~NDGu~hM}?{?OqwG@?_[~_`WHN{WzMhLDdsZArO]@tcEdmSAjpOM?JOpws^?NQWKH?khxX`BIgO]qaPqBUBy~|Cd"
    "J@{Bh@_hu|@Gwo}B?[U@q\\SR?hs_|Ocftqsq}WRktMOmx^`HeCx\\YcXSx{k`ECHiNQGCMN`FsmMPGiDWAQpXKpbAHmOld]cUxN|@Ucd^EMD\\ipHL"
    "ykWnjOol{OPkp^wNGllY@q_xK]Wwp??WtHKloAcgKckgAtOaJUt\\s^?tI^khA_Oh|?JI~SxZrMiKxowVtYcSzizf}`cFEBMHQO@QKeDtLsPsVCxF"
    "C|PDAbTrDiDF{~CgJQ\\R?C|Wy_wnz~hHsrKEEZtuqRr[BQTh@~DsIaW\\BLhtmrsYxtDTx`X[p@J{hOgR?qOlq}^fuOBxI^DPqRtpxOOO@QsEwODL"
    "~LxC~_Jc{_R[iTSmAOLY~oSz@|gEy]CevrSn@ck^hBck?sP^~LtkF@Ko|KdE}Lf{H}tQp_bnzMpvEOzC}~XdJRcxYpezv^?L||lWT@CPt`xYFShh"
    "tTki~J[sx\\XcJvhkwaqDzcDq~g|U|tGodEdjABd\\}WdQ@ASsjeZB|PTTnPCCFlX}tnW{k\\dGBPfoIRpk{w|xoPS{SSPqu@f?hQEKx?BAsHgaGn^?"
    "IcGj}q`DJbUI`ndKEG|mJQ\\WM`|snPsMJPsBNp@@rT[[skS@vPkxtAWTE`ObJbC}GPKoJ^hKER`[?ashmmgXOQSiBt`ULMe?HoX`Nnd]ZpgS?@`a"
    "}OffF}qKO_Wf[@{oyBPBommPiLOgF{}TLYbbKuPmTRP@uPApO}oQ@M|jFLeZgCK|L`Y]pb{Ve?CI@RW|sBxxuqc~FqHH|kPgSYzXHb`xB\\Gw|oWV"
    "CM?rJCgiNrXTtN|Pns`HObGf?egEC`oo}?CCLrl]sbJWI`o{P|t[{PSNQCr~JgyM@mf`RPgnw`JaLLDEzTCeFaxX[kb|L?QG@N|Z~peGn`V~J[aF"
    "{CpmP^TGysSumBVz~BnhE_z~@|hmG\\dasaWMx|r~Oqgj|?DFOQHw@~DxD`kv|NCuyyg`|kGkp}z\\nm?aBCHHOcHRG^dXoSHQxqGh~hWEHk_Iwd`H"
    "aljXy~tMEChTvEV~rblGEmr?z}S]nw^xt}Sr|okyjnF{yj`BBBdc|atjA[pH|BooT^tbwedHB_SomVI]yTDBk]tBBmCF@pNoV@_LGdxgkBCOFbhk"
    "noPUrDXgG`p@znw}p@KVsRTp}`Ce~jdlInWQsch|RarguPlP{NkKEt{|zjdSxzx[Ow~rH~DqoAi?ER[vzlXFJmSoH^l@EkpYCxhiGCC`CrD`VSPi"
    "uRT_CuTmDRCNBrhWQtbwwrkXkPnjEvu?w}p]x?T@qp@Y_?@S{}fk?eD`uss}QK`g?Dky}l_l~?\\s?OdiRDfN{nWJFcx@{SxJCOtJB@[]DNwa@pGM"
    "{~?\\JrG^JO@Mz`ju}mc?RBQFCgEF|rESApGWSBOgm~pPEr{lsATZ]aPMBhXtpsLHksDn@bhn_uKn?fy@AePYIBPkRu@{qOkwvatM_qo{QdSLzaHP"
    "rPoUu_lHizv{pkBfYk\\XEA\\K_pVuf@UeznX]Mw?NnteKFjZlKq@VtntdE^XTH?HI@KxOpQG~SKW\\nb?GU}qIxdocJQ}~CPuIrYxFBAd^PMK^}gXE"
    "pLOnw^dUuM`qpRyTHVw`m[wAvclit{`AFRQXl@lZDr_cG?hv?GlEtCeIhP|EKa]Y~oGcM^qNsw[ZV^Q?motQw?EA?_WFCSxz_?C^BN`T}aP|oPxx"
    "r_s]pSDG|vpF_~G_J|_wHl\\zI@HE`_|ANfofTrhK}qtjxgk}lpyDqL]Efg?g?ALLtzsREdFi{Q|Fvl|jCM?mH|YSG{iOyRRzBNovDGYZEQSAzqg}"
    "?dirv_`eB`DDP]xv{MCQJndbPaTFMmznG?{T\\qYBOb|V|e}mViJqTo`CB\\oHsuooxZkME?EH?a\\HK_{kzb|A?S@kKrX]CMTUCL[{@AtFJD{wS?xZ"
    "udI?qbhm}AhxnuUILZWNBRzy{XwdMq?[rO\\M|PxSpn}sTpgt}G?xjQF}volkxp`[_Olfy~l{xNkpKqdDQ|hjSHyAmPLM@nGzfIwZLT\\tlpOfsbG_"
    "QSH[ApwFlN`r~NXt{lxVwJbkJoPg?]dWu@\\SPqg\\vPKp}oxWzVXx?`Lm{@?xHMLIu{syvoq]vDoNCokWyqKvyR\\@k`L?K_dUwQwlC?oTd@z^yRLK"
    "w@GHvLLSvOwtEg|S?q`JaO[AG^|uCVG}JP`[F[Xe~SHEDRwtwRsTERCb_M``DBK@}cK_xT\\JCOuJ?ADEAnXOmV@\\@tDIG@Te`P_|nyU@p?Dm?\\g|"
    "vaS^oac|yA\\MO?LAwU\\RDKwcykBbAk{_BfXjZaonVuTLEakTM~DV@|_zCxGyBRE?J}xpAPsVyc@TLsMBy_mNEv??@]eA_p@PKSOK\\PkxNPg_?Ppi"
    "tRKy|p^k~CXgs?@uFpSmKToroo_R~b@I}p[N|]x|JS_}`QKnCP?zDALNrvOhrOUI|pp]p?lbtCTeq@|llrxWxPD`L|P?mYsw@z[AKmgnx]k[KLYS"
    "X]LrxP|FQ`\\H}Oh?E^tPyLqJDndwtm?LC~`KFAZNYIw@RoO?S`K@K@dUN}SEsklXW@cYUdO{ONSryPG}X[KvJqMLi?\\Gqkltpl{|B``UEOeWI~PJ"
    "B}LUr_u?ATKwHCWmECK~_ylcz~hUy?YKK@WaJ]tEpPCQTBxnMNXdINKZM]ReMl|nnU|GIPsKvB@ayOXqPbGEQbci`_^A{Nklho@`y~lQz@pAxbGm"
    "E^h@Vvly_~oZwUGYBFDKA?CpsOSlYocEI\\xUgn_u{QCb?_U?RdVuOXXCzFSNw?kQLwOFC\\WVfuGiAcw}OtDdZhD@B_\\|XaKGzqXBQI\\zgAk\\MB_`"
    "CaK\\@aOV@wHYupYJqd{R{ppeG^DM|}kPP}[bpcW_{oT\\DTwMkQFAEOLkT|DAE[yAA{o~t^PrNlKXO`kP_~|nL?gnwKheyTkyuOdjEC|VN?oiW@Y?"
    "}ZxFL_bqdjO|Vap{rbEL{w}IK^fzvmWw^q`lo~||HrGggzRfFqDbPOtkZ`^ylz^{fOlK\\rgqZakYUsCqxJ}jChERKmVAI|Gzy^?NxlfAOO~~KCxs"
    "\\Fm?Jj_jYVYQ][qMRIaqonWuScU?ktFAn[dAUHDX_uRA?EVxon\\uRa~A`R|U`RFAMW?WvF}?Ag|WqvPBDlGcorLRFPkz\\Z}lZ}d]wDI``?S~JqK@"
    "YFhnQDWxtq\\aqG|oQ}AX@mzgsuu?_tZVD\\_w}J@zIekkooMAi|YRnEFBFm@_eT{bsRtXe{BAualVf_lT`Rtavppy`ToH{HF_aSHiYtyV`]VAvuVg"
    "_zf\\yoEzJUIQiqLiHIA?GDe?_pxGjGVUWe|oO|PKrcqjl||iZG|e}bKVKLk?Xmsy?`CEq]I?PTXXaECvu{SPT[TJey{Zly]nxKBAJUMfWD{bELL|"
    "yV`E`^i\\pcfSD?\\pXEnybNPu_wYFt@eyFhF[lJccT[hO_QSiK]NV[~Hq~~MyjPlqT~H_elYbP{QidPwRyR?kBkQshYr`FPMAVhVn_szA_qq?L{o~"
    "BjDkmEuYhoQo?G~AmtLPcP[I~OiHHAyb|QU|bETUIXGi`\\U?KsXV?TAl`SHo_t?\\`[EjalCBKQXVjA]WNr|NWKTH`[HU?|SuJ~GE?QrWdE]cZEgy"
    "y]\\NtSomBPvEAaGNTEM?BfE`Yuh{KPqZyVnyqdeIadjs|pSzjMauT?xIxOm??Ls|XbsFqmJAs`kvGp?[InhU`UZAkhGYMnbRiBkftA{_kSp?E_jA"
    "yJfN\\bmLx`Z|`TGZ{kQnRxGK?XFA_}k}FQDh_r[hxphIiKOzZcr]_pnTxkvs_vjLH\\iU`\\JWsUcG~aHft|`kOw?BP@FAUZXF{|bAoqZ[`RourZ}A"
    "|KI?qP~~_uKeLWJ_JHeOMR}zC[e|Chwl`Ve?y{cmVKTsetKXVvo\\sW~API[a`ety}|e?LaNvMuO^`VMHx@orBQDkvbs[_~AmzlFV{Q|`GTvoX{wk"
    "R}FMyAiUQxEaspTEORSkwHGtW{hGxNMaSIv|_r}m_sj_Nbzmsp_dv~?xRTl[TO`}F]Pi_{LxpinAEb^oGk~tUs|swbOxnmtWvBQ}ZSg{`V|yNJS^"
    "[Ku?~}Wb@bG\\fPF\\KTHU`YaaZfDKVW~ueLbrFMEY|BtVmyhlOxEF`SyE?voB`[@N@]}?Wjl}z^GzI_fOkBQ@YS_BueDqb]?xiauE_|y?UGXHrJSx"
    "xVYDJ\\YPERGp?^Ez_qfi`[@sHPdOM@U?`W?bqyy\\lLNRyW}?eCp|nZsHvuJzlRb~`VRUHhEgr]CXhg_a`\\\\R_~N_GRCuk{}?}qT[OgkFqPa?vBOV"
    "EDF}vEElnhDFGahk_EnrKXDl]cFOwFM?_zNoSMxVOD_Z@^erneQUqg?loozAJ}YSiTKd_sVAkRHFJVyYfsTfwhGRXT^AAXERa~HnQZBnHB\\Y`UNR"
    "xiI}SngBlM\\VLNi?Kuv}JqIttp{sDG|zsTumDVvkcnz~~LIhnidSSr_YnjNU_td[lFSHKOwQSQHxC^LJn]u?dDTZQLHj?LSRniTtkmA?i`ZA[jnA"
    "xG|aVkcuTw~N]J``POz`vgq?`S{DKbkJG_uat?gjE\\\\ZHQJe}OCYFR[yvNN`_qCypAGUBoil{Q@wv`gKArDc?}giWEf}}}RTjn\\_m`tEJNkpo_t`"
    "??JtjYOKzTp@Cp\\sy^tILPX[D{`qvO`C|U?vmoyIBTKzyPxRjj|SVq_D~cJsVM?v~s[li`?jHoX~FNlntmtAh\\`Lx@g|U^_NGOKDs|@\\H~DEp~{~"
    "z|{MI\\QArQlL~MPZpNnmAbwuH\\{rxphGPe_w?_yZMOP[Bd`_BUaTl`SotMg{}}cfwMoVXm`w~rhgLzgsAcTlIB{dAtw`GRWiuo[NGqxWIBPYy`cm"
    "|?SwH]xb|CSGM^nvR|__{cHR~O}Z@_c|C?ogPo{lJSWqxsmPBptlz~ARM~bmFaGsHrHQ_?[HLmpj[Q{cEpglvol[Fq\\vi[YCKqpmqOzZ~LCaF]|A"
    "{zS`UOh^I{e`fCT|~pok?nznIdgh~Jcv?_lT}rHnFo@`?_dY~__ZEpwXDr{bHKs|QAhVvqLiD?G}wmuG@RCFrQrOA]kNOa?_xpx?`_hTjolFa_Co"
    "D}_bQ\\fbAokbQ}wlxcwgO~tZEpc]xt?gFJxrtTWahzgZCqzgzTlG?BXKOoMYDHGyS\\PBQLHO[\\seRbDTGP^wFvKsLQW`xAPXpo``LAad@oA^}_sE"
    "Kr|eBQv\\yM`SXU\\WsTo[|lXkuv?bH`x@Co|wK\\vsIpTVyRcxCS?dI`zazW\\{tmK?FDEQ{Kf}u]k~F[xRAM`milL^}fozyqh^}b@Et^csztoVA`Id"
    "@`k~AnktxNdbu|C|vQ`PyNlPF^o|ApoMRnHQwnikGOtH|_L?INpjwPhKADTeC@lK@n|qC_gzy]ggt~\\y@cKyxnL}ANj{ZO`HS?HIAnook`P[JnDR"
    "}LWIKICYLRCo@lVzwZTHwOTVR@wel~C\\Ju@UBo|iDoux|PW]xACj_r\\cHAPtyBHeENOcEalLyOuZ@rs[}]OZodTQqKCv~MtJ{bwiw_~{zB|EwQwk"
    "J?{XB?XYA\\beMn?_umluC??PAUwvNOdGHETsHpp_{pGLkblF|TDIM^@FJLdA~]\\}r}TI~\\LcBQ[wxNNjt|YFppwBy|gw?q}@?oLrIS}Dx~[ktOd|"
    "pm{nRPX]zE\\OAm{MlbxLsSSlJsdjy~kwEdH?w@Pjl`|S@ATiLNlKPb{[|}_tT~dTCoqApPxW}MTkBBDfLzSg@aHLticm@PPZtTCw^Lw???p^s@lb"
    "EcJ?e\\So{BhTkZT@MB`rjMPN}[O`~~GTwj@@ppPd~SgzCfdAEBp^C]GfSgXGGSMC~MAS\\Uw}lmceCPSTATG_Jl{n{~eIDlVROpUcOO`PJoL[pPGn"
    "sMPC{AD[J_m[G\\OWv`@myMPt@Q{iyA\\BF`rMtmm`@tlXZQMMtAqO~bHEGm?nvP[z}NG`uOnHqtcmAax@|@LCA@@GFe`CCcHGsAV~C\\gGCk\\dOOlH"
    "D`c|K?P|~_lOK|cMEbS^uyz?ErHYYT_g|oDRMahk|OpDop?PFq@f{CcnCAh]MPgns}_Z?NlPUdhQnQK{AC\\OCCMHvqKv{|IC}DGXOP]IuLfwvBKz"
    "zqG?@Bo]JbgTQzKTI_NxK?FhFQWKX~SwwrCJZ_O?AB_xnSvF?}UCjrksj\\geX@N[v@XurPCtNJ@HCNhc|opB@PdDO`suE`DeF}?GIbtMWNCg?Ail"
    "rsD_GRC?Ftq@wn?cR`lIDASv}Tkt^A{jvgcdkAoLrncIl\\YHMO@oh?SQtDTSKzuFA\\dnK?\\a{jO\\ZQkDF_K{TRSELQXyjq\\GOMK^\\PPGvLdOtNLV"
    "@?@IfACf~`\\W|N{`rsk^B]`s{~GEUpICKl\\STOs`yC|ECALYx`wTGa^ACsKqr]}Gy@{hGNaWmmLO]Nt_BFLlgoWlyutfEMcC@JP{i@~WyIxTzKkg"
    "BmG^zLX\\hBgoxAoxKQsw|nx]|NGoAQ\\KNNleG^dKZpXByNH}wN{mwqP@rPslEBO[J\\csG??yt`Sj~]c`xQk|?pWJjUNvyEGrOaC?]ponMq{?H\\NP"
    "y\\`RHt|oBsljI@TQBb|\\vMlYJb?{U`SIss@GxbXfrNky{B?pp^Dh}{{tCQ~xIcWxGQ[ezjSpy@TmHK\\QBOcb@jdL?OXVD?Gtus@uz`TBTaSYFzky"
    "AQoK|rCVAr@R@lkm~SGjyDne`\\gwvBX_@otDIQ@cS}pUxUt_GMxODRw`z}_CJW?QCnPjB@wqNMp@Ao_]G_L[t~tcqpAGKb[ZQ@?nAIsyxorHxphh"
    "x_cH|kmHAjpfr{\\Jg?|uuCqIsdLK}JYPztCohOheVt_LYogl{NwmoZtR{mcOQc?pdxP[\\`hFFMs[tcCq~[s]knVAHgkGx\\ffp^|KBb@j@ZsukB\\_"
    "|zzwt?MXNlx~zNWLGn`W}ogW?`HnbBGZG`YdQ]HOyZxbv?iGu@CXRNpuBbsStkhB}YwnGo[idQtE}r_`@qWb~aXGO?GJFCK~PAMD~aS\\Y^o?FrlQ"
    "qptJFMXIxqtOw\\TKCPGmNtl^??KzK\\[i~N\\[C^X~TM`rN`pA}nH{C]_qKQ_xMxWnBnhmDQHRIPT]?rsky@oHJ?DMILlvANHXN~\\CAApWr~s`BTsf"
    "pN?ECQpXwAWJvSpXKOhrJOp}{PLezktn@M{j{pXXJ?ofg][as~kL?nWNNPKQKbuLqM}eTf]?tLtTmQDrBp|sKv]^QDaIE~v||^@AC~UaORGP}c[R"
    "KCS]zqC^MsK_JCPIpnHXEm?lAntl}a@BQb[e?QtGrM`Borhg?M[U@MlxxLwkEOSITd`@{PpD{ae[Co\\Ii]\\pBUlPgocjDSSysohyzVmCJqtlBcx~"
    "Wc|dF}Gkmo~hxOSVAAdg?W}Hh`K~}MK{vBnGzOWjO^b^rokT~KLw~G|\\KT\\CCrxA@`kKiN|YK@tBL\\WtLayUKY\\SGccE{Ehev]MCGPdRno}XEYkz"
    "fMK~C}G_y_S[RHFVP?KVrzOloaPPG_ggVmOoR~[xLQlgTNFq][]HnRPWB^QAgpsUzqnfHbL[kSRzQbzlv}gb^pXmusCtw}EovoYZ?~AM|qhJF@~e"
    "Rzso}kdmEYkJ|YWxzspVqR{sqsDjrOBrqB[dJKHSCihGurJXX@f|I`j{qB_zEcgivBYUF^Q\\uq@?QmLC|Pok|\\hiRlpsAmpQBLTHOP@VK?Dr@Wh@"
    "Kbwj}fwr|NhNBJlcJstYxoYAO|@aHylL}?jA?^gqb@nMqa{bopOOCnqSQ@XeBTGyqnmMmPo@zQTPA`ssONSjBps]D@kLyqkyn[dLzN|GY@xz{oG}"
    "CPGiD_iCJa{qN_pZpc?i|`gXIAOkBcktvkPeNOX_wZDBWowS|PxfQ}crEdH`yAwUORt[OpZvE_[uuBM@GP\\]GRK|N~khHO?]O}[Pp?[otRs\\mNDb"
    "?^|cOoDILFxLupsr~n`Shr|RFUsdFrcVDRLfH?tHw\\`EFDMAJro{JO\\NCAD`DOCS@]@oim?Xr[l`@qGAU~kmrkKcvqT{MoCtuKHq{k\\qKodWC{cW"
    "D|h{?@lNJ{ntl~CqIB`zTqLRMAQSa}{S}]eSGuX@IASmwUYEGASCFpiEDopxsK_]}Mz~z_WjtMWYALhvB[JtunOP|PSbqO|SxpSx}]TkCk{RXnw?"
    "LZ|VB_FMBOTNKckgVAPd?posDuKVVPHAG`qMpQxO`_PW@RtDLkxGRr?{?pGQGy|PnvpELj|hympf@w?TBAGlug[`mqVdIS[{A?Y^sEOoKZxp{XcC"
    "VBX[BbD~xQJ\\ANw^L?wLK?v{P}_XSRCUh~YLx~\\aw}Q?xMgiPkXFINs}aqoqNVOQu^oryrSimTWhQA@SMQAFHpTNsnghEq@EMkgWSIhmz^WyMm^k"
    "LoGNEk[KltB|}LCT`UHN~T{~RNkUCSSvR_CCAJoXRYk{qtOpGyYHjrJ{kPYQxS_{x]|SFJgw}cQAr?DzL|t|yRx}|_GvLBDCnsSuvaK_?ZyZ{}o}"
    "zEGNOBoUAI{QTU_?M^ok?`lIE~`{{dOPrjKuBOqNMTD?@mGrzT`Xz_@|rn_hrOdWp^sempFpm~TJmRD`Bla[FaXPI`gpL[gnwMLgBpweB_Xi[dTn"
    "KQjqyb@tGKLQBaaS{M{LNPXUvNctK_@vF}|`L[hVPAoUx}`}MbtN@^hTAbXg~OZ}z}ljImOvE]c[nlr_|lcsDAX@?_GyGNjYw~no~r]m}[kHydtW"
    "x@TQAqe?r|LnxkfH{RUJkkNtEO|]OBAK?scunskXsldCoc@~Dc`|XaOPBcaK}msMoSl@FekWuIPE{k`WTb`@d~pf@tpFrnV~|mlSLqO_{mtSO~TY"
    "?ePNh|KQ|mlCAbXND[UDCrH{zc@vSplbASD^QkUdB{UlsnsaootB@v{RdAeHz~dUtRi?uWTBDR_IJCK`MRLbpxlWjO?eSKLliy\\]Dagoxb{tz|bn"
    "HhFe{NckLsTd|^B|a@I?AbW{SKkLpfscHNct{XyVWMU?@oCIWpML@@zaQN\\DkBst}pG{RbG?E[@y{mg^`QtI[xEL~^~nllCiBaKgNMspALOpqoun"
    "{TAE`m@awI|Cn^W|qo\\NFnVBxDc~U]TFD|TMr?^qG^dBBOukFbH_xp\\TB|?KOO_G}NXKDNvzrPOmr[iLEbOaWN_\\@Qgyz?RpM\\xPTPxZt\\HGK`Xg"
    "tbDw|]g}BaGw@F{b|QoKE]I?}{wifmC|}|TbD]{e~y?RQCxYO_MixKke\\py?KK@CXb[Wu[G{[cO~PRDrinPED`DBJrztu]KprNon@Avn~FGoyMW@"
    "@LBf|d\\irzwS}o]IA^[qg_bfYAWyFEtW@\\H}Abkpr]Vs}Bp~CeDBrQDI_rDkBb[bDoT^BP\\bw_aJha?KOA^Z~Mb|zS~nnXG\\~HGVhLPJHcO]BQeC"
    "x?onK@cauOd^F?vzoaxkEtC^KnlT?qKDGmLE?Mp\\B`_jtPHmLP?jpc{QB|_p}]_aER^~|m`_F?[XPbPwKle\\yCKcNBSq@R[nr`F|VpHJJAT_|ADe"
    "BpOkHPlNA?KrAbGRFrXDz`oNJODJF\\dTvO~}~mCvDMPPGm\\bMooSA}WtkAdILrcaC|pKr~X]Da?f~oPGBM_mqp|DI_?xp`?}{BGv@oWnvSHgDnck"
    "T|CQ\\UH_Cb?Ox~EG@??hp|xULP\\vxQjs@~Xp~OhaFOPRuNWhQ@SLHq{B|aMJ|AsgwEcW@_LUKjsVG}wUMKlOJq?kBBlHGNGoM?[jvp`yCBHA}bSD"
    "DnH[HsAXE}gc|QmZtI\\P}n`Pz\\FwC|OWJA?Ey]sI?LpRBE]BLD_~yC`}x~W@}FdOy@ihBPgzVR@CsNr{QrXL@r@MD]vqy~R|L@cYsMczSraUJ~pQ"
    "lM@HBjn?{o|fGmwIy~C[jsgslrNn~RKkqMIKFq`os}LeF^hAPQHKEqPiAbCY?d`vH|[MxQP@~coi@b_yB`dS|owd|r@YA{PVvrsw@aXRKao}~nMS"
    "IBww}}`OzM?uu_Oh?AdyONGSz^hez]C^xnln~{`mF]lOEKHeAAXZI?k^}N\\JsboZiP|[xB[dxTL`tmPb?}orKmKWGPTV?q`Sy_s^JoPqIm|lImKY"
    "t?[[?b{UFOW[N{WLJqvaBSpKCOz_ArW~\\AWVy^pgLR@Brr`j`PviI]\\juTCYE^?HJ{WHQ`wlDauEz\\|zQP^pkq`k{PgQxuLFMpmp~BK}RKu?OPlk"
    "fPY_{UWoNPHdrE{N?Au@A^wsD_S\\}nCeV]tu?U`V`Sbv{l`BlPxdI_TptaxkmMwhrs{bN_kBDsxPOsKGB@xVrPuCqQwow@|aEmW[}@@Ev^hyCCSb"
    "}@DKGPKjCphHv~kC?OO|uAWwG?smvqTB{aWzu@TP~EWeE^@yE^[oF^\\|Jo@Xz^TZu_gY?p`nCAOk|cG[xSGUJQ[xJbDCz?okIp\\VLQTTC|[j?A{r"
    "yllXFI}mmKdLH]K[GTlCs?hLSBnpy|ldP`{~wnyLElgfPTHfmowezaHe@q\\m@aw[CkGJ}CxPJT\\M?U{nq?mQD\\t^I?kB_}dV?]GzuqC}q^tH|NDU"
    "D`GhPBoSNN?q{?Gxu?_B~psFY_kZy_kiA}mNyzS{{OKLpslkHQnU[A`vT^hkC[lelAU@GOAD?QcswCxdAnWAvFxr`^C~sBLREkwu~?cNrOkuRs@k"
    "FNppF@ojFnj\\Ed[m|_hoD{orOnhoF`\\nBSdJ{D`JuBJhyRX{~OXb}~x@zBeAHn?|r~pKE\\l\\?bOz{}hh?p\\XBb{l?bPbD~XAzAW|BkxD{Ad`{P_L"
    "|NwIuY|ZIpwWFDdOJp[O?O{sCNOpyP[LB^xq~ho@RTtgH]_txOaFHLKwNbZexLdmz~k~IRhI|NdxGUovN^eQ|TLvyOl|In{goml{|Dsw@^o?AqxN"
    "LRk`waD[Aq?]?S\\FxnPu@o|^@p\\X|[hSXP}cN_Skv\\dxIeWx{Son@_Wpq]Ght}p\\J^xJB|dGPr@u{QK@nmdcMQlWfMyt{oBvwm\\zHCETNpyFpuEB"
    "U^iIC{_{d]rAznkfOqllMApef?CuD`K?NdVXp}XaIaghhtcuFl}DLBDw_qH_CUhiIOBl{\\hHMaxoLOsX_qTYH_`MoOMDtDI@u~OoHDlT~AH_GioC"
    "inSR@mkZysOYsnorOOWJqDPlH_CO@NHzD_\\]@QOkEMpQG~x^iJ[o@CHBpkLZGaktJ~?b?__}DSO}jakx@?SoKM?Wz|sKl]LS{[sV?aCYpNOdwCTh"
    "yNtyOnkeCbWnD_k^TpsmGA|cI}{`HNxZ{N\\TKp_px\\T^CbAQFLwUzoo?Eowvv~D\\D~kcFA_R|b[nMat}DBbhuNxaQmL[u}OqNR`CUAKaFn]PPssv"
    "GQdSE^[EWcB|pmtT~QTnzlL\\z|LMD\\p_~Pg|LuWKv_dIO^PV@L|pKehtHPoy{b[OFRwp|PLgrAG_wbXR{A`hMpHYIP_{JxGcQdeP@rKIqMLsD`py"
    "ORSj@@g~?_{SCnISwakow~^AHr}IGUpX~aSgN}_Iu|MHJ~f[DP@|HxKOk\\GWyktPlQXzU]G__PKTyvE?FP[GgLsYEB{s{?hkTSLqIU`Qi|e[?o??"
    "C\\onJ{@[EuEBQi`OOuEfPMGmHdz^Aw|SzSHJDelkqPaZSLtdSmboCNsuN`NyDsPhA?ggzPjau`afSQoI@Skqzlru@mPgIKJdo?TtD\\TKOBTHF}Ot"
    "wSScq@xdGRg@kL`HIBqXAt|BIpt\\Dnowx_WxYCD\\QQ\\XBaltMbCm{@peyQ_{N`OPt_Gp~rXDo{CeCqWfI]HMu?KGLBoa}?OwJQIPx^owpk{`h}oS"
    "qQov|nLBIcx^DbHoMAH{Rqwi@qByHb?bEb}VC|oysbKxEJ{jZrGDs@tEGRdKs]|^xmnAz\\?jMpXT}@`T~pXtBSCTEaKJ~csoGLXFC`[j}AH\\BneA"
    "M^PjA~?[~q{V|TdVN_O?BBX@yCnu|qxPy@dU@n_t@a@cBmX`S?omoG}\\wBcxxCsZqlxk}MPCzp[O~i\\AO_TX?`_XJOCqCow^z@]EzAAEx|kwDBsB"
    "o_EEUC}GF?dpBCh^L`H}Fm{dh{Wk{P_xvoSW\\AhHniTfq^~qBRl[lNPXO\\lHuCgGYKTMNByBMOXJ{ruplBFTC`_zAbD[WakaOSTZJ_Cms@CvzW}G"
    "JmwhHu|GL^QuQnN{BmXAw?Kex~GnlZ[`v_HkxqsMxOS]Od[@Ca_uMZkFIAoN|TKi??Hq}Pc}F^TwpnwF~RghN}[`~CuGE?sVTMSVIbo{~bTaDMXs"
    "z]HqAJCrE^\\vocW{EpDKtcPY~`sd?OiQwRmI~DOCuOcuurxG|_Gd@o[ED?kLl@WlPs{rCq_z}_PALmpVsB_lJ^_{vCvx~TDR}b}P|CPOu`Civ}D?"
    "FXfmX\\dFM@^KHJsekCGiXNgRAnOLxDyDymMEAdAJm]GAFeahBeP{CftTNc`aF\\~l@~pFGPihC~?K|phfEEnx{_g]W_PMIA`km]\\eBACgE?ItBpO@"
    "PagG@rj^hMGpIDllvcKxAQhVyrRQI`xDPShrHRSNprr?[P`r_|sKIYp|F{@VUAS]KnD_]K|Zrp@Ms?S[j`{xNB?QY~l^mr`]Dan}xjx[TY|ird_`"
    "LsYS|P?gjph|FBXdx}fCTqPUEBO}xPYZIvAoSQbk~ujXySlatBCaJbhZA\\]YQNxAveoTA`Eh|Qj~}?k|AJALJasCw\\wf|DcxGPKhJN@Nza@]}]{|"
    "|o@Ounc|OB[[@OX?A`?W|_|MCMVnK_@|@}l^rag{y}t[?LTmBpYKxqLZF]DJESsKGQ@@?B@A}ehy@Jck{ng[C@xdndW@zPsrH\\Sn|OXODOk}M]Kf"
    "uP{cpOHMDQzmuOWfRDPhIB@yLM`ZxsWWL}x@oADhA{?[FaozHAdq}|xhLiXdyZszFN{CS|plD`ceFq?Av@IAyc{hOoc\\BmMVv}s}t^AGGI_wBi\\E"
    "|sSgN@h[j`gKDBNWApOdP`D_QL|Cvq@kzulur@[iyOou?okgOLWNSBcoKlco}Q_I}?P]zlx@A[ChRP\\wH_?OJKXJE~oEXmtZtdk{I?ha?pDfCtFx"
    "Os[\\G}^o|~dgxaYl}PGj?ZqDiMS]BzliikDfJcwCJMgrun{QJR{KbjTZKROz_s[rFb\\n~tC?pna`{QY?uG?mp]@AGs`s~olbzPho`_lFznjgHb@o"
    "ws_XG@xG{ZPhA]lSBpBArQ]?N@?HL@Lg|@aJNuYCtOpsQCW?|@X|Ac@iGR?QBETL|CdMj?H|J]_qu|pkCL@S{P_{|}hWE|hH|~pIBqpHEpc@u?|J"
    "A|?vHo_VvowOEOkeu~{oHOSdGO{kynxYyPL`PNTVIq{vQo@hTPgwYRGTtq`YLPeNpqWrD]xb{`XdIAXkwlSPCQ_{~N|R}CNm@ykfq^pHNO]AjJtc"
    "~q{BDD_x~lwZSwohhVho@DOPAB?fPO\\MJoGbA_LovS`pkqhZHmCjAasp|`[lLRWn|]TP~oMPCpsx~QGYCB@`qCSHidpLA~L~ymlAQlDmRSeBx\\|_"
    "|@\\NJ@Pe~gGyFntyro_pAqg\\}PGUClLPvuTVdBJlFMU\\kOcdzpA_Ab\\J|}TRBKdJzC\\WedF?u?@[@aiIm~payutLHmEPEOguKldzFO|C@eK^F@oj"
    "rNslr^?KBbOWI?HcvoCdLn@_G]|QUqtKM_hunlhVSBk\\GasFzR?kR|_N~?|Fp`Lz}qlV~plXqA[hMoraK|G|~`xOBpLhs|QGxpP\\_}S{A}TJw~eW"
    "|FGio`KXm}YLSKcSHmPpUPCbFP[|Z`KqynoimrEW?Pknr\\[}}T`DL_hStS`MzqfAqOToC_T`ESLplR@vBc{h?bl}Ibxf?^Zsu@Ckud`pE[hRCclZ"
    "vRwPnOSM@cDT{`o_BA?THr\\dENkSi`wkPPXw|pFNFgLTF?`^MqHUHO?qFS|GU@{ONiLFf{t?SpD[}xEb^[WvQM@UF{XZ?t{t}rO~GpwgXmV~Bk?~"
    "BqTjx|HL@pXsEiPmxeRuD`Z^|a{mz@opr??fS^tmI|uKFBvzybDm}SNytLhHJQb}A?wwuR[yAno_Dm_sCm|hwA_cHBHK@ncsOM[BGNHp}BFxIQHO"
    "|@f|F{Dk_zY?wc`BxsHlj_p^qBdEwl\\|~tP_|@TTH?vUN?{qr_E?x~H?sD~pJakzPmJ~FPk`Q^Ly|q_ZU[Ly}gJhgQkrK?TBsq\\@C~gnJqmFA`pM"
    "NpoxCyLUF}t^{cgtA]uGFBcWG|}kACCXn?fFuSpk_?@q{~uBr`jqRImOp_XZnc`xKNG{HLEVIPpsu?ifCokMqrY?vh`r~QdeobKCJR[pjmxCDQXg"
    "B@h~rr?WSq?nn?SjvqYDi?rr~}su~ahFPNTOOtD~IM{{xMLrxRgxL^_wHraPDC|GxnO\\B}DcO}STEN}EIA_swQsxwTpoU_o}n\\CLGjPAAM@O?ASY"
    "{\\WMtoZv@]gsprDmGsCqLEk{h`?]~}{HBppXAO{}?@hAqzOiALQZ~|LHv@?a|C|hC}S|@r|hz@xDud_}xaQX?EeG?N|c}o[Q~pfwxMlgBMg}~}HF"
    "PaFAzC@G[bwB~n|zlpPeEQ_L{bIMI~@{DrPYtMCIkJOKvsX}z~`NIbw{iP{GxqwHDo[kJka@DP`N~RCylqu^yQOewVUylKtim@QRqDX[HUGz}r`e"
    "OOYBuzH|soseLa[{f_YUSCLYAmWOBikYV[DLtm[AE?HympSi?sDq@qt[O}[dzFcjOz|ApzxoXP\\oCA^tLrYT}P_vA?XApb|DB_dlB?@xB~TzxIKj"
    "q@xdEJYKdAclCXxdFPZOk|wJ}AyfEzpd@QYBYN[DIc]FJZJlFM_[ARh[z~o[vnjrUsM[Num]{AN{y~l{zmafEboiInrQkQKYwItlUE[YIZsw|kZt"
    "npcDpmjAlPG^pbvaIu{Uw}DZFaWDjMWYGnhED`zAnl|oNOEHzQSzl}KIMGPoIdxzSUtcFmtFGBmQ|?LcqCwhPAc^?qhcL@sZkSdd?qoqvn`mIb@K"
    "K^GmtRYHuQ\\gvP_J?}B|F?qKD`|bMlpTE?_TvN`VxMj^{sCtGQseAb{M~`dr@QEQl^hZGKd[hL`t~NtqHo_yB~dP@ob_|PSim^da@~lSQCXH{jxR"
    "BRlltAK@T[E@w^dE@oScBaxVzMTQe~O?~bDE}??o}GL^v?\\p~QLTqP?k@p_a~{lCtlL^rP`hMsliFq?WDrHi~jO]UdW^NbxtxOHLTtdLxcPNLoPP"
    "|CKh|JKdw_P\\?}Rpv?@BE_\\t?Ns{{R_?jlst{b[lvB|SwaOB}_RUA_hRCNGbyTXy@CgL@`unwrPBEC|Ut|hdTNxMFGcEvDUWSNsAwdd}yj\\J?aYC"
    "PXQ[q~vAuJhTCa`usqBK@bbjJEjo[BSBE~{Yo@Gx|PgzXmsu|wdn|OwMzpwIvClz{OQXG}dlJ`TZIp\\guR[sJ~whpOlIxb`zBdtF|`Tq{N]hEbNd"
    "n?PFEMxMhbGrzMOSy|sNk_`fm@l[sThQFOx^Dn?kLbPfMLgvEbCzA\\GeTLxlJqpDzpDByEpMFAo[x{{ZuQXf~]xQUbD~Im[ozaJlDeWxgLKr~Sc^"
    "p^sMMLsgWAXr|tdmrODmL`dNxPkfIP?[E?rwwPlhQqKn{@|kzMunH@SxCrplC^?bTqG@p[{}HDwe}KxBjcBxyotC@psdz~}Q{q|PxO|\\C~_CKbKy"
    "hR|oM^kgl}_Ci_SKzPTSLTcqySskIm[_OP_yI]TQJNk`uN|Ho\\OjFs__~^`MGpKnt{|S~`wyq_pc?_ciws?pEsYGGsALLCpMAQ[g|stM{|snur{x"
    "{t`SAokBpphGt`wEE^OyPRKe{byBA_LD|]tPCBtUtw?GCa{yJBpxpqKawoliLO[eCCXJwRdZKNW_DQ|CMK\\Cm]`gIn|jo^TzvoOzK_`H`ToW|_kQ"
    "}S@CF`O^H{[G~n{hJpw|ELOr@l[^WAoXJo`VL[xCF@lOAqS}FOT@tOov{aldv~\\`vDOrGsdID`[yE~xbNNriMrsjynPk@PLdw]hYvmuHGmxLvVtU"
    "taczUBK@sOpIE[~zvMOdEuTXDtsfFPmC~lxty|hetAgs`aopv[gLhbb^jSqBPTlCG`z~KBn?}rtA|c@_FBHD}mG\\}Pr~PLtM}@TtIc|GAMP]CmoB"
    "|MG{G_`@D?\\KuOLg@QWuB^{?L_xKzncbjp@rC|oGNphAm~\\yGpDD|r`@O@dJEs?tJnFzf@jzB~\\_zqkoIqLZBDNsLMkxw`k]l{w_I{tmB`cXP^]F"
    "G@sjkoAFt}?sy\\|{rO?hwRts|Khe@?pZoI?dLsWNt@HqD?h@MAlEG|nTERxiGs}FFq`F}o\\HBrJA@?Piy~cEA]wa~a|qEnf{BAxu}|[AMmpUH^DC"
    "Epter@Jr|@\\cEDCK}aT[s|GT@lpUwp_xzPK\\rqUCwOwFk|\\GlQ`buATDDNG|AmKOFPGXJQtNqK\\OHp?RsoDaF}SJwO`yOoswDbP}E^|qA@T?zQTB"
    "A~vpsB_y?o[wu~d]SsPKMaUMD@Gq~LhUtntxGrFvEbDVBn{FHB_d?|[G?^P\\CeWMwADu?_lA}OTZM}_tLrS`DAwX?n@L{PT^tc`U}reHC]c|M~Tk"
    "|cgUMSOqzO?wFAKgxNClHo\\I?d`n~|\\StPfcCE\\JpadKHQmER`@D?QLo}_[jLRXN|_x^FatW|Pd]nuK`H`?B}a\\F~qR|zT~[LDjwBNqJE{VnPo[h"
    "NQcHJrpWprtSHCgYIMXDBnSqDA[YL@K{?qssI]KyQM|DrPtI?PtKy]WMH@G~uRCuB@dtHs?c~_\\j@S^qDrGq{@\\^tNc\\IAhV?TcNr|plL}[WuMT^"
    "OqCrEQhJC@lm|NdqC\\srC?qTR?dZ@~DMp?pW@NXZURDeyRDavR[Zqog?~~S}Hq}CHOeDx\\V~}^KSysDt|QtPG]|k?qXK@pwkEaLpt`XNBQGsT}eL"
    "@O?W?NG[@agHtAuGHIWc?d`Q?UwxD]X]|b\\yH}mC{L|[p~DBuqCHJsK_EOG{?]DREqdBIbVh|]Wj?OsoKoTiGqkrDBt^D^XJvso~zJPNxph?B_@l"
    "~qd@~nguHNxH@ddMvR[rb{xdu\\[?yolS{mDHlbkQAtXzJafnvp@Yva[GsdwhMPgFuqPEs}NxEQkC~sHvFoW`M@?sD`|nD]OqxQ{EEmqEu?HZPe{K"
    "Paw|As_yrCW|trpJ?b}Jv?PhD`WTsDF?@uWXH@xDjPzgFRB~E`?lqz{~@D|Qx~LDEblOx_OVGRz|~_o?Lc`~{Nx\\DBwiAaOc{nSf@@tPLaLBCo?h"
    "r\\CoE?|zE`{_rPSBFawps`XuybEE~LPd@^CPGAllpOpP{}_c}ONqD|CpJACdvP|rEbCywOdjz}QHOAS_wrwz@b{K?^?kuQ@k?RxayMHbRb`gTmOf"
    "yo{Wi}UMx^cFqb`wx^wt?KKSH@xvwL]@Kod^@AK}CQ\\qH~[b~?hSC?s~FPHMF}xgP~pGG^Slx?MQ~^S]}[xmG~@^h`HcmA_{}BCADMwja?imx^pM"
    "Ac|rkpXPAOg?BNXUn[?X~l[lyrd@DnWrKLoRmQtxlr}cCmK?@QQC{BPht\\{[LEj|m_owmb?iGmhf}OOsr|[bu@oEundIIPphA^?|}n[Q?NO}?oWQ"
    "RlwQL?@TBQuADSvl{qH|psCzzfPA@[D_}}P\\QoJxG_LAAmXVB~LoWmzpERgzFNXQ??@b~[wjH^OUDRXVG^lW|pPZyAk`z[_BwSLGF^???q\\j@mRh"
    "WSsgCNCWtLXGy}{pBnHZKngsJ_saL[wqqQs?KOcK?_yNO?QZv@hByqG^y_SEDqK}H?{{nS\\wB``Bz~}THsLwQP|eF^`x}~XUHnsdEmDq@|w}wB_G"
    "z^nj}sH]@|LIEQWSwACG|_TIGoC]|p@wnTdIC`cLT^AIumonz^G{|rGNvOskLT_JRRdWAoJ|KQbk~]p\\NRHrhSGMyO`?VNst@ntVENpRsc?^}bsn"
    "w~[^I@Xd}?LHCaxQGbpUPshlyDT~MoFx}r@Jv]OWFAGv{PCtLbKuulZrC_]KsqovG_QSFs?hWbCnE^KduQp@FU\\}G~`IznhD|CC_HM{OGOc^lZw^"
    "CZW|NaPOH@cBLS_UyAlS?tKuAPk]Ia@bEPdavCoVC@D^E`S]zsSzxL|e~`pO|sCzCNwp|Zp|En`EGrKU@qparmGiHcq[m|lkG@~rFsPEA_Ciw@`R"
    "|`?wIs|RA@SM|cpEH]xMwsZ]}Rop}~LEvDPDu\\[bE^Hdu`H\\qpKhEPZ?@}~{lb_kucP@H`kTs^tfwo[hLrGrBAciy\\aSxQHN|KG_z`[`F?sTPpO|"
    "Rm~}CsdK}bV~naxPQC[[pOkvtbh_H}PGgA?[]qleC?tgx_gczD_YwCgJxA\\a~^o{RvCYt@knBRYkCRo|}]SsBz}MymwhXRwjya@K?R{zyplV~]tB"
    "z?k\\pptCOaHJj|tk_}BXNtlQBkR[CDHmhbtw[_SlmO@`rWDC_~HapPUHxG~]P{?vA|[eQ^?drupatcFn@~cdupGQO|cnA?L\\deDgm?nqYuWnwns}"
    "CppQ{@MEsklNt`lZy}K@rr_LE@c^IqdmBS{w?^f|QEwgOd`bpzLm@{VHyPGks?PiHbyBC_qW{M`[t`Psg_Pro^H_HOE]p\\HsSu[qktIFE?[QDOmF"
    "A?HajcgiHufA[l[cBIzwk?tRBNSi}bgI_p]XgUFA`W]gtNxMLstCpsEFqAWUxT@tEPI^In|uGrWrtYGwN^tQPTsAH^kyfHsTwQsfr`}T_MhrE?ge"
    "~_tBWJw{rNcuOoGeJB{H?YI\\\\HFrR~@OAMp_[PpiFo@LQMD`sACWUJQNkTHWGVCnA|Wri}G|N}?TTqtIkp?W|kHysBOu?Se]JeHNzUTTxqX\\t||a"
    "mP|utlePAMgeArUIs|\\rjatfOLcxuRB_frccGlDGHTx}@MiASjGp~osKFOwk}OoIz?Yoy]OpsbSsKOWIQSzujTAfn]gO}og?w}o`MSpsi^komSpz"
    "JDsfGgF?x|G_?klCIdJzr?k[@oa?U{XN{q[b@r@PGMVejA|]?P\\{@TPKf~|~U`dIxQ_vEqw}AOcRIqC[wlxt?r@dIO\\_M{WvxZWF~bc]p]k~{n`V"
    "UbxNNrAp|ppMHT\\i}^[d?{WfTqWm{~pzRNNzv`QFyYxWTNDMMlrvr|D?JztAF_faSrshJeDCmvKcEJaHiXxeEuWP~C{ctoFbO^{{t{ZpPqzlSr[G"
    "t?GRG^K]@ccc|AdDF?J}t@[r|Cp@UNSwz\\cU?_KRB@P\\lNiNH^wH}cxkuMhkf}?ysoLZC_tUS|LFYM[CxaWNye[fmUH_ss?hxqyRjrtSEeokh]\\@"
    "`RmB~z}YT]HFfbXYwW~XXj_{~pdr}SDUSk|{MSzT_}Dl|WJUT~?~?piFFLGUJtr~op{\\w@h[ue`f}wOMgNd\\m]fZk][afvHfOqtjGeLh}\\{XnpCL"
    "SJ\\URmM^yw?XHqQAuN_ANUGy}stNy]d\\D`b}IupQuqWoENhRGDn?xTnnpfclNCkDB\\\\GHrDY@_`T~nseLM{qJ~Lrz~X|m^OJqroOHadJz_Z[ZPnn"
    "zODiCbwewC@MxReTFcOUAo{tr{WYE`HXRvpnDuG}m|Rwn\\HUtoEXI@Bisq\\A@i?e~Jwmv}tSASikCmbwickdC@EALMrsvTWbg[xO@oS?vnMZLr?f"
    "n@ptNM?evLHQy}KsQOADDqP^Nqv_uVd\\JgDeCJJqM]wkscPR|lfJKoxaF|TBJ{kxqd\\imNIYq`DuymQCYMgHRqKn~q_lC[WsfPSFQPpqR]xrBe{j"
    "wu]RgZ\\`zNfJT[xWocKc?OCopQcflm|eLAR`?|kZv}O\\NP\\D|Cw{v|?^r`kkIAKxLRCwGr@y@_?G|q?}~asPRLa`NlIQv@Vhjb~eBjwpvmGcBCvT"
    "ZMsoBTdx}MtFE{|{{rlLsQOkvopiFr@ZE[kvyrwlO{o\\za@MGsWwSKKm?l\\\\n_LOl}?L_tgBm@HOvOggU}kZrA\\byqTLAEOwLjlJNtspy_|_ZQCM"
    "v_K}lUwWrpoSFAW[|~GrB?mCrn\\FXAPWOa\\P@N_~|@u_oDpc@noXyplMGMFeJPPMhqp^@[{`RNZxD}HCFafo}eCYJ\\kMNAZWG^xnDOKe}sTZDDOn"
    "qOWkv}@JV}krhAL[lBPETzp\\vL_PKJgVI{lSJd{HuORHoEQpzoxOCD}C}l`WRnpmFnLg}RS]IL~JwYPYMrxoOR\\ADrWG|Tt\\j@`M@}CUG][Gyy\\`"
    "~mLA{~`oWNq`Nx?GA{?f[r?bD`oJBBcd{pVv?UnwqB`GxDcDTMdUw\\GpsP\\\\FaLLX|r^B_GdoSkppNv}No`dv?dZv]LnQ^LID_yFg`souUEv{N`v"
    "FA|TnRQpu`d^bme[sSI?{_DGGMMQxRK~F^BsSMBqyBBQ~o_~Xk[RptpVE`uCCUtCxs\\`j]TeJ^TB{?iMQLs`@Ah]rRtLzBsNQp_[o?HA}mKYBPG}"
    "Loow{oHJHBWsykhUh]kjJSO^{e\\yF|lEK?fuzkDkJETR}~?r??}OJIgmJnp_L?_PL@ACrNXqAAP`ynl{qDPL\\\\?yK^KiHa[WoO|A?^ptE?v[J~l{"
    "GMHAE|Gvq_Dq}lxrTCxTxZl@[oGf}aZm_?zA?t{pg@riuBOJLBIcHnCgfOldNdK]JtY?rMGuOaF}i|D[mtV{JID{j\\qDzLvk}jTkKw?H`P@DJNbf"
    "tVwbp{LbwrTIyW?HlfwYpRnokrh|}LLYgplYoeKYI`PAQqKuEmDM|KMUsaCeFRCQk^oKSQf{odD~y@@gPNpRITJA~b[e@N{XKDOUv`zA~fxlNqOD"
    "CB{zA]vg@BcmsNL{B^|A_~pjuqlm`kriHY^~oB?]qL_pSPs~qBdFqc[Qslx_o~yEK^|cz^c`y?gzBK|t~PhAD^\\]SsYQ`_Z}{_\\WprSfD]K`Sa_l"
    "LKOaBtLSs`XD?mqOiQpTmMO|BnxNR^jG}D?jPb?v{`aC`^FdyETF~pPDKgg~InQ?|ngpsAfkEohaUb[gIv{dgbTgB^lMPpoxKbseONwG{qhjA`pN"
    "WPCttphwLaCatR\\]zSDJAUd_Kp`i}pgxWbxaY{hYpPB?~lONJpcSJG|m{qUAA?Y@}w@qLNsUN@|HB|\\Zq\\uTE_gZMPpSERtgCnNjyAphz}KKGsQ?"
    "IomZOUoPolra}oKvJ^|}zPSHPlxuMM_OknP`~NdPxPsAIxobOUxAmtpuG_u{{bLcE?KzEPCXYu@wpqdEPZsnQ\\_Dr|_fuNIiSRCbH_cIgjSLYnSy"
    "Jb@Wjr|z_qSv@|`tDpTobRdiOFWhWeok~VFJc~~seN@U}LvLL}K`wpS}`[d^hLCOGkNR`QLxHQTUncHSHMWW?]EXYoKKz\\LPDQi\\CB}rEUPrEnD\\"
    "nhg?ASBWV{XlqTPdnL|Fk}xkHCPBVCdo@saFKANnP[gNXn^ANaok\\Sl^jIKMVw|BMq\\t?cCngwe?@TSGDaCS}PK]bMflXCww\\yUVOsMFirk^r]Pv"
    "j`SRTHtKVOjT?e?F{KPFt{WzsUCqoz[Ln|dmyCGEyJu@IwhLvYP@KTCRJLeLAmdE?cljA[ow@yc`IB[YNcgdFTES~VDoVekTAQ?quq@bC?hat\\TO"
    "vgCaKDKT~Lm_Kyclyqpy}KWvQ~vs|@kRy\\KjAp_XJOJ_[uxoB{nWsKpfDMce?Mo]~KlaMSH`JU\\`HqgBKfUaiAWcJnLxzMzNnPLUC{GONlsOnopL"
    "Bagl@tTy|}bt_zS~zLBV@d`h[d_OO}VwWdpDk_OZh_h]CSLKXytJVbxSdu|BdKT@PbL`LfV_jCs}}bg@\\Ay`PJgIIJ~ALPUAGzhONZx^KBbr}tDT"
    "s@PZtZDFWCXBfBptMDluL|onAL@dHdmWuQFdr~^u?~GhjC\\oqtZtqWK`?EoYzlPgOtgbJOqxib|__|ibu?KUWPcMqR@eq^DyvyZyOB`OEvcAwUXE"
    "VaLKRD]}ubgCqAjlSbxOp`ZiH`qKt]Gp}AuZvMY^IAqlUNeXMboiCocKPDpOtDcp}PXZwBhoDpRp|N{lCSwTLbNqH~S{FKmJ{BpNAmRqq`KxlBD|"
    "To[wzj[|{?DUcKsJ~SUHDlk[DKF|GQCommN{A{W]zlMDOSbAFSCNgzxtoqB]tCWiwOqT{[LHM?hqn{EmNattuvCaxQQO|ddNxd`FPHLaJ[wosT[E"
    "npNmXmCPVRtIycw@HfhPF[|nrp@bI?_lLHGJoqizCG|tZ[ePGxVoetqHPNS?smSww}WeBsUY@HTAHlFbUAczspP~Gj_g?kWKG{kUrBn_?bgMsbX\\"
    "J_cjf]wdYaMqgnN}tN[G}oXvEAdgB^?uM_o^UOG|@odkw~Wj{TCSzzlL?]U?uzO{Uj_s`W||KcowyOkmQmPflhsoE^dmB}DkFP[XSt\\nC`uTB}vp"
    "z]TBr^Tk}?EWis[_pMVAx|Sc]KF?up_`q{q]~_dJKp@@kT`s|jdj{]G?Pk{kyN`avRjWgKgqj???Yk_{tbwyAqwb`_lElLr{MmXsrplpKJczPgHX"
    "B@`Ss|Uelel\\znxfhl]jKZndA^SnI]HtGLwlNK`RrOUQB[}Wg\\PiycTCAdtJNw{e@^wd~{|H~^RlrjHFWlxxnal|E^kzr~SeH]HeqA\\Yz?e?XACC"
    "yaieML|Qs\\dxmE{NM`qgpupGNZDns[p_r}c{FEIS`^pqacCoYNpc@?|GuxG`KDZAQQKu[MbPnpTQuAn|DQmDg}Q?R~EO_swb{uRg`XDzxOT}ZmEW"
    "[SLHA^LzAmfwkttsb?|BOI{XPMjWlUpuJO[eqM[XODSWBAkiKcJyhXvcFJkiEO`QKWlahBsVOAOh?knD{aO\\oBFoL@_~_wRpAvb|xqcg`Tr|Fdtp"
    "LdOKhSdC\\spRR^`^xnKS|BXev|XHk_p?B}qcErE_DJ?isAZMDTttLki?Z}HlO_Ompo[|EyuFj~mn`\\qC@jhyF[YSNbJxyB?h|~?S[JZxF[Fkkaxa"
    "[q@XFbktGhlOOppv@^DezSvoE`FxKUFLeDCWMqzsh|xSSkh@JttQBMjwX`KC{zkNKVlTQavTeUh{BRj{ti|X?sqNpNlQEv]ZjMG\\x^xWWdwyp|Hw"
    "]OqaAxGEzSg|AB}U?@hYqViB{\\t_q^t?ALEASR[HT{jnB\\ZAZ\\LmUUGiP|oYXKneKNce]LaNyof|Fad_ynlOTDsBJ`DccP|T}?S_uuOMljgiLh^p"
    "Q?KHNEGt}_\\wBdnxQL]uaANAyOX\\oRDwL}@b~mtQwmgkSOpxtsSLAj|\\IUP@tawYwRLvtQS`m|?Jw`lVN`lVUY\\eKckQrKq^@~dM[^Bybw}YoD[@"
    "oN|g`W?`RR@h}\\YLAXwm}Ml@?[K_C^zAFZ?wxLHjptxNjK\\AuSbsXMhnrEtHW@\\C~Ig?IkzFO~fAnAsVKap^{zIS~jwo^pOzOLhHNvg[CNRlCRZM"
    "Qitky@fms~PomxDZRNx_G\\wBYI~hUFfRpR^AHrVl@~w~sL{VF\\OeMVW|?xFbLNBkONxJuCUKWngqG`Cos@Y@qD]@NyAgmduUMq?xpw~{DFwQaHfq"
    "ArcNc@R\\O@]\\CQXcAK}B\\rZyynS`Ls|AK[`[zmKr[_Wr}_]CRHF~E?TNwp??AG|a}zY`Dw|JQ?yveaYK`_]FFrX|LYx_QnLAp^sxd`X_RriBK]v{"
    "w}hsIpyO|RWXFDXnDOo|OSuQEAsqw_YnI[xwv?LfKiacke`Q{C~PsaKf[lbIW@`ABaUEHhGKN?Cug{zn|`?}{bqA{Syw?n{ou[qTHdt@WL[SJctc"
    "EIOGZQSuS}adZ?{S|QxNP]Y@MIZglrS_XkS_IsVVDGNlxGSHuqZce^JA@b_zbkdM?CZsoeOe}d{g?}LLxhG\\xBXn@jj}q`\\V~`XZiPNAHb@Xut@Y"
    "MN{ifPWjERjaLQOCtPG{ewFAIF[d\\mb}A]MgrZ?gpseGEd@Sw{hIy}@cxD}XH`XSzKXTeEXoV~akqJzmzsGiD??hpK@\\~CCwCFwGTcwtnvXGKRu?"
    "Jjv?PQgm|m{J_p`SBJckHrxhJ~|TFOxHzaG}wbNyKrbtOUGsAazADsO|vC@LkdxG`^[EIBwhOL^tNPCp]]nouAX_ANqend\\GxaPDCmnmx~c~JPCm"
    "DL|vQZisDNK~sALakbI?dT?dDwDTIMD_AuGAOjX`|izz|qOw`\\Q`_bOvBM^cJ``XiTOWs?OogSK@@k~eCTBtGt_hxALRrmHIuaxgC~?tR^rnCASA"
    "rbQhAhFaDKS`h@CukN}J`UdGD}_owJ}BrATorPtmHaWKIAGaQBVCCSP]iK\\Ivt_JUTld|{?|pSN|qQNtO^]FxHk?Jbyh}mk`JMqAL|CoQJXWAG|P"
    "@RbOf?[KC_cdx@Fxr}uBXr\\ztutwCMSlUNDC_qd^`TLm_uEGGOg[XIFfqq[MEJhXn_f|K?pUYq?wR|ac|O[Tq{kMAw\\?BQPaMq[OA|\\?BMRAL[P`"
    "~Rzq{q{eBRtXp_d^w?LXGnzpuBu^zbXWBqgXY^wWnavAAUlssbo`EUhVJk[v?@YkNcvbu}OpLq|HSpfr~NqKy]jvV]?GR]xQLQooE]Z\\Oc_^ML_m"
    "G^yFR\\[S{nXWumrfA^LpneGlFPSKIlOfBa[mv`rX}HGKqGY?OO\\~F@_GBOwL`_TJHCz{fi_?IOwqzq`MjfmUFrf~szkNusBAOD@nQS{WwOZAxtqP"
    "zQLCOt?pcPonyPO`xB?omQMDsOkuJNhXs]xOGYBvrK?`vL\\oMnWcJ^vlsC`OVPS}zaMPyNg^JmCMr}iAR}PCkS~|g}cOG}txIFoiAQEPVYtZAW|Y"
    "Nv`Vz~hM_t|QzNwBPs^?dK\\THRSOn~svPz}xTryEk}psyK?roNF?SQKYMZmzm~sf_}LcJATEJPh`yP@PG~xdUYgUC`DkuF~eLJiS{K\\|ccikEPTI"
    "GFED{MT}GtDcByX`{S^Au|z^_q}S`YDer|SQweH__~U@O_PZ@\\WMzW?RyrWRyw|N}oOJA{g[_x|`s_BABLxEmIkqqs`Cgz^`Q`Vrp^\\T^ndzqPCI"
    "X]PAi~KwJbCzx_hAyTTAqQSImeYUC{{ut]wiEcwddS}uhTRdBasO__z{qPrxwrrAw_`kQ?HwEAwiGPLY?qHZB~SPDQsc{pRAi_l^BnYCS{VM`THU"
    "{lnkL?G@bJQN?kxWbqqvwgjA@rD\\yn[RQb{bCLT[YicpQzPTAMn?\\^bWnW?VZsAh?CjafaKNUALHv[_FUoekJ?GU^RHlNt@a}@U?FqcLzoo}}@xH"
    "APeaBvsEOSuVK^F~OPjnut}M}MjPJQnKWU?zlKz{?rGqyZXkRQLvrzG]JMdZ@BlDJNLj@ro|X[mFZZSyQ~xMPeEISPZ}guAABEBe{SxAk_tON|{u"
    "SpopBEIMCjfztOro?r[Ep@X]{Iwcn`[@rcCkG^PbUG|VFbyWBRPtNS?uMqtHIoQ@|O~|DJ[s}RKy|e|A?OgtkkteltdNF{UPA[eVAPkDubwxOR@G"
    "Q|v?Ht[pAkh?gKTwWUbbEaZvGuvEJ_Hxr]B_wxGCtOoL~\\]WLKPV{PpcCg|qMdGKRK]TFn_o}^xHqe_DTJmBMSDtyo_lQPPj|ND{AG|UprHZ_tMX"
    "Cdk`k_`o}]g]`Qw{{pztA}xBL?OaUd`QEBgFm@M{Da@AAbeHY\\AApRVaJSHaILmgye?]Kv{W?]TO~}XI@]?vZ}oDBBDZubHZLsTSo_{KXLJgwAB{"
    "kja]GPo@ZM\\P`qHPqB{SbahQ@pgIFlwGAW?KYoWUIRXPkB[^ooWYMcTPq^q?DvW?@}CqwnX~kmwNXel[GBI?C}HgGDl|ukOVtpqfo\\hAKOPcY@D|"
    "rGPI?LnGFNFYCQP^zBDFSFDJIBPEVmsWCLVyp`M?q^|tnf@_}QMn@aY~?ahsxBTgCTiZJ[trZPse~V@}yRoxdHkUU@oyF]dtQnHHuk}PwMcppMLg"
    "zJTlQCX\\fN{g~KWkGrli~BJf@Kc}KpHN|KMUhbzrNNditC\\|NdLLCgKG[W@FYa[^]A{_zQhjuftCyBPIJsvsH\\YM|WGrJ~uVsQxYAzlYz~rSCqlW"
    "`Qt?YDxEr_LYRl|griMKsDENQC~^\\IFa`]E?hT_?Tn?RyRtvBQeH`QeiA[qIz}\\\\wTtZFon~EYmPay?t`^jH[\\Cn`R~LsVD\\nxF]odGSFxDrOw?}"
    "ANpvaTX[?XO{{dhS_?VAKHyVNXkdtLfAV|q?OxJx@bZV`UiDEOt@}]uvvwAnGmZA_{EYPQdidQrT[}F\\SBMu`[fAqBrpbYCprSA?KCUbsmmGKw~S"
    "P~RdTXyRLJNriw~Z`\\RAEVnASoa^@DGDWl|FbeXJSIzt~qxz{HGm}KkBnaoPAkDPTNMsI`WnByX~lzhZBoxXVQ[EOtQnOa[szTSJk{jhySXT|{sK"
    "tro\\_ms_VfgKE@UG~dXSh\\{nFBrA|wFNxXpOVqy?{`Qm@PQ@Ix_x`XDKD}RABqkR_zEVoW~RuXGsKlM?DAxed]GCuVYy_pVeWUwx{W~esyNbwtIP"
    "?ecBRcXtIo@UHZPT_?gtv~X|jSDXn_uICUu`pRChBxEl_{wNhm~LqwgNQ^x@rui?SQUv?HKLpW?bExGV`[cbYVGZ||lcbSkAlYiPWNTp{hD@`[Mj"
    "T{TjUR@[ZNqbxq[CxmixM}]Ijs}?jiY?mN_GabSVYYFz`XEMlNigsmcm^AVjg?A`wYLwB_|RgrUV[AofjhztSRrALT|{_?`WdDTFKlg[QTkOMBMZ"
    "UGZAB|A?xmu?@yHom_KP{axGJG}B^xfQIXEmNxGp`XF?i~Y?KG?^o`FZhR|fffXl@@i?tde?Izcllq]muAGI~aCvrE~tAxDUr|vKliMexxWSNII_"
    "gRZAnb|nl}qa~^OnCRpE@uWpsXwoI]xX|?oZA@GQO[ccyM?~taSkw_t_ooYBw``aL_SOMPmL~~wq@_XI?QKHr]wG[DyDB^cTAPqm~?w\\NBCCM^Xk"
    "~qwlBOLC}o`fG^lhzcHiu}|EjZX[rqDLXRwjPO]KENGm]?lmBLoxr}hhuLdulpXGr[ot{rCCIyTQo{oY~ACgSM[VA~hbGaOpuaZnLZdcr}{VXE\\t"
    "~`KcGbiDrPKYPCRjw\\?`INxrvRxHJRDnJ\\\\jy^vRNunarZcnW?CsnRPBw`OZBAe?@jS]oj?R|S?Xok^\\waol^`\\]Fw~~tA\\TuHDHPOgLHR@xiJ{P"
    "EUQKTse?L?Pjr[hPDqMfo]ApX@HmnT^^}RFrUtV^GnDacJmGB|tkEJt|oElF}[aFOBcm~B^rrSmP?R@L]KxVJnl|Dg?mPCKXAbTvuQ_yl[a^J]|e"
    "QtmBVB@DR`osJ_\\VAOB~zTBWvPd~zOpCwSWsLM?WuobeJClZJq|UkqdJB]dXCO{\\WNfkI~|nGMzADo|}zbcJwBCbuFk~}@{qx^PVKkc_QKH`oXGc"
    "r?hQ~@G{OKn[E@rcymPPCT?~{[v|w_KLVn|JzokV]|cS~cPSms`fdrkwG}@cQLlGy@DUoOeDFnSxJo{vsLg~GpsoQQCswcdOuU[]{@w]CmF|]AJI"
    "}A?oAC[y|UHct|kgTb?T?dlWVL`awo^q|TDkdAGdotGSQSpIEbusPR|MA|pH}{w`D?K]NQSks`QIzLsNzasQvuDkvkcO{@p]kOWqvjpkHROHJQKg"
    "TZ^]W|@@ooLJrotyspcg?pQCTO`RFLk`G_TCrOuDv|oSwn[I{tOSulZ{zRvws]ce~REfs_DBmuT\\wMxJMNK?ri}`?HhvzNFNH\\WttdolMNaG|Lst"
    "xq|[JHFbu`{Z|`@?]XGKJ^rqw`OKvBVAymxRINsPyFOqG|ksK}khFFrfWXnZLezytVMzF_ZA{qpPDObAW?]N?@Yh|}_yuHGlQd_@PfDCGw|A~Lqv"
    "Sg?qGd~zIxGc_?qJvuL}N@`Yz_SeIpqPlK|EB|CPRRCpDOoqEa@Z}c}HF|f?wbPBF\\ZnF^g`y~E}Q~wSO~XWSKQbsNd@Pmx|tOORM_?AwUhu?@xs"
    "Gzlta\\m@FcDSCMeUznF{zdDUxldmsLoDrK{fq_{v?ab?EP`gmqWUDAcUQresD\\kWBpgHM]okFbtDtc@t~OgyI~gI|TCfErrJosKP~nkHtokWC`oa"
    "H^WJENhJHO@X}~ig|B[XNMxBE?_gwRLvHM@`q\\d\\~`XaL}|KyCEfq`lVw@\\qsGkPEdsMxq@FXQsdL`WkGCCjBa[JS@Ro|a\\Yq{{q@aLLyosXvn{h"
    "x{\\Grs?bwA\\eUpsI|Aq@t_LFHbPPEQ_dIsk\\naKXM@NZHVcbLpOv?`{`DPXcSQqkKssvBC[{qoKViroTtO{WMmxN|c]^cNLkEaCYJALBN{DJ~nTV"
    "E@wi?]{`U]cPJ~lIS\\C]VQo^?mPxzpWkBmj~gAJ|xn[q~^ohNoO_GBNdMRH@@dkyl[tzArwOQMCYq{DruahEU}np}@@kerO\\zUd^LCg[g?o^J^Aw"
    "?t?YD\\ktNW|vhpon}bxi@~llOd^tHE_~trW}`_Lkx|wf@|GS|rH@Q`DF@lS\\qrxR?mtcgTtt@p|G{kWcEpoWEmd]D`k_~UF~`TdZteHX?t}KJ^T_"
    "`\\GoQ@[|DEw\\sctSoMHMA}Pbsmg[LypI}QLWS_~lGA~u]fZqEXD@|S?OzdxPK@G^NNhbHMLEBzh_O\\ddJmSqJdngxm}hmn}M~Bo}|C^AIPCrYlPd"
    "mP]Xj]X`E~p_PJpUB[\\MWZ\\wWv[a~M@rOT_sC?qASPcuR}\\Wqz{w~pBeKaFqlAPpA~C\\~TYAhMteOBa@{RlhvDCgzNLUEtcg?{wqY_gipPoQDqyt"
    "DO\\W?oS[FQ~sBSxbxjG~tNGPJ|?WBSos}BKcrbD|{c?SImSVInKbCqPaU^TGF_XqssyFvj\\hvCDnJOU]FeFUL]c}D\\]FHpHVBMm\\p_aJyPT|}pLI"
    "x_|{B\\dIDBW~n_|MVvJftLxEmBtg?qoR~]|JxclLy_HPoRXaDPIWp_wssJTA@Z`~{Ms?otxMlq`WE|dr~A|dNqxyBcVmwok]zoTvwfx\\v\\UT?m@A"
    "upDOWPWtP]\\IIDTJvo|?`U{V}_Frj}kcwOhi?LWYz_wfE|xMCy_x}nC]JCc__?wiLnnWxXFfxPLCco?}vx?NrCKNFs[yJovAEN\\ELpsnUTC|P|{|"
    "GsXYy??jm`PTA~g`R]^ToMgMwpuCeBT[NrlByNwZplStsM|ik@cwic{eH_~yMohk@RWH|~`~EaSWHO@Ywk|TAWiWJuZwCbW[_rvxAbSvDO@UEOsK"
    "El_xwrgyB?fMwc`BIqkjy_WUtkx@GNcGM]Ojv]|D[S^A?W|Qa^^Fog?@`RWOvxEKDA}^}?uAoQZARspmhZsKtuSIT?czrUGfc~_c}xXHXnkQSA[P"
    "cdGlHfGo[oqlKXd\\F@Ca?NKZVnLIomtixawDKm{kGOyZPNHMCT`}voccFLHO~|wNu\\db~qWHCMoQ{RxAxQ{LqpW~nBdCu`gzN}w@TMWWAagN@sDa"
    "K[|UCB~lJtCPyPoqTogYIcHZMKcNs\\dDGZ^zz`LTO@o`~CxUsMpNxbZdvBHNp}slzOSuCrHgKYWd|}wC@ltpMlg|RDkao?@gu?zryFD\\FMkJEEH`"
    "n~oBvov]vLSMpmsmxqhEALLx{FCqTOqPXK{gGaG^}iC|pdxC_~Lz?MqV~cGTM@Vf{o`xGmqT?bCiZM?mPNx~W^lkIks}^At@il{?oGaBOaxTAb`^"
    "}Jo{DTXR~LLdJ}`e?lQKr|uRUtOwvcR`pay\\lj_QNcD}HP]bAX[TzQM^yPG}Lf`Yvw{hO}FMTmh~BQgciCK\\SarxZNboi?nt{n`qsy\\IFNK[@LWv"
    "P{ltk\\gsIRF_}nc]x}jlJJsA`WVULP\\h@sFO?HEZxNwX}ApQWrdsG]cPO\\uGCAwrGdZz[l@OrTNpxmbgKI?rJMa?FGo\\gh{v`PBwW_cQxsnJUNXG"
    "JrX@G|q?AXF}dG~hmhDJiA]ZFdhs}[_zvrKoe_@TgTQMxoCWzpcUze_lgnVj\\_@^WshPYT_CrBSSw\\PMB]cktBefFMUDEK{mN{xKc^Kw@~?}pxGv"
    "ma{Il\\DlUOpRmzdkKmsuLcHLKhmiBR_xWUM`??wN}lalT`{C{vdo`XwYDL?j|u`jQBp|`XSmoVC^CoL^xl{hGPRCnQX_nmf^UY^qB}tHEBmXKqZ}"
    "G?S]~R^|EaoBvm[YI?ZdISjxtcXoExaol{PAiJsjEItVt]YHgQzu|{ndLmTS}omCFZ`?h^Ta@mJ_Dc_nCixXyr{e@}jft}dZ_rq?fumonxyLvjpn"
    "SQscKv^EEZ\\@E|[quacWdcCAYcCO`[~mpT`cjlkAzLKZyYqEkn{y}_X\\TZkaF}{~sOASip[E|t@VrmKP_ts\\@Z_DTbb}{Cs`H^kzVQn\\^`{VM}Iu"
    "T[agiKvAwG~{DTbXh{RpCqA}`_xjVSdtC[Ch}ghX{]HIetaGDp`H}]\\SubshYcTdizE?}BDgqzLKHPuDGDVnp^X\\STgzUahaw}d{dTR^{ktxHo|b"
    "~^krm@iM_z?JpSXpXRci|p{VFZxbyN~}_s~`nxDplJM@oswBx?{blD_]x]\\@JQ\\@GJhECXDJF\\_~{CTWmPaOxrGv}cij[AQ^}}SfQdQFzb\\akelT"
    "h_wIVDnrl|FcN\\kX~Mkx}MUuJoOxlivMxP[o|kqlIeSzBEGbQMt?m{V?K_hI]T]LHIGmx@]T`_ASyV|Z~pMnn^[ow^QgCPKHOCujAKm^YjFovxYS"
    "EQkg\\ZT[w]KMMUszC}e?LRPv_scoZ}[j`PwNyPg_~[kHy~heGW[ZjrPP~W}HvL`TJm|^}eO}M^xi|Aj`Ix[Vv@^ugx~n}Nw[DAoM@Ag~{vrAwT_K"
    "RUWfzm@{`R`PC[ojE@pMBmHcYCIO@nGfTDJqFw|am[zTuq{spz|YO~cVhJdpn~W\\kD_puAXlVA|cp|RUlnmDLsGpl[lPDL[Hqgc^NAwY?`NfXO\\H"
    "ooC~@J^ayB^fACXJiIpBA|hWMN\\~A?YgTRyt`\\I_S__LjDOqE{iUx?zd?[}?|s@xz_xQHk`wwCGc}Bc`JpcAqWbX@p`cBmKXEZwki}EkmqkNIv[y"
    "emGPACUwO^iFAmgPUm\\k@|{DMLWatLmTj\\Gi{PzcuscGD?KXtLB?~_UH{OokDDwmwNfsKCH}eAdn`PgMhbxOIsBwHbDeq@`|zsBm~lDq}~d]sLK|"
    "_p_lsw~yzzLcrNodAn{zKdePSbqloQnZ]tB?z~[@ENoqxpGu{zVnH?_Puzs\\C]{QmND\\NOWSAL`g_qc@NSnD\\Ok@HYpMD}wIXAo?N[?g_ptZ~?Sx"
    "iaLd?BlL@|`zDM?I~|Lj~^c{YZme\\k{mSB[GNtSeZ~xA`QdVV`\\Mys{_DRH@zdxOD^fVQdoozcHpluGapbKWF{}DkLPJIaOQELLMz?tTCp`MBU`n"
    "}pTqgP\\TW?OpGOd^~@w~@rL[Jlr??tpF_sDeDQOTzOW_Acq?IVOC|`[PWAYPPBy?GBndS\\PwqkXmz}TuAoleIikWWqBVxAr^^nUMi_LlKp|kCD?g"
    "CW?Oo`Vn@QwnDQMsOxdAhOl??mxn@FdaKA{_[bl]qRkWFa_^r]XlHlodGMXzyvXAgpsYG{uOK`SrSD@T@TYra|{~C\\tzkACq?OouvQQC?ojglkSc"
    "UT\\BLa\\MQUnv?w?yJdE{xaJ~{A|Js~DEKPxuBnOqwmDJpPb}~^FfiGfoz^XD{M\\ML@TEquTfDd`WKBIH@miaT{E`Im?pN@VhOHDUHKfrSAAZBZkN"
    "x`ZwCnLw?\\dvTNtd`YOF`W?iUA[zmSG{~mOuM^\\pQ@`JyaYR_~qUl~}NFY[MADEBNaSzCWWzuBx`|miIsoD`TngtFYrb}shSL_SIViLvB]IHwgmE"
    "IXEhnBPgHeWdeRG^V\\`FZpHFIebvBbWgM@IXzKW]S~POZDcrBjpnWvFwXzQVISB_ro}cm\\PjVqXDDT]b~C}][?mwql[q|ccnZng^uLcT{BX}P^q["
    "HRWcGk[kuDSrQlpH|}O{DSU?rq@Fo\\w[Hm[]GRTkyo|eSm?l@A`TyOoNePHPMd_jwoBml]hmANlOEvLBujwZF^Sf?c[_wPB}hQ@k`WUCY\\[jGRtc"
    "MRy?wg}KwP{R_~RLIAWsYLGb{tPN|[V\\@NkmhAsPOFK?B`Fow[\\B`SuN}d~AnUT@L?w?wIT}{BFHtOChK`YkEOByug?}HOwhAaLfzAemTeWQbSGr"
    "tSjJJP@d?_OnFstsxrqS_sW[azxQb{xTQnr`L_eKA[]YHr]OwUDByg}@NEY?|rMHCpLkqC\\m{g|k{Kr{VQFgOaAgyW~rxBy?k_E@I~`YsMbA_PgV"
    "E~kq~L~nFfktEMwyNhG_O^@^No|VBIOqY`@J{`FwIAfh_O@hDxGqzIHEA^CdyolN{_txpqTY}RowVzKyhp\\\\HAZdi]yJ?Dl_yBoNX~`NxQFvnCQ\\"
    "Hq}DE?T}C~omKNt|Rk?HAbjB}n~br~GeG\\F?~a?EGociq|`O~nl`@JDbSeff{L~fu]llc?CVKDXmPz~aWRkcf~G{FjZP|aztu[WEDEOSQlwfp}NA"
    "|~chn@C|_{hgUSy@NjXCPdXheZmE?Qv?~ey?AOS{}NfAvu^tO^P_I@JU|rRl}k@[sPWypCE]rn\\OQy?he`EWSPLVp^HCt@ho{NT@{{ScFE`lZr}J"
    "~MNVlqAOHLwo{~~P_{DecnXWfacwGL@a|KsIpX}A}rSiFMb[ftmRF]K~}uyLWBvAG?FoOoce?qZyCCtcKlUUmKz~q]FAfEIUsmlF`\\DqmqdETd[U"
    "P@TMw}o`l@gmomUQzj@OiaEJunU_~q{uFw@Ps}DWHYY@~ByC}mAWBJ`N@\\JJwqV|vpySxLUpVCoGwtD`AjovJ\\kyOB?srkyFrek?XQhfraLGBHDT"
    "W^\\cH\\_B|m__cD[_wpmDC@tjILTY?TSmnnvyY?FIu}SVyZ[TencRj^|DU`\\|IOW]E``x`^_KQmfvlUNrNPPHBbojE^fqySaA?ytH|TAqpdA\\{kpS"
    "EZffnZi^tA\\Z@AtJJleig@fgV~SYRepXyXG?NMqjwcSs_rsmMP}IyZwGHnhq@FccbeALuA~aRqX{qxFaLJGpm`qt_mj}|dEhEahmpp~{H\\H_{mhd"
    "Mg?vNsR]hZqyy~CIG?{kkYcHRqkrR@{hJWw|If|~um{B@zW|kEOSS|_xxPjQ~w|Sp_ohpU_{HL{BppsAw_Z}qBHK{@SlLS{w}mIc~P@d?F]KuNWl"
    "YLbw@CGKInieL@EQSAZSC\\ERXQhsJ{eZ|plgcmHQcg~Njl@@vaD^Yn{rLLoxYqKhJ]Zop~T[[~xnhqg@`lE?FN@Dv{C@VqH[ERxBq@hnE@b{G`{x"
    "xLGtzLolms\\[`]Ohq~\\TyWcPUp`XX@NnXCH]uojxFGDDHfWGvphfNATMI@HXR^wXAfN~QKjAW_h\\GYPIEAlBimHGo`?wOUc?wpdAS`kszOXU|nP["
    "Rm~N}r[^ElflOXGgTB{WGDmZkpgC[}AjEPfdt^kj?AYPq~lYo@~bwLcbcQZgCW?n[ik\\WILbxmp?JCfyrgKYBOhF`QCuynrsxTQ^BSXw|VMRKeCl"
    "Fbr{q}CgE`wxttyhsizoDAIK~`f[Qeh~PZojGycko`KZm]pfmbl\\Hc]?C{KWAJ~AWn^TVD^vCNyHmN?Z|_ogZafZmACgJB]bEHDZ`TK}yR{qw`n}"
    "~SqTNtA?~MXQNbZrCfKxLjJ\\oRdGq]s[yb|fOrPGcCTcEBpXjMon`Q~etXsuMnfApHEAHPgo@|XUHo[tL_iegjbbP]f~n\\VAM_w?CdXw\\ImrDCyW"
    "ZzI?U]AEew}?lHs\\_}dAzVdLVVvkw_WRPZKp`URAjwI?DRs||il`PQDzUdzAvznajsCgIhiYuhDHNQJAi^AeeJm?JrlFFt?{VcVowgRDxVMNiucc"
    "irqZOHDf`_fKjOxf@Ous~g|F_wA]`U`Utbh|dQ`PvDt[|g~eZlzLvtM?h_G[pXONwsN}\\Wfo~XGl`aBA~HE\\eHGl`ore`^sxolb{nZTyQG~hIby?"
    "\\WQsPHlUiAs_o~i?@W~r]orAF~l`o^~b@BU[`SBizpt{_GdmRBcsO|]Z_uHPRG?V}@BuiPLJuw~wGmzacowIIxDQG?]JWnaNYK^}rRhO@fsfbj[N"
    "TpDHI`meGH??`RtezLa?ONw}rxe?hSEj{{YY\\so`klIxEHFLXHGki@A?FeWN?bE?BN_N|UEX~|dtsrSd]VMgShDAkk}d|f{[LZp\\tvq?@R|qHnY@"
    "vF`IbEV`e``hnDQ]qLe\\nJoyl{[cILhbtuVYLQq?`W|\\_DcA`[RGeB~\\LSNkIs`kuiXCYsM^`R^gF\\Khzl]?tIRL~R]Ou\\`hgqpecM@n?nOWLDVP"
    "M?fnMxqr`SuTUOsRkW~AKZ@^mZ?QhtJLG\\bp_xDtEhPj{rH~{w@D|QAoRzdvJ_OpMA_x`PECdGdguk@cINvANoLKxNqGk\\{q|sk[jhachCDIvb}Y"
    "TnTFAm`s]qnwufm~_s[yzIazv|kS`UqUSNSF`Rm?|~LNiRod`RM\\iepkiTVFnnAlEKg]{N[La^rAGHqqSULGyxGl`QHlUxDEEbcgKBWNeJSc}R_W"
    "trp\\AB[SPB{Ex[j{pjS`AK[Ud|tsG`DxvOEh?ZZRURtWm_ZjITBi`\\kv@Bg_xQDOt^CNwDX|Irgd@c\\hAA\\cw}{BiMW~{@@edSUNE`aPMQs|@@cL"
    "Fp{[~@gbHtHtuNDWZDAcILctoQ`dG^gQlM|NuORzQr?kKcWnN`?sG|vkOsw_F|ojq\\OUoKoo?mDVNAtVDlwkKnXCBj_XTclEtpSvNLx_{igbB~@a"
    "yCzaG[_su_d~{l|eFPTbNNf?ko]]MxFguDjp}pWaAR@AUm@@`ZgN{DXWuOXFBrhDQq]M_zXaNOSuDC?eH~{liw}_wsHpSakmy}o{jc|_}YoSAde?"
    "iZijqUASSpCnB?WpTN``yrlYLq`XG^RlB~o~uTXBWXm?UnSbwMtm_o`gFdXcB[i?}sVj`Zs\\QnrAB@a?tXFdNRDR|\\hFqO`Hw]DfIeHgFCECp`\\J"
    "}@v}ulcc}G~hy@|ghxKoA^fnqdYDy^@[}`s~j\\invVsmG~dzNKiPAmLSooS[RMGbmOWjURozN@]a@qploA`\\}OtomcDJCbpR|`}]IjK@L`G^x[j\\"
    "A_KYAulOLOsUFoxR~aDJxaC[Ba`GLaCe{_~X}ORiINfayKX]YDBzEMhdoBAM{Rzsz`QJzO?aFjfQTs?zAqGgTag?i[yIomagLr[p}ggN}mtWFBg?"
    "Gtzv?}TvoLWI?AGUtBs{AuBDHy{\\Z@toJMsWAalFLzxQ?Q\\BP~di{[iDvRsxKqyH{OxPPn[cP?MGubs}TM@uVnzmutVETVCZumDmaEXdB?d{TTXj"
    "vcGQzkEWud|hHsHtER@^}@HHkNqUnRaO?}]D{k_sEJhBVlxVGPk|wr?fh\\OVMoo`mChp|vP^w?cPFAEMinCPzuqHvS@bua\\RyN~gvNS{ClYAsNSU"
    "T_?VxrDqXRxWBNz{PoGtvp_gwqjo?qH[GpsVlg__s}?OhtQtupSeA}lxzqk`wuH[\\KxF`]xLO\\gH{VOTwlpNPOtbqMCsDyBqpnLZAb[ytdGwl{qE"
    "BKG]xo|CzSPm_|RVGnXxztGp?ryEX\\otLqcvmC|TuM|Mp|hYsICsu|M]N]DJc|qOCQbg}U\\gxLuFJtdx@MuBx[WALppLK@DCCdPDrPx`PoHXGBcR"
    "G^Kmm@\\cAnw|@s_kyrwXwma`XbFqooov@a~o@N`{{{rnhD[[Q@W\\s_BuAqAD~{DXPQ[CycDz|O}Fp~L`MNHGJlHU}]DNEd_si\\KRupKog[dojlde"
    "ttdA@rKtI`OIxoGX}YrXSRJxk}TG{K@wE]?f}opaw_Ca{PsB}^oS~~@TB^eQkLO]oLkMCRA||bPPMRPVW||_i@}@C`tTseo?I^BzUqX?Dkp\\s^t?"
    "~C`uSo`Fy[gJAlchqnHJY\\za@g{av|OmQ{[MvSTeIQSiv^K{zBCi@?BrK|GpAJoZ?c@OF~@YoFk@EnSE|{O|jmXeJ?Snor{IRCCNkMrz?MOrGe|E"
    "ORvbxyS]{LPdQaday]wOUp|afCLV?s[wyq@Vq@^tF`uJEdzvzPQcFaDC@ONGG~Lm?jPg{CTGCQQaAaVLpno^O{wYOAhrwnOPyQ`WuI\\CnKhdBLhU"
    "QPtmFEwwQ[`v{SSE@ag}qapnmkFoN`KCRf[^xlT}?CddBk[]GE?JqhzwVD{XqwHUFNggCR?r{|WUF|`F|Aky?ctcB{cNA]{q|BcdpOSnATCswkjp"
    "|RWpodxV}cCsORXc~`wkynuQGtOGfypMy_ovzmhm|T?Ko^hy\\rpj}`lIW@O?_{pPwbKvIB@PvMKZD|sQ~oSjKSCy?mH@DCLNLNhETsvmRaKABWVO"
    "`^}K}G?XyqZx?g?cK@]?tB[}ppqGz_[|WPlS{c^TpND|FgNyroP_tb@_u{jTH`K``V[bUMBpH[r^RMaPKI~bzVgNjdOeKw|R_~VXN]\\slBhKviCL"
    "`QyFwLWJzBlFHbX_oQJACG|dwLmn{`b{_}}fz_paENDHTAqAt~|y|ksqLoQTwOxE{Cy@M|hinoG@wC@HH@[\\~aUV{^juu|XhxbSkCqaGF?D{z@{P"
    "OorhWTD_P{[xs[]Z`}IbL{cLq~XjQmZuT~^susHWwNws}HOasNdYyw|NGqdpCo?zAad?}C[dpOrAuRC]@NG|MGABh~aizdtVItxbD{qBuL|]G^EU"
    "EO{FEd\\tPULu}_`hF|lJ@]H]KOsOLNS}IcDgnb@KJ}WZHQcgu\\`UIsWRnenozk\\MHCtIj\\xH~^c{oNClI@SJR}uaYNBv@f_|GnKEDt@L}pXoGNWx"
    "H`_Izr~|BTjtC[uyrMT}EicVGKH]y`RHNPH{h`\\oTqoyPaHf|scd{?`hpZx^CqjS~oxD{QD\\qrZyOC_gxagmqAhcIkouzOn?F}S|p|IOL{^hk~@b"
    "@O[ljQcRJbDjL^bxUmxiKzwYONLD}p`_D~^^wQ_AUWpVw_tkCn_{pak|Hap_qNWzIOw^dRdkFM|qxmPe}Qsx~lTKiE]KbyDpLA`PAoxBqk`bIs[f"
    "y|kRxmIlux[vEEBAJrwgu`mC?xgNFCdkIk[Fn~|@mACwymLiH{oLD_rM@|Ls?{SAzPFyJ^G~HEjxMnC}S~xPIPsx@Bt`@VO`~[lQLP_Yl|VFcOCW"
    "RVWoJKxh{^LD~^[twd__kmSs`^{nz?ViXQhcqNtnO|{rszxTyAy?SAgB~pWvFsWDlDLfjco]qN}DAofehTO@?PG~Cn_p[[{fI?cDDIwerSr_{qtS"
    "wRPCxbGV|zXrvZT\\x`Z~yJADOc][_zHvrc?S\\oeiOYoZ@pJaDmp[NLRePizg`\\im_sdCKhDlRdloLNOpG]mRtOtLotkQIPMYHKLm]LtNMhdb]VXD"
    "jLe}y`@qvZDdM^lQlaqMz}w\\?|DsXpuHVNwG{HtXSlwP@MfAs}vx|rJAqr]\\fb]?vCKpt|fhxqOew~Vdzm?TD`j_^Zq\\fxqPGu_|qyd[QwV[rjJv"
    "VVZY@wtCE|LF[u_B~N{Oxt@M@l?LexGGt^BkDbKnV[hsCDMlT}P{VHiEU~SvFq|TddvpSTAkS_odJn\\sY]|SI`GmBN@moPKgH|{w_Mp`Pi?iaOR~"
    "hqSekCFfScvAz`\\LURDgqNDUPcPwgO|`}~tlmNR{sCfUaxpAXho|dNLtQVsO{UBPHq_N~@kroTMBymn`WmL[SRBzl^q]`_yAU_xK\\z|Fr^_Gs~wH"
    "\\hGYJ~LeAO@]YJTFKMpOpHnwB}gO@Ne]KMUaDrld_}\\sB_GMyaX}o]^AzDi_VplxJDbPwlumtax|_w}E`pEH_awzlo`d[?IT~ny?phG??[\\`YKm?"
    "s|MTScoNtgkRdqP~qBEpK|WWQqRszBSwyU|rKlCthETGjerknaHuJMR?rdVR`W?XUr]s|j?sZhPEs]RAAD\\}HDchFG|KSAmBe\\OylkwaqXGoR_[m"
    "qBjwWd`uM{moKSAkPbm]`ZtQraCVIKJjV|C\\IkQXALuStVHPeID~NG|cpCDW?pW`qC?pgMoeoRw^|{cVIugUCsyHrw}SIab{r^f\\xykrOmSQlei\\"
    "yqLTL]?DL[LqDrXPnr]NQ}k^AKOSK^}Ar_fS|SV]jAFdttjyAnxvpBuS}MtVAvycEjXmIeNvso[mLD{HT?x|MBH]grohxSMZGbrAYdg|sFdzw`o}"
    "|AfTfnIJqNY?GhEmteGJvniL~pwqN|l|OrYLkucUGQQIg]ZvGBaOkS[nElPF_w?SdBMOOrLQmZBA{LJZtDz]jJNn`tka_yx]jQDyBjs{TKpLTbHW"
    "P@^ySRgVEzOOhOFVpvTaqKz~MaTjLFFsNT\\FY\\{xzgZrp[|JCC\\M~CXTTXKEomcVsLt]NSfTE^XyERHhfEzQHmLMv_]Jx]`Pl@cXz~qJUCsR{BwP"
    "PDw?wdO{CndJA~DG|o|GROHLQ]|Rnpoaup{wHp[FubOD@tTXmnloUzgJK?`Tq`zbBP{Xh_TXioz_GHECA|tjpdcUwPwNTrOj?qKFMmVLxhF{tc@}"
    "D\\dETTH_kLC`~ODPpeHJYPI?qmgqL^wv{`HFw^gQLPohqneFwSWqvSEIB?tWoSRj\\AddXowaHACSEzFiJM`W{^pxGCMPDKXVOmmhBxGsmp?[trz~"
    "U]mSprkiOG?iAne?Z]LCrQ|E_rt_upjAQ|w}oPXNnt[}I[kx?oHrVW~ecsY?mitwH`gkBTChVPnhVa\\qu`GZrqWJUrXkj_?QAflqM^p[zSvz|rF}"
    "PK\\rfWsqUn_HApi?CkfC_ypusKpjEuAMmODEiBdgESGrnIyG?LsdUS?LQ}HvXDwNxQ~w|PnionQ\\mcffVx}PEDrt_chFSrSdTP`KnptjGygmo?{i"
    "sN?SDp|AEddwAXEWh]fOzikZz@HMFd\\Nejl~wwf[AKs^lLdWF?gB~dCcmQ`qOKo_dNT~MAh|ETcBk?XGoOgBFqV~xJ~AVSHRI~APng`gHg|amPtP"
    "@aTAOVpYUbHZHnXDB\\ABG{xftadYQQDv@|u_NrPk_qx^lStm\\]@OiPU?]s?yIOtxppMw}AkOyn~~?qlA_oe?}blDfLteOu`CsiOwJ@kKew|Igsif"
    "_zhuNnfdMhFVPCM[}B{ktDdozKpmEHuCi|uCzAK`RMtNrY\\pq_\\br`xTIVXoczV]LSR}v}[[MStNJ^KtUXGvxkPjOrPcN]tEWrGrAhmKVS[nt@TX"
    "E}S{ctZ~reXCGPSgOA@ZN^gDQ`WUL{eSFT}?l_P}EPxbGATbrL?UE~KnNQn\\jEU?^_dbDSMj_yfAMMkz\\YdL{KLNqlF[NNt{Gr`AikGLE_lsQIa@"
    "VopPOnlKHInyBKj~B`?RXG~knbvZtAaSFpdZBNo[wDo\\~A|xKYP`NbKW~piGIZ`Rn~R{Icl?HQMRusFpDxEiY]a|xfqI{^cqEuA?MuN{Po[I_~Xt"
    "TZoaO{ssMa?X@TAAzwlonpQUv`KLVOlVFRpPPnz|gLL\\^cLX?`vAri}@~@cPOcDpCwAAfQwniAwjKMxHDmxbWLyDV`P{H@oBrSjmKTEXuHLAFKiT"
    "?nPJulStVEsKE\\Fa~bh~rOjtBYd~E[DM?IW|FQ|pSMcGvkDPV`SbzmLpEo`Nsm\\RUbXdIDfrwdajC}{W@o}_LQG^Q{ZAx_S?StVtudhCmXEuS|WL"
    "lw?pOcnu{\\Ho{f^{`Qdjo`?vN~KIz?GTjlXMt]k[a_IHHAOIvHD]HZ\\R`_^}aOszhOvTClOuItsan^j_p~xdLPWMHl^{lClz~cNpiQPRXVB_NXDK"
    "S~cSDMSGwLydxvIXdvP[wOUOnVKEREFwNXDJtqS~[@zmr_uB{~d]jeFltCb]FAhO~dgYQUG|EqgMP}PjUmWwMdWe?LfZBLGLnPo{wrCYgkTaw\\Gb"
    "C]lR|eQyqC[vElrnIRPLKnXgJ{yO~sH_MYToW@Fm{ptbpn[|ocTQk`uJ{M`i|LOQkcPCtpc`^P_cBb_iSqk?Ie`viJCPri[?YMkKNhDPCtTQFzV_"
    "fZwiE[yHRPh?S~i^k`EN`RwixEaOVAKWCqHL?n_{NDmQ@^O|L~\\NI}h_qBY?u~NnPM}xMu@FVbPLw?nmQl`OwBrAHf?ZqG?UyhDCnU?mtYwfzUV|"
    "O@X[tud|J\\ncpw?SFB[WmHGymlbvp_CJAQqJx{_WWu[b|g?ES~BASt@Aj_DFRlG}R\\hW|z?YJ|uTFPaNFKPdUPIAZ|zysXDKorqC[\\\\XkY@[}ZFh"
    "sbJhwZ~xttFTuogPyPsn}^KhvrwtwOKLo|tnFHUtr|EuWahMPAYDwxGwQT?yMngeDEtcroLTDqUS@\\prH||vTCAF}Q}gwT@`zNt`WUWGS\\KcyJ_u"
    "GRVczGtb?[LKNPg]uO{~|PxBCQ[VlCQRNPksO]S[aL@hs@^Kc[HNEp@t|Aty|bOcyQriIJgjtk]ANsAQ{~HYkxSL~atjLtNcSeO\\ArxzrB~{JuOc"
    "tNGX\\w~lE@i\\HUwD_zNzU}Wfo]p^@mCi`\\s|GpXHyoyQeVPf|_TN?q[VOHxUTEOejT@Q@xvlu`yaror}HaXLkbul_thnEQH_GZgLQCx]nXEWySGv"
    "l]ubAPmENS_Wus\\{_zhtR\\`rbRpjtotCenmew}btTVOYO}XMlmS\\MAtgCrSk}yoWBhdzCUDQyaAxzqT^fa[BvueCV|eFQSQBG\\PMPU{ZAP^|GiRZ"
    "JCJUC@xfGvc}wmc~RA?@AbBm`X|eRT~vaLpItmSjsb?pwNk?qqdCG\\|xH@HYKGNHzeMJmC@gjqUKHes^?BpT^A\\a`QKzUr@Co?FLJRPfvWBnAB[|"
    "vL@EVwosKzPfAnuYOAaAQelI@|W~FKZz}Wp\\[S[@_?SWQCcKpxSws~WyO|tzyrcXxYs}BG?|YAaaeiRpM@dOuXG\\}_f]TIp~`U[OfSdxJOgjDzxJ"
    "iOJ`HQi?oA?U~TweAkB[YfDDR?thH}@MDjlxJS^b`]xjI^ShxRxgiMptFpp[EOqWRAGB?mKpC?SzRQRoh}_uNMIfA{EumRs\\YsfvDS[|}u?Lz}H`"
    "CrRZkLgdjMcsHMz]AGPQCEaWwsWK~BWWjMhK?~H}cI`I?bWuxO\\zaBk?U\\SW`Yn|K\\Rtpzr~y`i{PB~VE|m?uF^PTpDNV]OmUUsQzamN`VnJmoLw"
    "gbtaM?LV`W}q}]romOfk|fa?dupNFNDzM]VA\\VDyUM}I[Ry?PSwIDz|_hxHklKdH]HyBwC@`Yo|q_yZk`XFkyRCzeBV_@|Ke_pXlx?[x`Sm[poiE"
    "D{dQgo`Sy~]E_\\W^]|^sJUcM~_[T`_ztKCBfL@HJCpYaXBEqjmOT@i|kEG}gx`tuJFUuvqG?u|NhzDM?F|\\@Mfu?ufq?QNXZYozv@pxBlrNOo@Xt"
    "wzlNyktqC?zA`]zBF||aGFMcTXEjNQJ\\QOcWKMEzlmDcpWDDz_e{PPt{qq[Sr_i@JTzkVHE?MN{Q_?tif_`bIERK}XDNTBrAh\\TH~W~|Uce?OZ?B"
    "}`]PNxFAGKhL{FWipw~~]|JAGYd{PV?oAPGsPQvLINC]}Oe]XDpOEkT|_w?w|hFqHg~Eh\\bXO]LR|lYbXcmiBumwCnZr?HE?KFjdwfC?RTOi~HvW"
    "~\\QV_BJZ|iSDw}epCtPslsWlCV~pBlbxgEK~JHGz?NakkmY?zmNAF]lAYpOYWhFXA@{GhHGuhaBrC]cQRVVm]czZ_|fp]qJADpit}DlPktE?JHq_"
    "T{BkIDPwC\\|r\\gC{WSzA|KQ?Uw|tLO]c@k`vR[l[YoYP`Z`MtOzAIQB[xs\\OwGh\\`XOGLNaVLg~PoHFAh}`w@g?@PcnAAJ]HlBzAFsg`zbYguRU|"
    "JTDizTFkqXHpLuXvq}onlcO~hxE?TqLh_xxL_?tA`YHw_swq_TRRO|hY_}Kc`[v?Gv@SOkVkWA]J|bXru|B[gfPUK^wohplGtmVlMjuB`_nBh`kh"
    "CMQ?B??irDFX?COiq][RM}sxnlYjZcuTDs|[He{^G|~_~B[VqjmVPB`BLixGyNtXotxDH`XGrfdGCCgfFziNos@QVfHOM_jFRmNfomwm~ak\\~de@"
    "MUcVugjeVzHq@cRas^GaMdN?Kq@ODhDO^TuTMH_vArPE}aHfalOQ|PFwpk?B|ewYFrMyvjbCJ~_yK~?IOW|?|r}}hJY`URI^WcuZSpq@DpmDm@dS"
    "JUrwc{{Z{sxuy]{Q}dECPtp]@EecXqGaK?gsurXj?s_\\i~tvTtd^pLdFhzQPIi}WL^tMk^[Pk?xs{\\saLdd\\IIQ?pNWSL{LCFkx^ANdaAp@~HO@C"
    "s\\^{ultdTTp[{[m@SBLRulbTk}X|vlfYNbIPa{ed{VOGPmk]wm|}TsXeVJdJuDG|MsbbguLO|p[iWnNL{V`RoeckA~IO@Acvor}c^Eg}ZB[~@Jsr"
    "n\\cDQLbuMpAuFU]ZTcX]RkHNnpb^ZAwIU\\gplmwIw}gasBohS`RArlsxilwVmAOa@SWER@[sUr]MLfIgBQBuNK[nLK_ZdjQ^Ka@aK]T]jEftCkTz"
    "@A\\Bpans@MteT^WpnDW|wmTqtKTjpNU`d]W|I~?nM_OQzoUGxeBkGc{qDCOU}U`KFlSdU~Z`qpWHImlqDJwZ_rBHv[noX~y_}UGH`[Rg{_yMSK?c"
    "K@_Wu@nAqsC?BP?CEomoBITcE{HYNMtcVctXRQvwAOANCg?ZUdB_Rzdb[MhBl]GviMZmk\\N?E{yqem?wwNXDPf\\GnmiaJtLAsboN}?cRQPLZ@Qz~"
    "GaNrwMQWyMkz_?bkZF[R{omIUUGE~l?{z_F\\LAKACDSTw?ds@Jkqw_wUJbrltIt~@QDML@_JLpxE|UDdqsOg|`PYAetFRcElCR_A[_ltqsNhqehc"
    "oSE]^z?SF}@|MPjs}fc@OGDNv_TL|lF]OljlJUZsH~`Rm~tZEKJb_pHPusuFn}PGvQ[svmiCw|dDLopf?S\\oQjclonlsqR|cIP[_ClKyr]ZaPNd_"
    "u~^{|rx[toffJsCNyPrzGRsXL_CgKR\\^J?krh~@KEtSlvaWJFFTJuUPe@e_wocQKxBXSMpDKpmCeECK`BTsa}L|HP^c^ulg~HlS}GmpSBRTHIn{N"
    "?mLdACtbFqk@GPC\\mjc]v}Fl|PHfALhTT@{hMyO`BtEA?fc~Lc\\wtG~zxqaHt[TT~@XnC_TvRQdUzkdRqBPpDEuHCAbcd~zxwj|QDJVP{mgJUOmB"
    "R|M\\tkpBz^T\\jKGiH?K`Eo_mC{PoSmhEPo|GqcDjybcRP]d_?`H`VKDwWAAF?jNeahou~N_RA?xsucNXBeTAQMeW}uj~A|HQBVKvApdWz}EWK\\Ke"
    "L}ov?`oBE|xgUCCNyllCE@cYIchgN_boLRRLPaoQBCD}uQjlcFULAIcAoKw~RaIvk@\\Gxo_qikPuqSyVJBcMMxgLvOg[{ZtKRRnli?\\Z@QGLAOkL"
    "`QDRX@pGvKWyspOzt_HpLFPLsAozR{bu|jtukRl{S^SAkuN{KpnWi`DnBzQCmcklMczJJaLnPuY[rEhkC]|mBrOtMPlGx``yEL`JBPEF?\\Rbw[a]"
    "}|iptp{tzmcF_ufV`SbtPkhUgKH?Fp]fxfcV`P`SMdAPxMX?q@dTQ^o]zK[|IJlurfK{_yPr|`zvEQ`TLTkdDPvxw{HqwyK{O_G{KMktH^mGbNoP"
    "pCg@ziab{L\\Og`ol|nUHUmXEwLWkyo{p{tC_nTXuOqdm|MUM|a^jxbbq{uKRuTrHBQIdAJMO}dvwg]TDY?DhrPGUJsBV\\bPu~_[Zo^LMJrT{GSOr"
    "@SUmJK`UMRmE~Lc{`\\npSqW^HPl{k}_nGet[vGhZtfDhjQq]XQaXyjHnS\\WgFK@ACYXsB[uDL@I[h`@]Fkmv~bSXNw[wuPjxH[lFB_Db?Qnd?@^^"
    "JCKewlcXmfLq_rKyT]|YWwCRyv[BnpSCN`MN@emw~Ccdzn{O@Q_mAR^jrcCe{eGj|p{xHVmpK}gbJlpvyiwxCCBomtwpznjovN~?QE?TQoCyye\\C"
    "CptKwkp{k@QcNA?by|^vDU_VVkPx?W}W~ERmM|o_g^tiK]@A?mM]p]T`XNFiP\\jMuUcvFmWQ~ZOFmq_smt_AFp[VnB\\@@MvqDtmD~pxkemXfskkq"
    "d^TdHbsTTP{tPQ[wlN@QpmGCsBKAssTlK\\qKUVtMHmLiV]{_QQGV_cCJFJg\\Is{SHG?TPzTqHVCi_~fV`YrwK^?CL]KC`U]ptL~l|KjAtPC?jljA"
    "{@HO`S}_|BorYSCZPrl^_{QVhjbXK]tWWJiasvsk~|cNHolbj|}Sl_mTQP^yUmT?Fq^pk`XQrdtpErULz?ZzkBsont|eqXD[vskyGr?gICvziccG"
    "woON`UK_D~|mQoSXJ?O?Fc_TkonsrrODtZ|IgBsxobsqS]U[@^aepD\\`TKcoXM_sL~dGmRQOMe`F~rWqJCQOIM_{QMIKoABzEAlxUP`NK]Hur|oX"
    "w~QLRYsAKRbp?wAm}gEOsPxayzoQS}SPFTKqRc{egPc]`WcNQ\\\\{S_hE_nPj~~Lr~q~zvApkfchf~STN}Q?sZT^x|ohMEPCZwRr|PBWx[YUSR~s?"
    "}q~x?|TMEp|BJqHTAMabMN@itubfFuMwC[zgRROgo?`vM|fv}aLqP?YPziC{Ks??RA\\@JdChNOiI?tspP_^jkOKao^WtuAKsLzfyuLQLs~dm[a_r"
    "OHDz`P@@@@@@@@@@@@@@@CtvUpp@@@@@@@@@@@@@@@BwQkeN@@@@@@@@@@@@@@@@|QwYDP@@@@@@@@@@@@@@@AouGaT@@@@@@@@@@@@@@@CeF_Py"
    "@@@@@@@@@@@@@@@@KbdwA`@@@@@@@@@@@@@@@@x[E?|@@@@@@@@@@@@@@@@UlNBo@@@@@@@@@@@@@@@@}Lx]q@@@@@@@@@@@@@@@@EDUU]p@@@@@"
    "@@@@@@@@@@AbAgcu@@@@@@@@@@@@@@@@sQwJQP@@@@@@@@@@@@@@@NhM{dD@@@@@@@@@@@@@@@Ces|WR@@@@@@@@@@@@@@@@yaSTD@@@@@@@@@@@"
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
    "YLtEpdKn_rcFDqKwrsfU|RhQNrhgQ\\ecy`\\mb{~yyBEBh|tck^kA?qGVs?@ms}tVE@Gw@n~cyR`EC_kQb}bA@O]RnaGkG|wlCTHEj]y?w[GvrXe["
    "~ODDMaaVOahHgOxi~OpWwltmCc\\C}PlFXHDzKhuW?M?nUAhE~tlr|?AaW{_@R?xunn@SHORwur_]KGHC?DYa`\\hMN_?hJ?W}DBTQBrVuEvp`NPCL"
    "~YmIvoyoLNk{?m|AzapxhpWU`R}?m~NedkrBjSAEy}lVI]SsJ]dCPrtoK|h_@EV?AAG{TsAbNpDaEfA@@@hJQ}rt~d|dHL??j`nkJl\\m?`Q?G^PI"
    "tdKILoziTnGlDt\\Wf@wnLSx\\?`SCCA\\rs^sOWJG|?^?[QpLY?PBG}He?YE@ZRbDgjB|aHqa?sqI?G?kpJrS^{Mw|mabFZP?dJ{guwNBA?aWIW]_r"
    "C@hVFd^RNOxXSsZAUZ[{|QAOOnXkuN|gyonv{VDLMKHZrQoGH?Trm_eRuc[Mwh]J~pHV`Z`bF|psDm|It}ZxUPwV_}S\\@cGb}q_`?zMRE]Zdn|D{"
    "loNgBvLHxcCsARQAQ^}GCtxWrQvsNAA{jg?FCt|Ol`sQw{LNHPXSPLmIt?SKGTXT_}Pk_tG_Ol{Y@~vuHUHxDaDnPaTz_rHYzQPH`^PSApjqEcWo"
    "{MhiQM\\mC]|LB`hBf~XoD~_zBrPl~moCSRab{{_E@AwVtKXdbb[bkA`ChhD@sXGtvbS?o{^h`\\Vjy\\srM?Ktz_Et}UdZkm}iPPLUSFLvRptCIoxj"
    "XBleCC\\rF`tHkuC{pCOW|TSaLcpTXmoyoRHpWmKX{W?RACbw~b\\`lMtBt^S\\uASzmP]@EG|Tz@p_x^QaCOPVr_GPlnLfK[NbmRdosSIg@cF_E\\AO"
    "NMcKGmTE~Apgk^oxUwLX@|oyEcs}s]tx~TM?c?dZIs}dQ@dDM{XEI}?LLsUws_M?K}nynXFRV?WBNPXUKkLVXkX{zcWTDGAQqlAE[?@\\yppRIxFF"
    "|rdVQNwG_jmbMtg{uOTYFBg~}{}qQDSnyxEPBNDEG?@[RaXy_~G{SPCFpkVAmaU?xZNh`\\{ST?tj_}fk_?O}G_CEJEoeI^C\\ei`Ii\\k}q~cjFCXe"
    "_[{ygM@oCMwP`UPQX^py{DcOSiABKdyILg?gWUvrRAZi|h]?R\\gPPN_bLpIz|TGP?l_WYCfAOLeKyOb{Kk|Le@Meomg|vDfkNbfFYpl\\{nPp~@{~"
    "rrtho`PQK}i?yoC[`UkvGSSb{Aoxnxq\\Cor{TJM?KNgdN?_zopf{F\\w{oMXmBbgQzf@ct?\\TURXsADFA@OceZQ\\J{G~p[uZnuw|IxPxLHGEbJ@IO"
    "CPOGB{?i_|UdQnMfAslPrKhAo_@P{VLs|A@h_tkNm_~guQVSEp}LC?vtw[w]K^gY|`WIRrHiz{s?wdkPtNaT?qCtJ^x}{@][G^DbDO^Vd`jgcUOY"
    "k]xGenULs|P?~ybTz]k`H^IbTQ@Ol|dXvjC~dLd]D]CWr_g^Kewy}]Jz?bcsBSHxzQTmQDHzEsDU?@Y?Pdft}HEE`[DKpmf{D`fDAZoOLb`bDd[q"
    "i[^JFvsIG|GG}ZX\\eW~XAus`CQqPV`OQTD_hVgQCH|hlfvRANJCRjoXcdCJwRBoGV@botrg?Sw|{Ic~AyqByvbDHHg}M?KDZ`QGF_wFA^_UGS_OA"
    "p@ZSCG}Rl}bKKZmFCuSkvPa}ipSOB^~\\SiCkeBWVD]`a`_eWW[fAP@d]YHoX_xFJ`SzAp_[PQta?Gs\\oak@s_w|@lY?V{[G_DSVc_q_lQUa?YERd"
    "?BQJ@G^NIHS~k_ViIM?fxTr|[FUq_wnA|yO@wqzrRQmB?G|H_yvnJG?f_q_a|_wffg?]wT|khMDxoc?TK]o~XFI?`XFuVpIK_xF}Fp@WLu_t_{uW"
    "DQAJ~TfI@jjDp{@KKh~uuUSs^FXsTXNXVW~}{bOymQSPOLeB~nUq^aq^HoUWh?s|L`_@w~@I}gJlK@|^xj_b}N?kz^rgcOHBimCM_tgN^R@tQUfs"
    "t^A?UbtB`QFARsEkEQXVYdkfVoZo|G~Mclo`f\\P@axFAZ_wtx^}Tn?d}IoKzRw|^[Ytdi_nAGcD~V]Xrhoy?VezAExpN@mFAweTI|Lhg{rguXpcY"
    "|oTMm|Gt@BG}K@{^hagv~CSqmRZvB|`_Mo|KOJI`ap?sJn[FyE[vJ@CvQYOszQN{XMwhDaczw@@^V}KjGdlNGaJ}?`PKvBTny?dBVByBzM?S{JkT"
    "sblRt@hLDa[ql~|CuOPksqTttZ{]IQwt~`Cq@LrkA@clS^lh}J|n}`cMCD{DAAXIxO@DXngQE`EtM`|TRaHZySTaM?DVGeX~qYr{z{[qu@{HlqHL"
    "~cIADqpbAP`[JR{WQ[EOx~h@qBXWyKoV~Q[^p|HuB@HDPrj?JqiXAbhCxN[GUniAA]zr{LdcBg|L~|ovd?`HzRRpyo}?}CO[FM?IR`@LDOG~@D{}"
    "IaE@COPlDRJxwaTbLBHB|F\\W@sPZ{Qo}G|{]{{SjH?Gg?Q?}F}?@CPHX@@H`KQT[CaKZDmk~}zsg?]W`MElPJAtMrb[|zMx\\PsFuw\\_Nz?dxG@sf"
    "Xd@n@^DDE`@qBL?WPRKoCq|bETD_`_Wuq^WKBc\\YG`KRDa@Ovn[?w_tNIPHtF~kRDUGX|pTC~?tVGpOnJRY^LCkoI@R~vKJq|NPHk`kfNOSkn^W["
    "CR@eHQWMBsxS@^Y^}SSpydPWzW?WhyxSCG|wt][dHOSMnqoG|nHax?\\BArtyJ[@zK[TDCu\\\\~_sgq|s~y@\\b`QBpjccQSfslvFWzQLIMA`r{ICHK"
    "Hm@{WM_]x|hOFB[fUygooQ_EAawsJoDxGtEaIpJ`l{Gj|IWNuReGf]_WB?^qQtEDXZOKBrs|KoAFOaku~O_^|MIAS^qH|]{O{wCFu?No|O[ne|{t"
    "GSEeC`owLS`LnkSwzAYNFA@iDmvjxM_k]~lj\\mA@@nS^NJL_og?uv\\gP}BWRRpMK{bGz_rGKCM\\wORJ?POGBQ]jvpn|RKSeLw{c{vn\\{LA`fHps|"
    "E@hVLCrJDO`ZC_BuEb|NLUZx{_kEMP@`|i}?wRXUOHDR_}CtM]jaudswxhMpFuS}Is?^DlNAuzGh@HDu}aG~d|gqE_l{]_[]r~mnO_DTIqkUR]BA"
    "JL[b~RouxQCg|Zwo}arAGetfkAFR?qCQD{oz{cKGJQ`BKxDVVQQwwNV|lSc]|jPhIr|jyRdrxlhZ?P?dHkGL@O_nzoWm}R_UGuKzr?Tqc_dSJ~Op"
    "_|Do{]@TAcH]v@c\\~\\wBoHDX}N}Kms_QGKRpDB@eF`NuEHEH|?Fw@nwkKmbqJs@SQ]hr~b`qv~XlD|[M`USm?\\{tuK_`~}x~`__dWatZwo[ft?|E"
    "lkhxNc{]Ea@KUaHQ_?dW?rcuu[TQjm{]U}CdzaN]G^L?HTorCTndL@@Vw_I_M[@HQLa?wnom_rlHonsVIBWvGN[ITpzMrztlVUPvFkSv{OPoC[XV"
    "tbz]iA?czpGQm?[]PA?PEN`xpdceq}_lA\\TrGGF]IlXJmrD`N~HOn\\eYO?RMooWYE{NcG|iZulTJs`PqQmTRzcHKrMx^?PMDsP?PwaydkGd{uRh`"
    "uBD@DRqK{?i?Cr`HB]HJEKHrlqahXchwGoWLA\\dWyhuRu@VABB\\GprDcSQeel~DOS\\ddNJPN`TabD`xgenpM~kLFPQ|N?W?g}ah_Eoom~`vwjTSr"
    "ZPDd]zlYu}Yi@|pfym|NyWKhJAXcMnDoIAhDlEtowO{psyKl~pqXS`LDL{sJIPhu|VyHxETJIr`YG}|gsasYBa~\\wqhBH^QEDLxZ{_\\uAAruwPzV"
    "}]godnJuKPE?s^|HCb_UC{|Xr}\\fIqLtVAOwtX[OiicZz\\[VANEtUaWwo?xotShC?Q|EUxGlyBpkDEXfF`nd|n|V`^`mJl\\@@_OvI`zACApbMaxV"
    "pM_aFtthKsKp~B`H}\\LF@^SmENw|ymGE@e]@QLVA~^GWztCuFEBYjlp^wOorLa|u|`fs}vTnXOnPulEGwnHcs{\\HHm{I|w?QKa\\gFhij|@p]Mon}"
    "thxCnA|EHAJumN^bB^Cu?}D@~^qYy^PeGqssLC|WGmXEn`kfW?DqCCDeA@pJPnkxvQ`D}D\\JwKeKDDC?x|d~YL\\FyCORIB]Xr^deS{v~Gb\\HIq_k"
    "tBUOs@gyuloes~Sw_~ZjKHG]eB]HRU}@YbTTJlKQh_tRSP_~{omoLZ?sy|gcyjH~uw?WynDd`UZ]InxUpM`vC_u?NpGB@Kg]y@\\@DRHXuQLQKyZp"
    "Fk\\XA^cW@wcgIA{XSOWcp`jd`ZM?rg|LQPdEBp^iVaAXODHE{bJAsVTGw@KNz?[fw~YmFKcyEM`_~UPaIN\\EMZOMuAo}x[_dAqxr_sOMOr|Z~P_{"
    "RPDCN_sauUHGESo~fOXBX?Hr[g~yDbGChqfAvqck|NPk_}?m{b\\TR~dJE]bur~y^}F{}J[?ANIGIsBwSL[lIA]{VuMU}nng|qKdPMxWdz|cnybu{"
    "xjjY{UKjQTQ@Dkcc|l@{w``al]|FVnclKbYm|lKYJZ]?{Ga@RlKVf@{QNReV_naSW_w}Qake@IGUrqpFGQkuJb[g?klrArIE}sWZ?|qHfvXxjokm"
    "PRkXtTcugrwmpBHr{{xcIAEES@U?AKHfu]XLtP|JE}DeY`M|PqmHIDw~@QczDRAH}PgC~ldaAno`|{HBF]KNxM@~DA\\DXOCmF]{G{nLeIS@^@pdP"
    "ynmBt{tjCpmHJZ`b?sdrv?tfyI_gjoNsGnm?BSqouA{xuO`UC_kD]tCd@ZCwRsTvYsmC@n^LCbeBJphWfbdJ{QCb?GTTAn\\Iwm`QlYt_a~Dd{J}B"
    "eWaJDxhgufTP??vsxAWe_o}BIp`n?^?vNcHw`_dksQ`bN_BdA~wFpn{T?~yjLzJqr?hzyrCU?_fQVQOjAAGRsLpRQ@H_{Q\\OS@`HJoOcBAs~{@Q?"
    "ommqn{pQLoS~AwXQRIPcs`C_CdWS@stF|\\ktROH[LB`zYmCgidWnJspuKfWsLpGIwukoWLTx|JKIvOy]Z_?I~CDQyg~nR^J\\qZpOBLvAhPo{Jqct"
    "{L[[k_TnEODgZdx}M]Hv?pwmsHw}EBlKB`A]rrNq~yxgpUsmva\\n?OKIB}}Qm`\\UE_JajBPaD|oN@w}@Gmz^s@`ZpKNlDdxuE~DGtZnH?N?x_q]K"
    "FxeO?PaD|kOz_xtpIu^WC@u?tE`lNxGMVcDFHo[xv`pNHeq?zdTIrb[nUp}O}tS{A\\wjYqQBK_HGHl~~LutBpoDHAGqy]?Xp?MCZxmc}}pn_CL~r"
    "KDVaoUu?ycj}xNg\\A~XCs~O}GT@R?qC?HbLsE]Sjx^CDwQDUI\\`twq@_MW?KA{OACBGDlLljjXhAcrg_~o[zqhKsAlLdI~xWe}h[C@DNw}V}NvYJ"
    "nroLF^dX~BwUF\\@jl\\}W{mDB}_\\lC}DKHLHKvs?H@BxKG\\\\OApARD`{|ghDRyh{^JOeOVB`WnnrwwqO|X@Ck@]kvlDDEh_WQzDctv`XpMc[J_?EN"
    "D]pFHqU?vng\\uoiDIpCj~|C\\|qXXfe`XEcZ}}QkaI{x@M_MJ}~gcnncjBtWyKQLf@}QPInVzlO`f^?R|uOHOE}LWLlBxh]@Kl~S]}^zsLSN_AoqN"
    "VCu__opIQQBy|m_Gn}tYuhGV]r[Osk?ksXDuR?h_D?cd}BLlJ_w^|RlWxXD}R|GQFbXDZBPR?\\OQPODgJDGRyOtJh^KvibHkCcOQit?wGJq?EKTI"
    "AnSyBaqA~pwAc^[mKfUh`R?_J~Pd`SEc~NKcxcIBtLWLB|Ctqew}FP|VGDWgtzb}p\\tTP^CcxNtL~Osw|NgrGBCtwJPL?sU`_pk|~psqgnW_{UhQ"
    "AD\\zLcwsv@dNPPlzGq_HzdwXGBOm@]pIEnYSKQRA?oMWSdQ{trKqBL~}vNogA`ZN?kHRWdQ_^W?lyBCq}T{xf]`ps?Fa@`E]CYTjJ~\\AxDglP?hv"
    "paSegTyFKG@Q|JoZPohADABR~vCdBFx?_zcCLNcb{aDZkaTRqoAJWTDkhmgbP~|honNxh}lpZa[CuAIAz]X`@@e@_z{yhovAIs@Is?bwCudcO_es"
    "pOSUpxtOGjhFxMSzJxpk{_lqioLSDXDHxrGd{JkY?]pY_rphs~JlM\\WLpCsUQnB[Zn\\qD^]EmD?|pXG{~AW[UJQR[?LdsrdM|?znmPbPtdzaob`n"
    "|]kjtktG~?gkzI?|mj}MuoG`DDprC]i`_r@aAPoWh@wWG`pjFcSTZ[nzxPxYu~XRCbN_Hc{kBNkS|LhxH}eBXIcHrypUsQ^AyFDwKdkxtoxJ?_dA"
    "_rdywj`EEqkp@|rXGSHxfbtY~ghwrqMiM@NA~sPJ~muU|PEAKLYqmfs\\kmdnO?ZvZolmIqc{y{YDO`Fr|HGBNC@bTxn{q}UNnLYOsO\\^zS@orTFG"
    "D]xMR@lhr@xT{AOUyquSWVJs@|hAl@o|rsBUO|]NE`uWQg?evrG@Ehy?x^pGjRgSRr_YF}MJr}o^CtHjt`hOpjm?_?DaQMCDjmwBKmHj_{sn?ktR"
    "?}cSOlfJ@?qAespKaU^pZlOIu\\L^N@?qGoL[`Q?XzNCZMkWGDKOgIaS|Q_pRTNEZB`INwr_ZYcsW{n\\X_to^J~q?@PsyN^e}KTiWYu@@}LdpCnTT"
    "AQ_rH{_]iZPpPaKRtPJL?|SXgS\\JIch@pqKczlXRnnC~IcXhvtG?l^_ud}{ZAy{gjk|cQO{mXpCOhmWqUMcQ@oXT?@wgmJXxm~wpElmwDt?[AoTa"
    "tn|kFALSAogqAoOTEZq?J_G{ueD\\PpliD~TFqHDg@]k{j^L}RRhTtDjl}SWxKiwVJr\\Lzt{zLcZAwKAbzaGd}R?qIkpamo_zGo_Q|bpFjN\\UxQ?X"
    "y?BAvMK}jALH|`f}~O\\se^EcGPLOmHEAu`tGRpPs@aOqPRdhzBdBK@hRL~HftjDcCRgyn}`jcXFh]h?twA~]Ao~m?~[WP{sDAFX[kl??]~FrR\\_e"
    "LNVyU~on?hGeIqumxik@NLqWv?RS}OzteH\\SQ`f`oxDyAPC{tk{dMe_}Lx_tSDGESkeCG`TQKk{_BKSMzLvTwOX`}rEEwLoS}^xSfqJAv?T[Lo{E"
    "lZUWe{y?dDGXkzdB?G}]Q?og_|VZu]DUSSRWqXGCCw|AlAXhqazsyfTaQW}RuxnAIPORdG~[Jhe?jTNkAiA\\_pFViw?nQ~ctjnkpWdo[NZ`G_|Zk"
    "Amz}EXDDNj?@OxDlGw|HwkI?_?PSBw}IHS{pmBG|JHGYEElnmpVgKzA?GnSNuT[PutmY`XDmuURAFg|{BRf~^cVL_xGUarKA|qomyW~sC?O_C\\|j"
    "oU_xnh^AKIdGFM|BseiN`Zl~vhDYFcFsx|lbm{Zcvz[N@?^_@OPmQZmX\\g{p[@pPlUkUQeWx}bfGntpVp^HMvS_}vYu?GJxqkxGks~[EK_myJFGx"
    "RHI?LPOou_WD?iCoNzOVv|pBVPnAcPpTC?G}Y\\oNaIDN`[y~jTJAA_OOHbZ?jibOOMsQs}X[xTsv?B]A~gURFw|pgoYSV}|iCsADJVZAMRh|v|Ox"
    "kTGRnHE?KA_?qnwNesaPUsSTSW?W~^M?`W}jJ\\IcMDzADW}drw}flAtsVJ{}KnLn`W~A^HGD`PT[gg|@BMNQ@L`TUg}ullumpXE?_pISMDnm?EHH"
    "`YKA?oxuh}\\sFHEcJmeblsp\\`_qk?xEdnK??vjUDWycXD[eD{mWTO]?v}?TH?HrZM~GUA^DRS{xJ~XUKF~N^udtKEntAxBS|CLSlOOTkJOCMsr|e"
    "Gw@Kx?ITGnXZ?PVoutG\\^B_B|lkOZOp\\FMuAcmO{S?K^_?rPBQgjLB}AEqgQLOpMJ^?pEddMrCw}Wo~uMkckEz}_^iOk{pgCJRXExN?@ZbtEHm?G"
    "\\|ec}H|CbPOhQO@JKKRA|OGfB|TCplclIQSC^K@RFohhC@@XVNLbFsr\\q_}SD{^rsp{cUQQdxc@duGhvvK?^?m]`d?BAGDG@pa[dy_DigK?LN]LO"
    "GMsqC@k\\q\\Dgl}DH{kwlFTS?EKlhOSLhEblAEJT_`]|BwPOMqnQ?ulDBPn]CRMCaw@f_h_Lb@a`[[pOoOb|PLmt~WrSwAz_{wLKhz}\\rAah|Fl_f"
    "~lN~DAHmK[xLAO[mFEn~wvssW_[x~rOiqQlH?daLLcGWrr?C?O?MiQW^R`O{n]dvJMHTF^QX{nWS{A?sJ_@ASjtMNMI_}`DfV``H?bkJAOOGv?Nv"
    "|kcoQP}IA\\OfPK?kO}XlHBsIGOcOxL_w}[xc|rHHQ?NquopFB`tlv^T@rm[QW?~y@NskVCod~}pK~ATQzBNuow?c}SqjBn~mBVNcGMuLuxGHGAKc"
    "JR?~D||\\{`?HE{cJ]mM?|]bAxTPBwlb[@VBE^Q_qNBul~qbZiPk{kQxPrBrfqCLEnA{cv~Kh^{hx@NxSK?tRG`DdDaGu?TpN|ar}xMrq{AwNhd\\L"
    "wCBwtsCF_pzWR?xDwPVqC_^?l|_vn~{mITcv]^LBrkpvISMIBpF~x~jfp|HEpoklHpgV|~xG}i\\d|?\\F@TN}hNX@@@RiQphOJ@Lk@QjrT|itynXF"
    "u]@sC^{fz^^NN|S`vpGtmRwwBl|HFqtn@AFQLRkfpSEZzdzeGcOo?Q?dVsLVHtwW~OWjQTsxILoqFRZgSbLtp@YFor[SJUSg?~_qFB[oIa{{{^cn"
    "XNw_zqd}D`W{DCSvFp^hykDbvpPIvo?{L\\xIxW~aEpsZ{g|kEqS?QMXEs}mJ}TPSgRGZNP\\Ijjs|m_sKjmfvisXSB~tf?r`Z@`q@EPPyvk[awoQK"
    "nLeCX`swg|gFEbK`_}_^wodjjL{Bu[D|GA`|Mb\\LCIG_B^[s{kx[s[sqndgg?@LfFmdNxb_?cjxGqRlJMqCXAShGe}INKRCqJ}LAHra^ULONzQxl"
    "RfOX{?iIusz~q{kE|Acl~otbMCv~~?BBmMHLT@wdADgkCoTG@^eEycE{?P{vtZz\\tn\\^wsOqHPPmBs|Fza_yxm?oKm`n?[lRE@PrG?UC`_lULlZh"
    "HsgaLWhbBsxSI_lhSQPvD`_f|?lDD`@iI}L[M?uCkL{koA?mkT`[Ho`[xP_]vosgx^hPIbt^sTFI]edulMpnBG?_BnzGqS[[FEJAHogki^ahkW?U"
    "J|KYJPtDIn\\ACT|MeJ[]epusxEN`QC\\ZroI?}oCcF^w[IPu?u|wk}DHyRPvpioBmzQC]xm~AInpEpPhTs_{^EBg{~O_oAXGyp_AJnqdLAp`Tpf\\`"
    "z~uVrcojw__Ys~k~m_gHMOcw??McGG|ZyAdCyRKpDmde}]dQB@prA~xYOU`]}LpCG@pmF^wR?AIJ~~H_^NWVwNPKBl\\G|SP]~`DL}]K~uTUO?~wC"
    "FORnoQoiB`\\SLikUAa]bI~xC\\eLSC[fmnO[Sw{o_UC{fHhF^}m`R~Q_XVCXzIn^RsKcuyRKpyRSecU`}GRResTgOW?wO?AO}uw{nnOC}HR|\\l]IZ"
    "`QpzM?BYpcpbuZx}xN`ZuRu`@pLam__dsQCnqQGquLNsOMD?r?_yB@[erOpvqRSrUStFuNtfwQW]VZtI~OpMI?`lJOc^CqLBH]GjYKiGG`]tgzTS"
    "GadQKp@nA}qUys_PssLRu?`W@VcN@qPC}|hXBygf}JTBG?hEsAl\\F^LCKw|BtnHHHsCUxpPCLMXlt|HFkkG{vcsTFUhKvNZiuLO[t_Sy[ctXIfK]"
    "E_Jd@H_pyikpFZ|ECbFfmLFht}@QA@wVXR^?thF\\x`xDBBhLN_?~wQpQQs`Y}\\kjt?^RzNxrzrwllTsa?B^MI?tgWA|RDgxe@AeGv\\[apm?fvOAD"
    "D}w~z}^zV@cixJdpFP@ep^oZHAoaI]ZjNPjcTJwgHbW[~o?kD\\hay]{XDl_N?zxw~@pVGck`|]{~sqZ^A_\\RPQSnm~@RjpSID_ouN^kxqIhVenqn"
    "wd@mqco\\U`J}}@d{FhDeNrokE`JJ{ZkPAaTmPmsBNQfw}sL?z~\\FG_PsNn@IIRHJw@SsQ_zewmHlMph^}vtIPQTUrnIlE|?W`RSIuKu}A\\@oGa[f"
    "oTxOsDg~{ok\\Mm_zNBTYGtci[Axo}~@_TAsp~BKT@Nx{[cLon?\\BzAk\\pPvgnoBcqcdGBOTS@scLq?cWJBtxP|H_id`knAsrldCJLNtNx[Hh|?hF"
    "{NO_|OxSxqhKCLcKCtxWF_W^B_yc?OLbsJ?mKToOyaccA]Cgw[K]{hDF}alYZotW~lFbs~h_mdPU|O_?zSRdhNKZrqSWJ|YRQokPFztbF]DXJ^|T"
    "sOToFWV~vpt[~o[fyQ{y{PXdE]bl{}LyCQc??oe?trceCOzeLSGr~`mhsmWAx~WQ`]@]B`Oyxmcdtrgp?BhsIjq?ralmX|L^sD_ThPoVykGeSqgk"
    "E|APH|\\_yBsqpL_SqB``WZW|d}DiZ}OAF?KuK@thGaD}T\\U\\u]Dq|LKjGEhQ{oSqzN|WWfom}nhf~@h~k^WF}`XlKm@RCu]Y@\\QE|sDn`R@^qrxT"
    "hAfayswsv{?_NOostvC~DOX]I{pBKKwTcokGSPIO`W|i~?sSNrhPI\\uGH~PPmJfSO?Dgz`gKO_xPXqVMPeb?zH}Hu~@t~ixCKpZ?FZ|SVoOC~ROi"
    "yXDT|@`Jnnf?U}yA]UUQI^hfGqC_kduSUrC`Aqs|qmehG^RA`YPZA~vjCcWav_XQs^hVjrWUqacVKpY}@N^ox?_su||^\\nPJtvxsK\\EDOXT}HMKV"
    "O`{pTqLGI^zKj?czBoTMpHGFONlWAqCZKfhy{MmoV]H\\sMcuE@wkurHWw@CW}u^ssb_yWQP@]pgZJ_\\BrBk}@boF@?k}rLGy@@cbxNdNABxsA]pq"
    "Eq?My@}EzfpGsr{TBNCNR@VzPk??s~Nal@^ADpSwCZS}~_LHpQdtBKL@}p^ASLWag|ZE_r}uPcZ\\Gr[e]QooBZZHEt}d~~?uRPMGwt\\Utn]SUmoN"
    "rc?`VS@JeBECHR\\Nr`xCy^SrCOtcKT@OHsgEU^_YCG?]Cq?|LqctXlcnzBtc~^S{uG}`?`cZ|KX^{`YDB}cAmBOdGps}U}uRx?V\\vCLltU_`OUK]"
    "JMQ~VOp[CO`ZQLd{mnh_ANLLeL~nDANwLIgRB_jvLb[{uAJY`^vw]UtfBnpVTD\\LsJmgG^|JAN|W@ijA|Bw\\D?hJq\\KtdpQ~wqhJC`DGu?xQ{^\\p"
    "v~t^yMdJysOsCT[uy]\\TE]lK@MLkl{{T~OHDyBXPGO[kuATna^dJ~|X^^ZL^BMJ`{qs?t[@W{f@`{`G~HasmxQwUr@Db}kUp}sSyv_[XuNwTx`XI"
    "~nkkza]\\HF@d{s_[N[TJDjcfC}[K{MC~zbUPIdMWqPxK~k[bHrX`_y?ZzRD?rPWt`PoTjm_pGZ`P}HG|`]TRRpW`NQo^?YwoqQcZKbdYx[~?`Soz"
    "O@fbEL@[|HRq{Agpl?OxBTQXJA_MKoio~U^TEmkfnowpzNJ~MBnA@bx`n@|`?B@cudTzoaw?}j_kS?GYA^QCu@LR{W?]CT?bBdWVD|lRF~pDuBLR"
    "?PWe?M_yoY?^x|{nnkWkG@SzB[wXI~JlvAhzL@TPtPBAd^Wa{oR`cmXNl|TdKp{w{Q|^?kWXG_KfHBkOQr\\FEKg`~?`SVOLoDDXOpPdW|lm?PMce"
    "u]wmxa\\?A^L{rsdeKOhGyLDNv@_GysnwFGXNJNU@IQyD?\\DDE_cxsb|AYPd[?~{~RM[pz~WOf{LCNL|KOSkCq}Tf@jGxHSHg}Qkcz^tJzkKw|_[t"
    "|@hpRCqIjAAU{rISp[\\aL@damjLllo[DI^ShgEsD|nLgmpJV{|BAG~pYlpcdAJdHFCtbqoKlzBtNF@Lj~lvi{HFg[MeNNRd[@a@UUo{E{Swh}LZ|"
    "GUGwGZ_?BWJq|TdsB^|wSPH}yMEHyCF}wMleCOr\\Kl|RylbBHoYOMaDFZ`vDkBDgKuv\\vbKetXHaMq|Uf?g~F{{`s|DeQRgSollSC@@Gy[\\^E`@O"
    "CMx@C~OaFp~tba{hBg|lRAcwVOofpCWx|OHgnXDEymdJlDlp}AwRNp]?C^CDlwkk_ruaB^mYD|htv?^AKCDVIaPv?b]@|`|HAabADpcoGmT?y|TB"
    "`_Z?OcHITNhE`VdIImhtC\\Ctq^HLDi?kCKLdNpskOUD\\C`Q?fYQDXXGuKcvt~eDkXSo{pnW?p?Cmn|dG@REVAEmaaTCG?|@HOODrK~y?mpXJ\\afU"
    "WYDVdw|eqr}Wja_hHNUFDBrVUvXq~mU?`_zYx?Vn|}BALAdKx~~px^DSB^sdyQPWGYoiLUxlL|WhAsNdCvWvDFJAC_wKanbAPQD@}Yj[ZJSNLaZI"
    "FaKuWmQA~@OVqop[v}_BGouIKela^Ni?e_qB|}KnM^vvszOHvLTu_?TO{~{usjSxDquFpjqjJrxQ{Rt?G`MLM_]]lOhFx?GG{QxvHQK_I\\GuElPC"
    "CpgWPppBx`bdF\\wcJNZQ}{WRrlm]~lxcv@PzXEdQ|o@_IG|NF`Cdj@zLkFyLp^|vjAEDsQhFBsZsLtN\\RULPwMNenn]?B|hzBBYUQ|DXxkwlKdsu"
    "~ndhHN\\fR?WZ|[IBBKg?sqo?|]kuvPPconY[KpaHJow^tfWt{CK[J_Cb[B[y}PG~O?d?GA|wfrGEBox@`R|b~y\\HMb|nL?~]zm\\e~ZwtCJwrvbtq"
    "rG|Tm|{J~NO}Q~^|JOPovrvvEG?Gob[vUO@au~c__qH@t`Hhwb^VzPgi~OpC`XDyzmpMXNgxZ?SM|mT^CYpF@pT}MmTzw_Sj@@P@Fc]p`RYc{olX"
    "_?XQ?`wUrp[HHpFALPhOi^Tw{IuC{b_eWZZARKHgqTKa_rxH`Zq^EcbzFn|NgQEw~GC\\@}Lj\\NLvI@pDHdc{wQ\\KGHGUvOrbYT@MysHUJX\\HPp|K"
    "?SGyhOtXA|PMBoLCgaLfBPUOtd^_fJdejoK`FKP[|pUHpTlsDSnX?corZ^hq?mfAxMVxROs{b{gbRf]rkMIzUT}Q]cAXw|Ct?@cy^juK~P~~~mS|"
    "HZkUrQ\\kOw|`QSktX[YD?`bz`Peh_{SXsqLeszfSv`tOG~bgM`sZdB`f_Q?bp?[_OFJV}F_mX`HOGToo?aXBERLAyaPh@FDaaD@~wSoNHPx_Eql@"
    "}_XQJRgDRNgTOoXpJ}gANCggXao_LW?eS`A?ubo_u^tXpN|_@OKz}~XmepijA_hvWBKuTPP@G_?ts?TvFm{_?|gPnEgfLRVqivg|y]KMsPCr?UTY"
    "@@GanI\\rHmk_FMGzHA?_w}bUxw?g`rooItrvyY^`DUARQkGwNSUeRPdx_RCpZsLuv\\HnDtx}J?E?nYLSvqWY_P^g}\\I^Qx{J_xD@YVk]BhEoPSXz"
    "bQhOugCIsg?T`SpSoTgI_tM?zm\\D`ZE?HgDyh?INHaDVArh]hW}?_|[}w_ct{l{LKWOom~O~`YsxskrMKGhKVbLi_uQMUF^^zXmoS{q?_qkrpHF{"
    "y`~VF~sCVnwV_qWtJi]qzLjMvSzA_}wTFDCKUna?GEDdBvzAx``\\B~rIul}yBp?lC{aYx_a@`_y?jKb?`UIZ`XE@R|sv_qNAkcrwjdi\\m}UXHvPy"
    "JTh[bIyO{hE|xJBo[}sLS@`{XrMAw}LbML|eanFArCw}IzODFoMFv}{Hh_F]pNtWKR@`?|CwBTns||\\milo{]psorpPch]Rnha[_m?Xfort^QWjY"
    "SFKXjhE?Ug?_OrOSxCo}qX|`aaodExexTVY_YW?L_xLSzc_WYhG]Rop{gpPIyxEV`RehUhpDMW?JIQcojGWTEAFvKAFuSm[cybB~{g|ch`M{~EDg"
    "saDhLRg[_qdwr]GI`^vAKrQA_?A\\D|sf?GHyG|F{zJD}om_b_krYFHEBSBU?`QBP@[XCPIYPRaDaJ|RA@L~mFJz~lAtvQ_hXP@ENuQhKnhELHcS_"
    "ikNxFbYaEXGymNYI`\\a^TKovJA\\L_w?CWKQ?r@CzNJJAzxGhnQouqlZW{}Zot~^VtqcU?FrsH|k~pLtT`]bg_zH[J@mUic_fzG~AnmPc_qiYyew]"
    "JQwC{MpyVoxyGSW`}BAGMphKhdlpipD]ByXXxR@a}[WIVhDYG|WlpB|YJ?@Y}kG}A`vTBnhMqzHCvjp|~AF?FMXHo}[v|{U?dohJiBAAMol}Xajm"
    "{mKgEqsPHyduy}D[yTmFhlsdCoECKacBA[XWoaA^AP?}hl`LHnsrdQgsSRtB@_RALW~[O~AC{KX}D_k^NPLqF`HdRNk[gY\\_J}rp?G|VQC[tDKhR"
    "KBOUI@\\ESpK|Lqx_ALC]pm{pFbhywBLgMDtO_QDPuAlnVW?wcmwAtbZ|]AZxH^sg`]hm}po@xp[uFM?}i}Kf|ercIvicMMW`B`Lc?NUldQoWJ`Kj"
    "E]oMqB\\R@}Dk{^prBMWMso`@~PX]FMKtCl@BzrHI}P\\fP@G_ZPpRoO[iBp[v}tTb@Okjw@LkCO?v|?pOH^oq{NszpP@@q~S|QLxE}pHz|otlOZ\\X"
    "P^biBqIOD?G{KM\\w~zxOKn|z}I|L~]of}O~iC^[qK@seFMJ?APx_KLsbA\\|Cv@^WqO@n@rTAsCzXynGRJBs?PNLP^l@Uzo@dqqdVIlg?q]lszvVd"
    "tRW`Cb_g|\\TMvsLo?q^YyqOv|pGqCs?eH^lpxPbAvMDIzu}bGpkO}`eaFMTb~}|Uy``K}pV~\\PxXS`kR?_^OG^B_Ja?KOmkJo_wrFb`PFSobA@XD"
    "Ga_SD_twvDl}Co@`N?[~CnxUxCj}sj[b_~SNKLSw|Ps^l|gvIlSP{W[j\\EoTxnZAGBqzw?eA@tHoOCsdJFJ^kpcX}pxNyfDLAkxiz~Og|kHdpmte"
    "LPHFC_?AVgXTF?[ltbWtEawM|LwTvOywy|OMAAEJ~pCjMqmUM`ks`SKjvjsex]iLMqxQHQtp~sPqBRc?xefquE{\\|Kg}zjk`VCsSwSkpVOHRp_I?"
    "B~[mAC|@TNNkqpEDmBSAiAu]U~sWESxOWaVz`P^?{nhGWNdI@rLBs@`lB]wpi}FAoM|]E@U^qO{eDViOAl`Z?zIj@]dBn`ctGAQM^@lJjZ\\gL]UM"
    "mm{m{aoh|J_Zu]|o{ROAY^DsPL_Cj`lGvl@A?Po@t}eCv{RgLcLWZVhDykL]{OsY~K]QFt|]LW|K}RO}yKljA]lVsEdS_?HcCoUUtSLXQqlI~A{f"
    "~ShN~Oc]M]pkyZcL|R\\y}TSXFa|`BNaBQPBgqT@zD@^CgjlAG`kZ{|CmFPDuESo}zbGVBQ?M`ZXt}ukq?`XHzOL^C?raGNPmf\\GhCdCD{PlesUCz"
    "}|HP}dLWDAdFK`[qznlxuS?jnbwxDBC]GQLZEPGToBos}lZxz\\cqjs`eDDV~v\\g^FFC^sax]DAxI\\qLlQ}pZEMTMvNT^XOdEJAlZzp\\]VfcEGqZ~"
    "zAp[QrsUy`\\lCuCQEalSA?gnuU|~P_wDv_sn}TxdFnTi?qR|E[TZD{[Dp{LqpK[qU\\l^\\`gNoK\\juMxQ~_yQP`ouLS{?_~HJwA_vLSPX~rTd|Ocy"
    "F[pL{Nj`zkmRJrXN|Rlb@@LSSoPmGpwITNFnGQpq~Be?~a@oa~Oc?_w^B_oJCTlXBRaEHOtYU]cvG?mjrsDgV~lZuLoiCU@VvyI@CnBn_tcTp@|s"
    "rp_oU?tUz]`MHOwpDbkm~Qw_IqhjW`BgxYQFA_dYsrKjybHnG_Smu{pHjBoTzNLLp`g\\ug|O}`UBn`T^]WWrxoUStsGxFAaU{}|zu@X@N`hYnsLr"
    "f}P}ys`[r[Sx~rtV~AcozrKDJ^_bAdJwwcCtu}[|{R|gyA{lhalYBNdDCedjA@GKsbsw@dxW@QWgHOWgyPd{@qcu~QwfJrWi@}XsypgpIQ?~{qCx"
    "u`HY@AiHqHtsz~zkDRpNzOSjK`CxvneVgBlJpONjm@?tZD@GtGXEEC{a\\]xB{nXD~DZmxA`whW|IzqTHJlhor@@fzqOyya@qIR[WAE\\\\CB|pi~cT"
    "c|hQ?L`g}C?En^`]OMRzu}`Wy~xqmjp@x~cm@@tPh}KoDA}K{UKwyO?dxxs}~DxYrQ{}DTsfE]WC[nSOyBuT|pHDEOWok^nAyk\\OJSOjsBGNvnKZ"
    "?a{s?qN{oT_{CigyESXkInGWA@o^D}?xQ@_vBS[uj?is@bLKmBaJH^ctkqZrzbwtE~eTBy_NE~irLpPS}_~txXWqQM?nCxGu_?GtJaw^yOhDp\\Hc"
    "`QgIF~sdt{WoBrlQ|^hwyDs_AMke~|\\T^qLLAR\\bL{t?`Q|es@zCslg^~BO\\Pn|a@?WRrp|K~^SVDrsb?Bf_oOokrmCqwN{[vSV[vG?wVmpQKA@~"
    "xa@^v@Ne?MpVz}Cu~mLJEz`Zd]H[K`@GBpVbA_LOus`lyl^~G__FFp[[NOo}s}CQyrVhBpSnFIPMJqtSK\\kxuo{bo]aFz@`I?QoyV\\pBP^OZ}Rn?"
    "CoLS@kdT~P@@xBbuF_{Nxn|SMnlTCOn[}Z?pOMdiBbpHEACsnDsaRFJKEmoysA\\yv?g\\@]sLwaO~s}c|GOmOxaKICLDtJ@uHuu]eopogEjtLw@t@"
    "C^m_ur[[yNtSKRytC_g{HP_R@`M`xT]HmK|dusX_IG?_QOLoC@[I?DkcKDEMR|`ZlhFzlPLQpd`OjBxM?c\\_U}dYEgLMA\\gtxnoF@qpovKYu]TdG"
    "GFSuK~cM{SKa`_Kx}KS}{PVu}}VIinHwQDxnIRk\\vxoO`SAJAQgHyL`Z{bcuCtIgvccStADfOJPHK~cpn`KN?slKE^T@P?nXEa\\e|bHPGQxoB|lK"
    "R^{bid@@{RSJO@KjC[PcrOpj]~|X{CHGCCp{uB{jyb^ozlG^B@N?SzoM`]DkICWBGG?sHd?OEHDwDv@IMFTfobWgNoyMOVQxw]spnewtRq{[x}fa"
    "n_`bWXFzABg~Br{SEHYtHRuPtO_p@pdPGRc|NKgnPShq?]T@IADBlmJMAUY`Tg}_Hm`{TBO?y_LSL`]`u~Pr\\phy@Rq@KN|sr|z}|cDMG]XE|a\\h"
    "C_[itNkzCbdRzzl@ZTYcraWMytTopZ{HpdHH{pQpXbpfAtATi]FAAtAXS}a?QMb}vKTvf_siCmASFPbay|XqHJ^whC\\Nz^TP}G|qBn[v?HDKobhx"
    "FosWwY_jLllH|PbAQp_wHL`uHNorvBLYDmsioaTlLOLCwmcs{OXDPoGPumo]wMPgxdFtuZCL~G?~~~_xu~a@sY?X~atuGaDbRAd`~noe|JEDM]p]"
    "fNZ`BTTT|@jaLNLuvWT{wMnAA?Q?~rS?gnQP?_m?tNc}DS|wDJlF}_sywkStr?XT@@dpORqWusC{Hev|?Z@hr|Gs?no|F~Lhmorvv]sR{O{LoQ?|"
    "W}gN|M?nIR[gMOLfAnz`?CTDEtR{|SEJxt`DQJg[r_BKeMGJDPhKEoCZvO?\\?_lN?NdON^`zmDJKycOrVCLAtSOuAaP_]P_le^ybPrgs|]eMF`la"
    "Ec`\\xg|jIsBTOxXWqocBmMLR{MqhKpCtoC[yK?[^~bDcFNtZ|NmfXwWVYllpyAcCPOPAN^SFRJs}gCaF[yPiq@[zz[T{`\\oSG{TB?vCLLQ\\heqj~"
    "nVCxL?NwQbWup?GSEOG\\PdLzBAlHn?gJj`GPwSte|mhVEQzAGZK@C~KJur_LsBCgE~VKx|hB{ad\\so@_s\\|[I]fkwn}TGaXT~o?iBp_oz`llyLpd"
    "CKrTNMSQ[M`AFOhFJgwtL|fYHp\\iC~xRCLnYvkpMvB_cK[m}D?_XC}lE@vJrywoq@LCSxySs}UXS@~xp~`r?B~W{~dGivInZw_C`rOlE^bxiBW|D"
    "D|otL|naDNOeFboLgRGBNQf}BT_?HlehEnwArNEKCcbASNScy_{jAOlOvAGFd|fAj||CmPcMC|Tf@w?YMlp^~bDEzMgn|o|\\VP\\J}AhGHpGWHYsV"
    "FCx\\?@IrJUPe?Lwor\\r{`arg}{covsIRsaDl@}lYn^`BwpmIvMwuzu`wUSlWMlGG|AWvC^OO|E`dT`PEFUCj~XogvQ{YBlKm@zntkMsDGMmEFcdO"
    "DzkmzKxywltMPwa[D|C`bnp`XRGv}Qp?T_LJzM`\\Dm{uwqh\\yEPXp~pd~lTcKewUD?A_]pthKi_KJKpOBmg]LbSRkATeJsgkxMFA{pw}IB@A{S`k"
    "SPsTpQaXmabAI?PCzOp_Jg~MENXXZ?gvHz@BwBU[eqw]yptClMKlu_N{GKvyHRtJIg?eRSkmPa}?Z?`SKu|GrSS~IRa@gDT{Q\\{\\cgyVOqcc`^hO"
    "U]]Lt?T\\?kFyo[jrD``PQZf{YP`AQmd~xqXg~RX}DooNs^Gmr?OL`QhYulGXut|Gw?HngqOjXNkC?YZ|CmM@zLRyBQr?Y@?bv?sd|RTfE@d?iktM"
    "ypSgObw\\z{CYFOo\\zn^rInhE@aU\\IT}Et@V}FdpxFXG]|_nnFewtjOdfOPvDs]jF|@LCA_|dt_Jg{|gtHemLz]lkVZcUt_nT}lI?NosX~eLxM]@r"
    "n]Huj@oX|k\\`JU@az^suBrTNVMDYqpGeAqtcynN_{sLwvOKY?mhBmSkeUG?pC?@uGQTBfq]CPKOOVdU?KR]EsJOVpog\\VAMfs]@yLalrEXGJ\\Bt@"
    "vNWE`YmoDCR[Cm~A{XD_UoQ?_pDuxXFYLsx`Nw}Mhvh\\Ikjt@|gkxnNwu}YCLmfmJ\\_Qw~cjw~pLOqmCBKCQ@z~]sP{?I~C~LqbAuIhAxP@Pw[Pu"
    "l\\ORsP|S?p\\IwrZA{bbcUI{YZ_ptMMaaANKY~N@sPPNoqlXQHMo`t_TTw_KpkqTj_y|vTMs_?|?\\rAzQF^soM_@SzRTKSQ[XR@KAnhoLFO{k}PPw"
    "`WGXqG|@~blDMDFzq}OCwz_}t]JaLy?d@i}Wo|clW]dWW~Jnk_cvC_]?D^S^HnHPDSwqDKhN|S|qAN?]kg?H{]?Q~]wH~KDPpTWHyMy?VPS}~U\\A"
    "mBuK|RCinN?jRoeS|W}`Fjrxrl[lNPOcx^\\gF~hBqjfr}Ch`Yc[[CrOUFl{qfRHJ|@hPGJ`WUayV_rSCR|QIIAOf~gRgN}XH@~J^NN]?E@YJ_qKp"
    "KOvAFPcDuMzaCIkhGxEMr~kgE_q@qrOW@?o\\s@tUxsMBF@VJiGh`p}kyV@Awtpspzpc]Nmsv_{pD~MLH{^spwokgqX?|wviHyooj}_JhDW?Dy`Tk"
    "OND]Gkty{PDZkPEdFTSK?|DWQgl~}HD@{Rq?GrxxCPnutu{FCxplL`xh_~hpGuCsSNXGHswnICDRFnlOC]WWIcyCJjOJ?}ezwOpY?Td]?n@Kq]sk"
    "phG{qEXlgXDHz]}P@nCHADXp~p}JYsJrQLKbQC_pnOS?y`XLu~{x~msYMrOUE?lH|GHs{bCtuzqbAjwO^_oYIaB{yY[_VbprqClA~az??AFxHNH^"
    "R\\_oxzANGAHRPqPK_~]?VmSnrMoM_ox}Oqyo^~xpFEFAMnggyrHY~UNpxBjyGA[Q{c^Lv~cs|oFvn\\wjz~hL|gSh?OLXQPudw[X|yOay`SEARhHP"
    "CPhHyRRTzm]D}@K^DOhg?rwud~HnmOjzhn[bJODOM[`VmllG`]pcFpyQ?PeUcpWQI_h?Bn|LSNtVzA\\ZtnlRrG|gtFGn@yY?fq?uh@kNL?x^IQEQ"
    "AQ}?sRKbea_bqQ`EondMvMtD|a}G@zW\\vRSE`Pi?I\\cvSJhJeG?Y~|g^@{Yx_w??lQBGFJJR_xEEJdvAww{q_q{_ozpRtkeRt^H]oiToLhGoCmM?"
    "NUXm_?iPFHmH_f~p{bvFQmWdk\\xKQTlrKSzLDLk~pXd]erFy_pcTs~YBFoOy`]fD{HG]_?EOLeKWwqFwBqpGmTSx{JtYAs`uVTIMi`NAtdeEx]Pg"
    "?W~cBalhS~zAkAEuu[cHdmwUSwuk_~aTdpphl{WjKZnvPEhz`k@Zk\\kzKcGEnj^`}Pkrzt@sX|x[NIlPPpppxg|g_qgQR?y]wMpdZeR_Ykc|zg?h"
    "|doLSP`ZmAGmidjo?D]?xxDDA[^A^cMfyZLHEryaqhu?VG?wc`byY^R|KK{XNBQDset]Yn[xWZMR`WoIGiMaGHD}}~VAE^|GfKHULW?|OPf~}KOK"
    "dw}Eb}[|zSA?_?mjEShcOqRVcw~AN]dUdsCY[zdEMXECEsUzJNfOoN^A_F|kTn[A}}WgKB_Z_|ohJbE?uKcjD_wtSCjyyhEJtNgGx`OdQnxWKp`v"
    "KHIQ{pYYPqjNEZgQPhETYg~qON~n``lPTRcHxfLndw?DsfBuQ?LePqvAdNpx\\W?}`RB`eBUKsNALzUHt`^KxH^XoChGoNmustct?DBvu_?aQpFt_"
    "tjOPyJK\\`QSZM|YU`_lvtfVAtID@@hF|ITe]oh}?`rua[XEgDmtf_qnp`VCB?hGO[Q`p_p{Op_t[@BvYNz{NzSZcr@owC~WaM}uB?acCvf|FvbO@"
    "BrsS{TCPvsFDMNQOIOOPGrrxJtc`PqMiGuGrV^DiPNcgA_|jQitLQ}SoG^Oj@aCRolxE~APYEBhcwNpnCMsjHcLk~Z@CvTkdMBkw@~_dvaS~Lzg@"
    "HAeNUPtQw?W?HlC?wqhXPA\\iHckNr?\\K~}{m~b`G@?|EL~_PA]?c}nolNRhAF[peSAPWENoP?@s_upwTmcC}vkje?nc|?qGVBC\\UG?T^@PxIQ@t\\"
    "USkZ@Rl~A]lHI|znxo{B[R]Hl~T_JeCwsPXnQCIQA[p}DNqDZ|hCiOtwq`Oh~Noay^^qA`t]|bpWG_GzHanuUptn?b{ZBRWaAO\\CCbBfGnxtK`~i"
    "NAiYAadcFRObnL`eIeOYMOog?a}N{MLNscmAV@PmI]ghM_CmUTR~LTLohjq[lNlPn\\s~EcCyH`nUIAEpvfCkxnhUJN{B~agPPq~``TY\\K^||PMs|"
    "qp`yzSfZCc\\}haGQq\\GYsPKZMMkrvRPV_~LOLPMYi\\twqxtKveEz@pKxzr|Ny]F[sLh}sSpALcHct_p_mPciCRSx{dS_^pOmK@oo~NwBSkctsmCs"
    "UbOLJRGZ@NCxO~TT`^|^l]?F@r@SvOHbLSdEnI`ZDav]CpXuCIQa_?aLC@dGqrMQI]UzvA{{jppyw\\CPQKlY`QDW{?sLNStYz|pJ{RDGN[Ap[Pso"
    "]_Wcl~cmujwp|aGoT~BoCDi?R^prKb\\{SbGwGKkVG_zwBaLS{eZ{@p\\hG^gVIOO~ZlV{H~_Hun{vAZkSD]cYqTOcJ~XF}rXu_{|jF\\_VzpkZNPvA"
    "Im@RH_c_snP|kJiA|mYll}YpvTK{wnk[z\\W~P}oHi|[N`XDQ|bGtyAHnCMS~?lhULMGs_`XhcPKoNcpfJcPH{mxKkr`kv}KQpSur_PSv~Q{rtrdV"
    "ea|DuciQBlicy~`v~Aw|yryP@PgLSqO]CAKlL@sN_sXZ||pVGRBwHNp~{aOWSQPcn_DD|L`BGAKq?qGp@`OymelVAF@_`^ThD}gkEKgFNP[XDlgK"
    "BPP[wATfSbshxM_cVrd@sAw?Bq[]AO\\I}?S}R`HYP@DOr?H|UkpE~^[q~`ggt]oWAudkfC|sN{dzN_kWnokxQ`N}AEkNx~p@{p?[T`?`ILzqK}{O"
    "t\\_^tM{SI`oXKt[JGNrQ|^kvI^_|@PpRzU?VxlXiKN\\FrRg|\\pT|Cx{jq~tWzNPZF\\lJLocqAR\\DKmpsw}CMu}Cpt`@CAC?l}{kY@B\\iUrsjUVsz"
    "AN|XBNxGO\\SkNmdbFr`h?P@p}A_yB]gJuocaPo`TzNOXz?xIGqdNARhpz^k_g\\|nU__?uR_]C?t~PP_f|G|`KpxKK|@Z~?TNAf_hJPLxOr{f?pgt"
    "saLbq?{qpnxFuaCJM~rmzAsaNeoLU@GYE|K`GNLO~^dP}SRp|DtQt_l[Bk{er]tPBqY[qC?a^M{BwniQZApEwpLzDp?LF]ewGPhfzOL[E]wSPnTf"
    "QkWHG?@JEBO|GOXV@NOO?QoX~qwK\\QcGzqduq\\\\XsegTJmP}@lOm]@Lbwlxa{zJxxnyIVPlqBLxABAx]~j`@m@yr{KNQQpScF~kuxqI?Mh_broVS"
    "ozDS`]tNEPdA??CmAQOn@oyO~~`aE_`W|sTLE`zqC~\\ZNawLyUsTxKw}xMg[}BfxqD`qqQgV`SDLCCKz{RdPOadclMF?T`dIHeT\\HQC~xSlECz`i"
    "QbsI{fwLHMtwBLwgvahw}_DLv@lF_raRyHnQ}L_c|wgrx\\t]xpTUuc{PgMjnF_CD\\nwk@uKZB~\\_FodKC}rsAikiQcomJaCZIMk^DM[zIl?~@pPO"
    "~__WpnW`BcFnoJKgRopgz[HLxs@Isu\\`Jm~y~ODfSmD|BHGxwPlBvkC~tO[cBQXfv^HDGR__IRsoIrOOSbeSG?eCz\\|C}kOvsE?jmI_?XDA@v@L["
    "hQdVQNpVDQ?rDr@EGnWPMKhDLQsbE?g[{R|PiJ{qDRcO}pSs@rTzCd_vyQsaM^HUucf?OKAEAbGJ|@DS~mct|dOq{o@kFbc]ucW{wa`OsCxwPqrd"
    "mBWz}ppWyOlNAKxzfOC@fokww@zeORpS~sS_SqfrkrsV[\\pgIagq{FFuv^bpC}_Leqwm?oe^Sm\\jDPhAxIOoE~skzRsL{__UGrpbuR`g~~EY}?cd"
    "@]qDCSDyNelCvoDmy|k~?i?UHfc^Rot_D}H]Z^|kCxDSPPpcpp\\g~OCKNJ{j|Zm[zQL~@?lBwQBTo~_@K@GDESKgttCC|y?lICWd|M@Y@Rc@osGj"
    "}FsmPo\\Qy`{OIn?bBiy^VAUUOdlkN?PtNmsWQ@xw?`tczZkcv_|aCaaC@Kc^spo[DaL@osGmvi|ZuO}xHpKbpaPhs\\xEYjCCPdH@D@koHKDRVpXT"
    "IpPg\\OQiGQr}O`x^?Bk{n^WFvu@nJn[rCFSdhIfwjoxOAz@[BBV|O]tNFOI?{]Ke~pDjMp{w|p\\y?apDSkoBIKh`A`XR|O\\X{NCRAo@\\C_KYRwyQ"
    "vaXVBfcy@J\\_rNGtzQ{ad|YCLr~z|qQT{mpZBqOU}]et}^`N@Q_t`_[@NCcXolke@`O|lZhUA`TtAISfqOx]EALW}`kv}@KWRS`QH?TXrO}CyFxO"
    "H_pd}`OipRoY|_CsAl{wHUxwtKPjAO@^}BpOoAtSF??_ybLAzoG@DqDK}PinD~hFEQfJ{]ULDn_R@hGawROc{xGuC~hq{LHYs]nAv}pZI@xE@oTS"
    "Qb?fOXENL`qd~ASR@ATot\\?WEP[\\}FY?BsXmss@kDLgn@}|QmMtP~KAEFbftHBtCE[oy@UdDGoPj}C{s}Qp}HSa?}]\\HmbDoZqo_?Q?|AUhBA@_R"
    "t]nSQqlwrfKR_qPB{sXlGiwW@qoLvQ_bL{^wIloPFNwcArNtzmP?KA~shO?gyAKZGgLUFpc{QK}H@OkWl`?akpFAHAgZm@rAL_?GVqLJMM}c|Q\\j"
    "QR_RlOTxG?XpLZX|MOPjIPXVslOhJociDqWlBR?t@mgnH@QUxPO\\zALsqBCtwQKiobKZ?bRwIu@x}qoiQcOkuNg?Ag?jBSDevNpgGlOp~qEnrm`a"
    "FkTEw?Cd_vSJsm{tx\\Ppn\\of@~PdSMjSGmD|T?|HvmWFyhGEAS^uCQI^??[|udPwxT|MD`AOuaOl`QgSE[cnDod]FPhGONwoPd_FeU`{ApC{?_{E"
    "{}X{_z@`_vXr_?sW@a|MFeSXYQK}KAoVOrX}xmX?sOG|FYDaEqoysG|M|RD_IuOiToUW{N[NjrEG_q{{?HGx?szm`P`_uxasqqdZ|e_dD@q`sb@^"
    "sO}XASc]z_@mL\\OCFmGlI||Oyb?tUIxRWzoKA]U@qqW_vaXoJN{tAPR|@[W{yNLFEA\\l}QGjACw}h}{g@CSsKs@uB}?E~NwKCApNDp@vCQhetBco"
    "?_lMCLs|}_dFnQwYIq{jq`D_~b|pQAVi|mO}@_Dm{]selQgsCPcQAc`Ry_GxOn{~DP{VB\\qd@L\\u?^VArMOwqo|TxBG|vAoy_OXrr{H}isCYAmQr"
    "|aXU`^[jKon}HOhhsidsRALQE}DhTmT^}asVPL@DF?FpS_LzBxhrwuHI?aOiU^?puw}`rAPeA\\cIFS\\XIQ?sBCXFFLxJECN|MMuLKaopt`@V|rsx"
    "@M`kDo}R?aOk}]gVrOKG|NlZ{~`Ad|ZiGkTGu}`NEd@DCp^}_?sXxDlnDPC{}pkzMYdH??kn}PlGC\\Wc}tWeHe`es}x_GUZ?{@CSu|?FDT@E@a`?"
    "AqYR{QDCBatSNCtfLbs^RqGS{vWePOEAv_kh}pz^wbIH|\\eJpwhUGnh`Aps_AnxEG{WgOQHKFuopqPhP{C?SkP?gvnki||Bvz~WrMm_d{iXi@`LS"
    "rp?aO^?[papjMpKnzhFtTpKb~Rw`D~SM}|p`@D|oyW?rBicp{HhEErCqsOg{y`xXx_{txAphGtTPp]VL|VmDo@{rHP{jB`dTon@\\qBvOC{`Som\\H"
    "IRHRTcKKEYWAAUX@LmCfqpX?u@[x|kcvKaltM_sdGodHEnooC_spyDP_NAFhnHpk?u`NtpGW@t[k[qO`xRHRJ`JAz}kz?Km{K`{Fw@`b@_|e{QIL"
    "ql|[SkEEHB|N{N@NJaDiB\\xG@KdbyY?S@QLtOMdUzq~oxxGMPO[?||L]s}{u?g_gslfn}]WFv`tQcmlR?pt`t`c@LRpiEcZL}~oSB?`@B@@Fw@Jf"
    "GrS`z{xdjQSi?BLXWcTzLYV?x_ho_q{_|tG~A~`BpJkVq?hhGpLbk?OaNOBnwqolbXD~Rr|TEAOcNoXXlMO[JK_LP`[\\~^PwQrgg`Px}MO{ZteaM"
    "yOXmD^?sqEwxH?pZy]sfABoqwzSDFoQGq~_{OqaCC?UL}~@swPhT}qWsLSkwIQgcGpU`Fs`oip{REkob_|gcxcjs_}[PFRlmJHF`~_xNM_l_MKC{"
    "?fG|@O_xw^s^QAQDO@fCy?lFERdHPOZ{ITybHKt]~qDZkP\\C?RztTKTABnosCaoZln`M|ApZyC^a|rGb_shurNibJpSIu_HaumVrITXsx~VgMNK~"
    "JHP\\srCkYG?]?b?HdbXFCNlzlPtxJqx{k~YMmxR{uqnlqBPaLf\\\\~E\\dzO]AJqccp@_V]jQTn~lN{CLZG`LiS`DQ}N~oxNp\\yQ@G?|H`~ljAFRVj"
    "u{znA\\\\]C|P_@b[O?LSlEM|Gs^]AAmW\\Ot\\n@@^xn^HqGAwO|OSwxLI?@rmcprfi^f`[K}e\\dTl[iWKES@phEOgjCPvy{CTPp@zxrm}??R{e?aga"
    "FMwksd}C}rP_FPKwDl|]BULcuMTTE]kyr_vHK^?oFFKu]\\DEsSK]DLDrDLy?Po`eBcpIp~bW~G?Gy`OjwdU`Tctd||@S_}sCTDO}KQlcL_aJDTTd"
    "os`^sM?`W~@HiocGH~O{K@V~lx{wv^oR~p?O@MhQ@P?rGt@e`UTjhQwe?mCdw}WoBrDYJj\\zx_I?zEKvB^@\\~a?SO?P\\@kaNOkY?|OckNqoVDRWx"
    "?O_NvToAqN|Lypsjy`@qsaclG?CyUb_C?\\c\\zvF`KC?dVm{zJ[p`|Qvm`_qUb_ClDAn|BsLXO_HDGltOit|\\Jcc{|_`gxqk?Fbkl}kA?OlN`[^mB"
    "S\\E@BS\\RHRe`uATyzo`QnrokyqTAMaSdHmm\\BmL\\oqjon^hAup@ef_n|M~bTO^|yOYoCAcGyN}_X|`~sYstC?dOM\\ojLUn|Nd`OOKFxEyBFVDjaE"
    "satJ~kx|`THLBw?_?}SUA?`GDNQdwSfjr^dJGoXYLMchqmWpI^^f}Yl|xTGVRVntEZZ^xQ\\aIMl]EN\\YlQkS@[kBwBGh}eGX?@xPnO@~rlcKC^{l"
    "fDrXMz{}HL_]I{gIoTY^m@TYH}UtJHDrKyqBIY{OBMZj|qfw~F[jK}tyI^oOCm\\kI]cVqslTsmPEyqNoJlaL}q|]xbHRH`SED`DpxIKUw?LUx[[\\"
    "JKeAzxDxv`txsrLDTT\\U~HDcxY`?~Q`QoIKZLPKqJNkv@\\Hc}`wzB\\T|wVZfx^d_N_X]D^}S`QyGDQc^tRXOtcXHIR|ZKh{e@ppStAQ\\oToHG}gY"
    "TMKfJOKPuzPMEoUCt{Nu@qGYpr_rKlOETp\\]~FCQrv]CyVQAI?o^Q@g[LcfsqR?Paw?rDsWdv@MYHAlM~iP^wsUHr@Xs@pNA}qH|F_XkoqPPMIhf"
    "yaUy@AxdoqtA{~x^DASv_zw~?n`NtdtHn?[p~|tNpMru~AgZG`hPLqkgCb`Pwb`doCSVCmdWA^`^qp|IZ_OiEoPb@{@dGt@hXm\\WCorStpTTpnyP"
    "xQLNvnGftOSjRtGRIOJA[rOBRKOK@~O^yByFQfLqrviCtmwD@GoHLlSiybdI}~hU@Sg\\zo\\rIpQADw[A|R\\Y~`MlL_khH|kx?JltkShF}RhjzE[`"
    "z?O||TGd?uDwEP?N|N|_z]{AqsCE}KZm`[eJXn\\fcn?Zmbdf{SsK?ok~AC`ONCe_~?KRqocux@U@CPsmFkQ^IBOlw@o?wP}NnRX`tm{@~Ad?Og|{"
    "?lt~C~ouuhGmQ~kEXg|TDCz[u?z|zRTJrnJkyP{W~mU[|ODW@TKLLnZOF?ls~diIHCm?@omvybFboMsLnpgcBohpmrpXt|lW}aoxymFqxmqFD@}O"
    "N?nv@sHrBlCvIODew^HTtShsE@dY?RtIFsflwq|EXKuCMzQCpIDVJSGe`]Qg{L{`@|UB|}C_{SlNprgoK~~Xn[omI_[T{wP{H]|aBl_epp{e_}\\C"
    "~@|XQCKuqNBrCp{vi~xqH]?NkSdC_wP`uQpTJHG\\PMtiPG~{@g[TSQL|caIOmAAX}xD\\tJC``\\xBJPWwwMR~OlT\\VojdkPY?ttevY^]BGapRP|lw"
    "Q{cYc}`@dPT@{R[ZCq_?~oSf_~hYDdxd?NYDwSTxQQKk@|dHx?CtPnq^P`wlCNCc{AWqIRiH?QDaM@EDnjq?|^?vEATCwROgLBgrkTroHOTzGZXj"
    "Alh@Q~hfAM?|}}fWb{_uBvhGKN?VMaPwUL{]I_P\\@aHQ|\\sn}StQ@O@i@?heCMXLPMdk~qluX`[B}_jsFLlCBtchEtmjh`TkFqWyxO`[BAhLA_lE"
    "H?g`@v?|O?wPEO@BDqtIF?WdwB|eud\\h?BTIF|hdKT@`}}CvvpKDOQUIR^_IurRXt`C}pMM{W\\RzR]AKWiY@G|X[~@Ct@P[HfcKU@on[HCCO{MGU"
    "_qLk?A`bAzofBCTiwbK~D`?R~j{bLSsJEAxqLuCgCPTG{_Kzp}OLTndYJlkbn~_nsr_h}P~l~nGTG~{xLQOi}SXi~?FfvOCnDrDIBAhKzsPlmCeo"
    "GnSe`nqA?^[uDVDyEaGL@nCXy\\wwvBpZrcsT?PiC~P|]Abwp}mpVTSTZKkkKF[KN~Oh\\At_mQpV}Hdh]A{sjK}}ahshGJrxMyOhRJqvczCD?ushq"
    "F_KZCt@Qw`dc~AxCXz[|ToVtXnKhAPXcqCJ_T~pPBlX}u}XPK`[o~\\H\\IAti}`lsD]JpNQ@BAOq^KaOBIDa?|@smxbDkmg|wjawxDmEBPwLSrG~o"
    "N@LNy^OjPO\\y}NWxa]STtMmBBb|e~]rv}pN?WrdSw`yMGnoiody?vMGy|QoXB_KI}[MFy}Cfu}?NX`LWL^wIBrRdFTy[~ATI?as_N?gYlOspHEp~"
    "{GxlpQXGLnVU{p{^}SOMhCmktOWY[f{g{Kr{n\\[]K^SZrmcu|uQB}jhWnAgo~u?YB|`}k@TG~ltKw?LtD~PjeCjARbL]OmhNGM|dL^gjxqkfj\\KT"
    "tQ?sVrlNQaZrNAx^D]?]BnLB@]Ov?M\\u?lb?AQTAC_XfJmtaJk|JNRGWHC`@DaDz~{X^rAql{Rpsz[pWL[c]z@TBKQkmTOr?KLZkJedP}i@LEN\\h"
    "CVpPkbFdz~@zwC@SoW|WEnERPNdtERNA@]ZlNQcp?P`N~QCN{eLHwZCw_NCW~mlGSnOp}^_BzE}CvSnsoJ@Busj~AlSh{NTIP\\DQNG|Z@~H~mAQv"
    "HSHG}O{SjOqsJpAMwms_TK{`ldSx~to@AA?yJ~GNlAq`Bz{rI_tkzyDpwNYKudzLFq|LrvTaI}?JuKgcMNLsCPtI]~OfG_lws\\oy{okyt`s^|DWm"
    "pPiGCb|CXCgq?__mMRPFARJ}{JSeIjs^Js\\ieCNMvmp``XGZFuVZMaPi@kA?|^sDtnuXHEXI?L]K?pcEUTHNHq[AWNZh|bKWE|xSvAlGBpEEvplh"
    "P`qpD@zf{MxTA``mCpd^HshawP?CVRGY?oOZ@jcErQMXBQ}CkQP^?~CpzK|F`ZaoQSSxFo@qD_IWENRiZo@`Om{pw\\Xvx\\Qou]pjCroSH]c`?}`d"
    "wz`Q?bB?EdGwQDeNE__rrTGOEALZz?Qdm\\GePdVcF}liuHtnuPMGTQ{eyMkVj~tPAsWZWMm@yr_ZQM{GtGGBrqqICIxn}jd^F}]tSo`MygxgH[jt"
    "SAoB?|Xt}?KxCb|Hzn\\V{COgAW|kpoKiSJ@f]RJ]AyTfBQiYs][rP_sat~Op~?{jE{Xhzu@m}ef|yPKKKs?xKG|jYaLf{_j]Trn?nl}NFw|\\v`\\L"
    "~`W]~A}k~~^rtikZNOrlN}rwvM{ZFPdWDT?qs_HUxlEsBndlCVTLAXGfIarU~O?@U?spg@wPlQ~aPTWuJE|ooiprUx_u@BUDpqTFt_kV@oJL{AIH"
    "BIa\\wnPE}UWzjaEEwGKqqLJpk^LQASHCvn`hF^Kr?{LrJ__cyswb?AjSuNs~kd~y@AlC`\\?K|g?Q@@rz~ROMq_louNuHB{PwnDuiKaWFz\\dCL?`m"
    "NSj]s?OuI~x_vEQlRntLPmo]nmSp@aKMq~sq@}N?JaxbNQYRqmtA}]C}v@K}|@xI~PoJP|NwPGo{EahJ}nbM`_efrKt}J\\}f}\\|?R^ocu@KjDGDE"
    "S~{g~Owv]sfysN[|we``}c@axMdT|krjqEcquOE?p[KJ?dPIqzkY[NdtF_tDBTxcpcMzEnWBNa~`mAxBAMpKPS[zFC\\BRw??t}H^rJdU@xP]}^hv"
    "D}huJ]HeIO~qvms~J]s[TKyACIknuY[YvfS`DjDPtP\\L|^eeidX@iqFhG]fnM]zXZ@@GDPCdz}D^EnqrlomHgAP[@OxbtoLM@p\\XMrwJQ{gIAAgz"
    "EumMvSfkH]|\\zlITIm{[A]PmI]lm}odc?tJIPu{PEml``RH`vo@~DLY|ynPrvDB~ra?_~_xBIdlTxZSNCo|g?@xdQmkeX_HR~qhIGRCZ@]p\\t~el"
    "Y}ppBN}R{`KBLo_}}^Wr~bjq~}S]OZlBG@HqyrDJyzlH`__VL`|fCQjdz_HPtYO}}?TFjMpEoQ|TB~KrfA@UDqKcFec]oNkMTDgV?]uA@xED~n[{"
    "t^\\G|DTZEMkwJ?TH_p?fH@[`QsFbIqdm|no_usaGvAqly}?]K\\T_s`w_{|[cpK{hA~gjpSMZJg?qn[oNklplkncRxH|yuOdUopTXx?ogEUDlI^vX"
    "GYwkJU@QKl?oBvLR@}P?VlbwY_?Xs_lHK^PT_slw{OhC@?xTlhDZpsssG@T\\HnK}HATbQA\\T~clkjqlXQngqwQv{uxDaX^Vu}OEKCM[lr@_SNR[E"
    "hCUECqhG?nOi~|kdQBor}}le~NXPNnsC|asm@FEVFQOt{}vlVo|gE@A@{aFAkDBgvjWYoNiU{qyXzSsrK^JoF^duHa?|B]VwDdgerA@CDRlFSLgJ"
    "IQlOipZ`vZXddnK~HlSP@mLHHaTWILNUJZTbKW}JEZ|J{@OhL^Sd}ZoiX|wDBbpn{lhpzTM[x~|rMooVyettAN~Ax@hDzEvNCCQpmOk?r?sa~HDd"
    "r|IGprO[uVDgE~hPKM[|sBKuwaLW~VZAOB^PTYuCmVSlj}I@x{xs`^lxNd{~DBce?m`I_pGnOMwj~RkP}N\\UrQO]INwl{m{[XlXjzBqxw}xnWQBA"
    "xCS@QCVZ?na?s]pMg[{kl~DyGIibKVpAyP]ZipJaEATETM]QpBXMFruOn|lcvE{r_~cBy`h@oP@nrw|YS[OEuWGUK`mvRRnu{QLVwsjAt_d[?ewW"
    "JPk~wwgkG_}X`^pY?`_bKOKcE{xg@@EByRJ?BosuIdGkCufmJ_wmQRwREl_q@]_Q\\NlB]qc?P^xKg~yDnbGtwCcbGBFzIdCNG_CpBnCvDnTP|`sA"
    "dPdYc^oQqquJk~XSuLOPm@hbBOgw_aO@|uLtKmKVwNCNro|alPiPAXDAy_GW@rRfJ]S`xNfAM|HEMLp[So\\_}dg\\`zohqd@PpOdYrMaqDD?g{N?o"
    "vpkjI@wn`raAwOtPBoRkqjwwJOGimM|uJL?P_^W`wOsfud@LmrgQJL`TCqk}tpmSFQq?nbo]?ab|x_d?Vl{OESHp_NwfC?niJQ|VEo`LEPZyLpHP"
    "`PjhzT`xBBwQ~loptg?]|{t}obo_xTjs~oofzLTiN?LU}dpI|YJG{MHa@bMW}xKvJ^|oD|xncEZVAG|EXlVMKzXdJ|?`Y]ChfaKClAbnu^KM}QtG"
    "Q_u?C`QHtms@?A@Gdq_UM@XIC^sWBsnp`_}?l[[gDM|Z@ALlI_K]{O?hBpcF{wcwqGGBFyZn~@kzt\\xcLQWTdpWQM?azD~c`BMSsHptczQqDCnW_"
    "vP?D@oDxw_D_ADVpxbt_wR\\ZoPDY|SP_{{o|?KA@AEIPm`\\UySWgGqkCH@wkH_@fBzSozAXDNm_BBL~`?pTBE]{XABK~{nhVQ`IruAgdBaVSAFLe"
    "QZg|B?b|[aCwQkIL?^l`|gfs@Fhl}npq{Awv?{seOQG~r]|]oc?`vCoZ@mWTtC[puNpJp]m{TnVATnWZRkG~xoN{B?QGhOp]@Qi{rLTQCRc|{_SE"
    "ROdpIG?oUw?PAkJtMxFQUqBZ]|jVkclOh|PTAPgT[DPXJxzUsoSoIlpBqDdMp``}NwZAPOHNrUksZA`oDYlXp{|IGJSxooy?ppzBCp@knBPUGK|S"
    "P`~AlOvZqNFA`^^GNCKMbqYNB_ZKpAutKQoQ_~vtJfliChg\\zz|WdttZYoS}FIJAxm[l~zpc|MNA}xJosbrtQbe?_yr~wRvA?R_L{jHUAp\\Nqkln"
    "ViPPmuU?okI?NdqLBbzOQKj{`V@Nd`ceBxGTymY?aHVdckuxLvi??qW}FG|q}xFAP[JAb`tOQ?vrfHDXbLzYnRp}`^RVTbR^jCg{NW|`tHFA`Wjq"
    "G[|HbRSC@cPt`W|R`WsCJ`puu]hp?RPLlxDb`SVA`}_`lW~|Sew]P}Cz_bGAfw~[GF_oEORpqpzAire}dhDymHGWAw~\\QBHVwqRJ~hGCp`LV`ViN"
    "_w?]{mwxYEPoDmhKW`]aC{``Mn_zp_hQrnf[zlKBmcKUgv{w]{pXgu\\W|B]pW]?o^|KgyaSUxqxw~SCHBa{qCxFaa^I]LTtX~~`Y?~y?@uXzlqhX"
    "}MdwIqleBo_fE{wWz}|QO`p}kmCGEauazE~AhMHBDiHdBsSqHvSk_|v`GJqQxQSusse[XjdZ}qIf@aEEUdDQm?uFb\\zutVE?Brjy@ECyi\\tHJJRC"
    "_ufm]jg~wOlD`VC]pO`Q|ta?xfCaQdoz|j_MknSj|_{jyvdT`_YFbg~w_{D[oE@jSUHQ}hGI@Nsh`YPxml@u@imR\\O@VLu_wEKtI_|SUE_ve_tzV"
    "{iqMIBmHHEct`RZZGT[}M`oEnp_WweTs`W~A?j[TfL^ssQu?QnFH`P?lvOiYthG]MmkzM]SWqG|@vp^}RnKTwOlMDFCzlHRARqrM@g|?PDKWM|zA"
    "_?x`IKy[S_bAWyrv`\\PWUXy?KlT\\@e}uLqcu\\Jtb`PKCC^egwUPFRrbAAhGA|HDkwHsIznlO?@ttYi{s`bVI_tzUlRu?\\|WBc]ScGoKn_p]eXd^C"
    "QNkj|O@CQg|H~o{w?s}?IcGz`PP}@obf~Q?FksET_y\\ql|KMoqia_~KnbP}?sfxWptiT`\\RyGC_XPuJ?iPh]li?tBQlxIHH_WxE\\OVrAomjVK\\{["
    "OxFAIr|pFxDSSg|g`WoBEy]@IpRCEDgnF\\hi}U@L?AsYNQwvEPogu^dZGfaGEPhPD@pi}BsUBBxbHpgqOjCX{mqhsvQ@sP[q?`w?@owPHcwhBNUE"
    "v|}DuP\\Cr@~{okW|KagQRtR?JR_svbQip{ldIq@jpOxPUOSx}Ab|FasqHa@~Gml^H^WtGAOUOnOcHKRrx]x}XPu?GL?H}\\p`|ro?q_kDBbLD_~gh"
    "D_CvD}d`}KLh~aFty^LmA[k{DacjTOp`Nb|G@a\\G}_i[Do?s~QxVP}bfGQoeK]K_Jq`z?N^z?TlIB_?dt`Huva\\Yu`Wvrpsku__v`PgtsAHScAjU"
    "?nwqm^\\usopMxow||lPRyCOM~s_MDbEa|_pHDR\\Q|aqQySIPxn|mDn`E{@cBD@_~~_W}P?@ztcTZC_xKzDSfwbMc@mHOl?Cmoexuo@XaDa\\YFPhk"
    "|NHhTrtRv^tLOBnh?~fvUnsC}ch^X@wz~~o_@~~tIOgobLR?@LkjyBXZ@[uBG~n\\KbdOyB@RvRp`LQ^xBp||BBWD{OpWr]SSPAdDroWcGO\\`H^Gm"
    "@O^}z@XDM?h~yPgZI?smy`S]Hr?ov}pAGpN|L@ooOTcdl]@a{bcSC\\zw~@gTK?@WoChlGRw}y]wl@mkLH?noASg}G\\|i?Sx\\LnlazoTI}oLx|aSy"
    "qBZoDqOaOPxK{OP@wodMAO?x{~knDRx`dnWSDBBotqdU@@JA@pGh@}oGKdarH^tVkAoc@mKy?rPMvT[UPpHqC}w|IO{y~wXPUmT@EUgyIRg|xYgH"
    "l~uP@bDKOS@bAIXZM\\Dk|roP@`pKCa{VD^scg?tJGnSrSj~tFBH_`P_UL~QCI@{Q|AWa?WWrBvkADlselko{?@?cYbXLgBQpNaO~NNI[\\Bg|BCw]"
    "HLWbz?gKw?YKeA`xrrH`|AAPL\\`OVMWy~JyQDMYSKQxd|\\WBKL~hbBwXBZtrT~Ov~L_nD`@ZyOhCw`@i?`gzNrk??whWTB_FGDcUnr@D?@\\ZoohK"
    "B_tJRB`iuNdxwfTawrKgz[AX{_tMEbjA{mwvD^PbFRlv}pRC{AcZR]LMKcYCIAH_G\\TKIn|cFBCVx{IHM}_p}`XILHGrP`Xr?l[VAgW_?nZGI|aF"
    "D@_uC@dSJitjHVcZIAOM}mgcL?KPP]iXH]_I@_^uE_LZqTWqyr`i@[[\\HpdSyMTUDOTJ|dQgCR|_la?kGaXUEasz@xiUPLD^u}LzNED|?mgucOKt"
    "@q?[vm[tz\\M\\NnOKmMOp{EQpuMLJIrliw`obxm_TE]GVv@xOXs||QTeh}_waRPSAp\\laDlkaMbuOF[fcxrXI?^PcBSWStop^DTDZtchrjbGyIKLS"
    "xbtVI~\\]FnzZY@G??_@`EOhJqnsdt_tAKidYw^lUBr@FtBlP?Qw?r@B}?pdbq_[I@RlRsQDAyQASO}wunNSRDq@]PrPaOoWzV_qP}a@TF_|XBpW_"
    "DcWgyAcf_TOc{ct`I^tO|mtLEQED~pGvIb@i@]{c{o{QvB\\^y`DPAXcmReGHsg|cJtHY@^OYmpsolxkC@tLgnd`i@^?hSbTV|[hGB_|Z{W?wrCKg"
    "nm`iGp{gyN|Jq_wxurB}urXBwnPGJATFFOdG?coZFPwXMbSwwPCVYULAEqYMEaplElwfNp[R?ADjrmGduP_PzEC]|?kSvsKKCo}VER{@~nhb~ZjS"
    "Dlw~wCPCs`@QEqL@LppFA`TJF]AQVZuB?]oq@hDIQ`djH|PELQ`^WN|GO]hZ]OTLCog~EeWPPEIPC@pmT]{|?JLKjDON?lTT~c`@AskTXDK^kOgf"
    "zbCS}}_~A}{[?bpRQL[]OPg^Q_}IpMWsj{{zKeH^McTy@PhUORc^C@`YNrPR}aWoxOxxPrW{r~E??`Kbv??|wUHiGjokrNXFtNdl@cTk~o^z{BHK"
    "KNwOv|gfKOXLFsDPNPLdM]OyFp|VzM[xcRThI?wdCp@JOLks~qTt~O\\nl`B{`_UEOC[gFO?oln@xAn|wG?W|S`\\tQ?CSpbTaEqoe}s\\Tvykbv?xV"
    "z]wA@@q?TfHqzLseJa`ECmFuL?vAoeOBFbRW`T\\?BSEYKo[wtLlG@u@Ev@o]oM_gCStxxoJu@^S{A^gqpiaU?}TBI}{~PBOa}b^qpnX^vlOiQPH{"
    "{CWzD{_ozbX^IQtPPjuZuo{vmmka~kPyvSGSEau?D~P`Bmolp~Dlw|or@o^{i@Ls_vW?@qTuG_wfVSgor}PNAKdorMphH?Gy@`vYdSoi?CwkFabf"
    "E~Vu?l|K|`lyVmGj~rMURzKLJu{wB_\\io}uJ@{J\\CSJ{@B[aMS[aW]`J??GtHKj]yO?kAKdGo`SUtnP_?bcaypOlDPdH?Uc|npl]|ptP?QoxKC_u"
    "Knge}bSzqqLuHDYPGbpKBApO|?AEZ@PDvn\\cyPo`O`puNO|jhoWyw~OdF\\poIOft{TcdwOKcA_WuyB?nYQ[xtPDT~axLCAD[xQQVKO\\noslGDOD^"
    "NiClvBSk~NxqNaCP~`i?FPC]_rb~psE?mB[Elbt^?R{[FaXt`SScDROEo]XtxqXeMqDFv\\whq_lW{OtRbpGWI?ckv^`EA|zyCmMG?SQBH@_}znPH"
    "CbG?s^e??MPNC@XjW^{hv\\cewaoX?`wkI@\\f@A\\JzRpIzAfgH~GFAytl~SQ`JM?`@AsazKk}~mTfsSJA|ounLQPRG`K@CNEMCj?LFYjyMUVx}jdN"
    "oBcqDIm@AAKN@qWsMiWqNrG[I|C\\nT|H`RpBw{qBI_PKHKHdVobgBPKzIPoq|oPw~]xDKOyPPPwm~@xd{A{nzdlDK][Z{_xETk?jpI`gx}|WFCLI"
    "ms{~~mB~u^c[AaHWEc^]{sIAROUZL?tVMLWdz]oMqDdNmRGL@_cz}`hNOBWjtqL{iGQHi{|~HY?XMtODw_cu@OO?K`nBAKSLHOFAlbmFonsNAo_]"
    "\\opQwbpxVtyNnsqDrNxQAxgLEDGiyLLrKBUUEcCiAQA?z?`mzl`uJEk^}?RAPOtGKNqNA]l_?SYEH?zwja[unsriAtfvEoB?N_?{{np[vFiHsT_p"
    "?qPl~`dvxt_vv~NszB@fwbF?u]YkM^X}yS|Xx_TqqBleyD@[o?dty|tWCQr||~hyFo[KB~TircKF@cK[AokbJN{iQOceK|woE|[Z{mwKMdMMKTWe"
    "N?ptjtDAHB?mJpDXMpcACqz{vFDOraDDmlkv?~b_F`@QJoS{uAWqAmgpLczlnjrXL^zt}S_LI`DjE^|at\\U]FATCD@xHi~``F?JmFNpT}AxwBrZ|"
    "@QOb{ADd|pDjC}bzz?}I|BC|{elzJq{\\zq@GJqPg@ggrGDG`y_[mEn~QFDKqIULEAqdaG^~iGd{MunKJOcEpB~xCC_CaL@tSmKpVInOt@]|rvOcp"
    "{blCK|}?JTHspQL_FsDLuuGGunkPJ^pBDmcaMmiDNP[iMi_s|rcu{OTQOAOuLT[yuOncLLlxU^TiywCxERX?k~KzLpXZSCSe}RLSN]CJiPDbvBAU"
    "@{gmFos_xRdKsq{eKoxP@_HGHL\\jPOSuunGarndQzOe?x`OuIRD|B_oxpbSpJnxRuqk~uAvrD?es?D`?WpoRk}{_`SHMRXl{zw|YDusovCYOtp?l"
    "}QCMMMOdD\\_FETIgWNcs{QHzNn`OrrGwt_fnI^{nIqkhCqwWH}StqPHhJN{tyNTjP~TYfQL]|Otugnx}C_[\\mT\\^BpCZV?Hjkg??yNSq?nnAUCk_"
    "JlW_yOxv?pc[G]PcI~GNR_ciysLfyaTQpVOxmPySPZlzFOhl?r`^|k|^kR`KIpSC|}V?qPO?lrxct^~}DmPZ?OxXVa]MvAK^ACHxAmDG_aWxB_On"
    "ANXN@LnVLPsODM|mzrQB{_otoTw^r~[]}rk{{Jq_rQWwDNOwBlKZO@sv~R|l~rrAzQKiVcSn`^@YCG|SEko\\wrdg{nslwsXclOhLxSHpu[lVymP_"
    "Hnd@iNT_t~~jGRhMxbG@i^oWU@_cWIEGz~a?Bpya`]]Gw?qeJ~sVIaXPtP|u@aOr~shgF]K{rJ_OCbTJNc~Az]|xCpT\\C_XDD`CLu~mA@RX[Bb}T"
    "_}AcBSegFNh]NUoi~B|e@dkXWMtz|^p_Wj^jm]C~qQ_PB_lEG@Hf{cRt|@@^zcNWEFZIAQy|PTHiR|[SHJ@I@VKlv]dSsSGyBa[@xm?H@}Kq\\bwt"
    "PNXd|alWs^DCCr|w{rbtfiP@z?laLJH@CJUOwHDl?U|DH@C}rqo~wqJQ{@tTJdalKPdWuA\\LpPYHm|T_r\\mMPMZsypjY?BGzAQb?Aj\\SIUDZ}qKk"
    "?KlP@@@|\\J?iK|LWN\\oIJPKfORKgx?C\\CA?xZ@\\\\DO?bW_Xo}}pUNpKmMBkpAQpAIOWYGZ[Fn}\\??APb~Ql[DoUQu~s}|O[WG`LHLpLlA_Lq{oYM"
    "?~Ld|roYMPtMGT[oHo?}FACaqancy@GcD@oZzpTD?rd]}dTKy@lL}tss@_[F|A|JHn`KvOT@vTK}pb`kzNRrzm[kLadIEDh@TrOFx^SiMNVzzkG?"
    "VBkqDg?|CoTnFqTDgLPQLrTp}@fGHLL[MaxgB`_xPPsuP^Sfw`x]vntCzoPpI`kHH|G~spXT~b{oJ^?y?_NiH?OwErTn}px\\uQL`DASv|?TAVQKR"
    "hORRBqCtG|?B}[s}H`H_Q_{cIoop@pOxD\\uR|`_zCcXyGPSbAA{k}YXvApK{xkre~Rt^a{woBQHVEcToA@JSGZlTHQORrSG?@QQNL~hbEs`k^bCN"
    "KePuGnkammdjgTNu{Y|EIEYEB}Hwta`V`RW~oxHtEd^JSacAVSZjtbDBw]t`zq{|v?G\\vShDF@odQ_O}pko^qqOVMA?LAnW_mLkrz`dMzQ^^~zc{"
    "xos?EPPjPw?@MRpWC@o`}H~OLDZuAk\\xuDxbTdpI~cL?BlgpQcDIGsOg@~|n~^SpAy`IC\\Sw@Tou{@Bq]BCZO]ovvOLqumwFn`sfm~TTEnxVzA_w"
    "C?svqn?zB@?zsagkEPP]Lz_}OcC\\FT@@Au_jDlcdJoTm~APDB|HwMni\\F^hAAoSl@~?zE{[|uBHZw`|]|D[oyPlb@lJzD`lvH@HFv`aJz]S~C`Cq"
    "G]KbnOseDbxwE_euHkL}D@Ic@lmNR`D@Lc@fHNraWpStGcmKnbL{y`~py?Gbx`Z}TR_xTQKz~mGbK_fAAS{_voAisaKs@nHSw`P\\sM|@NbxVqp|O"
    "?{uPeOAO@rPOAc@vHpBsAp_VA@kp@deDwro[FRDax?TfXM`e?_SkD~Lf?^Ct?BD@anvw@mWsG?HaugGqStsvt|O~|ncqEqZvJ`GnM@wFAr|JE`UK"
    "mk`cD]doUr?JurtFt]TT@\\pTE\\p^mqLFBAVttc[wl_hFDpKSUOxB}Ltyu_`^~_lB?_{p|cZst@~vEbP@B_wryBFyLTg{Iq`EMedO}zsrDoo}uvBE"
    "{R[Cu\\XtOKhQG`?zm}TfHv?ZKA\\mnFKzqTS[N`BfENYOy_S~y^fiJ}PB}|KsKL@Ws]|QnP{j?NKrl??{Oq`jGAouSpxpK?LirAg[tOkSKDxuK`uZ"
    "ZLiAOQLwVNORKRagMo`~HbghEnLKdLdDtBqDx`XUOo?{KzCtvuT}sSX]pRTZxQgCCOOZECdllPPfCtF~D?OzC@@DA?z\\nm?lA~_S}^ogzSCaES|]"
    "E`VADDGBUsOn~l[aAO@CAAhbu@tF?Qo]IrOfHBhI~KuKHK{|CAWMIM|JzQSTNP{hSuWTB~DO}^IErLXe}DFjsqG^PpKcHMXdxajzM_P\\FDF?tBHJ"
    "FSDI~Ohfylctz?\\TGOG}u|dVzcpH|B^R~bL^~bGyHqe_EAC`yQLga?UEJOC^[NsrLrWPLpYRvmx`sP?hIDGz?d[y}]_onbRzmauQ}^W}?{Wdy\\?v"
    "y_sPzWsU|sLewOgYEo?JGLoIzRVuNLdAyQDWO}W|Do[KI`SCD\\gVu?cVL`r?EHgp_]lExP^c}`xPpsxDdT`@zLDgEnf]Fo|xrq[ixnDCwpDpnc`m"
    "`_UC~`[~snDjta[{MmTaLP\\em^H}Ftp@w`XD}LxqOOqlGs_w}}Hdy]TTJlhvAb?bTAUL|t?txR{NGcLZKB|o}aXNmPb~YMwDI}e?D@OOUOtXt^sy"
    "us}t|`XdA{k^|myADLcIva[txmLBxNds{|LlKadoI?[lzpdN~qWs{zklFOUO~P`g}OCel^{zxGQVSrKhZVctR`CIG^nxsbk|NsiOEbda`^EaTaVs"
    "|Zl|[Rp[MBD\\nMcxQFE~HcxNAKXJNby?|pGTiSNc{[OH~OKDB^oxRILL?mPLv[|PqcgwvR{`inZ\\yawnHPLOGsToF\\|KEbUGN_afTeT]FOV^|`d~"
    "HXkOpBdVHzwq{abM{sKpgqGxr@s~?@g||P`YxW?RNpJyIP@??g}iAligu`_yll^z{`R_zQAGy@okNqLHBZ?\\Go{_AQINtW|Xqqxa_}HByrTyCDLD"
    "aJO@O@\\L`_E\\G[gG}a@HSOCJc}G^s?ksndniHOpgId`rCTkGydp\\~kDmp@D]LNplH~VAxPycJHwJCAN[~r_B?XDA@q`~I@TTzcNlO_lk@lw`gCcL"
    "hgqKqcLYyDWos~whssl\\~b@YOQO`oM[zyasnJ]Tm}slsKPLt[zTP}ntfE||_`XW}NsFOR?L`Ac_G|vh`Kk`BNioFE@`]HOlQ~SN|hN|CJhGi@mtq"
    "zRAJouD_SRpdVCK?`]@m?P[Vzp_Z?`agE^@iEp`GN]OJA]wa~RChnnRuv?I@~atJxNOExX`OB~j{JSqk@AxMI`GXMADlRN|m?mK~N[{XA[cl?dJA"
    "_pV?|eP_A]LcBRXDW@UT|vs|n{BYJuoWNeHy|||l~POWqKaQIu~iHc`@R~|JECkqDH|QUg^pF_GRH@oFwk[Hz?eR`UL^n\\zK|?PC{|DqJn?nCMYX"
    "zocY|@P]wBY^xg?Y_{bIAouFQXoHBbELHkXOtNGl`WTRtCPM{ny]GnxT|TSykBQjgU@_J^pNA?AqFo@TBMw?BUNz@_twK?hLTAXO|`wuMN?Nw_On"
    "Au?cOnwvD|rikpPQoPW|Vl|ClETSpQTsYaOQ?^vqCqIB}CbyKLDNztGZuR@K|aoT@_`_sQcj|~cL?[]RwBZJPrCU}QhQwqCUD?[cyngQUQqNmSWt"
    "LzTvy\\XbtmgPOQ^bJ`@Sb@~}INHPi?wy@AaKxq[gGpiW`^rzFhwID_Fzl`zpyM?p_yDsztocGrDl}bH|t^TNRqSbr@CDeohUSnPmq@P{}?EeE]dd"
    "OmljC{D}DocagTGxmRr|L@CgyrfkOuSlO?[\\H^xGVq`_oPghuTg||NP@~CLmz@KyyA~xQpXrASlLAQCL@MlIzpNhHtckVG~LwInW{o_cqnYLx{Ks"
    "`QlUt^RAEaCZDOoUCaxsDUKetScyvN]QWkPRLICySSwt@ZuAmpuALPmy@?Sq?ywxz]vjBSwcQ`DnzSW`X}t@VcC[zbTD}SX]IAwZ{}{xdR?NHCCZ"
    "san}@OSw~sw_GLJhco?ke~gyPNfXghDnL~VAqa]`ATlaj?Mcz^m]}}LnKnPUHa@Ir^`gKZMOlclAW?wusmXJF~|xqlRV~SkdGdfdrrGRfZtUIN`B"
    "\\a_pNilorX`||Jdhi@H{uogtCP`lLB?rR_^i~ATdCmpujmOl~sRwKL`m~pLIElzr[aHOhmLMIo|Jw~cZQ\\ky@LmXXddKFswe@^wS?lgxFR[IBY?f"
    "?SvspbXVE\\gx|QtYmoCPtOcI|}pdFXxqB^TjC_GI~{{\\De|gFjQSI}CdX\\?q{f^}DrOMrsR}F{FZHaPME|NNracmLQc[Fm``HQ`[LTPsSZDXyPce"
    "~`HZx@[}maxjrxpXxQG_D|_cC~\\o|sXlLb|tqt~wuAw_TOphN|Cr?sw|PRX[yOlUDpyQSoW~~NbADpyCNPJj~AssKPDNuOZzM`FUy?xnB]{WHqIH"
    "Em`m@TZm_~hj`_ONE_]NeKSr~Lxsy~aaD_cGvbCesrhZMRcvN^O`MBvA}L{qQQO|r@xS?^Smp}O`B@T[jztM~Uo`?rCjEMHPB?{NBLw{u@KoNQKK"
    "iuVu?ag?F~|FzqCZ?O|Il?smvsll{`Xqsc}TTqG|QoWBf~~uzkgz@oSh|xE?V{bkwmM@QB@y{Bkk{O[zvnnAra]BJbo?HlHHLg^lDOWTEmtgiHG^"
    "_r[`F~LJ}fBmWqdQ}n\\xDA_RvBhbt[ghC`_JFk{mUtW_JnmEsq_SHzkaJLzv}_MA{?w`vPMiA^ksW}YKxOZTuchVxcFcxOd`|BGpN~G}tjjADbpQ"
    "?CLIIbtGG@kjelH`~O[MvBLlPmRlzMDfx\\GstooPKpM`rQ_ksHuHK_yA@NzfQo?kKC\\`VSHXFDGlC`hQe\\deBoH\\N~jgGo[WD^DpApUDXVBAxrKS"
    "EOFryg|O_qLQN|tNyRMLw}hAENNnwPgYJvF~?G?ipl`UtoeDMMyLUn\\FfNPVNUHhvaAGFKKwJbSVI]PV}LP]|LjuI}[sAFpGpnS?C}o~tAlsJPKg"
    "v^XFJ?`CkkThwO\\st^C`?`\\RHyef~@|g}Qv[vRHRY]_^EQXKx|~DMcGgC_sDJQNO{SswCMgQFAlhEo{jvXGAKRpeRahYJCcQr`WRypTjrAO^N@eS"
    "RNdTKAJiqR\\QCSdJQ}kIt@jWiPXlUplMB|DmN[LL?|`}Sboiwl@bCs`ywmKSQdKHER@HARRaM?Gw`XDLDrBA?npBF}pMW@lbO}wXt~xdA\\Slgdra"
    "O_ddkQWjz@?n~sS|RO~q|Qo\\IVd^vqnA@kpAKN@sAhyq}l[XnrD}lLhPpKPP{^scp}qanLsBr^MKg_bnL?PuZm|MkBauS_^AqD[aFqGZBANW~Rg\\"
    "A[|Z{qTVIO]ebQo|FbDHDL{QAzWh[pcXwdHAx?[QctqPlQXN`P_SzPKpAAIFFBGuH_|cT`h^fQ\\Qk?On~yKyE^Smx`XJ|?sRLWXJp@paz^rkV^]v"
    "YW?pN}gi_}IV~@wfnRPRPUXW?t|fXrsZElWrO\\cyWw|N{HJpII?pUdWvLKHPzdWkATMOBr{pt@RvIpx}GAGzqr|`N?ozDI\\PxLlDt_PF~]jYgaHx"
    "FaPBsqZe~So_sKudtHDroN{fU`OHnpXJy_YJB_cNOhonP~X|WBF}]LliEdNwxtO~c|CzV\\L_N[zj?`rA~~?VKyc~}Ei_FxVuj?IquntRq^dW{?mD"
    "tw[Y}OHCw~[ZJSgaJmW~E_PZ@|DqdJsdy]n}Q`aOHPqVyG?aB\\TLBb{g}mmkyng{@O|rlnlwfp?vqZCzp}gwX_Lk^r}\\VsGoB|o@rqRgU@O[clH]"
    "NsHzzs@{KGMQ~NHLyrtjR^TSlaHOKqI]H^iGzbhmvk{gt@k^uS_AE_HhJQF{SxFdmQH?LMpBL]TgoTCbv{{^FpLXnSgJIzUD|QJmSE`fwwDfwO@A"
    "MtUC?EDFzSg[CbT@XP?r|qKIDpwYAp[FK]Jji@giK~oyMc?yfcXa@f\\\\BAIxA\\lM{DlMIopbJ^Rtwa@cCPPT@b?m?LMnodB_E|`g}s\\Fw~]R~SY["
    "V}KEHcVmlM`GzDfpGn{hHmtIH_\\Y\\AOCAe`cgNp@PMlJPr{Mz^ql|]OKEqTdAMLN@aJdu?eHbAs}EcpvD_`DG~Wl|XDUzSt_UoPUkcH^qYRqmphZ"
    "}]oh~LHKqsMOJ\\]HAN{?WpUPT~\\QBR?U@RV|@QKroEe_~oHi|NYbyO[fQ}BnJMs|j[gUi?|Go~PCQ`cpBiNWHh|ZZ]a]tm@@HuO?EQ\\iBBgAySwu"
    "DN|Cq~vCO}pagCWdLaC?e]TrNPWk|n|gl@CN@OwNx~WssN_o~zPL_sLrLpejG|zh@??otT`bpasz}s_eLr_mzNB~]CoBC^o?w~ITG@kvMw|FJsle"
    "zvZyBPt_x\\gBypsfBo\\B{d\\Hy^cGx^o~xQ_r~T@xDuACGlTc|LIZObGYHgPJq}\\UK~ClOBWcEq?Z@MF?C@_L@?l{HRLGC}JA|`?SN[lMF[gvE]LK"
    "MpgI`RtZAo`fSWDtSb`NQbHJxH{mPLtuCppMIAG`F^|YuQbAE[wPI^bAJp^hMcTf~}TNG[OLw}nAY{Gf{@xVLq@Hq`QbG\\L`F?~xoA\\k|pARZRp["
    "|^vTn[dLPpzf|Cx`{B`Zu}CwR`obKbxQ{COg|BnAAnSw|bwVfXsDn^W_MjxBJOklHMwE[PLC@TP]gb{w@?JbE_o}vzK`JaDleogHEj}PH_w^MOD\\"
    "wr`imrOfl^Y?}B@uram?nqK~xROz~Qlp}?DgMA_kd}gTxnw\\D\\lOH~@`@axduPNs@]@l`QgFw~\\@}f`ozA`dlot`z?W|vkEaEDKx{BlS@NMNyaOb"
    "~AA^GdJJzNjuI}MAq`pB|oSyD^@Tm_HuD@vx_sfy|qkepNMY{pTe|?xdFM^~_jrFqCH]H[D\\L`?BDnHsu@]f~LzmWCduAPd`FMB`w@gZE~cuQO`D"
    "xpBvtMlb^RBzOq`jprXF{ApaK^nc_Ng?uSwbF^K[pK_e|]RDyppRq`Wy}[[FEODUxMhGwDxN`T`JX_B\\zppsH{RnBPlaD|ceSTPMpBJl?N}@Pot?"
    "CDU?[_S_r^|JR^Ti?sdFRApC~bC~H`X@~S[QDreODboAzAnXAEH{?bH[WRG~ROs[LP{kSBzRtRla{liH~W?pPpt?}BBismx\\tnCdnKK]J|oki}AW"
    "CPm@vw?vAiTKv@UAyopJibo@i`hpypsLH}cmPLcl}?XTRQ_QMK`F`U|NndgUyR`UNNSc|@?SJ^Lrn?[jBMd`}rIRy^RuIppAC?Od~`S_LNsnxpHU"
    "FrnEGQQF{PgWw`Gfw?ktlVOcFnk_y\\D{@BXDCA|ZKbhG{^gQLZb|LqHIp]c\\v`[C@}wRT|ttru\\YZpmizAkjB~i?tE\\ttBUOrsLTvossruxYDl{T"
    "EoG\\Jivw?Rhn|\\[msOSayds^DMSembaJC?gqMtsJS`HYv`rzyn{yx^nA`_xEsoIB}qc{E\\g~}_sdAqK}CQ{t@@T@`^DKSq`|N|@_~O{X@|xPEa?y"
    "oiTXA?cepQbr}QsWHCkexqCfHda_Bm?FMARVepssA@@RJ@fZvqLMmfMCD]|MyrLiEdT}FnoIKRh_w^xTBqCFx?zkvTCdxtPDFML~Bnpjx^]aEOcI"
    "xM\\`V\\KEq]EVgqfA?_byxqwnwnHaKMNYBOp}{YIj~}peCBDxv`wA}sGEA`[brr}FIoKXFv\\HLN[I@bCJ}XFtkaR{pLXj~OpKIdw~y~oeG@WO|c@I"
    "EDlRmRFdboiBM\\Tn~\\AVKmcSOy_}{`[k@KX?rNPzyG??Iav~?_B^L@jPNULtq}@KQdfRi_WorOwp@fR_xSpqobd\\ImxMs}{`An`{A?o{OBxT{}kY"
    "|^K}znvrKN?jt_OtG}SvE]]ewDE?@?^K~?H]BqcVgEuHeb[|u_XEs`dNqwtM~NRjB?w|@Lp]we]BvU@h|^NANB|i~rcgoRSlLcj`DXlIAO{GLALn"
    "JO_vp_TrmMSpJUgj@`ZfRDwimN{ZBo`vmd?g{hDp~Opa?LHABTkPxC_iu`_yCSCeN\\HA~YK?}OSs?o|LB^DBD|]X~@pBL~ZOeTuamKWLQ`]WqN@\\"
    "EaD@{UO^DoEVPgLT{Qgz|PILHENvDYfeso?q@sUJSKLcw@wuC_s]B]OqT?{HF?~tEQXlC_WUERKwQnSVW|?KUbgbE~OTqqcPAChHJFcpw]RAz[|`"
    "IPTjz`PhH~OlJhwQAce?y~Dj|mZA{bUDTZLD{KE]sabe_pzc{mi?PS`HxQ?KqdJmHAKNB~\\R{OyjY|Zs`QlaubrFt|[tT^_|n\\KR~LS}|rhpx@OU"
    "HlofkqDk?O|OFm{zFsuOhJ\\[Lrt?AVOQDzo{G{Z{yRtLMQKDGtTaUSLepUHXm^Jn?mQrC@ko@cL|na_cD}lFdk?QAnGrjzccGPHtm?hhKqeRO^wx"
    "xXDNvmoYYLRAuGFvJOwfEpFAtskvksYgD`cijo|@wR~A]kshyOJyt|zmxzprlSjltbbzyz?sIoskv?dfXTSUPbhZrbTB{`tWBpSlHPnmzSFrGGwT"
    "?|hfLasYg_LthmlOd_pJmsk_@BkXWp?g{MtjHDHHf~gdA_`f\\?cNFhG^P?|IA{Sg@v{P@IxOBnphGBJ}R|`buDhGC@p`?~lNT~S}_w?ODADlCq{n"
    "B|pXuQOi~Pz`issz|BxoBMpeEg?[vJCWFs@sF_ADA`sr~kDQRQTX}aAT{Un_kQHYDAPkGl|]M^VZDMwAJPT`{Btm_?GlAQi_HrNquMPdnRmG|NsL"
    "LkggV{plJYOnBVV|B?WixQxpre{mvol_VBlylbPL}n?sHQTag_e_dCcrn]Bs?clIBMT\\R_hLDQLKv^{[wYzsL]XduPsV}uQ@xXDKErKXz^DwAoLP"
    "}`]GdAe]yMqFsLk}~_wDDRCploCapascFn`FNbgK|~|_JQVntdLVq@t^wSPxPBt^|?TnI^rAqmhamNUztopxTJR|?O\\uHMwPvA~n~Pd\\|nOX?ngg"
    "E|ScyHE]`SJs|n@wp{nK_{WV_{XUhbPwD_Z_?\\ZY~hrARXS}b@xf?kURVLOfDO`L_|kADsEfmzdgxaPe`V[QNxY?Gu~\\Bmid~D]V}PhRn\\E?SVnX"
    "yX_jjsW_S`R}q^`qeySZLh}?jkIjA_[u_|\\hSNKYuRSM}Aw|{IUh}X_j{AbwDH{ynODBGogpMh`A_}Vs]Inks|PSqyj{wDOUDcOby{i\\_xGJqkeL"
    "zq?u@SNMUuMlWbXMwZrTJKWTAt_PEpLiurlSs[lVOmgC~PeElzqo[A_pmR{o`Puo{aSpxpNyXshucWX~_zSUAOFA}osIv{xJMLGkFo{``ZBKSf|r"
    "pG}?Ol?E_mK_MCuBa{SlI{E_txF?pOZ\\HnI?DiI?xt\\w_ly?v^KuNZHaAW}W|aXTtisNvO`EO{j]FQvlH}^a`ZLWMjLRGsrFv`xVPAeq`XFHQqDJ"
    "L\\B{wO[mC}jx{p@owdOOo~pqpDO]pAly_|LE?\\urzK@vaNWXOOEIu}nWDhFWgHbx`X~]}Sb~vn[l{QTH?|@Z|`VVB|GEtCcMCOLfFQlPGqHI`Yzs"
    "t^@G@?`YM?{XCR[HW~cRNL~z@Ck\\nt|LrstTl]INvm`UuLeL?]dqrXFiLFSoNM?m`_zfr\\C?l_tfj]_Vz|pGC[FW~lbAJW|PK^}?~{MZf|C^@?^A"
    "EXljvxF}IFiLUf^eJ}fl_vFk{l`x`oSJijGmdurG|mS|_w?sTUNZOVT^lkE?DIuhRE`xKWfAcxKcSG|MQMQFm\\tyH[PiAw?O~XGO_qzgMVPkMBvA"
    "AxF]tg~ANCgaiXrFGwFAEgM?OEOMa\\]?fVu?NxDAwdRsNL}CJw}?ixgGDaL|lSvXBSDtEOdUz?C`_~}\\ASNA]\\lekjjclJH~S_R}CXG{?\\bAClsp"
    "?cs{JTkWEjzG[tnJng?ZnnTa}Qvp~XFR_xGlfQ[h_?kW@]d}kW|WBm_HjFrAgZdfWtl_vlfAJw}znf?JArFJ`XEuSt@OIHE?GhFi_~xTkaWg`YbA"
    "amDG_{^g`^sn[BhMCcgLYduBWyQG_pzFLKDOk~`tnG~AMjgOyhQIo|zPJHEjIG|MlcfzTFKEsf[QtXFAhdtY`W?mLCA?Kr^AWBFYlUV^k{jfeKeQ"
    "s`jrPu?^`\\_IQLXyGXD@TJ}Op[DQ_sK\\@KJAA`XkCr?IsJ_ZVdC?Q|~zDQ`nJTOzFlJAF^uRuSK~J@lmR?CiG\\hjt|DQ{NNt~`DgGtDW{}wbuMpX"
    "c}kFvRgqBW|zloNAosSOwLt^Kov}ypKhPqtK?av~jRi_|DN~xPrVH}hzV^PdE^T_W`CkAr[mE?L@L^hY?|_sBBmOFa`?E^WMqbXZ~?pXKMZ_GG{K"
    "}@KnvmHVJBdHBFD_p[HDC??QKQt\\|N{SUfXo}oKpu``eQ_?^eKO~O]GUIqTL|]fA|AcmDsIhyOOTClW{O~gTKTGaE`cbNaStk`PhLpxEFNTNNA\\v"
    "POtcIbHG|Ospx\\TXBoh@G]tW|[S^}N`SetdIyNlF~dXbD{XBN]wU|DKsWNXk?pHeyb_HC}?i{`xE@^{h?_rnTHvXsR|yvqbxD\\\\KEq[k@QHRy^Td"
    "MPklBlSkooDqgM`Pj~WUuKTIKkLg}rxjuTXCuLpnO~dQKeDZY?tSC^Lh}]{ZxtUG|ROzF}?jr?fU}UCmDQ`ru]j}F`AZ{QxmoAlftpw{Rowg{JpW"
    "z~K~G~J`QP@TGb@OfPx_}FXti_{dLtW{EogYyOC`pq@JYtOmEMotPsuKq`sB{M[UAmSfpr\\UTp\\vyP`Q?PggEECF\\\\OfnP[qVaW^H^oeBQgt}Osm"
    "|}RxD|[uN]Ea|r@@CsGW{Px|JZGcLR{iJA{DMJ_r{iMpsmxGfoE??^R|_~\\XGahA`Sk_rIhe}UpN}`QeQu\\`RmpHq|oVC}Lz{dS}CNX\\A~W{H~V|"
    "m^xF?o|HEsnrX`KE@r@Y@u?~|?TELbUhIm`MJ?QRBT\\{M@Ho~|LHjrETzlhTMOPLJKg\\xOpJxoQUFpltNp\\JpoL[|`S\\v\\@V~hDR{phMtMXIUm_t"
    "EB[uDSi?Jg?jwrY_Ao`_LA`_K}puO`gsx?cScr~{}Z{{ET{LUOgmpadhFOXvCblMfMtZwwsLxq|Zoq?v?O`JGbkhwCKg~{?cxSBxpsDA{WGHBF]E"
    "oNxYO~\\|J[anLkU`QCOJ_rg_N~]OC?Tip~l]s[ENLoCDHL@PGcxFC]{g@\\HlDKonjutVBR_vyrwgwKXqqK@eomc}sr[uG^s{uOksI|KBFBERQvjp"
    "woA@POOZsQgtwk??Q~{|{`?W@Asb@cK]rmdr?k\\GpcZXzqs?HOlA@P?mzlhrIAOyw[ld~]RkP]YN}hgA{MpLx?TWEN~|F}}[Ns\\Hr}cbH]GWwDxC"
    "wZKgx@w[~BWzDqtZNs`hpppWlOl`}@o{LOsdJUHxG|`gwaHvn@pWFnWwQPXR~Q_rQQnzzeD[?A]SDStMDAtBtzlbCptsDBU]vNw}GSg`?_h`ri`b"
    "FsO}|lKPH{FiH[Cwv}zYv`o^C?`_V`Hh@@tCT`\\Yx~`A?Y[}iRTBp~CZv?SbCa|DzJXWBP~`B]|KpnXSAqteEasvAK]Jwrd]D|oy|PhcDbo@D]|K"
    "Jk[SGAWgFS\\vGpOnl?tP{FIOtYo{ZSXmNApm|o?T@aktUaqJDLKZC@sr@lOr}?D?sQ@S{pp]LE|KHlKWZN[}?ULQT_Phj~}Cx`?AIM{aErtIJ?_d"
    "SkvlEn|IydddLB\\H?NkIp_F_DDgvIox\\L]cYpbwc~m[]T`TfG@{[C@tB?C[IQ~`VEOS{A@ONO`DFA^]aCf`LzRhX@vCyqcS_KnI\\BqOFCDGmjNwm"
    "@~P@NCt`I?`Rw??Y?Z|RBZepjSD{zdSkwW|zyPxEBP?S_xepNN?LzaEQCl@lJ~KzfTgY{qp@V~z?LmP_{AWvy?q`Aq|oinTwtLwnA^KI~CgEHsSD"
    "tbXvqnHJcrJlycGsI@TS_|{?F`PLLQ_\\IbHll_yRLo|qq~U`RpHhOK|sDOt`K]|OBl`S@PMM\\lpXMKh}?@P\\ytDlE]~}qNStu`h[rl`Eu^MBu~K~"
    "?ksczXkmEPOoE^jjFBkk|RyD@tHeIqX_o_pm}Av}LcCBFmce?o`yophXPst~T{OC{MSg~P[JNqksUPG`bc\\bG~h^QOsg}ot@vFiJ?B{[Aj_Xl^Hj"
    "|QOSw`M?yMxEz^|EGB@JJo\\[L~L~^qggIQ@jASyMKqdPCqCunufzoppRMEWY?@KRIQtH?oWl~M{vEpW@?N|WzLoHD_wszcgnyPP`CFDTzEsduaKZ"
    "@?[dG@c^iQG~E{wNJpwgAwgn?RpDKclQCotIB@pMC`\\[{tt@G?`BTscnJ^Ckt`\\@M@PKwxhX~QL@u]LJERwHP|RfQp|M?ZCjIcgDRJ[dOox?z~KS"
    "Kd?cqisuR@`XMJpwPxEVK]qCISn`wpCn{?Y@Km??Hj|V{r~w[NCtv]UfH~wpTMwy}LPn?}b~G{zssbxbLPP@?awj?AS|JQh_vA{bs?dc}Np[ILIW"
    "so?M|G?VQ@blsD@ADC?UMM?bt@USV~SUxbK?PZRfTodlDd{SIZTiK{PrECGSEmXXDu_tA}BAHb[k}\\c\\oLkdxMomMng_nLsRKRFoCaj^y}\\]wbHV"
    "pLoDMo{|Us[PBN?pws@EBJK]@PmV@klMP`]ZDPlKStpEe`XXJpSSza]?}JonjPsgOvHe{up}qqCxCOT}A{klsBHHPRWZMLt^Mqs^L`peFTGZURdI"
    "IRHUCdi?N@|[}^SPITgvAqdr}dXB~c\\ikQPG{SiUP^COqCT`o_XpstOdqmSg}TgatOr?vCO|yA_zmBTC@NwdrPF~rblODDDnL\\?jCnVvFmLV@~TL"
    "GrcdushAUco?WRcN@{TG@}gWEAKXAOdUJPSPlXTx~BIXHkjCIjnA?`oyEPc[@@G[B]ZxXnK]{eXpo@x@CEdORJCS}nyNTG~w{Pwm?\\teELgjASC]"
    "AMLjFcOdso{uSo?Z?BHSCpDHMQfrHMlBGaf?s?xeza@m}Sk\\mPKVQA_dOKk|uoR?I@`FIrZdEqOcK`pN@wXUx\\Saq@@nAn?xvslSymwTFrc?vSHD"
    "s_dsBJ|bqotBD`j\\EAt^y?\\gu?Opln?ws?s[{aguBpOmp_@X@PXTN}t`H}|c_pprfaOul]kv~cpCDlhEGmkyCSw}Fq[@?rGTkAp]|b_^Mpzxr]hg"
    "y|Ki|Blk~bsTB\\lsIQgcCrh@P\\tUD]LShpdfz@{ysRpz?rDdDMLbAVCUIoEKynP\\Dqr{~NHGt~Svy_xlU]kO?NH@~@wfueDd_BiIReWk@nS]Ar~m"
    "KDnmCeN`lcY?@agYn`|I@oxj}bCkImgg~okW]]mRCX_LvE~TmlGsm`OordXY@_z}JxOTtenc{m?a{n@@GsCs@O_gQjlqDmxzrNVaKns`z\\wk}Bzv"
    "ITCRvOLAvXGIuVPXBSG?~lRrBLfnpr\\@IQwnU@Sqm}zejKrSO@FxxQ}ZzrLB`^c|B|yIN_Pph?pL_pIbzM~tq@_BRom`KMrAGCGXtdXvz\\c^GR|E"
    "JOoctq@^~][L?_|eDlknD}pxnPlK{`QO{LDF|cLpA{N}PQlKTpWpDbWgipXDIhd[EOK^hRKVyU?J~Oswlpl^QqcIIiHjzcCQSB\\H{QIQvulsB\\G_"
    "GOcjwOs}MCw?u}WiL]s~`Qpm~~iGjRkylr@bABTJAa`yHmPnAbnsIsTp~Kq`vkCrGS|DuLlZELXWKn_Ttd[ay^eq@_z}|SxU@~PYHmxLOaWpHntA"
    "Ls}K@oa_md{mI@XNtoDVDo\\D_~xJNjs[{EMnhMgR?[TNtL_R?Bg}sqjuyn{?GA_smvCFztKNODcZ??CVzA|NIPCOvqTgJ`KfI~~tGOk~MOsjATHW"
    "tmx`EaXUzKL`tnQCA}UD}Sk_DjTHq?{{zawnGCg}}@]Oym_?XAFeM?\\CZl?qtRcp~]DBtA{m~^WhHS_uXQG_zhhpvLWK|Ng~jcpM?o{]LMdX|_gf"
    "tpAbtA{ryBSkA~H[CujAFlhqG_\\E?OH]brc^JI_kvL{u{~tL{A@JySDFoRBy?tdHjQoqC|\\SSsEUGageuaCjDpgrEak~zlslPq[aIy~ymo|iRPck"
    "q]crymogUpsdyeP_tOHNLICeD{t[@C`pKBGp?^THFoSt}|TUu|GzA]`HS^KfrQK?yq\\hD?hG|MtgJr|dqJ|T|Ki?A?olAXDgFZsQyaGwG?O}@D{t"
    "NoDZPnltFq?~oaD{CChwEn@N~ZlL|^zg@B|fAQDwIlwb?PDc?pHT~tGKwpCmMqZ_qOCtAow|mP?SIzspApkbw~{pBr|OvsZs}`xIFqtiznCw@WNg"
    "Bc`Mn^GuqPPJvojo@l^?||D^remBInW~}EonN}pG~}pAA}BLkRDrB{~u}q[EGpy?A[__D^hJvNWYN_W~vtcVJ]tMt~GxFPPQL^ltpotV{`hJJB[["
    "`QlPLQF{\\\\ooEah@vFIB~oCpKSXNwRle~A[wrA?[npdmXOLDjLgqMacDHD|_os|~wkLaJMSBz^DJ?A\\{Et_Yy?DJK}Cp~?pYN\\olGA[OD]TD`RAB"
    "y?XWz^CxPpnjAPphx}@KC}dkE@Q^F_[pE~hLJOwXJpOyGZCuUQ]\\BNTqO_XgR^Wpx`G?B~[r?aHnQCLSIp@VA_lftsh?~MuS[apGu{WPLCglxPs^"
    "xrLS}mxRv~bmxRlbERG\\~?CoNcCuw}niv}qhF[c\\MMpL?oscWNGf?b?wxAh@B?LmF@PU~RDP{cS`?OlA|~|CGAcuu@@KuO{jF`[p@qxWIotC~UDQ"
    "u`O?CPlXEq|Lzs@i~apmGap]~o?~BKssENTTB^Wh@Q@Ox}kjBSLgB^]AB}tRAbauuo`c@DxO~@lgCNLLr`PEE@eIq\\SY~]ckrPS]zo[u@?lHvaWt"
    "y]GCspCeC`{hFPkk?A`O{mWMzo@`F`@RBc`Zv`t]qo?{L`YC{]|EOMoARrxr|rG?JqXE~e`QD~[q`SkEtFCurRwwH`WcnCHirB\\IwaTh`TSZuG|s"
    "yeJ|Jaw?w|QDyfkA?`PgIO[Z`_dFCsDu@@{Juc{IE~l`FpwGzZdE}o[aEdgaKp[xCs@LonoNsJwwyq[npnwsw~wN_q_]AAb?BM_\\ddh|BSJcvdLc"
    "NXkrEpt`yOsQwniQvOksRAm@{}BSlp`D?}wTv~wa@`guzBEXrtwsC{pDFNtcP]_lA@{e@_mQEgaWP\\C[uOGugoWmDowZIsXmIDGUxg?eFL?aLALe"
    "qmxiB]xszNP?upsqq}Xw{W|D?ehAJrOdSJGgJpGoktydIkxRQOS|AtV?McSgCWOn{cXBC@DUL^@RxIpQLnPVDD[zXlwbiDXVz`@YyUTXJ@kpu[DI"
    "@?GfJpw{~@oWAP\\NQ}SgCmgbOAGh@EW}g~PWBpUa@LOt}qlhAP`wuUOkw^GQJIXD|A?xATDeJN{k{mchbn{j?pxKGPUnwDh\\NrBmFcx[MRTi{]pX"
    "vAxKEjc}t`ZPC_CXAPsMr@d^QooZz@wcrQlWwd_dGakkCR|``\\_T~dhN?Sh?fooat}DNCQM[INdwqsjYo`?y{^@oFafk{C{^k[P@z~K]JtDC@nGs"
    "F@t\\xcC|MttsDKXQ`P_?KpAODM@Et[l[BU^z@S@X~`[W}_h[{AtlANhrr?m_JbKj}kWsLg`ek~CJo^GkM_bZym`YvnI]`mkxFnGrrft^FBOlB~_t"
    "h]wmDsdLE{XM[RTfWtlk}Pds|nkoW@QDH^DfXM~hESLVLOKzHDTR{`gh?NdeD?nsBMxEKogoDov?y~~bwsPnG]Vk?c\\C@beB?{YePP`LzFDDE@}r"
    "Eq`hVAHH~yovL?Fk\\clZ?`|rKBgLE^qAxJHiBaNmM|kxw~ASGRWHunuA?|waD}xcrph]Glns@?PIO]DK~Oc^p|TAHl`JCp~Avd`A{PdMGS_~D@mG"
    "@n`UvoyOtn@NhmGW|QLU@gC?BBOd}EdqA@LHBaXR?dTLE@GM~L`h|~vwIER?}`LPBpG\\vp\\rt^THH?_{DPokOdG_BPdmk_f{NZHfw}bUGP_c{\\}I"
    "{qKdxRpGFfeKz\\urUTdsWcTLqNRTKzwYkr[rNO|qC{TA}f[xbpK^}JDrPEoowAk{QOShBqcs~oxbD~rwsB}Q}hu]?OSUsi{exOdsE}GsHP@h{N|A"
    "U?SX{mlIO@SrvBsp~az{rMr\\OATiE]_wBQl?J]G\\GCt^D@hq?m\\_NMkAA|lhM{SWEgWx|m{a~PKtu^\\b?igwH^b^~IVrrOhdBBTI{Dhh}MXExaHs"
    "x_kiB]W@~rGhAo?rq~|BIp{CppSnF[gDM_{zzzKd}MWxM\\{brKo}E}vsSBY?Os_}jl]?L~|ro]hJz[`nMTB}?@|zEcWf~ST|`^hKDZk_dlOGbQdI"
    "H`?x?Q^ms^XZAe?guKQLN`xVWBD?Gdp]PASrsQMP\\NhOok_{?D_Pz]OoJGSY}}xLL|ZwCFKlOLhlEBxoBke`jPKj@hDApRsPDUHk_pTC}\\PVH\\@M"
    "R?k{Gi@PVaCQP{yV}]do}?w`e?lODc`UQqOO}BpWVqhYDB\\O?nXX}adVAVKONi_aeQe?Ag}pq?`cu@pG??[FIbP\\C~S[N@xXz_\\?|aOoE@[mRlLQ"
    "ODooS]_dzsWk|XDDRbtCuRt]Rchyuop|KnS\\y?[b?`\\GEL{}oPo\\}nTZR]jA?_aVuW}psNOIFW~[Km_B{^tZrmn_@ZTWF~rA?uS``]w|Hw?_z}{y"
    "ww|SF_`aj@XqOnkrK?a@laKfN{YZLQZnBC_\\QlLYDAWEsUh`|rDrin_J`k?\\s\\s@wBDTr@LQxbPfV_ttHbRZAADEKnEEG^gQL~Jd{]{A_zlsz?tE"
    "EsopvXD{zQ?pRAxSAPWK@ohAypEWfoNGo^XIva?D{~~NeMVuBKDkrRCmy@tDACI?hn{cE~DFPd?m?BxYD|~xob?fnapa@~}NQAT|xoA?KDDJ{No\\"
    "~nofkR|ErRSZpA^i{sTyto|ZDCPh~kpeqd@@~}\\ouBdz}CsIRoh@}olX?mThApKUDQPlARgBwRHhlK`bKN{otjlRCNcGHW?~{Aofu`gAFasI_?Tx"
    "sW||{?zut_{Fs|[UpCuj~L\\fN|XV@fzg{Bc[JohoL@{pEBXA{sGhU_O?A{T@raGVCfP^k~gsAo~uvipppncLq||jtbW]ophe~OhLxo_\\?Cgx@]|F"
    "KpLXF`g`n_g_BQ{gTzhvJ^LNULlZ`]OA}S_s@p|YkrCbl_k_ya\\_J?cGM}k@}kAGJzooG[rxILh}l|{sPXG[KoTFTjYG^SgT_|[PoE{l~OXc}rHy"
    "IoGNr|LA@{BmNOs{oRQLq}qOvchsv?kNt}Wj@|hDsm|AnNH]knk~M\\TOwqhN?Vcanp?uIoWqw^`T\\{wRDSzaFATcMLxLY_Lqn}kfZbs?|pvAMZt\\"
    "odwJCq|Wsa\\QtEgDyk_{vaO`Gl_KuBDk~Qg}~gpl_itvHJ|l~lJvNA?cypgf}`txFBZ{~^t@ENgpBb_Lr_cTQp`Ztr{\\Ek@{hTLXk}cy[l[a|PdB"
    "Do|\\lG@G}PqKJqKmksXsmbiYqB{{Do_c`RM_`TcB?@pLt@S@|G|mIeGiCeS~t}o`?Y|?B|KpSHEExPOqDH[kDmf~tkH}Nz]gGowtLosdTlGs]@[W"
    "ypD|Ine?oPoNA?DfVocxKKCpxtdO@?LCzMAGvQciB`SmDqt{{sPBz_Lxz|s{GmA@GmJ]Q]?DfA[~HbP{Brwewb@k?q|MFozcBtH@Ioj[vsWksrpK"
    "?^{|ns]]wMH`?g~~}o\\|_pLHBaoJyZ@gSCsGTTSM`_LKGdkfxBHzsKsBtsGqws_N}MClTaTJZQ~w~a]_~mW|~~@B?fCaydTdIC{xKncyAuTH`\\ZK"
    "TOVV~rd[H@~IiS_n`Pd@~}C|AtlqyptCG@LsC]wWP^o^|[NArraQE|cjId_cuokEvOVxCOXa~p|WPcSQzpL]MN[yJS|OwnB|Pk`Bu?oEVNC|zlHv"
    "CntVDBWyOxO{~Y`^|BK~ZhDqJobnB]xN}CriFw|A~mLOF^LNvBMBIxG[V|hI?b|_BMkU]sczWOK]ynC{B?WBGpSNpLcGFWKZuCYGwnrarFKf@cDn"
    "?[jy@?sqOnqMnSCe?_@B{@iS?_gdl^Q[z`]mKqiHneXgEK]Fz^s@xN?tBG??vytv?`lfvqOanOvyT}hrFAgfzKyMDPSZBL@XRqHVuRxK|klS{sFU"
    "uaO|~RZoO[XVNNkJA?SAUPRuLQ?`L@HFnq@^{nWiLQvuH_nj`[oK{}HShMB}L]dBDps_{AiJE\\wkN`t`fzWz@M?J{`{GFiStvlkxyO`yssHycBXL"
    "ESG?`_W?E~|@v_zX{\\LqGTQGxaLk@OWSSCRIpDgfIE_d|H_rGgPWvLGjAqTpH]LN{v?PESIo~lkisD\\g~WH[{~o@p{|i|NHCE`SsFR`jBsHKMOWY"
    "t\\cn{iNO{TkbS?GHITdSBO|OKVSYKO|Lf^GM{n`eGES^D~g|DBGED`Go^NdXwPXCEkrJXM~VzsCoBnx]BMxiBS@nK~[ije`P~Ps}{wcpql|XJoGn"
    "qjtvG^sw_]n_@dCRnl`lJ~HWIAF[?bStbeD_j~L[BcxxGQn|ucQ\\Wb|npNX\\FThM}sgxiUTzAAgKeO^AgcAq?rwDzmpbscCgl|GZBEI~yD_?q~AN"
    "jQO]EPg}Clvhv[DdJ`\\?g@g|?agLHbH|z[xF~^\\W?N|IKaWpNdeUxqKzAO][N\\NOG`td}q_oh^Tm|{jnB|s{{mDxpohvr]WI}mdwEbTIylDRxnE?"
    "[m|h@_LSImlDtPpFGqJ~Gl_\\|Kq@nS@zGaDQLmtMj]ct|njAK`tkK@PB}k|}_y\\\\EbLN?RDN`RK`Dc?lz_kiC^dS}ukGClwvuqgqAbs\\Miq@xB^Z"
    "HentzBtXDQvty^gr_qEIveJvEPkw~O`UFPzNEPTPSO@SRT\\or\\cLroG^NriXLm[tY`Db{p?{_|xfVLmG~?rb?tWRBnSkx`oI?~`sGpJA?@eDw[_x"
    "R^h_zACuXpkfDOpEhAlDUQmHGeG[|Tcfw?sBAN[SFp\\QAQSTp~gr@S\\k|M{k`Q`Ws}~czDTljbW[Q^~esBx_BSH`}^@@Ofh\\FOkfs~H\\SQo_@|LM"
    "}YxFJGalOpq|v_slM@XLJQ@FrAhQDMlJQOkd?nRlC_qoDmTYq^|@zRslBl@`vXxuYMICU]RdF|pYW_^rvR_rJpPAyJfyymhbMkjnL}gZM^xi}AKU"
    "[lt~Ro\\RHQcCCaO}EKsBE@|NFbHafBXsrMd`AMLVoO@|U_u@yjl^tcdMa]tXw^dwN~aZ}OQDHRXWBe_?}Rs`DwgGv@TT~da_M_TLF\\QtN]QA`P_b"
    "GzwhAgg\\Cinznb|SN\\sbG~NWrsRaD`?hQC@AzPHWLTKW_~DAqQaTbkhCLLskuUCY|B~k}B@FwN?l}N@bXPqRz_]MEpwT`P@V@CF{ImtCA^wRBUEP"
    "yBIK~PKeKcLgQ?\\uCrdKxo@IXKcG_mAX}O_t@NgJ~G`ll|F?GS@Zo??Lg]iJ??Xg~OA?R^|THKhZzL?aG~_MFor^UddF@~QWMcHlYYXHJ]DFI@|h"
    "t`hFCPlWLbtcx^gnIdwwCa{fMucrIb_gxndYqu_CA~wxR\\pdA`LIH?QW|NcqKsgAorkEy}cApms?fq~pxpguLMlVP|\\dsrlIzJ[?FOlJONCXCMlq"
    "EYPI{S{AppGZCiuaM[^}u?lP@AKHy?cu{`Hw~~XEBaJdqOQDROSh?`Y?VMZ_xiTnwkWx}_[WBJ_xMFsWT^[sSdDNQmprAR_qKj{q|XDcjB^t}PgK"
    "^lPrCaweDdKfu@HPD@yZC{xdphDo@\\d^Vl|wBeEI@?KwO_{X?ITUisjfvBPACpw`Hoy@{ywLui`er[l@Ri?JC\\a?@{b}Q~Dl{uKmHpkR^LJpEE{O"
    "CAlX@{UEx[XYySk^I~PHBT`lpAWY]rOQCYczJoAAHa[{G_PGrnxsBOdwG\\_do^XW_?WXnktBp@D_IN{qpAEG}phQLkSRKbmj}?gF@^PannI@{itH"
    "wxE?AndB?o\\qBplVtml?sLLRBC{vksdc?skn@`cRU@OzDetDFMc{VPC{s~a?y?iPG\\?^yRp]~MGrwQFLs\\DrAdN|zUHFRZC[z`wvAhGdjT{jGnxJ"
    "nQSaoLAEVAw{MXW?EAxZAT`D@NdV?`w{Snzq_?LOE?JysB?yE?dVC}pL|]goK`Wprlr`p?wLDRRdBO@z}\\m?z@CmA~SZoR[MX~G~{`GqzQLLpM`m"
    "nKp`~?GRq@aFwTshxpddR~G_}YA?TYjji`aAN`pD_}^y|\\G@pkw\\uOcuXcHUNMsA~M`ZpRhktL`ck^PxusR_FcDELA{fHCKw`_dB}`~cdQS?Sd`b"
    "t|vqz^tY}nlulbkOG]FWYfonUMku~`|nq{bVLB?EB}CkGUS^w]XtKV\\rz}|gJ[ktJmgsp_EJ~PdJ|M@CSSRmsliMPAyVIrTPSqPCAsax~`Sj~XF^"
    "Ku|itXMBpq?@{A]Gi^eWDMdBA`ceK^tQyc{XuNK?GZqlV}\\oNsISFplSOt`On^lWD][{?Qcv~tC^HdPET@xCwASxGLWmvE[AMFxZJTOoQRotD}YA"
    "~awRST^JBN~eVotYl}CfXanq~qT\\xp_[@L?d`RuUr|eiERT}ydbrzsKbLGK{E}WWLBNg{BwpzuG?DvLv~I@p|~|[`R??AoxEARokNErAGPS}BKpV"
    "n_wLen{_AM|TJ{O~L@k}wt^hK]HNJoOlD]a@Ho?fpJg@`^[]G?pNzN?iG?Pu`^[~}}CjAvyJCDjsxq`AN@YPBPo?B@QIOdD\\DbPLXqPkDTKoxcdl"
    "Opk[BP^pFTSeqj[QGOdr_rkYTr?zsmYEUn`XLY?iDmSHIo?n@PWfFbg{@m{czloiCotOl{QDLn[?StQB?N`OA`_tR_aJnJ|G{e\\Pjpg^wb\\Nsah?"
    "zCPkE]d@{InqA@lFzNh\\IBg^NO@{HA_sD}L_`RmEK~OeN{h[y}L}I]lp{nqcQ`@~y[b?|q^{MMt@cks}wpKpu_{EnHG[Dn|TEk`gtmuDFPFp?ZXj"
    "yu[mKsdpvnX_zOguw@LI~QG|CRKw~|I_w^S`CbDwC_{PDp\\C|{G|@@kKMo|U|{{XUA?yw\\LDLrbdq@UBz`cHAdl~B@ccBy[QvqhKvIbaE^_QpbT@"
    "zR\\hB?\\mO~`p^xD[vCJni@QJtk[wFG|BAqgculDF}~^UsbwO?Qd[CSI]_qhqzCx\\xLIHA|Lww?FdJm[l~uY]MAGdDrT]|kX@xA[l~QCdIOHeZHFz"
    "@oXL}CIAvuKaJoLDGCTP_~{{UvZN@iSQGOKi~EK?j_dZ@@ch{NcrDchpxLoWz?@[ss?~ApXPm^LSBTgaQ_LK@cLWC@\\]u}C@T`lP`^\\gM{gItq_@"
    "DfGS|olwDMHqvjeyWb`ICoGxGmU]yQXAOmTgyOlLRxmGI[SIHALUCbwCy\\\\y`_xDG@flLxQDAQJGGAwQp~}Vg}ThDb|mysdihD@cycOZw`jS~]S_"
    "AfP?GqVC}Dp[CGooep~vKTTwNrpD|M|nybJ}Sp_ZFkpcL}JZASHjNR`TAAoSSmWx?}JACssvsPELHRFIHzmixCCAEOpEm}ADig`ZA[ax~OdDJ@v|"
    "q`bjx^{_CAHCz_O|zt\\DurvVMQu\\JpGlwotkxbCCGPc{AS`IyQlV|Qggyp?[mMp|xPoKIsxR{~KNITCYo]sfVl?lv~okAA]~Dypcvg~x@Oedsrsg"
    "Dp?b@^t\\IA@SEP`VL}_cFXGMFoAHBw?[H?ObpCjfL[ogF|ZWLoLLzlPhqCklF__vM@DnMaWtLj?To^[nmG?~R~[IE?a~nqS|KMTp@ohEGoTMq^AX"
    "LOWbC``Tz^LLJW?SJ_P[wSAFCMk}KOduD^HzF{I~spk{zGoxAD@Hlf{m|rQvtc{uEaCopAp\\~kovtrr~P\\F`ymKZwdtB~NOVD`G{GtkmQLNtCq~m"
    "rhxEMPsdpOKSO}mm{z`KSog`Hq_fo|[T{PmCC?`RJSF{JATWsnGIQqByn^hToBZJ[agvySLCFrSXFmVqs~pRIK\\TLqoS{bSHAA|i@qwpG{DNADST"
    "@?XOBA_lM{uQtniPyOKn?aHcx}\\EB`xxFK{bDnkdoDu?p{nWJiuEx`?[_{@HNKYS~OHBwMkiB}gw?\\TRn~~~ysulA}C[OEOpkqD`X_Z^y~jvq}}X"
    "lwFcH~HWP^HBFpnpEPCLjtcnIoVz{TuFq`gwF`qJqr@?JFCKsd@{g?_fkVpGG@oao?d}G@oUwoX^w_TOxOxfKZ[yNM\\t@nLKTt[\\mjofOqHTjIXr"
    "uPkTVmWwtmSIM]wky`i?Dnw~zCctNQlnF]{NP{qTERWrM^dHBXE[obJAAUb?sfLMvss@xao}FL[Qvaxn_sWoU]oZ@q[mChD}Uod\\?pcs{|uFx]hy"
    "OaPXKnK}Fm?NO_wmAr_sy}vgs]\\cJ\\wMK^P]A~QbMcIgAd?NM{@QUbgXZ_[{}Zs^Z[WOYABGj`StzdjstPCtJj{txMBIVTx\\f_@n?OP`z|LeBS|Q"
    "LALB}Q|`?OJWM]}NEl]IvAlb@oPb{IraoQ~jG?G~FsgVgmuf{B\\mt|oRop`MEpcDI_dGmRQGRHveSN]EBsSPOSHS`S@lJo_ZD^HvBOwQC`XqGMKT"
    "FKO{yLSLlh[YJHVC?nPk`XE?DLZA?q^AH@\\qotAyxYs|_}eLrpeirHG{G|mvJBOlGUuGTKtKOeS^Bl`{KlpBNHFpIVdqF]RASXFAZcVAwdsiFsLB"
    "EeQ`?`NAk[eWN?XlB@MUJhF?sogMnOrATfL?F{X~oi?FdVJdJHxWEDpEohKMNYpq]W|nRnOeY}LidBLx}xq[KNdEPBcqOQZrIPtvL?sPbG|dz}gP"
    "K{]sWFRGZqI?_|aJLdQq?`L{kmaSwXDNtPvaGNFAQfKN`RnA_vO?N^TNuXVLpSp}ALvz{}NtI[ZAlxFAJtFtSDnA_xFIqPtiNBcsfhGsPONA|w?f"
    "yXGc_rB~`Q^Xu\\_UkNFWMW~`Yclv[idX_puBhZu[~oaKo{sTu~BiF}ofRxFA|HFrP|q?dHuaBkFY}MqZWhuB`\\y}~Nx\\Lu]P`VDsM_gZr?a?Hdej"
    "Ogzs[iHfJG?ruacKUTebH`veYRUr_|[g_pTOEBsO[kH~CvYdyNqjHw~Pm\\aK?cGHG|mTLLdGMqTWwLNJS~ArD\\wp_pj]`S]D_xDyTMjqTsWUGbX`"
    "IEDBSrXID~h@ww}pykyjMpafRTbqv\\xvBfiWW_^AH`d]w^kcU\\TPOfc__|MtSoMPKW|sAJpXaIM?xNBAshGDW|VOHV_VtR@MXg?|LM{HS[FBpG}L"
    "HCjSGoFC[[bjDJnLIPnA_vbyQpbJ`VmEfxmD`_SW_sHInU|ix_mJZVJrq[FpfL^of[?]WgkTEk]tZZw^Na`b`]m\\`Y}CDyxC`Z^Y_{XNHo}GG]Tp"
    "wKLgEpfgolhfeY[XNmI`n`SIKPPHUt@iejIXOsOiauNtZ`OtxvVAZPd}|qkFfaZZ_wi?~errT`iQ]YPZ[paensOjyxDltfH|y]Q^Ktf_b@@i`W@^"
    "d}\\l~kk}_uMcEQKzpYTyo]V[IHDti\\xK\\IYAENRA_w~}RUT_GkNCWTNVucjV?~xdgss~uzq?Ls@N`PzARSUHPAWEFZHKOL|UBZfj`V[OQl\\o{W~z"
    "Fe@XxQG`e}qVHwaOqqOV[QGeTDxM{GHqsMlz~|gqfIPCgD~yREFAVHGZORr]tcVrsZr]UF^ctacUnb]?`XEDn}DiRcMUtCAISVlzIWCO}M^AihGv"
    "|KtM}rxsnsDpVSNARDfAjJQGmhDLR_TgKkRAN@nfm|jvomSEGQOBz]lG}^pg?[Wdc?hTW^@U|^_hABo]wuKn`S\\wVsFdW?Kan}RmxP`Mlnw[A]Wq"
    "C@\\CuUdRIAUBG|J[\\DRtuSHk}^_\\wSlAWbLlI[nzDoDEJpxlGa@~NCkaq@hRQO@@ti|x[S{^WE{?ENHX?PDlos|^t^C|A?@knsHiK\\ovvp\\QHjSN"
    "RYjtBpyakagkrA{vnSOEq_\\MDCtH}`hFF?{U}aktwQKrrPXRBAetxpdURRlYs_SuLuTTAqXAwo{]UN_pxo|gP\\C~CbDWNg|mCN\\QThGrFK~~u~hF"
    "yKdwp\\ThrXDMBqEAi`c_z\\ce?QFP{ameC~|l|PK}@PWzGnpx@pdBvpc|urShD_PEvnpRrPobZU\\jt\\GoE?@PrQwu@ND_sPK~uq{sxbodGppKBm\\G"
    "IpBxJHDTkrpfqQJTAm|nMC@^?osxBRru{G|MB?CpxQ_zKMh@?CK\\pSszL@Kpy}[P@p@O{G?MUBtGElwnvk`eCLns|_ciOaDmqOhPGFOOKNGyx[Fe"
    "KOCfsQS`spOJ?As|}BPB]Eor?k\\lAtKU?]HN}nl_EbK[hQ_bj`Wwm|XZy}[IH`]?|^Gcqcp_}r[[pBWIw}hf?oaByjwvDNDNtoHCNL`_BpSiynBQ"
    "CGP]N?HTxnqqX^\\XDb[|B}dwy]PCA@sMA@DFC?dV_?S^x}sRI]lelmcflaCJ?b_BMoDGCOxN{aha{qsprTSNCqssz?XAU_ULBgXtSN@EOmCvFp?m"
    "iahXy?HFF~UBvq{W@MpWKu\\]P`r~OovppmHgrnN`pAwYXOdEsu_znNpM~AWY{\\gv{{SvJNPIGAPVu\\`phjt[H?k|{qhnum[UyqhfWmk[XlpYMz|L"
    "xOLPN]@A?A_~?fTNBJtcHb[OF~|^~asg{BbdtaGrp~w_O?gYt`|C{~xprP@_lpu@DB?qDqP`PwPSvaoCQES\\OusgI?`DmqLND^@UxShB?^WsG^`@"
    "W__M?^N\\A|CbB_PRlNWvGcp^P[|kIs_qC@hdM_{zHpVvt}`DtqPKJqDKrnc_?RL|~~iwsQ^rL`JyN~Wgz?OosoCrMCp@z]`fC`LJzmo]E]PIJQO~"
    "NBleKoLMradEDlPaHytRL\\[itoAWXDgdF|OMR{cHQgdo|?gmBOjh|BswCPmJu\\cv{HGtt^Grv\\cGGqFYyjHtwUchKchO~pg?Dn{iJ]k_AIh`MCh]"
    "qswTqRwPoOkkVnsF@EwdyT{m|C|K`P@h{_SeLN{iBTB|t_oWJ`ssA]@RAqGjzk?iMKGal^BArjO?F~B}{`?gvS`ExnwhD~wS?QTDco\\WJpi{UCXu"
    "HgpOVNxBEA|NNoi?CFlKS@XEsoxfJo`[CfPyHtH}?{INvl{[bncpD_Fwv?onILhAMlosD_CqCbC[KLXOA\\Km|E`EX[CLMYU?I@KENUt?I_o}B?ft"
    "lPhm~EXDQThMs?UKOJPZnNStuQJ]voWqhAHsM_@J}o{`v?@VwQCx@MOOt]t^?OkzDa?jzWsko@|m{{_mWA@srThHovldIYXksnWjHm~qkOJAy_]B"
    "{@\\EMoDiMJhOAT\\dyaHqtcICGOnp@PlF}QVAZ~[tS?LaMpOiSpMT{ECE}]{EN{pRFoeLJQ@A}WCvwcv^EPlpCz@XAOxj@Pxl@[W[r_ccL\\SIE`|R"
    "z]_pEmL?xdL_HNWVja_iL]tK{mRkwrovvtHsTlvg]ppb?@SasYtZ{@?a]SGlIcga{DOhUKtSndXPI_tQiagG@S[kxCfi{pxf}QLCDoTCxCEwFb[k"
    "@|?VtqH\\{mg{C_tAPb_PAqWjF|roJesyCaHfsdkaANM?G@Pr{MD~vnTQxogAyS[XyphkI?GzroOg@\\`ebOw}RB@qtZJqPCAErroaqkxdJTXiydKz"
    "Ka_a@cwT}}lqGkg]IE@gJ}te@r_vvegx}lSO{P[VkAmjTS@@}PpwDAA[jQ|{xao}|cHCk?ddIqTFDoscuqHIBYpAGL`rpO[L{XPqGrK@j{ogA?d["
    "?~dEL}CVxK~mLR[qOaWwHaPEH`C~w}lSkM[RFcXOD~@NK?sJEnK}JShLS_LJOmy^BMpCA@HE?jGN~_gdCpdKw`_hwO{ZRnlFA?K`wbpYBLxt~\\L~"
    "@Ps|xog}t@LMDO|w@r@WH`wr|`OvzO?]~_[tHQMOB]X}GrBg?CQHAm_}EflNqk@WyQ_aF_KgEw|V}JsF{AKMGZeMwKOzHOkn|RGvr|xPx^ojCq_T"
    "rpXh?NkrojlvCa_nH?CdcoxFE?fxOM|oDjqCM?xHx`S|HbXI~RfpvQ?jE\\Sv]mCqxOIRNQWeXZDcC^`G~`wex`o|qBwZo\\PP[qebNsxDu_oY|?kz"
    "uOLWF_GuC@HhrmS[m@{jz_X_~MKmEalIIpKOupDjGbPn|aHsl@P`tBb~}no]L~gAoa@vI_stG^?uztp@HQDUR`X]C^NDzphnBA[VWOph~N{WRqDo"
    "unpAv~lj|]O@ER[pC~Ft|ndQG^tMPNpR{?@aoLh}wO@ZDMCN|bchvN`UySx_}]XLzox^~}OjD^A?TsTe~BS~mqDKGpXI~|ldv~`JDIph@`T^K[wj"
    "vSwRHMTq?S]Hu`^]}s^s|oqdCbc_xKgjHPGu}`VHA_g@z}EBq\\pBCAd@roLnuuTRUaSrPRsWzRGmeowWzB^zSoM?UO@A}nzpllUQAOT\\u~g|AuB}"
    "_TXEKOwfDE?rySHUH@DFtsD_zqXN?^ksr`pb{KJf~~c?}Rs{BqQHI]K?z?g{FSUPkR?[}oHPGl[fJczsIhGSc@oov\\`XIAGgC^CtA?lE_{LIKPzT"
    "N@{?vOO~Eo\\zNptQ??R{KM_zwbuuN^`qt?K{I~lGFTuW|ZUFx^kxS]zgMzviqboxEcdDu\\cexO[KH~LbCaXRLAxTHXGwIOLMSoEA~bhg~QhhHySG"
    "HOohNT[mAlAzv]Rqy@kxeki^gj}OHbpr|qsulcLO{mFtS{dgDa[RTb}BGT\\zI^SxzdHqE[D[AM\\EL?ZxM_[qnAl`zNH_KcQ?s~ByW^LtJKK?C|Ou"
    "?HxTje~E{`DTMvKf~ac[HOWUxC\\D\\tLczQ{XE?wuk_vA{BT^otSIyoDw~c[wM|TCvR|u?`sb~~]OwtOgBSKli?ei}_[dCTHwr_wtD^`_C@LilRli"
    "EQ\\LH}{usDTrB~btwMS\\z\\SDHpPz}fiPz|HpA?tAypcnDPg}Mtf{?FCx_reO{NQoj_poEnoPACwuHZfxwpS`pYHouRNqMPs{AktEuof|HqiUCP_k"
    "BrKExykl?@dAwnTbA\\`\\@~N^{Lo^FoiY?QOFDlsW|H{rFPSi~PgjJOglFOuG?fkyETVpwpkuCEyH{bsTPA\\Dfl{SN?IJzRSLz^|GA\\ok|Pwqp_m_"
    "t@h~nATVDQWTMamTE`WoI|P@zB_E?aDsC`{wAL|O~{LRuoOvILHc|\\xW|m|_|~uQfP`Ly}Wk{qoWwjxL~@U[H~yT{?b\\v@k\\s]{urRGkv`{er\\@n"
    "M`ChNcCB~DkwFA?h{LuKydx_v~Oc~cH^}px|xOM@D~LGFbhM?ndIfmT[D@XvsRWDoPkwy^tbOox`B`c]@[OAAltpInG{IAsekESTD_HJE@kxtapj"
    "D~wpHc_lzbnc~]hpu@OfBPt{JKhqEaoNK@GtQiIEuq@Ps@GB?sOUs@H~E_\\pLK@Z?PpTPn`MA]cc_}?`qHa`yoiQFQ[Ir}wVuykIwN|VHat~{b}W"
    "?TTHzZ|UIpV[wB[fsNxsv?PdE}`WIOP?_shiUD[QvOhi?kkxw?PJBa_q}^tuXt}ZJP\\Gz`@eSQsM@xGa?pRrtLwtGP@{z]t^xOW`|MGS{St^AnCW"
    "F?@EF}PhNOSz}KCfN`IVGb[gCMlxLA}P|PPz|R|ECKpBRuOYub[_@\\CQD]PuAKg\\?XD^xLL?HAtHSZd_@|sgzZwrz}CI{?WVlRdH~@omv_o[@rGZ"
    "nz?VP@O_}z`GqZhYxA`lHnCgDCsqul^}zCcXinXAqmOr|y[Uvp`ExPkx{~oklpP|L`c?u~`UA]HKI?TUzng[?_CaL`Gq~BYf~nJyBQp[?TSlXZkp"
    "xcg~qsZwxSBoV`xN{FGcKj@?wN[tzke[?QpB@bkgG_Yj{^QOFpbwkO?gFnoq{eSw}\\?t~~|F?o?cG?d\\|?^xA_l@zcUrOg^uIagU@nhC|uSRs^\\E"
    "I@{y@UXLG`H{uR@_~\\wvA_`]v_Te?MokDekFUa@]||Tiu]Z|BnnoI}[ZytctG`EGDPSRZ@LG?AWnNOsV{CoI~qso@RKcuRL`Bptn@?wwANDJD?VZ"
    "?\\Tf{aDcAB||y`?bqtOc{q?}IaG~CNtUz{Zh^p\\[Sth[v`LwL_x|rOF{mOPBrpcx_r`bQ~_wIMGBy}TaDOL_}r@t_~spDnwT_~?Cy|w]]pKe?_^?"
    "kq^uE]{wFq`f@@a^FegOEpPhBKMwXQXIMrXHI@O~@bk{NR`_wM_|~nHl{|{TnP|Qy[G~|eFvp}hiz^A^[?giXrGzGA{sh~_~p|LVzPxHBBp_y}H@"
    "HpIPi~tOy~dGwPwO~cxLkaSmCq@`e^CMQk`TPL_J}lcRw]QCDMpQSBJ_F\\Sl~P[XBp@E?nZ?yp|~Sb[xvrkgl{EHEntEBSWoCqKi|MmDws?ZscPq"
    "}[[iHq_yL`eYQ`OLFtWDDvGdxMKHEKL}}MLNo^|V@pbx|`bw?cS_GPPh~b\\SzOTqyq_suMwgO`@EOQ|OA?\\CJEHeAOKs?^tNs}cGDQwwx`o\\y[zd"
    "p\\@kFDCi[P|]@Q[c{n`FpQWYvqtd|r_cGmtHHN[oEsL@DSGcDQLN@rS|@beR@cD]C@cnH@pFGRkLKMO{@SDnzBFzBa[cyAguCtDxz^|UE~OlIn\\T"
    "A}X?GBpJGoLCGOckP_Wm@m@ZG?cPoehfBAdKwPLisnvmpPlcza_qCOcEsnFAbjwloaaHyOd]WrYT@RDXNsdBA^F}V_C]ys@lFa{iINHk~AHSEAIB"
    "k{s^yOgTDLsMAq|QKO|@uOX`~a\\v@IP^v}b|{Zkfzm|JFnGszBDJSis]OaONCoeWDL{aOqKBlAqRwpHt}|WkEAot~_TGM_hf}OL\\Ho[c~qgtpSOI"
    "z{i[y[DjqE{ewM|I}`DOya_CDEm`RRHN~FTI~bUA_?|Ww`Q\\G|?W|B`D?]oS{KdHAMhE|Oo^J_wxplD[XI{Hh}@XQq_JCUgfp@cgKibWOw?eE[}V"
    "vpU?Orl`rhOx?nF\\TpOTZrTax?pOfPO\\tMeMND[gmpXZ|PLdHpDYzoj|Bn|KOzpadcKwFSh@ULlr}~k`}\\dcBcKWxhdkvC|NPCtF~]|K}~GoKRWP"
    "BnPd{PTr@pgGKMR\\@AWq|QCmy\\_@HNg~LN_qK`e|??ByrAhInZhto@sYE@xROMxeIavwCDfi~@@CAO@Iysdj~~`ux_PAUTsZ@RsDJ|_^}bqPxpSc"
    "paS?utDWo_pS@CGFK|D@@Qk]yjWXA@DiAf_pJZ|a@aXDzM_a{QTDL`wHNn?b}N?l]qHlLbVsoo_fOCkk~oX@?QFu~?IcMTVT?kOmv\\lGzovz_|xF"
    "~b\\aZbpgqa[EwCN~EAcHFp`||?{LImpAA_MPJ?@Mp}poLE\\L}~DQvseOANaHL]o[LBzsc@TA}}o?Bui[p}}yGaI^bR^WwagpfsXDHpRm{o`sJm{h"
    "sKoYA\\_CQq[iG_OwvEX}AOkl~ABhN}ofVlskB_Srx\\[_A{pAzO\\FEwK?Bqe^DQll~NfECqw\\yOtvJ\\?Q@b{dEB[pz^}Nx}djy]\\KRxGF{L\\WAQZj"
    "y`tVTnOX_snioU\\jwazixPK{H{gtClPJmacqw`cz?`ZJ@Px^Kc`MAP[xsyX^}@cr[OYB|@xtuoPWA^V[EDLGzRszhpaMJEPp@ak_lQUDS[Sbtl_e"
    "DnBtox_qn~dJyr\\JKS^]upwhx^pbEqA??to{_~wDZP?M~RFJQS_RXmK?n?{|~nPENbXa?R[OtppJJqt\\onpCCOst}oqkr?dkB\\Gr|UxYFg|GK`w["
    "Bno}JKW{?okBzLrj{nhp?EIOkLg\\qn{IJ}m^riv}yP`TEzwB@EGO|?sl?QmyKOwnP]SOm?XHGB`hMRsBD@lFH`Hp{OoXTowVRr`ev|d\\nMtezaLB"
    "{d?rCn@VArHRJ~|bBvGnH_SzAq\\C{M{TyPSjN]XFx}?gqN_|PL|hAQ_`LOCs?Q`e||`KBDDFwAczma_uLpozLoGD|oHC?n[OH@W]Nr{CD}cwwQHc"
    "|lxaxbOi|}Cdq]HJvbwxCI|kIY_|D~@uvqLGHYmItPcF{Bd[{nDeBNeDtRg]@_|BQ@THANUGvpXfnPOdNsq_}^P\\Ez^nAcf`O~OQyp@@CmW]w?Ha"
    "hQ??DQKiwQOJB~@bd?hC{LuY}m{~P]wN~q_pBrHIR`?yr{Xzu_WdTLe?nRc}@aPTJoMJCeok~szm{z|\\T_GsrNO?E\\wbvk\\N~O|iBW?DKmu@M]gH"
    "K@dIyN[bC@BvLOtAAbofRkkYzbHGF_XFD?GpAOTOVoTPqNcVIbIYDM{e~~GvupdKG?y@qbKby^@uypW]|~Lp~KknyoWpB]{ovS}D{pCip@e_L]sX"
    "rb{eJ@Wm@nUcFs`NxtRwCpG}~OD~pvCnB~{wCm`K?n`PvNtTrBSY]egW@R_lYCW?x~`pjOWvjUSwzINp{xENbS\\bW]D\\y`tEB}dmD`E_IKuCG^T}"
    "|uCyI]oj@dTGyG|bFcSI?N{~?^cQEADLoBqG~nDZsAgTDrdPSpZC~rCzKqDlHjdWx?tsz|dyVAsQwRGBOXG^xaqDJP{KsTLM|_]@}LgiFq{i}Okg"
    "JO?mcpwRAT@@AM@F?]Bd??g|WCPEs?M_x\\r{TdWp|@XeooOe~aOrQB\\o|ahXGQC}I?wtFoGJEdtY@^SlwEgdyIoapbWVJbCS~mo}}n{NA]lvqQ_K"
    "n_|@FqStJd[nBA|`|A\\NJR^tI\\XF@T]WGBH@oAXAvps`plKT}]lT~Edrxqsw@Ugww`ok{OpmA]gPqehXyOsv@KkosLwq{]dR{q^x~RWFDA?XGAFn"
    "J^s?EivlwicleCs}FRx[orhQI_Q]ScXwLBSgz?Klzocy}~`K@\\_?Cnx^yPHlE_[huLXX{QPHn|oVH_Ka~CmUW^\\ICbLBndymshEfxg|IFQ\\tKnHK"
    "uKT[A^~\\}bSBE@dytRWkBoTOK~UL@n@M}v@}IAd[}q@hr@{[tmJL~dlND`j}DL@}DsOt~PlV}^btB|sc|Lc\\BrKJG\\XUf`PZaQN^H^_|@aX`~_@D"
    "Q_Xf~AFq}sPuIsU?At\\LCLkTAmXFKajfEpNqK_Emt]\\J{n_yDCO?x}ZWJP_pHNW_?}lbYpMEo?N?urSbKa{}AnV???TE@_b?DQC[LTyOzIozEZK^"
    "BL[]yaKWwmwev`[\\HLxpE^CrJ?{~{A[PNPCR|SPSGT@[@?\\oEBxJync~FAglM_fhM_e?MOxN}]{iyB`uAoZ|}?}E~sTQEaNSz[nhyaTmd??mH?k_"
    "FYPBB_tuj\\HhpP`axqhM?JpFF@rv~il^{tBBK`gmPXDNCaFxrbxGDa@UQ|?R|pXCG{KLyltEuROUKRKn_?\\NAC[~xw|NCc`YPRqg{aEII`xp?QPS"
    "HnKZnG?geWGcp`P^Yn~[R||kpBKoYOZ}wu{UNS[sxkdzMn?qwB^A@N[]SthJdOsvHKke}pW~z}[IS?LqEbKW~ETixB\\Ejs_ezSK~G?ykGG??KBgv"
    "KAARuA_S_}G`x?_jSc@qPpd]v\\|DvClm|pCwIa~IIMn[w]lTGp_RmL?hn_sGIHDZJM]QGMLvfmP@KFf^was|Ifsiepw_u_OhP_]eu\\koomfy?Non"
    "|~`G@]W}F?KuA?OrA`{RJQWUI|^yF|PhQ_hSxePQHpJjxmeBE_sgpr_?}Q`XHRoTqkMIQPiATPT]JTC?Sbs[S}SrDACt?o?QBaWtB|~ui]eFmlt^"
    "z~ob{[SG{JxdP`g\\|rXdCQ[uOBJ~w`pOEAXB@@saRaxT@bDsIlLPF][HLED^~^Sh?qhWAOCgDa|UC\\{oKAxTB?QuX^wlM\\xU{A{~jqPqJktJ}`d\\"
    "qRsHIMSOx@onT{X^Ms@CJzTwunLbvOkRI~H[NNHt@TTd|qtRH}PY~mtA}][?qt\\`ELX^@rPVr}Ljt|aTHLwq@ApXASSqh]iHEqcgJa[z??F[Fg}E"
    "?ODMsLsrB}XAFfwDuCiKy^\\[xA|fqFG\\LDM[JsBA}lDq@cdj?qC]EaVCGnPSAbPJraXyPBDjf@tFJQOw`__HfCHIuAln?mlByeLxC_DzvF\\SyqpO"
    "HicYHRHyP_OXD}o{IDClM@[t[_x\\?QHC_qPeoPxbzd\\r}_WuuPwNB@CWs|OwBnuS{nhaCoXGGtKJy~ppEQwVu`d|sN_CoQXY|ceLeACv_?cZymwu"
    "?RdoHrEHQ\\?pKLgVO`e[GB[vrxGtAB?}La`x@~tqaAKq}pDxHOpn}KFq?|rez@q?POp?UMjzwrKh@aoxF^ScBL[~q^c`Ip`HtlsfAC|ZECHeCyRl"
    "K_CNDTYeDpC?@phHz_hD~?\\{RMvv]GCoN[sDFbLtMO\\qRzoX??jWrb|Ttc@TxbceFcc||?[~wWLYA~}??}`SvrchzmOBmARk{|TQztlKyeLuvRtp"
    "EnxNJzlGPbCju~QKuP~hLLDAyByFsOKAInt@G\\n~MHkg`QzsDMC[Cbt\\~ppNPmszLVoH~tOOqjlEI@XKLPA`IzmgZ?TZx`c~H}@ffRStEzLXNKP|"
    "n]DBAlodDp@\\Pnxen^SfIYoxuVjpC?Gm?aTbFLsdGDA?RBxr?Qoou^K}}]KtxQ@[EeO_PY_NAROOwQGTwqCWJakYm^pGHLOBwPXMEn|R}oGwj|rF"
    "tJpg}sdcBWpVS]T`Ha`kPn|hI@lEE{vg?AhJX?CVQR`RUPxDwo\\qHC@JDdh^TQIM{~F?m]GfmN\\Fsk`?pkpP\\Ll@BZf}xmyBzTcSXp[Nw~la}~eX"
    "DCWIe}S{|zyGtRSzqogmVPPV`ShJS{?YAeK??jtPARxG|NocMP{pA?|a?@CiK]x~{cCviN|lp@DABaCUtrpJumt]@q`fyPGjO?dcRAkkMP\\KnPLA"
    "UjPkH~nuARC[}{|OrAxAFAFWzs`]zB[qlDwexcFbOq}Fo?{dL|s}xbGNtdkgrBnq@oCyHOTFB|rAIpsxlll\\uA?rHa?vx[ccC?x\\E]|Ky^s??RWn"
    "{p}`iQo|HAcz_xD_waGbNR`MJS{m@}hD?aYBwkl_HpXcs}htkB|UDMtlGnCzA\\DINoWjAQ_MiwhXZ{`G~`Gaq`v]McdyoOOSw]SjFQd[vNgfF^H|"
    "E^xJG^?{iWCuZ\\tfrO_CMCcXjc`VxH{^rP[BQ]GEDCCn|?uIR\\WCx?touNpRHqgTO~sGpklEomNngM\\u}?L^@bpT~_Ta@}~cjBwx@i[bu^|Rvr[d"
    "AJx@V?Gq?|{ACb`[Fp@M}TlEwAG\\sOOEFQqCNqp`zp_jicoHClBXxpkR@NTByMSk~?\\HTnF?D^N{yP_zBEWsfEUFM|V?v}StUPt_BalDz^Pe{z|a"
    "`]FtxVszO^@KzExZ@OWBFnx^f_xbo[SYm]chuqhcNtdbpEUO`RGwyYtoE@UiLXSn}a[qFKsgslolLD^?uEhe@@{VCs?]CbGDAnrzrmaBCDKbtxDg"
    "M?U^O]l`KqYMPbSfIq\\Z?`DZ@tFhDmpmAPnWYNKj_q~WLZ?{rvDgN{soHTGg~R@pEbKFkn{zHe|KTfScJMK\\PPSAPNXP}eLD|b\\Bs`YqJMEAtMtZ"
    "K{Kfx}T`CYu??Cs|HQ~dOPLKloZnHnc`PDKi|otboDk\\zphD~R]atshwKZpV~PDi@QWdtqyLOTtZ{~C~{s{mH_?C|]tBC@V~{Uc?|R[}BB[WV@@D"
    "uBohCbc~~?shDcxiCACPIKwv}Q[[I_OR}nRpylpirSz`FtY^ppOVDbpHy`cL|}c`rtatp|pqDrYtoLHcC~{_rNCx}{OW@]\\c\\sgVLQT]S|sy|?Sv"
    "|S@a}|?cseTdKZqeur_On~DusqskAx?pEpc]GoxoFionvOSZWAOd~PwgqPPuvn{lE`Kw{||rC?GZPPGmNSXGLaWEVQW`GR_bG_ydOhgf~_LTBcsT"
    "{S_TGTKrIlykQvGozfuvHpgQKNaiCALDJohV~BW|[sXRKmc}B?l|KiDpiMsfXi{rlQZk~uku|}?LE^tE_qUFCjgRYBhXA?_|t_k]hxpPB@M@AW|x"
    "|OLDK?{x^C?zFmuLEfhLBNPUBadPzS~inHFnm_ldz]HQHrtFw{yx\\CTJKQ?wFc{Mq]GyH\\{biMNz?pmNx?P|yULXz\\{HfKWC_q~vhoiG|Y[n]qLK"
    "l?lB?~wbsneHfAMH~ALp|O_\\@|wL|oc^@CPj?|XT@\\lGKAFLCN|KlSLvzpXi??v}wA[EFaXqH@~_GPwqNMmDzP\\Kzn{OGCYUk`LX@mS\\y_^FKjlh"
    "\\R?hF?_eqQVpzmTRGa_~sp^aWKlM?QhJDmCxwpxpFA\\d~NkIVlqZL@?wJYDfnjd^DLF}DnOPvthkG_\\mNomF|]Bu@p[\\JQ[jT}[QON\\Vx^lcxNpu"
    "x^x^}Pthy@\\S{Ps}vMp]|p~?~|AGLrgl}o?{YBA^DtcI|P\\|I?xv?BY`UP~zMUs_[msRK~THGA@EIM{wKNyCxmHUDSLN{KEGCq?jFOckJFiSmBIR"
    "Q}TBtW|wCaX}yBXa?T`XGbTMOrpjHjW{|sdX_}CkFulpzbmgI}H`J{KYtrMRANtCK]_iQO|GHm`@sDZ|TnXuEBlRH@onp^sqDoDEt``TwqqSetpb"
    "D{cWE@gvwZrdA|CPx~ry]bCvyDDFd]WLA~ckAu_wHATOI}|sDQO^`ac?YrDpIosff`{gwTKNecdCKnfwpCC{EUWxZo[b{]Oi?`dFCplokg}t}OM]"
    "rAZ`C@K`UA|PyPO\\FACh{K[Fq_HTFt`PHwpacQ_Ptb_EHjTRvlbpEROp~pWn_uVLBBOcE{gkMxGSEN[MKoRHzAGg}XocyZP^KPXq?]@QuVHIz^]G"
    "GooaQaPSGo[MKooBg}dVyrp\\M~DUA`lMVb@AOOrV?qLNmpL]~KLgJPKduShCmu[{p_oKxQ|[GmFA{bCxwYPm{?Wmzb_G[u\\_A~^dvBLXNhNp{Nk@"
    "?}g`lNUufcs~omMA?_Duk]ycEsKrisCgiTHo?^D@WjdM|PDNBp\\@B^ndL~tY`^~[[l\\Xx[q?tRS@KMXVfESCSPJATNGbMZ_PLRpGusx?vODFgM?a"
    "~_d]_uY~@coj`_{l{@|@@apsH[\\]P~lK@XFbanSnDaXuzaonHgdnO@MIVglVKATpG?[ob^~J}LDRHCG`n?S|uD@OEfiQQ]HJvt\\aIpsQVDeKwTH_"
    "HNtvB~_r?apArycvKp\\gCST{BDpHz?zADKXIv]WlOrXMD`HFr_W}fdM^w~lLEcSx~oxlG~weWTp||AhOSelO?@c`LlPZLbtn|pxFv|HytBG[D]kA"
    "wq\\Y|opnU?kTEr[MA^Kr~nwGqRl@wc_NzZnAH^soB[|mK?kOFrOB{\\rz~o\\b?~\\{|NTeI]?e?CP}dpcjEo{W{OPFNAHd{\\gZyQXrGoPcl_hRRB^Q"
    "w_ziolxdPMhW{?KYu`|Lqp`Pv@O?ByoqwaPKBNB`_q\\}kOWbC^[UzV?t@O{hANNmL~p`}MvkGmXar_kS{BgZMYDmt\\\\uq|xdH~sFA_l^}Nk?ypCf"
    "KMcw?_OdT\\Y|FD?QObsW_{Wj|o\\d{`AQJbVM}PpTOhGQKmWFC^k}roP]oKofAq{ICn\\GDkuWIBGTq}xPodHwy}\\WwTBLX]xnzL}S{`\\P{@pN~sFr"
    "VQlRvcD^v~suAqOt@PbmBcritKpXcas{togNOQLBvbo^o}SPs]iYFNO~~w?OAotQRohPAePTSnL]NoPVzMKtvQRCoASGCtco\\AXZFLxBp[lEOc]O"
    "]QWsJPG{IU\\mLiqOS~Sh}s[}vUp[Cr@EA@xj}ps\\AH}CF~oBH^LTyScvAcROu^Kfzrxno^fu{Nx{COR`_tkXPMz^U_h{\\pofgooTqRFlln|RsQhU"
    "@KqM]o{]@ptgKZsyxjgIzqNKKNRszPKhE^v]w}AS\\QDhpRtC{S?rYBk|{`gB~dp]|H\\l{NsWvE[CXZeXwZHdo{|O@Zg`sO`hHnw}IOk@S~dDB?`U"
    "QbOpxA]IMpkKvmwLtNc|IAhMy^W|GnC@vkTF@PoiAcX[L^\\Ax~Ku@O\\NRtWo{pUBLQLp}mMCHnPIvKguTE_}{rdUzpWNA\\dot[COABdAGwS\\u}[^"
    "O?HmHTloLdCsIotHEn?EAE`WP_kgxQ@VCQpuLqDROsl]@\\S_@~zj|`@Awy@WOA|?EWPjB?ChVUm@GCMIOtAMxALwNop\\~AQoKEVt}`dzpstMFoz~"
    "pR@wR@KiXdylQa|JFqLK~]k`MCkdwLOa{O`QBbplGkmCJVdGt`eOIMsVSVLPEQdlq\\EU\\eh`WbxFEEAEA_p@@QoxSctW}pGt@^dfsQOYGo]Dyahu"
    "Hc{_yBDLH~UCtcq?zN`kVOPICCBX`^xMN`?}IW|iFjC]OHk`ICpQ?a?tGP\\L?oQK{rwN{mdvC{toMNSl?CT~IQSru`f`m~ji}^dc`^gvy~Wcyq}E"
    "zLMFD_{fvmGSrAAqnAD^t]oyj??m|tkOwDTL?KOu@|JsxG|CS{|Wv{DJ~C|RKL@l~Q@ToST|JJgxGR_EPUkG~~@`AdgCTnsgXOx[FYfRZdkgTCzi"
    "zsXJBBvNu@Q?NYRiGsO`k`L|JSLlFN`[SBddwR\\@IoZ}DWZTsLP@JV@{~p{L{[KCm@ocEOh`GcYzvpLH{BkIj]g\\jkYbvQg`WOmTItgbzoTejoLM"
    "z}wy@qHDB?~~`P|OINGePAxI@_tiPOAK?PLgAmKRPTLEg`OVQ@TFI}DmQ{@xEuWVuCSSANQ[|PSRtnRAoBhex}SOmze]w}?uqLltD@|tBnloAOtZ"
    "o_|yC]WzxD@UHn?nt~[NISO|?KcAxnmRkMgZ`_tKxCrjF}xBw]dA|pSPDpTJNOqtsnHBMdHJ}^Oxto{NNMCzrndLetBx|lHugV`bhORyCCtAvdOP"
    "{tme}nLhT~TX?\\oi?PK_BAPRu[hBSJlbjtCLBm\\@YSz|xQkd~QgPhzow}_\\G@KxR~~CG@adGkc`NWnoqy]{Zs~T~yBH`IqhqQ{xMubFxKnX`oAoT"
    "RoASFPcEoAJArpWzP|K~|?kmHOCsy`}FKAwxzsFmEOdY|N{s@aSq|~xmw`@YvIYlEk\\OSrclIO@qAotBFafjEAkdMQLcBAc{ufLVqG?OHbqOqip|"
    "E~y{B`gleuTfpdc|v~TKyNnxL~OVTYWt@~_OOb[`sAhxBS{D]ZXQxQ?Cu^oIE_{NIQhuyYchW`gjGp{ULcgWKAKowP[|?Vjfo`U?FT?[H`{JCUoJ"
    "vloEWCxloalKt?OLz~Hewk{y?soQ\\qEkD`CtLCowY`eDu_wPuqKQGddJxpH`DUGw|n`dychBmtudNaDOL[pBJ?sbA]mPqKd}H{[|H]lExNfkDOTO"
    "x??~CsKWDa?x?QCjG|jvJldPNAscCTpMFl\\|vQTkwNVaL{?kPcvA}~?GzlVe|RguB@pjm}HV?Ok{T`\\FEg|IBncizkE?S?P~[QyL?p|h?ecgs\\rJ"
    "GAwsf`[xhPpWGPsZMSdSF`q}CQ[OGr\\CZAhC}RAX|`Fp@LRqTAXtRQ]HAbCyUQ@BtRPGwutKKpH@uNxpv\\deOjbbuaWtvXFyr@_CCPneNsw]DFd@"
    "B~zT}BH}J[OSza\\Qn`HfQYk]|QtQ?mTSnLL`uPd[FaKmF~G{O`pdGsGqBN|LVnDm{CD\\??ggIp]?S^SxuOkfy}X@F^FcCOLE@TDT_O}?yCDzPMkg"
    "_uGDrpgoKcopBfMnxkne}NOFXchGC{vSLOTZxKkOENHt?}GX@rNAEP{rbbWwf@HolPWiNKoF}owEvuUsHKFtK~DHu`D_TapaKJD@GuwX?N]gpoPF"
    "^lu^MO[JBPgOJaC}APhiMO[|GmolophQ~`HfyW\\@vnXZu{xiEqDJB@Ki}j[y@^jsB@GQ?aL@kpKkt^WA@npUUb}MKntPHulYyf[oWAXJr^kdxSoZ"
    "BpqZMQ\\@yqH[OR]jFlPaEoUJu`[Zj@G~z~IHMdl[Yk?x~O^WFouIH`OAdm|iBqW}RDDi?]Zr?`G]uQX]|qXYTWXs{qjHm_`FB]|\\|NGYJy_DE_[t"
    "{ipEAc\\Q??gcpQ\\awqM?RQTj|lg~@^oOu?K\\INsatBlMAphpy?F?i]P_|Rxrn|TbG`A?qmmIAqjA~t[~joLIIML@~}S^B?PjxE`zBnL@rHGuGqJE"
    "Os?[@_ezGEFbxDPfpfWtF[wWUNWg~bGPloZ~I]?YjrmPuBeuG?kvXqGfIqSdAmi_o^wQo`sDqm?jz_wVqPWjsdGvxphRm]\\NNR}tu?aOC|G?tJoW"
    "J`~fIiWG~TME|KJewPu?DrTPzw?cp?hu|RCT~oHJt]IPeVx^rqUeL|gpuSGsk_G`VtmMr~|sLe_Vll^iKJW_C@hIAn_{BadPvRLarRZAB\\nAD`HP"
    "uP`Z?BYBJHEaRqzXQ_?z_}cZE^tDx^KVwm_{LlswXPcFL`qkQoldP`PLKQ`RhpLJyptBwOsq}}LQ}g?wF`OkF?Z|pvhh}S{YBQ{g{iPGuAXEA^W]"
    "ARWYzJ]?E[oTEzAIB@lBR_ciJ|hC@O]?{OhZ~Q_iC?Copq@_xFscGogfAaKny|hJBOLjvrwgB\\Gus|wTyaeFyUX\\N~lFAqwWwbdMUZqEhG?QF\\tZ"
    "rPL{l^tP?OAEtM`Z{_dFt[Kw{TK^?NXMxmk`obL[JACyC@D]weHdTBDTBa{xDNyiD~@[tOmBxoK\\BLLLMk\\S@pku?qkk{Mq]xRt}?w?@E`[WvNt{"
    "F~lqO@OlD_G~M\\{o{rGLz`[rn??uj|X?vlhAx_|NBOgfpcKyt_dW{G}SNpXpF?xVELAi~mp\\DrHgOpwyMArVd`wePRLkBZkwrnZp{~pEALD`woPB"
    "@kB?q[snzU[^iJpEpL|PuathP|aAAPsfxkWfBAW?BW?RrQBAloowu~C?FJ\\mxpo?`_XGzp_uy|KV{Pcdm~tWw^tUArkWF`drAR|AF@@P?|Xd?\\Pi"
    "~yBrKm@JzM?G?tKaxxg|xOThKmkyetPe@R?Xe|iFStx@Gl[XLCvsjlIQzp_Ww^tTt@Oxyne?ReLqKrHlgl\\qG_wyCNpJ_??VM_`Fc}[\\HMlw@slg"
    "sukmFNDHp}{[p`?|X@O_KOTPAwGwEQlIIqjqy}l~sNK_{QXNiytQOnWgqmd\\KC@rAoowNaKqJAkliB\\cEecLyEtZloJyCq?DOC{xr`LV`\\HCBmw_"
    "|Lgm|ptuxMWI@`sYpkxQyAK]NqtWBbKvP`@D?m[rr~\\dC__fBqBxxk{Zz]lVk@xEM`YKJZ?mG]`ZANDAr]we?l~zy^wzDPL\\qrllN~xHv~_Lo|RK"
    "|LPEv]T@ol?g~||BlLoZ}lLO|jOz||_blHGXC_gl{^KTq@lIPavao@?u`[kawpWzva`vJ^YYp~k}IrlXL\\pZxKjtE@DQy|OPCoBBwrNwroKtrNo~"
    "Gaghy~lFt[CiEsK_}MtlCbGGxLc?{`Kr?AmCt@wTzMW]u^t\\wLhf}Q|x?BoF{}|_@blSTkvhEw|]yr_p@sTxwWdeCp`YzMUC?sX\\?s@yzLwPL?yS"
    "j[G_xcowJpORA|sorb@xEj\\vC@oXLmt?KE_IRp[nwj|KPKohu^SnMa?s@a@cuNHLjasrI~h_u[X}GEwcAC[[sZDA}qstxc?tL_hfD^iQ|GxxUnFr"
    "??ZjHq@i|^lCx`Jp@K?oy~XUQEKFKPdQTvN{~\\XaEaSsgqID?\\\\}nOp]~NmHFZSiCvr?_}TZHn?wLknq@_HRHq]JIPwH@pVoFR[}NspoDSdB{ZH_"
    "t`GxMO[MGRuIFOLo}qoizjb}rJXMXVX|u}AbpWeV|\\QV?m\\P\\@@EGPdsD]QYGjl^ndcvHOqKH~TF@[eO~?W]IsXmLoWPTQ|OLZC[{^}GLhwL}[LC"
    "sndrxnt_zp@WtnSNeAg[o?XMD`\\blqPblpCpu[u?r?kAENC~nE_tA_plG~SGv~l`|djcDBOsgdm`w`W~}\\hW~aLhlbTJ@Os`A?srFOOhyrKD?\\T{"
    "s^mgABGkrBhylbHPs`ChJBxdEq`Fxc_ZsupZycWOFAw_OSOjTNSGsrXiYMf~y[HlGmdQqv~\\B{ScEBsZzDcHG~]Dlpx~kefsE~HngdWjIBTz{~PP"
    "N]c\\HW?fIO`a|a`XNzxGPltX?|W`?P[fwNTqCa~]_~?uADvhV_@jsRwuBcCdDpkDQ~qwT}B`slHhX~oq|PGYsoppA?YZ@^SCIPiLGms_CJD{@R\\`"
    "Mof|gBhjBsDAyQCl~o`Etr[JMmk[I_u?h||[ONOai|gnt}x\\|Q[fMO_bxJ|RHOTYQA|_}_yXy]K]{RKJBVcTw_@DDlC}GUtG@te?MspvNpTTxCXe"
    "vTDOzpchug?hqbWwtyOsn`rqx]CzuR|JkBSwxnV{B`To?s@LKskeqKGcF]tDEVM?ElhBs`S}kYVd`\\TJA}[XKCjtmKtKUTH^}bLUHLW[{NU?M@ld"
    "~ro?@PewAHFikP_oMcsWEtxnC|lLK~wdNU?[sb_ARpktG|cdKrRmHUQSw^LFI_sdGCpHIcpV|ec]mM}N]|oZEA_ezAT{zRPcoE\\v~_pM@KW?zqGi"
    "BwwukBEf|sh]Ert}yPlJ@\\dNnObgRPl[yp_t}YgMHSP]]@rAFgO`ndtGF`{lLMRlBrbmIbSbHrAIDPm^{nlFE]?^Fk{^YNDmJ^OlLClL?P@`Gn@F"
    "wRL`H`|mEDRAGeDEB]g?~lw}i}HF{@?wjcpf_?\\Qeb?}KtPjySlCuT?~u}PMKuDOB@UdMScayEOK~^oSj^Gon_PQoB{xJAi`HRCx~JH}z`LdT]H`"
    "GAdXF}|F~T@Q||CHGAcP~dOj|A^}\\~HSEcC~@dV^A|jQ_QlPjKs^?b`D{\\`nJ~PGHcCeV`\\x|MZy|Pgu@P{InuPeB}Kf_rGUL?@XE[W^wSk_Acw?"
    "KqApgsoK?qLwCyTFKQ{{qBPlLools{wJLzOTO}pQrnSill|QsHldw^tIAZdgNPlMJ]_yqD`k@OXcB@cXEro}kZ_Y[Zsg|`_oy}WuyM?~Y^@[yut^"
    "ACIJl}G~rqHUpeTSGIkOO}TiB]Zb|Xo?~PSe?yCf~OhNiP^jKlKq{MOA|bdLw\\k|DoJlk}XrraxQB|WBBNpN}LHyv?H^??^fAqoJx~`[NrKQflwp"
    "r`SOs_TVx?kxEavqDq@bLjllDMYLLmsqqqjptrG?joXhU`|OuHGbHp[ofQo\\DaCg?d{^?HD^@{{Xmp_mz^@SFXGDEo{F~^|_p]@Qy{ogPNKhN`CG"
    "kEVvFb|[C[}jJRpSJ_YNyPsFWmhfsq?}JCctBNHoKHcfFPQu?TiJz?[lf[[LwkHOJL^AgOcPvatW?O\\ON}h^?hFkKNhC@A\\zvUSJB_dY|rXBxS|Q"
    "u{?yCupFPegKJqklQ~?pqTEdBMOn}mkaGd^eJ_cMpacJKaGewSPFP^b__?SmO}{a@{CfORdSr_hG?BXO`_PRFq]EelCZFhqLMnOl^{TNvlLSRST\\"
    "JUWo_?~WtFpWrdPZMDLFJtpy{QkWv}s{F?}^Vqe[u@\\jyR@JEhkB|Epsw@TzUZtwC@tcUMOuOOH]H\\g~MOlzN^K\\w@CHz_g]O_xqNOPu|mhjIEwU"
    "{`DOFPxWSlPfNPrKJyt`LQsXhy~|EPFviA_ywQ_gOP[FGiO@w||BI|xSfpZy|ceVs_XfE`Spzp?NopTS~olMLI{?zKoFCMoh}~??p|M?za{AqSlA"
    "rakMxnxBD~CO{`n[qOCjmoBLz?Xxv]hRJksYBCQA|rSikBkEmQO_nschCA[UkEcPIpcfCo~MM^q?Kldfr@W|CcOaqi[xHllxID[\\\\~F?NQrIBTXO"
    "~rwa?`LcMpZA{^IWYc@fzSdAJ\\@RGmpZEb\\w@bdIS]Xl}??zpnJtz\\OnOFdDpSWi{CEWAqC~zT@AyjgbF_BTDbKexqtsAMjLDR_fOQZkyaCs|QO{"
    "HZOItvqvrKXl@|PdcXG??otml~_bmiMuF}KjGpO{~PLlPNDW~a@RwU}PSdXkM]kUO}r|srwMl@g~lBF?ypOo^sSgIQ?Lsol@[olZNbDVAAlxwigV"
    "BrswGaOvK]YF~?sqV?_KP{`\\|ODKAr[PyT{{{MTlRaer]aLy`P{[LOX{NPlmSRtr@?tpMLHiLadyAI}VKR^YlSPLBlwEfqdtrrTnzAySQ^c_EDqh"
    "G@LdDEK}}NcmSOdivnT\\PwwNPQXXLAxs@_LGzRo?H_oveRADFTm?OrCkYCWecaSh@bog~_EKKakAxODI{Mvp@ct{HPTZJA@@RnLbBCl]MQ\\jr`xs"
    "~~Sz~`JkN}lW_t^^No_{yn[YHbcyEkvd}}gtJG?wzqXgvlPDiB_]~RAiOLtiI|Q{iDINhm`tIBAFzQEB~a]K?S@NxbwzzuMC@{O_?@BUCRpJONl_"
    "wNSBFpWyA`p^CncYF^t@knWzq`PiCdOr}AEQy|xYD?GQFwh?{vX{HP?xoawuFaDQmCp_rqQQkaKnC``SN?{NDmlL~USm?_HJO@Sc_?CkEODzyODg"
    "yPGU_w?gFW`Z?toUwvrqDT`JvQC{r^gd?akKKjdY~|XkkrPGAlNAH?{kKrPg}OAgE\\cNqrEl}LoE@]wly@wCq@GSuS{\\ApXeIArAK_kT_q\\Ozm^^"
    "?LdK`^xWQaDGN}tkUP{fxGGuF[gfDnY@CbJ??@@YHFANwp{_{bOLNXDRI@\\tvCDkK\\|fHKLSx^}KNk^\\RRC}r_\\IWND_A~OMwqxfp_`Nx~TYroLS"
    "EBCJon{RnAaqSPS`{{_G{o{^Lm|XPALpSPE?O@hy[^PSNLs_ASsiw`pmNnSzAU}gJW|jL^C]|NTnKK{tU~SzuMoXrMC^wEsgJBGdsFhbLtG^kmkI"
    "A\\}NG}{x}]UVEQlkTwL[Lbj?~nXzIaghy}HSvQSY|LbMAI@glJCfto_\\x~mexbKPFPc}JNovk?dbCrWz}?DUBq_Cm}xi|q\\iAfI?Rd@JkQgi?`_r"
    "C^kmw?d[_RWQUsvfr^pZwMkMEMt]o\\tmTMW}}NVmTqTJeRP^vOHNtldY{_lGLU\\cEoSoH~|UvaeMK[_smPDgU}zrDr?EC?ShIOPvIXGz{_Dxv`wn"
    "n|[xp`]PM~CkNR`~yMh|s@`N{mbA?@OH`^QHhAwK}}\\kybssSMbaO`hS{nCYCnp|AAdiu{G~`|@{uTpIMA_gMsCIs_OS~StRvCoR}xG`ebptw?Kq"
    "\\\\yEVExMEgTR~`cNrk?^@OB{P}dHFNTJt~?U{r?[|~h]@o_nqO||U}]kxPwi|S@TzJpF|mVj|@b?CBYzW}@SxRDbON@shO\\|EACbK\\@bK]{Chc@a"
    "o@EWOWJhSPNAWdK{KKIYw|vL?hDxc{sI}_jzRHEEioORH[yey\\rAshGU`_ZAyW}?xQn~TXFhFlA]CM`qnl[FhBho_?rxP^KY`UCNf\\jAzWEmHg|z"
    "WmopKHDsAW?\\xMprfqnAUIQ?rrlTToPoa\\^N\\`L~`PGsF`Vk?{hAkY|xKuNAlT`[HovP{BNt_slXjkWXA@pxznZzy^WJcdoV|@[Yt[hsChFrH[?e"
    "Phe_zJHXQt``?Icydcoj?yoMHCOJ@LqNbRVoN`CDxQV`mkyQjKYNeW~MrHGwJhDQGpZA~zzgw\\SMOPfA{iMO]FASPHeHOMl?RgBv_uhMizgVkw|G"
    "RT`miIbA_ymGKthyAg}JZPBAvegq_{DfAbCJWXEg_xDsWhDHW}Qtpbcd~U`y`ZBA[`Gqog?ImtNs`UdzdItvfSb`B`E?TEi?flP{ALjyWd_PjW?k"
    "NVjDtxD^Gw~sLPsml{?\\qMn{f^gclEgg_qy?_qhU\\Rmv_~utTZmHSoe?yc\\i_sjS}`\\MUI~Z}Q`ip`Ml`]arOZFq`X~e_~rzcankHA\\D@u\\URh~v"
    "kQBZknkLnJCRLUXMDccN^`Rr}QPfomcZmDhS`Zf{fQvhtfiLIOdigakBCWEHN}gxrKyCGlWuqSOe{quuvUV]NUimnP?JLE^k_~@[BXEwADwcxsSQ"
    "fBV[cHDiJG?KNMrA}YnA{lzHIKsZSR^AnryW~TLPvCCPCt@gjDEI~`cK{cL|GpSW?RnKBUcCcmhRwCFuFS[Rqlgo}OBmBcPQCOKrARVaq`@Q|S[S"
    "a]@Ph[[_qTBixZk@DrG?BRqzyOWsI[zuGhFgEK~Ac]HOrlN|u]lHFfszitHCfKRp}Fg|DndTgjtikvACD]h`dhYrWuFHIgH]{[~f_qOvI}w{G|zA"
    "~\\EFAh?~Ev_t}JoHxK^gpSJa\\Lwwtg|N_xJA`\\d|tqTY_z`JzHGRyPTL`WVgqP_thQCk}eBAAr{D_uGcEAgt`[[?NP}?\\{VDvFMsWMu?_}[@F~]X"
    "gW~NCG}ACbkSPQTMWt\\LsIU?o}|KujbAr}m?{]GflafA?@CW~PUA}]^fnk[fwWVgccDjO}|UNLeVBb[F}gte_sdI~W?Y_}Nz_w~AezJwvdaTlzmy"
    "THDqBe_m~oLOFMcttoPzA]cMBO@RbXD~_pbcSm{`ONjxCw@lXRdX_pd}plrADW?WyMLE}p[I`TI\\lDwpWgDCGQDwoJAMjITg`YBB{?rqsaMBE^J`"
    "pYpsIqVjK~A\\JbE?yN?ielNAH~LTb?|{Bc^?sqMnqtYJV[dKVS{^yW?Z_pEDtB^bIuC|gzY?QK}DPLRdXk@AsG?m|s[A}K[K`mz|xmC}}nZmhzXZ"
    "qjDj?bNnVJc?HQXOhPRLvCWkPQZAbVU?teni[oBiiI{YEuLnWArAxVFACrLp`Wa[_w~A\\xFAWMw`Gw@Ik{h][rFA_zXypB{mGalkKrd|NChJSOPQ"
    "Qyhs`R_fxw}?vj^AmUYVFFTGI]SrHdoPIhD{k{JAKS^O?w~AhUrzWHQO?gFlxQMkzN_S`Q^zvg?OKIvJun?FZPpY{qSJCO`Yz@\\{BQ?LvNdx~kCd"
    "AmDDAIgj}_JhIaD^DOsOH_[i{?CuwETQo?kfxeT@CbG}u^pJEN?s}blBt~l@FP{aE`u_uskAzpkI}pdJXPpP{PGI}OP_ynOvJT_~E@?VvPGbrOfo"
    "ConstrpflQPrWrptJAORBPWTF\\GvDGCu{ODGvg|kCA[^z?@Bx]on|NxUO~{]BMcDMvK??^wlfjbdHTPTLP[ClhK\\{O@FAqQZAo|UOU{u@AKxGL?V"
    "ANGJl_bw{`[UN?CUPas?@@_BLPW}yBITpNk^{~dQG@?dIe[fAa@HNNlOu|ceH?dLw]TnvolYx^YDWP\\jJClN??hEoBCf`Xtfp@yKEK\\WCM@aLmst"
    "J~[zDbhHnQhE}ALMI`o]MRBf}l`@qso@OQgXiKSa~I\\lq^[Xm@AMDR{U{O`H}LlJJ^DE}ckSxPX^L^d``SwFZK@KDOyQBAx[IR^v}nwerMoqE@{T"
    "tmw\\F]tgB_{^Ap?yZ|?u|bZxuqYGRokkARmGwP@qjaW?{qGW}AhiC@OTHLchrkv|FChfKM{\\?P]H?mKdGmLozeG{A^{{@ad_GA[ytR|X{}[x{sKJ"
    "Rc\\PoPk|KaTzIO?dqO|BMpVj@OofK`wYe^o~Nsl\\DBGR@^Lij]OOeE\\A`\\kMMOPp}@Cnq_k}JcE^pQHOGK|VTAOoxq|oK^wqp_CbwpPu|__Uy^|D"
    "|]cEDiclw}KXFOO[o?on}_\\fEn`cNn`g?S_p{kwlDRxCA?HqEQ\\Np_?_nt{^y@?G|m[?MsPRrBHflPSk?dcd|?[SCl|JI~\\t`UxHlm{lwPWVACco"
    "?dHMm|H]?nDW?@tWr]o?Ar`h|oL\\SBjvyd{zEALoC|xi@~{uHABALNH[wQejE^e?zrLw?`HUvj~QIqd\\}RCzymSYmpSkI~b{kW?gB}g~~Mg`{dPs"
    "Hd[uDAiHX|ybdOrVAOci?dKvFrwR}a@z?BXsTJiHBSN|OScXA~YqDQU@ALMES?SRWadLwNLCG?ZGKK_myEsy@OlA@n[\\?Q?KTnoh?iWn{Md[IoDA"
    "A\\s`GRP\\DAEyTbPwGabAlqXQ?\\c||o\\jprc@ZpCuK~xp{lLG?RSo}}obwd_MCQ\\O}~DREoKevbPSzn|Ovn~qz@tG|}Om}~lWDOcqnLSxSOLxG]Zl"
    "tJXKzQLqCbpbvA[n|\\\\gHOsQ{mh]G}wP}OhlCulNvdBwyaaRv\\XmLqkUQbH\\BBTVr`ky|@TNlapdCrqlv]{oEtxoC`SyBAOREPhPrALbsRGer@`X"
    "Go\\mGCo^GUL]sP`~HpUAJSlJ@}{gB]xMg\\gNCoGw~}k[DNx[?aSXx[_E{@Oq}pPQ@LDFAmHFykLL?PGq}_tJ|]?P}q{?y^xRAPSp~}wIn_MqGLtN"
    "~a^yzlxPoAGu{mD_gr@M@liSF?vzgPWun\\xVA~HENasp~W?y|p||tEB[wp\\NCYWyx?{mz^Xo{atIFp?ssN|D?|PSEpHwrBg}SAw{zmIAKcwlAbO?"
    "MQ\\GPBU?JNhUz\\OYQSLPwo{yA]`eJpVmS]djJ~pKw][oumDCtI{CMm@X@NZdyNL_v@h@H_SYHpwGHlojQnUtEjKA??PhvcXzLMTN@rCPD@OiHCG{"
    "EookF~XRGAstM}WtpAuEyoKs_|WpKM?iq?dawqMb?`PVInKovunNJgkfzQgEACPmff@|}pCvvNPK?qpLyPXU|OLDM[dnuP|qr`{?|mGMQ_g`zJOP"
    "}B`_VlPGsQx]vqHjWbDZD}HrhLXXAPcktR?YCPAkJ`T[H}`P~Ps^SCXGWaFwDn?hkoPXFp_O|cxRK`lXK_jYx}WJwg|tq?e@?@`[wBzjHoDIF`Pt"
    "]^WOnNDPKL\\LI\\K}zb[Y?qWz~}sevLviAc[dy?ldBpNdyqsHwdOvlPWqrOG~Q?iu{b|@}DTnwbG]H|@Ly?@OAARuyrzbwuwn@vDY}PXjsboB_tcr"
    "L_Gsp{\\~nQlON_S{ws[||?ld}tREBQK~lBlYrbVoOA@RPBlMNazaCR|FBfx~x}{nEjtTNbD}PV_s~pTNL]eCBSwh@PLY{^XP|\\lrvmWEC^T~}l|F"
    "vs@[_spMFrN?vaXBB@]?|zkNCowM|`Obx~M[P?GNjESo?BOpCMyW}AGd?QhYvrHa~{U\\yQjvF_pgJBwFXOk~lCuIushLC??Cs@XDyr|T|NGps|lD"
    "Do\\kIWBxn`zYKowoHSSiColJwa@ATBG|wqlbzRpDERD_|sL@K]GQFJOTT_TFilThs]{t@@KqHqHN~]?YL{{Nz^sDCNkw~p}Wl@`ev_cjDB[LN\\oA"
    "y}fpKeKot}oPr?C?k]D~u|XYHPTCIUOPquLlJ]KwrUQTB`KwpSHQ@@SUH\\n_B\\\\~Fr?Ls|TwH`XAW~WJB@pV}Rotrq@KH_|\\bso`u\\O^pUGU{rlm"
    "C}|At@knAzUZ|Dn_z?XIootix?lpMq[TLgHHwa|I~]KJpmHKv\\G{vNkU~_jp{OMa~XGpnEGZv|H[Cp|tuuR{kryB}S|QF?[iK]krFqmGHmszuBdM"
    "KKpcCS_hA]_e@B@DFAow_qHZDM\\HTAPeRaxiQAsG`T_lptJARKqPB]tDGsGG@Ks~l?^_BD`|}O~~D`Wnv^|`sP]A|qLm}?tPGoK\\t[QBe\\sO?Fgk"
    "@p@|A\\oYL^tl@cLaA?KnxDObKmh]}}[zA~`bE@cq{mSajr[hKOxyEO~qzbheCnU@Ce[?Zr_rwO{zQo\\G@t?HoALBDf`\\y`[`{l|KqlLlxMTeKA{?"
    "y\\LNJ}Csylkn|AaCxQlE?@DBLn?e|~`Q[Rd]PsWhs}|FEamMKbhG?BTOBOT@nqJC{bL@Bl@FGoCv\\B[bu`le}QuU~p@ULRhG?}v?rbcTvTKoEndp"
    "L`|hFo\\R_tolPOtc@dNev?TWKbS?rBmAtbd[mcXKMDTQIL[Y@bGjCCgEERPX@nPKjqSrxrkku_HpM@Rf~Oo\\K^\\IvA@gh_S^lLLYnapF?ukHSD\\_"
    "POllso`horp`yShEz`Lvv?pJ{Rc~A}T}B_kNQ^`{|P_VIdkvVpsy~`]SS^uojE?Ky^Sp@LVyE@|\\~`@_|]T}v@cGw^llL|[iIQUPA?P[v^xPysLq"
    "zK|`B_L^tP{Ox^Uf{pg[DQz]wmDV@Mxk?Oh@@onqjOOAEnVxtpjTq|wgEPhCKpKUFMTZCndfGAdksBSuzNG??_K]Cdfww\\Tc@TDIFAP@HowpBnKg"
    "Mrc\\zp?YE|cnpU[zMkxa{{[NAMwYoqS]C^{PICt@B?Xm@}wxC@{yxoGTtSKy~?HfFe@c?TTcztKnsyaKyMKrD^?d@RdZusLaFKsK~pLF~CW?znMe"
    "QJ|awTC~BtKuq\\H_AMr[g`QQmqWC|@_|@^PTIeJ{wCq~{A{nwkRaF^Z{?_eNySS{}AqAy_tLwqdVVB@SQbC_BqdAM_XL@LW`ENlOlLX]L]k]tPkX"
    "S?nqGpgi}O\\WKO`ZAqbkCrlGHPgI~uT_EA?]F`@]wpTR{BJVz@ShB`^AC`wCG}wbxJ|DwrRx|EOw}m\\GqjS~Br[[ANlJAO[oy^K[OQpDL@d]Cqt?"
    "B{wT|}bw@o{`GPomIQpa}DXFtNzp}ACnv@|js@|bP^S{waTxE\\HcuaG?x@gUvP_Ut\\`qyawVMocEoNPzzMldyK{j~P{p~}CT|??hd?k||MDYsVDk"
    "IaH^DBWhHeVcx]tRrq`uwN[UzrzcGaTINnLT`QTV~MCrJQrAE~dpx}cjnLwiK@?CwUW\\LpjxFG|KMa?\\l\\CcB{{h@QTnXu\\tCbCq{?dG?t_^~sHg"
    "eR|yx\\QCAR[hD@yHL\\Gf\\@Ce}iMIE`r`I_[x?cSyHNwXqmkbzCsmzyUG~@`aHrWRL?k]G]TV}}kIA~OmHQ^uOYtqH@uWFo?xHqO{vpWsJBChC^hc"
    "sQAbnOVOJARy~Pl]JkkDB_{rRmsvfoXIAqbavJdb}NcOFbOjGt`l@Rdq@@L`uN`cun_oyQh{F~Wmlcd[RDmLo~\\q?]?WAzZ}uPCWDN_gy`~z?hx{"
    "}Tw?yOLNNlC?SocgtLcpi?TBGb{fAdS~?RtHE@gm~?dj~NHdukczxmElFqWm~VN_Bkce}\\E?DMPfk^gH{Lp`?]SWF`pIz@ST}PDwrPgqu_@PDp`c"
    "?rDE~npRLZgyw|sziCLGD`][MKlw|dfxFNR]nIaXy[`nt?rsKLLbB?kg@RiEENPq{UwRJlstmQO^x]wi{OdcJOsvEqKzG]TCBs_Xyqxe?b_pFNne"
    "Po]c|OZxLlh@x^PcATtaDN_hv`hAvBVs{bWiU~`dCdC~T_pvp_Cm{eH@~]GpJP|dF^xQvJYH}`@HQ~[iFcXTjSd@{aSUGsAPrATgOQsrE~K?sa@Y"
    "_r?zsbR_C~g}y?cLv?{v|av~XopAu`c{qQBqpoCgAc@J@^TdCbaYn?lSGC@S|`WUzw~eAotF|o|Vvo|TL~Lf~Ol|Y\\y?GzlMxNK?CpS~BNW_sbS]"
    "s]eCgK@LSp{]Aj`tx]oPGRgn{[E?|ohAdNsrRQ|]CaxdcSXOBrG[BpWi|ppbAo@R{k`|vNLVqqmXtBGiEp\\iJNtNxBotAPpZnyse}|LGvOmHx^ps"
    "KQT@BBk{BDHaF\\mmEA`xwMPg_pHdoe?\\zOX@rBP@H\\Daw^Gl~n@|@bsFCb@cJBxaho@l}lcc}fLnmKSiqODs@?|vyOPZ?oLjBMu`K[uG[`[\\HC{g"
    "yO]EQf[dF]zAOXKbxaXXFTbdnqhdKPW?~RhWIs_zqqorH^\\ntnk?HYt~B@k\\Bq}uI~PfyUAGd}Cgy@K_A@[KHzzuCb`KNTOUG`^ZK@Ha{vFu}`Wk"
    "ttc?FN_LG`WA{nGZ}?w`JRPNva`a?~PHCMS^q{iGu~GAFVl|b~\\VA{|SD^\\MzpKMyQw}LMBbyo_XN@hl@rOHH@Br~q~yF_vP~||PoTkaqpWcwRXL"
    "u_t^JOXKKQLW{QPVPRS}tpdC|mTGSiXEE}gnD{?vN@?XE}l{zMgXI}`_B``^E]XBzPvrn|sn{?xOM?wy?_pE@xDdJs|vEagfwAWNkDLNEk_`gmHH"
    "ynD[?S_RBM[TS?GcJQ`HAywI{lLEFAVuA[\\\\Bm~TGL{cGqLAGOLIv`PyzMxzy_{?OpszDNOs?AcHnwz|HlO[zLw{~LQ]SO?docLJ_spYyA[x?n?f"
    "xbTOIBkmyN\\MHrtW{sGYJrWhJ]S{m|{IqLCyxQKY@cWoE@{}zRiOrParAAHu@Pk}HBTHAldEwCP@@w?Qzooc}qTFElPtwgtO~^oR~L?ly@oRTjD["
    "wADfwchn~~DYuDli|bhux~GuU`xTEQXHw}tuLad@Q~{iI}GGJ{buMPx_}R[WBDOVI@GykntSULVw~agH~rXmkoxSvas?Hq{wG|tNxPRwp@`NKn[]"
    "RPlMt~N~LmdRookIwU|FCpvaopK[GBH@zOC]}akvIq`NtdoO|@EJBOcKODSkILKlEawaFcsfrKWam^K?vqXGA_{rzPcGA@|KLOCQ@BlyAp{~{?[l"
    "N`Oy|p\\JxNhUf`KVzAi^mmLzuaTKC~hLS[cxJFPGGowWsPt\\v\\lBI\\ocBr{JBNxlBQPuuoTLI_?bCpDNMOCt|z[WBT{quPS}OOSqK\\liFoS}~MNq"
    "?mTJDNR`Ma{n{tPHLkpJLR|D}qodQ|UInnKI~AnevROhFOt@wP|LFtxDFpzJI`XNwJ{^JteYTRpAxBKGo@{dmN`Y{a_{{oDF\\OPg?FTVEMXOrmAV"
    "|BhIFqoRrngeC@O~~_hDH@CMMqK}wBorxoGiSpsfsaY?qywbs|}KHTS]Ulttsbt_nJH`AaS_NOphspUL~_g??bH~atDUt}cUJMV}w|c}}]KnCapJ"
    "i?m^I`XSEqGi|NX{CpdeERh\\}{?^S@{HwP@L?_OAEAWSpPsxl`^s~awdPw}?@_oHxBwSmdHpv^\\|B~bwuN|W{bE|M`su~iSBPlHMFPdrCMLYw?gK"
    "|o\\`ZlMRmm[n?rDEflWeC?DoEnDONptVL?E_}F`eylTTUXS?DlwyFO|QCRGdkZlv~JwbBR`fCcG][^l`_tIXzcdhV]pGNAtJnoCPxJgeuAKaiT\\F"
    "?ot}fmKXC?lF?\\lHN`?vMOSszqtByn|Y?CULlBhd~oHyCog]q?KtEMcru?{xG{SKla`SwtfLTA\\D}A`xJOkJHlxWupKZrocy?xGjOPLfx@dhD@z~"
    "~nENB@qMDosIL_RzwnHtz|mjHngZE`HX_~kZlo@wpPL[Mqz]BGpWDbKwO_DNVBSj}cwXxM?ryyKjCatDurTKxpBbJ|l@~aTAGL|dfB}?qDSoRs~L"
    "~TdBC{`_~SHWlaPEGbDICQo{L@{p?uleq_|@uoFlT]bmEUHYiQD^sQcGmopFlbjk@qCm@GLBs@g?xzdAdLoHC_hipDXDzodrlohw@}x]~ahN?n{z"
    "ubpa~D][XBgJvbC[QE_[C?p[@moazq@Sx?kvMnoEO}Cy@NDmAHhawd`aV`qNN_D`|AKdCmcsD^L@EBLe_rlmEbSu?P[yQR|DjfOs{{LwKpPSCtXb"
    "z`@UC]gZ{~T@~nxsHQ?\\AkwrNFGu]OCS@rhax?OM}rOSDBtC@BGBoTghxRpiGo_AH?OpBppFuoKWOqGZ}{wMlOTDw^poR|XeC`P^VOXKBotguNhS"
    "faLyBl_Wp_KRw}Dl|}wYFOcTtlMKKk_}o^]ub[@KuDX[yrw{wsTurlTzCB\\vyA}OD@LPtP@Y|ATmARHnIVOYVoDhx`Sp?~tJxP`UK`w}Hm_C~o[z"
    "x\\s?NnKcFm|roEDDC@{eG\\W|Mq`]{@c}E|{zF@gLC|Kaer[}vouXANLn?TkrT|s@lPDQKqU]}Q^z~nhhSSkyF?\\V?}hq}KwtIPXOujP@BtLFPPCj"
    "x]ktDenoCOh~uc^oX{DEOKOP`PGg{bg_CZuRqq{~HlGZnCXaQOOjWoGamD^{z@kYzqkn|qtgpNpo|~SKS`|NpNghg|_iqQ_g}b\\f|HwpGb[RCBwu"
    "m~^{E@LLDNHQCD{_IN`uN\\S]TST^E``JP_gyz@Kuwd\\JCcWaK`QB~nxS?bvLvQAHDO@MGN@r~QtY}UG_Av[?{moyJc_rDb_fFOolo`q]}SSyKB`\\"
    "sN_VAM{lFSOusYsDG?hbMj{tQAfOCk_UwoXQAntHC?pKv]_YMlGzm|otvcLH~lPrA~Tdr~HuMrgW?`L^B@gvHm{xTKuR|D{_Q\\eIw?oKFn\\TFP\\["
    "WRgPp_lQz_\\|?PLUorhmI?wApCFoH?tQ?`woI~dQq\\SB}}g|pn?B?~PQCPshV__im`XcwEWK{Ad@AS\\bzMKKv_SI{kkFC^Tb{|{lpqlQAolkAMQM"
    "KaPl|mwS~RlxL}s]sLXE{?`EBA_`{BgzKckyyP\\l}qG||qNq}||N{]wOtpb|LOci{SL`vAOEC}\\`BSSl|m[yteKzq^|KFBxG?M\\A~?x]{ryeuB|t"
    "y@g^GNCtEa[tOPO|g|dfJPPSEkTgJE@avl|lu?|CKbkKlBGpGbSlInVzma`EwuHEEsok`]lrJlR^xtITx_WAto_Iq@@FlIHME^CL?z?nPtXjl^hN"
    "@SLoJTCZ??lNq^wL~qkzppcsxMwpvnPLMR?uzC_mm~cLAmLDoOSkH~CbyXD^DPpvzMdc|PyJ@~xz}^S_NnyCTZ{\\DKx}wbCzCOmB@|\\BEsKTvCD_"
    "x?hM?p{KFa{?v_oUA^tct_SmBtLXC~ClRm{uubF`|pskCaxovC?dB\\QSrSvVGMxYy}hyBOshvMOE@nOP?n`Z|V@mgO|cEn{vHMn{DmK`DQsID?s\\"
    "l??w~`cen`uCvPGVRooSyadk|lqNAztd??@_m?Ak?kSdzOGKBL`vLpkf~_Wkq~@as`vfyCk^tpScK?lVe`lXBpDo{mT]M@@KyPTUE]L[C_tsxCjX"
    "Y@AE}sgYdlzrxokcDdOjM]VA}Rh{tSCVlSO\\_rCpzQKR~]qdxp{im@wqr\\?VHr{fonO}}{cux~r`BMsQzc`WqNtWJMdCE[rv|Pd^|Sc|AaqHHNNo"
    "DqgXETmtqAo|T|cSKA~vM~siD__D}OsX?maQL?`dq`Cq}MgnM`wpvaC~D^De~`W[@zUOGb\\sFpWvEpHJBz?KA`\\AibC[|}?JBrLUB_}CpLWaAHGf"
    "FMlaFnxc|B\\KB}~HsAouK{wuxArvrrME@ktOx^w~?`MVtmhZ?S@OxbsTqP\\gNbpK\\xTor]xgvm\\]unoarBf\\QLoe{igP|c^qCodEBbstu~@cpo|G"
    "RPSUGbhXqobc[MOau}`[|@`W~ahXsp}@NBl?BP@vJAZ~EpgcLmWAHpo]wpsx{A?ABnGTHb?za|o?yOmEPoaHDMLo{rKIg}SW|NWVyTauGOo\\{Mfr"
    "Ak?`~EcxtL{rtqY@~L~vs|KmDb_uOCtJouSE{oIBFSwor]xT}UCUFBXG`X[qEnnl?nOdx_h[}__DFC\\iy]`wzNrmM@\\My_Sf~Mgh|^_}Are\\QQHj"
    "RpFW~`dUu@WTAb]]?kX^RA\\?hMdNFNwLfbpk}^pZp[KmC_SQlu\\UE]hW?}@pt_WruGDPs\\A@KsG?tbWKwdS?HOhC@s|QgZPO|A`kBBv~?oSjFn[q"
    "t@TDsR|fhaqF|mgVuqVm}NG~uTT`|~dkDrMNC^DQGMX`}EhcAbWrDoluIn|XxOwKul?@ANhRP_@Py{XyH?|]zMH@HhD\\o^pV`^^IY|oax]|AvmP@"
    "?Rds~`Da~B[kjmcVQa[iiaEOAs[u|q\\cxSCwrAD?K}HGJQTBO@|y{|v\\~wD_hU_jK_?|IPn}H|jqJo\\MxowxHU?|C\\bftoGW}}xXj]|C?nPL\\NlK"
    "?aOwOR@orALbrtK]DrKBD`P`xCgIG{S|A\\O@?zqI}al|DZ{}}^ciuoyMPpp`FncnG|\\k?{q\\gbsp~~MOEDXvnI[yFscHZ`CKrSskt^@i~kLV?Agw"
    "qg?dEq[prM{[TtBrv`OF{OwAG[L{~M|KKRwryazcGW@{B~xCH}lDy?k`F^t]IPaAEe`LANssyAdL{ADrKNWgGoWeAPZqY`ccGo_TMRwc|hj{Qmsu"
    "{It}AOOouOxe@Qs_JosXDRWcsqTJB_GyeQn{FOk~wNLQ?q_rznT|@lPZGRW`vQpLJrs|JpJxxsdEtdLAM@tTI?D@FNFywO[|?pSg~_wfHtH`lm`@"
    "|_T_ymrvMohi~PGV~RtdvrO\\ALG|C@_}sXFr}l{@LoTb}_??@bPuNqTmAQ]Cloo}PECvDj|Z{]_~?B{^i~J}AzsxOD|iry|_JdtWE?Lt_~Cpy^cn"
    "dO]QxmkTsPkroL|AJHDAQ\\WM}`UzFV|_~Q_u@HHdKzxB|nog@`op?LW|AoM\\BRPd?]o~H\\|C}~HhCdC?socOu_hmUb\\H?PlGYlsQx?PM?PNtCCDq"
    "|~@mxL\\RyP[c?btNz?x{H^K`Amt{r__aBrLbJ_WdFBm[B`HXD@d\\{bcyH]Y@}dwuA]aAJB`UT}GwuDH?OqhqrQHKyoSdQ^tuD~pXGMpr~oOFBpoE"
    "}DPUQPLoy@Jt{PD@BaxGiOkcxJkY|BhGx@\\jzB\\dyof|eQPdESKopcSm}t[XK~|tW]ogB~mlA\\wGFQC_rpgvnzn~sO\\f@rPh{CthMLviR}MZEapE"
    "uo`Dv~rB_q_`v|drCaHLzioMAd@UH[ObsdYGJ_w}K_ChyPWsGTkb~lkyyBhXn\\LMQO{h}MZAtTzUAAseu`hSsuD~HlhE?\\dO}zx^CfBX~ni^NzPU"
    "}~h]_Bxea_LyulWb|MOHzcWXuALfB[hRBQxxE~k_?qS\\s_s@qn}rzOkyn`SkAlK~LM?XH`WRuo|GJj@P|}R~{J\\YIc[^LqqmrIwy|pgRQ`PeGd_T"
    "OK[j{q|UuCTjIatMEPP}LP`IyNxHHA@@RQXgrnCmHBXDqLOL~QF_x|l\\K}@MI`a|CU`Xg@?M~]SqNL`BCahC@q_lo@WoeT{NwocGx}@B@aCT[Z?H"
    "D^|cD}|_C^gy@agPxabosSOh|Rc[Fj~O|?T_BrzZznlV@N?K~_eD}nnwI`LiB_\\^Jq\\qz]phRO`[BP@^~{?AHCqwFRN}pqpWBpGu@OC}xNWl{mWS"
    "x`pH_sUmAn|F?]GZ?E[DC[`tq@gR{PXrHnX\\BvkWC_LRN@`M~Qc^CopvAuB}_q|yM?Lb@bLbAQ\\m@JKo|QHZIO{gjkXHsDG|s|SfS{d\\znpzEB|k"
    "?^_t~r~|@mp@N^cIOp{]E@CRIOKrcM?nQ`kPKOc]Ip_Cm_obB}PAEBM`|m{FL~[\\B\\w}{mlOCLuDsowVq?pHBHDvGNC{}{?z~l`B|Np|Mb?iEmsy"
    "u~}Fo~KcVAw}x@hXz_lADvruCNxyz}tXA^Kuz\\lYsm{wFplUFplCzhdw}NtWw?gmK`@GIN_e~plPNqOiEawxB`Tiw^{QHR@jEKXcK]EAWlxTFo_r"
    "M]?OPnc^?Q{|gdclvOVtztw`{CLMCOW{xSS~ARtJ?Pn{F]TAH@mG~\\~|J\\Wq}kL^_BxjE~cvSAcoyT`LzakpH@Uy{~spBoL@xbt@_|svv@Z^}PhI"
    "}j@qQ]Q]FSHBE?x}qo_}PUCVzOglvQm@{Cp`I?TY?n_|I_xA~nke}~SjGZ]Zw}LhznVnGp|w}NS`omtJI\\NA|N`RLoglymhM|NGq?@]MDMOw~o?T"
    "~^hzxdn}F`q@AP@kH`ChABgh~`q]xpqEBBC}H]lTAtSn_{u@bR?`?BLNy``G~rg[z`lUCQOy@oW]@\\w{ElXbq?DByrCFV|_VAp?mzpOt@?ob}OpM"
    "GL}Bjt?{~rDT]K{@{o[FF{QAK\\tpt]g~~c?yG@HQzn`CMp?YqmdICrTJ{zxC[sxFv`oXjbjsCQoxzP?fB@@@nmxR~}KsotKXEjkgBAHiHQDBlLGR"
    "wRSfGuQBydN{cS`ACDPIIzOEz{[R@S|QLAH_BDRp|L|GG@h{t_OpGAcv{MHquntsOPppupK?uAS[GkSmu[{{yNyYEQRezP{X@?Kyurx@wXdtUS]["
    "@\\{B{oRuL_`TC~q?y}svEMo{JEdL|?dFJQlOAbxvIM@ry?G\\CLt@A\\tKmQPVJBK`|m_zG}@cBpKz??h]DakMA\\wKpR{n~Rx[?q`CB`{hSpT[Bb@i"
    "vXGlAnccwj[usSXGrneEG]xFvSMGuOdDBO[wH[t\\EmgwDz|ep{t_lqdOD`fUBJYI@pDMIrd_MR?eB]`}zaW_@~sfO^KvDKgP~}j_Jl\\E~aWe\\m~m"
    "_pH{ponbu^TDEUTG[pdkd}Nz?a_T~sxOC|{LBl}HuSkRRQdS@exBzNKb@RKz_?gknCCZFCDG@OSyJlcyWxs??@mBx|gq{twZ{ms[n}kaEacm|nhI"
    "BCUF@AtXzDfuYqQXD|pX~NGmpBxAQ^xq{~LNwb}NzO\\HjwtVQN\\SHM|PyQkX{PZp?RtPM|DEkMCT~meQtmGr@pCDy_HMwsOg@R{]?sXTRB_\\O~e]"
    "HlidIdajO}aoCkSgpL|Tx?Qb_KcvTmgzBlta|}lmt{_hx@EUidlWI}[L?|pr{^hXJ@oxARWXRbXiyRDrubGXIC`M~MOjDddMXS[`i?QdLOcbF]\\S"
    "rAH]oQC@Xqh@tAoeLRpITS\\BRNg_qO\\jQ`SNtfcP~HDr@m@BH\\Tx{`Ez?B`SF~CyzUe?HMD@~uZAFBWP?nOn~OC~uPoKQ|Dkyocq{?@JD@AFC`lL"
    "G^pIG|EgFo`bzAD?tTWq@bg}}~TCJSvAs^OQI~SL~d[m`SKFMPwvLaKuqRSaDVxuAU]IpPK\\oAdABcR??`pdJ{wd~bBySQC?~NcVtPxTWq[~J]iR"
    "{_DgVS[wFpcSMVPFDC{exa{P@^g[Onso}`GZ|^WjHpO]A`P`|TcyN~|hJQsrEIIRQ@pA?b[~}uSXT~g^?~GHDOdaiSO?~L{qo?kuKs_Mo{\\M~Qh`"
    "B_kYAvwycr|wrS\\EvQJv@QPtAO@x`]fWnBclE~KQ|piPoJhA|rcOCa[`BBtHF`p{IP@Pubh`{`XZAA`ko@kH?^zzo`lkzo\\P_pgd}thT}e_xF_@R"
    "CQDTArtwFaxkJtPJ}pTsL@O{NsGbA_O`P`lrN@ls`R?qQ|PWpbbyGarR|nWv{MpgD@a?KMy^AN~NHNPP|g?^VV|aCLO?CpK[pbCqEmynD_B|OzxQ"
    "vEo|BMDM}RKD{ckbIQhJlr`Xsth@?|IYH\\cXr[go?PFy|Q~^}adD@lQzkB\\@UpTV}O}WH@oewnNgA\\hm_zpBJNtGLsQG{~M?r]Vq?nlHy@?UiK`F"
    "@_Tz?OWjiw|BAMkxl{hycjhAgsLNFQO|GLfdGluF{aYPH|LTdL_O@E]]rGjHI~{lzVcj[NwaDEyqRkLj}O]IGmHcy?LNKpIgKoL}?B?aJWOuBR@M"
    "RmWZBitLESDb?~SoEdxM{L`R|^sP{ddPgotUB@g~Jk@XA_WHGoCrEALFz_VArOOs|qWMLEkxHDGiVbngyAsspDO?u@X^KMxGxdVcuOh\\ruihIEGw"
    "^BeQmqtqw|guENxIK_UcwJXQvmu}volIfpaE~tqFrXTMCNFuC@?y|?tBq{fbFthPxn{OmCdRhq??FFSfIZL_w]xMAK\\PL}{Rt~dMFCsoB@wx~@xw"
    "LZ}kur]?tn@hC@h_GUZ~{RT`wBMJ@{[G|O|~sBosHJP\\{nXUs`fttpjA|pF{HnDoA`DpqoauGFlP@^{JwFop{DQIrptnCn_K|COUzbgHv|@|vmUD"
    "LW?YJVF}n~dR~btNvRC]}MA?wpstVONyRa^?^aWw}pegTjBCwA{h}@waOQVc@_[hwpPE}pDq?No{Hm?[zOtvI]g}u]B|NahqwCgozAPl_{B]v^HD"
    "~Bwl|]\\p{p~\\pAK}l`Fpw{{xGsXuztGzr{[Pwq[bt?TP{tbgsN`vs}YmGndaE@W]WLsor~FAryyl}EXAw`YyIhpM{qIGJ}YQpssn@m{IQ@iDKqTw"
    "Gb[_FHM@KmKK@`{kz`[|zBD^CPz}|m?rQ`LyCJWu~ASmENTlV?kl{R[fy^GjYT{d?K^|wR??|EwlkfstE]WP@?NUwOx?va_SF[RQt@hV]p`HetJe"
    "z?Wjeo?f_qn~{Mhi@Mg]x?[mq@sIqohVoLOjs}@{yoIUsKxLpPUQN@hZVsIcyLw`r@ORP\\\\Xz_KlJB`LWryBeQ{XCbLVE@l_lsDd}pLHuo@Wcilu"
    "zkpAgPVQrB]R{?@fB\\qN?[JPq`opA}HTA^TSMRSbBP\\qJ`KbwNV}ONdfpBpO|hw~MRME?@tlva`UTidMXxF~tpsGYNkZAo_mAlj?BMpvprKETOWp"
    "wlI@CPOcCCJuAsdFRasO?^hOTQlFLKxJ@]`KqcF}HqGCNpSa@pThtO|QBpWo}MTF~HpFoLEmzDt}B{j`?RTv|M\\VMAXIUn?U~\\SeAOPglw|Byo?r"
    "JqSoVkWvIR}WKOK?`^h\\w_l_ORPuHpigLBx??T]Oc]weC|@F[BpyHBonhLDzGokho}b_C`XZmZMRP~pbKbGwJN_qJm`cQakODBL^LPHVJ?m?C^\\["
    "WB{_jrMTOAGnN^dLqQS`{mE_BCgK_zu?@sdEq^AqM}_QNacq~On}Dra]{nW?Hi_qK@gr@CcdGF\\otPNd~Jo[DE{j_|xGDdTEB[H{sqhtCnTI|~x}"
    "wNPHpcF^}Q[g{j|Ht`CJRaFzypNa{?kP|AZ{PcSi~hGy`PG_{tNApa]fa@ocepDWqQ@R?oCrBp@@vIf~@duBpSJF}l\\NtAdwZBc~@p[I{^xB@jyP"
    "t]PWvl]cxrOn|NRjD_TS}~W`znoTuPYZuTCYLO{L}TPU?`rtHBDiGYdfosOYxRHbKc@E~CLC@zdRD^MWx}iHCuFy_~XGESYO@oCESPUWGniZHuOL"
    "vnl`t^dCmAX|EcwgKaPNGahBDa[zDoDOIo~MFnsmS~u?{\\eRFQWBC{oJB?H}AJpM@W?RwoF?U[wuRZdu_OTTH~@?_w[YzDxBJs?jyopeFktd{[_k"
    "qG?duAe?Fa_UR?OsNOtdBXDb}hFlKoKxR^wzIddXSsWLv\\qRB|`[L}dXqQ|_L`@DFOiSG\\jtwqxpH^{GSrkNFpTPJnh~Cs^JI{caG^GwRCeTMqqI"
    "qPwWvmCmR}[]lhFyrALJLRDFKM@yqoK?L?UtvsSuDkxRIO~sFNal\\Mm_ICHWA|CyVqsz|ogSC_U[|JXpop?M[L@fDnC_{bGUuf[gIaKft?o{`\\DT"
    "?eSkLEP]qKwLM]_loa@NEO@jCyoN`^L@CNtQx\\pmWG_c@~@W|{@Hk^_~_q[d_{lVbOx}CmOsx`kG}aB?s[CQxoypeDcgBqPXMcK[EbsPy]SMYl\\V"
    "JKoVP\\h@KpXosZkb`_gweJ\\NPSGR{bHNHRMUAoyWkalrup]Sx_hHOipQ?C|G_uoHEm`N~{yFE_`Vzb\\z?\\LMBFhDEDqIBilJxdKDxoq\\Co`X{Alk"
    "B[cuCP_BXqXY^BE?}CVd?JsPNQ{fG\\\\@~SPmOOEKK}[dhBYIp~?}nSLAyVF[DpdNnJhc{_{uCrsyu?kkDUFb?__Py^ll~@O\\@QdJYNf[V}cTXbd^"
    "F@~pi@K}DS\\bkNlo??GR}N[I?Ra?TmC@}PpXGqc}nhDqzUDYz`uO@KPaIjWSyqw`EpPF@R_I?J{fd_d^McLyUOWOt}oEutJpx{?DBOOd{ug}ugFA"
    "PlQmjnmHf@bfDTLnlaEBmMbyM^e?DBOdJ_@~F\\KPy@Ka{\\zR}L^?LuKvlTlkR`om@BfbAO]BMBwj|qccFfkpPr{{?BseM]p`HnGxzvOALqu?OLnu"
    "AKc~xdblBAO}{nI|~`MH[dKtpUousNpEDldd{qDFE?ThzdKCEO|XAc{NMp|Zod`TGLpf?~_c|SSjqlLoL\\gFM@}M~~^eulDn{iES|L_IO]sd{O_{"
    "U]`J\\?@VsMcsqNGlD\\|S@nv\\MKhPwOhHze@UJQ}SlRX]yM_{~U?bB{Q?j~S{gcPp|R@NsoJ~`TDDl?w^hQ`nFo`GH^DW@P[bJSoc@P[s~oDv~fkj"
    "?_Xay[G{q~_~oxsHwS`ECbsjRPhGsbuUKnlICLxdzmUB?aW~@m`fIQ[iVQSLN?GhNATENpLByaw_Iol`J_Y?JPtlJwPWqpPGKnpQQomt?ICkyd_K"
    "~NCEEBcaDCpcubr}JPsQVhGXzjslhBHtvkW{?~wdNO\\MyADOCg|\\{WKDkOg{{bD[pW?qMxOc@nYrR@dO?kh^|pSu[s|}G@kE}sGyuq]G@rGXP`|p"
    "J[pPYPkhGK`n|STw\\\\@DTQb~mQCf@\\K|G@gP{t@A@{YByO[mB@toB?IwNRkqPKRhrvDOG_GCPqXdFtPPfPxDubXCCqI?tqHGSA{b@]QiB]CTA{`U"
    "@\\XU?rHXUQq?ua@[yppHDPgozosiLPYG}P`{@bdRN[Pbyp`kMIkZF}j{~FPBNllRAzKh?fgXIpGZlQLyDmmR@PByDoDFF`wc@@k~AhuinbL[N`cW"
    "{[dFE`wz{EsNAC{ovSsIHMd`?Oo[Gqg~OhG[y@G\\dBkWzNhYu\\t[@bgm}qGPEDGb?qHOA_X]~`hfDn|r|]sqGmBwEBGuJECu?`kaq|purhQS{NPv"
    "YPlpJPhdtpL^AqNnAas]}~CHDRJWW@MMpOlHu]@FsOVGa}od{n_vyQPBH_JQGCCw{m?byBs\\IqgT?NxdJ_WYl\\Qa_|DP?`G^OZWoup?x~\\H{Yk?h"
    "|aXCJopmTqhA@MecQ}`bQpK\\V_@isPoTy^\\iScXNF_lEzTVTXYkRRpJjRAwgBBEVqqsXB^@KO{dugagW|ygzn?dEShDyX?kPJ`UD`SgjCTd@E{`J"
    "znXv~@t[LoPND@G~vCm@?L}fp_WC}Dw`Ac\\st@ZeDoC}yog?cTOvCl_{K{YLIlDSiqDh{YwoIjGoF_wbyqODN`pEGMK^Lsxt`_OzAQHPx]t_RQc|"
    "w\\^}z??l?AjN@Pup?NHl?~`z{mcgH@x~|QTwGOiIDP[Ob~yK@qciAQlYIOlbtn_YMPsioqJiyp?\\?VCnyNTcGcsv}Q`b|pNY~bH\\Dn?|HqlyBNEF"
    "?SS~xn_p|DPOBNdVHN}T|M[M_|OsLa`iyrDC{nTi@RSaJ]TYE]wp}@k~ONSY{bP]ymPKQbDBiAICqAWBHnChB^SR{rd\\pMwKupSM~a[ldq?JAQwK"
    "NTgPFO_JoqQP}D]EH]gUWCpIEmd~IP|`uqohEAG?Cprkq{DeKTXq|ac}{RtBDP_?@nocrPOQu?_o|M|VAp]SusTjTAZZ|OcYQ{o}APHD}?Lj}dK]"
    "{DSg}MOHrBs`@]TaD_`_@\\\\tp^gi?^LWRlsDIbh\\|MX[?}kdzQWyRL\\rFnxDF@kKoSNrKKqpunwGAO?~Ddcav~xa?RN|LlpQHTbwmktTsnoknMC_"
    "}D[Wga`qxR@PMAhR{odfI`SEETtm@cPU{{ig@|dKmOsD{uYK?_gOtRx[gi~tnEAgiJ{{|O\\uPdCCG~Tiunv^HAJxxosesL{at~_HwpIHt]M?~^Wy"
    "rKXVAO\\FJR|Q}nnuJG}Q~NXH|oiAxlC{wr@[EnlOk|Hm[RE^FqpzEPCWAE\\dNr\\m{pRehZwNCof}eNB}@B{h`^C_j~gqKp`W|\\XR|R|]bolArloe"
    "sbCUBNr~Fo^Wn~@IsNgRAA?~}jg|AAOyUn?Vt{[z~O?e~rtmZwpl|B|RSO{{|?w{K~wbxZV\\HO\\d~y~xDQQB|]KHEKgkBoW`h|BzEq[yrLXEn?\\A"
    "F|TItmdY{`tQC^\\JHRdqDOfct_[BxNvkxKSkvM?vDndDG@lvTCWPrmGLi}[fzMptIRSnqOdXC^PI{C|bDaVvRbHEEuO~{?DpyCARRoLRKnrf|MOr"
    "JM]FS@CUE\\Pa_v\\J~?Be@eOoCM??{uPU?l[lMNFkDTIaG`PTKadT?kk|BrXT@FQb~|{FLaFwxRCtt`c^yowZ~A\\VDBPS@bdFrPsiANOkIQ?_vj|k"
    "yp{qt|_~C?{{PkxNDp]GE~wqAp{qM\\GnwQvZ~N?EDOg@z\\toDAu^Bp|HAJ|wO_{~Jbc{D\\WqycCnLOOn\\AxCIRIH?`XTsn[u~esmHn?XxCY[E]wf"
    "A|_nrtpDoClRwdLMoBcrrqWoH?`NHbwbF`kFiB_U?aQbNUuG}sH|qSC|crKoGlu@W@HQC@dC~\\l^Or?iHk^mz@zlr?WssSop|s|A?bOPA_`yBBhR"
    "pAwq?pUKD?KCHNcrHb_W|@XM~dwjCmA?@\\xrC`gCwr{JGC@Krm\\SJ^AQLR@ak@OeDAogM\\dMr]hjcp{Ew}X]g^DnG~GrHpANz_dU`Yebu_~IPw?E"
    "\\HTn~]KwE@lH{MPJ{\\q\\QkHNzOhW}\\oA@bNfNc@GGEwmypoiv}WeFmiWpnNfUNqOK`?F_p[}OK@IyoTwyaCRQ^huVlhSOwlQc}LkN^|FGZ?H[OTC"
    "pRQHApAqulW|Bb[iys`ov~plwNko?mHFI@|BpbLTPnXA~ssTFnC]U|`Y~QCM{`o]KmOeSok`gv[^EEhZqO@|B@oU?EdHrO{H~A?Uynddw@_PqZwq"
    "@V_oCATAlPmFBx`uLQUSqL[Hz~LRKRK?y]oMV?J{AN@YxnuLOMcgq|hdtptAl[tUE_Cd{^_rorhmopHFKKlB{_LvMNpww^ct{HsnV`XRzKcsuofe"
    "@TOy}Wwu}{@]sMwvFOKlr?OyR~pXBlsirB^gBpb}OqwX?cOhUMPLMbka{E@Vy|TCGelmwNliK`_JwB_TH\\?mHkPZ|SgC}lCPmatupmxRFW?h?R`P"
    "??xGz|tHFR@OSa?cVqkxyAHy@`CgoRS~E~PgIO`IEaLU_||KD`R|?E@JVdYaEoD_G?LkwppVB~d_@cXeGDF|FTDEBbOjHi{b~QX`?~KWt`Gj}P|d"
    "Oq_UD|ldzRppn^LH@oX\\n}|Kz^HsiMnAjRp~G|Snv}LOzrCsDpfqC^OwvM\\CkTWOq_P{E}\\KLzPTFRnyA}potR`qvrlV}XDi?`DjKTC^BpGaMmg~"
    "HM`nxpFjGaSO_}dGw@EMK]sPIOdptftptBLUi_hLKa]fuaHPF~@Y||XEH?OLFdsur^DBs|rkBcXGq}gPIL\\C@BO]E?ANpaKTKXlYK@KmMq`nmo\\K"
    "LI[qHaKcL~spF]]CR^tVJ`OxEA@]F`s`fHEKM?{|{Nha?]DSA~\\DVr\\xtcgltSsF}Oszk]_pqCYSBpHVxamBrSOmyp]R~O__?BGqu]HLx^ohwPvq"
    "C^JzeOkZMpTjq`f|F@DK|jOvk~sQt|?lry|ID`OZI]_AuoCdxnSgsbxqzm[X\\N~ynqWa|?{||hu~xSwtOdKE`QQNt^qPS`~n~~o[J^bhCN~|BNKU"
    "u~TotOHKr_WBs~JrJPTIN|K`nPK\\FuxLwSPDpSbpxNqaKo}FBbJKAqrkW|[gzpKKGNcPGzOT{^C^wb|\\@hG]zjo|B@_iGQwlppc^EpkwB~w\\t_cw"
    "JQktuptFzp|LyO_x@aERJokzyE_nQ?QAE}XUuBnRL\\L^jbO^EM|CxBGs{m?_IRcPwlOvNpmc}nhC~Dg`LNHlSoDPL\\|ZXL}LQ]CuGAGxCQh@|eCn"
    "jcFpj]u`JM@yv_SAt`lTWRJAH]CpTae^qtO]{CcxHqGptn{ct_k^Vl]HBL|{GnWvI`wk}PxambSMl`TAyN{VJQWeJ@Lc?rpizbG{osmDDQE_JBDG"
    "U{||Up@hy~s~daddJW?NIagew{`GCON^nI\\stPLMK{qK]KXFGNjsuUjf[^Tc?NCpuR@kStHBRlPoQz|o?khKH_|jylXWIbxwGpk`tB`GAQNwJDpL"
    "~N{ij`m`xc_BsqkJRKgdw^xLBOLS}RaT@t{{{_KQyAPuyar`G|OyubXJE~lI~@GXo__Uo@a_HDIUGPU?@soQqpl]G{ca|ww?{T[NLECyuRRnDQ?s"
    "uTd[fQM^@TaK@G?mENlHG~hm|Ap|v_PD`ctgx^IsxAx_yAf`{rPCGo_gO_`WSsXS{ocyHmtM~mTJ?~{tzotVMAXIirKOEUgnE\\wnp?G~O?l@E}`M"
    "HPozGogD?NaL}LyQc]b|yRg~Ia@KDXtpF~GBsB_`@Ot]@mPSKa{{~S_eHMJt}Qc[I~S^J~mI?Q?_EfWrWMwT@T~Avc@_{sRrJR`URMIf~UdmC]LN"
    "G~ozMEcrrtsxEQUA?aeEBPlTE_pf{oSp?ar_DBsnDoc[?uD@o}`EB|pcuaYnrNOe|qCwE?q^{mTprQqWONsk?~klwKuNi?{h?ppgvCl@HTQNx~sj"
    "EUCXv^syFaXNDrXVNxd}}BPh}\\Wh@BH^@^_duATN~\\yJwB_yyk~~@a\\CJmSwFaf]JanrULht}ngGnps?mzwg}?a_MqYBNaZ]BmcXN?IHy}StEalM"
    "ALK^OooX|CG|R`__urk|ioaWzD_\\ro|yDvuOp@s?M]dEs@Shr\\u?Hfpi`PSgBIoqG`sSwQ{WL_dBw@gMGCP@q^P`lAWTsR|x~Bc}x]r^IdT_~S{X"
    "yj?~z[^x@?THPb|YBzTDu^WHC]|pfo?O`Q|h{b_bF?nu{tll`SkOq}\\aqtd_tD|lqKCsf`w?oAkfcOUNScQRu|ZxxBTLwNln}nzA?olc|ADjC}tP"
    "q]]?@ShhnJx[_sTJrkPsD]RokoCyOrGew[guF\\g_uRx~|zsKH`o{urPDA@J]Do~AVfO\\}atgs]hnN?OMBsU??JwV?sXn@aDzy^pZvsGzCltYRq|{"
    "DOhXBp[wxRaFJBMILVLOGLhrEAS[Ow}CBPcW@?PGI|WY}`XA{LctMngWENKX|jd_`\\KIH]qH}_xpFq\\BFo[jEC@Hp@msGfw|qAdxEac_D]tg{Mcl"
    "D^IFvOdFyR\\JrUGlAPpgtmoh@]_lkAs}zoPQwNoO@og|xdQKD\\\\SLkLCnOno@}h|zOKpXl|]HUKxFMWl@ObNT\\`Hys{M{JpIx^|@ijlX~I{wso`N"
    "|\\PUy}|n{BovJIfPmB`{LtWeMf_[xzXFuvFd?ecOz~Y[HqoSJzgg{L_uMPXSA|j~{zXNH}dp?iH[Llo@v\\\\VF|{KkogwmnOpHAoYMR`P~lDABroT"
    "K?LKCa]Q`PPbH]HGupkUU]o{Blk{|jLrqrliAr^Z}[o?FSmyoM?v?EA?xrC|radSzMLct`phz@wR?|P}`QU]OmSl`^OJMiyA@q@tG^c\\@mVGuPlE"
    "FqUeyPCUyC{RJRB?FZjhB}hcCAGX}TVlRp~TA]wLzDRombsdxM??FlqPy[}GLp\\dspw}}?c^s?Gjt_\\\\|@yJLKUCbp_^w~X]KQR{I|{z?mx[rE`@"
    "wdGZA\\?uOQCvKn_C`P@SC^BZXPfmwP?atBLKLoxJRQKmPSlb{PonF`o~EN@JDnTWvJqNpudQs~VdkQDIp~P\\A]OnuAJ^eQKNzoKnrSg`pawxL@ry"
    "smsszRohI\\JZtckhhq`k?pG?kro?~@dALNJQqldB@khfzCxuu_Ofp^G~Adk]xK~yDomH|diDS?mVHMcy[AGpI^FsH`[j{RwotASoB_z?w\\WLA[@d"
    "AbOevQRr}s?FCokZsox|AmKWpTAaGpgzqkTEDRcX?^TOtq?_E_@NVStw`^PqDexuj_\\VDLoqxPLP}]|Lm^oQABGXinJMtkZYYPD^_?ADFCgvL]^~"
    "sIstnK_\\Aa|UOQX]QOmO@^\\Gs~@LGmS\\}D\\dDNKtlRDlzpXoAtk?S`[m?Ndcnb`|xrTIAcPb?oZ|{rG_wbocrp@ltcuUll`ov~|]@NdnXsBzXjQx"
    "FcykuScqBETGx^W`WoC~CB_\\Fnm?yW|}I?L`~pC^}b^AHQ\\mEz`ZKBnSGbGUAPDL{cD_I@CuQaTjBoTz|QZ~ZjJe?XoV}Ckt|m`WyPgl{YxuBt`Q"
    "Engu?p?w@Q\\rwDlkIjTvJrLV~KDDEcAVDcqT{__pJ]YTI}vyorHb@oTaCBDz{BWkWDl[ybDWKSLbDpOpD}TZovhZJRLVL_[qBODm{siQPx_iGQLu"
    "?okUu|@R{Ex]~VUDE?@[tvH?Kno{n?LP[b_BrTPZsMEVMQHXPPBHAp{~~]zWcsUZz|toDN[yKN|GpP?dOg?lBFSY}rtS?l|aYR[{}oj}~nt`@}dR"
    "gxuz}RT[sa__uCGJN}kjxNkHBEHACQtY[`t^FVGKFtG{N}TNqluEwPDRIapLBlR?LDxWKrwREKwhJBkRNdSIMAlgADGw~loTQB[D|UA@GfM~EbPU"
    "Mm_}umnv~]MGEnv~FopI}SpXIAxtDlEIE~\\hBPWvtalYC[lPloh]L]@D{_Og~|hmFaOAmbhYCL{zG|{ZGc}I`]dZ{WirqK?vL_?vtcwMOlXkU]Ly"
    "z^SaljTeyOt_zblgq@y?vAocD`\\|A@pnJQxGHchFyhE^go`?]@DjrbjjpN_BAr_nEZ`UDZqc{]aPratZ{NCU?CWTJJ@qR?`TJNbN|M@lM\\\\bD]TT"
    "FnWqD@tVMM`awkEjrO?zKq`_FPHHsQ{hVTDNln|NOuW~P_lAQ@KQsQjsNDTOH^W?Hbwvj^T[mFhZkBJABci[KRFpeIotmovnmMS{BBlJGLhnHNI\\"
    "GIm?Antl~ADgLa\\BjUdFS`{w`P[bGsH`?PZ~KNpyqooOKAxIL^HLQKvhKpURh_hDi?oGA[pnBBS_jxDH?t}H_tGF|^hqDftE?ms\\GrlCGFuM?D@b"
    "sm{Wp]BdG[[uQCCr}^pTDC?Zu__^?rrc{LdKrS~?]iXtEYlz~~?`VNHQMBpVxNXHra|Fr?cSJr[?iA[dRN\\M?\\gIDMYkrKoTOKBsGPJyP?@i|RSi"
    "_|{pyRdW@|PyI_FDywWbtoHt@Kh~{`@nwAD[LA_\\}qknI`zn\\?gt|RgOAAM[kT\\HGXGjwRwm{^XyP`PGuOFsEqiEGnT\\}}lJluOuNou?N`tNoHGd"
    "ClhDNDIFA^_o|OZAZ_IFHqO`I}Wf`YxpzLzA~?HY{bKqeOv}n\\lT?d`wrlnA\\sdxRLsVDACxnwv?{S?iLQ`zuOgkCrCEELTTqqCO@}Sr?aclkqWr"
    "q^OVq~S^zQpSQNXw?ADIz^C`\\`Wkw`HLzODYyMTEF?KWu~POr}`PQQpKustdxqg}vOWmFrcoV^`{t?wGCmqsBE__@N_cMo\\l|Lwa?L|O[`\\bA?M?"
    "||xH{tWJeB`eEATx|r|yIwg`@QO_}l\\\\lODvDNCl@BQBp_fgGkHi}^WqVPc{~[{iA@hMwUoP~CZIbVCk|oHkvC?Q{ADPNPxEB{hCPaxz@SJcBsWw"
    "Iq[e|_S}GPz`vlhHB_SnG_iYvlWUEql`IF@JDncmjQE?LpGjqtcmu_ik`RmcBRCnITc}BEWfFrgp\\CrlQrhar_cTSAiLuXGFM|jm_xGSjFmRtZZk"
    "?OWFE{Nw?SlRxs[aHFVJudM@Vb^AnTRAr_\\xreNEeG|A\\AotpODwyXEGpE}fb@_bQlEGMKr`jAXZo@Cucru?kRhpKcwUFRA?YhGmQw?cEhYbPtsR"
    "d{{@[VUPH?KD?w|swjAhw[[CpsjAK|OTMofAHxGYrHDhD]cBFhGUhDV|kmRwOvze`^~NhYhqm]a?khGhqsFiDUxBFtm?_rM?Z]JbxAvU\\?F\\yw}}"
    "szXOHIgdt^a?yBsj`Zp~tUJYAFt[UwBsXG|opw?oQ[wPttl`vSg\\kL]aig|Rw[HYZlOhwsOljxDN`\\wVKBvpCiKz`UvZIfpYl@]kjS{?Yce^HHm?"
    "}YJS}?ZAfUTMtw|wLjothP?e~O[PKF?Pv`wXJdkVcjxTpXGnpLm?xm@EIEJHL]sHUCXIHpmU`RCLp?KOQCRm`TksaK\\lZ_NeqP|roaZh`s|^EcRA"
    "DPnugxG]dDFAM}CVFlaKUW~azPBlc_DAiXEHuHXzxb{KBZTgIarn{fBIteKw_qBJ@XTEBsTcTrtS}w}oavrH_sBAaSROVyHkFSOhg{nAL{WZ_}fA"
    "phoO`ZL[`___ixGckV^nOlL~uf\\J}i?qaLDkMVKDsRtrj[X}e`PZHR|ZKrNAwhGSO^pd_}VX`TBAvHdAMgOUEMZwOBsiAMK}iysNwmYMKrsWFPif"
    "olDBukm~\\HwIwqVGkQKE`_NchoXOmq_c`Y|szBnsjpl\\qBSU`\\^sBacRLszPiis|SY@Z`_}Bi|hue__?rKWExrrq@|VA@oym`]KyZYYH?noC}NOj"
    "cokzZ@ZAKp`ir_ObNTsYuQWHCYtwcBOkNS~}`P_iR\\^\\IJXGf_xafou?`SbOZ{W{zjbAPHDV`RWlJKKeBN|d_{{`qLUZ~AO]rg}GypGgPXilk{{P"
    "JxnFlQloj{_RFyDIkVpq_PBALDCI_~~{@@a?[IBq~g`}aXFf{XGBdXG]qG}uJokzYuo[Krgq?v^q`Sa?nOdCIZI}~Bnp`XFrzq`hBtawAalquSOt"
    "e]f[@?_RxoE?mr^AD`xB_u\\WiBnA`Q^|FtDMTA|?`XDy}Sm\\_Q~AN?pHi~^AEQdr`W?yfNbgHNbA`_vbJREENSZh`W|cAPCg~hDu`QceiNhRr\\aR"
    "zZ\\tFYtJ}vlYv[Uc~vHRR?qIDPkBPsYsE@VBkJXoCNRKmZBgBzpD@@JA|__QC?pa~kGgDvRscVErlojqtxD`HlowqkJw`PhirDd^|~hH`[yMvoDm"
    "wRzpGVO@zKHJ~Mtbfw?UppKpoW}Ffck~N]WesW}?kaJWvsOi@VKFy`rs_~hWJw|R_}NAF?zu}KvD@v|eYnGzpP}?zRd|f]jASlDn?VLeiw~A_~Y?"
    "?_`rtHGom|W|sw?vHRkpXbD\\i_WEeyx~Knjcb[oF}Llan?slCAIni`[|]QpS|hXIj[^[XPim?CKTyAe[gexyoB}gLW|gzqdWN?UDgyhcn]]gKXI?"
    "tVKbnUzz?`In`U@yjPEYsCe?_pR_B`XWr|oOJJO@_qBAdLG_c`uulATcBNpTDmd\\CNRrBQ?fs_D|xnPi{|ln~aMf{tPYTbSr}nEa?^p|lM_mzm\\T"
    "e|@f{@?~v`hmDMC]y__wD]DFAuOiIplxATeLrn{@Bnta|r`SBJ@zyaob|QKiEogfAPPaxkwKva\\Slakv|apbzn?srmtNy\\EQwpwcTMxM?A[{{ak`"
    "DK|N@PoyIOxmBJ`M~@zKDbWk?N{cvw?Tt_NTuGPKAas~E^^eF^pT@bAO@_NxyjBnBodrCogCpp`aPrsXIvhrsb_mu@LG~?pU?_lIq@|`MBsz|MGq"
    "h||Zyh\\z_~thDOL{D@tjxo`|WO_jzm`}fbXpI?i?INla~[pS@pSMBaCqANsOxQw{Q_KSvQgOtpHsxK`@Hp`jARd{{nPIF^gxwnWhOC]KKXw^}lhB"
    "oA\\tRPSs@Cw[~S|KKcP~Aq]MumobONPP?rd_~_LVJ`gfnTdE?lsbJQssPdC`jADEHqKTzjcRICYMNA_d?]wn{ETT@aluupQ?~dC[rNO_PF~wuOTE"
    "zoLc@mon{`HWNnhHCNOAH]kTuA}`zLdXGQXu}~L{|rCdhbZwrNTGJkLFtpCwb}XPHTosI?goBAoz_^Irz|LA~o{|u_{`BZ`B@_[wysP_KQX[sESw"
    "VQC{~StTGQG[DtO`O~aF?DD\\qP[Ts}oSFQT`wRDr?_uLp?PG@t?uP^oyDa@@w^O{E~gP{BKnDOhjWAgC}a`CBTdJQLtslMco@m[O@\\s_A]jVgpHP"
    "DAs?{]\\EN]l_uq[yHcwdu`za|[nAtdTeCpMUx@PPSCdtwQTXtn[fxMsr?sHVUsM?xJr~Ay|WHO@Eyl[cz?LTS}xtvZEJxk`JIA@FtyKtLn]SD?PH"
    "wAGt}Oh~HmW~C^vUVaGiHBLwwO{yF|ViFB~zn\\OkMPWPq^WjzcDDyb_jJaGkC@_vxM\\tQc`EBn?u}{{uoM{HaawAzDCPr}?[p}rq@{w_DcuOv@|F"
    "~rYTHe@QA~db|RDJJspAz`@kCoTnBj^yCBpM^|gv?@WTLOtYAoOqvb{ok}C@yb^x~b{mBpluz}SniC?wCS_]HbyRDeWsr^X[JoksuR[nHbtYJwDe"
    "_s[}|oKnjPPFUonH}`pY?n[hE^NiiH[z{bgj@~pM~A\\@m{oLw][yubg|Co?|qSk[{^pG|ail||hW@_hLMmuLBRkRpaHN{`saJ\\aarLkM|_X_MqCj"
    "o}Hcl~T|Ba`EP]TTsboiBBW[DRTIJ[TdDqC^r`Wnv_WesOGmD~ojNNlyD?LMF`he@pN\\rN}MJoTG@~Xwwrpp{J?rtNK\\NOxGvMcUlpnt~sPjMaSX"
    "{kgkFqy@JnX@G@eh~^TwFPRy@kPLvCWvT]hoDN[L{`P?GbO{ERkoHb?t~eLeG`cvy{Tj|ST@vnTo~oLA{oPMrUDOrm@iT[Wg{pPQqkonMPHBC~kW"
    "L@}FFBpuDBTVl|B{EMCTAoO{w\\cWqqpLrMs^K||brOCPI`|VuPknzSxGsNEU@RxIzalcFN\\HFe|VD@LrnPd]uPooICPLOR[jDPm_k_qC|?xlvlhA"
    "B?\\Do~oMysLFq?YBXNJwxnSIAjTSDBTRepll`[[XYm?hRQrgNrSjBD@oFNSpy^CwvOLTP@pDFJz[qtMAGB@|JB{pBOeFETsNDItZHqgZA?T]~`|D"
    "?LwrCnhqIbPVV^LtDP[l~]@@OC|ABm[xAA[zH^yG|}Os|lxCMsxIA@xEHQ\\B~AkczJdptLcIIp~aDqTyDooK@Nh\\A\\{wCKOGDp[J~rhYu@GvC@MW"
    "P@[xmOJ}D?DvvSSYsjKVtN?e~Rh|Js@yr[DDVpaMvQSdUNwYqnOux?X`uynfxb[{E\\|l@alYA?|TARZqz~\\N]OwHv`pM~sh_QCcI?oC?DoDqKbSv"
    "B^HlI~oMpLOVBnhLnMo`Fo@_BqGfGBo~|@KFL]dUM_?}qNDQD}hIFnhMD]dQpt|BAPp\\t@SdHmoKH^p?vb~rP\\cXBakPLaTV^btsxbK|rUJb{rVA"
    "zUHVLqt^WA_zc|lHw^hKn}[z}`U^|o|bB_^r}P?|HKS]}HDtnRTXvoHYLp]JMMTd\\lfyX\\|}Qnwv?of~yDDiEagq~@kjMrc`B|JsuAJrGj]ZH@Xe"
    "NaTDJ?DntRwgxTpOAnld}qv_tRKTKkK|DrHIBN|R}~gBFZXx|ELbn{YNDNGw|McPAkf~BSd[JA_Z}bg?NcGcD\\kE@G|BYtxkEMXQNPub~m\\wLBCG"
    "DSgu{nkVBsctA_GKI@JtGosT|bLqrp\\\\BnxQKKpV|pDT|q`[IpG\\`^k^}PwTkpp]f{_AAhD?CP^vAMLG~?\\RHSpW~uS]zpOoKAnxBmOvnP`FJBeC"
    "s|Fs{@GxKCK~}HDbkXGk~p|mx~yj@ALlKAhS?poBX^K|v]KRF_euNnSEBP^{y?ScB_Lb{NO?TPtE{meIANSmv@koMpwmBm@mBbhLJNNLjSLUznAC"
    "PmogCcPLI~K[M`@cwIcvvRN|yMs_O@@]EYgdOmpiECXSKN\\^BqWCB@TFw^?OJM|E|UgKCoWNIOLRwatMC?LfuqGlE}p[@N@QAB|IB`[AIz\\SurMO"
    "~Mt|w?CnU`BXF@{dKKsFM@dMBUXQ}pkniL{vHM_lrN\\jR{`@CKX^|COjBFsmO`tKwtJItmdcwAOjg[c[?mC^WqP[EOHL`Q]C~~{ZRoSgQ}|IsT?l"
    "qNqGxDgasCPMGPKx~ll@~]xadr[qo{??MBDXDMok~|[_ToK}|}OZzCk_MRpiJ|hjKTkkoW|Kv\\vqzNc`TW|ou`[Axm^po?@eGAIT}oL[Tot{hAcG"
    "D|ogJBxc}DJXL_PG}oK|{onv@NuX@UHR@{PADA`V}ygtzTuV|sQYoadEI@x[U@{EkQwZ@\\XlLKlm{A[Lw^IPJQHa@@L^Ja|LBRdWL?C}sSRbA~tj"
    "@aPpEMTNAnHWB[TU@OLGIM|N?~[SJnHPu~[|}^gZJdKZxC~iNbsX{}@zz]GWMHtHHQKXkS@AF_y|sPGO{N{q~OOsHAgejIdFl~mwK^\\?}oCs?O?F"
    "ULw{lp_IhUB[IABwyMC?yTnxS?AP}qddGb|cL_QC|@{J{`@{?a|EAp`RBtwj_{Wu{?H|z`t|GLxv|}hrC_sAl~{?PkkAsAo?zBDACtctuPzrAtHV"
    "FE{zN}OqVPw~BFT\\PrhatRG_~LtgQ??CEKghNQp_?Bhs}klPI`dox?c?s_k{?t`wJ_wf^ddzN`tNw^mBCa~foOsDInkfC~sil?f\\~bz`{~?e~???"
    "?nOSmLSv}nPTqquKB_[D`\\PUwTC[eT`KFrSOxQc]{Ncvu?sy}apk|qDaq{kJ|AGa{FPApl{`H]|kD}\\SMAHW@C__tSRnynG|zkwusNgQUnwT}SDO"
    "{}h`rKg}}|uB~c^uD@Kr?s?V}oKsjAD]?RJMRbd@w`W^GBS^zeDGy}UkrB@bFadVF?`MzrszxlaNLqL]BOSev`\\HB}Lynudhv?GrGx]B~sGVXBTD"
    "QQouQO?^B}z?LP|KHpXZEB@Yz|AbAiH_{J{P|@XQ|rhPG?CtjmYJ|s[~sbLWAsPH^N@fzzCLCowe~CpdT}PiGEpRG_p^~\\\\C~}_]{zlSn@[PBjCo"
    "vKuGEr?r@l[tBNEZvQTAwae^COegzp[MsI\\RIqTTMrpCx@lwA]Xf?pDC@_V{~LpkwS|xpp|]S|O@Wa_\\vd?zH^wDS]p[y`stHpW]?aF}|_m[Cpk?"
    "wslODPWsHh~`miOw}QPvLRP]gk|Ms`bdKLlPsawz{pThBmtgIG|AKBlRD_xynnXiG_|jLN]JDA?f}qg{ynQL|uONDrU{oP{u~`|J`QGO|_lWs`Ga"
    "BOGs|OTIEt?nSLGw?akg~bDlM^P\\G?sWACLHKd{|@Q]]upp}vS_Cip_?{QKW|Pw^@a`Gx|oS~OWhAOdQr?C{C_{lGTIBCbsG~PTWy`@dN@J~Gt|Y"
    "R?wsELgErp`PIsco@RGqPOsjH\\DE]sSq}rDEkEvI|g?IBsgy{^pOJUb}x\\@AMNM[UaokQ]sWj\\X[m~XMKWSbOBXOLBrvOmlTsCXXU_eJLvf{gljA"
    "BMgaE@bFAQ@UB{Tw{sKPsaPS{QpYFphctBWUy\\LOvctQBCXcDpUTTawLISIBHPhhyOh?iQl@GCxy@a\\SAsHS@o}gGqKF}MkO?P[x{q^|xTz~kphL"
    "}SWBwZCQ@|xmVr]J|rSY{[}J}KCrLNjTrMdKHsHkE]oVznDwCT|FlrpEr\\oF~cmXxTPx~aGg[PPG|~fmy`lauKJiph|wd@vDDpY_OmMZtAHcCouB"
    "vS[Ow^PsGPINxQuA{sL@M@T@I}Wz?kxfB~lmHOPfvpWhMRCE{`QCqocZ~ql@LsPG~Mg{viKXm]J{_ukg}f@gzk[\\NNlNr?\\K_}HwiS@P}mkvu\\tE"
    "AdK?AmQW~PpMupBw@oID|^^yGmK[KKCLGa}FyrwZI~PRyaWlKrSX@{xBxBCxKO@CtqdlBE@]nq\\DMaXEvN_sZND[yaxMuRdX~mdOBrH`vptCIVk^"
    "HbHU@Jl~{]sDzRgPBqjnr|SVJ}_[QDGNEpxhsppWrpDCEnxE{oRLHlpSwAX~wcGHv^`gqChGx}tNxM[XAp``zn[g@l@FLtSwI~hVlRGRzA}BRoPo"
    "zB[^H~dWtrnfW^pi~?XzFS\\kwW?P]Ljn@p@]z~pRorPYEbNa?uogkrF{xPxa}mPl@jdl?pk^sPXnJ}gS~NFHyNrhwLQZ^oppzAXd~qYFCMlazQ{B"
    "AaXqF]W`r~wS{^|l{`LN}ogqpcLcNmMVBoPJuq?uAaoAG\\obyQ|jIDqOOAK~CwW{IOdJFNRd}AEDCOGhKpid@CX|eMpvApaBRsh_sNeHEcYBy]G`"
    "?ooXA\\kVC^tG~]x`zmc_KL_UHEHtI}TvS^sBPbxZxAd~mrC`D[cezATYCAo~t`KU{^o^JOaB@^lLE_kYyDOxE|f}~pdV@]e??VeHN]dLpaOPBpWh"
    "DO`Qp~C[JRW?FS{i@}SmvnRABEGtCbP@@ncW?bxMNOOU?QNmiPsRSQpSopWEw^~W~PhN}_T[|aS\\~W|WBN|PoMO\\GLzACCkzFCxRDTXh}A{a}oG?"
    "wLJA|PsKErH^oTZgCbWlHWWKBqDEBSCOCn`||qvpXrps\\qhUWaW^o`Gjxn|PLAR}trsRFQcsBV?Dkpge}}eK~MT`iRHdIottwrCcl}qkiQGUBtKH"
    "kmdGzDtFtc`TtjCuzK@HC`w@uaWEwsD~}_]GxsolBcjUB}p^tPgIA?_\\F^_FfQj{?m{itRH@ZAf}CrLySNtp@ZpCtQ\\BFQhQzADXL[xW?pww_r|N"
    "pBD@uNoq}aN|NkSdBpSKD^ja@OTz}^uEop[qsnow@fLnxq_Nn{\\LxoKxJSo[@|h`m`gOA`lOC\\lwxr\\ZsnkmPqSPsnPIwFhAvzprMncfCp{OJ]_h"
    "ypLT^[gyjx?Ag_gwG_A\\EstKEoa?C@gd?_[U{fF~_b?xQOTCAcS~NnhkKq|@@~KUvQ{Nk}pHvlxHy\\[t{|[wAccpu?jvG~smx]o^G|[~m}ry}J{f"
    "V]G|~aOE@B\\rK~tXH_?o|qoC~]ts?q_`yETDxbc}IygM?]Bb}GDYjzMEtR}R?DOM?oGxC?shHRx{i{gC@zw\\|ttYOQLJ{a?^sScFwKwCV??Pr~Cd"
    "zz`vtbTBLaTfEkUQ@sHJO|yCKSNAMOOzPZ?OGlP[~B[wTZv~LL?SFQhyppaL}_CqnbdOnq{pz~o`nkTWR`{sD_{|}J~zHTdT_OXOgt|ouPW{DlRA"
    "{QdG~~`K{cEYxRlEKRgwT~O`z^`J~kcKBEChE~C?{KfJEJl\\w|DdxnXS@OCgh@HO?jhG{OX]vt[nOBx{?_\\xyss}v`rtVCXJEOP\\FOHTr}sV~P\\C"
    "prorK|glzQ@y?LKgpLckAq{PHs|bJN[_}a?uH|rAocCjMq@Fvrgqy@[tCOKU|@geyJHgAtmWWQ`JBqGDw]_XGT@ZCaFkw_SO@?UVCojk{XxEpCTv"
    "~lpBiAK`FTUOKdAJxi`]rrPs~mwSJU`mQQx\\qOrys@D\\~CpRA^klE?{r|mDnCSQDICc`JWyP}qWKlQ|BCpOTRWHKBr@RzsDOD]dYzNXftAlPJ?AC"
    "wmXYy~wv{K{Orq`\\s?Kwx||p~oChMbHL~qphoplFFNOk|CHgy}hVDAx]IAxAD]om@o@KLn`GDnWE{NKYFNSaqa\\LOQXz}bkAdA`WGOgp}NxjBBqB"
    "?OJ{CC?TG@LbJoxi?@K^OmlfK]WhM_wrAl{zGotqt||D{h}?DQKHyPw~{]yCFSHEAc@sPcPr~qCUWT`gCtDvxocTf}KHy`SH?B@UF]ofqDXkABLJ"
    "idSFu^pNEMZmda{eAco}yEHaMcsRLtEE~KXnkQhS}G\\T??W?LB@vObLgy~dVHBmWQ`|kHEwgr]yLDmTIDbdH@~CVHthuzpVxr?gq?@bxAsgTM\\Sr"
    "{sGqTqOiy`t^EsHCR\\LXP{\\KM_XFIUO_o`?F}_UYwJxj{s?h}rKOz]nep\\_fA~@l}QdAFSlemab}BQKNGqMDq^gqE`xFFQ{sNlpnvsSy|DPYODHP"
    "Fn[g?nGlo}xWtsXKn|{xNFc?wAjkt_zw@CCwE]StB]XORkTYHLmKGeLKkbmHPI|YGkr{HP|[?Mt@xOTpySpz}OXmtlhHwKxXWolcxN`X~M|Gt^sp"
    "yAS\\FqxMIA?{w{Kpl]TUE||msOwL@oszLPtfoQgHOlkWN@ggJ`wal?s\\G_Duwt\\SIpscZcOiH}{ZH|\\[nAlE?KxJxn?GD_xUkuCcDpGs?n?uJl_x"
    "ynkhk@hsFPLSK_s\\IBXIEpxJHnhAsPUmHP|`FywCl^DOFovuHQK|{|OiDMSQsOzlP_?czaT_F}o\\?M~Az]CRmeL^HaeGHS@bxq@YBvL]RBla}Oth"
    "KCEXIE}nr?dkCcW_ICs?Go{|l`m@R\\?bfO{x~~?nC?fc?pWo?oHU{q}Ft_XMq~_X}KzjC@MI?qTBXr\\[R`OcGQouRmUg|TANo]FSu^gD}cPXGR\\w"
    "?BPI@w|v|sgeMPc_lq{iGkKnz_cd~eom~@UNYOHmDRJwCaxHzLtPPQStnNSNAAgsJCj_ApsvvcL]Mog_vOWQHqgpr~VfIrK|}KpDBuNx~qL[|n[`"
    "?MSWq}IBxYCNcAFrBG}JC`ISvbTfMAtY@pLuHonuMekX|kw]~NGOBM_MW]tH}qHLKBOxGnTnBnDH@oYGzQPQu`pXO`C\\PBUJ?^`UUn|}PrD]hPDU"
    "{CNdw`l`GttcO|_M|dRsCW|VO^pd}^dDFldG|OhYLoSh}_DMEoLDvldi{{C~AoOO?rKpw\\hrHotaCn\\HTsflJsG\\DKhlTocsF]gkBS?|?cdmtLCV"
    "s]bpxC@cHhGRtNsdD?p`oRslFBHsnqK?N_HMo^C}f?@^@BSfCRtYBJYJ?MiHtQHBFbDPupwiGP\\]p~iA?`@a~}bxJQlE@THODqTrzALBEqZVw~Sj"
    "I_XfnZpGql|yyd_XIQK{~^HWLOTdKMwfxaCUJs_?mp?EOnG?H`tzqA}Bz@sqL^XS|QoU@QLOQo\\p?nzxuAgqI|K_D?yAzPKSukk\\T_TMwD|h}p|X"
    "{aboIkQhD\\?mxlAerAg~tktOA^vxK]PvC@PlB]HpF_XeB_@{NNHFzMyB?nNAD^szKZpoSP`qvD?Gv~gqH~_c~_cwCM_sEoD}j?^u@qKs@ApCBAHr"
    "D@\\NusGrDaCdGnn[EnyoI?xGCB}??s?eO]{mGxwhp@XDejwV~?lixPxF|ObB}`_vKRpWqZkAGMi_vU@YAZsc`\\DRs[~~DB@usj@BYeDDKAWoH_k~"
    "hNChBAk^?]su~N[i@_wFhnTN~}llUBOKVoXIERW^@NxF?r@L}@q?M{f?iOXFCA{Ov@PBv?W?AlHF{SsdAQcbv_HMUNHFx?~p~mS?~Tm^DDDiQTIG"
    "Hf|zL`uUAEsxF_dtMaqGSCas{}\\|Ka{vL?HaJngbsko{E[WPlM|p@mKrErhT`]kzHA?~XEWRA@pawzmJP~z_Cro_wtCv{Bgn}eGNACkb?b\\Q@c_["
    "zm{^I_Sr@bG^ymdZD`dHJUE@sSgJL~lOwkt@zNH_Md_I|E\\e@Kmc~bOrHKgeym?lN|gkxSLR@MDT`QhA@MWoMMK{Pr`YFA{fBaLFLSpDp?BYuLHD"
    "x]K|vVGrKW?u?n{v?P|@B@xOAnK{Hp`^{LdR?@CVx?\\IvO`nE}wHxBS@m?DF_ApYKJ_~F|lGDbp^?pSc~_PRl@|@?rDBsIDY@oHsGCBqBnrvC]ob"
    "KLWUxk?u{Ld~OdGrE]PLL?GtvJw^tRTdtP{v~n?KFOAK@bgQB@IGFsslHnKtK{NARJHGCjl_EaT`zCoH@jOICMkhD``ewMwlsAX[@|ToqW?tK~[o"
    "AnomCn\\LEoxZkPgksR[IPsD@OO{~CPt?EBqavaClvbmF?|xUBmxF|lHwxCp`ArC~@~DeI\\cf{pWSRBwFx^WR|ocq]ZojHRtrwOk_|JdDKLXWJRwb"
    "AAWgXO?vsMbwwBx]AmPLQmIGwRo{|SmIwPq[RmS}PRla?jojvjPfucJ~jkShx?{oIqyMWmlUtTLLFmlGBtHOuy?|?ckaSF[dBL?u?ckIJud}|_^p"
    "vmbI|o|Kc\\slQ?oiA~COANsd|D@kulWdy_{aO_x^B|sbt^bwOODq@pwbIrAkG~sUJ}k[@\\{@KQQH@]{NsrUfw_?fBo|p~boezM|@}mWS@@WvysoV"
    "FKov?}jA~`T^PAouD{KTOrhuKP|SE~OH}cgjA|rELN]OseTfz@SyJ~gyC?SQD\\phx^OyAmxT~mdRF|O_h\\_`NKd\\r{{Sv?xUEaw{}]GNoOgoHJWP"
    "qZpeE}TJzphU@~K`@ACyy`WaA~\\Z\\@TDNjsdzQ~vqADtWopJ@`LFC@v~pP\\Ars^qNAuPM?@@i~jSCBTk?Ax?RlpJJqGfEKw|xMhwFMDUzAwhJAbv"
    "FXDkA|St@@DWwD\\aJpYvD@XKEaGLEnxFwOWxKUI_po@hC`LDPppBArgMmMgtyk{Oxd`KBXGpH}cXo@gp?NPRQRL_|deGtPF}RRlIWRTbA~e?V^dV"
    "?lJJxafRHOODjMPUG_xNs|Zg_}xLeqSxx?MkEMPxl}[j|c{mKm|YLQT`|kg{~`o?BNsDv?XMDotkAQT@kC\\S`]bJPE@`EnxJTMDM^]WiTcpdE}de"
    "r?\\cs\\z~up{qD^YQx`lFIPvrvsG~?bk|JP?_C^TtR@WDRRNXE?lI~ox_@NzPwN@KzrnQ|[|Fy}Tn|FTECseALdCl{rQU?Olf?Nm~CAdaEc_kC`JX"
    "p}PWI`_Krq_qja{VzBss}cGjF`_d}PtGvmiMu~j{mLs^FPldFOX[x~_jemob?ANk|@@CBFz?BaCvy~slw\\DAC`aM}BH{GosSA`xDJqOfCoDH?qdo"
    "v@pIx|dJyORaSnOaG|WinAp}{Bpvup|XLPLkQ^\\F|qW?HP|nr\\L|PbxNvo[mz\\]@r?omGtKvrzG]HqkmAZh^n~?~w?GknbOgzOTZdS_YEoxyy\\iS"
    "zbwrkUHet~OggOd^NSsLpPgh{lPAynhRtpP{HkkPx?c[{_x[O{XG?kPJzBrkGnCTfs}GCx{v@PxislxmEdXmyDftG_ToAOXS?^SRL\\DrCR`L}MpE"
    "vZkvGNUGMbSlJM{ov_l\\How[w}PV?fcE}KDH|BXbAncEy`tHB|xbwAprcUNNHaSoHAs\\~D_JHbOV?PGm}ogm~BcPCrvjnULZsA?vH]xs\\a`n?ewU"
    "bQC{?ROQt?_PE@Cb}QOUyOxxq^mILbDi{oQNDUK?DpGz~pTbtbS~MClZJosqvO_JCM_~SR@auAT^oXDY~o^qBLRz|M_gb|_XJstxzOGT?PGz@aS\\"
    "zxDF^jp@@MpU}AqUzoXS}qdx|`|ux}hB@~X^Cn?zvcd@wYukQmCYUq`NnW\\B~OT]tcTo}oK]xMTIzE`PBpkUrkxNzrTgOnKypEkcBmT@ICSu{m\\c"
    "Jc_{SRpqf@D@S\\GvBql?rrW[AmlV~`og{nGtcC_~HaAWm[|vBQmHtRxW}O?nsrchF{O?yCwiEPuwKk``f~OwxaX?B?yMAsLUBs`f?DH@xBXNN}\\j"
    "CbGUzcCVLRXLtqoZ?R{dANxR?RcmESRdvtkfD]hRop{cvaH@@NKgPQpML`@fM~SvHMOgpj{|xaO\\\\OSTz|pMySSmD^dAzd_[O^`KH]kwBncmsrcm"
    "MMhoUlw`zB?vEOWIwsFZ|~CjCvh\\EBp`x`?h}xGF{m?JH`KbLdc|OMpfjrw{sXopPOnvF{`H?`g]@@OkopWysmkD}jN{LKttB`DqIn@`wQT@PslN"
    "KrW?J?DTxdGJQ{WK@KSG?O?mD`KzqR?j_?D]}cl^S|kevC@vAM\\JJMLME[\\kEc_|IoS{yRlZE{ICJbG?AJ_RYMQdI\\z{{bhSI_T`{aZ^Ka_qKrWf"
    "zn}U|}_wNQG?|rsfH`v~~pDy|_[LuKKlH\\O}?ELBGPkliddbSttxSoGJ}O_H~CxP@_}C~P_pFdTgMosvIkgPvBTyp~OGz[_?BPs^}i^Mx?cQ|RyP"
    "zrGgEb`lQ}dH~eFy?mRn~BKdIbzYpBcE_^?^?ACjwn?_~DHZvocM@mogN|YQG~aAI_cCtActdP?NAq_[vM{y|`@vOkaKrRpO}`saIq{BEK|_?q@I"
    "}MsZtJXd`Rk~Oc{ljmzI~kCPxSSH~^gj{]P[DC|LH?]EDptX@MxSud[`}[hBtDWTMOcZnQXBAbO]{rRhpuloMon_|oOhCi[mxOGlwb`R?aXV{alC"
    "sPDGAHwv_|waOF\\TbO`L|MO|r_xcKR[}oPosN@D[E}lmuPKZ}^lVlt@e_qCauapjE_g}AOGGz_Rg|oxVO\\d]?m|EwTk|S~om~~NAGlw[k\\}^Yqjz"
    "Yoo_OMTxwSC]?dSW||saHN\\KGB_xH`WVJsTMsL?o@?tT@^MMGC}O~km`wuXDy@~q?pcuvNPTH]_q}NaJAMpTIPtyI~DFFXHyqaksRRFAHkPovc{n"
    "LmG_vqJAFDW~EdyE}qTgAQT`{D`JHr?y}q\\ALR`kz}K~AnShB|{~G[p[Gnt@k^WN?ACxDn@KGR?jR[|Y}ssr?~LJA^SVzt^{LmkRHAOG~rk}FKpA"
    "?TLd|CLnObtMpP_gwqxeK[`FB?A?F^]?NAKptAT}INs}OO|M?Vk]ycLmy`DAGNt`Dd[Xp{sz?BO}RRxAPCSkKcoV|}URtl]fFb|CFoW{L_kS_pG?"
    "SCKfNDD_?`P}T_RY_riSqQWkGEaAK^pi}@CUNNYQxQ?suD{~@~cKD`lL_u]Bk`@RE|L\\zpfpz?d?n}lKL_t_Nr]DMoDSvmd`D}pD|PKaJRDQsAHC"
    "D|S?qnmbHQ?x{SKst@ykEuHcx~traOeWoQK`Jo?qgL`~OLA{U|dWrN|ur@HaHbta_p|Wu^gVHa?e@]l~n}{EKb@_luWiqmcHllr?F@LMTrtoo[_{"
    "Eqa]w[l|NoW?{{XMRAwwzrUWuOTRzdaP}|\\_IHGwIFCj}xFW|DX[w[xaH_sSoaH@P||~K\\hLF^OjzsSbqtOz|oSrOBHHFs`Iy\\|Cn_^eCo_iOPGL"
    "DT_j@RDnBqPKF`oGu~lHAm?y@\\KMF}|PxAK^zQhCLkhMonsiL^G|zpT_VLGvnOwxAMObFkhazOliC@YFk|tNJ?aGBnCdBNQBF_Gs??GGFfk^teqX"
    "MsOxK@\\^L@u?v@HX}~tLJRrh}`{l?oQNz}PG|nP]z?`rwq^jpB{~?Lu?SC@BC??ODAOfvmpEzOdXvo@R[fPXr]HKFD[}SODy}[_j|~XXUK@w~BCC"
    "GAO|?Arqo_aHLL{_BTCZ}_|MPoGqAmW}{OJq{P_r?`LMzcYC~cxXM`P_Bp[{RrWs~]_Yw\\|a}~|FRDhnkqOv}BqGtBC^FMT{yOo^tqi@ccWnTjdT"
    "~@ciwrWeJoC^OUhJB\\|`~nEU{MwE~tTq?@K_TDQ@D?TJDbH@?AHbIPuRBwoUC@|kv~|@SqK_BrdjLNdNImwuA~{yNZpYvzGvvB`eHPclFrLl}iKr"
    "lGFm}mk_Aa_soHGexqg^POie}PbRYtS{vusQCZzh?lHI}T_rpMsm?qx]A_?XF]FtJCtJFpl_EcgyEOWgFg|M}n@vB`wI~{e?_pIL_hDqAt|GO^CD"
    "nQsXBA{zHNg`DROrCw|LtPsjprOm~W?zFT{VD^\\ryMP|DPQKvwLMSAxn}h|P|SklxW?xtFoKz_xL@oDFNE\\U~my?z_o~xQpyypoNCmowxqWdFxDQ"
    "nP|DPTSq|MP_zQwcq?PxfdHU|Iubw]x[JsMMEcT[VrAFLP{rYA_pZOpKx_Wrx__rAqciePkfBKIlvQhrCA[XIB[E@_}W?MZwxNeiBt_r{ADXRRT_"
    "_zzrL|uxtBTJxDp?|G@TTlgazeSA}xDI`_pfc``WMDTjFM_gBpW_Y}{\\t~WWLzJrz_Te|W\\uyOLdAmslL]W?yfsaFbLMFq@hsopU]plFsmDyMZlJ"
    "FbcjRpX]FYD@sMpIx|SxB_DlGBjRRPMZJ[SnA`T[DSpwMbdACo{r|Oma@RCOK{wTo}?XvaLUyk@M~@sW}BWyZ_@^?[w?G\\{SCbcfDLIIu?tRGBgb"
    "vP?vJ^?joDCEn@p?~pG|wkDY@KBzOPCF`QLqznyBsRpONk`fwrCyD]{oN@WgyPoU~A^NYMxa?rWi@ltDyn^xB]ki~NHv`P_lCnmGsTShwQbAE_\\]"
    "xoR~~otLDdViW~URxl?|?`mdCo\\?E?UI\\PLlV^HnQ`JqIksaI]Wzvcw_ys\\I}rCxnmLovRqLSmVkE{TRupKLE@KlE^F_Gq{|EM|IMRo?qRKCzodK"
    "w_dANY^rtON^GkTcEptDxPGxIB`\\ash~l|[EyBGgDQxDF\\TiCl|CDQXNOP\\BtCDXKnnStY?{H`DuwK|ldF_?@rPDPNdLdR_qN\\o[JLWl_?SxImGn"
    "}p`tDE`[~_wqy_hsJ@HTHyWxvq[L@NcsvSj?Gmfx|slsQO_B?@\\Itakf{bP@z[QLG~np{_OtxALuDOhoEg?DRD@o@Lb`AnxRtSDyCSJwIG|T@RXU"
    "rp@jKGgDm[LRA_DF|ZVsR\\WTGaoUBu}Upc{[|nnx{}\\`uPx]AmhCyq{GDrG}tQ[dRQhcx}lRKu|~ACXpprkGz}_\\zl|Jp|l|Fmkm{W?eIWuUB`\\K"
    "jNs|{o?BQ`@r|p~YHa|CNKxQ@`v?^qRJuNdi`]mRKAVgJ~{PBoeHDPlTlPk|GNo{IPcMCc\\lI@`qE^CPAAFAn`GBDU\\[HE_~yq\\KeuPv{o_^EaKI"
    "KnHzF}_bCMs{rDPcHOP[og?mLQo`XN_z?M\\XJ`PPpOBwNr{y}kxPyw|QkckDF~V{w]SFi\\xam`pYCRmjn[}PxQc{yO|utnxQu_o`JMSNvL_UGmoU"
    "zi|YQcX?N_DeANgW|ZGjnr\\_uNPqJjorFQkix^ZGBPB|sFcxKRS?aB__P_OTpR[x|pI?AT]AA|Vh@O?a~D?n}aSVzAgTA@oDprgWvM`\\p~HwGbJ{"
    "eQXPrqPo_aMK}Rkplkm^yqOr?PkbwcO\\?zxZIebKwaw?G_yFC_\\XMN`HvCwfpXGuG@~X}aGXGjh??ltsketi}Y{]rMIFJNOpNpPBBNw|S_{yD}gq"
    "@ToPJUwRp@[sgN\\R_}CxoPLMFESdOsxVuot_{DclRTQtEN?R~_Ksz^aFw_jrEa}BIakH}oWbH^OWw]O}DBu??bgmKv\\}CaxYTn~w~wpBy@@KMA`B"
    "xMC|~Bg?kS\\FTq}LA_wgBslox[Wiupcp~RCtJ~kDVKTRKBWcmCum~fDNFru@}}TvzdozLnc{TOkxMO[mMNWQCBpVu`uCSaOv{lYKmut[rpdnNc`o"
    "BN|cKxfdAPgu{w|N?nwtWOh^DZNA?Rxb|^TUFZ{kISx|vsRzClKX@OcexNX\\DGx`u?qYKbK{oQH\\ApP^yN{KxmlLDswMn@GrCNOe?~LlDpkp?SPL"
    "U^ty[C\\Iy\\wp?O}?`Ptb{cwiDZtVxbuIA\\W\\TL|esR@UBwkHD]~A{}X@wKbpy^v[zks`{^{u|j?wuHHH?lSjUQIC?`_roR?\\Hox\\E]FgD^hWf`H]"
    "LptPqPBshKhY@ahBLbEwxouXxlpbG}gd~~X}}|Woz?jzteTXNd@\\CoEVPO\\DscSuEOyyPvQKDpgQuoOloOkXpAkppAOwOamLWSyG{XNxy\\TR?zlP"
    "~sDIr_h?Frh~ABw`zMin\\QkcW?g`qA{o{uJPa}pPE@{|}tdCHQ\\gjR\\pR|_S~AS`FnHY|aUGG[O[ynoDJN^OV`OHK?OmqPGUtCKxQBcRD?s\\t`zm"
    "G^|v}`{UMm}A?M\\OHCXAx`]MJr[eJSeOLShN?SgC`]d{y`SZBdOYJ]~Dy`eUAQdii@m]~CsIQSWMX`|TDBH\\VTmPOqAc|EL~yck|w_dTxShrDekb"
    "AuCsBhwV}`WVOlP?}?{zzso]?LSroQpEDm|iCFyKF}qKv{Hb@Q?LA?sGJpwBKPdhMe?fqsd[Npt\\|pObrnqExokG~QctJ~g?ROKapsp]J^_w@Cd["
    "~o|xBr?c@bhs|ksF|^byuRGa\\i\\Nrng]U]}_FLoHuAhbGQXB`PeBrcVtY_|cERRrFAOwFs`[L\\suOSHgz~ohCTweKJcgNBsdjrKOBPONAAKVVrL\\"
    "JcDV?@co}MxwCHDDHo[SK|PdvoxPy?IARohCJ\\\\shr^?OJFarMJqFBhbIIx]qbDesuCyymwPHakw~?ldABThNAbA}\\||~O[x?DGdHBpB~aOWzrXd"
    "uswi@TlaCpDRsrwU~]WywbSr`PN]GTdEw^piU}dDycGjxr_mC`cxKMt{Fe{bBn?dnRPChrLKvQ[gPk{s^KPxH`[iIldjJoaF~R[PFlcws_TPgEov"
    "{QggNa`W}pt~PA?grs^kuBIQMRDBKzRYvIt@IGPGEaslI{Mh|O_nDnxW}YOrLt[\\ttJwN?sZBngTypGsp?EI[o`Jw_D[?r?}f{g~vpPiH^h}Kow`"
    "`^Ca@`?jGDcv@U?dP?pkCNhhs~KY}P_yzopwIb|o?`[lKqlTznGLrL_pBogoPLW}ipcNz~PKJ`VrHN_T@^kcHkTD}jDJyKbu~`G?wP?}{@sqIOWh"
    "}O[l}CNQFMoTjJHL~LP]w_{NwK?xpP`n~dx|Q|lks?Kp?M`[TQ\\JTrPKIagnyCLNxmeEYN?kzaSuD_TUDQDtMk@kvyzdF~t@?[pah\\gK~[hDwlKi"
    "F]Jk@@ofam?b~]|TumGV`T@bu^dkTGH]@BtKsqZrMT`w}nG]KNCayaSGt?PcwJ|Z|ftI~mxqOpmCxKTFFWHbx_{JCmpctcs\\~fxMx@qIxmjxKLC_"
    "moklw{hrLqdLu~|K?eHTJsprprTGGP|@@sLJtDgk?lm\\vN`{RqbPwJ]RqPDQkC`OysBNo}IOKA|BKw~er}{J}`xP?LtFA]CQTzu@s{djLP`|@P`C"
    "?odztp[vH}`AmadnF?G}BmrZ@RpFJ@OXzO^{vKkq~a\\]Apgp~OUo~@LSRw|x~\\o^}`hYra\\qOo_sa`hmScZxGAPXH_iNsRpP{`{PPaTLja\\[yQ@`"
    "L^gorl{o|DPYCd`{BtDcczuJFLlBJmHI@oxsKNOtT__YE`XPMVVyW]kGKK?RC_|yqmWUO?H@GwsSz]DFLNOtxRxOM`?vV|wO||U`H\\WsF?kMxyb?"
    "{Mgd}m}cA@@KwAwu}ChPKM@hFbKnDacms_pQHRdKO@HyB`cbEOdfPAtQLcc~iCIGFqLsJctVB_CihNwfHSxWIfPbhj?c{mWut^NAscL]NRO?I^rA"
    "AbTLNueEKNtZFB_nH_LaEkWOLls|t}wMwrd@rb@Jk}|WB_OlqNSCya[Xu@xgNm_tCpscLn{sNPeP?~D_aXDdDD\\SL\\XG}S[xoISut_xBm]dGq~XD"
    "vmM|O]KTmyCeGAH{jqL{zmS_KPMHKNghUc\\rT@CmE~JexRTr@`zwJL_]Sp|iAdTGM_XYwScxi_uDSpr`QbiSKN`OA_YGAaBAErJUt`goynTkSqUC"
    "OabvM@DKyoeDJQ_QBqW?CcWq@PSkO_plF@_U~PtnyPOoD`[vlpjyrkxmSaJQFRgjp~kouRS@ps[x@djUHok}yAL{d?DVomkr{|p{@^P{|OGNpw?K"
    "FRs|CaDhGOm?FgjPPi|osrBkwRckF^DbrAcy~l[aPng@Dq{|wpx^UH\\rKRouz@[u`SDBCYLGS~{D~`sAec@?{{xoD]gRuJlfrQbnB~Ra{?dM@rPF"
    "L`_E?}Q?uQ_NO_DlD}mw@`hFEpdBRHG\\@_X[FpoYD}wH?PhagwC[z~SgJ{zw]r[JJy|cmXD`?AsB{lELJAT{S?vnCoFxBo`OVtF_OUuU?bc\\D]_t"
    "PTmmHOkw{EGCbOo}Fsvjz[x`F@\\@L`P}CMtCJSO]d`cr~DxJ@sS\\HolsAe\\HA@PIx]TSN}gk|D~I?_G[zNjjyCnrv_vln?[vBRXLpOXXH`TXsq|\\"
    "CieYU_pAk~Kxh^XRI_C\\rnHasnxKGRfpI?NApnznA^td@ag||_XXvNS]Kphs~??RtaXQFPDf|`biAVGfHG|^UOoZztRSd_pCrRRoAA\\Vy@lAKQWj"
    "FPPEq^^UMzxlEn@RnbkDm_@Z|HEeqpvAt^ozJDYUN?ci|aIIh~PCm`hAdRWyNbuBByLx||T^HOw^u~w?F@Bp|aPNzN\\EUBs`r_WV|SdYv^xfFpgi"
    "w`syEf\\Vmdl}_DtyES[iQCpCEnl\\ARlXtb[bFC]n~SD{fQPPHSpv~Q|XFAL]M~?VqbyFC^XkKnhxM~{aytStKClYe_Db{adD@EGa@a?ZAQLF}NlR"
    "CR}c~X[cqNO?wsgU{SdAF\\R?t@?nwnYECrhsPo@_Qbb~~CCG|px`jAO]FrdlH`Wv|?qXNng|Q@drD@Kj|eR|@rMTC\\]EuMXWQ}S?z?hq~?@bLns~"
    "o{pn@PcYJsTJ?dKYQSXK?^Xe?QZyF_h_C}h\\MA\\w{o`VAoBkhNGGbw_x@lxfWY]n{mVAtOYDHd[qFa|hva@turCSQvS?~aHvCawYkmULyo`cwc?U"
    "|h^|@s@YEOPgD[~xEbL^gPdpvqSpaM_lYO\\WFmtw`U]C}~GeyXUCrqOABbHgORz}r]saqP__DREFIngUMdomYapI?mPb~QkrQdbh@BdaJ]pvwdO|"
    "IopaxPCQ@{ox}{lenN\\[{btUzQ_\\xP]Dy?hyRaSPVlQCFBTT|a{~}?DKk^iO@_HMICNc~^PCBa[cCbCyC}rs@d^}yPp]}`WtHdH^oawgLrWyZ`MN"
    "P@cH|iT@_q\\A{DNzt_k`HSd{Q_howN{ci`@hB[{eJB\\k@mxUn_IZG~LY{c`hMPld}KeJN]`DxuK`~QMlARKMxQYOMRt]LrdNqLP~JhGvk~HCB_|s"
    "`^llOoRZFPC_TOxCtMkC{~[D}|WxD_hABMgp@`go|P|tI_hXx]xMKaMs~SkRxqPtE^wsF|CZPqwWAaGe{almD_^E]pHL@mLpyMP@G_mPyKZfwq@G"
    "xbQVlTGj~@GAcb^hD|p{QpWe}k_hE^LL{q_GJqdWg]G{@_xUwlS@JaHR~`sf{qDLD\\\\EPo@Zqb_suHFEBROFrosGqOtMCodE{^\\ZPB|msCsJqd\\Q"
    "GPCqinSUwv@LRqOly}[iw@XeAJFTmtlRxnG[KutapoPjrop@p}D_@Qp_H?XsQeHez_si|owSyodYwpsgr\\Pj|sPM~}sTyMwzIPOPw^nbc|lNc]Lk"
    "?oWhBQd?lAHQAkxXN`AUiN[h@@w}sMcjBA_u~_RmA@_tLRhMC[boymnAqPPG@p@pDqa@v~oW}`qBs@\\iF@Gxoq?gxA@Dx]pWyNhc~_Jt|baIYs\\F"
    "DiTcX@[Pqkfh@rV~QHDHuQd^@rhSwpXEBac@|s_hrecr~OoWCc^stO{p}}uKQPHPJ\\|~Bckssp[jvMDL{K\\dx~syA?fXsKTYogX^xBGgNQKjG^TE"
    "yqzRxLzxJNSAjZd\\mTeK@sxSQryRypcWCjXNQo?mVbfAIEfQNpmEdpwB@qrO|M`UF~wrCCn_D}}f}bI^xOnmuVgkq]ctvwWR}aKg~N[l{OWSGjon"
    "{@P~SshJu|{qA^tPRePHCqDm}pwX@Qvf}akfN`SQ|mslucOSBa@BFQDve\\HW@Z[HwlTVpqOzDoJcnM{YASkR?mS~pMSUBXDUtHH@CAn{Er~ArP_H"
    "q@tJT_PKKlz|jRKD@}tI?o?r~OXTDVD|xpyLD@X]zJoLy_{c{]|cDNooBpkVz|[xErHMybOQQLPKttHZq}{qy^pXTQ@UErhovNByu^V|J_JmpyzE"
    "z`PSCeqjk[R]uoL`oZgdpvAms?LB_x[^D`Bqw`CNL`PjzSM?w\\~p~_pn}SDFFA@Wz{`{DmWXN``]?}gQoPZXvoKmwQKaCX~A~~oQv_DNxPOiHZky"
    "n}_RQ_xzBAks}PGivplhx^NlrzlX{eZb{nyMN~VAfoL`I?vAyo?pHBc~vDTWEsWF@^k?tpmEIo`KsN|mH^?cwqL`DrwFqJDhrZhmA~_jA{PujN@P"
    "AQQEE`S[{Cd^tc@CTCD@@mp[AnSwAKHBUpLit_s]J{T}~QcwsmsnDcTTEnJw}nKf~~\\iFeeUOQSJ|@qH{~_pB][Ltrxi`YoUu~_{yRFhGP`rbeXL"
    "vnp@r@kZsl{xq\\\\h@nTyln{JIXGjGc\\nAz{MKoyrRvfzqhG^N?\\DptoW}bSpK|PdEP@iu`PAv{u@GW|YHpty_ypDF^HIg?sCT]?ZQtvY?e@sAPt@"
    "NQiAx@DFrQ\\VlbcX?i_lIZc~@CHNIZg}CrFqQ}oDpRHZx?APDS|YBntzQRrhOqL@yZT`~Pd\\DmijEr@dDrCtG_gDE~jtz\\LRNn@c{B?_}hG|xmOG"
    "rB[eCMv~~lpuF`hg|`yBCItdPELGFhD^kb@fJlmfEAd~K^Sf@}lZv^[tIbxZA_nj_r[EIOgQIl?Jz\\y?_|wP^hDgJbKgyevAHMt`CnLRqaUJz@`V"
    "og~sBQTIUq~uH`srXJlnsvNd`^?wufjzFooLFnWYNPME?VSwA^olHNS|?CiwEtJr~QxYhlGuxo@smlAG{^[lEoPBAO@RVdGYYMSpj_TT\\NpKwJlG"
    "?~[rCOWz_|B{ulhMdmSY?|OQ??oKB]xk{P^{w@{dL\\Ok{SCpI~cwc^DRHmC\\uaomAqKmzPxJFPCot]_SBb?aB|sIHns\\l~|FpmtZ}?Wis}WVplKe"
    "LP`yCRW\\|J?poBlsAw|svJNt}Qosnd{ZABTExRgeGAll{@Prv}@^AowJpYO}wrd]AqVppPtbxlxNro\\@NoUHLLKiMrPb|o{qsnOB}@gi~[pevBJm"
    "}zg\\pbOOvNEHQQKKVHgH{Sx^R?HdfbkIDxGH?dS_OaS^RSP`SQI?{oOlGb@ht_s\\{aJa@NrbrMhfmoszGHHlENnJHswaxCLOv^S?}a|O~mhxvBHj"
    "EbEd}~xcEp|xFLgvpZtOK@IODpG^y^lPLCNaO?MJCvCg~jMq|nIb?MPiwPDX~_wvxuLSGmtMwR`CGO@_v@snpp_Y{ODMNpYO`PH]B`D]?@Khm?tO"
    "`^Ou{mTU@?Fo}Qo~E}hCmAcQ@TFlGjkjkbGwS?`?tB`NIcyc|chLs?|fBAcjVZBzB_Kt|_cycnLOnpDY`RDO}B[uQ_XJwSosEN|pHMCnIQzpZreV"
    "?qCi_|sbxVoGGbaDrbcGnQQA`_LkhcGbbO@hz[TJt?[t{?xPBR?k@SHcFMNZLQpD|CP_smdR~T?mJ]YMAolTA_xty`TAE@kkDbXdpAAHpz_?D_mE"
    "OdT`may\\Hg}Juo`TLOXECd|ROo@LtNNALS?FOOKh?PLTw`Rx{`p[lrg]bsl[AbSQ?MlKH~S|BTb~NnbAHNk[@r_GuW|c||h^`]dyy``SB@[`wsIX"
    "}ro|~]lLMRkwKCprrMC[?_aJ`STVCagfMkRlCOtPECHE{?g]snw]{mWi^r@BKNlg`PQtAQpXnKcz@AxFPshBoq\\YtdF~y^|dn~KyHCp|w|{mvOVp"
    "}N_ytPuHSqsg}_DcptkgAwG^LVBnDBGv?`CV\\nytNuVv@zUQEyOYrlk~}PhC{]qLF^S~Wn@FuMtqTmHS?mhs~@X^Iaw||sdczux[Hqt`o{LHbzYS"
    "y@]jw[Jm{qOx~eWw{}rWu]cr?LsDw?Wt?~DPLb[CAohh{~@lL]ll{`DECbdf|uR`ZSj^k}l}xp@AdXSz|N`HFw?zSbxaqR^~MRg[D}CsPP|}?qw]"
    "p}oRuq?w?QdW}C_^PemI}}swC^kvlOMDHVxhBOxRor{uu`djIbPS@Dg@o@Zy@MogdJNlDQwTxLgrup@z@TSp~N`@PO[DA`[SCb_RIsxIrOsiytHg"
    "rs`iywXez?O]~@d}v|l[M\\{{COHPD\\yS~_CrzB|y?~WAuR@bGnKhUdQm@cPTKsH@_sdYL|PYtOxI{RSepqK}G~KnJOTODML_G{?eCCWNGrFlIQ\\n"
    "zZ_sG~YJOPK@IbeAQRy[IeZpxcw\\}DTAypP?bc_Q|ATr}mlNxqKOJ?WvCnHKLSvh|Pr}zR`Q|Z|~FP?uB`smBogV{?hsoO?gTnjQKn_ump?aM_oo"
    "~^?py^KstncHM@Tt@antvP@H@N]Cob`[HnbyCttTy^eCrbxAu|auFRwO@[X\\ApLNQmoxDQWiOQ{c?CDB@awrQmPdA^KyRVO|?BdVIOgp?`PbZKtY"
    "EbPdEST`sBS]eO`dy^c|}dX[cMHqgOG_@MjSHroHy@TIZSP[B?qBp\\whrsBA?_LHD}`N~CaHLObyZ@XBG|OXDnRuLvE?zTdI}?@cwOKLyP_qdbCY"
    "~sHg~~hCLq@tqnDV@qthOocfUlDtujdKMnxTtOlpEQhBONm`s^tc}AgwHR[GH]`bE`j}Q``z~rkSNX}_DQKj{odXA]?hAp\\wE]HAB|l~pNaCL@pH"
    "|UKTF_\\GuRF_HaW[~Ok|@[AaMM{H{ONxCRkbx~[tNrM`smo}loo|BoXG|Bpd|s\\~ruGrORl@AJ{dF]dFEp@VD^hmPa|KAn[ZALGt_sH}E`xlwD[p"
    "C`G?yNS`KpKhFm`wHAo\\SpW_stdZKuP}DWHO|@hCQOW`VoqWD[G}Et?kxzGMLc`S}?D\\IQC}GUTTLAZzfsOV?~aIv~}c}sH{|dstB_`W@\\lRER`^"
    "?OqLgyO_S~RT[CQZK]wPAqOxHKtE?oLVsnwwJ`barSeNxPSiFBwWJqFAwmhDUrTQMRUV~qkwqnlM|cb|mdHfAL]Y|ppk@@gue?GYSO|az`khzpcZ"
    "wows@?GnzcWo@M`aw`HYfQkFVG`p?LLUt?t_L`Pb`Qvg@`\\?kW\\jz{}[@rkoOG?GBR[HC?Ku|^x@I__NP]luxCIUpPLzra|_{@FmJ?wd}RWdrBsi"
    "r{o\\x[`BAnhKupqY|ULJw_DWIbHNufA\\W?]OHqM]yj|VvqwnI~xTzTWpTmp?K]?z~sF?RO`@xDXCPbDTCnQEv]sMEbOLoq?R{j\\qDPpgMTWT~]\\M"
    "BeL?ru`{vAG]vnXIynpgCqIQT@WMtPL?}tGkJcdBDw|GAA@SIzxvBpSO}_vc@@hHv_hj{||Ej_jzKRtaH`?p]oQVKPL[_~yjG?pF?~KjJA^VHA@@"
    "zsd^NUpS{BaCN~XK@k[fTPCG@xGf@Rn?COo{IoEj?ELdUNdtI?\\LZQeIyoSmMO`IL@Xf?cOlJe@IGCDfWEqZffBAPMa@An||tmC`_~|zuoVdOBl~"
    "MpLau}TjNpToJCo]~qVML`IA{QHbH}KZ~CwLJWso|^xdHKOgE_cMz~{VznDOzQW[S\\^zFD|BGuGWr@[rD~|{uM\\oA\\lWxo\\c?BRyzs``MjdABDgZ"
    "w`TRycWpIDCoO`LmBHGnN@gbEbhg|^hd_?I^rm}bjmlIDB{mGLIWo]?|}KCILml@NO`[EnFrFPjAyCCcP_x]Mpk\\`[?CQA{yonPECN@sTQ?TVmW["
    "[Lxlyp\\pMloH{OTOta|RH?lqpOxMzb_gM^W]JFyCGr_wIO[jH~PVEPmPslPECsj?HDLZtPa@CMoPEO\\onwwYwogtsTO^HOG{}\\dlZ@M@slSuABl~"
    "Cp`IBrwkVedLsPhDJUc`Fb{{upl^JDsEFqne|ro\\qnTvEMZYtZnAImHyLOoKoltPlBgpxSLYEcDRB`?~D}uIymDdyOHRzsGCHAwn}Oon~q|fI~ud"
    "xMlfEnl_RMiLqasd?mQ@FsaCY__o?C~w@mTzic{PybTDEp_jF`DM|c@RCA~ihhGF`PRbXe`I_qkfYbdQ`XEH}heA_xFN~q|jomTFpKCd_rjw{wDs"
    "NTm?YObknfEw_y|URl@W?hir_sl|pDgP`[MDXZ]?ZbvF{SboIoClWD^M`RHdenJ`QfJq@f@xzChWyVwjBPn[`unAA?Fr_sMn[NTANRDZforuw]F`"
    "QwlnE]_rgbHQGAUUJ|YhJ_wqRF@mXEoSL|H[Bm}AYDhGdSHLuyMGLaSFVptFGT`}jCrQ`YMUh\\pZtNAJew~wsBqZrfTy`UzLqagqNOyJ`\\}WfCFH"
    "[LV`hCE^CEyVC}iDPla?Ag\\rR}Kz~TVi][siIjYLj`e?}hEkUgIJ?n^o|cBAWe?sekRA~mD[Qg?McF|Z`XlLTZgQg~kdmZeyhxFATcDvVvOzAxEd"
    "Lbuz@aYTzArT_zlUHgFAFPWtZG|[?m@XdXVAK[rhZ_jsW`@NiXGHMspVJCi?iqLrWA[v`Zew_~qovS^\\RQkFsjT]}JwXhQABz}w]_s{BPPIZYJAI"
    "Ahi\\hWxm~@P_JezA?C^gFaZp|\\hfzN@oqNMx{cU[EXc``_q\\vW|^~UmKgrGaVE@HfXE@By^s|pLmC]\\gAB_]?HDMqbHUGw`]b\\Lr|P\\UbarAPEck"
    "gHb~EEfY~@f^F]VGSpMDQg|PNn}XE~s^tgsFeeOfxaRGttXZEHD{S^~}uIq?`Xn]Aw|JcbrWHqj~Un]Px?ds`SrAzxG\\TfSch?[EwYhpCub}ODNd"
    "V[JMY~lP]P~Azde?zX`aQZ|ftHG@_|GHm]PN\\AeHIu\\Sbdf^zqJbSBKDrLV_YSbA?\\UUeLfopGD\\GQ`rKKInNWsmty`rFMQbHJ^Osm`vd~@ekHI?"
    "v`e?zfoAPg~HIG~xEMUEIU`zJt{LDqOiitwVt}Vn\\MYz`~KQgF{EN`scVXGS`VXw_yY?EPrANVjjhUZ[xrGZLQ`eing_yn}AwiRjIL[nMaNAIKTO"
    "hNPKD[xXXS]LvtAUD?OQlyo[]MxhvdW]_}jBKQq?XLWC{CcW`\\TmA\\vdQUss_}EDQm`~UphJAhFdBczaV?FAScozeSPVeiobv}Qk_w}?kDqh@ZrA"
    "_~mm{xD|P_FherNATBtTgxEGXL]?RDGg`^vAc{T??DpU`S@~a]}?`_mFPuJwc[HUmP\\iTbIhFXF_@tb]`Z?}_tJ}xg]XlHDE`_mVArYJMsT|iY@N"
    "y`x|xNXr@XDludwtMR{m|XEuHSce_}yNpG?G{}AV`Yr[DG}ph]tvkHGBBM{Gfw|zaGDIMhe?Bh`CITO\\lMd`QwtPHrWArh`~r\\cJ_w}KEg|bdr~U"
    "pcbiRcYzphFyJRNp~G?bKxE?Y@FWcRYRY[nhSO~vDw|C{rI?uDHPtu{`uPOvD~dPatPfPEhStOwEav\\vmW}PL{SsUEvA~zmJcpfwA{^eRAv[arb\\"
    "c|DnIziQDb?YS}m?WEcdrru]mAcISw?BpSI[vUS@iXJohKySw}[INLnlUazCTG}?jBKfQhFA_wdMUPlibT]?gU~APLan`_JADxD}blXc`Y^A^xFA"
    "NfY?Flob^?BAJ\\C[QcfAeePACbOfTptfx^DSBOwgCb\\?D^NQJNkT|O{@ArSzLmXpJSPqJ`AWNOZ?znC`lRHB}^Scrmwbipg?skl\\pow?@^PN|@pN"
    "pNgDndMOFbP~}cOvGrDwKG?hLNL~Dbobu@hxitM|Rv@F}MC`O~AD_~?qCqw}K~PMOfJLnKkWBbjs?VACBNDZFXlj?OPCJtCU_KtUs[{J|]\\XCnWt"
    "{@RgNmYHvOodBZ|TzOojKRGZPmXdHncx_aCWDB@LQ}dGHcKjwoeRl]hCxLdnAbSaG^fjNlD~IapOBL{|JP{kuIkg}ptEMp\\Mmo[AI}pUG][tE]\\V"
    "~arABqpOT]^fMqvwN^JU@cGhbqYnH^HnM|YGSATQJ^sxm`kuz^V|?q\\k~}HONs@ZROcbxRsDK^l~ybL~p?vuznBARRsGnKcjv@tHB@CNt~@ky^tR"
    "toTBHrpd|BUOOuDpAMa@{R\\YRBWtC^qvJQTEhQSMyRUCEcxVBaRADBXfVryGD`tTQOPUNBkfw]Jo|AaOlOdcBsScIp[sJrkqI`smh]wDka_SClLj"
    "L}XB}qxJI_p^INPtASP}E?pnY^^{~\\?^|NdOy^??uAxFz?JmYrc]F}tLs[\\~L]@IPMLTrA^x]cPZMckcTRL]~Pzno{\\@EntRFBw?uO}[J~xTDLK@"
    "MN`hBvGLCdMJz_zqJBB{@|gfFr^]FceFB~ErLokJJpiFmaKD|cFuS_@CvAeAB~@jHMPuvpbom{hQL`_O@JDqs]D?sfw{uppH|T^tirhDItqPI_QZ"
    "?{SsEPf{}a\\_oOYCRG\\~zm_tL}}Nrr@B@c[pB`?avnSZ`Pyc@pT{rtSeta|eAsXIUM`JrF\\f{VDUin}x|TTd{oDoKpd]LR[{BmPSVX?d}@HBO^wY"
    "U?KT~~T@{oGrs?CN|xdU|bLRJmw_u~OaDOxHLAH^k~?YxMO~FOg~HiOkz@ryzRdz@O}?FAHqHSEpD_BuwX?kxR@CA`TZBEylyHfn~lO[JuQOlmoY"
    "x`G{T~|K|jo{oaNxmKdY\\Mn^Ir_zGeDFOBx@po|kd}o{zA?VOtTkU]PJK@WxCmDp}^^At]cnGNPPi}lD}iLfg`whH^ruuM}R?qEkKbqJx`o\\IaG}"
    "E~G\\EOCizu@Vz[sPvQScG~~vZM}Tws`MN`xSwTLiqnqlDA`WSQXaWArpMliKJmTkC_lxvT@B?[Td@^XsU?bANKpEuHFOwrT@HSIgD{G\\TPG}@BXo"
    "{tvRKZ[ypCEAtP?yI`UDt@OisMdJyBrEHMeCyYqB?BkiHCDSsfBm?`PdRq}dmQdGWlH`Y?wuB_KiCodu_r`mwakKO_@jpbblL`uvBPGCNNkkxQHA"
    "~\\pWhrs_A`u??R?dzqCzmOtaHr|AuA\\ZtA`@s[DQ@}QVQ^C?sKpb_pxAvRSzzMEQxmnxy@nZrN[ymdSfB`gJ}lWgQ~ohCD_iwpB{HYgDNrkKQ^@t"
    "@LkT_vGqx?GmGAIdE|Gih@S~@BTRM`aC~LxgE@dMK[Dettw_B]pnzaIKQKtFqQoiHPGk}rsdB@GlDCbu?RsqZn[v{BJ?qQKfqasmx^YhDtbkm`Gm"
    "RLT_zu]\\uEnx}zLfKozqL_oL|}vzxxGpka_IGJSJP~OZDN|g?QYUr`t\\pkpp|BT`MesnY\\G_Sq@_KL|k~NtPFbhiDLWUu@ggKL\\[ruxuJAkRuosr"
    "yiI?JjJ~H]mRuQTtOPTCmdo`hmAwGQxOxKoOMa@ei|g@OkcxRA`{v\\MU|p@EFb{jTXghq\\@G|kKpMRCqwbZ_QLhzL__sM[l|{A?cQpZ`KhygAn{G"
    "Cy?]?@PTMlh]IBOB{PTcp?xRuOlmDRoEDaoNSLhstslAYM|stmwOvKp{K]cuG?LLgDN|^OPwN|@KFNu||DZqOt|_xk^mVrvQEZk[LrVUaCYNrkee"
    "~aCHRNchd^{EqU{^H`YNtkTGGOwiHaTeBEtm}?YDEdK?MKthI}QMl@R`im\\g~bKe~]^BJoxeH\\k|Azgf@n`LDy|lnQv{S~u?LOoJW]}@GDWLsX{O"
    "M`HLsDKvEKUEL?@{rpCor^GrCvrLQApjtOV|Dsxf@~Xnsb}xZlTeJILwGrkDLBTrKnxm?mpbmcN?B}xJV^^}E@gz@]wCxY?x|sG_qlkrRAsWE|hj"
    "r_qDz]\\KlpTf?rtmF~O}{NOWPB|Us~`FJassYRpCN]lUrs@JXpO|xT?nLAWtDakcs}M}tj{hLKdn|_@T[?\\E|@`Xjj]FMP\\gy]_P?{CsymZHAbS~"
    "JCAC~oHO}\\pUwRKpp]OBF]ABytINvrlU|RXhwP@FACC\\K\\{xFpQBnJkQ|RHRIPoJB@_`Np@HKZmRuAlPNbPR{Ax|{qL^A_va{K`D}@LxRMpIxD[]"
    "FPGtuqwzTrXVCpSx?qYG{r{VyptuAawx}z\\AJPFhoL\\Z{oK?t__dyo@TD`tXtA[hyNfy}uCFuAKRZ?@`vPgrBOtBxEO?xCSKNLG]F@{tLnHO|SsZ"
    "vucrMl@NL]htz]pKFPcd|uOp{ohJxkdjEnkVK^hd|TGjGcW]DzXds~bgDN[~vhoQO\\ppuubdGz|J@Bv|D\\[RUPf?ErDqzaOjG`?K}P\\SpU_^Zakt"
    "xuxSo^tFRzjDDOKT|{iC?s\\lxCCnCaLf{KtEKNCkp}V]~oXo`RWAymocB}@pOb`iqtswnt\\_?pKjwbxBzp|kFqSkDdKy|_Dw{CHOQ@TLkNfvzO[A"
    "?{dQtskaGNwcrewzu~llx}kl{Jx^ltPjALkPv\\[irPdj|R_lp|\\dG_LiyRPZV]?PO@FlregQBr|\\`_WvvBtzOrLLv}^wsnD`{ZOv~T]jHb\\lLAY|"
    "EaGdro`Oxp{l{~Z|@a`d?mjAHvF_G]llzuwr|n\\GwoKL?ogRDbeYzc@kuox@zOD@oP{ftD^svcL^~\\GUEayLN~@E}_kc{DtO?JXwIaThDtIgB[tu"
    "pM@kKPloO@\\^KRFUxld?D}HTWadzXosmAN|qsMlrCnX^Kl\\PoJDUh?Gjs^kgn@lML`aAq]GvBU@F@bXDyalnBz|Z@MTKse}H{aTY{BLw]b@\\?moa"
    "pLKFC]lnsscUNcPav|CjrjoHAS_\\pk|]yRLvANXK@ptJKJb\\yTlUR]PALODM|nnmH|o]q`lop?jg?P{oKo[I?atOZ}btM^l|v|cJH`@pElHQm[xn"
    "{Ocf{|cyD}CsCbxkteQYqd\\ZBQxO@pkxZjT^}`@{|Afg|JxKw~xB~Skd|l\\IzAcBjkC~nVWtGp{x}u|MCoEMD|KYvlpg@`TqEPWjunzuqmatdaTH"
    "~{?ZGAtQuowYQ@g[N^|`vb@nO^xJv~cMlY\\LB_l\\xas}imhhC^`~Irxx@DXtPrqpOPpRt^GArok?@QCBDNdTQ?xC@Y?RE~KjLrFThnrk@QoEq]WX"
    "?]\\[G^U`G_\\vqSHIvnDieQikqA}kFDknTvi]Lag]lo??|swyFjqtV\\JwLZUQOM_mymxmUOmEOPrwkbg{KKk}KmkmsOMBvp?QE_LTm|hXHbLLAoGt"
    "D`hg~bC{|TNmFm?pK}aM~ogyGPKixONm@pwbEOXVAQ_ZJS_w~@LzHr\\UVoTBM[[xmO{IF}`RwcKkLqE\\pNS[A]GR@soy{}EEradXzmuAwAWl|\\Lp"
    "yOpLML|NIJ|fxSWyDmsIK\\tW{mnrr@@iFqivArPEwo[elBkmxpcu|BgvpNgLxOwZkmsgyoO`s`lOFRlCL@DXFc`uCnwmICmNAC|`GrW|TTOh{|s^"
    "JTPjINuHxP{LkmX@pcoPzOpG@or?wBga?lxZ?|W^w_d\\HC@r|aOzun@[ikSoLtH\\t[DPF`[TuQ_kB|KYKsOgDkKslWQPwCPSKrvDDXEYtnHcA}^{"
    "yoHTwng^l@nt@\\DDpaDqw?tNxbXREWW^Eag{jtsVEtevlq@@{NxuXkpwbQTaEQN^ARxS~|c^QOThIPh@K`|f\\qf?P~Xutq}DgZtJgTK|GpuS@z[K"
    "E?sIuuSRzPr~kRpLJJJm~nKrqod{Xn{oiodE|qOsM?yJt~TjzT|SL_jVxPsG}looonsxOLr?nOoyE`kL~SIELd`A}pxaL~\\g@LxTtQkoJaTbUqOb"
    "H_{]~QK^Elw?t{gp{?LK{qcKwMx^t}ONqBQ@IreGL~zs{]siFolfGaCqp`Bydmst?K|pxLg[Bb@TE\\DFHC{FAp_A~Mo[k\\zly_PcrtI?GAggOBh^"
    "z^s{@@cYw{gbbn?^|N?^nK[E}_}@PB@z}shl?NxzENPF{PHSDlcr_{S\\VNgtFrTnJxEpIQ[~wxG\\v?OCslHZwPIX|ucWykldlisqJ?\\_rmCRDaq@"
    "uRTglcn?l?h]RqTX~kyYDOU?xOHlJ[{n|?wahC|TxqXbB_frpo_OVEH|rA_qn_@ON]@lypPTObG|GTG{R]OutO\\in_[x@MhHpRDSJmWCm?g^|Ywm"
    "RnFn}b{FJPdRzMXqq?\\xBo\\Ju~k[otKYqndbwqXL?]l}|lGeX@Hz??oJyp`^vApdo~p_whpwr_tlK}\\QvRl[Gl@sEqFDwOPYhUG|ARmCK|h\\qqXE"
    "A?y]gnxJn}xS{mqH`RSByy`gcA_LC~pmI[eMu?`IMPEU?^soRrOxt`MZJmw`}TCEC}oqy@sbJok~Ci}fgQ[oJ\\|CtQTkx@oQsBw_{`@n\\`KAE[T`"
    "AQEDfQ_~uScRUZ\\^xB@eBZPqHK`k}|@dG|oIJaGFEeuBM_hkA~tU|{lA@TdtPZstBhDGw|sqRmMC{r}QJ~IEEW|Xu[BaSylYMBVI|_WwtTSNfncU"
    "?}KqwWhL`PldBMoqy}ruibo@Y]i\\AR[EF{Hoq\\[Xs?dDCRkuOtOS@R[CY}?|C{|rDl}E|ZvcU?cwonWvY]KATM[iIroyKtsOz[Kl@KlN@~cCsbC}"
    "WADyHMHj@eHGgq@vnu[xv@guBd[|NOcX?{gUpAA?Md\\eu@LCSCCSJn[zW{w\\yVdLEm@BQ|tPxdRuF?aVFm?}sq_BCMWfi?rYDlg[FqKgX^?o}_?s"
    "w^cVc@cQIccsvrOjwNwkvT{GHp[[uqmbCaoD@phvL{Lzz\\c\\Hi?Zz\\dIuc_RK~[a}m{vDq@NX_`QyQCEJ@hA@Bf\\O@eAzBos{@?_A_S^rb_iF|PV"
    "N[{{Ock~DriRL[SaxNxcnp[YE}P{xdjsBBph}ALGNqORF]cC[BW|_?PWkn]oAqd\\{d[SFqWzX]xf|RCj?TOWCSpWD?shEsSKA`Pg?n|E?oopqCFT"
    "~~lN~axaKT[tw^m~wZwiKmTltJGwBqDqG_?LfasHpM\\\\T?]qGoCBEAiJGeWdF@kZ|BhRIOsjNdtV@oPGOR|\\JSSiC\\WNrNsIzHDFglk[I~KWu{gv"
    "~`ojtKcCA{wkvpPjulszlBSbom?xISKaulLmZOypz~tzULZAA}P@B_Jsz@cdEBQ?KeTcr@OgK`GeNagEALk[jmVrDoWvm[SRrPObwr\\BIAOwUPtC"
    "DchSqoh[yvKdtPtV|nlbJn?yDl`\\EL`dDQw`h|SAw~BlV\\HX?BlkFlFy~Q_blM}TrlWDvPDdGUPF}|S^r?g_l@`f?tojkePsIQckrrmNz[|@SKOO"
    "z`|BNoCq?~@`zD|YD]t[qI}UB_V]y|lf?eKux?tvxCSex\\erOMIai_zsKam@@b{Is_pNLQLuSOCsqB@V`_{XunXTE?hLNmxrwrcVR}tHjAclO|pJ"
    "zpLW@s`DC@GBrz\\C}OPmpm|u~RSUIjsPNSuG@ktUK~|Rm|d\\L}KXTqmN~eGxgpRmsB{]@PxBRDMcoEHOvziMtQSwiAW`|RGt||oPyAKZuPIVEcuD"
    "uBsBKTM[O@BpLSKFlRP~Eq|CIq_[|rO@t|]Pl^\\MuQ?DGLxDx\\cQvm@aFLOgC?EPmdOTOPscqZ{nFCstwB_F|n^m?]wGzTlUg_UWJC`W@]Dh{_s\\"
    "s`vNNcHafPo^v}cPAQ]bQFxiKCbZnQAI}M`Usp`XWC]L@T|AOaJpva\\u@aeF{ZSyFnPaHns@o@KFFal[PDru?LgzC@RE}}HPf^xLwuC]u\\Zgg~kX"
    "rKnn?U[mFsDK|{BE[n?Mt]Og@`vuyRpjuluiyi{no^MArAUDIR[hJblWIMcC|Yjyt?GRq?SuvrtOCcuYO@k}PmJwk@PKy@JtsMK]LlrqoM[nH`Kl"
    "GfQFO]WfT_?w\\@LbO~?Kx_XVycNt}eQJ~^@NxMsM~@SMsn{fvk_zpkn|vzqOxo[L?P[sA_yLM~wLiZnhG_HWH?Kf@~W{p[?Dy`Dc|lRizeh|H?CY"
    "|qcMoN?|Dn{p@BPJNmUFufozIrOLFnQBAJOOEhDNx]CgDlT?{pXG|nDK@@gcKbLtTnxhoqPW|bxN|U[[BKEB{]xkP^r_yZtZ|MS{yQo_E{tN~OOW"
    "NiKAlcSizODKQAdIrb|Eu^LHvkthsr\\_?}DcQdBXk@M~kBgLuO|bFsp]maG}M{pO_~k}sADzG@obAO{W~~VEnNcwj[UJMrxgErpVMP}NBnpMHTYR"
    "LSLnH{GNey?wL}_igzC[~M|[~s]ZOPXFLU[PqDlFD~DXAqswLp`j[`@^DDMUQS@{||Hx?`P_CSsaC?R_GAPo\\r@z~KyRQB|O}cdg\\qTjgB_jA~oH"
    "o]YALlcXOfhBL_taz?hTDD|xK}KmsxPWq}{fxWWquLpXAsDf?BFix@dOAr|b}U|YkksH||nzGAxFHHcaZaPs@R|c{]\\hv?kbH^?~{rg^zPufMv]W"
    "pRe?OwDaR`\\ZGEbsBQkQ~QH}PbxN@`tDE^Wsrexat?yFGRSwvOXv|?|cs}KPtq\\nw~\\MFtlaGEnhD`iROBsMzoMEx`RlA?nACBgkhQ[rBad}tn~w"
    "tO{aFz?]Ka?Tz]{tyNALS_KcFjd_}npwM?D^uMfAEtw?@MwuDQ|]EsTyHDopoo`dKUDBBQD?ET|Fn`Joxhtf[~WlGO`RX@goFQHSAb]OCIehZqU?"
    "H_CV{?{_IN?kp^ovGW\\wEk{D}SU`AUcEGPB?v|FJEIp\\UM`JLe`[LZg[hZNw@\\tI`mDyWnkcI}C@`U]{GkN~tV_sNrs?Ao[c|n]BHAsuv~hMSw}U"
    "McgjRjXRACeTZpp~Mt@NX]{OCO~qhwP`pCHBVBirC|XYJoL{STb|CREzLccKB_Vd}|KO?mn[|cMKFRHkzNGn@cPXFs`G@~`e@PpuKN{~|Ml_s]c\\"
    "inK]BN{RoNOAx@[kESP|RRk?MrWnMPXKJogiC}KsDqxLza@d@}XMz~SvH`CO}o_Kl_knB^SFxL\\THTctv_@LB@|WQcpGr^~uMp\\aL`Chn|O]pMnn"
    "qNlRxYJ?GD\\oN_Wg?BKox^SwD}^eCod^MNovE@UNs?cTHpxSNm?h~bSkE\\DvnIszx_ks~MXBFmpWE`H{mq}Srb@At||kDApdVytW?o@C~sdXBp@Q"
    "Dq@NKTXxN_?v`TwaA@@NyCx@?G~ik`K^KjpyBl^^Al|NzMyBJ_wmmDtEuMhADDphwxhKLOoiFA?QMLW?QreYvOKsG_Cj}Ab~KKvdMLy@uREFqAxB"
    "@UDrKRUsyBlsH@UL|`DgF?KcCMpeo?KOppf`Ka?lQ{@h~qCV{SLzoBlkHqMfyr~f^~Tp[PixNopnpqlSIqEnxxEA|OvlTp{vuQHXFoSPykHc}bU_"
    "O~V}HQfP^LP@Zmjt~mPPL?{QxrE^x?H^jJSpA`c}~pl_OUPl}oqMIY?Z@mKzw~WJMk|[xPofn[w}qLOrWquDFPdiwSe?Oscu{^DGK?phJRgmkuxd"
    "FPS[xAD\\KVGe~OHMH\\gQx]LD`^gpAkkviL_ytekQx`RAg]G\\uOLBx}Og~QgiFJbRDGH][^WUVpx\\}PgeO@bauqpiBB_B?pPmJd`hyEkIy~R?l^KG"
    "C_?Sv?dmBCW^S[OqwpslH{smFbGru_rat]q]G_cb@QLSKs@BBQCzp}l@Hzk\\~[CXEQA_qBljFCKXJpXrJTw~TR_{C_DH@QWysdtiBnXTFFH{FpCI"
    "BpxCAcl^g@e?@Qt]|WSYmOGBuCoOx_`bJnIFWJpF{aSwvskXT^zz?^Hd?yDfF@wzw~O\\QhTm|Mja@|xh~CdROqbv@lO~t^k`H{W`s_SlSokiQsC`"
    "G_sZn_t@~qWB}AXULT^fL\\hcCQw||SUvKQMZM@|sTOrm}aXFDSwpYR|HS]XjG_uGwOgpVB|\\|NCHL?cn@nhGS_ocwv`NzYcyeaLVR|tSI`M_zD{T"
    "slPBq]diAAw]Go`~DOsbz^`jn]{O@@|fQLY?p`@WCAAPzNKe~]`IPQlLJ]CMDFcSt_cix_q@FSPmFjlxwOSXIMdpaBtRB[|vsL|erO\\[G?OYEhDc"
    "~A|irM|^IEg[BxDIYVX\\H~@qZZlIt^Ci?LkA?STlwbX}c@tdHQlQMYYFBmDD}ImSDcWhB~dnImHUmqB~{neEgr?^HaWDH[aYI`Of?od}{KGoWm}c"
    "DnoSOO\\UqDOnB?GhCqSZWr@zR|[uoCLML@h}zoL\\sDDcpOHXKkLbYsBXBhkZ?L}ACrUHmMtMKY`n}OMBPKkqW\\hOEMSTCa{CMTpgwpseHpYUySKh"
    "tC~lDQWAx]`[A?c{?^`JBnPE~lJp?_ovG\\XWH]XUzatCxqhW{bcUiOpHzsG`K}D]GmglLsCl{a`r~}Lkzv\\?s_[pMaASEr\\D{DgPFROZz^\\NsaLs"
    "?`d[?AXN??XXDQKwIp`Vl`HtBc@NwMPiuOpg{~dGDQP\\MSwbIA`SG@J]D{sI~bLj}aKvq_WQ~c?fwqLDIAxQMSMsSVXYOO{dm_XIr`_u@ntVrLlj"
    "Ei@BI`W|zBgTW`Fe{~k`zngR?_xh}f_tBeTr@RSY@r\\OrZHCGcWtNvC]}ILW\\pEKpP~hlaWtAsk}wBywArPEBBmwy]fkvaTEppYb_sWm_{xM|blp"
    "FNSAC\\HT~w?cwZh^@\\Ch?QzmNn`lDNWhCt@cAoGkMOk]J\\aPnl`MM`L?sDSlp?}QWnD@IR_tv`\\ZaQFv~KgwFtXZN@d~ztCmHmPupQWLI]wpJNgv"
    "?pD[paw?HL`WF}SxG[PsH`xK?~DIQpuCBtSm{MH\\BMGVKO{|ND`T?BWoNnLzo^G?iDcZTRl[lST_rjxaB~yB`]W[oopS{ssQAl|xz[I]vuzJ~W?R"
    "wDSp??_uw~?W}lX\\zJZzM?cSGBW_GKtmOoyciQ{iSn]jitwFOqln?bR~w}@]nEXINOTbcr{@seH?xsVqEN|nnoOn@plTaHYalstxtxDxJik{?eOa"
    "vKDKr`?tBQDFHjiRCrhu[dNvIA[|QOOGfM\\av|{crKomv]kg~WPeQqvqDF_cELLwPADUyNwkJ`LO~CHkK|\\aERGgODw{~~^qp}{ap~~DwKS}Ct?l"
    "|@d^HKo`JAtT|KvN?naNTsotraKgl}oFLnOhyo~]JfprDpWjK?GTw`WMt|CsBSKvHntSuo?ano?LVjlMUzs[AaspIoSBKJi`{n_?P|E@W{CUHocf"
    "rq]iu}QP`RAfqsOQD?osFrQbMKl^D|wn~|haheWCAoTJNbw]Q`T^|d[QMLO?CsECoVyc@oKj{?iME]dG^P\\Rz`^AyuY_hQsR}QkCG]_j}BZp|rXO"
    "X\\DPwo|ELblsw^|IxS{^E}hktQxapaTiQQUCxQvyyQHEzqj{x@Q?{]DpttFJ@tW|tBKlFb_EGQ\\uyO@XMASQKn_Dwqct@~xDKn@hjsB}LnX}oDwE"
    "MQWfSA{~LA|Unq_pLmYLeC[}yrqGECKBE[KwkcGADpTrfZACtCHdAY|]U|D[AbfTJALBQHYCuTYYyusk{`cm{JdcM~{APO@ZNTXdzt?_wODSF|`y"
    "GouLxFbnloPUzEhArqWTD^cux\\CWBcpwkMh_}rtlGaxOCZDjnP_eKyLyu^tA~__}qQooloEEho_UpHlo`Ph]BJ?yAPBe]jKPD~OD~}gGH|dWDk\\C"
    "\\l^bvPDOiB_AW@QA}NtPnC^_?SczMqKK@~dW?`GevbNrPOT{vC[gL`Ab?o`\\qrO`B|?Znokf~`@LpqWQ@B@`xrPhIHpO{RC}B]GugqLNq@nw[~TZ"
    "x~{XGAwS[^SBF_sVqULeqN\\BoTlTwCoU~?r|M~[EmU_ahq_alTESdrKc?cpYD[Dk~{fsWhGrnk@nqEo^KQplV?|H_AsOtnXCB\\_MoZxO{QNeBHGM"
    "vmKRiuAKWS|wOshU^cxQMd[O@N^_xo|N|KEwHSKbr^h_xSx@l^WB?jwdo^rvzYnbAootry[WE^teDSvwc@ZKsaOhN~hDtLpchpzYwkqAWbrApdd_"
    "MAR~vA@lb}`T?{lHs~DNvNxlCOLoy`FZyLpKy@hcIbX~~_Xa~pWbw?wtuNOhGclhOn@julTqNphH@?oXNb`VIS`a~CS}RdKAnadTvRw^B|TjE]hA"
    "to|DA~phv@pP?sOB{Akx\\]P?EP?b@{eeBulOxRMPCOt[rIXxBPpRBzdA@nP]|P\\r}qj~Qq@]vBeJzN|WuOsNzQ|lCQhttRdP|AqS@q??w|Ld|aKz"
    "HM^xgPsp{A[}Lq`QMM~oFalSD@wt~m]D}\\dfCpz`xd`Y|DHH~`PNTOdBvLWpsmonh^?nql_wy`Wdtlsc}nOG{a_O~mR}|pT\\~O[xrn|UGmF?FlDP"
    "s|@MHt\\X|]PrO[~nmbs_Fawlx]LRvMs^iBC|z@c@VbrvFbXszAKkxoBtW^Om~NoZDLcTI?XwHuDiJZ?eEom`C@P`sjomV^aDN`GcFrDM?rhH@mc~"
    "pM?vhpoOx^vzePCwlS{DKsTOCqxq?OxqD@pUc^k~FDwSE@oTcZxkGjwxn[@MeCdp?W_ysTMT{lNupOV`~d{xCATZyA?Dl|WlsAG[vBpWI~LfNcuA"
    "Z?HZx`|HLbDXK_pdp}gnnr[OAqSw|KPAJ`\\Esg|DKKeW{Iol\\N[rBA|]o}hfwvAoJ_XeLQ]QPePJCKgyvshruBdTzQhLDuQ`@@~{xAwnCt|^GadN"
    "@og??qx?qpOPus@R~JdiGpxHFruVupIGhkb{Jb}xDBKuE_z?pTeICykUqMLPudB_PNmQrEGJjcm`IOlSJkSGDkGTGzgFvb}\\@{LyEf?fev?l}Cg~"
    "j@v~Zppr|MWce^[xq`Tj||MJre`z?c`KxxNrCr[^F[KiDRhbwqphwmczOIHOS|eQEIaeH@dCU}]Upqd`{v^bn`DFJ_WRC~l`t~xQPsyBE_wpBq`S"
    "C?xHBOT@zOOtw@cwGt`[NrGqzq_tLnhP{PLGAmpHBV\\Ui_jM@no[CQxB|PoqKO_]C@DO?pdUCoMUzA?k~P{k@Ps[C@{yC`sq?@OWypw}nnciA_CY"
    "ynkj|RlVCr\\q}AW|NPlvMAOkrRKw|?lRA\\SXxdQAFphXMo__rqCzCatJyq`ZOqWsI_?r~ROpGB[JMqdSJ?[`v]Pc}@|y~QWO~@GsAOwe|_sWzrGu"
    "wOPQqpcu|mKfAQwyuqSrz_wqA_swI_@KXALsA~Cdzo{rusGpD_wYF~G{zOw?HcaN{b_s@}Db?~dVH@lnHp`FHpTE?NPgNaD@y@XRxPaI~ACaw_tE"
    "zpPLG~cu@Ns{?~?g|^OayOw_|tC~Ca|gxnXFAOXBzA@E@QKmIODUp??r?bhkFdC{E~?yM}?TEpPnAPhNBQ|tGmCwra\\_?_Sxvo\\OKMhRtOSfD~OV"
    "w_paFO{qI@oou@pC{`gj{OxUGmTK?`Oy@`lu@}|EI_lQy]hUH|hiJpTWG_|kDN[T{MkT|p{tF_POHQk?E?GeCAXAOpDHxoXIondZDQCdpRom@PdA"
    "C_gux@`Pjm|B|?|oz?Slwo`S|@PxHP|]{nxCCOgyz@hB~ALG?^d^LblINPPk{QPpyrS~Fm_S@ooD|PKtCOWc{OHH}?PQD^{XJapUCM[`DoLLC@Lm"
    "Mp@wv`c|{__`AP_iBAtREMo|MMPDgOtR~^xS~?DT}__Kv@tAz?S{yohTB[@VG]C}AAKh@n\\Lyk\\cH@ceI`go~]{nA_PL{\\\\RGPdQ~MxRw_k~vAhN"
    "Gm?xDPs~?~_~~pc{KCLQGAh\\t}g|{ps}wopMApgN{`HjtoSkxbwzMNHzEkpgHat@~^hp@jhuCoPYDNtTL_W{yRweF{|`}_xJlBgywbLPI]OoUCCp"
    "@@\\bGo_vyqKbDo\\Vw~sM?PpPvQpUL_XH|@tTCbHX}pHbKNCp|S@@HN\\cIO\\Q~^ozx`tE}aCn~?Hc~oKiQpktx_[c}?O~{@kKxoCXtSTIym_TNnwg"
    "Aqg`@TO_B^{tG?{NroOhC|?mPOoZAmxJzBCkOOHPBO[?zm{|Kpp`~QTJ}@TuzD[dBNKqLPDZG?tUyq{RJT[tr_hDInwTz_{yJbPOxicm{_OszSpL"
    "COcYIB@q?bKw|?XWHqsuD?P[}OxwFQhC{Ogmspw?Ha`Q@pC^GAHFr^{vBbt`EqlA@]PjC`swpnSbz@pLxAL[F^DLu~Wt?]O}|@iFv]gzvpcYPTXP"
    "J?HZ@\\w{@AWnw?drF]L\\FQLiIQ?ODdWke}|vB[|DDN@BxnSoy^hHI?lNvO`MBnxbHMBrG@Cg@PWW}CHbDODxA^kVSpHUAsk^{c@JBOTRAa\\lFokn"
    "?B[vvpC|NOK{Ars~A?cqF\\@A{APB|@pWDMkHwRWoGrPrEa_QrnPLEq@eCOHBAb[iAa`t|]?LH@WsAAiVGPOAOApEprcwxoHEuRCoC^xYyOXIDn|G"
    "{O@@G`?hNSHZGGO|@otW?Ad`{o_arRhYEPvuFPTUtAOeGpSPIaLBs|@_HRSmK_{OE@LWJ^{\\D^kmAp|VC@wvz_\\XDBSvzqtMBOsW?~tDMPpaCACh"
    "n~T@~``F}?_t?@KmGp|G|PpKn_X[~o|]zNWQCNlLD^uGA]Wn|_cjC~_bCqOdAMHEB`cd|S@o@~\\SBpHFs@xU|`kP{nKt}DXW~pPDBOpLGpTdLQMA"
    "ArCVtacyxs_xzP|BsbSBE~_RC~MMK?tNJao?DO|bEPBos`TdwoDOIbP_|QPI~L?qA}ocAmSd@jTaCAoT?N{nIo\\KFNPD|mwfEQ[vBBgLxOTL?b[S"
    "HaHTu?`U|a[u~_OnjJXjnnCy?r@wBPJsw^wFzQIH{||H}~@dTRKvJBhKyqKe@Sci{N\\E~qOsAo\\IuAsgEM{zA}cfu``NABhB{n?~EP|poLT_pqO\\"
    "ENkeKnpPHolNHo@NzOMJB@HOvAsx}\\lz{m|bSn_[{aphEnDNHodGF]wiCQ@d@aDK}Ocw?o\\RG?[UIrkqBPDRHPlL}`cVu\\kevPcwGaLN|RLc?nwz"
    "LR|GAMp\\{Kc_BQsvJNLKA?_fD^[]|NPBD_hNJOG{}_\\XA}{{y~Of~msyA\\_{AOhADSw{ABXS@_wcy?pOG@k}E`gyMb@J|^|d|plFLPDq?~gu{OTG"
    "r^?eCPSwwO\\GFQg?uOwj?nKrt^o^HBPF{BXHtOOPJPlPu_g}?aW~{RWpy_DAGB_z{@XnL`{H|_hDwPtB~aSzzRke@m`AHbLI{^OdC`DExaw}C?|V"
    "H_sbM@x`H`TQtRlFDoGgBB|lF?SeHq|@Fck~yLKrB~iSF]TTOQ\\[w\\g_vAAI|@kuMaxS}_styAdm{~X^BCMLwbDY{Oh\\vOhUCB_uGaKyzahU~A\\U"
    "w\\tbEakw{p{WITKXzPshB@T^KN|_{P`@EalMsb[K~atT{POXA@lA~?X]@@hMBBSpNOS~|KXes`szBpkVIndYCQOd~qtgy}@[~AKYGr_QCm`ninDs"
    "CbhF@Ns|K{hhyb\\HBmkw?`HA?RO?@`TMD^OdF^\\H{PT_tMx]@`{rAP?lE]C[H^gFvBP\\{pOcysDNv]C`CnTJ@@Oy?^Td~ppLtBHGAN_SxOdPuQXV"
    "MpmCB`kr|agzOA@YJ}xgsa?eBqGuI]KoyR{^H?duuN\\Gr]pzLAgg}P_GBRK~FosmGrwcE?cp~ODl@pg}?\\p_{\\YZINTDD_{yDrg?CBCaJOxWF~tS"
    "|b__KphIF^{sDNWNz~SDEv]G}`\\s}AQuhLCn@RK^oQ{wMolwIW|BqbHSyMVumjXOAq^xB@ufcMlzoRFNT~oLN_~eX@WlGbtirSWlt?rUYUCXn?s^"
    "x}KTNbHArlKjqtaahmAAyrlxyodREFhhECDWqQ_]JQ}?T}^?mlHWsLCT}DjOr~uHzcfsrtlID[XF}t[yaNwrAAFT}FYdmR?o}|ouC_x^uqC`ARCu"
    "oQCokcgO|~CV}fjrxntQy|Pz@_`EuR`\\Lp|l@T|_otXpq^XNARlAtr\\ZfmdHjGQ\\snzl}oByHSjTBLofQCDDTb`Dm@pKEnhOM`Bepn|IsOEHMQLQ"
    "~\\[|D?Gtux[uPUSlx}br{lt}VhxCYKpn_?zlRvTDJqidJzw]|S@Z{KCgqC?kGdOL|B@k?soRSMXkklTspSHiABEGhrozWW?psB?UOtwZ@OmABocP"
    "qUVb~X`l?]COtllYiaT`qRDSLq@Zw?cPFCUMQqVrVtDtImkzI@OuCQ@HUcJAAIOEzo?a~}VmyqlSDpgzL?r{dsTxyO?{unt?BlOrsC@QAuDBtQsX"
    "BTxSSPTQ?|ksF_gS?~rvfAWfyQp?XoNyzAK{NPDHD]k`A]pT~KdkuQXCq\\qMZN\\XNDsjHNb~A^xSKOolwpS{GpdOH}wpD][F{lK}GBH@tKw^}ooq"
    "LCXHBcPhqppa}Tpl|]H?O}snCPFK?~H\\Y]CrCTtbGHFZAYPDOnX~r~wnlqUBrqsOGqWMWc\\LiqOr{IUGD~CqFcWbovQQB_CH~LHuO~_I_~b|OIhP"
    "FokP?NcrwO[GpC}ATOlXD\\{Py~tqJ~kfzN|ZC\\H]@@aCyoX\\}~KpA_?r?QDYxnSisOlQ?C\\uzmQLQmpWz~czx\\LWBSlHj?kpX[Clyu@|CPdrfdLA"
    "~`wwMoxNMlsFEqDyUksLTLpUBRxU@A{qElROISbxKa@UtUnrBaSpxnuFsqo[OQ~Ak\\wVUIJ^FAxTR@SBoytUJl{Zw@S?CphrKMte}A[t{I_``P^E"
    "EoHGI^iv~oc]vQan@}kfpr}Lo|?wl^In}NX[XBKYxow|AlH|IsLDA_cPIEt}NCo\\xqoQIp[}S`_vHC_yNlHOZfdS{QOY`PvAm@vg[PxBSMwg]]ke"
    "Oa{{iCTz{~tfMs_aKcJdGrL{KBXkN?WjJPtr~\\rzw@pEuaWDuRyDAqseAAlQeTYMwOxUo^yB{r@M[_c{hAw{Nb{jM@Wv{MHdJIn{wnCa^m\\fE}Ct"
    "K|ymA]TDkNUJBESm_~cGHw??RqpA{nH~uBDvF@Z|bOdivw?tB_J_~\\Xf]L~oIhDEIB?klcAu`\\dNA[pWNl?iATLED|o{I\\KGxn`mMPhHP`\\]Bw|Z"
    "PR@erzG\\JaClS~QWArJidqiAm}zwwpi@~^[Xv_[i@A`@fPwUyY?~yL`qxpoK`PAINRXYAdTIzQ@I?C]Ipn|D}aKZERaYBNxUt]o}uKCJv`wOD_{w"
    "DG?[nS@gDqLO|e_vvthkJBHGC|hhdg~?Bocd}AwpEa{~EPx@}blGKPVtIN\\j|vW@IA?h{jw}Aa{sDsGBJJa_pROlyCAZB^tcL{wYDtd`CpPbUA^c"
    "?Kl^zDxYvLssNAt_xPCkk_}GrDClcP?sJB_a~_Uc~}P|uBHU?AgsmPKuHvKFxA\\Pxr|f?hG|Q`rkDPTmFbnIt@dG|bOhJp?ORa@UD@gUt?XM{t\\W"
    "n`oeEoP_KApw{m`QmNGkLbKq|nJyA@OuCKoIABdayoL`Du\\txakr}dyUwmxw[UADE`rAsMSxQ^^FyxDW{mg_~_HCAB|uLvyDu]klC{?ZUN?]FL?l"
    "JQal~mTL~pQ?ISC{u?_WEDX[QCx`CAP[occw^SIer~[~{BCK?JSX}AlgzJPcGM`gAabkHAjDww|nybcbEclgVla{vqo]pALj}_`GpodHzeTEw}kb"
    "wAbry@IVfRwTuDoe`_|BDAwuF}dv}TDbHoOsMOlmlDctDQK|PKxTLms[ymr}zMLYq}?^nMd?I?dWJZ?|ZnxE~blz?nSiUBspMb[Qypsx@RKcy`hD"
    "D~k]CmdZ@E@E@zlPulX@}tdNO_xr{~\\\\FM_es\\?JJ__e}?tlB}}IM[WXFQl^E|p]QChSDp{jBaHVLPG~tP|SC_wrFmKpGdCY|lh}IN@bK@bg||{N"
    "Bp\\UM^\\VvnglMOHEOrC{wCT^V_c|~]Do_{gMMFFPJpLa{zgul`TLAzhHw^lEHnoYKNUT~EXQ_~Vu|_szp@k?Qqo_v_HsDdnqv^LkJu?{?~XDAPva"
    "sg~^CpdrbsP{DN_ztD|_?QG}Up\\WA}pIAPq?t`sjJ_wyCAZ{V_OBvMyN|`GjH?TLho@^?A[]eBu@vCW}QPicH~?AZMtHq^pvX`hi?QV^pQl`Gw?U"
    "qdJ}M\\l_ursOv}QTA`IVX`|jtrCBg?wJ|~UA?aCjLkdMT{HNT@y`v@?UtNhayAl^AbhPE_owzQ`FB~oSHQptwo_{{bhmnnoElbh`fbOTp?XPz|{w"
    "N?LOHNtoy@[xI^YAqr_a{]{XFMXwL}jcPWtANbhqM_m?ubOvFCcZBcdx@bSA@RLmBb?qybgYCQ_~@QsW~o|IDQpls]`qD@PL\\^dEpbCXFuW?z?oy"
    "H_sh|BtlMKPgDspLK?t_zq\\YKqyCtNCwFPxwDnKytlhD??O^yBS}yQcq~~\\eG{@FDB\\s|QSuyDXy|plts}dPAMxKXQDG@TcXB}sqijdLI]Gjw|Pv"
    "QZtxVR`bl\\`HHoIMdlwe@@x`Z{mCR?_Qd`\\SJbBzC\\{|`TKkQ}tFnT|i@UthGPpOFZ|Q}phKSDmotAHKHn?dpPSCqy?OwSLl@Ak\\ykjrrzgTzOAU"
    "W@CxnSXN|t\\hGooxkmDguC}`FLwRMsP[xnkfaZdQ`PTZDm_YQp?VPRCjInSsu^?BJXsvg^QH@cyVyCxhIpsl?~i?KQ[Ky^RAHAlG?w|fWCdhEOuo"
    "J[@Oxq~sRmlHclMdy~VmmP`^lg~|C`uAEbaBX@dAu~gJHPdAD`t^EFxBhMc|Aby?L~`EA~cQgD_dm`~AtqoKuGkjQMo`?`OyTkuTIdHXQ\\{Nq\\?T"
    "}QKGGOdxWSoIwONuBns^EzLqrO[Ew[_QHLDZSRXlrpim?D?IzqHlJUjjVpO~E^CZDRAcE]Oup?glGegKGGvz[ThTOVwmJpOl?Ldg~ld]lo}?nmtC"
    "|udezlSuJoqLH]lKt@QN}KLrL?bx~nKq~~?VApwTE?^rSC_yC|KH}KhVH@getSsY@`}aOt[{?Pt]J?{?]d`cuaWuELpHCb{utBG{y{zyE\\[Zeo`["
    "{^_aocwtZ]sTNYKXI_JSBBcpQr[mH{ZTWQkI|@phqshR[PtYLOsiAO@WqTWrvkOhAAL`Jg?E{Ola~_XeHrD^GlsZJMBACnu?F@@IBnYM~bcC?A^{"
    "yRs_@JHRM@Sow_?cBk|LLpLav?`dGb|P@RcEhqcRw|TX|rXaq?wYlS|kFAKSmN}DSO\\@JeM|weLA_x`nu~?wKeXerEeDpnhdinghi@CIUro\\y_pY"
    "SCaH_udjKb?dstkCQ`KpLMGKw_oS|z?jy?L|o`MoFO`bG|PnVc?UQ{oYMRlSjo~WAqpSAniOETpC}RtlN@Gg~U?hA_\\RnxEYypcX|akVo[cq~`qs"
    "Ac@~Vm@^w]rxtAdcBTUHLNStNpz}FqYhd_kAgzXMBQIlA`ED?Sp^s^g[vPfPkQCGbK@?YO}K~Qpdo|c~P@DbRO?Bubu?LTDD{TD{BxDZ}N{]xeDU"
    "sQBU@LSX]t_`w^[__ryVDoHPk~tpG~Oqs\\o}E]`ZtvcfONeDMHwW}SG{Q]Cpq?KXA^OZEPEmU]sx??{OF?WatADVHaXRDavwE}?yxOo^xcvlk~l_"
    "D~LBg_ssKpUN~pGbw~|Qy|x`BNWt?}]X~aZyN^pFx?p~~lkLz`xAu[tO~}ahnm_AYhpYeUAitkHnAMXkGXGYaQl^~w?m{~s|@pGLCAHe@\\HLL@Kw"
    "C@KS`[XpF}d\\eq|XjabuNSC?VifpzCWRrJXHMTKjV`GcuRtFo@uYFzP\\ZNC]zqlxrdW`{zcX|\\Dx??Fyrd|WD?hRtaSW|?CcMoKkqogoLlLNQU[g"
    "BapaBxDz|Pke~PgqeOMuq`B`~oeCt{iWwmtP{QCk}~g|vkXxgM|\\rQ\\iMa?VFeKFAm^{uOPR{`gPvliFT|pD}alWoAPipswFFxPWHw?XzNGSVOFS"
    "~YtHc}Po{AouLBXWTrtPrEVrgza\\v_`wJhzrw_sVtNc_hS\\RR}Tis^SQqNsgr~}mFQT`]ntNoSx@N?~AEPtoF}XcDLl`Fqwa|\\{NfLBAwSxCL~_o"
    "\\~KqLPe?CVWkss@aswKpphxJ?{kC}?g?JZCLfKjLMpc@Do?dMUCB{pBgLlHew^HrOdXwJQ`A?^orrz^cw?xNnUKuF]xGQprz{BGRFOdUm\\r]~rlz"
    "K?VA?sO~KBsiDGGy|IHjxDH?pCKfvuI?N@EKNDhW{[s?D?KCB`t@InpUFriYD~S\\COTlF\\rsybDnnmICko]fQI`DLO^pOa_^ubSISIbA@Zvr}b{i"
    "KRBxHegqAZh|Eot]CpTY@bp{@?Kp?GwMnTL@A~b?f~txEJP_C^l|LMrwFK\\xu|GGQeM{DTK|iTI\\?TCGFOid|pl_wRAPPW}\\rmr|zownQM{wd^P}"
    "VPLe{hHIqatM^wETS`MTHvtx|K}IdFleA\\w|QAKZTPSwR[oEC\\WbPePGOBGhLdJ}L\\FyLXDeTNohDZ|Dq}tSPrSoPoeCi@@QJowi{q?vD?_lGhGj"
    "UpH\\Gq@Ntp}PKoLmH}}?w`wFtNhp?oG|JN@_ACW?}KSeE\\kgoQkCI]_lxEHPG?P^BopB}VKKArJwCr`HEP_bRxxYFB{jIHqrroTq_^KpvBQcssCK"
    "radl`VZ|_}QXdMXJ`Q_}QnP]ZlkOBq^xGJ]Dp~DFD^nA|YH_wT_UjxtRIdloFoABJY\\E|?gWF`OIiySs~QlBF[LdQzxdNQhzulUNCerzIlss~^ID"
    "F^yn|Rg\\~sCrzMlTz@DBTkTjiK\\wD?cetdfE~ooTDatDwaW[J{KdHaltBPKt}pCcJOD?w`U@MLdOLKW\\eoaJ`_cXC~`}xBxUR_DvMFRYy]?@}}sy"
    "QTvpwcjyzshbAdGRuHlN?pOT|?wmOcA@H^lBW]DX~d}Jnnwm|KTV_~`N|scYIAopA\\[uUa_pOoqgbQQ?ssk}yCY?GNG~DPKwi^MpcbkrvUPo@\\gp"
    "G|@WvmyH?Ds^R?|nkRlp@QyC^JpYisIVIAzyFpwzq?]Pxg?N?dHkAs{|]qGXPJhzNeXez_wmIAubL_FvqS|dHP{JDPA?xQ~Ja{[mDSevZ@scPt[`"
    "zOwAERRsAPxRINSFB`eYm_EEDJdCiE^APKQMzoNOBXDL}B[FsJbRzpCWCaWKkm{yPawMDcCtLa\\a@_kqBolTKcXcFlKvmcch@Llli}?N{S|D~LgU"
    "GPw|DzSyHoCoBP@quSP]bVsNG@wisL_moNyjB~XWvSt^JB]PtYH^G_LhnvlP?_yeGdhSbAx\\gNDyL[fvhlKb@_ws}|_GFas~VtX\\CNM\\xG|kM^Qd"
    "]yw\\CQGZ?qDkPSgfPz{nvBLLQAPk}yzX{bdor@pRCv_vNR@LO`[`~epjHuDHeW?Fu^g?GEcy?mnAoukuWj_qdLAA{?`HCVXKH_cqxK?|ptMM@Nsc"
    "BNpDxHENB`jln?Ljq^WjIQWR}gto}Lqa?TB`JN\\XHNSfEBw`gZMZIvlj{oCEMR][}toYLmWkj?~ACNskwuga{vQYl[@BEhIJj?`tQqHm}BO`ArtN"
    "?As\\w]wpyTmOvlHxxqQNyFf}kqGIo?inywQ?vS]ByEwRE`MQBG?n|}eQjNSI|GjgSCLSBQSMqcgttCGnD_tpBAlPW`IdHvs_rVMR@r`LLBtcBU|^"
    "i{]Hx_bAH|[Ll@~fyQddARDOCpPUBLtJGk^AB\\oaopAPRRx^HHG^ylWdp_^nr^LY`[k}}etKD}w{F~Dg|@BjgHDP@nlQbUK?K~@EPL{oth_dD~xN"
    "G?VAO^`N{q`qA]`ApAEM_~`O{aC~AqpVy[[oVOoy~}ZffAGcmM|qnrcz~{bZT|gVKpozHzb[?_THIATDMQOu{lty_?iwN`HVI__x?pCCRuVjRxG\\"
    "G^|ni_HrU^W{ypw~Y^dd{ThKB~?ZBaWLR?]aJtLjAzlPKqaGUaPX@BPOBMq?zDCd_~ofgmGk~DL[~~W|yd_rEvTNn~TYFNRW{g}fNCVo`QnrAcm^"
    "EBz\\EtJAuadC{AOmsGXSHw?{u`qBC[XNE|@XCZVxj?cCsZUOR{Sb_q?oAb`\\Nm|~HSQdGL[KXDfJuQh?JqVAlIg~w\\?hzmd~HVcb`?dyCjLG}Odz"
    "@eeGCN{W{scW}kdyIbQLFKIfKn@B|LC_J`whHcl|glvmiiOOw_?cBSG~ynm?kAgmlMe?vdclIN|\\}s_\\ENw?Dp[wD^OgbDJq~k`k]K`VCRKaEMbz"
    "w_HIebS?ICx?|oqyyFDY~nBrRPq?|MDjxNwspBD?OPtSz|[nCnlQ|t?cD@clys_nAhTLG~KzFbsfuUw{MDJolPoxnWH~xPG]FpJZxMTCGoeIv~|G"
    "ThE{h~_^^Bc}{CHTq?ps}KkIrrx_G^ksCNo?j@Ps{Qmzt?tTCDhPI`sgAR{YF}tf}`xWWkHGKFHLyWE|RL\\CKT{YE^W^LOGQJdlbfdu?F{\\IsCg["
    "y?jA}`\\qwaIouRRktOsnHU?yAc\\NknVuGG|EzZ[I_}sxSMpFVpT\\CLcuwtsLOaF{}bfveSkDDsh~Em_hVOEbJa[LOc`mLTDdPQTf}nR|af`Mrr`D"
    "NZlz{T{BTQeCF~CaJ}bApP\\ex\\Zg~og_EDgexns}^Rw{fLVs]_DnkHDGGNllDCDnD}{@CEcpBjp|MHxOEkZJCLl_J]{gHxDeCAkMfgKtqMgXDMOG"
    "YD|`BTihLOjuicWNOPBsgtu@`^LKL_lHqrPa|Px\\InOOCo{iER@^mFClO@\\Y_yibB@kYRas]NN[Jwp`gMA]K@QTB`UKZ|QskLHm?MB?Y?_fSUdHi"
    "om[oSWCU|RLAuXDzNPpBzDSZ}nZ{DxDWqhGT?jWXtn{ZL@V~IBLlEngK~?xMKsG_uk|riSOrVU`c@VZ?@BGa@N}Ty@HZG~[]xQ@WCqjv?RwfLG}F"
    "QE~i}|eDzHtT@CCnAPlRFD_aMsDOWQSiGA@B@|gpZBLZqmYJLR@gz\\?gnagwE]i?rT?`OSgUZoSNLa}Ctmmvx|?D\\^eJf]\\_IQ}oH?Ok~M^vnC^d"
    "zNhhQn`TH`]@z~Cccq|s~b@@?trCEmCH`VBAFmr{A?Cut`oou?B|Jco^HCQ?ER{}B^Cds^`Hu`rAOByn|AsrJ`XmLvlwQ~wUoVu{yeYlpR@R[@Gq"
    "tGXOC]S\\ti~DH\\hC{}hBF_HqFT@NFQE`PA[Murd}qYLtCd?~?]`X\\|m?I?|_mqTPaD`W@|QFxkDJpVqF{ntWfKsnHRkdPp\\eAZgPALl[zQVAEmsf"
    "wlMvttYvHPBt@zsKCPPoGpse}aKrgB^OH^UiAORALPdqoRxtybw~HrWU]W?YL~\\QJo|AI`C}zEPTNCOsB^WoPnDlAo_vFt?USTTNP~bwN|jA|b}P"
    "dnQRISokr~lRQ\\w\\xZxeGfY`RPVPwxFH`ReitpPFX?w\\eoHr?cIN`P|NF^`o{lotobkiI@FcCnmWkxVs`]NACtzsi{pHcFMPkxnAxa_eTxDwQgt\\"
    "KAIibTLe}OT]vPdOH]{@BXE?XIZjtNz~GK}?O{gY`VZ?pEapXQLW~m]?|dEpImvp[zMU_qd[l]v?TOJf]duBvxFEe~rw`XD}pQe?CEXohrdkVW~G"
    "S|Or_pDcPMzg`RW^`[jA_w~V_W|iAsLP_{GatfZL_rNau|?amK[^N^?ooaZo@Y`EJrU_B?C~IXE]p~lWI_swPqWJJs\\\\G?buKC[yh?zADPsiA^ZS"
    "~oSkTC?_WqCHF@ST|AxIgNKqJQNn}b[xUUIB\\syT}PM?rhP@@oU?`Yp]kM~AHNKFKhEUvW?oqzMWRaeIjwThiQcDFsQy_pFl?g~uzg~AJhDNArLg"
    "BCnAPax?C_HIrYxZKNdwcq`~tR|pw}UDIpd}vckFGXQVFaJuDM_]@UCqOul_oDU?M`ad|xFotcwZJmcB{mK^UW?at@Og`RrQkba|JZmFP]Hr`Zdu"
    "PJ@eGPpPWAU?Q`JOroA^L|L?jomh`PGje|Vqzur}DxGJmKsQeJDc{Ilc_sGfhX}?IB]goAhiipT[^qDU`\\gpz~bbLqU@_q\\a@cPhCk?gAw?JVa|H"
    "SBrAt_A{DqIw@hG}srvcsa[LOf{v_{bvShGWRHjOfXFpfHe?uW}VkAWvpbdeduhHGPA?qGuTOhGCdUeHlqrdxpV|hGXC~MxTxzjYdj}@vxvvTmmJ"
    "`S~LympApiX|W`_eD~X^yOlOsXxFPnLJDpgn@qHMFesq{}}Tv_pCk]Osv{XL@nZtESGU}~|t{~hJpaU@~BSmsN~I|CC~~N{qEaIZq`gd~QZpAOdA"
    "?UX@ua[nvJp_I?agr_smoYtwfi`Sp@xJ}|xDB^lmEMtIJ~Uf@QWRJ{plCNXXj`@TuM{t`Pdlza`RkldSnpwKMJPH}oTHJaX]{TN}S_hPIRDCOtSm"
    "S_wtqr\\u~M{K\\gBLnNjdKhl{|QcS~RKgIXGoC{{AKWCTnXsOIA{Fp}[Os]c_fNM?@hGN`]c?|aIE?A^p@dlYMpDUBW?biMyewxDAM`HYxbDC`Z?I"
    "~ud~]aU@pKtC~[|xBmD|pMtmOqppw}DFE]kvKaKaEmlbqSg{}APe|\\LQftklxLeEHmsIBsoNoeDEE`_eEaosADqXuRR{Mrs`JAYhC}Rnr\\qBCldi"
    "KRDiAn_GWS_q}pgwx]N?zRdCyP_w{BPhybhjOMonAQJrzTLfLNouvclP~Pq`LP@IZDkz@NDVR\\jl@?TsLpnwAOKRMd[X}?_Dv^?XOlxMAQhMzn?a"
    "AQ@\\nA?aQ\\hu~U^nnpuU~aHLu^{twN^zFOqTzt_ny`gsDeELnZCiqrLFyNxAN`oyw[T]K}kj{~_fyQbV|Qs_CUPTZVpNLT@]pbDpG]wUAeo?Ha_@"
    "CThmLt|BL_uBP]okFSZ}IRc{~_ksHqbxHAVzBPZy{R_yz]xWL^iFAm\\Nu[gwr|@D|bKAS~onwDqCqJT?zagoAQgbDMW@y`qEgCgzG{@]T]OlF\\@E"
    "WLzf[}pWrIk|t?Gu?`f{AMptEqczB\\LOyOLbrOS_G[sNA^sUoUOVhc?|o@OXApWUIDU]ybG_lp@_J~H{vmYJ{kl~BmmEB@XvAJcdEn~fS^d^wqTO"
    "@HkueLbi`]rZ{`}XyYsZYAc[xs\\^~W|KFMFzJW?|zb[~MwDxLaGBxCkeTrrn{vLKz]PeOO^NzoD@ta?P_phH~Og?y~??JZwn{T{S@rOu@Vlc}|qJ"
    "{MXSl?ze?XGaMLqD}sTeP`\\q|aW`y?]AumpP{^d{O^Gsx^TwCPpSyqHUHMPU~@oGRxG_~_GU~`st@@HGJ?HY?N_~FAA@?o@BBqwyJP?|~fsur_?q"
    "|Pcmy{\\KJ~cIC\\gvwScL}`@mwL@q@AUA|LOoxSsTg\\Jot^gyr`CAscXaq?x@Oo{bzEZaX?tKwPsAi??s|fPbJi^bw_wy@`{y~tPkWXGHFtwlxP^?"
    "|lO]q~K~rn@CD`u\\~sx_LZpVLuSWsUIPzz|aFNX@@tXjD@@YDE|uzPGpwdxG`PkJ~a{ywrOw|`lBkl}Z?oo`kuJnH][a@\\@bupnLOLdG{SGP{?Yg"
    "IJv_RqghFSHJG`grAexJB]eTJNggCF@XwPNkocxQm]|Gvs?]DM?ry_gotPcB|MHPCAj|z~olTQ][vT\\Tok@JAysYxTlvFisDyl{AyADsQodtN]{|"
    "q@c_Vbj~HHGpOm?x|pOKhROY}rd\\}OvbBnKzroxsE|SvI@txFasaRQ?ixRcyop_JDbTH@_KO@^s\\WN}isV{HmR~tKS{qeoglErdJtNGJsnRSvB\\F"
    "u_?{zMgZ|p[}MOQABgMGIDIDUrrx@g?hk}uDv]G_qmGur~RWtG@iLSDh??G]|ol^A|qT?O|Wx^?hiXDfLloFIaoxH`Kj}SOqDUMm@FpGHcP?MLtc"
    "N\\zzFqKj~U_?zAC_CORt|OxhE@k^PNG]EMLG[\\wKEivy_urAKYw~z@WIA`Gil`JWQ^OxE|pixJ`[N~@`DALHV`zgEsuDhO}RnG|fr^_R{``OP[m?"
    "uaIB`_XX}AhGDbwKyRHSGxGOWuwQ~?P\\{~]d|?gvRQTrRDjzr~GKOL[~CdCm`\\TdH\\XEE`yBp^JiynHBODBmAadjDL@B_w@XuNOP@As?qAKDJRLd"
    "t@_?|MCWD@Fs{@l]C`S?pDcxGnSGAEL\\vb@Y{mkxP?tAPQGz@@cZ@CXiTatcU@tgwra_RmcKvoTkMlghs@O{h|b?z@s?vAt]v]gtrtUAJRUD{aq{"
    "}T`yQ@DjE?SNis?tNNkMcLZTo~\\OFT\\GIR{e}C\\XpXXwJci_@kUUQp|hvyypR]Oey`x\\CtM\\Fs{y~|\\g?OCjxA`@w\\`HOONHKV^Z`QlII{luCqro"
    "oo|@plzdOQ@ex`CPCS|jz^JqIqrvpd``ysWes?@bCro{GLliIPXtAO\\Z}ndjj{?CJk{]l_t\\OlnfDLhxmsN|G`Cru]wbtsNjCoxXw]payOHDALhm"
    "}V~WjKD`OQo\\ImvZAAW{v_KLQMDubBKhTCTVpPoz@nW[MQBqzN?hmZt|@eHQ|QSlM]|Bt??~gatmBr|Pum}WAT@nIFKh|PwqM]?_@BPIGSBAz~~A"
    "ANjscqWdiqWtyoTK]RCvRnXUub@]J?|XtlCE|JkeCe@Jtr}@vL~uxdg|mo{gD}kQwP\\MM@@Z||w^C|_Zu][hrpWgPAu?vAX@A}|]C[Wz[_cEOisp"
    "hR\\NMiYKSOpwLMSw@@^iwNgZFpWixRL`RCSTEnxOI}pSFxlCNRLW?zObr|CYvIRu{|[avm?XZ]@]Cj?GxQLkDvSjHACvwNK_zmXCM\\ShKQc]o@Pc"
    "OkwXImkXr^_HiA`w~LsCDA@g}porCzMH~aC\\y@fyUAKGBaxTl`@cttfsscc\\l~{b?eeHyCxTx?xVslZa{p\\hALW}[`t_~@DPte?tC`dc{M?tEW|a"
    "h\\Zwunb~ijSY|nGZB^dC?p|tynSdE``NK}\\FBudOy^_erTD`B`xHllQk@OKtYAWptPPcGLEWxQXWCN_qK}TZN|{gJNg_~ALMolsLmPD~p}xyHWoR"
    "|mwOBedOtjdhCKXkx[lHzSDrBr[q{LSUksiZ{BlLCP|hMmIXT{DO`qMPOaZjw^?@@G?DIAZ~GHFUw?rwwFNVq_pBO|`rPN_WwpPOzy_FQ`wf?kOL"
    "PrCZy?TTHSF[B^@CNCBw{@S|`SWiUaxd|tSK@]psz~DbBMSo~[K?}pl@Jk{~HKt~_uWqLXGwzcJdwK?OEj`[^@Ea|aouhh\\^`?Gj_~CPzn^APMku"
    "GN@Gp{Xw{hDPvwXRg{{v}V\\?KFtSr[pIH~Jilq\\|I?K]jBK]zvDFtcwLjPNVYC@X@PDRHdBtxM?Ft]h^Oc@avRUUH|QGHp\\aC?gqgqGnEoTWo[GQ"
    "lpWqwL_xSoCYyKHqTOWmEB@TLHGp@PkI^bCeJa~nIQWqE@NZnvHitlxfvaxL?BX?i_ll@?`x`\\zl~mtKpPbVFak[|~H[{mwGF|t{F~TOD`|@C?[N"
    "~^@DyOo\\BnVxxOlJshDOSrXGf|DFDLdNu^ZAqN?Zt{UHCnDliOKDq~VAJiWrCG?S@~mY`ZEhlr{FtQ?IGxDNqOLQtzvABOhgDnE?EFMlr{aS{{xE"
    "^rpC~rfnu}\\H|~@ywSWSzg|PL]_k@xFPxuTgq|fAb}TarSgbhl^uy^wqDzKqF^ltu?IAxabuzP?{oQsWLo{f?OGh]S_S@pcMyNcYJAk^L\\v]wPYh"
    "zM@xq|FJ@WGr@WwY`ZZYJrA_`_LgXBYF?N_MyuHJtzhNqt`]X@sXj?dou_@|~cWyn[qmFLM?}~OxMOa`A`bwyM\\p?AT`ZCCL|alLodO?yOciQ}DS"
    "zICBt@LQ_{_mWQ`sKcofAcCUEpDhsN_MRCWdqjxzsJlqzQcUxowCgCBsA|wcHCp@IlD@@}xKLUiLoDnPq_`uAaOoDcx]_?EI|^_JOvcw~eQCFT`@"
    "xlWcQ|{~zMsmF]kQrM|KESLo{BlJjl[Ayv~j|~Ydoexx{VSQG}U?{~?EKn{YRcaT|x`u{[id`_y?y`TXiNlBtobooapso^zySoYmC[U^LO_M|MTl"
    "LPhAShX?skJANE?iBBghKDS^TSOiZqP@moBexTPqDKnZnlX]LgBriGLrHfhAwM\\N}|@BTCkPS}F?uaW[K|[h?EfLj[^PYosR?a_LM}Wz{s^fgO_R"
    "CqlM{o]f?sl]~mhXIMCpPRgvVaP}@Q{j^PBAObPSqOJAoPhDjpOVBQgppLYG|odHkTLOw@hWYdO|vlRYhOPF}MW{|}@]EpOLmcl|Yk_T|a~SSmgY"
    "{@Cq?YJA|DNrx^ALkZ_uAMhYtrp^~~@jLoyrx[}gWdNsgXapF?\\mHQrRO_QdITHcyBacHowHI@J|wOwLN?knxbog}LCbv|?s{{cb@N{rkP^t_s|a"
    "p}jtv_YTLKhSwMBxLN?VJmsuX?kcx~Dkom?U~__ZuPlD?sG@tngwxn\\NCoH_valmm~z|TSDadqGukaWfz^`AlQwZRq??DbGjCodJA^wGB[xhsX_{"
    "|Aa@k@WbDouE}aVyDoIuNfwONtlZu~\\]LAGvI_|G?j@rz|hJToNnJMHu}z|Ow@gg@\\`I~qsA_?HC_ppVIG?@TQ~r~|t\\YnWERQk{GJ[nErgxARxw"
    "|M{rAfoYChD]|Y_orA}XE?hZULU`CtsxC?wIMSWpT~tpDDPRN_[fy@wJFSC\\BRKS?oWV~bd`?BF?QRcmUZVn~|PW`RCGNZlOC}HCu@@lO|RsUPQZ"
    "z^_|rLTB\\{[H?mppYkFoFmoqJ`CtF`@HXaIML@Cx{os[PphsrVWRyfZAq\\Ulz`pLyddJE@gFo]{Y}odpLI]nD{wvOcwxqLsOOoQSrNhpK__kJRhE"
    "maURv]vcEwpc}@@cJLp\\sksHDTx`pt?_QAgmAW|NOOwDv_S^tCLwCoWB?}goG^wwt~tPKjTMLBLEBodw~rp^tJ?oFTAcJa{hmLon?z_fcZ_h?aC{"
    "CtTnAQxXNezoqt[SISd^SpoXdntVmAEXvXFv}npJmKPLHqWmMPJdwAbtNchCyNXcM}HPCnPuJawc_s_y@}pR}PLtMA|[S_gcPBESBpbyE?`l}Z|_"
    "xP[CVy?]{AHUznS{AXG{`P`lXkhP~@Q@A_AEtNHayAvmZQuNJUx_l]hZW]@O}^TrM\\dF|ShQwR{mOHD_hg|WC}soShDg{TzvMbzy\\K\\v_|iZuD@D"
    "H[Hfv@|i?qrpBr[xGMw|F@TCBptSJu_U}mLLgmWnM`TiAV[_y|\\p@TblI\\luFMbArATO~NSwY`p^OOPuynh[U^}X~\\P_D]liMYgk}rWsKqH[}mmR"
    "JKWbM`ICS~TJTKhJAnW{vFWWv@PfvOwLLJ_lGfLEzE_?Jl|nAA@vFBh[h?`fIw?yxc|i`ZP~zQK]Cqglz\\_eAw|ZyD`KBFcUAMHfqbputhEPXpXH"
    "{s_yEEHIHVlUPN[\\_qVAAmFLzemGFnv[E?ZzjrgMsBKOA?HPBaTWqtLkGtZY|l[hErDfa{iZ{`G?@cpNu_TMx`PjJuL{RkkSMQY?FsdOMTsNi}R|"
    "`SNlDRGiyRPPvmcdD}w}OG}TuXD[p`G{MBSCEou@}Ng?ngeBDtt\\nPwvDeDfFxDgLDh}xqR}FA|_{n[^r`Sk?hDuDRCz@_Gi~?EEwnXh~\\pSpbCd"
    "}QaQCNcbQf{L~jdn_p~oF?Hvqwd|_~?^E`D`{ITIQOpSvLSvqC\\L_xO}ypoz}~@b}bIjMVUW}PqbNNkBm~pK}jsZeNAKsXDLDffuEMtaN@|mFlht"
    "Fk]LE_pw{lDDJslQMkwxIprmD@KME?kx|{dZB~nxw_GirP]?zFQ?yKhf_qkGwLzAO_xsDXn\\PctnZ^FAOC\\C@q}dP`{yunWj`YSMLnX{LnlQkPc_"
    "_ss^CpkXU`OkDwmM_}{LK|xEc}Hco}lJJARbjlr|FBk?DPJ]OnT_smcQD^[etJpVv]_u|ls@nkS?QltA{mgkXqH[x_GojMseENtI|}HFMDoCNB|a"
    "y}gLra|i@JhY~LNg?^`t`_LU~@\\]p]liFOg\\?JhA?OmwCUKkt]@Gs_{ZodXPPQ[UEQdOF]vFU`j~n}MJ^OV{I{oc@pJpvq???MbsEPq?JQdLQb?i"
    "C{hvQksbw^NPu@@mA}`aiBDOOXGm~St[rvHoq}cYFLT|KoY?Dmk|Jk\\b~N{{??[gF?ammHxl_~deqrYTG]WrD?LPRAyRyK]foD]CBRWyDm{jcsKp"
    "zKxM?|e\\MO\\X?T@l|[kxJP`ePaEaW~WDrR_xAOTEz_\\}ll@XkmPa`PlIM~TSpc_BL}SrnB?pF]\\J`U_K|EG{IbGv~z`GZT{^HoltOp|x~APME?Hh"
    "|XGw?L\\cuaxT~rCjFqHkd?wnKJkJIrtYO`[quzIBufKys_lIJ_DFLAOISn`mDqlDnTx{|o[b@g}v`ZrfO?KRgaDQXkS`{o\\LAAelmpH]NYyLALOs"
    "BEF{HrXiq^I?|OtJ[_C?B[{|Nao?ORK[F`On@rxL{oDg@|SrvAwWBMtwFRtK{TCjJFKi{`wYylJtC`\\@GL?TP@OfuoCHDCKt|{SuAI@hLn\\XgPgL"
    "T}?lEW|K}cO|Qc_nsAsatntH@b|HBRtQiOLem`xxzQ\\U}PLtu?\\XGpUVE?Lp_}kkL`ZzQ}hWV}u?Dutgp]yPtNhVW`_mBmTMNahLk\\CqsC{GIPdF"
    "o{kWf`?R?qDFD@EGobPaoWNAK~O^Ow?pF^KyJaxGrrdAss_iyrDI{Kk{{|\\dJ|dAolDM]OhDDq[v~}DF|]xRk~HLq?zAPj|Bn_DNBQlQhbHT~Adh"
    "}dncr?SnEAdXsJF~yrT\\CRHn}PXIC~UUL_oo~NkjGC[UD_HUyMJlm|o\\wr_OzqTg^QgyVOT~vxP`AadpDRdo?AKa~Q}A@]^L}ctW|UxkCqAXCc\\w"
    "krFc}\\`yy_k]@vtGo^nlAQTasc?_xwghQI`UK{WD?hGuu``P}~`A@O@B}?g{ijWhNrsRE??Ns`Wl}~RArysuPLKHe^xJPSUqn~G|kSCdtQk}MMwk"
    "BU@\\zRXW@aSjxqKnLw?||nJAt`OkdOG?}B\\AOr{Vod?w`TOxx[sxm@hHvXGgUBcJqJc~@?lYCcdVz@X@H\\prh]lL|LcFHmndJQtDHa?}QO\\rS_M?"
    "E^QNSnlJmuqb`[_^h\\SszULtXTjZvDOe_xF}fCvogdYDCGcjCPCOJDl]_u^ADXFnvN~rL\\eYgxWlRrnAl{MJniMMBQK}rETBO~wsyB_cwUApuW?i"
    "kxe?QkDwgnFQ`_o|qmu|{w|JMUdgsfGwucxzjdbnH@syBebAPP[Y{b|Sd?RQxahdA`jY_snAyxFnaMjAJXEqbXFiQPHdbhGForzl`ZTq\\W|DF|qY"
    "_vQvRhyObm\\DljMKIUflS]sOPO`bb@vAzg?^u?VzGld~IAlbL`DKPMuEZDXRPF_`L?L\\@cD\\xEjADCZ}hTfkylDoI@`nUyu?VMdG~dOjzwk{n~SZ"
    "U~WlEGU}`XGR`W?^CKM`Ib\\UEzE?lbyf?{KzVapLX@M?{HnjBxDjm`q?GqRfWQnAHxISTG|i_xG?uw?l_gq?UXF^dqq?TpklA|dOjtlUy?UU~Ah}"
    "~UTWfrkVDPMjyDI@v}}vkIDED?OcJjlBtw~iJrA?mfDx_r[YgHs]jcGjVS^snfdIexyULb}nf~JbyXG?dj}ABLjJJrYHGoWxEBKw@naH{}f?Og~z"
    "?dNAINycawaS[lrxevfiLKrpj^v{`TjpMFZ?GZslJ|XuDRkzvqGjA`Hl\\LP{JRKxIb[x`Uivgg|os{`BCOWQFaDttQ`^ykPEIudWdzMJG`[_`Sed"
    "Jl`~I]m?_pnulFdz_wWGrXDOk?JA`W}MN@Ox`RI?N|mV|LHNcey?bTUPEe[Iw[a?G^gPIqXYhLRDWKh}_pnsDXGOsB\\j\\iccyBHWI@CLuM\\DCA^`"
    "?PkH|P[hkuW~IkdJxLOJeTDsoa|dnQAogEuLI{[kHk_ygLSVHa[\\`RgL{qPHAb``Daf|kE_WM~bgGPQYMnJm@rM\\lNje{QKAze]Avmi?raP\\gSz~"
    "?mM[xDk{[?|HFp?SvSdH@N_gjQKc_zkADQaJtUNazPP\\mSgHB^|CGaJAMB?wu~@zyPvX~p]?FMwiQaE[QY|]u?xGHhG?DEOF~mLsa}HlAOobB_\\\\"
    "NmkID]\\WE[|lpNKyEHDlybPrudM_@\\g\\aCr~Co}FyxSCTO@NuF_Yw_bGzoP]zqKBCaXhx^iUWxDAJohxB@Oev]EZI@gY?R?LGx\\QDeFs@]^av~xF"
    "w\\P_zpAUK^BmBezt@bOcs~lay^d`rbPL[_TrqO~?PKk~JA^RnPw`E~[\\vpphQMt?KbcDd?o@E^ViIcLuii[JBCs|hqCgry`Npjsj]AlDvAC?yhGy"
    "Ep@}|^\\rBRN}mrtCmK[fE[wfDO@h}Lx|?~SRreMCGRPmDL_lS[pzJ_XDy^\\SK]C\\qmo_@BtUBnhOOAwRx@p@|a\\dynhMFCxUD_twM]SON`_Uu^^w"
    "AQGT|DiyA^SOORYCJs[urAvuw@dQOP\\At_|Dv??fJ?|DFisu|@{b{qLd}A?teMN}?oS?unoiwMbwKTSTLPKoHOlfCOT{kd@dsqCI{m?UFPdxjaxI"
    "{@KMzpg{kMtBm?KlmbpMpq|XCHGDMM]MOktCuB|PQzXMuCTG~n`\\ukpPxAPGHM{|?BohKQOzM^`usp[XGSovLnb|@?cFLCc}R@H]|cC_P~{j~qy@"
    "AowsxKtAyppeL`\\j}M{iImsHpcqGrqsc?oYFBjMU?[PaPLPm?rTpBCOSGNCIVR_mDa@^GG|s}PjzK]Besawxn`AKeciun~OhmqKus]YkQlDAoWS}"
    "@q_eBAc|LaIRYHG^QkP~AU[Ry]fynac}qACSxBObn]cbm^Xw`Qp_B`tzqqgT?PtNOKDFyQPcJ][dAwo_rPxkmLHH`_LlCNGsP?Ga@G|WA_lPpHDL"
    "RP[?yM|ktr@QAxFZDnoxxldAVAkoDpn`|UBYAG[@\\akQ`R@ULgLa|Aq?X_gXrAlQxOkBn?owzKXdIQleN~\\PGjZZ|OhF@@PPwoLFwdIUIaHw@_KV"
    "MA`EzQ@gyYBdlsDL~{rvr\\OlFp{vqMGJErKeH~PQ}@lFCTVcABr_oLKP@bG]xnxVGqS`~a@eqaxgA~lPOPze|@xF}|W?DaDOi_oxanLcxLowmo\\]"
    "u}vrJOTC@mOpEmtZKq_tG@k]tOxC|}@NGQG?B~\\Au^hEAAWgxOWdzNGfH?p]zl_url{cBfaKHoQIHQXYy[hJ~os}?q`NtoJ~C_?sK_UVBld`~OmA"
    "FB|@D`TeCz~dzKpM|ZNmV\\OdwgNpuoizHP?aE^SwtbplHUPFqnHWvMcMOklHD`CZuStKBlhBsTrjB]PEv?S}`QwgD`]Ld@Jz_sTYDo_DIPt^\\d[t"
    "[SNryzpXC[DXRDLsrygA@Gc\\pMXgx`vrFat|eaTHPd{v@td`[omRHm\\Q}Lz}q?HQy}`s}{Oi|o@e@MoPoZOI{KZnYTPEC@RXnqSGpo}`G~C?Q_TH"
    "}sXmFaOfxQOywAfTE@xLr]tJt\\hSKpk{RAkmqLxqGOtT?nczGpkAz\\gN}q[VlPi@DqcvY^H@c[PH[QmP~lh\\FaPg}|SCSm[pxq|l@pCRwOTNm|?E"
    "B?TRuclIv`|gBBpFBrcP?aL[wSjDrOpfDSm?hB[hUrOY?OYMPOgvx^tMY^a?J`sF|~wJ@}|[{ND[DkSwp_|cY`{CK~\\nz?D{r_P@LQWBDnszDTR?"
    "ErPP{DsVq[cQDC?\\C~`GkQgivo{X|nTJF}OYCAnPnO\\jACOt?NpB@_lhBlzqGOO{nb|FIT[XN|~|I|\\VH|rvHi`E?pocJw[I@_Gg}{@zydi?dbjg"
    "?EAhqeWQGOw_DcoxiBzgwaxIlqCqZplIM`AVuDo[t`K[\\Ry?bygbn_a^B}KzwkfAp[inS}{ZfL_WeaG]DVWst`iM}wKLv`a?{XskW^_On{PwAons"
    "~aCZvFydRfTLVk?sJJLcx|xOxN`a}|o`C@gG~~iPzY^wMACKvb~pwW~[[|plHTKAAsYEho`ZO[RXF}l@pak`}eyNrr\\\\rcSZM}DXzjeKl|x]P`xp"
    "mnd_LW\\UTSyBJ~WpLoC~D@t]Hq~ZB^SVVR_mqsTvym\\JM]`OD`lgH_Cp@ru`YPloEpRdjHc`vpKJ~}kfGcPGFNHjO?DIjQTCz@LeGQDRpQLdEO_w"
    "zdNwGeoRrBkKM{HmtAcMD_waC]xk~rRtNmtNzQKf@Az{D_ckGAIDzlTL`]}XwN_Te`b]~NszC^wgGPKfpbftrcCvA}CJ|Ef?MNLxs[HSH]VA{H|T"
    "HOfjw~\\F?otRGFGI_|{bJNBrEOTX{_lFEOOC@^ko}ckv|KIH@OKbibszDckjg?Ga|R[ckTxJDoHhyAXU}``G?~KuicTrvn@\\CsXX}N?g{\\s}Sch^"
    "hKW@zQmCn[xZ{_kNMOPP}msts[CCrSToatBAw~KAtQVGnsLuxYjl\\Lz}yNy?C?w~o@KCHv|VID{oROTYLRL]J?On|qhQCdSc@PH_{^c_lZgkykOF"
    "DQpWBL\\xmQpykoT]oc{?@zd[?wsyy\\DaEOD}zTIfCndp}oTp}sd[JB_nCCTaraWOBA|As_fs}miVrpXqrcs@A@CYSn{LSzcWX\\w^MqSXxswwj_K_"
    "xnKddatJ@}O}qqObuQWsI\\YhAPl?N]d|quCU}@m?AxFj?OVySnZrIAvEBkS@nnmIWmSxvMD[SrHBuacv?KDmMNg|?OsA_rLaTIeCHYxRTLQTIRXn"
    "BKmzBQeGzZxsNmSLg}@Z?McxpzpkZ`eIP}kjt|qtJ}zshsbY]q_g@qoOIfPPgtXak\\~QonWyx`N^nt_aKCJ{xqCY_xaYbKo~L_?mP?]FXs~ghQLm"
    "zqszpCDxH`WtuQnyDeOrn~qsLJTBmyGCoBventWZIPWhMOqzU`@{Iz?B_~\\N@^peaaWpqpaGXNljDAhA_pDdG}KMC[|iysT@@AVABrU\\GHGAw]oS"
    "m~kCwfF?ENgx{DLMM_lwt_XcDRwNr?tux_hZu_rAnA_@hz\\Is|?b`Rk|GrSW??SNW@lE{mGyrD@ppZ?PLbGzHaXLd~MQbpDtKNT^?zLa~^gAvnKV"
    "MY?d?kwFPOTjUXDrNMSxghGVrqw_CxGd_w[Z_qsrGxDHSPQEuxDxoNvh|sg|XSs@AUOHIZHKx`e?Tf@u`^U]CTa@a|[PI^lHC^eMCzkRx@G|V|u@"
    "wLcEIUTAsrccwml]yAC~?J?iEOCfCos]trxz~}Drua?ptd@K@rLvKZGLr`_J`P[MHrANqZLpNzkxooSV}aTb{bTDC@EMGp_mh`Oaz??G?mkhU_Gw"
    "AuoECAX\\GJE?VbUPxPLy`QHf}bK\\Ekr~ZxwgIXE[vNEA|^XHaMelDReLjcT\\|OXa@\\r}{cTB{b^AuzOpSdVf~UK~hw?JHL|PB_ZAAMT~MndcnTXD"
    "JcSwCyGF@SCjKsXFucofGqCJrNnW}]_uF_r_sAc~o}cN~rgk?Qsd|o]SqMSyQU|g}[U^KcSHtPXBsATBJB|pS_WsyCHPzqlKDavu~CeC~vltnoXt"
    "~DZ{hMLIHSt{}]\\sxg?ewpkmN@GFBpDE_u`lcG|RRXDxzakYAU[~mokYBZ`c^G~btkYBWr{o@]BCxnpAzuFyroTEeu|BUpcvvp|lJLKrMk{uHcX@"
    "H|SARRfOHNu_xxWTfDUqx~d[DPCRJBrADtddOnsi{tgHnS\\RGvHLONW?KHF}Fspfhn@iH^WPW^KpGRLqw]|OQlg]wO}dkkO|vdslDr|LzcW|}@hK"
    "VaV^s@p@G]tDzMsv{^PD@@\\Y{^y?z~_A`Q@WBOkmzBZbEtmI`PpsUJszGmEhu]woJNpMy[hv~`BA~}DQ}`twhUofoa`bEA?Hj~|^{`^oTakPVcxv"
    "Lnxh?SlWplHWGm{gC_xWGb]cfRXq}N{VE@`NGcRA@~Jdi|hW{Tk|lqLRE?D|OB{vNg?p|RWxDRv?I]PEEoXz_qxfBR}[ILGfHYydqyK|csW|w}rq"
    "R?qC~eShSwLNErQ?|oPpFBqdVTXqHA~sWQWd{mCrx~w[xolObbdX_u{~vQdTwcjqSNOnP\\hQL`@`yALfNJL_{OPgOeoo~SN|hEHOLOX`BqZR~PGj"
    "~qpQzalAXKTNCqejK}~NUXDZ}oHpjB@[x_{qw`TAzD[iwaKk|}?zVccTFs@jR^L\\HsWlzp?^E^tqk@hSIytjwuOV@tcEZN{fHErFCDdSzR[GZq@k"
    "FAw\\IAJufPt}}rFgo{ckL]TRHQd~LBKq~Ie@tBfyMp@AgnDmU`O^xNHFemPRLnCOqOChEqU`{gF|wrXpeC|sJAzsz_XiNrxClMa^`]hFPBu?r?e?"
    "IDw[Ie{|KO?nDIOvD~X]R]YP{syUUbpbKAQ?GQ}oDQhVwLY?_phVxCMbMdCdMm|pE@xbDNlGz\\xF@L[nCs|zH`K]eRdS^~HV|~yElAratD[JRlqv"
    "\\aXqVn_wF}olBPs?FbFgjAxeG^hRKNYK[|XX{qoS|bhLzhy@ESMQlOptpeuIsHDT~SWj{RHsBSSB_pSm\\k|Io[C^_phj}L|MQoSy|}i^IUgRE@?m"
    "_|dKwTnWwVtg@_IwPq~mDG|[CM?iR]Y?zp_`tz?PympUwoDgJ^[q}AbYHi@CIG}M_q\\fFCtd_y@`FpBFCZTLrmtbzndH~Bo[AC\\xjAbiAPXrGJ]?"
    "|Q|hnaao}nzvv`V\\y~pBToFjIpoRIbLowppaNlCtCQ~f{s|jBXDl~OORG?AJF{eJpmvVNbK?Vn@{sMfoIycLr^DYqpyihnXI_r{?zW?xJNowPnhC"
    "|}^iXL|VDbKIurkv@rlbz@|^n?\\DBQ@fuahIE?By?qXUJsGzTQgz{]tgD~SVw}gzItXBzg_nBW|B_~cY?lPOOMdInk}yNQw}C`OLGCm?o[koAzEv"
    "{^Ol}OOeynO]G\\_fzFhOCbgpyO@~K?g{AOLLHS@VL@pHpBCzwL_gD|ph?]AJLm\\CDvdE_c_}wvMMF?kbG`|RtPlzz@ltAP`YC@kZ~oS|rHKZ?~@_"
    "~w?BMCwT|JwmsoGWt~xQvSXS_qoUz?dE`[|lrynfr^|P}|WDyjwq}rPTub~uoqK?dO\\WCJh]|W?[{Po|svP^^[Vi}AwrHBHr`^DQzp_E}G|C{XD@"
    "RMI@}O|m}mMJOOXJ?Dw[HLLMhb?]HejeE]w{@rLsFozCE~\\UxBT|mbjT~E?eG^KqAP_JYoXPQTHs@nocRQ_A@DKcwnnepkyB~MWq|^@_~kxuuOgT"
    "{_soJEP_?R]h{NGZEF_zK|GuVAmtQOp}Gi]?TUoOwrdy|JP}DNP~}bojUOs{h^Sn~b?xAbvcL}\\eysGu@NMQDaxni[|LrngbKnhP}c[tDR_vKonq"
    "C|Kl@Qsg|BpNBRQWpRXh~pO}|_efMlhJCMpZHKEOYbP_ub|BKPKw?\\@_`St`~@BVL^TGKJF}{R^Z@QvY_~xMotSVIG|npLKs?{mABw@S`^`LkTPe"
    "CMx]~RjM~{FuIsp{U]XGk~PFNPpQy_XgFA[opkOtOnxx|rzv?aox@a\\WzI\\h|?oUU]pwr~CjmAiwiMxFy}PTDmTt[nb}z_DjrHHLVmBQY|HTFzNN"
    "vuZa}^HmBnOPynlXi^gsC|}SbF{pHqrf`X{wJkiV@RDEK`pLFBtKB~vv}eiA{^DjPdXpqZxQzBO~D^S[D_@C_~\\~}@?juuh_F`XK_r?qAozKrjlS"
    "?uyIxSQO|?XKFOp@}P{cEPPqxqchzAsU}HgAPqGvnnPXC?srebKj^_]?WBAAta_muOz|ZNv{??\\fwRxX@@pZc{`NINpTHPPWpA`Gub{[?bLWCbXv"
    "A?Z|IBOhtpLn_W?HUNwvKxD]w_sBwPcTw^|WoApLK{t~n^Xgx`G}FnK\\BLljFw|}xokB?mk\\yMuLFNw\\U@Gm@m{sGtEHKF`[N]?~|Ei]yxDaEB{V"
    "nPeYQnAwQTkg|oec\\OCeBlO\\|PA?``b?rN[[K]Z^^modzsTY`P_}MOgNsO?xs{~r}lPN}pIz~_mgcw|[~wsM|VH`[SPU?N|q~Ki?OD~ADP^cWhG_"
    "DQhFubXKpqWCwOZJ?rv_Y?@xIYZZJ^gi}xDh|pcvi~jwoOgFoaAy?Z]]EUtIM@_X@CdwtUWHkVK??W~]IUT\\VB}@xUWaA}Wem`cwS?@H}ewq~BtK"
    "v]tvItq@Hrp^AmM`?Ip|yW}LN_Zxj}ntqrxQLoTzN@[~Hf{Pxq{\\qRXKL^h^V`x]Jngm~q_~TEtP?KgEL\\mKP\\GXRP[iMoH^rf?CDByDCTLl{Kij"
    "ohNyz?HYnN[t|rTBYrcTyFKQGrPYZmW`MIquxcsK|ryc@P@q~}pQtnpAK@m@UPT~s?`Apk?iMG^q_mNlsMwrSbC~?axdrbn}_s?e{rt_?DWEF|ok"
    "I}?aBuY?{~kzO[{P~ODL~RHrvbG[ICrVzehW~LkxkCLSFf{dwa|\\?TPgNkbep]k~Hcz`{JD^~P\\NtczCxKlSnerAOMOyDnstNrdPFL[[`VFAsFLV"
    "scxgTEY?ow|Yz~kEuSFwxaPXzEIHHm|YBkRA\\u`aPqIPJBqZABS{G~LYeyAAg}soEhmJwCc|UrKSDIRetX`p@p?peswqI}KLIpPs?PTdjbeCxrq?"
    "PltZl|cxyN@__}?gIXFp|TJtH?SX`Q{[Q@W@K^{OB`\\vVEm?ijK@@HXD_sYFeaeQWWCvg~[cz|[QI`dh~z?}DG}\\mEQ?x|W_[uju~AcIkSfk`PyU"
    "CzrBx}?p~^{U~^rTIHDm}qA@JhD|TDzwK@wKKPMTFneBtEhd|_Y?v}DM}bw?t]HKEGne_x\\U@QOPO?OZkopzP`~^{HDVzpzLqG|C{w~CA|@e_{j?"
    "PaxuJxFAl[bgqw?v@g?U_|fAWZtM_u`vB?\\B?aDsGoNdzmPaCP@G`^au_w~fxg?LIQRH`^TsM]lKuLwIHEiCDBa?ONr~yhE|Gr[dsfClPT_~ypJQ"
    "vqphPqzLrlGAxMDc{pwInQfkAQF{[Nohicgo?HGIzlI?pNM??KKjDQsH@_[ONKRA@n[p`VeIxr|f~ZkORwjwXpzS]l_fSNFAL@t|PD?emW}?zhxx"
    "M[wqN@yog}tDCcCdZoZA?OEyZBQ?xlAV?kHKE[OoHlxzt_PYR?jAJAPA}w}HBg|^tXGQnAI?JRjev[WL~YLzAW?lPe^AJ?HolmFABT^ewsuUtw|y"
    "UOod|_VwwI|i}d|\\_r_QhG?fdZ]?_aMC_xOz?a?M`\\EaCrW^_qRALb[i_q[zg~svDWvpIzGVJ}?bENaAB}Rp{TW|~Q[fwqDDvz?KILIKpaBdz?Wt"
    "PpAV{\\We~_ztFnUJlAC_Lo{rqPdlR`]MNOxX~SSFAojdBt?zr~pfRbW?}lpUzNlTqS@`Hb`MjeW{A`WysmLFu~ofUSkrFbZhGncMvKPBxc`L}@t_"
    "MdK\\zu~cOmeWCPcSvKpN\\o^w}ohhJXGYUrsprjCpHRhZP^ojchGJw]gTlmf?tW|Q@pihJyRK}HGOvk~FJE{inBhhhXE\\Zda`SuC~|@`fCRHYspLJ"
    "Fcjwk]gxzppUz~_t}c`qHrc?}peFJpwSNMxIC`hsBsSir`k|Ka\\Wz~HCoJ`]?L`PJPhT{n|Ks?x^~P\\w|qkzDN`}j]xL?k`A~Mpl~@}@xnwuEn`K"
    "p?Jqq}D_YEwvBppr@qSjrZn[i}Tc?z^qMcdBsp|fGTS?\\^CE~jK\\ZbLHP\\CuzdGjG@S?mbGzArKT\\ovlOBlRwr_P~Ol~zOdC{QLMMvcxV\\Ts|ntJ"
    "q@S|?AsSS_teBp|w?txp~jlW|_noU^OkTMWpwpGIt_kLBBosLAFQ?|gxsOf}A}`ADcOuL]]BKNHEIr@^DQ?JPOSpBlXS}|a@J]@QCnXPkrBt~`AH"
    "zOKgoRwfz~X`LMD@sp|oBNyCn[{~wN`\\npOXDNspKQW^FQL?yBz{FAORzqDL?b[nC][ZHQgY~`wvQlhAm|DoBnrAlxdP_}ASBw~AclVF}`Ee@Hv?"
    "q_?\\g~gXnpCUJpcZ}NqfDhDYj@caUJK{_p[cUL_`kkMOPEgFM^FARzGRW`GknlC[wPv{g]wHBiPHqphf?~|UvRc[t^QqBACivTT@A@rdJbXCw`fR"
    "@n_NgpeeqlOQB_jjNwCoEr|\\H^VA{aTCl~BKFBKo{a?|}n[rwltGA`[jxM?Rv{pRi\\TE}PGhL@_kyVtty_wa|k[}wALZKp|xATsRIDIP}RhJtPhE"
    "yTGXLoChI_DPBb_Q}ScwES@VwOO_ymvqS~SqGAwNA|dhs\\lc?~NoNAdFIAabvp[qv`HZ|n|aF}?{D^HblaIAJmlLgktZ}bh]?^xVH_LV~QC]EpP["
    "`ZClGEUD|pkKZb_h}?fRxohK?Mx[Kc\\^MAte}Nom[wFahro~GqsRsNCWPFYGrn|{JqUPK]|EB|OMBvGeHR_XBl\\Y]~Pou_K|Nk|kE{_gyBpaJKOn"
    "MnEPwFLKY?zqDb[OrLd`xI?Nq`tFEthA~_|uIy_hjamD?cS|JsOnzPkL?bAQu{tWtPWw?[dd~?HBumLKrQ@pA_LkpaVSnM[\\Hno]Aovl{O`TL?x`"
    "QNw?z]CloQP^n|cV@P?`~mxAIkXQAMDX@a@gqT{o~o{eGQgdEBLDR?cpAaQNxp_RpYtMy]tKH~gwAcr{}tGdLla@H@gIGLS_}UGzLQSq?``uz\\t_"
    "@AP@nnKP}?`mUaGtCqWg?pkwBQTCM@NrEc{bXa|MBC\\UtbSQfV|pLnvkt]{PFrQGhnGkEyOE`X}p~tP\\VBzS}XGIBQ_JAJk~E?NAqo{twOkk@p[z"
    "z~LWV`_Q?kDkinSVxA@p|Chhd`IKX\\Ont~drg@{}WACnlBVwDrNui^xi}H\\UtD\\DOdNiwOc]HALag`WnBniBDPsHACSxpOoGCz|IlqEdslwfsmW~"
    "yq]GCbwmp\\WcWrOQpDFwP~XBtmlzx`MHvds?bpLTNDxqwMx_|apCB~kE~}SwC^Sozbw?EK`v~SWeIP\\IFQk|JQnb{}xe}]C{}qYPD{PNy`][jJ@H"
    "@rZ]FIi@Kjt{mk@zkOLBHoPf`SKF?vcfsrtbp]\\oybCb?XasI~JA~`OKhEDusG~]NQg{Gi`|?EfsnjwhR`PRpdDA@bjhDcYHxaFklNo~@PXEF}oi"
    "}A`qR]TYVB|T~MhDfkjNJB{tHnlDunkfTd\\O}ryDwBXl~o_aOUiYIK[qL_cbu_D[@@XkD|hLFCm[}PdnK_p}FrJ}HP\\d?N~LF_Di|Aq?Ir~n}PSP"
    "F?KxALNNwrpD~bTqJ{tj[awPxpct|^v{LpTHza[?HQt@DlkJy?[nwaSBrqO?xsp_wA@YLbX_AMcT?[xUAOKntA[RnQLhE@cn~sSKD`ztVQsdp_V~"
    "ErocrNUIi]?~}aK~DNR|}pNxBmCxeSOmvR_hMNCV|R[qx[_Oyz`nk`xsA|NyUlzyEflQGP{|vh~xiqENo@KJsp{?rqhJC}GB}Oa?EOmG`Pl^qNGW"
    "coXGLCWwKqG`HrhGu|lFm}BrnsKr@rGmtAPJJWDYI^TJ^OF|^PW@_tkMS|N}BDonxrtLE_H_JAWo[p~ntm@MEw|[PlpEobilMRBRBnGEEOYDmazn"
    "r_dTfqa?}r^uDph@@vhWALId|Y?KE~|ZLl@m@R[x~`Cd?bDiuZ\\pspexHaG_W^\\fDQ{^q]dV~PdoJAQTyRsO|QCGvf@F{Ltd}aLH~CS@Btk]lE_l"
    "sMsDis?}u~djR\\~?|_lmEdkOjNVuonk\\n{oMmpWtGqGRBRYIx}oyh^GyxixMPkO|I~kWnCAYOslt{OGu}uQ]~mXjA`\\zqnstB}hDOMPmIQudv?Ky"
    "u?s?MmAHMcNA}fHwBW|uk@Pco^KBW@DcGpbyHoB?o`Gy`Tcq]}DJMn_{Xlsi?\\tlDqS@|S`IoBCj~V?V@@F]RA?y{n{hM]lRzS[vF@Oo_{lsQ@`e"
    "pBrUJO_a@Q\\`E_HMQ^qFAqWuuURKBTMkzkrgAc@NrMaOUK{YzMENJ?MahhKpzpwgoov`xbOqIDLTAUXiCnjzz}^z`[hn~O?ZCdoDqpuTBa@O_?C`"
    "FHDA`P@@@@@@@@@@@@@@@CttVah@@@@@@@@@@@@@@@BuPMmK@@@@@@@@@@@@@@@@~S_tKP@@@@@@@@@@@@@@@@gxKqH@@@@@@@@@@@@@@@CyBqXV"
    "@@@@@@@@@@@@@@@@NbTtOp@@@@@@@@@@@@@@@O|N|`p@@@@@@@@@@@@@@@@Qro?V@@@@@@@@@@@@@@@@}[{rhp@@@@@@@@@@@@@@@BLRJQT@@@@@"
    "@@@@@@@@@@AxGvtd@@@@@@@@@@@@@@@@vr[NO@@@@@@@@@@@@@@@@O]DCRD@@@@@@@@@@@@@@@CQlM_^@@@@@@@@@@@@@@@@mbN}EP@@@@@@@@@@"
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
    -105783, -215148, 57622, 191196, -65677, 201669, 61426, 98794, -43609, 25316, 232722, -190239, -59175, -5974,
    -663, -19231, 41113, 12209, 17518, 56867, -5228, -29180, -3636, -10976, 13821, 6822, 15731, -117821, 11787,
    -1627, 43410, 16693, -8348, 2779, -46687, 22095, 99286, 34132, 4467, -18283, -4423, 11898, -4229, 15908, -460,
    -225, 8904, 22745, 11657, 27211, 28067, 26929, 8132, -451, 11654, 8745, -10885, 15690, 32980, 26724, 68689,
    -94916, 116573, 188414, -51879, -163460, -16141, -6125, 202055, -9481, -11567, 204480, 404138, 58405, -3097,
    23056, -50967, -19205, -38610, 83109, -140952, -134439, -272408, -138506, -8681, -27744, -16286, -113278,
    -188388, -42691, 128609, -60764, -55004, -680, -2650, -37651, 87885, -58667, -24723, -2470, -142170, -184367,
    302968, -343566, -354115, -176751, -3429, -19573, -29524, -278934, 224412, 60730, 338601, -147044, 57724,
    -163329, -186332, -8721, 53653, 289849, 198482, -496487, 141809, -42459, -256837, 244598, 378745, -276254,
    -293880, 538554, 135234, 369031, 97366, -483181, -72014, -395346, 108577, -300077, 33247, -425853, 442069,
    18735, -5546, -7255, -10890, 32921, -4029, 70, 27918, 13022, -5967, 80605, 20391, 20593, 11428, 10061, 3645,
    633, 4850, 18465, 27643, 15658, 69619, 32203, 52419, 18298, 30252, 5963, 7791, 493, -5904, 1137, 12586, 2765,
    7220, 59730, -35840, 13417, -713, -21196, 19337, 40847, -4271, 3324, 23922, 34391, -14733, 16888, 75667, 27202,
    42818, -4240, 16714, 1422, 81976, -23012, 3305, 16821, 22223, 17098, 31481, -17870, 2786, 22554, 56610, 268578,
    -1816, 43902, 34015, -52432, 218888, 249462, -2809, 79661, -290007, -3287, 58476, 124059, -165668, -4640, 15111,
    64189, -1978, -173567, 48009, 107505, -20076, 42085, -16787, 66313, -34160, -36631, -23072, -18652, 79742,
    -142596, 3077, 208125, 19354, -58288, -292181, 154273, -36304, -12423, -13419, -34186, -7500, 259122, 24987,
    -47089, 124257, 962, 59922, 165422, -81052, -417744, 202398, -17205, -27704, -3515, -1888, 77337, -165826,
    -352466, -45386, 138502, 2869, -6437, 13648, -71858, -244042, -52743, -108027, -312182, -213308, -11709, 80043,
    143706, 325624, -5132, 433871, 170449, -273030, -175818, -162775, -108377, 74060, -66038, -234586, 455127,
    161348, -285662, -183558, -270883, 54139, -154407, 212102, 172417, 226722, -69966, 399883, 3241, 22937, 3616,
    19922, 20206, -16517, 24499, 26725, -16892, 10145, -10560, 22554, 28614, 10815, -32844, 18787, 42601, 17814,
    81636, 120978, 52853, 22533, 12912, -20533, 10383, 41450, 1001, 37081, 3067, 60564, -45983, 7003, -69370, 4795,
    -35469, 18490, 15677, 171, 37686, -6605, 6729, 42729, 19516, 4594, 44776, -4278, -5213, -50789, 43722, -31287,
    -3198, 7278, -21022, -10054, 23070, 25543, 25158, -61652, -9906, 11806, 1334, -20040, 2322, -6494, 84966,
    -23307, -269249, 239326, -325164, 157793, -139958, 110269, 27274, 43807, -172714, 72505, 61683, 991, -31244,
    101013, 261820, 212397, 285093, 245367, -108863, -48806, 127195, 181019, 211728, 136618, -10520, -98917, 29574,
    -300619, -188513, -125994, -135955, -129927, -58747, 243315, 101033, 9014, 261736, -28514, -156869, -259481,
    31583, -11304, 108964, -179298, 76105, -157898, -41091, -239936, -62846, 244379, 14678, 223436, 12984, 176360,
    -19171, -57602, -57564, 36920, -161348, 186071, -35177, -43395, -317344, -67941, -81682, 206617, 194090,
    -128179, -217023, 334051, 190172, -469606, -412602, 134681, 341955, -66019, -44440, 500852, -549481, -635070,
    -272441, 244765, 63945, 93306, 17923, -830742, -231442, -33854, 62672, -313743, 63189, -763910, -168245, -58,
    54020, -152812, 48089, -40238, -42896, -14187, -63014, 23123, 7173, 75471, 37834, 25923, -11602, 37773, 188027,
    9331, 160534, 6273, 33787, 112544, 31401, 12699, 22206, -21499, 18733, 107879, -47997, 64648, 210627, -29035,
    -119140, 107829, 115033, 13723, 20829, 55579, 45052, 78734, 41289, -34718, -10635, 43226, 69856, -58633, 76247,
    75740, 82141, 111219, -65560, -653, 90421, -8885, 32360, 49663, 72153, 50447, -31566, 115, -24971, 58440, 9577,
    -29864, -61761, 50532, 13578, -294228, -62469, 35957, 232932, -15055, 177482, -13848, -92363, 374432, 24177,
    361641, -67245, 198069, -218114, -138894, 5184, -191937, 176460, -91620, -67533, 16294, 79955, 61796, 46613,
    169360, -92333, 199023, 2657, 137001, -217810, -6008, 320077, 496206, 179321, 591223, 56924, -111439, -184786,
    -19678, 4017, 115962, 359171, -10657, 16919, 141012, -64887, -3198, -125782, -145043, -287397, 151693, 70570,
    -103978, 371072, -292146, -15481, -31522, 25885, -41710, -81556, -47200, -159400, -232777, -50506, 119972,
    350892, -266130, -85867, -401414, -131138, 63494, -110478, 146082, 406905, -722045, -50628, -140506, -117443,
    272433, -31650, 299788, -190255, 479426, 139874, -112786, 200062, 663664, 26130, -267124, -213456, 468339,
    188644, -369464, -182007, -129075, -308197, -4366, -273981, 447690, 40077, 59477, -91579, 710402, 315947,
    229733, -65407, -114983, -18391, -25014, -303852, -168580, -9586, -42423, 38709, -21663, -2174, 9879, -11547,
    -32914, 20699, 90441, 6471, -1894, -43568, 66058, -12373, 19295, 10019, -9952, 43561, 154034, 68596, 27263,
    7378, 24727, 73524, -29579, 142341, 95462, -85869, -74761, 91710, 10711, -45074, 79921, -38460, -18627, 26898,
    37413, 4551, 51775, 26152, 54406, 91934, 15948, 26363, 11423, 26102, 1342, 12958, 12906, 19064, -15596, 40771,
    44918, 52342, -13741, -10794, 52992, 13675, 30417, 72120, 2460, 44285, -169586, -19783, 33847, -56177, 21752,
    6384, 39171, 93174, -29297, 8642, -8726, 19672, -8405, 28700, 23697, -3136, 45480, -53266, 8397, 5657, 99698,
    48245, -10502, -39447, -12336, 19328, -57166, 31308, 17381, 5167, 40043, 1265, 43075, 16551, -20420, -118851,
    88208, 326987, 110859, -205492, -51279, 12764, -58769, -3562, -89662, 18126, -453, -268089, 33998, -24975,
    375073, 28803, 211501, 70857, 1191, -4942, 71516, -16534, -14695, 86775, 11364, -14070, -49116, 17165, -105167,
    230654, -223439, 406960, -191874, 25263, 53130, 223023, 111214, 154931, 1516, 15386, 19318, 87745, -13488,
    105907, 3884, -193392, 99280, -87988, 43243, 21346, 13620, 102433, -52865, -22776, 396703, -139991, -200633,
    17070, 217156, 47330, -7121, -19855, 372380, 77831, 17109, -8159, 26058, 95349, -85534, 359355, -38451, 29256,
    -102588, -376286, -10533, -6062, 23694, 13022, -15030, 117180, -61309, -10924, 217481, -28293, -242271, -177786,
    26425, 34299, 276710, -120839, -3117, -40557, -15511, 65346, -64532, 815179, -57480, -35261, 234326, 247160,
    -54518, 201096, 128226, 149616, -712494, -500067, -606551, -80861, -165600, -303189, 776971, -175018, -172775,
    -190565, -59903, -206782, -134645, 554004, -71252, 22027, 721651, 26765, 155410, 465584, 257293, 677763, 180425,
    -896163, 606114, -121554, 345290, -463595, -422341, 536817, -701685, -224954, -46764, -579866, 340705, -347648,
    159066, -164775, 16655, -17074, 13271, 22281, -109324, 35562, -13941, 140546, -99954, -15405, 27053, 17666,
    17518, 84050, 19545, 49682, 32245, -4984, 26263, -40585, 42178, 28062, -30170, 25757, 28908, -21387, -21489,
    1972, -15887, 132350, -18705, 30705, 68705, 17310, 71995, -10863, -40460, -22329, 8910, -22862, -16183, 52997,
    -38117, -152091, -18092, -28413, 112130, 42962, 93626, -20033, 8182, 30828, 5305, -18091, -50638, 56892, -7042,
    80426, 41449, 55054, -30735, -32727, -4030, 34078, -15785, 16804, 35514, 8488, -4706, 66349, 82276, -81442,
    98359, 116118, 56570, 58582, 4786, 32007, 15210, 38787, -6961, -42385, 82774, 9180, 187978, 71310, 73536, 25963,
    -41003, -9140, -41605, -10980, -32943, 96961, -155411, 39933, 15933, -130444, 31579, 5055, -112963, 20713,
    226248, 28551, 25490, -152101, 160790, 46800, -12101, 49875, 29379, 160954, 71043, 120098, 39994, -82177, 56790,
    34152, 1622, 42517, 182508, -278440, 98249, -23221, 47845, -22498, 32441, 9652, 21074, 85576, 44307, -14899,
    -123859, 59928, -196450, 243658, -33285, 218890, -54401, -249041, 35681, -161958, 361064, 22863, 225180, 38856,
    50748, 5466, 65577, -111667, -210244, 31562, -224682, 120167, 149278, 265061, -304178, -18160, 69177, 159410,
    121434, 83817, 25167, 80750, 62671, 211998, -504470, -149, 25514, 442176, 34073, 188695, 45486, 104662, 128389,
    81840, 278160, 31125, 196649, 195038, -37127, -8151, 154567, 104026, -34430, 95270, 34977, 10248, 329113,
    268545, -242121, 540268, -220898, -288493, -104119, 91452, -636, 328002, -534508, 283040, -203037, -132681,
    59043, -442881, -332852, 181780, 78215, 429032, 373497, 590084, -422485, -54389, -11758, -244590, -510195,
    168024, -607039, -90417, 264268, -470398, -69475, 668319, 268338, -698650, 767131, -492859, -15307, 294143,
    -477134, -99089, -435092, -584716, 92395, -242149, -291824, -157781, -247401, 401831, -222, 26492, 22090, 37023,
    -80166, 113161, 61843, 99064, 252629, 219526, 14362, 250569, -22677, 5999, 11147, -100925, 51807, 114041, 85449,
    161093, 118376, -122379, 51107, -43282, -54637, 211204, 67057, 335453, 24791, 73608, -31298, 79602, -105829,
    -629, 126078, -11299, 38992, 235100, -47875, -4886, -56549, 169395, -11230, 13609, -104422, 5639, -134921,
    15109, 123229, 81123, 102019, 338806, 17601, 160566, 104056, -178079, -9703, 101987, -53427, -83840, 403501,
    -7149, 15592, 147723, -45139, 130555, -8420, 48142, -18301, 43906, 2340, -24941, -45405, -84035, 262513,
    -120686, -54559, 185339, 48584, -10791, -59902, -37514, -97132, 27027, 17728, 16272, 22494, -37842, 155343,
    136021, -219606, -70850, 80348, 72265, 11154, -125199, -63319, 361123, 436119, -79905, -106949, 108354, 159236,
    220279, 257176, -282233, -57899, -288323, -42019, 273126, -204757, -150022, 186129, 207927, 264183, -238886,
    -161112, -105196, -19673, -173715, 12317, 409604, 458595, -301808, 7534, 7816, -17035, 109591, -12510, -50021,
    158330, 236886, -244354, -174428, 215042, -236477, -164350, -42667, -30740, -71527, -147733, 231757, 48981,
    -132364, 43997, 121640, -260507, -308611, -299032, 46451, 271606, -114040, 27030, 47645, -211900, -258966,
    -257312, -76293, 395584, -145904, 11644, 46054, 16803, 351837, -110382, -25557, 155089, 245542, -148287,
    -108829, -4839, -195256, 87974, -335895, -67237, 933, -94577, -167847, -117876, -11987, 268388, -133771,
    -188206, 182232, 123497, -310250, -26990, 40204, -10960, 112043, 38553, 221778, -341284, -268297, 60643, 439673,
    594569, -346583, 485965, -506148, -526555, -60802, 22771, -336860, -660319, 582099, 849541, -943929, -70652,
    260011, 143606, -81251, -24235, 481681, 79519, -259204, -784887, 143642, -146822, -41177, -262468, 606233,
    144263, 102141, -633106, -467568, 121174, 40552, 864721, 554103, 403550, 414110, -473597, 62952, 502142, 94431,
    -489217, -324598, 956324, -404154, 441229, 68785, 31443, -285414, 407331, -169551, -350816, 503962, 503536,
    420732, 182390, 359900, -196092, 454264, 8824, -33030, 63953, 14347, 153591, -719, -51050, -1690, -24444, 14085,
    74163, -19267, 12447, 22288, 32497, 47690, 140515, -12774, -45676, 41838, -20415, -45881, 46119, -68389, -8851,
    7438, 62912, 19025, 40592, 1741, 29481, 38549, 35359, -1240, 286729, -157, -164890, -45120, 42110, -17452, -82,
    35446, 10349, 25192, -34061, 6682, 107965, 12479, -21452, 155404, -4211, 37233, -21791, 127190, 27799, 24924,
    195705, -8485, 12217, -5367, -37162, 12708, 121419, 7098, 231468, -8503, 16361, 7979, 53992, 65557, 70900,
    164656, 19846, 1962, 18770, -82660, -6528, 270, 79362, -26555, -20754, 11679, 57588, -16186, 29502, -40602,
    14536, -13598, -53901, 32189, 36278, -5309, 4152, -9342, 41580, -19673, 830978, -16054, -8150, -18822, -74214,
    63624, 39485, -81645, -46552, 23873, 74133, -64759, 336665, 48961, 965, 45767, 172, -61636, 225490, 39947,
    128570, 14995, 34984, -1727, -27381, -14761, 4969, -9215, 83032, 31861, 3792, 58335, 73776, 20257, -22035,
    116208, -5584, -21792, -7040, 80073, 174141, -11173, 56974, -24731, -32120, 26631, 148266, 128731, 10190,
    -79928, -3808, 430439, -40995, 18456, -18231, -64187, -48506, 191472, -45099, 17532, -55797, -29287, 60386,
    127559, 242703, 378924, 63792, 75272, -47017, 14979, 122954, 109857, -19997, 89915, -308601, -233277, 178100,
    -42619, 166477, 11591, 76133, -5688, 166751, -437246, 161586, 33765, -55817, 39088, 48787, 40563, 50283, 100327,
    -137925, 262755, 44070, 78103, -181240, 117552, 56313, -8549, -374670, 163715, -331600, -48316, 246588, -24746,
    -17323, -104718, 114905, 62631, -4484, -120162, 243977, -282549, 226026, -103966, -93533, 55833, 155660, 103947,
    133119, 307314, -43188, 75911, -62302, -117663, 4779, -92458, 35168, 235445, 50150, 83960, -112271, 119559,
    9705, -160893, 82972, 5944, 105367, -62141, -268623, 63069, -62635, 138162, -2986, 47795, -148687, 207281,
    -205023, 159566, -40117, 5437, -54462, -84527, 140854, -2829, -96339, 64028, -288322, 78862, -277885, -9505,
    161643, 53135, -742498, 515835, -166210, 20521, 6719, 360359, -526745, 651265, 372782, -463477, 563394, -224548,
    202272, 519056, 421975, 457692, -494021, 262880, -290511, 13593, 694146, 841496, -232660, -34510, -361833,
    -148286, 174686, 327783, -984237, -700983, -439372, -667967, -91977, -389779, -648897, 990746, 567097, 231348,
    -291790, 356779, 500345, -349059, 73273, -413208, 25751, 248968, 137766, 109297, -17870, -439322, 676504,
    -555064, -267246, -290603, -24076, 236898, 533197, 183135, 609216, -705479, 500716, 27899, -308206, 27941,
    84613, -5307, 67952, -46719, -31491, -28979, -7025, -56290, 117166, 177567, 25869, 39605, 4119, 7374, 67082,
    -33056, -9512, -90083, 7290, 15739, -16176, 125101, 110711, 37789, 3933, 138780, -38538, 63632, 41463, 132753,
    4417, 23153, 21161, 237400, 4833, 5696, 11828, -75122, -143496, 81709, -31727, 14300, -68545, 61479, -94711,
    -58581, 112565, -10750, -27072, -8414, 4928, 10289, 38840, -146674, 194970, -2752, -110192, -2150, 51116, 4596,
    -136627, -17563, -4417, -7488, 50551, 3455, 93401, -12499, -8944, -63395, 376167, 103065, -51515, -11652, 12324,
    117115, 69857, 137538, 138307, 106760, -91085, -152369, -31740, 137421, 113994, -48236, 12325, 68536, 36513,
    73649, 89798, 96192, -32722, -21413, 41279, 54897, 77697, 169114, 24571, 7984, 54487, 299097, -76732, 47152,
    37348, 11742, 50329, -11268, 51047, -86071, 42106, -30026, 28211, 100348, 116626, 45443, 50633, -112159, 25188,
    98180, 776, 9155, 65777, 154545, 9395, 8428, 123659, 146404, -37192, 17264, -87478, 45782, -9336, 25566, 37790,
    3382, 37731, 230971, -197004, -32415, 262088, 70228, 96422, -6844, -155029, -7304, 46378, 33927, -33917, 77293,
    34262, 99480, 219324, 28000, 116511, 54519, 134945, 44767, 24546, 121522, -4002, 127382, -71045, -26228, 148834,
    -3906, 40053, 180532, -158059, -247177, 8529, -196662, 60423, -61403, 120994, -28301, 162673, 126926, 26713,
    140012, 144078, -12189, -119718, 195579, -25890, 118523, 25101, 151435, 10618, 120381, 60616, 2440, -56147,
    192904, -31051, -96067, 140693, 15866, -301986, 99736, 25364, 178441, -70072, -213345, -296340, 96888, 112971,
    114906, 32571, -44308, 54889, 6262, -64053, -68566, 118136, -24115, -20505, 97598, 125540, 133254, 37429, -3908,
    140746, -63959, -4259, -60018, -45315, -15524, 134918, 117025, 36653, -114484, 69802, -41432, 9700, -18354,
    3704, 78479, -589, -62624, -27375, 35661, -96780, -152605, 110011, 21569, 91240, 68083, -43806, 53517, -2817,
    240558, 32848, -128750, 67273, 566457, -263670, -548238, 183808, -447120, -227909, -181396, 170193, -616684,
    337474, 442740, -474702, 302920, -368993, 354057, -1617, -477838, 526795, 21114, -2347, -234556, -126784,
    556673, -526097, -143225, 323833, 884416, 208012, -23002, 457096, 520965, 578843, 492664, 235920, 81213,
    -633570, -219706, -95455, 598955, -98323, -596270, -472580, -425661, -675985, 606800, 49141, -175011, -356858,
    -298360, 50019, 712476, -753971, -608966, 91246, 161636, 675209, 89130, 313661, 433922, 36741, 254610, -630239,
    324770, 386465, 59698, -57096, -27423, -76931, -6875, -63811, -389765, -16600, 87171, 15056, -10211, 34385,
    16098, 31424, 482, 14473, -12328, -41094, -260965, 90814, -4144, 3621, 119515, -25901, -79116, -45204, 21604,
    -498581, -144802, -102420, -223443, 54566, 129525, -205498, 200238, -83898, 4761, -74084, -123519, -12777,
    91277, 3110, -710212, 11694, 11493, 15030, -121558, -696909, -20829, -305336, 34112, -64982, -40102, -31502,
    -58537, -140146, -86814, 2886, 47554, -249151, -332651, 63226, -97294, -67640, -106686, -78651, 55785, -24756,
    -5931, -67358, -98210, -246442, -69033, 8534, 11844, -117174, -1983, -72993, -77119, -3921, -675049, -9879,
    72759, 61831, 125326, -60811, -41582, 174992, -73959, 39174, -277675, -59253, -510884, -94707, -51487, -67115,
    -378962, -1174, 60612, -325839, 17934, -288022, -39697, 48755, 43641, -252454, -249020, -94317, -180639, -12290,
    -37992, -167589, 56152, -104715, -74955, 15438, 122318, -115346, 23011, -357006, -142005, -62641, -105505,
    -27926, -36743, -816543, 38092, -18576, 118255, 156645, -78961, 135354, 113496, -88372, -19543, -227696,
    -149465, -40370, -26280, 84568, 119593, 67799, -39742, -81448, 158420, -64061, -134399, 115985, 68001, 120603,
    -55321, 102311, 90911, 65908, 124297, -13202, -89737, 50617, -26258, 156709, 196140, 19626, 129631, -129922,
    -13837, -217653, -100300, 95973, 20596, 60424, -5554, 81655, 467038, 111349, -276316, -10603, 73726, -14770,
    -59300, 15364, -11145, 107351, 12348, -183112, 127263, -213161, 53842, -158379, -52977, 298467, 109017, -29255,
    -22249, 121669, 64131, 146464, 64204, -247451, 34058, -162127, -134924, -59185, 223922, 47376, 146175, -111124,
    -188066, 79076, -28710, 153528, 150356, 20199, 168956, 1695, -149624, 195194, 20997, -161012, -123893, -48650,
    -64580, 108903, -82116, -331318, -50390, 143216, -156678, -43876, 148409, -80513, -6881, -53678, 56458, -83091,
    14705, -5178, -14811, 10889, 252488, -121112, 8091, 41432, -132208, -360438, -70815, -142745, 33953, -18015,
    -194022, 133597, -24926, -129861, -334506, -14093, 103496, 47156, 480693, -177344, -474170, -264938, -173807,
    15130, -388034, 670558, -361961, 164429, 400957, -546298, 15843, 437858, 213097, 117766, 507477, -588041,
    325140, -153263, 375809, -574926, -504468, 589541, 184963, -526979, -49320, -310502, -839496, 36281, 49091,
    506572, -335324, 84248, 197578, -883090, 211314, -986405, -349660, 162240, -486363, -37011, 249697, -785948,
    292365, -588931, -119576, -619030, -585513, 384783, -362602, -300703, -100422, 682694, -344946, -513886,
    -181567, 376041, 584731, 392698, 314885, 448976, -231745, 171605, -20515, 14643, -47445, -15465, 49058, -28954,
    8547, -19896, -16058, 26626, -6380, -42061, -20707, 5791, -7191, -15844, -1011, 21377, -2175, 49294, -43827,
    -12356, -14950, 12411, 4721, -3244, 3037, -24664, 50059, 45409, 42593, -32352, 26815, 94920, -28451, 30055,
    -14082, -3139, 33100, -24216, 14677, 17141, 20592, -17183, -45712, 33143, -61958, -11644, 31257, 85316, 26932,
    72928, 28237, 960, 15444, 36787, 41089, -44642, 9103, -29523, 26655, 75156, -26391, 24446, 247036, -66896,
    -32974, -184880, -32840, -151472, 245970, -163666, 26704, 430080, 95531, 80376, 87714, 47675, 37927, 118658,
    -147453, 3021, 151549, 208200, 137997, 201742, -260359, -41623, 270532, -242571, -203657, -337132, 9097, -56416,
    138717, 47497, 110969, 16825, -148052, 26725, -67393, 212464, -63126, 101421, -82179, 38970, -248591, 53958,
    116552, -133995, -15869, 45567, 30193, 355630, 66419, 110097, 60546, 7412, 167810, -82871, 159974, -104832,
    -73671, 115468, -74349, 56968, -152778, 30613, -19114, 26130, -118990, -6633, 102475, 179065, 121004, 127943,
    78294, 151942, -26539, -60406, -139349, -159068, -80805, 159493, -110554, 241898, 466549, -175939, 48, 137746,
    -171303, 62849, -31918, -168357, -70595, 123410, -326087, -59991, -217563, 186721, 55936, 55936, -110341, 57513,
    178821, 129769, 179832, -141146, -209457, 225463, 202920, -13161, 187488, -90691, 185703, -205184, -270863,
    -2423, 48647, 236494, 179173, 67622, 7887, -130116, 100381, -2326, 127208, 17103, 232312, 16478, 69822, 85701,
    200108, -346700, 549510, 13579, -367931, 109865, 54911, -38759, 381252, -114523, -499409, 346575, -37132,
    -339245, 695968, 739188, 266202, 58063, -162456, -445419, 506117, 129866, 544214, -375153, -221532, 611839,
    254292, 422382, -329762, -524802, -212470, -73391, 29793, 100991, 13806, -36768, -28660, 12938, 43637, -23208,
    -21874, 19849, -13760, -61394, -70507, -32426, 2278, 11040, 13334, 19216, -39411, -16166, -1026, 6739, -67063,
    -9428, 16508, -60399, 53084, 13010, 59436, -23635, 71746, -26698, -62281, 448539, -230815, 4788, 155054, 322110,
    183423, -248823, -450117, -172673, -17057, 134401, -282620, -107695, 34973, -153930, 237792, -53328, -564822,
    140142, 194518, -10116, 637553, -50942, 148065, 38330, -226771, -133746, -107823, -55771, 192061, 236612,
    -135522, 543132, 151297, 57292, -74283, 258437, -111039, 62591, 104026, -199594, -163388, 19800, 123449, 212474,
    -130446, -118252, 551783, 15423, -53816, 224704, -83624, -83120, 23297, -220751, 110389, 27490, -84654, 342990,
    161214, 174878, -63116, -64955, 100685, -24689, -259676, 51198, -194960, 17424, 93239, -104309, -114929, -71931,
    -21774, 193054, -160340, 159147, -91902, 43931, -158498, 166736, -125025, 51793, 8556, -7815, 2907, -4269,
    65127, 215862, 140037, 122868, 123728, 170367, 109029, 23078, -55704, -26197, 45403, 71905, 120712, -31422,
    18121, -532749, -3043, -75825, -30377, -166300, 116470, -196689, 171775, 84968, 183887, -275068, 268997,
    -161474, 70911, -50203, 27426, 88658, -93053, 255842, 34825, 156465, 63979, -120205, 93417, 10672, 54699,
    -308616, -30404, 279605, -273253, 795372, 469727, -392028, -59679, -64378, -113003, 627088, -212697, -175727,
    -256258, 963457, -215366, 323041, -37164, -138247, 292120, 186452, 363119, 120967, -262357, 557239, -366394,
    444783, -423842, 287365, 87570, -341357, 36122, 85877, -80660, -98449, 88907, -39759, -19809, -59896, 13695,
    -39038, -20832, -55999, -14109, -35482, -33910, -40911, -26867, -3992, 21220, -12000, -29056, -5636, 13121,
    -3606, 72976, -50986, 1811, 17843, 42401, -39121, 15640, -13660, 81256, -13514, -146372, 181433, -328503,
    355654, 37411, -72891, -157226, -107513, 281646, 167479, 264031, -388098, -280625, 151220, -303633, -25175,
    122205, -47519, -287297, 281794, 136001, -269038, -119012, -14245, -46181, -153953, 199948, 302329, -493978,
    389143, 255747, -83117, 48585, -366376, -532204, -70414, -103199, -414297, 28898, 331664, -397835, -46835,
    159141, -271697, 120218, -25238, 236926, 279916, -277402, 54007, -309745, -448145, -228731, 12269, 62377, 5751,
    596359, -158344, -386060, -5589, -474643, -214963, -28205, -196225, 95021, 119304, -40826, 233579, 51469, 59352,
    -281165, -87332, -92423, -339299, -252872, -194662, 22135, 41073, 86950, 4036, 43334, 32117, 74830, 35136,
    43777, -81014, 69790, -123214, 125997, 52201, -164646, -56261, 131848, 91284, 43158, 33000, 117805, -174899,
    -24732, 130897, -104653, -338775, 54889, 69255, 213903, 81014, -165802, -87308, 11397, -213958, -136578,
    -285134, 202117, 21319, -224775, -147343, 18448, -321335, -3903, 185323, 35477, -122070, 155964, 45093, 214928,
    212975, 324720, -533513, 360722, -63407, 37373, 792293, -665754, 345394, -234554, -222644, -2242, 626584,
    -209865, 13561, 402756, -445748, 445137, -730493, -187253, -521239, -579747, 313017, 410381, 678495, 386332,
    -189253, -169766, 390626, -419322, -220455, -682422, -694873, -107125, -767476, 0, 0, 0, 0, 0, 0, -113337,
    66902, 211313, 241809, -95356, 576206, 189326, -31346, 294918, 157262, -84453, 41913, 192700, 136528, 21898,
    387780, 124094, 465218, -131018, -106328, 992339, 112232, 257376, 4242, -189236, 358494, 210490, 87074, 166252,
    174407, 164896, 203069, 93295, -244257, 88882, -46399, 1008459, 197536, 86367, 461860, 299545, 224271, 84730,
    -194243, 24713, 432752, -233289, -70517, 8450, 39645, 73300, -188674, -47490, 105180, 138170, -29904, 80516,
    137033, 134056, 200374, 111572, -82038, -62494, 78906, -52189, 21916, -63619, -21142, 68134, -12119, 109499,
    -42896, 169736, 219337, 417667, -62282, -3075, -43933, 159469, -51971, 330714, -137951, 45841, -332657, 86260,
    95790, -267838, 271385, -74222, -184016, 190662, 208915, 52052, 191268, 294937, 124576, -16630, 302931, 22392,
    88110, -45859, 97086, -1113, 483708, -10355, 6160, 914, 16846, 10492, 2610, 111802, -3271, 46953, 141017, 28527,
    26541, -14771, 6870, -72178, 76725, 333076, -14072, -31683, -7058, 6153, 50763, 11702, -72823, 58747, 292992,
    -7409, 28425, -11332, 10781, 194153, -4123, 3263, -14088, -11569, -7564, 134134, 7608, 84624, 6389, -3378,
    10558, -9159, -4338, 28791, 12405, -12155, 57092, 75668, 112441, -35637, -19686, 37873, 32673, -43974, -53022,
    -62987, -10535, 208758, -37069, -125925, 254675, -77084, 6012, 92220, -9838, 41701, 199676, -225327, 85458,
    -40905, 36767, 9920, 37521, -42653, 56308, -83242, -118448, 112806, 215129, -60404, 13339, -95256, 50458, 34557,
    71374, -24423, 31451, 62418, -120719, 139576, 71600, -126062, -103080, 21679, -333, -122105, -97071, 69088,
    105759, 64484, -182426, 23634, -40612, -114444, -28555, -110433, 183347, -254938, 199692, 1728, 218493, 177291,
    78550, 204641, -101532, 30339, 132897, 20355, -190400, 55769, 35265, -28687, 822, 13938, -6456, 464225, -15491,
    -8844, 21894, -136, -21157, 11716, -7515, 24836, 99992, 49490, 105158, -1924, 130735, -9704, 29050, 24364,
    355455, 16613, 16762, 207494, 38103, -21025, 14083, 390324, 66091, 7329, 43086, 46929, 94797, 275959, 31416,
    37353, 5701, 47793, 25464, 3436, 38728, 67806, 95526, 12607, 89512, 81123, -18079, 73818, -57187, -134019,
    23433, -22119, 254639, -3903, -3586, 102761, 165012, -1937, -43540, 241233, -5202, -118832, -44243, -19019,
    -799, -70524, -154175, -104795, -14291, -75964, 229091, 27335, -85658, -191915, -26026, -5331, -72276, -22878,
    -92154, -525, -20981, -63274, -44811, 104129, -151412, -136423, 154604, -274045, -10296, -6481, -21578, -23570,
    133437, -81698, -137376, 161837, -104481, -374348, 42774, -150495, 229453, 126976, 131854, 40537, 133925,
    -182606, -221533, -125646, -406857, 390916, 537372, -232991, -128324, 388195, 49442, 398901, 148429, -170354,
    -184698, -79185, 85076, -294686, 130635, -128261, 403745, 30081, -58332, 21151, 68103, 157432, 14113, -7483,
    34721, 29919, -9496, 4448, 61037, -49190, -15895, 200346, -37629, 51557, 4035, 54255, 32797, 10103, 5967,
    102679, -549, -26806, 36692, 83966, -17010, 20594, 34575, -564, 21808, 27637, 111290, 51381, 88614, -21613,
    -43772, -4946, 81302, 24833, 110921, 15854, 43094, 4220, -24298, 41764, -5077, 6203, 87940, -68350, 34071,
    -28640, 154919, 27618, -3712, 22405, 14463, -20159, 49631, 368732, 11381, 46622, 26245, 215758, -3697, 140133,
    28321, 43685, 217798, 5053, 13586, 31, -34243, -49060, -6852, 87040, -41803, -26694, -123269, -33682, -20563,
    4560, -47771, 233762, 59583, 8240, 94702, 39589, -42525, 28841, -294872, 13757, -44172, -136129, -32129, 323288,
    6128, -37000, -43586, 83664, -124520, -3266, 43322, -48447, -6794, 124382, -4854, 21400, 84431, -21917, 78157,
    46201, -122519, -119479, 92625, -38062, 3424, -1035, 32161, -19823, -78200, -68902, 900, 244936, -28181, -116,
    77446, 155716, -439826, 213215, -70217, -188987, 348263, 96574, -8774, 193356, 365573, -146871, 603640, 17012,
    -30440, 42239, -133918, -76598, 229466, 170781, 24298, 124639, -127172, -135900, 74448, 147609, 117139, -511645,
    -152826, 133969, 265181, 152915, 403148, 107377, 11862, -29321, 219348, 8625, 70605, 107082, 55142, -4469, 5307,
    -62328, 2378, 13276, -59216, 2022, 18845, 50977, 50414, -157, 13443, 4791, -95806, 30388, -19315, 198101, 2455,
    54797, -4881, -31292, 85418, -35469, -31847, 32788, 16499, 124707, -7036, 27756, 7764, -28521, 13462, -23691,
    11571, 27796, -4723, 21132, -30072, 31372, -100742, 82267, -992, -31399, -57884, -27541, -86145, 37912, -59292,
    -66753, 18158, 74378, 230143, -61530, 13759, 17269, 102908, -15316, -337019, -194652, 192335, -286235, 129404,
    -28915, -33574, 33653, -43791, -157443, 37406, 90756, -23822, 32884, -7360, 67220, 16333, 57583, 87255, -38062,
    -21008, -4257, -67077, 115377, 56, 120341, 6554, 32894, -58647, -94244, -86355, -397200, -78983, -266690,
    299322, 178767, -123977, 111451, 68283, -39076, -64856, -35236, -56173, 57208, -19980, 38145, -104847, 13645,
    -586820, 97168, 16963, 161460, -27666, 123241, 67718, -5935, -63733, 3150, -6277, -98683, 129395, 55971, 3749,
    -86870, -67023, -301164, 272323, -270713, 107797, -369185, 26963, 244004, -28320, -46215, -85443, 202300,
    -246126, 340818, 169209, -288806, 233231, 17302, 138465, 147866, -111264, 173367, 125104, -336256, 168055,
    -162543, -102459, -80023, 84196, 112868, 412984, 46218, -35555, -3426, 263893, -33513, 242272, 61937, 87893,
    15680, 74239, 105089, 523743, 220777, -52162, 8644, 473520, 139307, 44469, 305420, 7638, 47030, 42309, 24020,
    232304, 59728, 59145, 100286, 73786, -36295, -18264, 40386, 77908, 6528, 87677, 119422, 20017, 89988, 38990,
    12694, 191645, 99846, -20672, 228786, 39575, 21716, -24544, 47713, 331706, 58927, 104736, 125437, 13625, 11011,
    -3872, 76145, 135323, 120320, 65765, 47190, 332977, 33803, -21460, -40019, 51851, 59236, -317149, -89287,
    -130045, 94292, 207802, -124881, -231393, -87537, 424146, -140197, 451411, -26761, 386567, -224263, -45603,
    23727, -119203, 184437, -165003, 6397, -15310, 164636, -1300, 170786, 378124, -42179, 73747, -88464, -85919,
    -187573, -56370, 349042, 182159, 213201, 359085, 131426, -70639, -176386, -69476, 122764, -61112, 363041,
    -140449, -128829, -293778, 207652, 95926, -106198, -12184, 6930, 150155, 29887, -38071, 485462, 13643, 181068,
    -15761, 81342, 198309, -52249, -158756, -140121, -9899, -456680, -384551, 80506, -7425, -56090, -66640, 277509,
    78083, -399236, 853362, 273380, -724992, -512376, 138402, -14702, 15588, -457870, 80634, -341584, 75267, 45830,
    -246429, -118155, 399913, -118673, 371595, 149464, 279964, 302273, -79886, -213851, -33108, -337015, 278098,
    -455058, 330867, -542525, -136595, -53066, -137472, 339153, -63629, 247444, -364359, -453002, 617969, -700605,
    -173327, -9909, 6123, 40825, 48932, 8984, -19370, 2660, -23071, -2661, -30303, 16219, -66381, -33307, -11387,
    -25856, 130298, -125442, 71854, 8661, 17952, 9674, 25252, 64631, 109602, -22395, -136349, 124343, -10935,
    -28007, 3327, 10135, 71688, 15444, -46575, 22303, 19308, -7676, 42239, 1038, 19389, 55454, 51542, 59441, 18383,
    169974, -9434, 7055, 113966, 29594, -36503, -12630, -28254, 19529, -58695, 209185, 36506, -18026, 325316,
    -29652, -51968, 219729, -15586, 40864, 22859, 23424, 55434, 79357, 80132, 27666, 14920, 7447, -5937, 52296,
    55658, 12537, 193614, -80004, 63972, -4449, 144320, 9046, -1350, 50839, 10142, 39282, 1746, 97835, -13008,
    -99515, 21448, 18009, 62382, -95543, 25400, 669, 125103, -21254, -116568, 28549, -29030, 232186, 70487, -207613,
    -43942, -1339, -75477, 26945, -94221, 35490, -37865, -166640, -36437, -22304, 144921, -82670, 9550, -33606,
    161796, -40826, -97226, 115682, -18768, 73716, -167096, 11982, -46035, -26293, -38576, 235709, -106865, 128197,
    -6323, 101125, -28182, 248412, 8429, 239133, -1923, -132233, -52110, 1660, -103910, 266657, 25959, -40518,
    -107124, -47849, 10160, -17203, -61933, 23601, 3249, 2626, 90706, -6816, -9784, -3159, 227839, 10280, 3985,
    -89193, 154703, -58413, -25599, -29254, -95467, 177603, -66211, 61153, -37652, 15887, 51513, -144872, 23242,
    -112734, 32865, 2313, -9982, 103697, 12395, 10204, -40470, 61132, -263887, -1718, 1265, -163287, 134269, -70759,
    213, -102276, -45143, -116434, 24578, -308996, 110201, 78171, 681745, -13223, -77337, -268261, -307425, 23556,
    -93202, -348188, -126443, -205783, 109743, 4136, 36570, -85161, -648346, -314563, -235293, 35425, 568906,
    811260, -265535, -70144, -161234, -274093, -249668, -27991, -67562, 361042, 189817, -633808, 88914, -341223,
    -28645, -425722, -43908, 274489, -368025, -255910, -340332, 50780, 69824, -271357, -3178, 103347, 62417, 26725,
    32982, -82413, 31116, -49664, 46691, -49502, 5420, -35428, -603, 31714, 29040, -855, 294178, 120949, 46008,
    354987, -91282, -77700, 76394, 117750, 16024, -9846, 128738, -208433, 35127, -8450, 62465, 60664, -10510,
    -114646, 82269, -94701, -218244, 28903, 28800, 14060, -17987, 129954, -82618, 73000, 79192, -22239, -15136,
    64746, -80582, 132749, 22920, -5506, -9643, 35557, 258959, -68423, 1503, 158105, -46568, 349166, -93248, 114696,
    -77217, 86254, 79796, -41484, -81848, 32062, -100211, 48851, 59858, -21085, 1280805, -48162, -560082, 71027,
    11488, -159553, -32854, 34582, 39907, 85308, -84503, 65167, 28321, -121630, -29563, 101228, 37666, 8246, 1452,
    69668, 3564, 50037, 100681, 5121, -195296, 97483, -83976, -8618, 7330, 9103, -245181, -159740, 99476, -30634,
    225017, -21588, -100980, 28204, 123064, -13301, -8947, 208635, 83112, 124016, 170103, -69954, 173457, 25184,
    192612, 89526, 111625, -48201, 17296, -19741, 70963, -67789, -16184, 102505, -91707, -50735, -60298, 63397,
    -14755, 93947, 753, 158806, -42548, 223447, 77851, -164563, 48360, 44771, 49606, -2763, 193197, 45588, 21291,
    -80734, 12804, -107542, 97364, 18503, -402319, 144755, 77590, 122864, -117709, -66006, 54004, 55587, -23830,
    177346, -322711, -83780, 12394, 22872, -273466, -52203, -2939, 209613, 126792, -43485, -4598, -33571, 80629,
    19810, 129350, -4558, -89229, 192201, -58692, 48521, 102810, 67112, -104176, -1589, -51256, 208585, 145389,
    243195, -49180, 96193, -197618, -115278, 184041, -122431, 47151, -63996, -260000, -17240, -284884, 89597,
    143927, -243006, 187672, -260884, -128141, 166575, -184081, 159430, 90245, -160012, -19276, 55367, 7020,
    -237555, 218422, 297336, -349998, 188649, 91303, 62133, -152622, -326190, 138695, -110791, -33052, -209191,
    -346368, 292683, -28222, -77010, 111535, 40522, -107895, -224177, 114884, 134276, 362540, 34571, 171032, -1849,
    -65934, 120136, 71267, 87258, 293102, 13574, -29753, 69111, -23284, -161931, 192898, -31526, 219467, 137546,
    -84717, 251792, -57077, -158832, -50658, 329267, 97844, -120750, 147063, -40550, 30337, 17807, 133311, 191924,
    251305, 82196, 5004, 171523, -121498, 77028, -40823, 49589, 128427, -65952, 27568, -93168, -94475, 5254, 318505,
    -57394, 146277, 116867, 40722, 97271, 75845, 28972, 149829, 15424, 2136, -103767, -85431, -34498, 51990, -88849,
    -11439, 384350, 154184, -7833, -70100, 99184, 120404, -15358, -140777, -236711, -40386, -100445, 5165, -37851,
    22422, -16089, 31901, -111720, 241387, -191368, -125769, -55506, 424, 103967, -96768, 94876, 53403, -192282,
    115259, 69733, 8935, 19956, -103357, 64688, -95466, 458561, 263253, -185609, -157680, 44406, 167565, 57038,
    230656, -140754, 1530, -256459, 86894, 258086, 23071, -86764, 462464, 318353, 440585, -94406, -154394, -22275,
    150217, -25199, -48791, 81595, 199914, -107829, -42622, 195872, -137693, 6653, -9514, 35525, -54050, 93442,
    -91443, -94301, 314751, -96410, 19236, -42239, 125840, -246686, -242931, 166823, -32249, -81659, -45016, 152938,
    -139944, -190865, -192090, 132878, 281758, -139536, 61967, -177407, -196461, -195912, -333605, -153144, 402638,
    8432, -79101, -12352, -25258, 263395, 186467, -68542, 232402, -8451, -104933, -37729, 318740, -166274, 54335,
    -27042, -119723, -114111, -75550, -137556, -181311, -80848, 280737, 8942, -31078, 596540, 420909, -35792, 1547,
    -32445, -55072, 158128, 252902, 322411, -179529, -61522, 314780, 660012, 500750, -70320, 193327, 5779, -410145,
    51934, -119164, 370402, -325552, -443006, -17856, -225834, -158344, -10547, 283196, -306021, -241124, 388830,
    141274, -139603, -362620, -28461, 118882, 451329, -197781, -9201, 18853, -201144, -138199, -267654, 143423,
    -334735, 134305, -23032, -258139, 395798, 190119, -147329, -106510, 95830, -339630, -238189, 772183, 132972,
    -45146, 714328, 309186, -447438, 435157, -140453, -393346, -143211, -375362, 153247, -91833, 319337, 189431,
    -73497, 10449, -62378, -190315, -23061, -4751, 148013, 49919, 10368, -28020, -23225, -12612, -1083, -18174,
    -149054, -23499, 33927, -30586, -46488, -16065, -108361, -14950, -135738, 74732, 44843, 31397, 48495, -6952,
    28289, 33316, -60287, 57946, 139584, 32624, -20462, 141382, -40966, 238299, 21772, -35520, -49044, 48119, 9376,
    33753, 21825, -45287, -56219, 49414, 16755, -1997, -28154, 58446, -37285, 19975, 14734, 24071, -20494, 2966,
    75357, -15491, 45153, -30429, -56753, -63229, 92453, -300034, -37969, 69673, 54021, 33875, -28265, 96808, 20055,
    1045, 18876, -11589, 27612, -75384, -122250, -22151, -70662, -3532, -18845, 19219, -1848, -184867, 54172, -8978,
    7218, 23743, 32422, 57191, 77938, -121422, 35314, -83831, -62487, 104883, -2200, -2069, -86600, 24407, -31932,
    178276, 27866, 93554, -26586, 36156, 44984, -14520, 285214, 56985, -25805, 70705, 133735, 247063, 33107,
    -172024, -93815, -93483, -88103, 17087, 97132, 151872, -21996, -157654, 23221, -51818, -6415, 11326, 64217,
    -4599, 45158, 72999, -163547, 70222, -47381, 67745, -30885, -166299, 69285, -6227, -69895, 5089, 62029, -8934,
    -168124, 30281, 103423, -5672, 5889, 57304, -9807, 4869, 204758, -12179, 11726, 52346, -86582, 91663, 78286,
    -58246, -19582, 13871, -51236, -650, -63635, 4968, 154558, -11792, 5038, -129300, 14279, 124471, 33155, 204986,
    138327, 168190, -19714, -30346, -115574, 96367, -217224, -123250, 103397, 68002, -43747, -28685, -60137, 94407,
    33232, 57518, 19218, -22410, 143471, 85467, -4763, -215176, 67068, -156453, -101924, 389107, -78278, -64408,
    55274, 65196, -7245, -57954, 11187, 315237, -72611, 41982, 11239, -71027, 2487, 36468, -62084, 42605, 84201,
    -16362, 91457, -71122, -32935, -21358, -56288, 165495, 90099, -36144, 52538, 22607, 125612, -7654, -8390,
    -18051, -33414, 152241, -100382, -224116, -152657, -90080, -21714, -65645, -19239, -244268, 71937, -78431,
    66847, -226914, -38900, -36652, -21527, 126455, 305, 12594, 5745, -5928, 119959, -360137, 25805, -26649, 124545,
    275023, -43496, 344568, 23445, 111258, 394001, 178636, -234396, 315400, 298395, -16697, 71019, -7621, 357639,
    140401, 64286, 81963, 452567, -149967, 163680, -142639, 568982, -295529, 203300, 247329, -409663, 72634, 53665,
    -38660, -149254, -219389, -148451, -18121, 316258, 119644, 170402, -236745, 234537, -51788, -8883, -334762,
    129117, -251418, -267723, 228144, 22454, -386550, -87166, 503093, -359048, 74460, -106029, -120460, 226903,
    232911, 430538, 543248, -47032, -77715, 110431, 30975, -71736, -320053, -74285, 38614, -47821, -50481, 59689,
    31055, 38599, 36638, 34119, -24410, 3855, 4749, -27909, 9071, -11151, -86751, 13785, -32919, -143105, -22827,
    -65505, 10976, -4044, 121174, -63109, 154145, 99039, -22196, 114931, 50775, -4769, 7006, 42642, 66351, 89261,
    64114, -30927, -3331, -23720, 6559, 23254, 18771, -3260, 136387, -365779, -16366, 70948, -50904, 25955, 51206,
    26563, 33835, 60179, 77296, -14174, 33786, -19152, -18284, 116199, -29441, -53791, 147761, 247474, 80695, 81751,
    19619, -11893, -12263, -50374, 18968, -14657, 144290, 34398, 158001, -6121, 34691, 70741, 12942, -54900, 36137,
    96961, 77976, -77049, 65545, 18813, 123734, 25552, -46592, -60958, 33846, -20021, 2517, -11870, 21185, -12187,
    -199568, 2609, 110869, 301831, -133112, 20012, -45250, -50466, -61030, -70598, 14216, 20848, 18653, -74532,
    88681, 86355, 5391, 72214, -169257, -170926, 325729, 32412, -147477, 75627, -17132, 30568, 36376, -23537, 54977,
    30335, 238771, -62402, -3463, 105450, -43215, -19109, -42861, 108469, 67106, 13491, 111697, -35682, -51695,
    134477, -285169, -8261, 106481, 45084, -72310, -198065, 20475, 17823, 102920, 21928, 107487, 86033, 4948, 61241,
    80603, 79917, -33856, 57625, 187575, 13863, -7663, 21917, 55674, 100529, -17690, 1711, -37383, 135875, 77368,
    14796, -46461, 15823, 3676, -14467, -381, -78883, -33590, -99107, 188784, 457566, -15236, -7726, 68580, -24365,
    -174, 213154, -22389, 32300, -18219, 175530, -9688, 121781, 16952, 77242, -6767, 286673, -21896, -167207, 61230,
    -101240, -182990, 104901, 77746, 193706, 9093, -240491, 20040, -20121, -9908, 221685, 33523, -99280, -61973,
    -28379, -63218, 162444, -41057, -3130, 50999, -38219, 50939, 86026, 224143, -59337, -25806, -133194, -23558,
    -1973, -688, -7807, 19410, 53242, -70370, 46948, 14488, -33216, -394665, -53512, 31573, 95832, -64689, 100831,
    -9339, 7773, -56929, -58163, 29536, -55326, 127303, 77133, 182596, 138644, 66045, 234833, 23457, 8311, -7363,
    260832, -32361, -215881, 97788, 10295, 202497, -187990, 213808, -348652, 74572, -271751, 118597, -175079,
    156747, 474673, 48031, 145903, -96331, 240851, 419726, 419330, -309256, -394476, -522346, 185615, 37114, 94532,
    138804, -30272, -171904, 394143, 208603, 309255, 63566, 318705, 19270, 25952, 75556, -147234, -181581, -392978,
    -234586, 124969, -187246, -91536, -174796, 196677, -345721, -578155, -42563, 179318, 105935, -363670, 133795,
    -109634, 67981, -38382, 283759, 45447, 10268, 683863, 87306, 539641, -279897, -34086, -110005, -139934, 31314,
    -88231, -9178, -33137, -213757, -7566, -38283, 16710, -68841, -34009, -25632, 44849, 313648, -125880, 42603,
    -225174, -192054, 26524, 3267, -166244, -38188, -108789, 19623, 38734, -55022, -5551, -18498, -162506, 4407,
    -115640, -16579, -24777, -198971, 26359, -213699, -295491, 56857, 62076, -57830, -60466, -88211, 485234, -37921,
    -181329, 116827, -199518, -350589, 21754, 56514, 38665, -41568, 4543, -219741, 23196, 16433, 43170, -109361,
    4850, 206393, -27810, -88542, 152601, -226208, -91499, 16170, 9485, -86290, -100021, -187419, -29061, -127988,
    -11782, 63902, 31345, -61961, 1117, -148847, -393377, -42836, -15814, -19793, 59316, 28580, 3027, 9664, 21967,
    -23450, -358922, -128363, -240893, 17503, 54143, -43573, -183815, 87214, -20815, -47271, 38583, -141429, -42688,
    58925, 30330, -16890, 99409, 45262, 374, -62439, -740, -378962, -61118, -83353, -71210, -151351, -67216,
    -317568, 64370, -59867, -53543, 16901, -27152, -933, 46082, -448174, -37851, -29521, 199852, -102605, -19497,
    32971, 15739, -181883, 49182, -68417, -101238, -6323, -223624, -21072, 140726, 48692, 145636, 25436, 66283,
    49151, -136404, -10786, -13339, -23276, -22755, 53141, 195962, -20280, 7108, -225871, 19476, -63887, -168190,
    -8562, 37944, -55069, -68591, -102915, -79352, -25937, -72471, 86519, 10274, -128791, -211364, -144931, 317023,
    88399, -37217, -22459, -12506, -23272, 142872, 5701, -10477, -60802, 291806, -18801, 326516, -123537, 2793,
    -288542, -102165, 57618, -32051, -235389, 227217, 99728, -184765, 187875, 378217, -113334, -4919, -116440,
    261911, -16362, 79481, 81714, 189097, 53330, -280876, -58248, -48127, -10616, -5131, -56868, 161458, -103600,
    -176728, 269853, -19358, -1128, -21377, -93917, -53939, 157393, -288722, -108405, -52252, 183083, 23640, -18416,
    103692, -93980, -23007, 127725, -147602, 87676, 98340, 73758, 159889, -66439, -4031, -14214, -86877, 74688,
    -41379, -107203, 30172, -46185, 56047, 26909, -265694, 242010, -43687, 67952, -19677, -15322, -335933, 117732,
    878943, -270698, -34611, -167532, -409139, -252587, 209136, 126711, 158782, 124631, 90238, 248677, 221041,
    463929, 249198, 156553, 280769, -291569, -49619, -267746, 335701, -296679, -396495, 497616, -78727, -462840,
    -316193, -272417, -106845, -421549, 295113, 272475, -8446, -396454, -722429, -135463, 408532, -213732, 99511,
    153925, -457094, -120166, 283358, -241029, 166713, -528162, 520270, 449794, -127083, -80268, -447441, -173039,
    271433, 811263, -460700, -424935, 541001, -195742, 244407, 245906, 179919, 320223, -691771, 83097, -14749,
    34851, -46318, -23867, 41494, -24119, 3858, -18560, -17004, 15863, 4034, -15398, -18408, -7672, 5015, -11708,
    -10324, 23703, -6331, 45015, -23644, -20974, -27731, -13287, 14200, -14411, -1895, -27075, 28652, 30907, 30264,
    -32809, -819, 111637, -56418, -4757, 9219, -18515, 21113, -40663, -10754, 18048, 15944, -34758, -70025, -3733,
    -13583, -13113, 5243, 40182, 3144, 86844, 5768, -21077, -27174, -6221, 42559, -40261, -2221, -28009, 26150,
    62370, 25218, -11421, -385986, -189389, 299593, -131261, 204692, -121622, 289400, -176070, 14084, 197314,
    169737, -244790, 267784, -94500, -302624, -380003, -231043, -42849, 265102, -205930, 113921, 217200, -52549,
    -116626, 111948, 4686, -270198, -104409, 3764, 123765, -120576, 28817, 754362, 13857, -358262, -158014, -128500,
    387454, 39315, -122998, -16814, 276442, -13295, 79956, 115630, -119893, 162382, -505408, -264257, 4541, -212969,
    207226, 76519, 253945, 272683, -341189, 156527, -214191, -326197, -174761, -43650, -74540, -5649, 160645,
    -15311, -47867, 60061, -138386, 138432, 101511, 39628, 169592, 99861, -12921, -38489, -15095, 3482, -85954,
    -16185, 233620, -68367, 84148, 162457, -10755, 18518, 63909, -120107, 91712, -24466, 7457, -175243, -36220,
    -233661, -1127, -114976, 227978, 64694, 74787, -3889, -51690, 69169, 71346, 79565, -37721, -193392, 145581,
    37222, -19162, 65576, 33290, 38917, -60573, -176684, 101123, 48320, 231932, 65671, 163083, 4795, -22954, 147207,
    67364, 31816, 47761, 233924, -85525, -65234, 25692, -35243, -102003, 452610, 126822, -64255, 65973, 87817,
    225431, 626771, -247155, 360560, 528387, -88541, -186911, 205215, 443800, -7609, 197103, -196645, -290675,
    374835, -321190, 171308, -149861, -91016, 276436, 368120, 244341, -465687, -387763, -143219, -15152, 3783,
    146427, -31211, -34382, 2941, -8551, 36253, -43081, -44620, 21861, 1614, -54087, -58972, -40500, 18003, -1091,
    -10839, 37451, -40134, 29528, -8217, -20529, -111880, -66254, 21463, -73104, 26097, -17833, 56162, 5944, 92279,
    -44727, 222414, -108006, -403241, 576204, 24833, 490765, 265088, 198208, 94115, -23957, 621995, 27539, 40144,
    263382, -327698, -250836, 132259, -221633, -47417, 208414, -55512, 373013, -26472, -28884, -14361, 223930,
    -161842, -96469, -107022, 5432, 154980, 266753, -71592, 353913, -183218, 395286, -47680, -2290, 240291, -331288,
    -85596, -218719, -17171, 80820, 819581, -364021, 363732, -89175, 391699, -118424, -194717, 160164, -69189,
    -51602, 204873, -263898, 140217, -375631, -153427, 398988, 127203, -110367, -8638, 51746, 99436, -170086,
    -53913, 22647, -121089, 37844, 43277, 24048, -105051, 167626, 132793, 89404, 69382, 184969, -90446, -14083,
    -141845, 46262, -352587, 59523, 13204, 83413, -73652, 26083, -216006, 43598, 140882, -18270, -9275, 8071, 23291,
    195637, 247769, -12823, -243006, -12028, -10471, -90028, 218324, -92833, -33672, -338823, -35202, -109482,
    11839, -40116, 187213, 34250, 6469, -99041, 76668, -36232, -6014, 125060, 92213, 23457, -16924, 39681, -98566,
    44177, 31025, 4513, -15332, 108989, 74084, -159400, 343936, 289642, -90608, 447346, 241145, 153691, 217966,
    58569, -294572, 385168, 25650, 201191, -1630, 229575, -34226, -18983, 57212, -267486, 416796, 90845, 271499,
    381013, -55466, 316814, -508992, 261561, -440453, 18110, -28150, 159340, 9389, 114014, -144972, -81494, 87636,
    -43193, -12919, -70568, -7151, -10810, -6000, -37414, -26262, -34547, -11095, -23959, -30862, 21392, 13560,
    22754, -19891, -34499, -37629, -29027, 40092, -51873, -2624, -7597, 40975, -696, 56236, -37343, 90560, -63432,
    -307526, -173589, -269563, -138984, -230658, -152098, -270214, -524580, -98702, -35192, -109739, -131516, -7910,
    -337270, 123134, 19295, -430634, 117526, -396320, -149520, 291228, -136881, -295830, -130239, -3547, -84525,
    -189789, 605654, -25385, 707433, 385262, -35712, -327851, -155808, -275646, 133744, -219546, -206643, -309705,
    100890, -27491, -549541, -110176, -247709, -36024, 150290, 91101, -37728, -33373, -104180, -362111, -383409,
    -130008, 200288, 150615, 155326, 456159, -124598, -173151, 286699, 140658, -66152, -65874, 78069, 114596, 59752,
    -33310, 25853, 6894, -2786, -162728, 120221, -89632, -71854, -77516, -47991, 111594, 39972, 240140, 3581,
    -64476, 133303, 93472, 49453, 19020, -164900, -34214, -121441, 54820, 37291, -138608, 9644, 68685, -4459,
    -95029, -102452, -33375, -44405, -20882, 115470, -44297, -213247, -130565, 121848, 249186, 199745, -140918,
    -126443, 42217, -215678, -82875, -123358, 220933, -87690, -191123, 224435, -4964, -31787, -15576, 84162,
    -149710, -223595, 206083, 3392, 160537, 289556, 439209, -519374, 423133, 363957, -198138, 604682, -396428,
    503192, 307668, -458230, -277319, 723990, 199563, 203514, 276835, 287203, 262972, -649148, 83130, -376745,
    131503, 421760, 410020, 539144, -230258, 280606, -159379, 471660, -534948, -378703, -536197, 61076, -164099,
    -710560, 0, 0, 0, 0, 0, 0,
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
    23362, 32663, 17595, 26231, 18586, 19068, 22690, 29985, 16827, 17543, 20959, 23889, 32071, 27052, 18159, 22092,
    21394, 18094, 27486, 28028, 27018, 32052, 21932, 18401, 19081, 32525, 26947, 20752, 17887, 18244, 21945, 17234,
    18632, 19373, 26041, 27017, 24430, 29128, 23184, 25307, 21229, 18611, 25701, 21939, 28111, 27285, 32164, 22898,
    32099, 30905, 27148, 28066, 18523, 30195, 17892, 28032, 23515, 23779, 21710, 31941, 26197, 18794, 25906, 20155,
    31122, 31544, 17297, 18595, 27850, 27866, 27182, 18783, 24238, 20509, 18997, 25265, 21511, 29173, 16522, 30730,
    26903, 18363, 17613, 29984, 25538, 25292, 25041, 16652, 21254, 30176, 26651, 27383, 23703, 30831, 28526, 18901,
    16850, 23505, 31221, 23406, 24081, 21514, 23123, 26528, 26548, 28182, 21470, 32405, 24672, 29554, 17184, 22048,
    22571, 16584, 25899, 23199, 29960, 19692, 20782, 24222, 23588, 19891, 20558, 26348, 29123, 29375, 25412, 32696,
    17171, 22876, 27282, 20992, 18348, 17850, 19359, 26605, 30949, 16860, 20798, 16978, 25390, 29763, 17052, 21181,
    19378, 19984, 27473, 17289, 18353, 31530, 17480, 18848, 28215, 30561, 22152, 21448, 30975, 22921, 19014, 27971,
    25187, 23333, 29894, 19951, 17495, 21505, 25500, 22264, 24330, 31812, 18280, 23730, 30398, 31471, 27494, 19535,
    16663, 23014, 23489, 27394, 20464, 17977, 20007, 22629, 29930, 26099, 25838, 30305, 17563, 17599, 21919, 30226,
    16975, 30773, 21072, 23146, 30159, 21510, 27186, 17046, 29721, 27314, 20992, 24279, 29384, 22190, 29648, 23662,
    31602, 19117, 16469, 28293, 29119, 23553, 19591, 28747, 23571, 31999, 20050, 27893, 16997, 30492, 25500, 26748,
    25802, 28315, 19754, 31431, 19390, 16653, 19318, 18772, 18828, 24371, 29601, 28277, 32303, 18467, 22735, 17123,
    21568, 24717, 18668, 25139, 23560, 22659, 26579, 23921, 23577, 29586, 18670, 18823, 22593, 23296, 31419, 31206,
    30011, 27832, 22874, 27124, 22779, 25096, 27770, 28895, 18196, 18608, 25476, 19133, 28456, 27849, 26779, 21834,
    23361, 19810, 16978, 25426, 22177, 30898, 21047, 30312, 21534, 17961, 16727, 17459, 21531, 20785, 27522, 17816,
    24090, 24502, 16484, 27754, 22498, 19271, 19500, 16572, 31340, 27421, 32555, 30855, 20704, 32135, 16798, 17943,
    28288, 26743, 24965, 19479, 23551, 21100, 30749, 21486, 26099, 25353, 27501, 24264, 17292, 23723, 26692, 18760,
    29469, 25656, 24657, 18553, 24162, 21665, 28733, 30281, 31958, 25309, 31817, 31814, 21413, 27999, 25492, 24014,
    21780, 29231, 32266, 28475, 21444, 20452, 22125, 16587, 29528, 23618, 18345, 18578, 25302, 27810, 29737, 28446,
    16775, 29916, 31937, 19719, 23080, 30032, 21220, 19621, 22739, 21527, 32106, 22410, 32184, 29563, 21727, 23983,
    30539, 24651, 30494, 20704, 24459, 22051, 29054, 19103, 17797, 19176, 16717, 32415, 23803, 17557, 30327, 28452,
    31801, 26378, 16938, 29317, 31761, 23708, 32044, 18832, 32579, 20930, 24839, 22223, 26474, 25615, 29224, 27174,
    25956, 27377, 19712, 17769, 17646, 18666, 27739, 26613, 29558, 31887, 18679, 30252, 19028, 18078, 30683, 20918,
    24279, 31543, 28641, 17132, 26258, 29277, 19569, 24122, 17131, 17414, 19114, 30265, 31565, 19876, 31574, 22752,
    26175, 27430, 21171, 23364, 21170, 25452, 30193, 17056, 18564, 24925, 16515, 18043, 28500, 32401, 23219, 24192,
    22401, 22925, 27790, 17009, 24423, 21986, 24034, 21144, 26006, 18053, 19694, 22018, 28388, 32245, 24621, 20471,
    20916, 21937, 25995, 17656, 16609, 28116, 19508, 24045, 19106, 30367, 21166, 17633, 23379, 16798, 17977, 18202,
    30639, 22833, 27764, 21654, 20460, 16780, 31935, 19235, 26693, 21017, 19184, 19539, 17429, 30044, 16969, 25580,
    20398, 17581, 25741, 22472, 23713, 19706, 20715, 19276, 23712, 21229, 21982, 18033, 22618, 18643, 31483, 32482,
    23047, 20466, 21756, 25683, 30457, 30921, 17970, 20789, 17270, 30674, 25064, 18650, 28636, 32063, 18025, 26819,
    31460, 30319, 23480, 27380, 32284, 29126, 23055, 17127, 23784, 29174, 19503, 20392, 17864, 23915, 28127, 17420,
    26028, 32476, 20706, 29808, 18384, 26748, 31322, 16628, 18834, 27407, 16559, 21371, 24336, 24048, 16639, 24365,
    16898, 31521, 18284, 22169, 24958, 26513, 23806, 31570, 17743, 26492, 31200, 24512, 28512, 22764, 32604, 20407,
    28072, 21161, 18966, 21947, 20858, 21992, 26812, 22781, 18157, 21447, 24505, 19757, 19283, 31155, 23537, 18813,
    26662, 19378, 20975, 22952, 20503, 22500, 31595, 29063, 28536, 25538, 17031, 29063, 24929, 20827, 24189, 29425,
    17161, 31472, 29363, 27601, 18080, 21467, 16460, 20605, 21958, 19604, 31839, 24793, 22888, 18531, 17446, 24456,
    21323, 21617, 26043, 24650, 29917, 29823, 17937, 16771, 31143, 30537, 21565, 17164, 27875, 21943, 21154, 16505,
    25739, 31280, 29359, 25971, 20952, 24228, 31580, 20309, 18234, 31021, 27618, 24109, 27216, 25128, 22818, 29017,
    25881, 20069, 17195, 26131, 21941, 29665, 25976, 27221, 30829, 25684, 18203, 22611, 18180, 28480, 28627, 22339,
    20924, 24724, 23743, 24097, 18123, 24357, 32602, 20482, 19871, 17826, 16610, 30619, 16932, 32354, 30717, 24994,
    32580, 22152, 31692, 28299, 19362, 24214, 20002, 25720, 31925, 28936, 24560, 31400, 17069, 20980, 29997, 21366,
    20435, 22871, 17305, 16409, 23974, 19276, 27077, 24579, 20635, 21529, 23867, 30602, 20280, 20642, 18874, 17628,
    32251, 18966, 26425, 17155, 16733, 23992, 19736, 16721, 32221, 22421, 31867, 27207, 31430, 23076, 20654, 21006,
    23291, 21472, 16954, 21414, 24905, 17764, 31771, 18758, 26482, 19092, 30857, 24755, 20431, 26501, 18311, 31717,
    22569, 24629, 19562, 24112, 18685, 31289, 21563, 27943, 25720, 20094, 25809, 25368, 21233, 17037, 18128, 19589,
    28204, 27439, 16501, 24556, 30176, 21468, 30267, 29372, 24812, 22130, 16743, 21089, 17989, 21822, 25871, 16420,
    32419, 16700, 21007, 25685, 28702, 24175, 20930, 23119, 22544, 22298, 16798, 30174, 16468, 27495, 20489, 24929,
    28223, 21862, 19134, 29075, 18120, 23677, 16537, 23655, 17542, 22472, 22992, 17698, 27979, 21447, 20499, 17442,
    18805, 23852, 17955, 18658, 23009, 21958, 26686, 30387, 26914, 18754, 18318, 17206, 20146, 18534, 18419, 17010,
    25207, 31693, 32170, 26787, 20384, 32589, 20266, 17571, 19686, 23233, 29051, 23432, 28605, 23454, 18443, 27233,
    23461, 17837, 16415, 32322, 22191, 26302, 20000, 23012, 31748, 18631, 19117, 29109, 23419, 27997, 18941, 24067,
    23446, 18649, 25187, 22401, 28568, 28332, 20643, 22093, 31552, 22178, 25084, 19138, 31977, 32316, 29642, 20759,
    28352, 24307, 19346, 23106, 27316, 18233, 26921, 29502, 22438, 29923, 19343, 22275, 22469, 22324, 31030, 28510,
    27585, 17167, 21155, 27031, 21696, 17229, 25352, 27810, 32047, 20647, 25885, 24383, 26730, 17126, 19633, 16799,
    29632, 30541, 27680, 25103, 23001, 20370, 31241, 17880, 29285, 19787, 32414, 18899, 21453, 25290, 20804, 20392,
    31150, 20653, 23028, 24521, 28345, 20221, 17899, 20639, 21961, 29489, 18247, 19827, 20129, 23850, 18379, 22635,
    23653, 26062, 20964, 16880, 25336, 23064, 18706, 24517, 28458, 30723, 28015, 23659, 28069, 24203, 32666, 25446,
    25775, 31099, 29850, 30032, 27964, 17127, 17908, 19318, 22414, 28256, 16474, 23215, 25886, 29096, 18179, 18937,
    27540, 16884, 25002, 27836, 22413, 20705, 30752, 20678, 27310, 25307, 18436, 21005, 24962, 24426, 32766, 28844,
    16706, 17585, 29034, 19580, 16582, 20478, 25180, 24376, 17637, 18773, 21714, 20431, 23031, 16973, 32286, 24518,
    18587, 25594, 16955, 17160, 17558, 23368, 23505, 23942, 20728, 25485, 30611, 27219, 31655, 32348, 20923, 23338,
    26066, 17555, 24155, 29327, 30714, 21058, 29439, 24577, 24089, 28919, 17568, 30594, 24126, 21297, 27102, 21809,
    32533, 29866, 20307, 31151, 16914, 23648, 28755, 26559, 17212, 24896, 27763, 32109, 32746, 19099, 25813, 27718,
    31368, 23638, 20140, 28265, 19656, 21825, 28192, 18479, 32684, 32636, 25119, 20981, 17998, 30011, 28441, 26476,
    25513, 22255, 25373, 27618, 22651, 32041, 29121, 21313, 17083, 21803, 29482, 20928, 19283, 26028, 23573, 22225,
    18717, 27100, 20739, 22666, 27168, 18270, 24088, 29261, 18155, 27407, 31711, 31573, 19076, 19598, 21130, 26875,
    25634, 17688, 19572, 32542, 27800, 21194, 20713, 22129, 17876, 25514, 32571, 30569, 21243, 18052, 27611, 28273,
    28698, 18230, 20041, 30789, 26904, 31245, 29601, 20123, 24400, 21797, 16413, 17976, 18993, 18851, 23842, 28376,
    28417, 32205, 20247, 18633, 18166, 29621, 18760, 30850, 19124, 16821, 21027, 28058, 19793, 23803, 16467, 25344,
    21436, 22715, 17108, 19044, 23010, 28581, 24487, 20076, 18151, 24094, 22617, 30165, 24709, 29215, 25841, 27677,
    20703, 19152, 20425, 17209, 26216, 20652, 19113, 20192, 17337, 29093, 18281, 17175, 20996, 28398, 20883, 30978,
    18839, 29325, 16996, 30339, 26366, 17640, 31976, 23616, 23249, 21715, 25786, 25992, 24451, 18230, 20914, 19504,
    16658, 28372, 23992, 32013, 27546, 23770, 26469, 17166, 21026, 20274, 18642, 20791, 21767, 21592, 17484, 28957,
    28211, 31118, 19666, 24163, 18550, 23729, 19103, 19914, 21343, 29074, 17273, 31778, 16570, 20052, 17619, 21810,
    26273, 29084, 21385, 29564, 28787, 32682, 18969, 17561, 31132, 24532, 31678, 31917, 30064, 19970, 31033, 31985,
    19764, 25831, 23359, 20781, 23107, 23199, 32378, 19331, 25009, 23716, 22905, 24815, 20536, 19998, 24616, 17073,
    27246, 18011, 24995, 17612, 18049, 30607, 27952, 29165, 31502, 17098, 30749, 16481, 32296, 32207, 21392, 30282,
    25042, 18908, 25159, 30995, 23457, 22076, 26367, 20149, 19919, 21487, 32129, 20425, 23262, 19079, 31139, 17114,
    30673, 17280, 18696, 20119, 21624, 17287, 30345, 24188, 31573, 17641, 26660, 16931, 30603, 19863, 17753, 23237,
    31104, 25336, 25978, 31086, 20076, 27995, 22491, 26775, 23827, 20654, 17439, 31899, 19000, 28397, 17182, 17203,
    31047, 29495, 29529, 32766, 27130, 16535, 32405, 17191, 27502, 32214, 25979, 18078, 26985, 16872, 21716, 31058,
    17477, 26296, 23207, 19117, 32316, 19308, 16812, 26026, 19373, 28746, 17968, 32528, 19304, 16431, 22952, 22379,
    16834, 29113, 27814, 26928, 29393, 28598, 23086, 19813, 18905, 31549, 17968, 27088, 29638, 17901, 24551, 26703,
    22850, 21354, 19334, 20467, 18111, 23074, 17836, 19020, 28681, 18004, 19514, 17933, 26612, 20505, 20777, 18050,
    24886, 26629, 19633, 25532, 20797, 19406, 23201, 20067, 23068, 21473, 21887, 17186, 29984, 19799, 31620, 25461,
    16805, 16884, 29421, 18700, 28211, 24738, 17427, 26704, 21932, 25641, 19881, 16849, 30998, 21256, 23793, 29435,
    29714, 28014, 23788, 17483, 23221, 32477, 18414, 26879, 23819, 28837, 22907, 19038, 20671, 26984, 28081, 20843,
    30446, 23869, 17690, 21003, 28402, 24583, 22093, 21441, 18193, 23639, 32104, 30233, 26330, 18843, 26520, 16800,
    23961, 16888, 28271, 20495, 24323, 20260, 17297, 24350, 18855, 18186, 28473, 29389, 19018, 20243, 20350, 19051,
    29989, 16433, 28822, 17366, 19586, 18248, 32415, 31623, 28168, 18110, 22638, 21596, 23698, 29194, 26142, 18586,
    24041, 22717, 20448, 18229, 30767, 29079, 29256, 26794, 17648, 22222, 32463, 17685, 27524, 24910, 23664, 19739,
    17911, 30228, 20765, 17802, 21926, 20088, 26814, 19344, 18278, 25196, 22046, 28380, 28410, 31337, 19474, 29134,
    19423, 23801, 19312, 17521, 27998, 16481, 19604, 17469, 20521, 28406, 23146, 31767, 17399, 28235, 28128, 21089,
    19064, 22509, 31478, 21414, 26360, 23395, 26890, 20202, 29611, 30617, 18779, 26929, 25868, 25378, 30906, 23879,
    32580, 20606, 16816, 20829, 24599, 27379, 24796, 24500, 17856, 28923, 19080, 16421, 20943, 19067, 24281, 27428,
    19745, 30852, 17895, 24943, 17091, 25747, 22738, 21665, 17552, 28212, 18659, 21624, 30270, 22483, 17320, 17832,
    32738, 24884, 17212, 17935, 19245, 17479, 30642, 31945, 20981, 18250, 17481, 31538, 17717, 28834, 19523, 28514,
    20112, 18407, 20535, 23220, 20131, 30090, 25082, 25372, 32317, 23261, 20161, 22042, 16450, 27696, 25236, 23751,
    29348, 23884, 21781, 31274, 16993, 16964, 17713, 27217, 21059, 31585, 27076, 29990, 16861, 31258, 18253, 16868,
    29175, 30341, 18139, 19385, 17702, 19848, 21001, 24477, 19010, 27957, 31719, 27413, 29186, 22977, 17300, 18820,
    26209, 19035, 17794, 17487, 17541, 17161, 17198, 22624, 26677, 16710, 22360, 17979, 31262, 16999, 17405, 17778,
    32002, 20916, 17356, 18705, 20121, 16516, 22934, 18699, 25008, 26291, 17970, 16885, 28389, 22886, 25028, 31186,
    21091, 18964, 21624, 23419, 17599, 20041, 26614, 32413, 20390, 16524, 23556, 22248, 17663, 25195, 18378, 22953,
    18684, 19661, 18680, 18751, 24423, 27374, 18433, 31714, 28367, 30857, 20684, 20118, 21853, 22275, 32497, 22638,
    31081, 18733, 25105, 27720, 24548, 23814, 31626, 31722, 19660, 21576, 28783, 31589, 19598, 17212, 19787, 26191,
    24745, 20682, 21437, 23643, 22077, 20150, 17196, 28504, 26059, 16940, 23791, 16892, 31402, 27098, 18376, 20826,
    19516, 16839, 20313, 29679, 22476, 29451, 22330, 18945, 21458, 22041, 18786, 23957, 28585, 22514, 28423, 16621,
    17653, 27949, 31616, 25565, 20584, 31317, 20646, 24359, 17042, 21979, 17960, 32215, 31699, 24663, 23942, 30452,
    31921, 28389, 25456, 30135, 26032, 24457, 19729, 19636, 21607, 25826, 19396, 24092, 28363, 29526, 27348, 19792,
    21711, 18972, 18006, 23864, 20653, 17773, 29293, 22271, 18249, 23218, 18408, 17307, 27759, 25255, 26216, 22416,
    21114, 17946, 17723, 19090, 20569, 21932, 32353, 18303, 18894, 22102, 23456, 21397, 31374, 19961, 22489, 27736,
    27746, 29357, 25077, 18031, 30789, 23226, 30402, 19092, 29689, 20299, 22105, 23119, 20479, 28354, 22043, 31434,
    18487, 24361, 18853, 29138, 20436, 31453, 26484, 23400, 29731, 18412, 27049, 25797, 28477, 21175, 27329, 26452,
    17387, 28653, 30189, 19323, 16682, 20189, 20075, 27122, 31784, 20761, 21492, 32147, 27302, 29660, 18378, 26165,
    19816, 18882, 19783, 16583, 29711, 19482, 30455, 20173, 20793, 23679, 30806, 18880, 19104, 23567, 22914, 24366,
    25588, 30437, 18742, 17454, 28125, 30870, 21205, 25759, 16613, 18997, 18286, 30436, 18089, 16875, 31867, 23739,
    18740, 28668, 21512, 21075, 17170, 25605, 28187, 23763, 24921, 20813, 20036, 30960, 31263, 21768, 26081, 22673,
    18464, 19395, 21391, 22515, 24541, 32609, 17628, 21657, 28311, 16662, 20309, 17497, 18376, 18131, 27902, 31141,
    24669, 27087, 20020, 27944, 30891, 27128, 21512, 18643, 27419, 32310, 21798, 20733, 17677, 23181, 29277, 27152,
    20492, 21457, 19151, 18218, 26024, 28654, 20627, 24009, 27473, 20135, 22990, 22024, 20856, 19056, 31189, 25192,
    24841, 19417, 30574, 18523, 31987, 31689, 26296, 23638, 26883, 22030, 16711, 16605, 22862, 26479, 24080, 27617,
    26012, 25037, 22246, 21709, 17255, 30389, 30096, 25608, 19399, 20987, 20388, 29550, 20828, 20192, 17150, 32438,
    25163, 18267, 32560, 21332, 17348, 21218, 24968, 26088, 31769, 21138, 24858, 18684, 18669, 30961, 19356, 17139,
    23428, 25076, 27598, 18292, 25332, 16541, 30918, 18575, 18234, 24045, 19299, 28264, 26745, 17442, 24478, 30903,
    25245, 25913, 26392, 27472, 20770, 23001, 19687, 20107, 17221, 17450, 23513, 25808, 23860, 21232, 18183, 20730,
    25624, 32471, 20734, 17494, 31397, 27782, 28146, 16744, 27764, 23167, 29142, 19394, 16793, 29867, 25119, 26024,
    28277, 29436, 25655, 31567, 19978, 32759, 32062, 17010, 19913, 23565, 22379, 27568, 29549, 30929, 17876, 20688,
    22671, 24212, 21405, 19037, 27641, 17931, 22103, 23082, 18418, 17901, 27228, 17631, 23874, 28293, 22662, 21022,
    26788, 20026, 30567, 18416, 16752, 31325, 25290, 21956, 29378, 20711, 17956, 19602, 22972, 26569, 25492, 23786,
    17770, 17246, 29253, 22717, 24245, 19792, 26212, 18517, 19182, 17434, 30123, 22578, 27025, 19561, 20954, 20654,
    27496, 19555, 19202, 17325, 31746, 30501, 20067, 18577, 23134, 30318, 22950, 23244, 21907, 17532, 32726, 25883,
    23410, 22004, 23422, 24987, 18296, 30232, 25508, 29138, 22359, 19963, 29152, 19409, 31232, 23332, 18307, 25967,
    23495, 25694, 20404, 23753, 21715, 20711, 22208, 17981, 26977, 27636, 32709, 22501, 17903, 31237, 25225, 23005,
    29374, 22906, 18048, 22271, 23538, 18474, 21436, 18522, 18931, 30217, 16683, 19676, 19304, 19496, 17572, 24655,
    23316, 31854, 16489, 24285, 17252, 25409, 16999, 32646, 19170, 18393, 24908, 24003, 29837, 19138, 17624, 28213,
    18600, 26323, 30160, 25141, 26281, 29864, 19068, 18368, 18040, 16510, 30427, 32743, 21545, 16399, 25884, 21840,
    20314, 26637, 17777, 28766, 27621, 22907, 19143, 24198, 22187, 17046, 20703, 18060, 22000, 29839, 32353, 24618,
    24661, 28958, 18554, 16445, 27255, 21707, 20621, 22278, 21551, 31350, 26525, 30462, 18196, 30520, 32196, 26209,
    23131, 31749, 24149, 24617, 24667, 23685, 25071, 22844, 26679, 30424, 23451, 25248, 20325, 23166, 30080, 20783,
    22968, 29700, 24390, 17813, 32591, 24014, 25750, 20220, 25845, 22540, 18300, 26688, 22385, 19407, 26087, 24169,
    24702, 28620, 25534, 25500, 30773, 23749, 32566, 16579, 31218, 17858, 19863, 24324, 19961, 28993, 32696, 28758,
    21256, 27319, 25838, 23675, 30577, 23110, 24199, 30310, 21263, 27600, 28596, 24699, 22660, 25044, 26560, 24455,
    24142, 21789, 21580, 18378, 23598, 27415, 23369, 20453, 17833, 22436, 20833, 16527, 22351, 25189, 20968, 18319,
    23404, 27024, 31228, 21928, 25450, 20087, 22369, 17707, 21424, 29089, 29556, 19614, 22048, 22489, 18668, 27688,
    17613, 16869, 19893, 20672, 24218, 30024, 23673, 23837, 19090, 21333, 17914, 19131, 26528, 16423, 22029, 26759,
    23595, 17243, 21429, 17208, 31535, 20597, 22108, 19648, 26391, 22779, 18503, 20176, 19765, 21316, 17729, 21969,
    22996, 20612, 20148, 17394, 26047, 21802, 20883, 16779, 18013, 19561, 20483, 23611, 25838, 18575, 20951, 19904,
    20163, 26691, 23930, 22676, 31209, 27822, 28764, 21427, 19724, 23148, 21504, 22447, 20971, 28288, 25615, 21974,
    27709, 26781, 20861, 24918, 28709, 31874, 31112, 27287, 29610, 17560, 19551, 16709, 17755, 20532, 25755, 26041,
    24292, 22679, 32055, 21698, 18049, 21030, 23497, 30771, 16409, 24822, 22840, 20229, 27664, 25192, 21988, 19922,
    19516, 18155, 17736, 20270, 21548, 23680, 25693, 28657, 29342, 23489, 21617, 30661, 21410, 30311, 29024, 29413,
    19171, 28904, 28005, 27691, 27138, 19232, 25356, 18731, 19544, 28148, 28163, 17036, 16427, 24708, 26586, 23297,
    27193, 17396, 17732, 16900, 18503, 25775, 26593, 17150, 25230, 27746, 19013, 23433, 24032, 23836, 23983, 26572,
    19483, 20778, 26796, 21089, 24144, 24570, 24665, 17002, 21323, 18045, 25880, 19556, 23270, 30056, 19490, 17383,
    17384, 19646, 32137, 24155, 23652, 27993, 19172, 18006, 27646, 26415, 21005, 21471, 27569, 17081, 19855, 18626,
    21850, 22811, 23424, 31183, 25420, 21050, 25011, 21702, 30526, 19328, 29004, 18779, 21183, 24099, 17680, 30701,
    20454, 19548, 19613, 18228, 20273, 21665, 23004, 22867, 21520, 23018, 17677, 20470, 19342, 26866, 25968, 23257,
    17490, 18537, 29629, 18783, 18461, 25012, 24069, 21407, 28337, 21321, 19811, 21231, 21347, 25546, 18345, 23090,
    23032, 26465, 29901, 20086, 30821, 21611, 22287, 19483, 19381, 16864, 25601, 17762, 20574, 22325, 21146, 18480,
    31214, 16482, 25969, 32072, 18072, 21226, 27793, 19977, 17029, 21466, 30748, 22105, 17669, 29770, 26937, 26392,
    21399, 26817, 19493, 22475, 19115, 22242, 26639, 30078, 18955, 18144, 25372, 27828, 32342, 18837, 26997, 22444,
    16822, 20091, 21833, 25736, 28852, 23560, 22032, 27064, 23613, 23058, 19073, 21578, 19978, 30448, 17897, 20338,
    20361, 16818, 17993, 25094, 27713, 17579, 23451, 18092, 30486, 25137, 27976, 16514, 26761, 28967, 24003, 31302,
    32764, 31679, 29955, 17536, 24746, 26620, 32081, 25102, 22374, 31365, 27263, 24210, 19762, 23913, 32734, 25770,
    32443, 22732, 23011, 20400, 19406, 25659, 29499, 22069, 22409, 23020, 18342, 30372, 25327, 23671, 23154, 18461,
    23024, 17957, 18936, 31640, 22742, 23577, 21345, 25864, 26559, 21153, 19937, 19948, 29891, 20971, 24335, 31127,
    23627, 22117, 23261, 27257, 25823, 20587, 26809, 20339, 16904, 19095, 18738, 28912, 24221, 24472, 20853, 29289,
    26064, 27950, 27699, 18989, 22521, 20070, 27958, 25855, 23907, 23632, 26640, 19407, 21100, 23660, 23981, 29782,
    23291, 20001, 25056, 17436, 20290, 22855, 20108, 22293, 28095, 22796, 24343, 21167, 21198, 29961, 27089, 24765,
    27007, 25142, 30660, 24851, 21470, 26458, 23376, 21643, 21342, 20736, 26465, 25656, 28258, 20629, 20204, 24522,
    31375, 17586, 17384, 19710, 20227, 21070, 24493, 18113, 19618, 23142, 32625, 21964, 18098, 23062, 19169, 18827,
    28829, 16528, 30946, 32595, 18696, 18285, 18109, 17781, 18397, 22557, 24623, 24248, 30652, 21672, 17021, 21274,
    16810, 32203, 17340, 29490, 28785, 19558, 17024, 23836, 22319, 23760, 16649, 18067, 19859, 28136, 19376, 27582,
    22287, 31442, 21013, 23330, 19153, 30285, 27653, 17494, 21488, 17405, 16560, 20047, 22627, 22409, 20030, 30442,
    31595, 22806, 21562, 16669, 21855, 20884, 27037, 27506, 17918, 24213, 27883, 27736, 20694, 23253, 20928, 20054,
    16607, 27857, 24096, 20710, 22965, 17389, 18882, 22420, 22787, 17820, 29256, 27382, 27023, 23522, 31358, 17488,
    29808, 17703, 19294, 27424, 29497, 30754, 22189, 17835, 25224, 32107, 27848, 22733, 28246, 21500, 27939, 18877,
    29819, 18874, 25722, 28064, 25511, 30502, 27839, 28899, 32405, 24359, 23207, 20192, 29350, 30489, 23640, 24987,
    27549, 20991, 20849, 21946, 23078, 22084, 20820, 16882, 19185, 18044, 32680, 19486, 32558, 32376, 16456, 16534,
    20814, 17415, 22139, 21299, 18796, 16615, 24375, 27827, 17492, 21799, 30420, 24114, 22208, 26198, 27627, 17882,
    21404, 25680, 0, 0, 0, 0, 0, 0, 31460, 18539, 19577, 21817, 27239, 19964, 22879, 21695, 27482, 27137, 19797,
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
    22508, 28384, 18937, 29011, 17367, 23175, 20126, 16864, 18589, 17494, 20319, 25138, 22025, 17306, 22260, 25711,
    24543, 22057, 18322, 32499, 17248, 17027, 31139, 18465, 30154, 31230, 20842, 28033, 17706, 24056, 22596, 26702,
    19373, 31809, 24644, 17315, 18161, 19818, 23689, 17046, 23112, 21416, 24649, 27691, 16601, 28868, 22592, 31975,
    21370, 19785, 17879, 20285, 19795, 32216, 16817, 24558, 29129, 30495, 18266, 17579, 30426, 29318, 31061, 22608,
    23309, 23410, 30560, 26819, 28324, 21630, 27179, 22591, 32134, 21377, 29560, 20683, 19189, 26140, 32157, 17240,
    18788, 20061, 19778, 22165, 28538, 21481, 26707, 18572, 27798, 31688, 17912, 23569, 22895, 17947, 18964, 28386,
    17712, 31888, 24080, 32445, 18643, 31803, 17229, 21274, 29219, 30599, 27923, 23896, 25457, 21546, 24236, 29855,
    17427, 20262, 30653, 28033, 17780, 19355, 24373, 19068, 21475, 21533, 17308, 20395, 26975, 30386, 20895, 29381,
    23061, 18542, 26828, 26045, 17897, 21198, 19350, 31776, 28944, 19547, 21242, 28163, 30207, 23262, 16975, 27694,
    18149, 18616, 27305, 23063, 24394, 20227, 23750, 30666, 25588, 23563, 22678, 22031, 26987, 26862, 17107, 20407,
    25297, 30371, 20781, 26725, 22975, 21304, 16482, 27487, 23159, 22788, 21453, 19245, 25490, 26646, 21708, 21742,
    16752, 23515, 19115, 26392, 30754, 30449, 24846, 18823, 27499, 22226, 25236, 17671, 22490, 30837, 18944, 28106,
    31018, 17323, 23137, 19071, 20633, 30954, 30859, 31866, 31425, 27695, 25130, 21377, 17073, 23293, 28919, 23536,
    26324, 29413, 23976, 17996, 30143, 29167, 32425, 23597, 26596, 29950, 22056, 32147, 20125, 21519, 16893, 18276,
    20087, 28459, 22862, 30394, 28524, 30717, 25113, 22782, 23012, 19378, 20071, 29567, 17399, 23580, 27774, 17305,
    24881, 16933, 32200, 23028, 31323, 30773, 18185, 32642, 17314, 25411, 27228, 18349, 16851, 23634, 25060, 30471,
    20942, 24805, 17081, 25760, 22660, 31407, 19074, 23892, 17897, 17940, 19312, 19160, 17125, 29466, 20291, 32585,
    20130, 19447, 27855, 27482, 24367, 19225, 30509, 21705, 31901, 18397, 28411, 24255, 17463, 17978, 24417, 32605,
    19578, 24210, 19346, 29193, 25510, 24659, 18001, 29122, 24619, 26235, 31236, 17896, 25253, 28416, 20624, 19291,
    30752, 17645, 24573, 17728, 26975, 20368, 24037, 17879, 31030, 31157, 16617, 28917, 26725, 24596, 21314, 21915,
    28416, 27437, 25883, 21951, 29741, 21070, 19681, 22147, 18801, 19534, 22264, 19742, 16912, 18203, 19145, 26956,
    30307, 21828, 23832, 27264, 20033, 18712, 28595, 22444, 32350, 23103, 19829, 25535, 20220, 24381, 32172, 16638,
    32465, 22005, 27319, 24958, 18451, 19031, 24839, 29349, 17995, 21037, 18005, 27732, 22709, 24341, 21142, 21514,
    29517, 31118, 22346, 31912, 24383, 31408, 20887, 17706, 22869, 18334, 23352, 25973, 20916, 28739, 19915, 17639,
    18332, 22126, 19529, 31121, 20844, 20797, 19554, 31871, 21183, 25692, 21861, 25952, 19090, 19626, 22315, 18044,
    29061, 21581, 24163, 25373, 29047, 27809, 23978, 23729, 23827, 32530, 25408, 23813, 17531, 31739, 28368, 23113,
    17439, 16425, 18650, 17398, 19940, 28315, 27406, 30287, 20433, 17754, 17263, 17745, 20348, 16486, 27161, 24401,
    26790, 27048, 21569, 19613, 22313, 24066, 19352, 23097, 19645, 19324, 19556, 22144, 29707, 24933, 26647, 17023,
    27002, 17223, 27382, 29601, 27278, 27766, 19850, 18065, 28368, 21714, 16909, 19059, 19171, 16985, 17863, 24875,
    20927, 19614, 18285, 17645, 27733, 28338, 22560, 17141, 29668, 22245, 18240, 29864, 21751, 18107, 23787, 20750,
    32181, 20216, 18992, 27458, 17131, 20104, 17568, 32487, 27155, 23838, 32698, 25666, 22341, 21376, 19920, 27926,
    17473, 18987, 17348, 22196, 18790, 23706, 19321, 32213, 17542, 17193, 25415, 17707, 16693, 28502, 21205, 21870,
    21051, 19640, 26481, 23542, 28617, 17036, 29803, 17645, 29793, 21385, 21689, 24137, 17267, 20549, 31145, 28917,
    17019, 30163, 27003, 16650, 22590, 25276, 22423, 28372, 27399, 23466, 22326, 18807, 24561, 16832, 28360, 25932,
    27880, 19916, 16478, 24923, 26462, 28091, 22273, 23333, 31547, 28219, 16606, 16908, 24495, 23925, 26571, 28495,
    29150, 20801, 23963, 26590, 24054, 28032, 26860, 25914, 23738, 30766, 21272, 18053, 28190, 28888, 25318, 22189,
    21746, 31309, 26225, 16702, 17410, 17802, 30905, 23533, 32007, 17066, 18210, 17409, 17277, 16385, 27103, 24457,
    24017, 18767, 17207, 24875, 23207, 26553, 23173, 22499, 21435, 18976, 31611, 24949, 18217, 27983, 21528, 17627,
    21424, 30781, 25867, 20893, 17902, 20473, 20804, 23108, 31122, 22904, 25251, 16942, 16861, 22670, 24861, 22193,
    24731, 18995, 25785, 27678, 28579, 26482, 20840, 24990, 17681, 25163, 19535, 26625, 25542, 26403, 24011, 26925,
    23488, 25714, 17465, 30896, 27892, 24160, 22281, 32118, 22031, 32439, 19682, 27002, 19109, 21111, 28058, 30542,
    25726, 31501, 26129, 24991, 23142, 17076, 22328, 18905, 17452, 17460, 20497, 30141, 28768, 16860, 26953, 23068,
    17077, 17352, 29062, 31583, 17515, 22940, 25272, 27787, 24479, 30014, 19214, 25598, 23792, 28375, 16958, 24108,
    19460, 20374, 21293, 18506, 20557, 20945, 25653, 18468, 16639, 27499, 23623, 22904, 28395, 26789, 24210, 30814,
    23824, 20408, 22948, 19688, 30094, 19300, 20378, 19518, 16738, 21133, 21574, 21788, 22086, 17973, 27038, 29740,
    25737, 23933, 16904, 31593, 29567, 17480, 30209, 17007, 29203, 16516, 25246, 17585, 21389, 16608, 27383, 19637,
    17430, 30799, 18850, 20160, 18000, 21234, 22717, 24020, 20090, 22616, 18086, 26727, 26102, 30871, 25521, 16912,
    29723, 29559, 26244, 30249, 21362, 30374, 16728, 21589, 22165, 18660, 21849, 24729, 29805, 27132, 18382, 21670,
    24762, 18583, 29449, 27056, 18726, 27042, 19229, 26450, 16703, 20788, 31212, 16514, 32621, 17106, 18008, 19507,
    25197, 20800, 26220, 23048, 21164, 28772, 23506, 22988, 28121, 19865, 21781, 16988, 16780, 21030, 32658, 17715,
    20743, 16493, 21811, 17276, 18633, 27990, 21710, 28532, 24583, 29432, 25750, 21855, 29520, 28513, 28439, 24190,
    18730, 16746, 32199, 23215, 20898, 20087, 25445, 17783, 25199, 30664, 21630, 19217, 17561, 23392, 22115, 32356,
    24624, 28430, 22345, 25761, 26971, 32503, 17710, 19010, 17198, 19700, 31485, 27932, 24970, 28309, 17468, 22629,
    16818, 24307, 18924, 20519, 23307, 17351, 26310, 18247, 25572, 17129, 24605, 20306, 22818, 17709, 27920, 27985,
    27718, 16561, 22673, 16710, 20816, 20736, 19457, 23695, 31875, 23739, 18985, 21230, 23274, 17478, 21686, 24281,
    24883, 24739, 20660, 28455, 24410, 31714, 19535, 19139, 31693, 18234, 21190, 30613, 21493, 16454, 18929, 24681,
    23702, 17733, 18871, 24932, 20096, 29232, 19049, 18963, 24795, 27491, 25676, 22148, 24799, 27444, 19970, 20761,
    28955, 19242, 31377, 22115, 19694, 30245, 26181, 26071, 24992, 29067, 21532, 16799, 17062, 32572, 21520, 17459,
    17327, 17359, 16583, 29730, 18921, 19491, 20505, 26322, 21870, 21732, 31620, 20875, 26537, 32058, 26598, 18727,
    23972, 31514, 25612, 17342, 16938, 23798, 17752, 26891, 25771, 17514, 20169, 20476, 20465, 20167, 16744, 20667,
    32061, 22117, 18058, 26800, 26914, 17532, 26256, 25920, 22405, 30619, 20061, 17514, 27064, 32117, 32144, 31558,
    29817, 19997, 16526, 18360, 27743, 20655, 16943, 20425, 17923, 23920, 17911, 29382, 23258, 30217, 22133, 19151,
    23067, 20134, 32521, 17693, 31645, 27269, 21026, 21827, 19444, 25832, 21410, 22023, 27631, 22058, 28828, 17441,
    25274, 22787, 22453, 31680, 30600, 20126, 20487, 26636, 27072, 22725, 21443, 22289, 23895, 31750, 16962, 24529,
    24439, 23666, 17838, 16675, 21869, 19006, 26538, 21334, 18344, 24004, 32053, 31255, 26832, 28792, 18071, 19499,
    22015, 26954, 17517, 30492, 18695, 30540, 28707, 23485, 31720, 26825, 16814, 19200, 30775, 19002, 16659, 19494,
    17144, 19338, 24012, 23539, 18489, 24536, 16587, 25663, 31756, 31644, 31358, 27412, 32203, 18476, 23251, 17928,
    20750, 16675, 20388, 21879, 32482, 27388, 31966, 17131, 18889, 21383, 23836, 18194, 19400, 27095, 18935, 32001,
    32004, 17082, 19126, 28354, 19786, 18430, 17192, 21757, 30252, 18149, 23743, 27858, 19154, 21463, 18825, 26313,
    31402, 16559, 24590, 21968, 17793, 27652, 22260, 22236, 18004, 28920, 19166, 17927, 18772, 27795, 16509, 18037,
    22182, 29849, 26156, 30929, 28136, 30167, 24547, 18349, 27640, 29166, 24634, 17053, 17477, 32342, 18575, 29519,
    18299, 21334, 29715, 26582, 20306, 17514, 18346, 24559, 27006, 18000, 22970, 17764, 28748, 23795, 19209, 29989,
    17807, 25178, 21329, 20254, 27198, 31671, 31065, 16651, 16775, 18926, 29286, 25468, 24553, 21986, 17682, 27998,
    17297, 29055, 28753, 17152, 16406, 17649, 18239, 28996, 18925, 19212, 16655, 19929, 19642, 17550, 18517, 21929,
    17117, 27440, 25237, 17865, 20513, 22127, 26907, 30477, 22224, 25098, 31130, 19758, 31701, 27725, 21544, 23800,
    25303, 30092, 16609, 22324, 23151, 26722, 26183, 24921, 25464, 27506, 23068, 20761, 21320, 30111, 24157, 29791,
    22798, 20802, 16473, 18080, 21275, 24763, 24142, 28001, 21689, 27549, 23956, 16978, 26150, 27141, 29512, 20060,
    20079, 17396, 16510, 24632, 17093, 21623, 19893, 26642, 25572, 18044, 31171, 21384, 23126, 17850, 17962, 21386,
    16873, 28148, 28423, 31008, 23309, 19884, 22457, 28285, 16957, 19983, 20585, 19590, 21059, 16518, 32668, 22531,
    32396, 26279, 27186, 19578, 16510, 32716, 26752, 22388, 22571, 21449, 25340, 24953, 18697, 30683, 22496, 19891,
    20709, 20736, 29016, 24431, 16629, 30932, 19469, 19878, 22465, 21265, 17786, 21594, 18088, 20030, 17045, 25878,
    28038, 20202, 24737, 29062, 19074, 24747, 26871, 24336, 19629, 20516, 25606, 17684, 29261, 21907, 25144, 25021,
    27561, 17975, 27561, 21068, 21913, 20643, 21796, 19453, 24241, 17035, 24170, 27446, 25061, 31529, 29748, 17858,
    27165, 26943, 31803, 30111, 18099, 16842, 30638, 22145, 23590, 31445, 31276, 18506, 17658, 20966, 21336, 24975,
    25383, 19256, 28904, 28314, 24356, 26086, 27265, 28236, 27795, 19547, 21691, 31822, 23841, 23143, 26256, 27295,
    17186, 29587, 29696, 18465, 22920, 18992, 18879, 32315, 27925, 23760, 32614, 18486, 29848, 16654, 25442, 26986,
    26444, 16789, 30761, 29755, 30607, 18490, 28915, 27778, 22161, 25541, 30122, 31605, 21440, 25143, 17355, 24556,
    28065, 18608, 26662, 32524, 17053, 23082, 24181, 19913, 29263, 27820, 23813, 27607, 24690, 18715, 30137, 21519,
    32278, 31933, 17501, 22249, 28305, 27705, 16413, 21557, 22772, 18299, 21057, 24204, 22228, 21719, 17511, 29373,
    19502, 22912, 22264, 28835, 26110, 27109, 30386, 17792, 18573, 17618, 31734, 26735, 24157, 26459, 18267, 29444,
    27314, 21698, 28864, 29158, 16599, 25902, 27961, 30911, 30079, 21542, 24282, 21198, 30316, 22526, 16545, 20007,
    17640, 19283, 28668, 16442, 17567, 19493, 20555, 27141, 31100, 17325, 19026, 16596, 28560, 29372, 25684, 23193,
    31612, 17110, 16475, 21841, 23167, 27762, 20804, 16833, 20123, 17865, 17510, 21767, 25737, 21316, 16570, 21292,
    21640, 16403, 17191, 22163, 21386, 29938, 31532, 23805, 19130, 17190, 24787, 17522, 25550, 21598, 27742, 25802,
    17464, 17813, 20378, 17600, 29149, 21164, 29039, 18684, 30444, 22731, 19307, 22194, 18660, 23148, 31620, 18512,
    16422, 18545, 27678, 25559, 29334, 22846, 28946, 21706, 32517, 21593, 20377, 32415, 24371, 18386, 26717, 21138,
    18151, 28920, 16451, 26507, 31355, 18310, 21251, 31305, 17318, 18019, 21213, 18994, 21959, 19669, 23335, 25920,
    31708, 18711, 32766, 25301, 24103, 19801, 20671, 32323, 28187, 29423, 29954, 31357, 19293, 25776, 20514, 30051,
    22743, 20013, 29736, 25301, 19243, 22376, 26985, 17320, 32300, 26367, 32594, 24884, 20179, 28583, 23714, 30115,
    28042, 21082, 30276, 19866, 26833, 25612, 31775, 24815, 21855, 18846, 16774, 29931, 22033, 18006, 19268, 22743,
    23125, 21396, 17284, 27697, 20232, 28957, 16949, 30443, 27986, 19613, 23446, 30731, 17046, 23905, 23753, 22340,
    31320, 20939, 19197, 24718, 22582, 21369, 32390, 31088, 17407, 16684, 29968, 20507, 26082, 30512, 19082, 29699,
    17997, 28237, 18715, 23648, 27903, 26403, 29763, 18791, 28224, 24996, 29213, 27107, 25770, 24000, 17337, 16650,
    30563, 21758, 24205, 18560, 29959, 24211, 17779, 24771, 27577, 24928, 21999, 17051, 19132, 24223, 17367, 18626,
    18778, 27346, 23587, 29250, 23055, 18322, 21497, 23602, 19017, 29103, 31996, 20569, 18851, 26749, 17287, 32425,
    25138, 30916, 30013, 19138, 17642, 16930, 26207, 24870, 16748, 21678, 28564, 26130, 23565, 17616, 28964, 32166,
    26376, 17043, 19474, 25773, 20479, 17178, 26847, 31236, 25678, 20096, 29412, 19460, 18323, 19610, 27403, 21519,
    23317, 18188, 19977, 32081, 16917, 27674, 21394, 28068, 23727, 27858, 28160, 29686, 24239, 26721, 17995, 30394,
    30404, 32064, 19158, 21241, 17706, 30401, 20749, 28817, 18872, 24654, 18946, 24206, 32031, 32038, 29770, 17576,
    23548, 28609, 22050, 21529, 18334, 20795, 25405, 22227, 16740, 20290, 26571, 30426, 32652, 28562, 31343, 24828,
    31574, 27202, 25169, 22137, 21422, 17312, 22409, 18531, 17018, 18249, 18745, 24657, 29237, 24246, 21350, 25383,
    26913, 17292, 27223, 25790, 23929, 24242, 18537, 22969, 31647, 30825, 20005, 19980, 29435, 17933, 19666, 21506,
    20370, 27880, 18501, 20126, 27177, 19663, 31300, 20828, 17190, 24033, 28092, 23197, 30382, 24383, 19031, 22607,
    24081, 20216, 18763, 20377, 23302, 18852, 28518, 27978, 18116, 22098, 19052, 25841, 26039, 22798, 17725, 19436,
    23211, 27316, 28955, 30758, 25186, 22217, 20711, 32137, 24006, 30271, 26588, 31667, 32738, 20044, 22033, 19158,
    25941, 23300, 25733, 23721, 23638, 28492, 25077, 22652, 18892, 24437, 30179, 20138, 20420, 31054, 32312, 25057,
    22674, 21797, 28089, 24997, 18816, 19255, 18322, 28498, 22865, 21716, 21365, 26624, 16625, 32119, 27814, 21334,
    19579, 24285, 26995, 27303, 19431, 19354, 16730, 30599, 26562, 19119, 18591, 25640, 20668, 28763, 20108, 23515,
    28130, 26748, 25273, 19729, 20353, 23586, 17398, 17805, 30847, 21566, 17167, 25801, 20235, 27085, 23182, 31295,
    22845, 28510, 29375, 31830, 27398, 26127, 24529, 19519, 18955, 30288, 20718, 22517, 30370, 21339, 24583, 28766,
    26652, 19316, 24126, 30491, 22530, 22059, 30967, 19443, 25594, 25604, 23873, 17170, 31787, 29533, 20586, 30825,
    19359, 24354, 16882, 32408, 29369, 32158, 21828, 21041, 25469, 25258, 20962, 17756, 26344, 20653, 31176, 19313,
    29121, 22546, 27468, 19620, 21215, 24445, 24121, 24316, 26276, 25259, 16730, 16717, 25999, 20184, 31604, 28498,
    21308, 21994, 21199, 28152, 26731, 26369, 21974, 16762, 31069, 24202, 22168, 30329, 22418, 26603, 27722, 19840,
    19318, 21216, 29509, 18004, 24348, 25438, 20455, 29979, 18152, 27343, 16437, 32533, 16979, 32394, 21647, 21442,
    28797, 31882, 25853, 27423, 20139, 32243, 16388, 24807, 28843, 17862, 17209, 19410, 25589, 28442, 20004, 21321,
    18922, 19771, 17762, 17721, 18466, 30113, 17286, 18595, 27443, 21980, 22205, 28987, 32735, 31303, 29195, 25673,
    23378, 23961, 18464, 22569, 22256, 32315, 25373, 24755, 19819, 20784, 25163, 18558, 18143, 26670, 18969, 17731,
    26866, 25092, 29259, 20388, 30563, 22967, 17296, 17534, 30698, 32183, 24338, 18250, 24582, 25862, 23654, 30433,
    28031, 29934, 26918, 26066, 17367, 26673, 22241, 27739, 18040, 18250, 32693, 16681, 23502, 18280, 30891, 16435,
    22785, 24422, 31021, 31311, 17136, 25919, 21455, 19210, 28821, 21596, 21436, 32033, 19355, 26366, 24883, 24949,
    31447, 18428, 19119, 23034, 20679, 30505, 19131, 32092, 22006, 30258, 16595, 19542, 21773, 22782, 20529, 22718,
    17172, 27523, 26644, 20634, 16964, 29886, 28997, 18358, 27010, 16859, 16443, 26673, 20963, 18903, 27869, 25863,
    29577, 28685, 29645, 26524, 32092, 22436, 27281, 23789, 20309, 30448, 27648, 16861, 18774, 17155, 18093, 31022,
    27418, 26804, 17507, 25595, 24222, 24446, 31361, 20544, 20908, 30131, 32730, 26320, 20264, 23806, 19943, 24339,
    27972, 17830, 30082, 31442, 20382, 24030, 25363, 31617, 20131, 28964, 24508, 18336, 18263, 24388, 25406, 26218,
    29562, 16583, 25268, 20293, 23923, 27408, 21334, 22370, 27133, 20834, 20484, 29737, 18433, 23513, 29556, 28973,
    19333, 21646, 18832, 29110, 27686, 27002, 19732, 16703, 29350, 18725, 23699, 21191, 23764, 32095, 23122, 23242,
    17340, 19632, 20175, 18971, 24142, 26445, 24948, 17309, 22512, 19160, 32068, 25835, 25090, 21088, 20299, 17539,
    27538, 27066, 29973, 26836, 18810, 27421, 29641, 25442, 21255, 17587, 26537, 27556, 18714, 22824, 21609, 16947,
    17491, 20086, 25204, 32671, 16492, 23077, 19557, 29166, 22616, 31117, 24396, 27171, 17559, 16830, 23025, 18487,
    22166, 25098, 25305, 21315, 18528, 25542, 20146, 22069, 18522, 26364, 17832, 20671, 30838, 21462, 26273, 26915,
    31036, 25331, 19402, 28448, 30594, 21623, 22273, 17963, 17290, 29623, 19184, 21408, 24418, 21120, 22416, 17329,
    20683, 23909, 30896, 22415, 29301, 19173, 23139, 18335, 25258, 22561, 25066, 20474, 16462, 23746, 31544, 21314,
    24513, 30090, 16523, 26930, 28399, 21532, 18775, 25904, 31073, 20366, 22409, 16747, 17332, 26737, 27931, 17704,
    29886, 31715, 21339, 20998, 18691, 24622, 16623, 29095, 20861, 31970, 19943, 32206, 24166, 18393, 22349, 19022,
    29063, 22175, 24635, 27286, 23785, 18989, 18638, 28094, 17631, 19943, 22336, 20643, 20675, 23201, 19911, 30218,
    17029, 21756, 21506, 24416, 20291, 17300, 18662, 18147, 29043, 26803, 22918, 25687, 25076, 20348, 30254, 32663,
    18260, 19379, 23876, 22405, 27760, 30350, 19036, 17073, 19717, 31751, 26749, 24122, 29879, 32127, 30658, 24984,
    17934, 31930, 28016, 22571, 26182, 30213, 21966, 21779, 26529, 19662, 23818, 28890, 31575, 20612, 24277, 31674,
    29099, 31545, 21902, 23001, 19606, 30551, 25448, 27392, 22586, 32764, 27255, 27396, 26556, 22278, 18244, 28941,
    22444, 28831, 32437, 21026, 20987, 19843, 17044, 19965, 29580, 23912, 17010, 19925, 29175, 30818, 17488, 22613,
    25573, 16524, 25721, 22673, 26561, 20897, 16400, 23116, 31847, 21230, 23108, 25100, 19590, 19083, 24866, 29936,
    27122, 23922, 21689, 23609, 22767, 28169, 31047, 32635, 31161, 28013, 22484, 28676, 19211, 23674, 18727, 24763,
    16557, 28624, 20413, 16943, 17170, 22008, 25647, 25278, 23493, 31518, 22488, 25513, 31929, 16885, 32549, 25710,
    24136, 18651, 29323, 17294, 22778, 18847, 25932, 32266, 21027, 28450, 21121, 19509, 22943, 31288, 27065, 23456,
    25725, 22018, 21979, 20810, 28130, 22158, 30556, 18290, 21827, 27808, 16958, 23217, 32134, 32749, 27798, 27223,
    22457, 30915, 22093, 22452, 27324, 22438, 18524, 22555, 20581, 22547, 27511, 26524, 17773, 25109, 19690, 21677,
    25550, 24875, 27781, 26089, 21486, 19242, 21675, 28626, 22485, 27441, 26191, 17825, 26026, 32016, 22542, 25019,
    29264, 19522, 20233, 21789, 26896, 26780, 32642, 28582, 30187, 17119, 20987, 17081, 26370, 17528, 30912, 32382,
    24738, 23583, 26459, 27475, 17124, 24497, 18475, 26660, 20038, 28868, 21461, 18349, 26947, 20599, 19734, 24349,
    22463, 24686, 25275, 20316, 27139, 26089, 26069, 19158, 31596, 26158, 19575, 17043, 25578, 31385, 28048, 17282,
    18160, 28147, 27019, 16880, 18786, 22296, 20882, 25573, 26996, 19203, 30437, 18489, 26779, 32341, 18242, 16657,
    17596, 26418, 24408, 22383, 19128, 17328, 18867, 30794, 20930, 32037, 17494, 27869, 30509, 28195, 28156, 23095,
    29851, 20260, 27404, 17256, 24420, 19516, 29355, 17744, 25028, 22332, 19740, 23498, 25608, 27041, 19415, 28903,
    17353, 26708, 23463, 25765, 23658, 23774, 16499, 20447, 23520, 31639, 20689, 20140, 18429, 31408, 28277, 25708,
    18356, 20046, 25600, 23560, 31536, 27597, 28052, 24329, 17535, 21692, 24474, 20238, 21891, 23194, 18853, 21264,
    23051, 30501, 26817, 20408, 28839, 16945, 31032, 20217, 28089, 22862, 19108, 23354, 20709, 27618, 27336, 32065,
    17070, 16728, 30494, 21620, 17435, 19014, 16772, 31033, 19350, 20573, 25322, 26318, 19607, 24996, 30796, 17973,
    19420, 23239, 28447, 23884, 18831, 24330, 30445, 17292, 21081, 17007, 25053, 24856, 30336, 28929, 23666, 32283,
    18857, 21913, 28113, 20587, 20689, 29622, 32544, 27021, 31308, 31158, 30584, 30765, 29878, 29954, 18364, 28582,
    21822, 19858, 28557, 17398, 30063, 28057, 19185, 29168, 22280, 20637, 24982, 29083, 23120, 22088, 18291, 32735,
    32708, 23355, 19614, 28559, 20893, 30231, 17566, 25393, 25393, 27672, 18311, 18099, 27146, 20250, 24480, 18842,
    24692, 29781, 19048, 20848, 25858, 26138, 31980, 24809, 16756, 18162, 21148, 24091, 28713, 18051, 17919, 19575,
    17391, 24261, 19924, 29672, 17772, 21403, 23356, 29458, 23234, 32701, 28188, 16648, 24061, 18997, 25174, 29656,
    30697, 28443, 24626, 31161, 25870, 18949, 26728, 20663, 17924, 20767, 19832, 26939, 31946, 19225, 17099, 29263,
    19143, 23638, 31163, 30796, 24119, 26258, 24543, 16894, 25189, 20471, 22307, 21514, 23800, 23197, 23269, 28303,
    20566, 18474, 16948, 16920, 32215, 22648, 16662, 30749, 25837, 20079, 18379, 21275, 25465, 22947, 31308, 18354,
    26467, 20601, 19207, 23853, 25607, 23026, 17160, 30579, 20478, 32639, 27137, 30359, 24049, 19356, 31705, 21359,
    23774, 26793, 30880, 17396, 17917, 17081, 32638, 19333, 17014, 17667, 19342, 18954, 16930, 31741, 25969, 21394,
    31371, 29518, 30652, 22965, 19974, 19211, 28979, 30732, 18839, 21669, 32685, 24789, 27900, 27397, 20583, 28242,
    27837, 19708, 22884, 32053, 32749, 23974, 25859, 25670, 21062, 24627, 22141, 30339, 20702, 22529, 18949, 30281,
    22860, 16853, 29069, 27382, 30111, 31853, 23061, 22803, 22846, 22835, 30499, 22641, 19323, 28505, 20851, 17519,
    22005, 21870, 24947, 28984, 19796, 23837, 30416, 0, 0, 0, 0, 0, 0,
};

const uint8_t cpx_shifts[] = {
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 9, 9, 8, 7, 8, 7, 8, 8, 7, 8, 7, 8, 8, 7, 7, 7, 6, 7, 7, 7, 6, 7, 8,
    8, 8, 7, 7, 8, 7, 8, 7, 7, 7, 8, 6, 6, 6, 7, 5, 5, 6, 7, 7, 6, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 5, 5, 5, 6, 7, 5,
    8, 7, 6, 6, 7, 6, 10, 10, 9, 9, 9, 9, 9, 10, 9, 10, 9, 9, 10, 10, 10, 10, 9, 10, 9, 9, 10, 9, 9, 9, 6, 7, 6, 6,
    6, 6, 6, 5, 8, 6, 6, 6, 6, 6, 7, 6, 6, 6, 7, 6, 6, 6, 6, 7, 6, 6, 7, 7, 7, 6, 6, 6, 6, 7, 6, 6, 6, 6, 7, 7, 6,
    6, 6, 5, 6, 7, 6, 6, 7, 6, 7, 6, 6, 6, 6, 6, 5, 6, 7, 6, 6, 7, 7, 6, 6, 6, 7, 7, 6, 7, 6, 7, 7, 6, 6, 7, 6, 5,
    7, 7, 6, 6, 7, 7, 7, 6, 6, 5, 7, 7, 7, 6, 7, 6, 6, 6, 10, 10, 9, 10, 10, 10, 10, 9, 10, 10, 9, 9, 9, 9, 10, 10,
    10, 9, 10, 9, 9, 10, 10, 10, 7, 7, 6, 7, 6, 6, 7, 7, 6, 6, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 7, 7, 6, 7, 6, 7, 7, 6,
    6, 6, 6, 6, 6, 6, 7, 6, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 5, 7, 6, 6, 7, 8, 6, 6, 6, 6, 6,
    7, 6, 7, 7, 8, 7, 6, 7, 6, 6, 7, 7, 7, 6, 7, 6, 6, 6, 7, 7, 7, 6, 6, 7, 8, 8, 8, 7, 6, 6, 6, 9, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 6, 6,
    7, 6, 6, 6, 6, 7, 7, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6, 6, 8, 6, 6, 6, 7, 6, 7, 7, 6, 6, 6, 6, 6, 8, 6, 6, 6, 7,
    6, 7, 6, 5, 6, 7, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 6, 7, 6, 6, 7, 6, 6, 6, 7, 7, 7, 7, 6, 7, 7, 7, 6, 7, 7, 5, 7,
    7, 7, 7, 6, 7, 6, 6, 7, 7, 5, 6, 7, 6, 6, 6, 7, 5, 7, 7, 7, 8, 6, 5, 8, 6, 6, 5, 6, 6, 6, 8, 7, 7, 6, 7, 6, 7,
    7, 7, 7, 6, 5, 6, 6, 7, 8, 7, 6, 6, 6, 7, 7, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 9, 10, 10, 10, 10, 10, 10, 9, 9, 9, 10, 10, 10, 10, 7, 7, 6, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 6, 6, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 8, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 7, 6, 6,
    7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 8, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 6, 7, 6,
    7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 6, 7, 8, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 6, 10, 10,
    10, 10, 10, 10, 9, 10, 10, 10, 10, 11, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 11, 10,
    10, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7,
    7, 7, 8, 7, 8, 7, 7, 7, 7, 8, 7, 8, 7, 7, 8, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 8, 8, 6, 7, 7, 6, 7, 7, 6, 7, 7,
    7, 7, 7, 6, 7, 7, 7, 6, 8, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 6, 6, 7, 5, 7, 8, 7, 8, 6, 7, 7, 6, 6, 7, 7, 6, 7, 6,
    6, 7, 6, 7, 7, 7, 7, 7, 7, 8, 6, 7, 7, 7, 7, 6, 7, 7, 10, 10, 10, 10, 10, 10, 11, 10, 9, 10, 10, 10, 10, 10, 10,
    9, 10, 9, 10, 10, 10, 10, 11, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 10, 10, 10, 10, 10, 10, 10, 11,
    10, 10, 10, 10, 10, 6, 7, 7, 7, 7, 7, 6, 7, 7, 8, 7, 6, 7, 7, 6, 6, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 7, 8, 8, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 6, 7, 7, 7, 8, 7, 7, 6, 6, 7, 7, 7, 7, 8, 7, 7, 8, 7,
    6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 7, 6, 7, 6, 7, 7, 7, 6, 7,
    6, 7, 7, 6, 6, 7, 7, 6, 7, 6, 6, 6, 6, 7, 6, 6, 6, 7, 6, 5, 6, 6, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 6, 7, 7, 6,
    6, 6, 7, 7, 6, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7, 7, 4, 7, 7, 6, 7, 7, 7, 6, 6, 7, 6, 6, 7, 7, 7, 6, 6, 7, 6, 7,
    7, 6, 7, 6, 7, 6, 6, 7, 7, 7, 6, 6, 6, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11,
    11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 11, 10, 10, 10, 10, 11,
    10, 10, 8, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7,
    8, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 8, 8, 7, 7, 7, 7, 8, 8, 6, 7, 7, 7, 7, 6, 6, 7, 6, 6, 6, 7, 6,
    7, 6, 6, 7, 6, 7, 7, 6, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 7, 6, 6, 7, 6, 6, 6, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 6, 7,
    6, 6, 6, 7, 7, 7, 6, 7, 7, 7, 8, 8, 6, 7, 7, 6, 7, 7, 7, 6, 7, 8, 6, 6, 7, 7, 7, 6, 7, 6, 7, 7, 6, 7, 6, 5, 7,
    7, 6, 6, 7, 7, 7, 7, 7, 7, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 7, 7,
    7, 8, 8, 7, 7, 8, 8, 8, 9, 8, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 7, 8, 7, 7, 7, 8, 8, 8, 8, 7, 7, 8, 8, 7,
    8, 8, 7, 7, 8, 7, 8, 7, 8, 7, 8, 8, 7, 8, 8, 8, 7, 8, 8, 7, 9, 7, 7, 8, 8, 8, 8, 7, 7, 7, 7, 7, 7, 7, 9, 7, 7,
    8, 8, 7, 8, 8, 8, 7, 8, 7, 7, 8, 8, 8, 8, 8, 8, 8, 7, 8, 7, 7, 8, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 6, 7, 7,
    7, 7, 7, 6, 7, 6, 6, 7, 8, 7, 7, 6, 6, 6, 6, 7, 7, 7, 8, 7, 7, 7, 6, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 7, 6, 7,
    7, 7, 6, 7, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 5, 7, 6, 8, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 6, 7, 5, 7,
    6, 6, 7, 7, 7, 11, 10, 10, 10, 11, 10, 11, 10, 11, 10, 11, 10, 11, 10, 10, 11, 11, 11, 11, 11, 10, 11, 11, 11,
    11, 11, 10, 11, 10, 10, 10, 10, 11, 11, 11, 11, 11, 10, 11, 10, 11, 11, 11, 10, 11, 10, 10, 11, 10, 11, 11, 10,
    11, 10, 10, 11, 10, 11, 10, 11, 10, 10, 10, 10, 7, 8, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 8, 7, 8, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 6, 8, 6, 7, 7, 8, 7, 7, 8, 6, 7, 7, 7,
    6, 7, 7, 8, 7, 8, 7, 7, 7, 7, 8, 8, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 9, 7,
    6, 7, 7, 8, 7, 7, 7, 6, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 6, 6, 6,
    7, 7, 7, 6, 6, 6, 7, 6, 7, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6, 6, 6, 6, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7,
    7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 6, 7,
    7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 6, 6, 7, 5, 6, 6, 7, 6, 6, 6, 6, 6, 7, 7, 6, 6, 6, 7, 6, 7, 6, 6, 7, 6, 7,
    6, 6, 7, 7, 7, 7, 6, 6, 7, 6, 7, 7, 7, 11, 10, 10, 11, 10, 10, 10, 11, 10, 11, 11, 11, 10, 11, 10, 10, 11, 11,
    10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 10, 10, 11, 10, 10, 10, 10, 10, 10, 11, 11, 10, 10, 10, 11, 10,
    10, 10, 11, 10, 10, 10, 10, 10, 10, 10, 11, 11, 10, 10, 11, 10, 10, 11, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7, 7, 7, 8, 7, 8, 7, 8, 7, 7, 7, 8, 8, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7,
    7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 8, 7, 8, 7, 7, 7, 7, 8, 7, 8, 7, 7, 8, 8, 7, 7, 8, 7,
    7, 7, 7, 7, 8, 8, 7, 7, 7, 8, 8, 8, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 6, 7,
    8, 7, 7, 8, 6, 6, 6, 6, 6, 6, 7, 6, 5, 6, 6, 7, 6, 7, 6, 6, 7, 7, 6, 6, 7, 7, 6, 6, 7, 6, 6, 7, 6, 7, 6, 7, 6,
    6, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 7, 7, 6, 6, 7, 5, 6, 7, 6, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 7, 6,
    6, 6, 6, 6, 7, 6, 6, 7, 6, 6, 7, 6, 5, 6, 6, 7, 6, 7, 6, 6, 6, 7, 6, 6, 7, 7, 6, 6, 6, 7, 6, 7, 6, 6, 7, 7, 7,
    7, 7, 6, 6, 6, 6, 6, 6, 6, 7, 7, 5, 6, 6, 6, 6, 6, 6, 6, 7, 6, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 11, 10, 10,
    10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 7, 7, 8, 7, 7, 7,
    9, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 9, 7, 7, 7, 8, 7, 7, 7, 7, 9, 8, 7, 8, 8, 8, 8, 8, 8, 7, 7, 8, 7, 7, 7, 9,
    7, 7, 7, 8, 9, 7, 9, 7, 7, 8, 8, 8, 7, 8, 7, 7, 8, 8, 8, 8, 7, 8, 8, 7, 8, 7, 8, 8, 8, 7, 7, 7, 8, 7, 8, 7, 7,
    9, 7, 7, 7, 8, 7, 7, 8, 7, 7, 9, 7, 9, 8, 7, 7, 9, 7, 8, 8, 7, 9, 7, 7, 8, 8, 8, 7, 8, 7, 8, 8, 7, 7, 8, 7, 8,
    8, 8, 8, 7, 7, 8, 7, 7, 9, 7, 7, 7, 6, 6, 6, 7, 6, 4, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7, 6, 6,
    7, 3, 6, 6, 4, 7, 6, 5, 6, 6, 6, 7, 6, 6, 6, 7, 3, 7, 7, 7, 7, 4, 7, 5, 6, 6, 6, 6, 6, 6, 6, 7, 6, 6, 5, 7, 6,
    6, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 6, 7, 4, 7, 7, 6, 7, 6, 6, 6, 6, 6, 6, 7, 5, 6, 7, 7, 5, 7, 6, 5,
    7, 6, 6, 7, 7, 5, 5, 6, 5, 7, 7, 6, 7, 6, 6, 7, 7, 6, 6, 4, 6, 7, 6, 7, 7, 4, 7, 7, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 9, 9, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 7, 7, 8, 8, 8, 8, 7,
    8, 8, 7, 8, 8, 8, 7, 7, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7,
    8, 8, 8, 8, 8, 7, 7, 7, 8, 8, 8, 7, 7, 7, 7, 8, 7, 7, 5, 6, 6, 5, 6, 7, 6, 6, 6, 6, 6, 7, 6, 7, 6, 7, 6, 8, 8,
    7, 6, 6, 7, 6, 4, 7, 6, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 7, 7, 4, 6, 7, 7, 6, 6, 6,
    5, 5, 7, 6, 7, 6, 6, 6, 9, 9, 10, 10, 10, 10, 9, 10, 9, 9, 9, 9, 10, 9, 9, 9, 9, 10, 9, 10, 10, 9, 10, 9, 10, 9,
    10, 9, 9, 10, 9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 7, 9, 8, 7, 8, 8, 8, 8, 8, 7, 7, 7, 8, 7, 7, 7, 8, 7, 9, 8, 7, 7, 9, 7, 7, 8, 8, 7, 7, 7, 8, 8, 7, 9, 7,
    7, 7, 8, 7, 8, 7, 7, 8, 8, 8, 8, 8, 7, 8, 7, 7, 8, 7, 8, 7, 8, 8, 7, 7, 8, 7, 8, 7, 7, 6, 4, 7, 6, 7, 4, 6, 6,
    7, 6, 6, 6, 7, 7, 6, 6, 7, 7, 7, 6, 6, 5, 5, 5, 6, 7, 7, 7, 6, 7, 7, 6, 6, 4, 6, 6, 6, 5, 6, 8, 6, 6, 6, 7, 6,
    7, 7, 6, 6, 7, 7, 7, 6, 5, 6, 6, 6, 7, 5, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10, 10, 10, 10, 9, 9, 10, 10, 10, 9, 9,
    10, 9, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 7, 8, 7, 8, 8, 7, 7, 7, 8, 9, 7, 7, 8, 8, 7, 8, 6, 8, 7, 7,
    7, 7, 8, 7, 7, 8, 7, 8, 8, 8, 8, 7, 8, 7, 8, 10, 7, 8, 8, 7, 8, 8, 7, 7, 8, 8, 8, 8, 8, 8, 7, 8, 9, 8, 7, 7, 7,
    8, 7, 8, 7, 8, 9, 6, 7, 6, 6, 5, 7, 6, 6, 7, 6, 6, 8, 7, 7, 5, 5, 6, 6, 5, 6, 6, 4, 5, 6, 6, 6, 7, 6, 7, 5, 7,
    5, 6, 5, 6, 7, 5, 7, 6, 7, 6, 6, 7, 6, 7, 6, 5, 7, 7, 7, 7, 5, 7, 7, 5, 8, 6, 7, 4, 6, 7, 6, 7, 7, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 9, 10, 10, 11, 10, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10,
    8, 8, 0, 0, 0, 0, 0, 0, 10, 9, 9, 9, 10, 9, 9, 9, 10, 10, 9, 10, 10, 9, 9, 10, 8, 8, 7, 7, 10, 7, 7, 8, 7, 8, 8,
    7, 7, 7, 8, 8, 7, 8, 8, 7, 10, 8, 8, 9, 7, 7, 7, 7, 7, 9, 7, 7, 5, 5, 6, 7, 5, 7, 7, 6, 6, 7, 6, 7, 7, 6, 6, 6,
    6, 5, 6, 6, 4, 4, 7, 5, 6, 8, 8, 7, 5, 6, 7, 6, 9, 10, 9, 10, 10, 10, 9, 9, 10, 10, 10, 10, 10, 10, 10, 9, 9, 9,
    9, 9, 9, 9, 10, 9, 6, 6, 6, 6, 6, 6, 8, 7, 7, 8, 7, 7, 6, 6, 7, 7, 9, 7, 6, 6, 6, 7, 6, 7, 7, 8, 6, 6, 6, 6, 8,
    6, 5, 7, 6, 7, 8, 7, 7, 5, 5, 7, 6, 6, 6, 6, 6, 7, 7, 6, 6, 6, 7, 7, 6, 5, 6, 5, 7, 6, 7, 8, 6, 6, 5, 5, 6, 8,
    8, 6, 6, 6, 6, 5, 7, 6, 6, 7, 6, 7, 7, 6, 6, 6, 5, 6, 6, 6, 7, 7, 7, 6, 7, 7, 6, 6, 11, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 11, 9, 7, 7, 6, 6, 6, 6, 9, 6, 5, 6, 6, 6, 6, 6, 7,
    7, 7, 8, 6, 8, 7, 6, 7, 8, 6, 7, 8, 6, 7, 6, 8, 7, 6, 7, 6, 7, 8, 6, 7, 6, 6, 7, 6, 6, 7, 7, 6, 7, 7, 6, 7, 7,
    8, 6, 5, 8, 7, 7, 7, 8, 6, 7, 8, 6, 7, 6, 7, 7, 7, 8, 7, 5, 7, 8, 6, 7, 7, 7, 5, 7, 6, 7, 6, 6, 6, 7, 7, 7, 8,
    7, 8, 7, 7, 6, 7, 6, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10,
    10, 10, 10, 10, 10, 9, 10, 10, 10, 6, 7, 7, 7, 7, 6, 7, 7, 6, 5, 7, 7, 6, 7, 8, 7, 6, 6, 7, 7, 6, 6, 7, 6, 7, 6,
    7, 6, 7, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 6, 7, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 6, 6, 7, 6, 7, 7, 8, 7, 6,
    6, 8, 6, 7, 6, 6, 8, 6, 6, 6, 7, 7, 6, 7, 7, 5, 7, 7, 7, 7, 7, 8, 7, 7, 7, 6, 6, 6, 8, 6, 6, 7, 6, 8, 6, 7, 6,
    7, 6, 7, 6, 8, 6, 7, 6, 6, 6, 6, 8, 7, 7, 7, 7, 7, 6, 6, 6, 6, 7, 6, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10, 10, 10,
    10, 11, 10, 11, 11, 10, 11, 10, 10, 10, 11, 10, 10, 9, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 11, 7, 6, 7, 8,
    7, 8, 7, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 6, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 6, 7, 8, 6, 7, 6, 7, 6, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 8, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 8, 7, 6, 7, 6, 6, 6, 6, 6, 6, 7, 8, 6,
    7, 6, 7, 7, 7, 7, 6, 5, 7, 6, 7, 6, 6, 6, 6, 7, 7, 6, 8, 6, 7, 8, 7, 7, 7, 6, 7, 7, 6, 6, 7, 6, 7, 6, 6, 9, 6,
    6, 7, 6, 7, 6, 7, 8, 7, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10,
    10, 9, 10, 10, 10, 11, 10, 10, 9, 10, 9, 10, 10, 11, 8, 7, 7, 9, 7, 8, 7, 7, 7, 7, 8, 9, 8, 7, 7, 9, 8, 7, 8, 7,
    7, 7, 8, 8, 7, 8, 7, 8, 7, 7, 8, 7, 7, 7, 8, 7, 8, 8, 7, 8, 7, 7, 8, 6, 7, 6, 7, 8, 8, 7, 8, 6, 7, 7, 7, 7, 8,
    7, 7, 8, 7, 7, 7, 8, 6, 8, 7, 7, 6, 6, 7, 7, 7, 8, 8, 6, 6, 8, 7, 6, 7, 8, 7, 8, 7, 6, 7, 7, 7, 7, 7, 7, 6, 6,
    7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 8, 7, 8, 7, 7, 8, 8, 8, 8, 7, 7, 8, 8, 7, 7, 7, 6, 7, 7, 6, 7, 10, 11,
    10, 11, 10, 10, 10, 10, 9, 11, 10, 11, 10, 10, 10, 10, 10, 10, 11, 10, 10, 11, 10, 10, 11, 10, 10, 11, 11, 10,
    10, 10, 10, 10, 11, 11, 11, 10, 10, 9, 10, 10, 11, 10, 10, 11, 11, 11, 6, 6, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 6,
    6, 8, 8, 7, 6, 6, 8, 6, 7, 7, 7, 8, 8, 7, 7, 6, 7, 7, 5, 7, 7, 6, 6, 7, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 8, 7, 7, 8, 7, 7, 8, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 6, 7, 6, 7, 6, 7, 7,
    7, 7, 7, 7, 7, 6, 7, 8, 6, 7, 7, 6, 8, 7, 7, 7, 6, 7, 6, 6, 6, 7, 7, 6, 5, 7, 8, 7, 6, 7, 7, 7, 7, 5, 6, 7, 6,
    8, 7, 6, 8, 6, 7, 6, 7, 7, 7, 7, 7, 6, 8, 7, 6, 7, 8, 6, 6, 6, 6, 6, 7, 6, 6, 7, 6, 5, 6, 7, 6, 7, 6, 7, 6, 7,
    6, 7, 6, 7, 7, 6, 6, 7, 6, 6, 6, 7, 6, 6, 7, 6, 7, 7, 7, 7, 7, 8, 6, 7, 7, 6, 6, 7, 7, 6, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 11, 11, 10, 11, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 10, 10, 10, 10, 10, 10, 10,
    10, 11, 10, 11, 10, 11, 10, 10, 11, 10, 10, 10, 10, 11, 10, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 8, 8,
    7, 8, 8, 7, 7, 8, 7, 6, 7, 8, 7, 7, 7, 7, 6, 8, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 8, 7, 8, 7, 7, 8, 7, 7, 7, 7, 8,
    7, 6, 8, 7, 8, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 7, 10, 7, 9, 7, 7, 8, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 7, 6, 7, 6, 8, 7, 7, 6, 6, 6, 6, 7, 6, 6, 7, 6, 7, 7, 7, 8, 7, 5, 6, 6, 7, 7, 7,
    7, 7, 6, 5, 7, 7, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 6, 6, 6, 6, 6, 7, 7, 7,
    7, 7, 7, 7, 3, 7, 7, 6, 6, 7, 6, 7, 8, 6, 7, 7, 6, 7, 7, 7, 6, 6, 6, 7, 7, 7, 5, 10, 9, 9, 10, 11, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 9, 10, 11, 10, 10, 10, 10, 9, 10, 10, 9, 9, 11, 10, 10,
    10, 10, 9, 10, 10, 10, 11, 9, 10, 10, 10, 7, 8, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 8, 8, 8, 8, 8, 7, 8, 7, 8, 8, 8,
    7, 8, 7, 8, 7, 7, 8, 8, 8, 7, 8, 8, 8, 7, 7, 7, 8, 7, 7, 8, 7, 8, 8, 7, 8, 8, 8, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7,
    8, 7, 8, 8, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7, 7, 7, 8, 7, 7, 8, 8, 8, 8, 7, 7, 8, 7, 8, 8, 7, 7, 7, 7, 7, 8, 7, 8,
    7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7, 6, 6, 7, 7, 8, 7, 7, 6, 7, 6, 7, 7, 8, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 8,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 8, 6, 6, 7, 7, 7, 7, 7, 7, 5, 7, 7, 7, 7,
    7, 7, 8, 7, 6, 7, 7, 7, 7, 7, 6, 8, 7, 6, 6, 7, 7, 7, 7, 7, 7, 11, 11, 11, 10, 10, 11, 10, 11, 11, 11, 10, 11,
    10, 11, 10, 10, 11, 10, 10, 11, 10, 11, 11, 11, 11, 11, 10, 11, 11, 12, 11, 10, 11, 11, 11, 10, 11, 12, 10, 10,
    11, 11, 11, 10, 10, 11, 11, 10, 11, 11, 11, 11, 10, 11, 11, 11, 10, 11, 11, 10, 11, 11, 10, 11, 6, 7, 8, 7, 7,
    7, 6, 7, 6, 7, 8, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 6, 7, 6, 7,
    7, 7, 7, 6, 7, 7, 7, 6, 6, 6, 6, 6, 7, 6, 6, 6, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 8, 7, 7, 6, 7,
    6, 7, 8, 7, 7, 7, 7, 6, 8, 7, 7, 6, 7, 7, 8, 6, 7, 7, 6, 7, 8, 6, 7, 6, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 8, 7, 7,
    7, 6, 7, 8, 7, 7, 7, 7, 6, 6, 7, 6, 7, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 6, 6, 7, 7, 6, 7, 5, 7, 6, 6, 7, 6, 7,
    7, 6, 6, 6, 7, 7, 6, 6, 6, 6, 7, 7, 6, 8, 7, 6, 7, 6, 6, 7, 7, 7, 7, 6, 7, 8, 7, 6, 7, 6, 6, 7, 7, 6, 6, 6, 5,
    7, 7, 6, 7, 7, 7, 7, 8, 7, 7, 7, 6, 6, 7, 6, 8, 6, 7, 7, 6, 6, 7, 7, 7, 7, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7, 7,
    6, 7, 6, 7, 7, 7, 7, 6, 7, 6, 6, 7, 6, 7, 6, 6, 7, 6, 6, 7, 6, 6, 5, 6, 7, 7, 7, 7, 7, 10, 11, 11, 10, 10, 11,
    10, 10, 11, 10, 11, 10, 11, 10, 11, 11, 10, 11, 10, 11, 10, 11, 11, 10, 11, 10, 10, 11, 10, 11, 10, 11, 11, 11,
    10, 10, 11, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 11, 10, 10, 10, 10, 11, 11, 10, 10, 11, 10, 11, 10, 11, 10,
    10, 11, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 6, 7, 8, 7, 7, 7, 6, 7, 7, 8, 7, 6, 7, 7, 7, 6, 7, 7, 8,
    7, 7, 7, 7, 7, 7, 6, 7, 8, 9, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 6, 6, 7, 7, 7, 8,
    7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 8, 7, 7, 8, 8, 7, 7, 7, 7, 7, 7, 7, 6, 8,
    7, 7, 7, 7, 8, 8, 8, 7, 8, 7, 7, 7, 6, 7, 7, 7, 8, 7, 7, 6, 7, 6, 5, 7, 6, 7, 7, 7, 6, 6, 7, 6, 7, 7, 6, 7, 6,
    6, 7, 6, 7, 7, 7, 6, 6, 6, 7, 6, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 6, 7, 7, 7, 6, 4, 6, 7, 6, 7, 6, 8, 6, 6, 7, 7,
    6, 8, 7, 6, 6, 7, 7, 6, 6, 6, 7, 8, 7, 6, 6, 7, 6, 7, 6, 7, 7, 7, 7, 6, 6, 7, 6, 6, 7, 7, 6, 7, 6, 6, 6, 7, 7,
    7, 7, 7, 5, 7, 6, 5, 5, 7, 6, 6, 7, 6, 6, 7, 8, 6, 6, 6, 6, 6, 5, 5, 6, 7, 6, 6, 7, 7, 7, 7, 6, 7, 5, 7, 6, 10,
    9, 10, 10, 10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 9, 9, 10, 9, 10, 10, 10, 9, 10, 10,
    10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 10, 9, 10, 9, 10, 9, 11, 10, 10, 10,
    10, 10, 11, 9, 8, 7, 8, 7, 7, 6, 6, 8, 7, 7, 6, 7, 7, 7, 7, 8, 8, 6, 8, 8, 7, 6, 8, 8, 8, 7, 7, 7, 7, 6, 8, 6,
    8, 7, 7, 8, 7, 8, 8, 7, 7, 6, 7, 8, 9, 7, 8, 8, 8, 8, 6, 7, 8, 7, 6, 8, 7, 7, 7, 8, 7, 8, 7, 7, 8, 8, 8, 6, 7,
    8, 7, 8, 6, 8, 7, 7, 7, 8, 7, 7, 9, 7, 7, 7, 7, 7, 7, 7, 7, 7, 9, 8, 8, 7, 7, 6, 8, 7, 7, 7, 8, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 8, 8, 8, 7, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 9, 7, 8, 7, 7, 6, 7, 6, 7, 7, 5, 7, 6, 8, 6, 7, 6, 7,
    6, 6, 7, 6, 5, 7, 8, 5, 6, 7, 7, 7, 7, 6, 7, 7, 7, 6, 7, 7, 6, 8, 5, 5, 6, 7, 7, 7, 7, 6, 7, 6, 6, 5, 4, 7, 7,
    6, 6, 8, 5, 8, 7, 7, 7, 7, 6, 7, 7, 7, 6, 6, 8, 7, 6, 6, 6, 8, 5, 6, 6, 7, 6, 7, 6, 5, 7, 6, 7, 7, 7, 7, 7, 7,
    7, 4, 6, 6, 7, 8, 7, 6, 7, 7, 6, 6, 6, 6, 7, 7, 7, 6, 6, 7, 6, 7, 3, 6, 6, 7, 6, 7, 5, 7, 6, 7, 8, 6, 7, 7, 4,
    7, 6, 10, 9, 9, 9, 10, 9, 9, 10, 9, 9, 9, 10, 10, 9, 10, 10, 9, 9, 9, 9, 10, 9, 10, 9, 9, 9, 9, 9, 9, 10, 9, 9,
    9, 10, 9, 10, 10, 9, 9, 9, 9, 10, 10, 9, 10, 9, 10, 10, 9, 9, 9, 10, 9, 10, 9, 9, 10, 10, 9, 10, 10, 10, 9, 9,
    8, 8, 9, 8, 9, 8, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 9, 9, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 9, 9, 7, 8,
    8, 9, 9, 8, 9, 8, 8, 8, 8, 9, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 9, 8, 8, 8, 9, 8, 8, 9, 8, 8, 8, 8, 8, 7, 8,
    9, 8, 8, 8, 8, 7, 9, 8, 8, 8, 8, 9, 8, 8, 7, 7, 8, 5, 7, 7, 7, 7, 6, 6, 6, 6, 6, 7, 4, 5, 6, 4, 7, 6, 7, 7, 4,
    6, 7, 7, 7, 5, 6, 7, 6, 7, 6, 6, 7, 5, 7, 5, 6, 6, 6, 6, 5, 8, 6, 6, 7, 6, 6, 6, 6, 7, 6, 6, 8, 7, 6, 6, 5, 7,
    7, 5, 6, 8, 6, 7, 6, 9, 9, 9, 9, 9, 10, 9, 9, 9, 8, 8, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 9,
    9, 9, 9, 10, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 10, 9, 9, 10, 8, 9, 9, 9, 9, 9, 9, 9, 8, 8,
    8, 9, 7, 8, 7, 8, 8, 8, 9, 7, 8, 9, 8, 7, 8, 7, 8, 8, 8, 8, 8, 7, 8, 8, 7, 7, 8, 8, 7, 7, 7, 8, 8, 8, 8, 8, 8,
    9, 9, 8, 8, 8, 9, 9, 8, 9, 8, 8, 7, 8, 7, 7, 8, 8, 8, 8, 9, 8, 7, 7, 6, 8, 7, 6, 5, 4, 7, 5, 5, 5, 7, 7, 6, 6,
    6, 7, 6, 5, 7, 6, 8, 6, 5, 7, 6, 6, 7, 5, 7, 6, 6, 5, 7, 8, 7, 5, 7, 6, 5, 6, 8, 6, 6, 8, 7, 6, 5, 6, 7, 4, 5,
    6, 6, 5, 4, 7, 6, 5, 5, 6, 6, 5, 6, 6, 7, 6, 9, 10, 9, 9, 9, 10, 9, 10, 9, 9, 9, 9, 9, 10, 9, 9, 10, 10, 9, 10,
    10, 9, 10, 9, 9, 9, 10, 9, 9, 10, 9, 9, 9, 9, 10, 9, 9, 9, 9, 9, 9, 8, 9, 9, 9, 8, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9,
    8, 9, 8, 9, 9, 9, 9, 9, 8, 8, 9, 8, 8, 9, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 7, 7, 10, 8, 9, 8, 8, 8, 8, 8, 8, 8, 8,
    9, 8, 9, 8, 7, 8, 7, 8, 8, 9, 8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 8, 8, 8, 8, 8, 8, 9, 7, 7, 7, 8, 7, 6, 6,
    7, 7, 5, 4, 5, 5, 7, 7, 6, 6, 6, 5, 7, 6, 7, 4, 6, 6, 7, 7, 7, 7, 5, 7, 5, 6, 7, 4, 6, 3, 6, 7, 4, 5, 4, 6, 5,
    7, 7, 7, 7, 8, 7, 7, 6, 7, 6, 7, 8, 6, 7, 8, 5, 5, 5, 6, 7, 8, 7, 6, 7, 8, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    9, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 8, 8, 0, 0, 0, 0, 0, 0,
};
